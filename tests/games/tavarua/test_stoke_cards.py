"""Stoke cards in play: tavarua-92 to tavarua-96. Trim: test_waves.py, Leash: test_wiping_out.py."""

import re
from pathlib import Path

import pytest

from games.tavarua.positions import (
    FIRST_ATTACH,
    GAME,
    choose,
    commit_all,
    heard,
    legal,
    next_wave,
    player,
    stoke_named,
    table,
    where,
)
from games.tavarua.rides import REACH, WAY, pile_of, surf
from parlour.games.tavarua import rules
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.stoke import STOKE_NAMES
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.moves import FIRST_ACTION
from parlour.kit.rule import INTERPRETED

EVERY = 5 if INTERPRETED else 1
KINDS = [f"{colour}{number}" for colour in "TM" for number in range(1, 5)]
STARTS = [(board, b) for board, end in REACH.items() for b in range(-end, end + 1)]
# one use of each card, with an effect and, where there can be one, without
USES = [
    ("paddle out T1 with Duck Dive", "channel 1"),
    ("paddle out T1 with Duck Dive", "channel 6"),
    ("recover T1 with Tow Out", "wash"),
    ("catch T1 with Priority", "channel 4"),
    ("catch T1 with Party Wave", "channel 4"),
    ("catch T1 with Fresh Wax", "channel 4"),
    ("ride T4 with Fresh Wax", "wave 4"),
    ("ride T1 with Cross Step", "wave 4"),
    ("catch T4 with Cross Step", "channel 4"),
    ("ride T1 with Trim", "wave 4"),
    ("ride T4 with Trim", "wave 4"),
    ("ride T1 with Leash", "wave 4"),
    ("ride T4 with Leash", "wave 4"),
    ("ride T3 with Aerial", "wave 4"),
    ("bail T1 with Claim It", "wave 4"),
    ("wait T1 with Dawn Patrol", "shore"),
]


def rides(board):
    """Each card that may be played on a board, with each modified value."""
    highest = 4 if board == "short" else 3
    return [(c, v) for c in KINDS for v in range(7) if int(c[1]) <= highest]


# All of them


@pytest.mark.parametrize(("words", "at"), USES)
def test_a_card_is_discarded_when_it_was_played(words, at):
    """tavarua-92: also without effect; and it is not asked for any more."""
    position, _ = surf(words, at=at)
    assert stoke_named(position.games[0]["stoke_discard"]) == [words.partition(" with ")[2]]
    assert (player(position, 0)["cards"], player(position, 0)["cards_held"]) == (0, 0)


def test_a_card_is_spent_in_a_lost_contest():
    """tavarua-53, tavarua-92: Priority and Leash too."""
    fields = {"stoke": [["Leash"], ["Priority"]], "hands": ["M2 T1 T1 T1 T1", "T1 T1 T1 T1 T1"]}
    position = table(2, at=["channel 4"] * 2, dice=[1] * 6, **fields)
    commit_all(next_wave(position, 0), "catch M2 with Leash", "catch T1 with Priority")
    assert [where(position, seat) for seat in range(2)] == ["channel 4", "wave 3"]
    assert sorted(stoke_named(position.games[0]["stoke_discard"])) == ["Leash", "Priority"]


def test_of_several_only_the_one_attached_is_spent():
    """tavarua-34, tavarua-92"""
    stoke = [["Leash", "Trim", "Leash"]]
    position = table(1, at=["wave 4"], hands=["T1 T1 T1 T1 T1"], stoke=stoke)
    choose(next_wave(position, 0), 0, "ride T1 with Leash")
    assert stoke_named(player(position, 0)["cards"]) == ["Trim", "Leash"]
    assert player(position, 0)["cards_held"] == 2


def test_a_card_that_is_not_attached_does_nothing():
    """tavarua-34: neither Leash nor Fresh Wax helps from the hand."""
    fields = {"hands": ["T4 T1 T1 T1 T1"], "stoke": [["Fresh Wax", "Leash", "Trim"]]}
    position = table(1, at=["wave 4"], piles=["M3 M2"], **fields)
    events = choose(next_wave(position, 0), 0, "ride T4")
    assert heard(events, Event.SCORED) == [(0, (3, 0, 3))]
    assert player(position, 0)["cards_held"] == 3


# Tow Out; Duck Dive and Dawn Patrol are in test_paddling.py


def test_tow_out():
    """tavarua-93: the third channel space from the Shore."""
    position, events = surf("recover T1 with Tow Out", at="wash")
    assert where(position, 0) == "channel 3"
    assert heard(events, Event.RECOVERED) == [(0, (4, 0, 0))]


# Fresh Wax, Cross Step


@pytest.mark.parametrize(("board", "start"), STARTS)
def test_fresh_wax_stops_on_the_end_space(board, start):
    """tavarua-95: only if the own move would run off; the card goes to the pile as ever."""
    end = REACH[board]
    for card, value in rides(board)[::EVERY]:
        words = f"ride {card} as {value} with Fresh Wax"
        position, _ = surf(words, board=board, balance=start, tokens=6)
        target = max(-end, min(end, start + WAY[card[0]] * value))
        assert player(position, 0)["balance"] == target
        assert pile_of(position).startswith(card)
        assert where(position, 0) == "wave 3"


def test_fresh_wax_does_not_help_against_a_wave_card():
    """tavarua-95"""
    position, events = surf("ride T4 with Fresh Wax", shift=1)
    assert where(position, 0) == "wash"
    assert heard(events, Event.SCORED) == [(0, (4, 0, 4))]
    position, _ = surf("catch T4 with Fresh Wax", at="channel 4", shift=-1)
    assert (player(position, 0)["balance"], pile_of(position)) == (1, "T4")


