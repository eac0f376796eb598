"""A game's rules called from Python, one position at a time, and nothing asked of them in vain.

Every call is checked before a rule runs: types and numbers in Python, the position's header, the
seat and the legal list within the one compiled entry. What does not hold is refused with one of
our errors, and the position stays as it was.

Each entry is compiled for its one signature when it is first needed, and then closed: it never
compiles silently for a second one.
"""

import threading
from collections.abc import Callable
from functools import cached_property
from typing import Any

import numba
import numpy as np
from numba import types

from parlour.errors import BadNumber, BadPosition, BadSeats, whole
from parlour.kit import contract as generic
from parlour.kit import drive, positions
from parlour.kit.contract import Contract
from parlour.kit.luck import LUCK, is_sound, key_from
from parlour.kit.positions import Positions, records, sights
from parlour.kit.record import MOST_SEATS, SPECTATOR
from parlour.kit.refusals import (
    NO_LUCK,
    NO_SEAT,
    NOT_LEGAL,
    REFUSED,
    UNSOUND,
    mistyped,
    refusal,
    trouble,
    trouble_for,
    trouble_guessing,
    trouble_playing,
)
from parlour.kit.rule import INTERPRETED, rule
from parlour.kit.table import EVERY_SEAT, WHOLE, forget_events

NUMBER = types.int64
NUMBERS = types.int64[::1]
LOG = types.int64[:, ::1]
BYTES = types.uint8[:, ::1]
LUCKS = numba.from_dtype(LUCK)[::1]


def set_up(games, index):  # type: ignore[no-untyped-def]
    wrong = trouble(games, index)
    if wrong == 0:
        forget_events(games[index])
        games[index].redacted = WHOLE
        generic.set_up(games[index])
    return wrong


def actors(games, index):  # type: ignore[no-untyped-def]
    wrong = trouble(games, index)
    if wrong != 0:
        return wrong
    mask = np.int64(generic.actors(games[index])) & EVERY_SEAT
    foremost = np.int64(generic.foremost(games[index])) if mask else 0
    return mask | foremost << MOST_SEATS if 0 <= foremost < MOST_SEATS else mask


def legal_moves(games, index, seat, moves):  # type: ignore[no-untyped-def]
    wrong = trouble_for(games, index, seat)
    return wrong if wrong != 0 else generic.legal_moves(games[index], seat, moves)


def play(games, index, seat, move, moves):  # type: ignore[no-untyped-def]
    wrong = trouble_playing(games, index)
    if wrong != 0:
        return wrong
    if not 0 <= seat < games[index].seats:
        return NO_SEAT
    if not drive.is_legal(games[index], seat, move, moves):
        return NOT_LEGAL
    forget_events(games[index])
    generic.play(games[index], seat, move)
    return 0


def points(games, index, seat):  # type: ignore[no-untyped-def]
    wrong = trouble_for(games, index, seat)
    return wrong if wrong != 0 else np.int64(generic.points(games[index], seat))


def place(games, index, seat):  # type: ignore[no-untyped-def]
    wrong = trouble_for(games, index, seat)
    return wrong if wrong != 0 else np.int64(generic.place(games[index], seat))


def worth(games, index, seat):  # type: ignore[no-untyped-def]
    wrong = trouble_for(games, index, seat)
    return np.float64(wrong) if wrong != 0 else np.float64(generic.worth(games[index], seat))


# All positions are looked at before the first is touched.
def redeal(games, begin, seat, end, luck):  # type: ignore[no-untyped-def]
    if len(luck) != 1 or not is_sound(luck[0]):
        return NO_LUCK
    for index in range(begin, end):
        wrong = trouble_guessing(games, index, seat)
        if wrong != 0:
            return wrong
    for index in range(begin, end):
        generic.redeal(games[index], seat, luck[0])
        games[index].redacted = WHOLE
    return 0


def redact(games, begin, viewer, end, rows, masks):  # type: ignore[no-untyped-def]
    if rows.shape[0] != len(games) or rows.shape[1] < masks.shape[1]:
        return UNSOUND
    for index in range(begin, end):
        wrong = trouble_for(games, index, 0 if viewer == SPECTATOR else viewer)
        if wrong != 0:
            return wrong
    for index in range(begin, end):
        positions.redact(games[index], rows[index], masks[viewer], viewer)
    return 0


