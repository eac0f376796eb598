"""A game's rules called from Python, one position at a time.

Each function is compiled for its one signature when it is first needed, and then closed: a call
with anything else is an error, never a silent second compilation. Callers pass plain `int`s.
"""

import operator
import threading
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import types

from parlour.errors import BadNumber, BadSeats
from parlour.kit import contract as generic
from parlour.kit import drive, positions
from parlour.kit.contract import Contract
from parlour.kit.luck import LUCK, key_from
from parlour.kit.positions import Positions, records, sights
from parlour.kit.record import MOST_SEATS, SPECTATOR
from parlour.kit.rule import INTERPRETED, rule
from parlour.kit.table import forget_events

NUMBER = types.int64
NUMBERS = types.int64[::1]
LOG = types.int64[:, ::1]
BYTES = types.uint8[:, ::1]
LUCKS = numba.from_dtype(LUCK)[::1]


def set_up(games, index):  # type: ignore[no-untyped-def]
    forget_events(games[index])
    generic.set_up(games[index])


def actors(games, index):  # type: ignore[no-untyped-def]
    mask = np.int64(generic.actors(games[index]))
    return mask | np.int64(generic.foremost(games[index])) << MOST_SEATS if mask else mask


def legal_moves(games, index, seat, moves):  # type: ignore[no-untyped-def]
    return generic.legal_moves(games[index], seat, moves)


def play(games, index, seat, move):  # type: ignore[no-untyped-def]
    forget_events(games[index])
    generic.play(games[index], seat, move)


def points(games, index, seat):  # type: ignore[no-untyped-def]
    return generic.points(games[index], seat)


def place(games, index, seat):  # type: ignore[no-untyped-def]
    return generic.place(games[index], seat)


def worth(games, index, seat):  # type: ignore[no-untyped-def]
    return generic.worth(games[index], seat)


def redeal(games, begin, end, seat, luck):  # type: ignore[no-untyped-def]
    for index in range(begin, end):
        generic.redeal(games[index], seat, luck[0])


def replay(games, index, log, moves):  # type: ignore[no-untyped-def]
    return drive.replay(games[index], log, moves)


def redact(games, begin, end, rows, masks, viewer):  # type: ignore[no-untyped-def]
    for index in range(begin, end):
        positions.redact(games[index], rows[index], masks[viewer], viewer)


class Lists(threading.local):
    """Room for a legal list, one a thread: compiled code runs without the GIL."""

    def __init__(self, most_legal: int) -> None:
        self.moves = np.empty(most_legal, np.int64)


