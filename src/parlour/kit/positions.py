"""The one owner of memory: positions of a game, seen as records and as rows of bytes."""

from functools import cache
from typing import Any, NamedTuple, Self

import numpy as np

from parlour.kit.record import MOST_SEATS, SPECTATOR, is_record, sight
from parlour.kit.rule import INTERPRETED, rule
from parlour.kit.table import position_size


class Happening(NamedTuple):
    """An event as plain data: what kind, whose, and the three values its kind explains."""

    kind: int
    seat: int
    values: tuple[int, int, int]


class Reading:
    """A record's fields as plain numbers and lists, far faster to read than the record's own.

    Each is made when first asked for. `record` is the record itself, for questions that the rules
    answer.
    """

    def __init__(self, dtype: np.dtype[Any], values: tuple[Any, ...], record: Any = None) -> None:
        self._fields, self._values, self.record = _fields(dtype), values, record

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
        twin = Positions(self.record.dtype)
        twin.rows[0] = np.frombuffer(self.record.tobytes(), np.uint8)
        return twin


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
    and keeps them.
    """

    def __init__(self, record: np.dtype[Any], count: int = 1) -> None:
        self.record = record
        self._own(np.zeros((count, record.itemsize), np.uint8))

    def _own(self, rows: "np.ndarray[Any, np.dtype[np.uint8]]") -> None:
        self.rows = rows
        games = rows.view(self.record)[:, 0]
        self.games: Any = _readable(games)
        self.seats: Any = games["seats"]

    def __len__(self) -> int:
        return len(self.rows)

    def position(self, index: int = 0) -> bytes:
        """The bytes of one position, without its event tail."""
        return self.rows[index, : position_size(self.record)].tobytes()

    def reading(self, index: int = 0) -> Reading:
        """One position for plain Python (words, views)."""
        record = self.games[index]
        return Reading(self.record, record.item(), record=record)

    def events(self, index: int = 0) -> list[Happening]:
        """What the event tail tells."""
        return [event for event, _ in self.heard(index)]

    def heard(self, index: int = 0) -> list[tuple[Happening, int]]:
        """What the event tail tells, each with who hears it: a bit a seat, one for spectators."""
        tail = self.games["events"][index][: self.games["event_count"][index]].tolist()
        return [
            (Happening(kind, seat, tuple(values.tolist())), audience)
            for values, kind, seat, audience, *_ in tail
        ]

    def copy(self) -> Self:
        """Other memory, the same bytes."""
        twin = object.__new__(type(self))
        twin.record = self.record
        twin._own(self.rows.copy())
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def __reduce__(self) -> Any:
        return _from_bytes, (self.record, self.rows.tobytes())

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


def _from_bytes(record: np.dtype[Any], held: bytes) -> Positions:
    positions = Positions(record, len(held) // record.itemsize)
    positions.rows[:] = np.frombuffer(held, np.uint8).reshape(positions.rows.shape)
    return positions


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
