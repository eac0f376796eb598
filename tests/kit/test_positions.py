"""The owner of memory: two views, copies, equality, and what redaction leaves."""

import copy
import pickle

import numpy as np
import pytest

from parlour.errors import BadNumber, BadPosition
from parlour.games import take
from parlour.kit.positions import Positions, _checksum, records, sights
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
    """A record of noise, with a header and a tail that make sense."""
    held, noise = Positions(game.contract.record), np.random.default_rng(seed)
    held.rows[:] = noise.integers(0, 256, held.rows.shape, np.uint8)
    for name in ("seats", "options"):
        held.games[name] = game.deal(4).games[name]
    held.games["luck"]["used"], held.games["luck"]["counter"], held.games["redacted"] = 5, 9, 0
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


# Bytes from elsewhere


def kept(held, layout=None, rows=None, checksum=None):
    """What a pickle hands to whoever makes positions of it, some of it changed."""
    make, (own_layout, own_rows, _) = held.__reduce__()
    layout, rows = layout or own_layout, rows or own_rows
    return lambda: make(layout, rows, checksum or _checksum(layout, rows))


@GAMES
def test_bytes_that_were_changed_are_refused(game):
    held = under_way(game)
    make, (layout, rows, checksum) = held.__reduce__()
    changed = bytes([rows[0] ^ 1]) + rows[1:]
    odd = (
        (layout, changed, checksum),
        (layout + " ", rows, checksum),
        (layout, rows[:-1], checksum),
    )
    for given in (*odd, (layout, rows, None), (layout, rows), (None, rows, checksum), (1, 2, 3)):
        with pytest.raises(BadPosition, match="damaged, or kept by another version"):
            make(*given)
    assert make(layout, rows, checksum) == held


@pytest.mark.parametrize("layout", ["", "5", "[(", "[('a', 'i4')]", "[('a', '|O')]", "(" * 9_999])
def test_a_layout_that_is_no_games_is_refused(layout):
    with pytest.raises(BadPosition, match="no positions of a game"):
        kept(MU.deal(3), layout=layout or " ")()


def test_half_a_position_is_refused():
    with pytest.raises(BadPosition, match="no positions of a game"):
        kept(MU.deal(3), rows=MU.deal(3).rows.tobytes()[:-1])()


@pytest.mark.parametrize(
    ("field", "value"), [("seats", 7), ("event_count", -1), ("event_count", 13), ("redacted", 9)]
)
def test_a_header_that_makes_no_sense_is_refused(field, value):
    held = MU.deal(3)
    held.games[field] = value
    with pytest.raises(BadPosition, match="make no sense"):
        kept(held)()


def test_positions_from_elsewhere_are_played_on_like_ones_own():
    held = pickle.loads(pickle.dumps(MU.deal(3)))
    assert held.record is MU.contract.record
    assert MU.engine.actors(held) == MU.engine.actors(MU.deal(3))


@pytest.mark.parametrize("count", [-1, 13, 1 << 30])
def test_a_tail_that_cannot_be_told_is_refused(count):
    held = MU.deal(3)
    held.games["event_count"] = count
    for read in (held.heard, held.events):
        with pytest.raises(BadPosition, match=f"cannot tell of {count} events"):
            read()


def test_one_of_several_positions_is_copied():
    held = Positions(PENNIES.contract.record, 2)
    held.rows[1] = PENNIES.deal(2).rows[0]
    assert held.copy(1) == PENNIES.deal(2)
    assert held.reading(1).copied() == PENNIES.deal(2)
    for read in (held.copy, held.position, held.reading, held.events):
        with pytest.raises(BadNumber, match="There is no position 2; there are 2"):
            read(2)
