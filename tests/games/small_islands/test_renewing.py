"""The column begins anew after a raising. small_islands-61 to small_islands-61d."""

import pytest

from games.small_islands.hunting import (
    EVERYWHERE,
    claim,
    decline,
    hunt,
    player,
    raise_it,
    share_out,
    stack,
)
from games.small_islands.positions import (
    asked,
    card,
    choices,
    clue,
    clue_set,
    clues_in,
    heard,
    hexes,
    named,
    sites,
    step,
    values_in,
)
from parlour.games.small_islands.box.clues import ALL_TILES, CLUES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import DECLINE
from parlour.games.small_islands.table import NO_CARD, RAISERS, Step

FROM_HAND = {"new_map_clue_from": "hand"}
OBJECT_CLUES = ["next to a hut", "1 or 2 spaces from a hut", *EVERYWHERE]


def first_clue(position):
    """Who begins, and with which card."""
    ((seat, (number, column, _)),) = heard(position, Event.FIRST_CLUE)
    assert column == 0
    return seat, number


# The old column


def test_the_old_clues_are_discarded():
    """small_islands-61: nothing is struck out, and the new clue is the only one."""
    position = hunt("101")
    lying = clues_in(position.games[0]["clues"][0])
    share_out(raise_it(position))
    game = position.games[0]
    _, number = first_clue(position)
    assert set(lying) <= set(clues_in(game["discard"]))
    assert game["clues"][0] == 1 << number
    assert named(game["struck"][0]) == ""
    assert (game["bottom"][0], game["above"][number]) == (number, NO_CARD)
    assert [game["above"][clue(name)] for name in lying if clue(name) != number] == [NO_CARD] * 3
    assert game["found"][0] == len(sites(position, "white").split()) > 1


def test_volcanic_tiles_return_to_the_reserve():
    """small_islands-38, small_islands-61"""
    laid = {"columns": {"white": [("in scrubland", 1), ("not next to lava", 0)]}}
    position = hunt("1", options={"volcano": "on"}, **laid)
    assert position.games[0]["reserve"] == ALL_TILES & ~clue_set(["not next to lava"])
    share_out(raise_it(position))
    assert position.games[0]["reserve"] == ALL_TILES
    assert int(position.games[0]["discard"]) >> CLUES == 0
    assert "in scrubland" in clues_in(position.games[0]["discard"])


def test_other_columns_stay_as_they_are():
    """small_islands-61: the same colour begins anew."""
    columns = {"grey": [("in scrubland", 1)], "black": [("in a lake", 0)]}
    position = hunt("1", colour="grey", columns=columns)
    before = position.games[0]["clues"].copy()
    share_out(raise_it(position, "grey"))
    after = position.games[0]["clues"]
    assert [before[c] == after[c] for c in range(4)] == [True, False, True, True]
    assert position.games[0]["roses"][clue("in a lake")] == 1


# Who begins


def test_the_last_to_claim_begins():
    """small_islands-61: with a rose on it, the top card of the clue deck."""
    position = raise_it(hunt("21", 3))
    deck = int(position.games[0]["deck"])
    claim(decline(position))
    claim(decline(position))
    decline(position)
    assert step(position) == Step.CLAIM
    decline(position)
    seat, number = first_clue(position)
    assert seat == 2
    assert deck >> number & 1
    assert position.games[0]["roses"][number] == 3
    assert player(position, 2)["roses"] == 14
    assert (asked(position), step(position)) == (0, Step.ACTION)


def test_without_a_claim_the_raiser_begins():
    """small_islands-61"""
    position = share_out(raise_it(hunt("11")), DECLINE)
    assert first_clue(position)[0] == 0


def test_who_claimed_before_a_curse_begins():
    """small_islands-61, small_islands-60"""
    position = stack(raise_it(hunt("21", 3, treasure=[2] * 10)), [0])
    claim(decline(position))
    assert first_clue(position)[0] == 1


def test_claims_of_an_earlier_treasure_do_not_count():
    """small_islands-61: of this treasure."""
    position = hunt("1", taker=1)
    share_out(raise_it(position), DECLINE)
    assert first_clue(position)[0] == 0


def test_without_a_rose_the_new_clue_has_none():
    """small_islands-61b"""
    position = hunt("1")
    player(position, 0)["roses"] = 0
    share_out(raise_it(position), DECLINE)
    seat, number = first_clue(position)
    assert (seat, position.games[0]["roses"][number], player(position, 0)["roses"]) == (0, 0, 0)


# The first card


