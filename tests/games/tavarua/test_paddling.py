"""Paddle Out, Wait, Paddle In: tavarua-66 to tavarua-68, tavarua-93."""

import pytest

from games.tavarua.positions import choose, commit_all, heard, next_wave, player, table, where
from games.tavarua.rides import discarded, in_order, surf
from parlour.games.tavarua.events import Event

TOKENS = 5
SPOTS = ["shore", *(f"channel {space}" for space in range(1, 7))]
CARDS = ["T1", "M2", "T3", "M4"]
ROWS = [0, 6, 5, 4, 3, 2, 1]  # beside each spot; the Shore has none


def paddled(words, at):
    """Where a choice leads, with its events; card and tokens are gone."""
    position, events = surf(words, at=at, tokens=TOKENS)
    card, value = words.split(" as ")[0][-2:], int(words.split(" as ")[1][0])
    assert discarded(position) == card
    assert player(position, 0)["tokens"] == TOKENS - abs(value - int(card[1]))
    assert player(position, 0)["pile_stoke"] == player(position, 0)["pile"] == 0
    return where(position, 0), heard(events, Event.PADDLED)


@pytest.mark.parametrize("space", range(7))
@pytest.mark.parametrize("value", range(7))
def test_paddling_out(space, value):
    """tavarua-66: so many spaces outward, at most to the outermost; with 0 one stays."""
    target = min(6, space + value)
    found = paddled(f"paddle out {CARDS[space % 4]} as {value}", SPOTS[space])
    assert found == (SPOTS[target], [(0, (ROWS[space], ROWS[target], target - space))])


@pytest.mark.parametrize("space", range(7))
@pytest.mark.parametrize("value", range(7))
def test_a_duck_dive_adds_two_spaces(space, value):
    """tavarua-93: still at most to the outermost; also to nothing at all."""
    target = min(6, space + value + 2)
    words = f"paddle out {CARDS[value % 4]} as {value} with Duck Dive"
    assert paddled(words, SPOTS[space])[0] == SPOTS[target]


@pytest.mark.parametrize("space", range(1, 7))
@pytest.mark.parametrize("value", range(7))
def test_paddling_in(space, value):
    """tavarua-68: so many spaces inward, and never onto the Shore."""
    target = max(1, space - value)
    found = paddled(f"paddle in {CARDS[space % 4]} as {value}", SPOTS[space])
    assert found == (SPOTS[target], [(0, (ROWS[space], ROWS[target], target - space))])


@pytest.mark.parametrize("at", SPOTS)
@pytest.mark.parametrize("given", ["T1", "M4 M4", "T1 T2 M3", "T1 T2 T3 T4 M1"])
def test_waiting(at, given):
    """tavarua-67: cards are discarded, one at least, and the position is held."""
    position, events = surf(f"wait {given}", at=at, tokens=3)
    assert where(position, 0) == at
    assert discarded(position) == in_order(given)
    assert player(position, 0)["tokens"] == 3
    assert len(heard(events, Event.WAITED)) == 1
    assert not heard(events, Event.GOT_STOKE)


def test_a_dawn_patrol_brings_two_tokens():
    """tavarua-93: on the Shore and in the channel; they may be used from the next round on."""
    for at in ("shore", "channel 6"):
        position, events = surf("wait T1 with Dawn Patrol", at=at, tokens=1)
        assert player(position, 0)["tokens"] == 3
        assert heard(events, Event.GOT_STOKE) == [(0, (2, 0, 0))]


def test_any_number_may_share_a_channel_space():
    """tavarua-68"""
    position = table(6, at=["channel 2"] * 5 + ["channel 4"], hands=["T2 M1 M1 M1 M1"] * 6)
    words = ["paddle out T2"] * 5
    for seat, said in enumerate(words):
        choose(position, seat, said)
    choose(next_wave(position, 0), 5, "wait M1")
    assert [where(position, seat) for seat in range(6)] == ["channel 4"] * 6


def test_paddlers_are_neither_shifted_nor_carried():
    """tavarua-17, tavarua-70: a Wave card and the waves leave those in the channel alone."""
    position = table(2, at=["channel 3", "wash"], hands=["T1 M1 M1 M1 M1", "T1 M1 M1 M1 M1"])
    events = commit_all(next_wave(position, 3), "wait T1", "recover T1")
    assert not heard(events, Event.SHIFTED)
    assert [player(position, seat)["balance"] for seat in range(2)] == [0, 0]
    assert [where(position, seat) for seat in range(2)] == ["channel 3", "shore"]
