"""Bail, Recover, and places that become free: tavarua-36, tavarua-42 to tavarua-46, tavarua-49."""

import pytest

from games.tavarua.positions import (
    choose,
    commit_all,
    heard,
    named,
    next_wave,
    player,
    step,
    stoke_named,
    table,
    where,
)
from games.tavarua.rides import discarded, in_order, pile_of, surf
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.boards import BOARD_NAMES
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.table import Phase, Step

# Bail


@pytest.mark.parametrize("given", ["T1", "T1 T1", "T1 M3", "T1 T2 T3 M1 M4"])
def test_a_bail_keeps_the_pile_and_ends_the_ride(given):
    """tavarua-42, tavarua-43: a card or more, the Wash, and no points for the Shore."""
    pile = "T2 M4 stoke 1 hang 1 barrel 1 perfect 1 bonus 2"
    position, events = surf(f"bail {given}", at="wave 1", board="long", pile=pile)
    worth = 2 + 4 + 1 + 2 + 5 + 2 + 2
    assert heard(events, Event.SCORED) == [(0, (worth, 1, worth))]
    assert len(heard(events, Event.BAILED)) == 1
    assert not heard(events, Event.LANDED)
    assert where(position, 0) == "wash"
    assert (pile_of(position), player(position, 0)["balance"]) == ("", 0)
    assert discarded(position) == in_order(f"{given} T2 M4")
    assert player(position, 0)["tokens"] == 0  # a bail is no wipe-out


def test_a_ride_is_scored_once():
    """tavarua-43, tavarua-74: not again while its surfer recovers."""
    for words in ("bail T1", "ride T4"):
        position, events = surf(words, pile="T3 M2")
        assert len(heard(events, Event.SCORED)) == 1
        kind = named(player(position, 0)["hand"])[:2]
        events = choose(next_wave(position, 0), 0, f"recover {kind}")
        assert not heard(events, Event.SCORED)


def test_in_the_wash_there_is_only_recover():
    """tavarua-44, tavarua-63: after a bail and after a wipe-out; no action is asked for."""
    for words in ("bail T1", "ride T4"):
        position, _ = surf(words)
        assert step(position, 0) == Step.CARD
        assert player(position, 0)["choice"]["action"] == Action.RECOVER


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_recover_leads_to_the_shore(board):
    """tavarua-45: with the same board, the marker on the centre; a 4 serves too (tavarua-06)."""
    position, events = surf("recover M4", at="wash", board=board, tokens=2)
    assert heard(events, Event.RECOVERED) == [(0, (0, 0, 0))]
    assert where(position, 0) == "shore"
    held = player(position, 0)
    assert (BOARD_NAMES[held["board"]], held["balance"], held["tokens"]) == (board, 0, 2)
    assert discarded(position) == "M4"
    assert position.games[0]["phase"] == Phase.SHORE


# Places that become free

IDLE, WAITING = ["M1 M1 M1 M1 M1"] * 2, ["wait M1"] * 2  # five play, so a wave holds two


@pytest.mark.parametrize("leaving", ["bail M1", "ride T4"])
def test_a_place_is_free_once_its_surfer_has_left(leaving):
    """tavarua-36, tavarua-49: of two places one was free, and two get on; whoever is first."""
    for first in range(5):
        hands = [f"{leaving.split()[1]} T1 T1 T1 T1", "T2 T1 T1 T1 T1", "T2 T1 T1 T1 T1"]
        at = ["wave 2", "channel 2", "channel 2"]
        position = table(5, at=at, hands=[*hands, *IDLE], first=first)
        position.games[0]["dice"] = 1
        events = commit_all(next_wave(position, 0), leaving, "catch T2", "catch T2", *WAITING)
        assert sorted(seat for seat, _ in heard(events, Event.CAUGHT)) == [1, 2]
        assert not heard(events, Event.CONTEST)
        assert where(position, 0) == "wash"


def test_a_surfer_who_stays_keeps_the_place():
    """tavarua-49, tavarua-52: one place for two; what they throw away frees none."""
    hands = ["T1 T1 T1 T1 T1", "T2 T1 T1 T1 T1", "M2 T1 T1 T1 T1"]
    at = ["wave 2", "channel 2", "channel 2"]
    position = table(5, at=at, hands=[*hands, *IDLE], dice=[1, 5, 1, 1, 1, 1])
    events = commit_all(next_wave(position, 0), "ride T1", "catch T2", "catch M2", *WAITING)
    assert heard(events, Event.CONTEST) == [(-1, (5, 2, 1))]
    assert [where(position, seat) for seat in range(3)] == ["wave 1", "wave 1", "channel 2"]
    assert heard(events, Event.MISSED) == [(2, (5, 0, 0))]


def test_several_waves_are_contested_at_once():
    """tavarua-46, tavarua-51: each for itself; like cards at another wave are no match."""
    at, played = ["channel 1"] * 3 + ["channel 2"] * 3, ["T3", "M1", "T2", "T3", "T3", "M1"]
    position = table(6, at=at, hands=[f"{c} M4 M4 M4 M4" for c in played], dice=[4, 3, 4, 1, 1, 1])
    events = commit_all(next_wave(position, 0), *(f"catch {card}" for card in played))
    assert [values for _, values in heard(events, Event.CONTEST)] == [(6, 3, 2), (5, 3, 2)]
    assert [seat for seat, _ in heard(events, Event.CAUGHT)] == [0, 2, 5]
    assert [seat for seat, _ in heard(events, Event.MATCHED)] == [3, 4]
    assert [seat for seat, _ in heard(events, Event.MISSED)] == [1]


def test_what_is_laid_leaves_at_the_reveal():
    """tavarua-35, tavarua-92: before Wave card and refill hands are smaller, cards are spent."""
    stoke = [["Leash"], ["Dawn Patrol"]]
    hands = ["T1 T1 T2 T3 M1", "M1 M2 M3 M4 T4"]
    position = table(2, at=["wave 3", "shore"], hands=hands, stoke=stoke, tokens=[2, 0])
    choose(position, 0, "ride T2 as 0 with Leash")
    assert named(player(position, 0)["hand"]) == in_order(hands[0])
    assert player(position, 0)["tokens"] == 2
    assert player(position, 0)["cards_held"] == 1
    events = choose(position, 1, "wait M2 M3 with Dawn Patrol")
    assert [kind for kind, *_ in events[2:4]] == [Event.REVEALED, Event.BALANCED]
    assert sorted(stoke_named(position.games[0]["stoke_discard"])) == ["Dawn Patrol", "Leash"]
    assert player(position, 0)["cards_held"] == player(position, 1)["cards_held"] == 0
    assert [player(position, seat)["tokens"] for seat in range(2)] == [0, 2]
