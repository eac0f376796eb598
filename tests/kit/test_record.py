"""Records: no gaps, marks that nothing escapes, copies that keep every byte."""

import copy

import numpy as np
import pytest

from parlour.games import take
from parlour.games.mu import table as mu_table
from parlour.kit.drive import TURN
from parlour.kit.luck import LUCK
from parlour.kit.record import (
    EVERYBODY,
    MOST_SEATS,
    NOBODY,
    OWNER,
    SPECTATOR,
    is_record,
    marks,
    record,
    sight,
)
from parlour.kit.table import EVENT
from toys import penny_rules
from toys.pennies import GAME as PENNIES

MU = take("mu")
RECORDS = {
    "luck": LUCK,
    "event": EVENT,
    "turn": TURN,
    "mu player": mu_table.PLAYER,
    "mu": MU.contract.record,
    "pennies player": penny_rules.PLAYER,
    "pennies": PENNIES.contract.record,
}
TABLES = (MU.contract.record, PENNIES.contract.record)
VIEWERS = (*range(MOST_SEATS), SPECTATOR)


def leaves(dtype):
    """The bytes of all plain numbers in a record, nested records too."""
    if dtype.subdtype:
        base, shape = dtype.subdtype
        return leaves(base) * int(np.prod(shape))
    if dtype.names is None:
        return dtype.itemsize
    return sum(leaves(dtype[name]) for name in dtype.names)


def seen(dtype, viewer, *path):
    """The bytes of the sight mask at a path of field names and positions."""
    place = sight(dtype, viewer).view(dtype)[0]
    for step in path:
        place = place[step]
    return place.tobytes()


def shown(held):
    return set(held) == {0xFF}


def hidden(held):
    return set(held) == {0}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_the_sum_of_its_leaves(name):
    assert leaves(RECORDS[name]) == RECORDS[name].itemsize


def test_gaps_are_fields_with_names_that_nobody_sees():
    holey = record(("a", np.int8, (), EVERYBODY), ("b", np.int64, (), EVERYBODY))
    holey = record(("x", np.int8, (3,), EVERYBODY), ("y", holey, (2,), EVERYBODY))
    assert holey.names == ("x", "_3", "y")
    assert holey["y"].base.names == ("a", "_1", "b")
    assert leaves(holey) == holey.itemsize == 40
    assert hidden(seen(holey, 0, "_3"))
    assert hidden(seen(holey, 0, "y", 1, "_1"))


def test_a_gap_at_the_end_is_named_too():
    tailed = record(("a", np.int32, (), EVERYBODY), ("b", np.int8, (), EVERYBODY))
    assert tailed.names == ("a", "b", "_5")
    assert leaves(tailed) == tailed.itemsize == 8


def test_fields_are_aligned():
    for dtype in RECORDS.values():
        for kind, start, *_ in dtype.fields.values():
            assert start % kind.base.alignment == 0


def test_only_declared_records_have_marks():
    assert is_record(LUCK)
    assert not is_record(np.dtype([("a", np.int8)]))
    assert marks(EVENT) == dict.fromkeys(("values", "kind", "seat", "audience"), EVERYBODY) | {
        name: NOBODY for name in EVENT.names if name.startswith("_")
    }


def test_records_that_differ_only_in_who_sees_them_are_refused():
    fields = ("some", np.int8, ()), ("more", np.int16, (7,))
    first = record(*((*field, EVERYBODY) for field in fields))
    assert record(*((*field, EVERYBODY) for field in fields)) == first
    with pytest.raises(TypeError, match="differ only in who sees them"):
        record((*fields[0], OWNER), (*fields[1], EVERYBODY))


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("dtype", TABLES, ids=("mu", "pennies"))
def test_marks_of_the_header_hold_for_every_viewer(dtype, viewer):
    assert hidden(seen(dtype, viewer, "luck"))
    assert shown(seen(dtype, viewer, "seats") + seen(dtype, viewer, "options"))
    for seat in range(MOST_SEATS):
        assert shown(seen(dtype, viewer, "barriers", seat)) == (seat == viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(
    ("dtype", "own", "public", "secret"),
    [(TABLES[0], "hand", "display", "face_down"), (TABLES[1], "sealed", "score", "deck")],
    ids=("mu", "pennies"),
)
def test_only_its_owner_sees_an_own_field(dtype, own, public, secret, viewer):
    assert hidden(seen(dtype, viewer, secret))
    for seat in range(MOST_SEATS):
        assert shown(seen(dtype, viewer, "players", seat, public))
        own_bytes = seen(dtype, viewer, "players", seat, own)
        assert shown(own_bytes) if seat == viewer else hidden(own_bytes)


@pytest.mark.parametrize("dtype", TABLES, ids=("mu", "pennies"))
def test_a_byte_the_spectator_sees_is_seen_by_every_seat(dtype):
    spectator = sight(dtype, SPECTATOR)
    for seat in range(MOST_SEATS):
        assert not (spectator & ~sight(dtype, seat)).any()


def test_what_lies_inside_a_hidden_field_is_hidden_whatever_its_own_marks():
    inner = record(("open", np.int16, (2,), EVERYBODY))
    outer = record(("players", inner, (MOST_SEATS,), NOBODY), ("kept", inner, (), OWNER))
    for viewer in VIEWERS:
        assert not sight(outer, viewer).any()


def test_an_own_array_inside_a_player_is_the_players_alone():
    player = record(("notes", np.int8, (MOST_SEATS,), OWNER))
    notes = record(("players", player, (MOST_SEATS,), EVERYBODY))
    for viewer in VIEWERS:
        for seat in range(MOST_SEATS):
            assert shown(seen(notes, viewer, "players", seat)) == (seat == viewer)
            assert hidden(seen(notes, viewer, "players", seat)) == (seat != viewer)


@pytest.mark.parametrize("dtype", TABLES, ids=("mu", "pennies"))
def test_copies_keep_every_byte(dtype):
    rows = np.random.default_rng(1).integers(0, 256, (3, dtype.itemsize), np.uint8)
    games = rows.view(dtype)[:, 0]
    target = np.zeros(3, dtype)
    target[:] = games
    for twin in (games.copy(), copy.deepcopy(games), games[[0, 1, 2]], target):
        assert twin.tobytes() == rows.tobytes()
    assert games[[2, 0]].tobytes() == rows[[2, 0]].tobytes()
    assert games[1].copy().tobytes() == rows[1].tobytes()
