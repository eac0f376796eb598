"""The log of a match: every move and every undo, in order. Nothing is ever deleted from it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from parlour.errors import BadNumber, BadSeats, whole

UNDO = -1
TAKEN_BACK = "takes the last move back"
MOST_UNDOS = 2000  # of one seat in one match: nobody needs more, and a log stays finite


class Entry(NamedTuple):
    """What a seat did: a move by its number, or an undo of its last choice that still stood."""

    seat: int
    move: int
    joined: bool = False  # sent together with the seat's move before it, as one choice


@lru_cache(maxsize=1 << 16)
def same_entry(seat: int, move: int, joined: bool) -> Entry:
    """An entry, in the memory of an equal one."""
    return Entry(seat, move, joined)


def undone(seat: int) -> Entry:
    """The entry for a choice taken back."""
    return Entry(seat, UNDO)


def checked_entry(given: object) -> Entry:
    """An entry made of plain numbers, from whatever was given for one."""
    if not isinstance(given, Sequence) or not 2 <= len(given) <= len(Entry._fields):
        raise BadNumber("An entry of a log is a seat and a move.")
    seat, move, *joined = given
    number = whole(move, BadNumber, "A move")
    return Entry(whole(seat, BadSeats, "A seat"), number, bool(joined and joined[0] is True))
