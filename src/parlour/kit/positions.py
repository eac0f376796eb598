"""The one owner of memory: positions of a game, seen as records and as rows of bytes."""

import ast
import hashlib
from functools import cache
from typing import Any, NamedTuple, Self

import numpy as np

from parlour.errors import BadNumber, BadPosition, whole
from parlour.kit.luck import BLOCK
from parlour.kit.record import MOST_SEATS, SPECTATOR, declared, is_record, sight
from parlour.kit.rule import INTERPRETED, rule
from parlour.kit.table import EVENT, FOR_SEVERAL, HEADER, WHOLE, position_size
from parlour.printable import shown


class Happening(NamedTuple):
    """An event as plain data: what kind, whose, and the three values its kind explains."""

    kind: int
    seat: int
    values: tuple[int, int, int]


class Reading:
    """A record's fields as plain numbers and lists, far faster to read than the record's own.

    Each is made when first asked for. `record` is the record itself, for questions that the rules
    answer, and `table` and `index` are where it lies.
    """

    def __init__(
        self,
        dtype: np.dtype[Any],
        values: tuple[Any, ...],
        table: Any = None,
        index: int = 0,
    ) -> None:
        self._fields, self._values, self.table, self.index = _fields(dtype), values, table, index
        self.record: Any = None if table is None else table.games[index]

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self._fields:
            raise AttributeError(f"this record has no {name}")
        place, kind = self._fields[name]
        value = self._values[place]
        if isinstance(value, np.ndarray):
            value = value.tolist()
            value = [Reading(kind, entry) for entry in value] if kind else value
        elif kind:
            value = Reading(kind, value)
        self.__dict__[name] = value
        return value

    def copied(self) -> "Positions":
        """The record in memory of its own, to try something on."""
        return self.table.copy(self.index)  # type: ignore[no-any-return]


@cache
def _fields(dtype: np.dtype[Any]) -> dict[str, tuple[int, np.dtype[Any] | None]]:
    """Where each field stands, and its record type if it is one."""
    bases = {name: dtype[name].base for name in dtype.names or ()}
    return {
        name: (place, kind if is_record(kind) else None)
        for place, (name, kind) in enumerate(bases.items())
    }


class Positions:
    """Room for positions of one game.

    `games` are records, for rules; `rows` are their bytes, the only way Python copies, compares
    and keeps them. What they say can be changed, which memory they are cannot.
    """

    record: np.dtype[Any]
    rows: "np.ndarray[Any, np.dtype[np.uint8]]"
    games: Any
    seats: Any

    def __init__(self, record: np.dtype[Any], count: int = 1) -> None:
        if not _is_table(record):
            raise BadPosition("Positions need the record of a game, such as game.contract.record.")
        count = whole(count, BadNumber, "The number of positions")
        self._own(declared(record), _blank_rows(count, record.itemsize))

    def _own(self, record: np.dtype[Any], rows: "np.ndarray[Any, np.dtype[np.uint8]]") -> None:
        games = rows.view(record)[:, 0]
        self.__dict__.update(record=record, rows=rows, games=_readable(games), seats=games["seats"])

    def __setattr__(self, name: str, value: Any) -> None:
        """Refuse: whoever checked these positions must find them again."""
        raise AttributeError(f"positions keep their {name}; change what it holds")

    def __len__(self) -> int:
        return len(self.rows)

    def position(self, index: int = 0) -> bytes:
        """The bytes of one position, without its event tail."""
        return self.rows[self.at(index), : position_size(self.record)].tobytes()

    def reading(self, index: int = 0) -> Reading:
        """One position for plain Python (words, views)."""
        index = self.at(index)
        return Reading(self.record, self.games[index].item(), self, index)

    def events(self, index: int = 0) -> list[Happening]:
        """What the event tail tells."""
        return [event for event, _ in self.heard(index)]

    def heard(self, index: int = 0) -> list[tuple[Happening, int]]:
        """What the event tail tells, each with who hears it: a bit a seat, one for spectators."""
        index = self.at(index)
        tail, count = self.games["events"][index], self.games["event_count"].item(index)
        if not 0 <= count <= len(tail):
            raise BadPosition(f"This position is damaged: it cannot tell of {count} events.")
        return [
            (Happening(kind, seat, tuple(values.tolist())), audience)
            for values, kind, seat, audience, *_ in tail[:count].tolist()
        ]

    def may_be_guessed(self, seat: int, index: int = 0) -> bool:
        """Whether a position was redacted for the seat alone, so that the rest can be guessed."""
        return bool(self.games["redacted"][self.at(index)] == seat + 1)

    def at(self, index: int) -> int:
        """The index, if there is such a position."""
        if type(index) is not int:
            index = whole(index, BadNumber, "The index of a position")
        if not 0 <= index < len(self.rows):
            raise BadNumber(f"There is no position {shown(index)}; there are {len(self)}.")
        return index

    def copy(self, index: int | None = None) -> Self:
        """Other memory, the same bytes: of all positions, or of the one named."""
        rows = self.rows if index is None else self.rows[self.at(index)][None]
        twin = object.__new__(type(self))
        twin._own(self.record, rows.copy())
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def __reduce__(self) -> Any:
        layout, held = repr(self.record.descr), self.rows.tobytes()
        return _from_bytes, (layout, held, _checksum(layout, held))

    def __eq__(self, other: object) -> bool:
        """Whether all positions are the same, whatever their event tails tell."""
        if not isinstance(other, Positions) or self.record != other.record:
            return NotImplemented
        end = position_size(self.record)
        return np.array_equal(self.rows[:, :end], other.rows[:, :end])

    __hash__ = None  # type: ignore[assignment]  # they change


