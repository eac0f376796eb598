"""The Wave card: tavarua-69 to tavarua-73, tavarua-95."""

import pytest

from games.tavarua.positions import (
    cards,
    commit_all,
    heard,
    next_wave,
    player,
    rolling,
    table,
    where,
)
from games.tavarua.rides import REACH, discarded, pile_of, surf
from parlour.games.tavarua.box.opened import BOX
from parlour.games.tavarua.events import Event

STARTS = [(board, b) for board, end in REACH.items() for b in range(-end, end + 1)]
CARDS = [(w["shift"], w["barrel"]) for w in BOX.data["waves"]]
STAY = "ride M1 as 0"  # a ride that moves nothing


def after(shift, barrel, board, start, words=STAY):
    """What a Wave card does to a surfer: the space of the marker (none in the Wash), tokens."""
    fields = {"board": board, "balance": start, "tokens": 1}
    position, events = surf(words, shift=shift, barrel=barrel, **fields)
    held = player(position, 0)
    got = len(heard(events, Event.GOT_BARREL)), len(heard(events, Event.GOT_HANG_TEN))
    if where(position, 0) == "wash":
        assert got == (0, 0)
        return None
    assert got == (held["barrels"], held["hang_tens"])
    shifted = [(0, (start, start + shift, 0))] if held["balance"] != start else []
    assert heard(events, Event.SHIFTED) == shifted
    return int(held["balance"]), *got


@pytest.mark.parametrize(("board", "start"), STARTS)
def test_every_wave_card_from_every_space(board, start):
    """tavarua-70 to tavarua-73: the shift, or a wipe-out; Barrel, and Hang Ten on the nose."""
    end = REACH[board]
    for shift, barrel in CARDS:
        target = start + shift
        wanted = (target, int(barrel), int(board == "long" and target == end))
        found = after(shift, barrel, board, start)
        assert found == (wanted if -end <= target <= end else None)


@pytest.mark.parametrize(("board", "start"), STARTS)
def test_a_trim_holds_the_marker(board, start):
    """tavarua-95: no shift and no wipe-out, but Barrel and Hang Ten all the same."""
    for shift, barrel in CARDS:
        found = after(shift, barrel, board, start, STAY + " with Trim")
        assert found == (start, int(barrel), int(board == "long" and start == 3))


def test_a_trim_at_a_catch():
    """tavarua-95: the own move counts."""
    fields = {"at": "channel 4", "board": "long", "shift": -3, "barrel": True}
    position, _ = surf("catch T3 with Trim", **fields)
    assert pile_of(position) == "T3 hang 1 barrel 1"
    position, _ = surf("catch T4 with Trim", at="channel 4")
    assert where(position, 0) == "wash"


def test_who_caught_a_wave_this_round_is_shifted_too():
    """tavarua-70, tavarua-71: and may be thrown at once, with the first card as the ride."""
    position, _ = surf("catch M1", at="channel 4", shift=-1, barrel=True)
    assert (player(position, 0)["balance"], pile_of(position)) == (-2, "M1 barrel 1")
    position, events = surf("catch M2", at="channel 4", shift=-1)
    assert heard(events, Event.SCORED) == [(0, (2, 0, 2))]
    assert (where(position, 0), discarded(position)) == ("wash", "M2")
    assert player(position, 0)["tokens"] == 2  # tavarua-55, tavarua-60


def test_hang_ten_several_times_in_a_ride():
    """tavarua-73: each round that ends with the marker on the foremost space."""
    position = table(1, at=["wave 5"], boards=["long"], hands=["T1 T1 T1 T1 T1"], tokens=[5])
    player(position, 0)["balance"] = 2
    for count, words in enumerate(["ride T1", "ride T1 as 0", "ride T1 as 0"], 1):
        commit_all(next_wave(position, 0), words)
        assert player(position, 0)["hang_tens"] == count
        player(position, 0)["hand"] = cards("T1 T1 T1 T1 T1")
    assert pile_of(position) == "T1 T1 T1 stoke 2 hang 3"


def test_passing_the_nose_is_not_enough():
    """tavarua-73: what counts is where the marker stands after the shift."""
    position, _ = surf("ride T3", board="long", shift=-1)
    assert pile_of(position) == "T3"
    position, _ = surf("ride T2", board="long", shift=1)
    assert pile_of(position) == "T2 hang 1"


@pytest.mark.parametrize("at", ["shore", "channel 3", "wash"])
def test_only_those_on_waves_are_concerned(at):
    """tavarua-69, tavarua-70: the card is turned up all the same."""
    words = "recover T1" if at == "wash" else "wait T1"
    position, events = surf(words, at=at, board="long", shift=3, barrel=True)
    assert len(heard(events, Event.WAVE)) == 1
    assert (pile_of(position), player(position, 0)["balance"]) == ("", 0)
    assert where(position, 0) == ("shore" if at == "wash" else at)


def test_all_on_waves_are_shifted_by_the_same_card():
    """tavarua-70, tavarua-72: on either board and any wave; whoever is thrown gets no Barrel."""
    at = ["wave 2", "wave 3", "wave 3", "wave 6", "channel 1"]
    boards = ["short", "long", "short", "long", "short"]
    hands = ["T1 M1 M1 M1 M1"] * 5
    position = table(5, at=at, boards=boards, hands=hands, balances=[-1, 0, 1, 1, 0], dice=[6] * 6)
    words = ["ride T1", "ride T1", "ride T1", "ride T1", "wait T1"]
    events = commit_all(next_wave(position, 1, barrel=True), *words)
    assert [player(position, seat)["balance"] for seat in range(5)] == [1, 2, 0, 3, 0]
    piles = [pile_of(position, seat) for seat in range(5)]
    assert piles == ["T1 barrel 1", "T1 barrel 1", "", "T1 hang 1 barrel 1", ""]
    assert [where(position, s) for s in (2, 4)] == ["wash", "channel 1"]
    assert [seat for seat, _ in heard(events, Event.WIPED_OUT)] == [2]


def test_the_card_is_any_of_the_deck():
    """tavarua-69: by luck, as many chances as there are cards; it is laid open and counted."""
    found = []
    for face in range(1, 7):
        position = table(1, at=["shore"], hands=["T1 T1 T1 T1 T1"])
        game = position.games[0]
        game["wave_deck"] = 0
        game["wave_deck"][[0, 4, 9]] = [1, 1, 4]
        game["waves_left"], game["turned"] = 6, 0
        events = commit_all(rolling(position, face), "wait T1")
        ((_, (wave, _, _)),) = heard(events, Event.WAVE)
        assert (game["last_wave"], game["turned"][wave], game["waves_left"]) == (wave + 1, 1, 5)
        assert game["turned"].sum() == 1
        assert game["wave_deck"].sum() == 5
        found.append(wave)
    assert found == [0, 4, 9, 9, 9, 9]
