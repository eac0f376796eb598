"""The last treasure, scores, ties and the safety stop. small_islands-56, -67 to -69, -72."""

import pytest

from games.small_islands.hunting import (
    BARE,
    claim,
    decline,
    hunt,
    player,
    raise_it,
    share_out,
    stack,
)
from games.small_islands.positions import do, heard, step, table, treasures, values_in
from parlour.games.small_islands import GAME
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import DECLINE, Act
from parlour.games.small_islands.table import Step
from parlour.kit.record import SPECTATOR

BASE = {"volcano": "off"}


def scored(gold, held=()):
    """Points and places of a table."""
    position = table(len(gold), gold=gold, held=held, options=BASE, **BARE)
    seats = range(len(gold))
    points = [GAME.engine.points(position, seat) for seat in seats]
    return points, [GAME.engine.place(position, seat) for seat in seats]


# The last treasure


def test_a_deck_used_up_to_its_last_card_is_the_end():
    """small_islands-56: once this treasure is shared out."""
    position = raise_it(hunt("1", treasure=[2, 2, 2]))
    assert (position.games[0]["last"], step(position)) == (1, Step.CLAIM)
    claim(position)
    assert step(position) == Step.CLAIM
    claim(position)
    assert step(position) == Step.OVER
    assert GAME.engine.actors(position) == []
    assert heard(position, Event.GAME_OVER) == [(-1, (0, 0, 0))]


def test_a_card_left_in_the_deck_is_not_the_end():
    """small_islands-56"""
    position = share_out(raise_it(hunt("1", treasure=[2, 2, 2, 2])))
    assert (position.games[0]["last"], step(position)) == (0, Step.ACTION)


def test_too_few_cards_even_with_the_discard():
    """small_islands-56: as far as it goes, and all roses still have their offers."""
    position = hunt("111", treasure=[2, 2])
    position.games[0]["spent"] = treasures([5])
    raise_it(position)
    game = position.games[0]
    assert (game["last"], game["treasure_left"], game["pool_left"]) == (1, 0, 2)
    assert [player(position, seat)["inspected_held"] for seat in (0, 1)] == [1, 2]
    assert heard(position, Event.TREASURE_OUT)[0] == (-1, (1, 0, 0))
    assert (game["spent"], step(position)) == (0, Step.CLAIM)
    share_out(position)
    assert step(position) == Step.OVER
    held = [v for seat in (0, 1) for v in values_in(player(position, seat)["gold"])]
    assert sorted(held) == [2, 2, 5]


def test_the_discard_supplies_what_was_buried_too():
    """small_islands-56: cards discarded unseen are in the discard."""
    position = hunt("11", treasure=[2, 2])
    game = position.games[0]
    game["spent"], game["unseen"], game["unseen_left"] = treasures([5]), treasures([6]), 1
    raise_it(position)
    assert (game["pool_left"], game["unseen"], game["unseen_left"]) == (3, 0, 0)
    assert game["last"] == 1


def test_no_cards_at_all_for_the_last_rose():
    """small_islands-56, small_islands-59: nobody can be asked about nothing."""
    position = hunt("1", treasure=[])
    position.games[0]["spent"] = 0
    raise_it(position)
    assert step(position) == Step.OVER
    assert [player(position, seat)["roses"] for seat in (0, 1)] == [15, 15]


def test_a_curse_may_end_the_game():
    """small_islands-56, small_islands-60"""
    position = hunt("-", treasure=[0, 0], gold=[[4], [3]])
    raise_it(position)
    assert step(position) == Step.OVER
    assert values_in(player(position, 0)["gold"]) == []


# Scores and places


def test_coins_are_points_and_amulets_are_not():
    """small_islands-67, small_islands-01"""
    assert scored([[2, 3, 6], [5, 5], []], held=[0, 0, 9]) == ([11, 10, 0], [1, 2, 3])


def test_equals_are_told_apart_by_amulets():
    """small_islands-68"""
    assert scored([[6], [2, 4], [3, 3]], held=[1, 3, 2])[1] == [3, 1, 2]
    assert scored([[6], [5]], held=[0, 9])[1] == [1, 2]


def test_still_equal_they_share_the_place():
    """small_islands-68: and so the win."""
    assert scored([[6], [2, 4], [3, 3], [5]], held=[1, 1, 0, 8])[1] == [1, 1, 3, 4]


# The safety stop


@pytest.mark.parametrize("turns", [1, 5, 600])
def test_the_game_stops_when_the_last_turn_is_over(turns):
    """small_islands-69, small_islands-72"""
    options = BASE | {"turns": turns}
    position = table(2, options=options, gold=[[3], [5]], **BARE)
    position.games[0]["turns"] = max(turns - 2, 0)
    while step(position) != Step.OVER:
        assert position.games[0]["turns"] < turns
        do(do(position, Act.SWAP), Act.END_TURN)
    assert position.games[0]["turns"] == turns
    assert heard(position, Event.GAME_OVER) == [(-1, (1, 0, 0))]
    assert GAME.engine.place(position, 1) == 1


def test_600_turns_by_default():
    """small_islands-69"""
    position = table(2, turns=599, options=BASE, **BARE)
    assert step(do(do(position, Act.SWAP), Act.END_TURN)) == Step.OVER
    position = table(2, turns=598, options=BASE, **BARE)
    assert step(do(do(position, Act.SWAP), Act.END_TURN)) == Step.ACTION


def test_a_raising_that_ends_the_turn_may_be_the_last():
    """small_islands-69, small_islands-45"""
    position = hunt("1", options={"raise_ends_turn": "on", "turns": 1})
    share_out(raise_it(position), DECLINE)
    assert step(position) == Step.OVER


# Open treasure


@pytest.mark.parametrize("option", ["off", "on"])
def test_claimed_cards_lie_open_by_option(option):
    """small_islands-72: otherwise others see how many there are."""
    position = raise_it(hunt("1", treasure=[4] * 9, options={"open_treasure": option}))
    claim(decline(position))
    for viewer in (0, SPECTATOR):
        seen = position.copy()
        GAME.engine.redact(seen, viewer)
        assert (player(seen, 1)["gold"], player(seen, 1)["gold_held"]) == (0, 1)
        assert values_in(player(seen, 1)["shown"]) == ([4] if option == "on" else [])
        assert GAME.engine.points(seen, 1) == (4 if option == "on" else 0)


def test_open_treasure_that_is_paid_is_gone():
    """small_islands-72, small_islands-60"""
    options = {"open_treasure": "on"}
    position = stack(raise_it(hunt("0", treasure=[4] * 9, options=options)), [0])
    claim(position)
    assert player(position, 0)["shown"] == player(position, 0)["gold"] == 0
    assert heard(position, Event.PAID_GOLD) == [(0, (3, 0, 0))]


def test_when_the_game_is_over_everybody_sees_all():
    """small_islands-72"""
    position = share_out(raise_it(hunt("1", treasure=[2, 3, 4], gold=[[5], [6]])))
    assert step(position) == Step.OVER
    GAME.engine.redact(position, SPECTATOR)
    assert all(len(values_in(player(position, seat)["shown"])) == 2 for seat in (0, 1))
    assert values_in(player(position, 1)["shown"])[-1] == 6
    assert player(position, 1)["gold"] == 0  # a spectator sees what is shown, no more
