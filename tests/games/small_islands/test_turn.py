"""A turn: the amulet first, the one main action, the end. small_islands-22 to -25, -46."""

import pytest

from games.small_islands.hunting import BARE, hunt, narrow, player, raise_it
from games.small_islands.positions import (
    SEATS,
    asked,
    card,
    choices,
    clues_in,
    do,
    heard,
    legal,
    may,
    named,
    spots,
    step,
    table,
    tile,
    to,
)
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.table import Step

BASE = {"volcano": "off"}
MAIN = (Act.MOVE, Act.SWAP)


def at_home(players=2, amulets="", acted=0, **laid):
    """Vehicles on J3, K3, J4 and K4 of an island without objects or a volcano."""
    places = {"vehicles": ["J3", "K3", "J4", "K4"][:players]}
    return table(players, options=BASE, amulets=amulets, acted=acted, **BARE | places | laid)


# The amulet at the beginning


def test_a_turn_begins_with_the_amulet_under_the_vehicle():
    """small_islands-22: taken or left, before anything else."""
    position = do(at_home(acted=1, amulets="K3 J4"), Act.END_TURN)
    assert (step(position), asked(position)) == (Step.START, 1)
    assert choices(position) == [Act.TAKE, Act.LEAVE]
    do(position, Act.TAKE)
    assert (player(position, 1)["amulets"], named(position.games[0]["amulets"])) == (1, "J4")
    assert heard(position, Event.TOOK_AMULET)[0][0] == 1
    assert (step(position), asked(position), position.games[0]["acted"]) == (Step.ACTION, 1, 0)


def test_the_amulet_may_be_left():
    """small_islands-22, small_islands-44b: then it cannot be had without a bound."""
    position = do(do(at_home(acted=1, amulets="K3"), Act.END_TURN), Act.LEAVE)
    assert heard(position, Event.LEFT_AMULET)[0][0] == 1
    assert (step(position), player(position, 1)["amulets"]) == (Step.ACTION, 0)
    assert not may(position, Act.TAKE)
    assert not may(do(position, Act.MOVE), Act.TAKE)
    assert named(position.games[0]["amulets"]) == "K3"


def test_an_amulet_elsewhere_is_no_question():
    """small_islands-22"""
    position = do(at_home(acted=1, amulets="J3 J4"), Act.END_TURN)
    assert step(position) == Step.ACTION


def test_lava_follows_at_once():
    """small_islands-22, small_islands-62, small_islands-24: nothing is bought meanwhile."""
    position = table(2, vehicles=["J3", "J5"], amulets="J5", held=[0, 3], acted=1, **BARE)
    do(do(position, Act.END_TURN), Act.TAKE)
    assert (step(position), asked(position), choices(position)) == (Step.LAVA, 1, [])
    to(position, "I5")
    assert (step(position), position.games[0]["acted"]) == (Step.ACTION, 0)
    assert may(position, Act.MOVE)


# The main action


def test_one_action_is_due_and_the_turn_cannot_end_without():
    """small_islands-23, small_islands-25: no pass."""
    position = at_home(hands=[["in scrubland"]])
    acts = [*MAIN, *(Act.CLUE + column for column in range(4))]
    assert choices(position) == sorted(acts)


@pytest.mark.parametrize("act", MAIN)
def test_after_it_only_the_end_is_left(act):
    """small_islands-23: one and no more."""
    position = do(at_home(), act)
    if act == Act.MOVE:
        do(position, Act.END_MOVE)
    assert choices(position) == [Act.END_TURN]
    assert position.games[0]["acted"] == 1


def test_a_clue_and_a_tile_are_main_actions():
    """small_islands-23, small_islands-37"""
    hands = [["in scrubland", "in a lake"]]
    position = card(do(at_home(hands=hands), Act.CLUE, "white"), "in a lake")
    assert choices(position) == [Act.END_TURN]
    position = table(2, vehicles=["J3", "K3"], hands=[["in scrubland"]], **BARE)
    do(narrow_grey(position), Act.TILE, "grey")
    card(tile(position, "next to the volcano"), "in scrubland")
    assert choices(position) == [Act.END_TURN]


def narrow_grey(position):
    """The grey treasure is on the lakes I5 or J6, beside the volcano, or on K5."""
    position.games[0]["clues"][1] = 1
    return narrow(position, "grey", "I5 J6 K5")


def test_a_move_may_have_no_bounds():
    """small_islands-25: so there always is an action."""
    position = do(at_home(), Act.MOVE)
    assert may(position, Act.END_MOVE)
    do(position, Act.END_MOVE)
    assert may(position, Act.END_TURN)
    assert player(position, 0)["vehicle"] == player(at_home(), 0)["vehicle"]


