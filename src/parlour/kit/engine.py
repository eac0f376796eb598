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
from parlour.kit.luck import LUCK
from parlour.kit.positions import Positions, sights
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


def redeal(games, index, seat, luck):  # type: ignore[no-untyped-def]
    generic.redeal(games[index], seat, luck[0])


def replay(games, index, log, moves):  # type: ignore[no-untyped-def]
    return drive.replay(games[index], log, moves)


def redact(games, index, rows, masks, viewer):  # type: ignore[no-untyped-def]
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

    def redact(self, table: Positions, viewer: int, index: int = 0) -> None:
        """Blank, in place, all that a seat or the SPECTATOR may not see."""
        index = _index(table, index)
        seat = viewer if viewer == SPECTATOR else _at(table, index, viewer)[1]
        entry = self._entry(redact, BYTES, BYTES, NUMBER)
        entry(table.games, index, table.rows, self._sights, seat)

    def redeal(self, table: Positions, seat: int, luck: Any, index: int = 0) -> None:
        """On a redacted position: guess, from a LUCK stream, what the seat cannot know."""
        entry = self._entry(redeal, NUMBER, LUCKS)
        entry(table.games, *_at(table, index, seat), luck)

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


def _at(table: Positions, index: int, seat: int) -> tuple[int, int]:
    """Both checked: which position, and a seat of it."""
    index, seat = _index(table, index), operator.index(seat)
    seats = table.seats.item(index)
    if not 0 <= seat < seats:
        raise BadSeats(f"There is no seat {seat}; this game has seats 0 to {seats - 1}.")
    return index, seat


def _rows(log: Any) -> Any:
    """A log as rows of seat and move."""
    try:
        return np.ascontiguousarray(log, np.int64).reshape(-1, 2)
    except (OverflowError, TypeError, ValueError):
        raise BadNumber("A log is rows of a seat and a move, both whole numbers.") from None