def records(dtype: np.dtype[Any], count: int) -> Any:
    """An array of records that are no games: luck, turns."""
    return _readable(np.zeros(count, dtype))


def _readable(array: Any) -> Any:
    # Only interpreted rules need access by attribute; a compiled one takes a plain array eight
    # times faster.
    return array.view(np.recarray) if INTERPRETED else array


def _blank_rows(count: int, size: int) -> "np.ndarray[Any, np.dtype[np.uint8]]":
    try:
        return np.zeros((count, size), np.uint8)
    except (MemoryError, OverflowError, ValueError):
        raise BadNumber(f"There is no room for {count} positions.") from None


def _is_table(record: Any) -> bool:
    """Whether a type is laid out like the record of a game, as far as all games share it."""
    if not isinstance(record, np.dtype) or record.hasobject or record.fields is None:
        return False
    shared = [*HEADER, ("event_count", np.int32, (), ""), ("redacted", np.int32, (), "")]
    has = {name: kind for name, (kind, *_) in record.fields.items()}
    alike = all(has.get(name) == np.dtype((kind, shape)) for name, kind, shape, _ in shared)
    return alike and "events" in has and has["events"].base == EVENT


# Bytes from elsewhere: the checksum tells what was damaged on the way, before anything is made of
# it; layout and header tell what never was a position.
def _from_bytes(layout: Any, held: Any, checksum: Any = None) -> Positions:
    plain = type(layout) is str and type(held) is bytes
    if not plain or checksum != _checksum(layout, held):
        raise BadPosition("These positions were damaged, or kept by another version.")
    record = _laid_out(layout)
    if not _is_table(record) or len(held) % record.itemsize:
        raise BadPosition("These bytes are no positions of a game as this version lays them out.")
    positions = Positions(record, len(held) // record.itemsize)
    positions.rows[:] = np.frombuffer(held, np.uint8).reshape(positions.rows.shape)
    if not _may_be(positions.games):
        raise BadPosition("These positions are damaged: seats, luck or events make no sense.")
    return positions


def _checksum(layout: str, held: bytes) -> bytes:
    return hashlib.sha256(layout.encode() + b"\0" + held).digest()


def _laid_out(layout: str) -> Any:
    try:
        return np.dtype(ast.literal_eval(layout), align=True)
    except (MemoryError, RecursionError, SyntaxError, TypeError, ValueError):
        return None


def _may_be(games: Any) -> bool:
    """Whether what all games share makes sense; a position may also be empty."""
    limits = (
        (games["seats"], MOST_SEATS),
        (games["luck"]["used"], BLOCK),
        (games["redacted"], FOR_SEVERAL),
        (games["event_count"], games["events"].shape[1]),
    )
    return all(bool(((column >= 0) & (column <= most)).all()) for column, most in limits)


def sights(record: np.dtype[Any]) -> "np.ndarray[Any, np.dtype[np.uint8]]":
    """The masks of a position's bytes: one a seat, the spectator's last."""
    viewers = (*range(MOST_SEATS), SPECTATOR)
    return np.array([sight(record, viewer)[: position_size(record)] for viewer in viewers])


@rule
def redact(game, row, mask, viewer):
    """Blank what the viewer may not see of a position, and drop the events not meant for them.

    `row` is the game's own bytes; the mask ends where the event tail begins.
    """
    for i in range(len(mask)):
        row[i] &= mask[i]
    keep_events(game, viewer)
    note_viewer(game, viewer)


@rule
def note_viewer(game, viewer):
    """Remember for whom the record was redacted: what two saw together, no seat knows."""
    alone = game.redacted == WHOLE or game.redacted == viewer + 1
    game.redacted = viewer + 1 if alone and viewer >= 0 else FOR_SEVERAL


@rule
def keep_events(game, viewer):
    """Close up the events the viewer may hear; blank the rest of the tail."""
    bit = 1 << (viewer if viewer >= 0 else MOST_SEATS)
    kept = 0
    for i in range(game.event_count):
        if game.events[i].audience & bit:
            copy_event(game.events[i], game.events[kept])
            kept += 1
    for i in range(kept, len(game.events)):
        blank_event(game.events[i])
    game.event_count = kept


@rule
def copy_event(source, target):
    for i in range(len(source.values)):
        target.values[i] = source.values[i]
    target.kind, target.seat, target.audience = source.kind, source.seat, source.audience


@rule
def blank_event(event):
    for i in range(len(event.values)):
        event.values[i] = 0
    event.kind = event.seat = event.audience = 0
