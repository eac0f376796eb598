"""The owner of memory: two views, copies, equality, and what redaction leaves."""

import copy
import pickle

import numpy as np
import pytest

from parlour.games import take
from parlour.kit.positions import Positions, records, sights
from parlour.kit.record import MOST_SEATS, SPECTATOR
from parlour.kit.table import EVENT, position_size
from toys.pennies import GAME as PENNIES

MU = take("mu")
GAMES = pytest.mark.parametrize("game", [MU, PENNIES], ids=lambda game: game.name)
EVENT_GAPS = [name for name in EVENT.names if name.startswith("_")]
VIEWERS = (*range(4), SPECTATOR)


def under_way(game, moves=6):
    """A game of four a few moves old."""
    held = game.deal(4, 5)
    for _ in range(moves):
        seat = game.engine.actors(held)[-1]
        game.engine.play(held, seat, game.engine.legal_moves(held, seat)[0])
    return held


def scrambled(game, seed=0):
    """A record of noise, with seats and a tail that make sense."""
    held, noise = Positions(game.contract.record), np.random.default_rng(seed)
    held.rows[:] = noise.integers(0, 256, held.rows.shape, np.uint8)
    held.games["seats"] = 4
    held.games["event_count"] = len(held.games["events"][0]) - 2
    for name in EVENT_GAPS:
        held.games["events"][name] = 0
    held.games["events"]["audience"] = noise.integers(0, 128, held.games["events"].shape)
    return held


@GAMES
def test_both_views_are_the_same_memory(game):
    held = Positions(game.contract.record, 3)
    assert np.shares_memory(held.rows, held.games)
    held.games["seats"][2] = 5
    start = game.contract.record.fields["seats"][1]
    assert held.rows[2, start] == 5
    held.rows[1] = held.rows[2]
    assert held.games["seats"].tolist() == [0, 5, 5]
    assert held.reading(1).seats == 5
    assert len(held) == 3


@GAMES
def test_equality_sees_the_position_and_not_the_tail(game):
    held = under_way(game)
    twin = held.copy()
    twin.games["events"]["kind"], twin.games["event_count"] = 1, 0
    assert twin == held
    assert twin.position() == held.position()
    twin.games["luck"]["used"] += 1
    assert twin != held


def test_positions_of_different_games_or_counts_are_not_equal():
    assert MU.deal(3) != PENNIES.deal(3)
    assert Positions(MU.contract.record, 1) != Positions(MU.contract.record, 2)
    assert MU.deal(3) != "a game"


def test_positions_are_no_keys():
    with pytest.raises(TypeError, match="unhashable"):
        hash(PENNIES.deal(2))


@GAMES
def test_copies_have_all_bytes_and_memory_of_their_own(game):
    held = scrambled(game)
    pickled = pickle.loads(pickle.dumps(held))
    for twin in (held.copy(), copy.copy(held), copy.deepcopy(held), pickled):
        assert twin.rows.tobytes() == held.rows.tobytes()
        assert twin.record == held.record
        twin.rows[:] = 0
        assert np.shares_memory(twin.rows, twin.games)
    assert held.rows.any()


@GAMES
def test_bytes_make_the_same_positions_again(game):
    held = under_way(game)
    twin = Positions(game.contract.record)
    twin.rows[0] = np.frombuffer(held.rows.tobytes(), np.uint8)
    assert twin == held
    assert len(held.position()) == position_size(game.contract.record)


def test_records_are_empty_and_apart():
    turns = records(np.dtype([("a", np.int8)]), 2)
    turns["a"][0] = 1
    assert turns["a"].tolist() == [1, 0]


@GAMES
@pytest.mark.parametrize("viewer", VIEWERS)
def test_redaction_keeps_what_is_marked_and_blanks_the_rest(game, viewer):
    whole = scrambled(game)
    seen = whole.copy()
    game.engine.redact(seen, viewer)
    end, mask = position_size(game.contract.record), sights(game.contract.record)[viewer]
    assert set(mask.tolist()) == {0, 0xFF}
    assert seen.rows[0, :end].tobytes() == (whole.rows[0, :end] & mask).tobytes()


@GAMES
@pytest.mark.parametrize("viewer", VIEWERS)
def test_redaction_closes_up_the_events_meant_for_the_viewer(game, viewer):
    whole = scrambled(game)
    seen = whole.copy()
    game.engine.redact(seen, viewer)
    bit = 1 << (viewer if viewer >= 0 else MOST_SEATS)
    events = whole.games["events"][0][: whole.games["event_count"][0]]
    told = events[events["audience"] & bit != 0]
    assert 0 < len(told) < len(events)
    assert seen.games["event_count"] == len(told)
    assert seen.games["events"][0].tobytes().rstrip(b"\0") == told.tobytes().rstrip(b"\0")


@GAMES
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_redacted_record_stays_as_it_is(game, viewer):
    seen = under_way(game)
    game.engine.redact(seen, viewer)
    again = seen.copy()
    game.engine.redact(again, viewer)
    assert again.rows.tobytes() == seen.rows.tobytes()


@GAMES
def test_a_spectator_sees_no_more_than_any_seat(game):
    whole, spectator = under_way(game), under_way(game)
    game.engine.redact(spectator, SPECTATOR)
    for seat in range(4):
        seen = whole.copy()
        game.engine.redact(seen, seat)
        game.engine.redact(seen, SPECTATOR)
        assert seen == spectator


def test_events_are_plain_data():
    event = PENNIES.deal(2).events()[0]
    assert {type(number) for number in (event.kind, event.seat, *event.values)} == {int}