@pytest.mark.parametrize(("board", "start"), STARTS)
def test_a_cross_step_turns_the_card_round(board, start):
    """tavarua-95: and may lead over the end."""
    end = REACH[board]
    for card, value in rides(board)[::EVERY]:
        words = f"ride {card} as {value} with Cross Step"
        position, _ = surf(words, board=board, balance=start, tokens=6)
        target = start - WAY[card[0]] * value
        stays = -end <= target <= end
        assert player(position, 0)["balance"] == (target if stays else 0)
        assert where(position, 0) == ("wave 3" if stays else "wash")


def test_a_cross_step_at_a_catch_leaves_the_colour():
    """tavarua-54: teal stays teal in a contest, whichever way it moves."""
    fields = {"stoke": [["Cross Step"], []], "hands": ["T2 T1 T1 T1 T1", "M2 T1 T1 T1 T1"]}
    position = table(2, at=["channel 4"] * 2, dice=[1] * 6, **fields)
    commit_all(next_wave(position, 0), "catch T2 with Cross Step", "catch M2")
    assert [where(position, seat) for seat in range(2)] == ["wave 3", "channel 4"]
    assert player(position, 0)["balance"] == -2


# Aerial, Cheater Five, Claim It


@pytest.mark.parametrize("start", range(-2, 3))
def test_an_aerial_brings_three_points_to_who_stays_on(start):
    """tavarua-96: with a printed 3 or 4, whatever its modified value."""
    for card, value in [(c, v) for c in KINDS if c[1] in "34" for v in range(7)]:
        words = f"ride {card} as {value} with Aerial"
        position, events = surf(words, balance=start, tokens=6)
        stays = abs(start + WAY[card[0]] * value) <= 2
        assert player(position, 0)["bonus"] == 3 * stays
        assert heard(events, Event.SCORED) == ([] if stays else [(0, (0, 0, 0))])


def test_an_aerial_is_lost_when_the_wave_card_throws():
    """tavarua-96: without a Leash, and only one card can be attached."""
    _, events = surf("ride T3 with Aerial", balance=-1, shift=1)
    assert heard(events, Event.SCORED) == [(0, (3, 0, 3))]


@pytest.mark.parametrize("start", range(-3, 4))
def test_a_cheater_five_brings_two_points_near_the_nose(start):
    """tavarua-96: by the end of the own move, whatever the Wave card does then."""
    for card, value in rides("long")[::EVERY]:
        target = start + WAY[card[0]] * value
        shift = -1 if target >= 2 else 1
        words = f"ride {card} as {value} with Cheater Five"
        position, _ = surf(words, board="long", balance=start, tokens=6, shift=shift)
        assert player(position, 0)["bonus"] == 2 * (target in (2, 3))


def test_a_claim_brings_two_points():
    """tavarua-96: to the ride that the bail ends; no card for Perfect."""
    _, events = surf("bail T1 with Claim It", pile="M3 T2 perfect 1 bonus 3")
    assert heard(events, Event.SCORED) == [(0, (3 + 2 + 2 + 3 + 2, 0, 12))]
    _, events = surf("bail T1 with Claim It", at="wave 1")
    assert heard(events, Event.SCORED) == [(0, (2, 0, 2))]


def test_points_of_cards_gather():
    """tavarua-96: in the pile, with those of earlier rounds."""
    position, _ = surf("ride T3 as 0 with Aerial", pile="M1 bonus 3", tokens=3)
    assert pile_of(position) == "T3 M1 stoke 3 bonus 6"
    fields = {"pile": "M1 bonus 3", "board": "long", "balance": 1, "shift": -1}
    assert pile_of(surf("ride T1 with Cheater Five", **fields)[0]) == "T1 M1 bonus 5"


# Priority and Party Wave; their contests are in test_contests.py


def test_a_party_wave_needs_a_wave_that_has_broken():
    """tavarua-47, tavarua-94: a full one will do."""
    party = FIRST_ATTACH + STOKE_NAMES.index("Party Wave")
    for die, broken in ((4, True), (6, False)):
        fields = {"stoke": [["Party Wave"]], "hands": ["T1 T1 T1 T1 T1"] * 3}
        at, dice = ["channel 3", "wave 3", "wave 3"], [1, 1, die, 1, 1, 1]
        position = table(3, at=at, dice=dice, **fields)
        assert (party in legal(position, 0)) == broken


def test_after_a_party_wave_all_ride_together():
    """tavarua-94: on the wave like anybody else; its place is free only when enough have left."""
    at, dice = ["channel 3", "wave 3", "channel 2"], [1, 1, 3, 1, 1, 1]
    fields = {"stoke": [["Party Wave"]], "hands": ["T1 M1 M1 M1 M1"] * 3, "at": at, "dice": dice}
    position = table(3, **fields)
    words = ["catch T1 with Party Wave", "ride T1", "wait T1"]
    events = commit_all(next_wave(position, 1, barrel=True), *words)
    assert [where(position, seat) for seat in range(3)] == ["wave 2", "wave 2", "channel 2"]
    assert [pile_of(position, seat) for seat in range(2)] == ["T1 barrel 1"] * 2
    assert not heard(events, Event.CONTEST)
    assert FIRST_ACTION + Action.CATCH not in legal(position, 2)


def test_every_card_names_the_rule_that_says_what_it_does():
    """tavarua-93 to tavarua-96: its name stands in that rule."""
    faces = GAME.setting(table(2).reading())["stoke_cards"].values()
    sheet = (Path(rules.__file__).parents[1] / "RULES.md").read_text("utf-8")
    for face in faces:
        (said,) = re.findall(rf"\*\*{face['rule']}\*\* (.*)", sheet)
        assert f"{face['name']} (" in said