def test_a_card_that_says_nothing_is_put_aside():
    """small_islands-19, small_islands-61"""
    position = hunt("1", players=2, hands=[OBJECT_CLUES[:2]])
    position.games[0]["deck"] = clue_set([*EVERYWHERE[1:], "in a lake"])
    share_out(raise_it(position))
    _, number = first_clue(position)
    aside = [values[0] for _, values in heard(position, Event.LAID_ASIDE)]
    assert number == clue("in a lake")
    assert set(clues_in(sum(1 << n for n in aside))) <= set(clues_in(position.games[0]["discard"]))


def test_a_column_may_stay_empty():
    """small_islands-19b, small_islands-61: no card fits, and the treasure may be anywhere."""
    position = hunt("1")
    position.games[0]["deck"] = clue_set(EVERYWHERE[1:3])
    share_out(raise_it(position))
    game = position.games[0]
    assert heard(position, Event.STAYS_EMPTY) == [(1, (0, 0, 0))]
    assert heard(position, Event.FIRST_CLUE) == []
    assert (game["clues"][0], game["bottom"][0], game["deck"]) == (0, NO_CARD, 0)
    assert clues_in(game["discard"]) == clues_in(clue_set(EVERYWHERE[:3]))
    assert [player(position, seat)["roses"] for seat in (0, 1)] == [15, 15]
    assert sites(position, "white") == named(game["land"])


# From the hand


def from_hand(hands, answers=(decline, claim, decline, decline), players=3):
    """Seat 1 is the last to claim, and it is seat 0's turn."""
    position = raise_it(hunt("21", players, options=FROM_HAND, hands=hands))
    for answer in answers:
        answer(position)
    while step(position) == Step.CLAIM:
        decline(position)
    return position


def test_the_first_clue_is_chosen_from_the_hand():
    """small_islands-61c: even out of turn, among those that may be one; and a card is drawn."""
    hand = ["in a lake", "next to a hut", "on a beach", "not next to a hut"]
    position = from_hand([["in a river"], hand])
    assert (step(position), asked(position)) == (Step.NEW_CLUE, 1)
    assert choices(position) == [clue("on a beach"), clue("in a lake")]
    card(position, "in a lake")
    assert first_clue(position) == (1, clue("in a lake"))
    assert position.games[0]["roses"][clue("in a lake")] == 2
    assert player(position, 1)["hand_held"] == 4
    assert "in a lake" not in clues_in(player(position, 1)["hand"])
    assert len(heard(position, Event.DREW_CLUE, 1)) == 1
    assert (step(position), asked(position)) == (Step.ACTION, 0)


def test_without_a_card_that_may_be_one_it_comes_from_the_deck():
    """small_islands-61c"""
    position = from_hand([["in a river"], OBJECT_CLUES[:2] + EVERYWHERE[4:]])
    assert step(position) == Step.ACTION
    assert first_clue(position)[0] == 1
    assert player(position, 1)["hand"] == clue_set(OBJECT_CLUES[:2] + EVERYWHERE[4:])


def test_by_default_it_comes_from_the_deck():
    """small_islands-61, small_islands-72"""
    position = hunt("1", hands=[["in a lake"], ["on a beach"]])
    share_out(raise_it(position))
    assert step(position) == Step.ACTION
    assert clues_in(player(position, 1)["hand"]) == ["on a beach"]


@pytest.mark.parametrize("ends", ["off", "on"])
def test_the_turn_goes_on_after_a_choice_from_the_hand(ends):
    """small_islands-61c, small_islands-45"""
    options = FROM_HAND | {"raise_ends_turn": ends}
    position = hunt("1", options=options, hands=[["in a river"], ["in a lake"]])
    share_out(raise_it(position))
    card(position, "in a lake")
    assert asked(position) == int(ends == "on")


# The last treasure


def test_after_the_last_treasure_clues_stay_and_nothing_begins():
    """small_islands-61d, small_islands-56: no statue acts either."""
    laid = {"statues": [("L5", "S")], "treasure": [2, 3, 4]}
    position = hunt("1", **laid)
    before = int(position.games[0]["clues"][0])
    share_out(raise_it(position))
    game = position.games[0]
    assert step(position) == Step.OVER
    assert game["clues"][0] == before
    assert (game["facings"][0], named(game["amulets"])) == (3, "")
    assert [player(position, seat)["roses"] for seat in (0, 1)] == [15, 15]
    assert not any(game["roses"])
    assert (game["above"][RAISERS], game["discard"]) == (NO_CARD, 0)
    assert heard(position, Event.FIRST_CLUE) == []
    assert heard(position, Event.AMULET) == []
    assert player(position, 0)["vehicle"] == hexes("J3")[0]


def test_what_is_left_of_the_last_treasure_is_discarded_too():
    """small_islands-59, small_islands-61d"""
    position = share_out(raise_it(hunt("1", treasure=[2, 2, 2])))
    assert values_in(position.games[0]["unseen"]) == [2]
    assert player(position, 0)["inspected_held"] == 0
