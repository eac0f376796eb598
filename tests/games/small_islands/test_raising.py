"""When a treasure can be raised, and what is dealt then. small_islands-39, -45, -52 to -56, -75."""

import pytest

from games.small_islands.hunting import (
    BARE,
    claim,
    decline,
    hunt,
    narrow,
    player,
    raise_it,
    share_out,
)
from games.small_islands.positions import (
    asked,
    card,
    choices,
    do,
    heard,
    hexes,
    may,
    step,
    table,
    tile,
    to,
    values_in,
)
from parlour.games.small_islands import GAME
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.table import RAISERS, Step
from parlour.kit.record import SPECTATOR

HAND = ["in a lake", "in a river"]


def ready(acted=0, **laid):
    """The white treasure located under the first player, and the grey one in a lake or river."""
    laid = {"held": [3], "hands": [HAND]} | laid
    return hunt("1", acted=acted, **laid)


def shared(position):
    """Raise white and take all of it."""
    return share_out(raise_it(position))


# When


def test_before_the_main_action_it_is_a_move_without_bounds():
    """small_islands-52: which uses the main action up."""
    position = ready()
    assert may(position, Act.RAISE, "white")
    raise_it(position)
    assert (position.games[0]["acted"], position.games[0]["moving"]) == (1, 0)
    share_out(position)
    assert may(position, Act.END_TURN)
    assert not may(position, Act.MOVE)


def test_after_the_main_action_it_is_too_late():
    """small_islands-52: a swap alone allows none."""
    assert not may(ready(acted=1), Act.RAISE, "white")
    assert not may(do(ready(), Act.SWAP), Act.RAISE, "white")
    assert not may(do(ready(acted=1), Act.BUY_SWAP), Act.RAISE, "white")


def test_right_after_a_clue_it_is_free():
    """small_islands-39, small_islands-52: of another colour too, with the main action just used."""
    position = card(do(ready(), Act.CLUE, "grey"), "in a lake")
    assert position.games[0]["acted"] == 1
    assert may(position, Act.RAISE, "white")
    shared(position)
    assert choices(position)[0] == Act.END_TURN


def test_the_clue_may_locate_the_treasure_itself():
    """small_islands-39"""
    laid = {"columns": {"grey": [("not on a beach", 1)]}, "vehicles": ["I5", "I5"]}
    position = table(2, options={"volcano": "off"}, hands=[HAND], **BARE | laid)
    narrow(position, "grey", "I5 J3")
    assert not may(position, Act.RAISE, "grey")
    card(do(position, Act.CLUE, "grey"), "in a lake")
    assert may(position, Act.RAISE, "grey")
    assert player(raise_it(position, "grey"), 0)["inspected_held"] == 2


def test_after_a_bought_clue_the_main_action_is_kept():
    """small_islands-47, small_islands-52: bought or not, used or not."""
    position = card(do(ready(), Act.BUY_CLUE, "grey"), "in a lake")
    shared(position)
    assert position.games[0]["acted"] == 0
    assert may(position, Act.MOVE)
    position = card(do(ready(acted=1), Act.BUY_CLUE, "grey"), "in a lake")
    assert may(position, Act.RAISE, "white")
    assert shared(position).games[0]["acted"] == 1


def test_after_a_tile_too():
    """small_islands-39, small_islands-52"""
    laid = {"columns": {"grey": [("in a lake", 1)], "white": [("in scrubland", 1)]}}
    position = table(2, vehicles=["J3", "K12"], hands=[["in scrubland"]], **BARE | laid)
    narrow(narrow(position, "white", "J3"), "grey", "J7 I9")
    card(tile(do(position, Act.TILE, "grey"), "next to the volcano"), "in scrubland")
    assert may(position, Act.RAISE, "white")


def test_just_means_that_nothing_was_done_in_between():
    """small_islands-52"""
    for between in (Act.BUY_SWAP, Act.BUY_MOVE):
        position = card(do(ready(), Act.CLUE, "grey"), "in a lake")
        do(position, between)
        if between == Act.BUY_MOVE:
            assert may(position, Act.RAISE, "white")  # by small_islands-45
            do(position, Act.END_MOVE)
        assert not may(position, Act.RAISE, "white")
    position = card(do(ready(), Act.BUY_CLUE, "grey"), "in a lake")
    do(position, Act.BUY_SWAP)
    assert raise_it(position).games[0]["acted"] == 1  # as a move without bounds