@pytest.mark.parametrize("players", SEATS)
def test_turns_go_round(players):
    """small_islands-25: the next clockwise, with a main action of their own."""
    position = at_home(players)
    for number in range(players + 1):
        assert asked(position) == position.games[0]["active"] == number % players
        do(do(position, Act.SWAP), Act.END_TURN)
        assert heard(position, Event.TURN) == [((number + 1) % players, (number + 2, 0, 0))]
        assert position.games[0]["turns"] == number + 1
        assert position.games[0]["acted"] == 0


# Amulets at any time


def test_amulets_are_spent_before_and_after_the_action():
    """small_islands-24: as many as one likes."""
    position = at_home(held=[3], hands=[["in scrubland", "in a lake"]])
    do(position, Act.BUY_SWAP)
    assert (player(position, 0)["amulets"], position.games[0]["acted"]) == (2, 0)
    do(position, Act.SWAP)
    do(position, Act.BUY_SWAP)
    do(do(position, Act.BUY_MOVE), Act.END_MOVE)
    assert player(position, 0)["amulets"] == 0
    assert choices(position) == [Act.END_TURN]


def test_without_amulets_nothing_is_bought():
    """small_islands-24, small_islands-47 to small_islands-50"""
    position = at_home(columns={"white": [("in a lake", 0)]}, hands=[["in scrubland"]])
    assert all(move < Act.BUY_CLUE for move in legal(position))
    assert not may(position, Act.BUY_MOVE)
    assert not may(position, Act.BUY_SWAP)


def test_no_move_begins_inside_a_move():
    """small_islands-24: but clues, cubes and swaps can be had between bounds."""
    columns = {"white": [("in the largest lake", 0)]}
    position = at_home(held=[3], columns=columns, hands=[["next to mountains", "next to a hut"]])
    acts = [Act.END_MOVE, Act.BUY_SWAP, Act.CUBE, *range(Act.BUY_CLUE, Act.BUY_CLUE + 4)]
    assert choices(do(position, Act.MOVE)) == sorted(acts)
    to(position, "J4")
    assert choices(position) == sorted(acts)
    assert step(do(position, Act.BUY_SWAP)) == Step.MOVE
    assert (position.games[0]["bounds"], position.games[0]["acted"]) == (2, 1)
    assert step(do(position, Act.CUBE, "white")) == Step.CUBE
    to(position, spots(position).split()[0])
    assert step(position) == Step.MOVE
    assert position.games[0]["bounds"] == 2


def test_the_main_action_waits_while_a_bought_move_lasts():
    """small_islands-24, small_islands-48: what is begun must be finished first."""
    position = do(at_home(held=[1], hands=[["in a lake"]]), Act.BUY_MOVE)
    assert choices(position) == [Act.END_MOVE]
    acts = [*MAIN, *(Act.CLUE + column for column in range(4))]
    assert choices(do(position, Act.END_MOVE)) == sorted(acts)


def test_an_amulet_taken_this_turn_can_be_spent():
    """small_islands-24: also within the same move."""
    position = at_home(amulets="J4")
    do(position, Act.MOVE)
    assert not may(position, Act.BUY_SWAP)
    do(to(position, "J4"), Act.TAKE)
    assert may(position, Act.BUY_SWAP)
    assert player(do(position, Act.BUY_SWAP), 0)["amulets"] == 0


def test_nothing_is_bought_while_a_treasure_is_shared_out():
    """small_islands-24"""
    position = raise_it(hunt("1", held=[5, 5]))
    assert choices(position) == [0, 1]
    assert len(legal(position)) == 2


# Swapping


@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 4), (4, 4)])
def test_a_swap_exchanges_the_whole_hand(players, size):
    """small_islands-46"""
    position = at_home(players)
    before = int(player(position, 0)["hand"])
    do(position, Act.SWAP)
    hand = int(player(position, 0)["hand"])
    assert hand & before == 0
    assert hand.bit_count() == player(position, 0)["hand_held"] == size
    assert position.games[0]["discard"] == before
    assert heard(position, Event.SWAPPED) == [(0, (before.bit_count(), 0, 0))]
    assert len(heard(position, Event.DREW_CLUE, 0)) == size
    assert heard(position, Event.DREW, 1) == [(0, (size, 0, 0))]


def test_cards_just_discarded_may_come_back_when_the_deck_is_short():
    """small_islands-46, small_islands-66: discard first, then draw."""
    position = at_home(3, hands=[["in a lake", "in a river", "in scrubland", "in a jungle"]])
    position.games[0]["deck"] = 0
    do(position, Act.SWAP)
    assert len(clues_in(player(position, 0)["hand"])) == 4
    assert position.games[0]["discard"] == 0
    assert heard(position, Event.RESHUFFLED) == [(-1, (4, 0, 0))]
