"""The log of a match: every move and every undo, in order. Nothing is ever deleted from it."""

from typing import NamedTuple

UNDO = -1


class Entry(NamedTuple):
    """What a seat did: a move with its words, or an undo of its last move that still stood."""

    seat: int
    move: int
    words: str


def undone(seat: int) -> Entry:
    """The entry for a move taken back."""
    return Entry(seat, UNDO, "takes the last move back")


def standing(log: list[Entry]) -> list[Entry]:
    """The moves that still stand when every undo has taken its seat's last one away."""
    moves: list[Entry] = []
    for entry in log:
        if entry.move == UNDO:
            del moves[last_of(moves, entry.seat)]
        else:
            moves.append(entry)
    return moves


def last_of(moves: list[Entry], seat: int) -> int:
    """Where the last move of a seat stands; the caller knows there is one."""
    return max(place for place, entry in enumerate(moves) if entry.seat == seat)
