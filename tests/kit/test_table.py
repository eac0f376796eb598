"""The record of a whole game: its header, its event tail, its barriers."""

import numpy as np
import pytest

from parlour.games import take
from parlour.kit.positions import Happening, Positions
from parlour.kit.record import EVERYBODY, MOST_SEATS, SPECTATOR
from parlour.kit.table import (
    AUDIENCE,
    EVENT,
    MOST_OPTIONS,
    forget_events,
    may_take_back,
    next_seat,
    position_size,
    settle,
    table,
    tell,
    tell_only,
)
from toys.pennies import GAME as PENNIES

GAMES = (take("mu"), PENNIES)
RECORD = PENNIES.contract.record
MOST_EVENTS = len(np.zeros((), RECORD)["events"])


def empty(seats=3):
    held = Positions(RECORD)
    held.games["seats"], held.games["options"][0, 0] = seats, 1
    return held


def test_a_table_is_the_header_then_the_game_then_the_tail():
    tiny = table(("chips", np.int16, (), EVERYBODY), most_events=2)
    named = [name for name in tiny.names if not name.startswith("_")]
    tail = ["event_count", "redacted", "events"]
    assert named == ["luck", "options", "barriers", "seats", "chips", *tail]
    assert tiny["options"].shape == (MOST_OPTIONS,)
    assert tiny["barriers"].shape == (MOST_SEATS,)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_position_ends_where_the_tail_begins(game):
    record = game.contract.record
    tail = record.itemsize - position_size(record)
    events = record["events"].shape[0] * EVENT.itemsize
    assert 0 <= tail - events - 8 < 8
    assert position_size(record) <= 2048


def test_tell_reaches_everybody():
    held = empty()
    tell(held.games[0], 3, 1, 10, -20, 30)
    tell(held.games[0], 4, 2)
    assert held.events() == [Happening(3, 1, (10, -20, 30)), Happening(4, 2, (0, 0, 0))]
    for viewer in (*range(3), SPECTATOR):
        seen = held.copy()
        PENNIES.engine.redact(seen, viewer)
        assert seen.events() == held.events()


def test_tell_only_reaches_its_audience():
    held = empty()
    tell_only(held.games[0], 0b001, 5, 0, 7)
    tell_only(held.games[0], AUDIENCE & ~0b001, 6, 0)
    for viewer, kind in ((0, 5), (1, 6), (2, 6), (SPECTATOR, 6)):
        seen = held.copy()
        PENNIES.engine.redact(seen, viewer)
        assert [event.kind for event in seen.events()] == [kind]


def test_a_full_tail_takes_no_more():
    held = empty()
    for n in range(MOST_EVENTS):
        tell(held.games[0], 1, 0, n)
    full = held.rows.copy()
    tell(held.games[0], 2, 1, 99)
    assert held.rows.tobytes() == full.tobytes()
    assert [event.values[0] for event in held.events()] == list(range(MOST_EVENTS))


def test_forget_events_empties_the_tail():
    held = empty()
    tell(held.games[0], 1, 0)
    forget_events(held.games[0])
    assert held.events() == []
    tell(held.games[0], 2, 1)
    assert held.events() == [Happening(2, 1, (0, 0, 0))]


def test_barriers_count_each_seats_own_moves_until_all_is_settled():
    held = empty()
    for seat in (0, 2, 2):
        may_take_back(held.games[0], seat)
    assert held.games["barriers"][0].tolist() == [1, 0, 2, 0, 0, 0]
    settle(held.games[0])
    assert not held.games["barriers"].any()


@pytest.mark.parametrize("seats", range(1, MOST_SEATS + 1))
def test_the_next_seat_goes_round(seats):
    held = empty(seats)
    assert [next_seat(held.games[0], seat) for seat in range(seats)] == [*range(1, seats), 0]
