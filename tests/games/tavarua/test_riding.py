"""Rides and the first move of a catch: tavarua-37 to tavarua-41, tavarua-55 to tavarua-59."""

import pytest

from games.tavarua.positions import heard, player, where
from games.tavarua.rides import REACH, WAY, discarded, pile_of, surf
from parlour.games.tavarua.events import Event
from parlour.kit.rule import INTERPRETED

EVERY = 5 if INTERPRETED else 1  # of the many cases
KINDS = [f"{colour}{number}" for colour in "TM" for number in range(1, 5)]
STARTS = [(board, b) for board, end in REACH.items() for b in range(-end, end + 1)]


def cases(board):
    """Each card that may be played on a board, with each modified value (tavarua-06)."""
    highest = 4 if board == "short" else 3
    found = [(c, v) for c in KINDS for v in range(7) if int(c[1]) <= highest]
    return found[len(board) % EVERY :: EVERY]


# The own move


@pytest.mark.parametrize(("board", "start"), STARTS)
def test_a_ride_moves_the_marker_or_throws(board, start):
    """tavarua-37, tavarua-38: every card with every value, from every space, over either end."""
    for card, value in cases(board):
        used = abs(value - int(card[1]))
        position, events = surf(f"ride {card} as {value}", board=board, balance=start, tokens=6)
        target = start + WAY[card[0]] * value
        if abs(target) <= REACH[board]:
            check_stayed(position, events, (start, target), card, used)
        else:
            check_ran_off(position, events, (start, target), card, used)


def check_stayed(position, events, move, card, used):
    """tavarua-39: the card and the tokens laid with it are in the pile (Hang Ten: tavarua-73)."""
    assert heard(events, Event.BALANCED) == [(0, (*move, 0))]
    assert player(position, 0)["balance"] == move[1]
    pile = [card, *[f"stoke {used}"] * (used > 0), *["hang 1"] * (move[1] == REACH["long"])]
    assert pile_of(position) == " ".join(pile)
    assert player(position, 0)["tokens"] == 6 - used
    assert (where(position, 0), discarded(position)) == ("wave 3", "")
    assert not heard(events, Event.SCORED)


def check_ran_off(position, events, move, card, used):
    """tavarua-40: the card is discarded, the tokens are lost; tavarua-60: one is gained."""
    assert heard(events, Event.RAN_OFF) == [(0, (*move, 0))]
    assert player(position, 0)["balance"] == 0
    assert (pile_of(position), discarded(position)) == ("", card)
    assert player(position, 0)["tokens"] == 6 - used + 1
    assert where(position, 0) == "wash"
    assert heard(events, Event.SCORED) == [(0, (0, int(player(position, 0)["board"]), 0))]


def test_teal_goes_to_the_nose_and_maroon_to_the_tail():
    """tavarua-37"""
    assert player(surf("ride T2")[0], 0)["balance"] == 2
    assert player(surf("ride M2")[0], 0)["balance"] == -2


@pytest.mark.parametrize("card", KINDS)
def test_a_ride_of_nothing_scores_the_printed_value(card):
    """tavarua-41: the marker stays, on an end space too, and the card counts for its number."""
    position, _ = surf(f"ride {card} as 0", balance=2, tokens=4)
    assert pile_of(position) == f"{card} stoke {card[1]}"
    assert player(position, 0)["balance"] == 2
    worth = int(card[1]) * 2 + 2
    _, events = surf(f"ride {card} as 0", at="wave 1", balance=-2, tokens=4)
    assert heard(events, Event.SCORED) == [(0, (worth, 0, worth))]


def test_cards_gather_in_the_pile():
    """tavarua-39: with all that is in it already."""
    pile = "T2 M3 stoke 2 hang 1 barrel 1 perfect 1 bonus 3"
    position, _ = surf("ride M3 as 1", board="long", pile=pile, tokens=2)
    assert pile_of(position) == "T2 M3 M3 stoke 4 hang 1 barrel 1 perfect 1 bonus 3"


# The catch


@pytest.mark.parametrize("board", REACH)
def test_a_catch_moves_the_marker_from_the_centre(board):
    """tavarua-55, tavarua-58, tavarua-59: a token, the move, and the pile begins."""
    for card, value in cases(board):
        used, target = abs(value - int(card[1])), WAY[card[0]] * value
        words = f"catch {card} as {value}"
        position, events = surf(words, at="channel 4", board=board, balance=0, tokens=6)
        assert heard(events, Event.CAUGHT) == [(0, (3, 1, 0))]
        player(position, 0)["tokens"] -= 1  # tavarua-55
        if abs(target) <= REACH[board]:
            check_stayed(position, events, (0, target), card, used)
        else:
            check_ran_off(position, events, (0, target), card, used)


def catches(space, die, option):
    """What a catch brings, of a wave that has broken: how it stands with Perfect."""
    dice = [die if row + 1 == space else 1 for row in range(6)]
    fields = {"at": f"channel {space}", "dice": dice, "options": {"break_rule": option}}
    position, events = surf("catch T1", **fields)
    row = {"seed": 7 - space, "printed": space}[option]
    assert heard(events, Event.CAUGHT) == [(0, (row, die, 0))]
    told = len(heard(events, Event.PERFECT))
    assert space == 1 or (player(position, 0)["perfect"], pile_of(position)[:2]) == (told, "T1")
    assert heard(events, Event.SCORED) == ([(0, (3 + told, 0, 3 + told))] if space == 1 else [])
    return bool(told)


@pytest.mark.parametrize("space", range(1, 7))
def test_perfect_is_a_die_that_equals_the_row(space):
    """tavarua-57: rows from 1 outside to 6 next to the Shore, or the other way (tavarua-90)."""
    for die in range(1, 8 - space):
        assert catches(space, die, "seed") == (die == 7 - space)
    for die in range(space, 7):
        assert catches(space, die, "printed") == (die == space)


def test_a_perfect_catch_that_runs_off_brings_nothing():
    """tavarua-58, tavarua-62: the token is lost with the rest."""
    position, events = surf("catch T3", at="channel 6")
    assert len(heard(events, Event.PERFECT)) == 1
    assert heard(events, Event.SCORED) == [(0, (0, 0, 0))]
    assert (pile_of(position), where(position, 0)) == ("", "wash")
    assert player(position, 0)["tokens"] == 2  # tavarua-55, tavarua-60