def test_right_after_a_cube_it_is_free_if_the_main_action_is_used():
    """small_islands-52"""
    columns = {"white": [("in scrubland", 1)], "grey": [("in a lake", 1)]}
    position = strike(ready(acted=1, columns=columns))
    assert may(position, Act.RAISE, "white")
    assert shared(position).games[0]["acted"] == 1
    position = strike(ready(columns=columns))
    assert raise_it(position).games[0]["acted"] == 1


def test_a_cube_may_locate_the_treasure():
    """small_islands-49, small_islands-52: it need not wait."""
    position = ready(acted=1, columns={"white": [("in scrubland", 1)]})
    game = position.games[0]
    game["struck"][0], game["sites"][0] = 0, game["marks"][2]
    narrow(position, "white", "J3 I3")
    assert not may(position, Act.RAISE, "white")
    to(do(position, Act.CUBE, "white"), "I3")
    assert may(position, Act.RAISE, "white")


def strike(position):
    """Remove a cube of the grey treasure."""
    return to(do(position, Act.CUBE, "grey"), "I9")


def test_only_one_raising_for_each_clue():
    """small_islands-52: a second treasure has to wait."""
    columns = {"white": [("in scrubland", 1)], "black": [("in scrubland", 1)]}
    position = narrow(ready(columns=columns), "black", "J3")
    card(do(position, Act.CLUE, "grey"), "in a lake")
    shared(position)
    assert not may(position, Act.RAISE, "black")
    assert may(strike(position), Act.RAISE, "black")  # for that, and once


def test_a_clue_before_and_then_a_move_without_bounds():
    """small_islands-52: each clue and each move allows one."""
    columns = {"white": [("in scrubland", 1)], "black": [("in scrubland", 1)]}
    position = narrow(ready(columns=columns), "black", "J3")
    card(do(position, Act.BUY_CLUE, "grey"), "in a lake")
    shared(position)
    assert (position.games[0]["acted"], may(position, Act.RAISE, "black")) == (0, True)
    assert raise_it(position, "black").games[0]["acted"] == 1


def test_a_clue_bought_in_a_move_does_not_save_the_move():
    """small_islands-52, small_islands-45: in a move raising ends it."""
    position = card(do(do(ready(), Act.BUY_MOVE), Act.BUY_CLUE, "grey"), "in a lake")
    shared(position)
    assert (position.games[0]["moving"], position.games[0]["acted"]) == (0, 0)
    position = card(do(do(ready(), Act.MOVE), Act.BUY_CLUE, "grey"), "in a lake")
    to(to(position, "J4"), "J3")
    assert not may(do(position, Act.END_MOVE), Act.RAISE, "white")


def test_elsewhere_there_is_nothing_to_raise():
    """small_islands-39, small_islands-45"""
    assert not may(ready(vehicles=["J4", "J3"]), Act.RAISE, "white")


@pytest.mark.parametrize("ends", ["off", "on"])
def test_the_turn_goes_on_or_ends_by_option(ends):
    """small_islands-45"""
    position = ready(options={"raise_ends_turn": ends})
    shared(position)
    assert (asked(position), step(position)) == (int(ends == "on"), Step.ACTION)
    assert position.games[0]["turns"] == int(ends == "on")
    assert position.games[0]["acted"] == int(ends == "off")
    assert len(heard(position, Event.TURN)) == int(ends == "on")


def test_the_turn_ends_too_with_the_main_action_to_come():
    """small_islands-45, small_islands-52"""
    position = ready(options={"raise_ends_turn": "on"}, acted=0)
    card(do(position, Act.BUY_CLUE, "grey"), "in a lake")
    assert asked(shared(position)) == 1


# The rose of the raiser and the cards


def test_a_rose_of_the_raiser_is_the_lowest():
    """small_islands-53, small_islands-57: it has the first offer."""
    position = raise_it(hunt("11"))
    assert (asked(position), position.games[0]["offered"]) == (0, RAISERS)
    assert (player(position, 0)["roses"], player(position, 1)["roses"]) == (14, 13)
    assert heard(position, Event.RAISES) == [(0, (0, hexes("J3")[0], 0))]


def test_without_a_rose_none_is_added():
    """small_islands-53: then the lowest is another's."""
    position = hunt("011")
    player(position, 0)["roses"] = 0
    raise_it(position)
    assert asked(position) == 1
    assert player(position, 0)["roses"] == 0
    assert [player(position, s)["inspected_held"] for s in (0, 1)] == [1, 2]
    assert position.games[0]["pool_left"] == 3


