"""The log of a match: every move and every undo, in order. Nothing is ever deleted from it."""

from typing import NamedTuple

UNDO = -1
TAKEN_BACK = "takes the last move back"


class Entry(NamedTuple):
    """What a seat did: a move by its number, or an undo of its last move that still stood."""

    seat: int
    move: int


def undone(seat: int) -> Entry:
    """The entry for a move taken back."""
    return Entry(seat, UNDO)


def standing(log: list[Entry]) -> list[Entry]:
    """The moves that still stand when every undo has taken its seat's last one away."""
    return [log[place] for place in standing_places(log)]


def standing_places(log: list[Entry]) -> list[int]:
    """Where in the log the moves are that still stand."""
    places: list[int] = []
    for place, entry in enumerate(log):
        if entry.move == UNDO:
            del places[last_of([log[standing] for standing in places], entry.seat)]
        else:
            places.append(place)
    return places


def last_of(moves: list[Entry], seat: int) -> int:
    """Where the last move of a seat stands; the caller knows there is one."""
    return max(place for place, entry in enumerate(moves) if entry.seat == seat)