class Engine:
    """The compiled functions of one game, for positions kept in `Positions`."""

    def __init__(self, contract: Contract) -> None:
        self.contract = contract
        self._games = Positions(contract.record).games
        self._sights = sights(contract.record)
        self._lists = Lists(contract.most_legal)
        self._compiled: dict[Any, Callable[..., Any]] = {}

    def set_up(self, table: Positions, index: int = 0) -> None:
        """Deal a new game; the header (luck, seats, options) must be filled in."""
        self._entry(set_up)(table.games, _index(table, index))

    def actors(self, table: Positions, index: int = 0) -> list[int]:
        """The seats that owe a decision, ahead of all who goes first; none at the end."""
        found = int(self._entry(actors)(table.games, _index(table, index)))
        return in_order(found, found >> MOST_SEATS)

    def legal_moves(self, table: Positions, seat: int, index: int = 0) -> list[int]:
        """The seat's legal move numbers, ascending."""
        moves = self._lists.moves
        entry = self._entry(legal_moves, NUMBER, NUMBERS)
        count = entry(table.games, *_at(table, index, seat), moves)
        return moves[:count].tolist()  # type: ignore[no-any-return]

    def play(self, table: Positions, seat: int, move: int, index: int = 0) -> None:
        """Carry out a legal move; the event tail then tells of this move alone."""
        move = operator.index(move)
        if not 0 <= move < self.contract.moves:
            most = self.contract.moves - 1
            raise BadNumber(f"There is no move {move}; moves are numbered 0 to {most}.")
        self._entry(play, NUMBER, NUMBER)(table.games, *_at(table, index, seat), move)

    def points(self, table: Positions, seat: int, index: int = 0) -> int:
        """The seat's points now."""
        return int(self._entry(points, NUMBER)(table.games, *_at(table, index, seat)))

    def place(self, table: Positions, seat: int, index: int = 0) -> int:
        """The seat's place now, 1 for those who lead."""
        return int(self._entry(place, NUMBER)(table.games, *_at(table, index, seat)))

    def worth(self, table: Positions, seat: int, index: int = 0) -> float:
        """What a bot in the seat would give for the position."""
        return float(self._entry(worth, NUMBER)(table.games, *_at(table, index, seat)))

    # What hides is for all positions unless one is named: one forgotten would tell everything.

    def redact(self, table: Positions, viewer: int, index: int | None = None) -> None:
        """Blank, in place, all that a seat or the SPECTATOR may not see."""
        begin, end = _range(table, index)
        seat = viewer if viewer == SPECTATOR else _in_all(table, begin, end, viewer)
        entry = self._entry(redact, NUMBER, BYTES, BYTES, NUMBER)
        entry(table.games, begin, end, table.rows, self._sights, seat)

    def redeal(self, table: Positions, seat: int, luck: Any, index: int | None = None) -> None:
        """On redacted positions: guess, from a LUCK stream or a seed, what the seat cannot know."""
        begin, end = _range(table, index)
        entry = self._entry(redeal, NUMBER, NUMBER, LUCKS)
        entry(table.games, begin, end, _in_all(table, begin, end, seat), _stream(luck))

    def replay(self, table: Positions, log: Any, index: int = 0) -> int:
        """Play a log of (seat, move); how many moves were legal, up to the first that was not."""
        entry = self._entry(replay, LOG, NUMBERS)
        return int(entry(table.games, _index(table, index), _rows(log), self._lists.moves))

    def _entry(self, function: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
        entry = self._compiled.get(function)
        if entry is None:
            entry = self._compiled[function] = self._compile(function, *arguments)
        return entry

    def _compile(self, function: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
        entry: Any = rule(function)
        if not INTERPRETED:
            entry.compile((numba.typeof(self._games), NUMBER, *arguments))
            entry.disable_compile()
        return entry  # type: ignore[no-any-return]


def in_order(seats: int, foremost: int) -> list[int]:
    """The seats of a bit mask, from the foremost on."""
    order = (*range(foremost, MOST_SEATS), *range(foremost))
    return [seat for seat in order if seats >> seat & 1]


def _index(table: Positions, index: int) -> int:
    index = operator.index(index)
    if not 0 <= index < len(table.rows):
        raise BadNumber(f"There is no position {index}; there are {len(table)}.")
    return index


def _range(table: Positions, index: int | None) -> tuple[int, int]:
    """From which position to before which: the one named, or all."""
    if index is None:
        return 0, len(table)
    begin = _index(table, index)
    return begin, begin + 1


def _at(table: Positions, index: int, seat: int) -> tuple[int, int]:
    """Both checked: which position, and a seat of it."""
    index = _index(table, index)
    return index, _seat(seat, table.seats.item(index))


def _in_all(table: Positions, begin: int, end: int, seat: int) -> int:
    """A seat that each of the positions has."""
    return _seat(seat, min(table.seats[begin:end].tolist(), default=MOST_SEATS))


def _seat(seat: int, seats: int) -> int:
    seat = operator.index(seat)
    if not 0 <= seat < seats:
        raise BadSeats(f"There is no seat {seat}; this game has seats 0 to {seats - 1}.")
    return seat


def _stream(luck: Any) -> Any:
    """A LUCK stream, or the one that a seed or key stands for."""
    if isinstance(luck, np.ndarray) and luck.dtype == LUCK:
        return luck
    stream = records(LUCK, 1)
    stream["key"][0] = key_from(luck)
    return stream


def _rows(log: Any) -> Any:
    """A log as rows of seat and move."""
    try:
        return np.ascontiguousarray(log, np.int64).reshape(-1, 2)
    except (OverflowError, TypeError, ValueError):
        raise BadNumber("A log is rows of a seat and a move, both whole numbers.") from None