def test_a_column_without_any_rose():
    """small_islands-53, small_islands-59: its one card is discarded unseen."""
    position = hunt("--", treasure=[2] * 9)
    player(position, 0)["roses"] = 0
    raise_it(position)
    assert step(position) == Step.ACTION
    assert heard(position, Event.BURIED) == [(-1, (1, 0, 0))]
    assert values_in(position.games[0]["unseen"]) == [2]
    assert (position.games[0]["treasure_left"], position.games[0]["unseen_left"]) == (8, 1)


@pytest.mark.parametrize(("roses", "cards"), [("", 2), ("1", 3), ("0-1", 4), ("2013", 6)])
def test_one_card_for_each_rose_and_one_more(roses, cards):
    """small_islands-54, small_islands-55"""
    position = hunt(roses or "-", players=4)
    left = int(position.games[0]["treasure_left"])
    raise_it(position)
    game = position.games[0]
    assert game["pool_left"] + 1 == cards == left - game["treasure_left"]
    assert len(values_in(game["pool"])) + 1 == cards
    seen = [int(player(position, seat)["inspected_held"]) for seat in range(4)]
    assert seen == [("0" + roses).count(str(seat)) for seat in range(4)]
    held = [len(values_in(player(position, seat)["inspected"])) for seat in range(4)]
    assert held == seen


def test_cards_are_dealt_from_the_lowest_rose_upwards():
    """small_islands-54"""
    position = raise_it(hunt("1203", players=4))
    assert [seat for seat, _ in heard(position, Event.INSPECTED)] == [0, 3, 0, 2, 1]
    assert heard(position, Event.INSPECTED, 2)[0][0] == 2


def test_the_card_nobody_looked_at_is_among_them():
    """small_islands-55: all but one card were looked at."""
    position = raise_it(hunt("11"))
    game = position.games[0]
    lying = sorted([*values_in(game["pool"]), *values_in(game["turned"])])
    for seat in (0, 1):
        for value in values_in(player(position, seat)["inspected"]):
            lying.remove(value)
    assert len(lying) == 1


def test_safe_cards_come_before_a_curse_can():
    """small_islands-08, small_islands-54: twelve, then everything."""
    position = raise_it(hunt("1"))
    assert (position.games[0]["safe_left"], position.games[0]["pool_risky"]) == (9, 0)
    position = hunt("1", safe_left=1)
    raise_it(position)
    assert (position.games[0]["safe_left"], position.games[0]["pool_risky"]) == (0, 2)


# Secrecy


def test_what_was_looked_at_is_secret():
    """small_islands-75: until the treasure is shared out, for its seat alone."""
    position = raise_it(hunt("112", players=3))
    for viewer in (0, 1, 2, SPECTATOR):
        seen = position.copy()
        GAME.engine.redact(seen, viewer)
        for seat in range(3):
            known = values_in(player(seen, seat)["inspected"])
            assert known == (values_in(player(position, seat)["inspected"]) * (viewer == seat))
            assert player(seen, seat)["inspected_held"] == (1, 2, 1)[seat]
        assert {seat for seat, _ in heard(position, Event.INSPECTED, viewer)} <= {viewer}
        others = {seat for seat, _ in heard(position, Event.INSPECTS, viewer)}
        assert others == {0, 1, 2} - {viewer}
        for field in ("pool", "treasure", "unseen", "deck"):
            assert seen.games[0][field] == 0


def test_it_is_forgotten_when_the_treasure_is_shared_out():
    """small_islands-75"""
    position = share_out(raise_it(hunt("11")))
    for seat in (0, 1):
        assert player(position, seat)["inspected"] == player(position, seat)["inspected_held"] == 0


def test_it_is_seen_while_cards_are_claimed():
    """small_islands-75: what one looked at stays known, also what was turned up."""
    position = raise_it(hunt("11"))
    before = int(player(position, 1)["inspected"])
    claim(decline(position))
    assert player(position, 1)["inspected"] == before


def test_a_deck_made_up_from_the_discard_ends_the_game_though_cards_are_left():
    """small_islands-56: three cards are needed, two are in the deck, the discard has many."""
    position = raise_it(hunt("1", treasure=[2, 2]))
    assert position.games[0]["treasure_left"] > 0
    assert step(share_out(position)) == Step.OVER


def test_a_deck_that_cannot_be_made_up_is_told_of_once():
    """small_islands-56: as far as the cards go."""
    position = hunt("111", treasure=[2, 2])
    position.games[0]["spent"] = 0
    assert heard(raise_it(position), Event.TREASURE_OUT) == [(-1, (0, 0, 0))]
    assert position.games[0]["last"] == 1
