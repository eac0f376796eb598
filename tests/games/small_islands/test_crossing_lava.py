"""Driving over lava: its price, and no way to be caught on it. small_islands-42 to -43b."""

import pytest

from games.small_islands.hunting import BARE, narrow, player
from games.small_islands.positions import (
    choices,
    do,
    heard,
    may,
    named,
    spots,
    step,
    table,
    to,
    values_in,
)
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.table import Step

# All round I5 there is lava or volcano; J6 and H5, I4, J5 lie beside land.
FIELD = "I5 I4 J5 J6 H5"


def at_the_edge(at="K5", lava="I5 J6", **laid):
    """A move about to begin beside lava east of the volcano."""
    laid = {"vehicles": [at, "K12"]} | BARE | laid
    return do(table(2, lava=lava, **laid), Act.MOVE)


def lava_in(position):
    """The lava among the hexes to go to."""
    game = position.games[0]
    return named([int(a) & int(b) for a, b in zip(game["spots"], game["lava"], strict=True)])


# The price


def test_who_has_nothing_cannot_enter():
    """small_islands-42"""
    assert "J6" not in spots(at_the_edge()).split()


def test_an_amulet_is_paid_first():
    """small_islands-42, small_islands-51: gold is kept, the amulet goes to the supply."""
    position = at_the_edge(held=[2], gold=[[6, 3]])
    left = position.games[0]["amulets_left"]
    to(position, "J6")
    assert (player(position, 0)["amulets"], position.games[0]["amulets_left"]) == (1, left + 1)
    assert values_in(player(position, 0)["gold"]) == [3, 6]
    assert heard(position, Event.CROSSES_LAVA) == [(0, (1, 0, 0))]


def test_without_an_amulet_the_highest_gold_is_paid():
    """small_islands-42, small_islands-75: discarded for all to see."""
    position = to(at_the_edge(gold=[[4, 2, 4, 3]]), "J6")
    assert values_in(player(position, 0)["gold"]) == [2, 3, 4]
    assert player(position, 0)["gold_held"] == 3
    assert values_in(position.games[0]["spent"]) == [4]
    assert heard(position, Event.CROSSES_LAVA) == [(0, (0, 0, 0))]
    assert heard(position, Event.PAID_GOLD, 1) == [(0, (3, 0, 0))]


def test_the_price_is_paid_once_a_move():
    """small_islands-43: even for going on, or off and on again."""
    position = to(at_the_edge(held=[1], gold=[[5]]), "J6")
    to(position, "I5")
    assert heard(position, Event.CROSSES_LAVA) == []
    position = to(to(at_the_edge(held=[1], gold=[[5]]), "J6"), "J5")
    assert lava_in(position) == ""  # one bound is left
    position.games[0]["bounds"] = 2
    do(narrow(position, "white", "K6"), Act.END_MOVE)
    assert player(position, 0)["gold_held"] == 1


def test_who_paid_with_the_last_may_go_on():
    """small_islands-43: nothing is left to pay with, and nothing is asked."""
    position = to(at_the_edge(held=[1]), "J6")
    assert player(position, 0)["amulets"] == player(position, 0)["gold_held"] == 0
    assert lava_in(position) == "I5"
    to(position, "J5")
    position.games[0]["bounds"] = 2
    narrow(position, "white", "K6")  # asks anew
    assert lava_in(position) == "I5 J6"


def test_the_next_move_costs_again():
    """small_islands-43: once for the whole move."""
    position = to(to(at_the_edge(held=[3]), "J6"), "K5")
    assert do(position, Act.END_MOVE).games[0]["lava_paid"] == 0
    do(position, Act.BUY_MOVE)
    assert player(position, 0)["amulets"] == 1
    assert player(to(position, "J6"), 0)["amulets"] == 0


# Bounds on lava


def test_lava_is_a_terrain_of_its_own():
    """small_islands-43: onto it, on within it, and off it, a bound each."""
    position = at_the_edge(held=[1])
    assert lava_in(position) == "J6"
    to(position, "J6")
    assert sorted(spots(position).split()) == ["I5", "J5", "J7", "K5", "K6"]
    to(position, "I5")
    assert sorted(spots(position).split()) == ["H5", "I4", "J5"]
    assert player(to(position, "H5"), 0)["amulets"] == 0


def test_lava_that_does_not_hang_together_is_out_of_reach():
    """small_islands-43"""
    position = to(at_the_edge(held=[1], lava="J6 H5"), "J6")
    assert lava_in(position) == ""


def test_land_beyond_lava_is_another_area():
    """small_islands-43: lava cuts the way, also within the old area."""
    position = at_the_edge("I4", lava="J4")  # mountains I4 and K3 L3 J5 hang together by J4
    assert sorted(spots(position).split()) == ["H4", "H5", "I3", "I5", "J5"]


def test_no_move_ends_on_lava():
    """small_islands-43: nor does the last bound go there."""
    position = to(at_the_edge(held=[1]), "J6")
    assert not may(position, Act.END_MOVE)
    to(position, "I5")
    assert position.games[0]["bounds"] == 1
    assert not may(position, Act.END_MOVE)
    assert choices(position) == []
    assert lava_in(position) == ""
    assert may(to(position, "I4"), Act.END_MOVE)


@pytest.mark.parametrize("bounds", [3, 2, 1])
def test_the_last_bound_does_not_enter(bounds):
    """small_islands-43"""
    position = at_the_edge(held=[1])
    position.games[0]["bounds"] = bounds
    narrow(position, "white", "K6")
    assert (lava_in(position) == "J6") == (bounds > 1)


def test_no_stop_deep_in_lava():
    """small_islands-43b: only where land lies beside it."""
    position = to(at_the_edge(held=[1], lava=FIELD), "J6")
    assert lava_in(position) == "I4 H5 J5"
    to(position, "H5")
    assert lava_in(position) == ""
    assert "H4" in spots(position).split()


def test_the_way_may_lead_through_deep_lava():
    """small_islands-43, small_islands-43b: one bound from J6 to H5, though only I5 joins them."""
    position = to(at_the_edge(held=[1], lava="J6 I5 H5"), "J6")
    assert lava_in(position) == "H5 I5"


# What can be done there


def test_amulets_are_spent_on_lava_too():
    """small_islands-24: clue, cube and swap between bounds, but no move and no end."""
    columns = {"white": [("in a lake", 0)]}
    position = at_the_edge(held=[4], columns=columns, hands=[["next to mountains"]])
    to(position, "J6")
    acts = choices(position)
    assert acts[0] == Act.BUY_SWAP
    assert {Act.CUBE, Act.BUY_CLUE} <= set(acts)
    assert not {Act.END_MOVE, Act.BUY_MOVE, Act.MOVE} & set(acts)
    do(position, Act.BUY_SWAP)
    assert (step(position), position.games[0]["lava_paid"]) == (Step.MOVE, 1)
    assert not may(position, Act.END_MOVE)
    assert player(to(position, "I5"), 0)["amulets"] == 2