def replay(games, index, log, moves):  # type: ignore[no-untyped-def]
    wrong = trouble_playing(games, index)
    return wrong if wrong != 0 else drive.replay(games[index], log, moves)


class Lists(threading.local):
    """Room for a legal list, one a thread: compiled code runs without the GIL."""

    def __init__(self, most_legal: int) -> None:
        self.moves = np.empty(most_legal, np.int64)


class Engine:
    """The compiled functions of one game, for positions kept in `Positions`."""

    def __init__(self, contract: Contract) -> None:
        self.contract = contract
        self._record = contract.record
        self._games = Positions(contract.record).games
        self._sights = sights(contract.record)
        self._lists = Lists(contract.most_legal)
        self._compiled: dict[Any, Callable[..., Any]] = {}

    def set_up(self, table: Positions, index: int = 0) -> None:
        """Deal a new game; the header (luck, seats, options) must be filled in."""
        self._ask(self._set_up, table, self._plain(table, index))

    def actors(self, table: Positions, index: int = 0) -> list[int]:
        """The seats that owe a decision, ahead of all who goes first; none at the end."""
        if type(index) is not int or type(table) is not Positions:
            index = self._plain(table, index)
        return ORDERS[self._ask(self._actors, table, index)].copy()

    # These two are called for every move: they ask by themselves what `_ask` asks for the others.

    def legal_moves(self, table: Positions, seat: int, index: int = 0) -> list[int]:
        """The seat's legal move numbers, ascending."""
        plain = type(index) is int and type(seat) is int and type(table) is Positions
        if not plain or table.record is not self._record:
            index, seat = self._plain(table, index), _seat(seat)
        moves = self._lists.moves
        try:
            count = self._legal_moves(table.games, index, seat, moves)
        except (OverflowError, TypeError):
            raise mistyped((index, seat)) from None
        if count < 0:
            raise refusal(self, count, table, index, seat)
        return moves[:count].tolist()  # type: ignore[no-any-return]

    def play(self, table: Positions, seat: int, move: int, index: int = 0) -> None:
        """Carry out a legal move; the event tail then tells of this move alone.

        A number that is not in the legal list is refused, without a reason: `Match` gives one.
        """
        plain = type(index) is int and type(seat) is int and type(move) is int
        if not plain or type(table) is not Positions or table.record is not self._record:
            index, seat = self._plain(table, index), _seat(seat)
            move = whole(move, BadNumber, "A move")
        try:
            wrong = self._play(table.games, index, seat, move, self._lists.moves)
        except (OverflowError, TypeError):
            raise mistyped((index, seat, move)) from None
        if wrong:
            raise refusal(self, wrong, table, index, seat, move)

    def points(self, table: Positions, seat: int, index: int = 0) -> int:
        """The seat's points now."""
        return int(self._ask(self._points, table, self._plain(table, index), _seat(seat)))

    def place(self, table: Positions, seat: int, index: int = 0) -> int:
        """The seat's place now, 1 for those who lead."""
        return int(self._ask(self._place, table, self._plain(table, index), _seat(seat)))

    def worth(self, table: Positions, seat: int, index: int = 0) -> float:
        """What a bot in the seat would give for the position."""
        return float(self._ask(self._worth, table, self._plain(table, index), _seat(seat)))

    # What hides is for all positions unless one is named: one forgotten would tell everything.

    def redact(self, table: Positions, viewer: int, index: int | None = None) -> None:
        """Blank, in place, all that a seat or the SPECTATOR may not see."""
        begin, end = self._range(table, index)
        viewer = whole(viewer, BadSeats, "A viewer")
        self._ask(self._redact, table, begin, viewer, end, table.rows, self._sights)

    def redeal(self, table: Positions, seat: int, luck: Any, index: int | None = None) -> None:
        """Guess, from a LUCK stream or a seed, what positions redacted for the seat hide.

        They must have been redacted for this seat and no other.
        """
        begin, end = self._range(table, index)
        self._ask(self._redeal, table, begin, _seat(seat), end, _stream(luck))

    def replay(self, table: Positions, log: Any, index: int = 0) -> int:
        """Play a log of (seat, move); how many moves were legal, up to the first that was not."""
        index, rows = self._plain(table, index), _rows(log)
        return int(self._ask(self._replay, table, index, rows, self._lists.moves))

    # Asking compiled code

    def _ask(self, entry: Callable[..., Any], table: Positions, *given: Any) -> Any:
        """What an entry answers; what it refuses, or was never compiled for, is an error."""
        if table.record is not self._record:
            self._plain(table, 0)
        try:
            answer = entry(table.games, *given)
        except (OverflowError, TypeError):
            raise mistyped(given) from None
        if answer <= REFUSED:
            raise refusal(self, int(answer), table, *given)
        return answer

    def _plain(self, table: Positions, index: int) -> int:
        """A plain index of positions of this game; whether there is such a one, the entry says."""
        if not isinstance(table, Positions):
            raise BadPosition("A position must be one of Positions, as deal gives them.")
        if table.record != self._record:
            raise BadPosition("This is a position of another game.")
        return whole(index, BadNumber, "The index of a position")

    def _range(self, table: Positions, index: int | None) -> tuple[int, int]:
        """From which position to before which: the one named, or all."""
        begin = self._plain(table, 0 if index is None else index)
        return (0, len(table)) if index is None else (begin, begin + 1)

    @cached_property
    def _set_up(self) -> Callable[..., Any]:
        return self._compile(set_up)

    @cached_property
    def _actors(self) -> Callable[..., Any]:
        return self._compile(actors)

    @cached_property
    def _legal_moves(self) -> Callable[..., Any]:
        return self._compile(legal_moves, NUMBER, NUMBERS)

    @cached_property
    def _play(self) -> Callable[..., Any]:
        return self._compile(play, NUMBER, NUMBER, NUMBERS)

    @cached_property
    def _points(self) -> Callable[..., Any]:
        return self._compile(points, NUMBER)

    @cached_property
    def _place(self) -> Callable[..., Any]:
        return self._compile(place, NUMBER)

    @cached_property
    def _worth(self) -> Callable[..., Any]:
        return self._compile(worth, NUMBER)

    @cached_property
    def _redact(self) -> Callable[..., Any]:
        return self._compile(redact, NUMBER, NUMBER, BYTES, BYTES)

    @cached_property
    def _redeal(self) -> Callable[..., Any]:
        return self._compile(redeal, NUMBER, NUMBER, LUCKS)

    @cached_property
    def _replay(self) -> Callable[..., Any]:
        return self._compile(replay, LOG, NUMBERS)

    def _compile(self, function: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
        entry: Any = rule(function)
        if not INTERPRETED:
            entry.compile((numba.typeof(self._games), NUMBER, *arguments))
            entry.disable_compile()
        self._compiled[function] = entry
        return entry  # type: ignore[no-any-return]


def in_order(seats: int, foremost: int) -> list[int]:
    """The seats of a bit mask, from the foremost on."""
    order = (*range(foremost, MOST_SEATS), *range(foremost))
    return [seat for seat in order if seats >> seat & 1]


ORDERS = [in_order(n & EVERY_SEAT, n >> MOST_SEATS) for n in range(MOST_SEATS << MOST_SEATS)]


def _seat(seat: int) -> int:
    return whole(seat, BadSeats, "A seat")


def _stream(luck: Any) -> Any:
    """A LUCK stream, or the one that a seed or key stands for."""
    if isinstance(luck, np.ndarray) and luck.dtype == LUCK:
        if luck.shape != (1,) or not luck.flags.writeable:
            raise BadNumber("Luck is one LUCK stream that may be drawn from, a seed or a key.")
        return luck
    stream = records(LUCK, 1)
    stream["key"][0] = key_from(luck)
    return stream


def _rows(log: Any) -> Any:
    """A log as rows of seat and move."""
    try:
        rows = np.asarray(log)
    except (OverflowError, TypeError, ValueError):
        rows = None
    if rows is not None and rows.size == 0:
        return np.empty((0, 2), np.int64)
    if rows is None or rows.ndim != 2 or rows.shape[1] != 2 or rows.dtype.kind not in "iu":
        raise BadNumber("A log is rows of a seat and a move, both whole numbers.")
    return np.ascontiguousarray(rows, np.int64)
