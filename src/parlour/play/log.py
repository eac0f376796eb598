"""The log of a match: every move and every undo, in order. Nothing is ever deleted from it."""

from typing import NamedTuple

UNDO = -1
TAKEN_BACK = "takes the last move back"


class Entry(NamedTuple):
    """What a seat did: a move by its number, or an undo of its last choice that still stood."""

    seat: int
    move: int
    joined: bool = False  # sent together with the seat's move before it, as one choice


def undone(seat: int) -> Entry:
    """The entry for a choice taken back."""
    return Entry(seat, UNDO)


def standing(log: list[Entry]) -> list[Entry]:
    """The moves that still stand when every undo has taken its seat's last choice away."""
    return [log[place] for place in standing_places(log)]


def standing_places(log: list[Entry]) -> list[int]:
    """Where in the log the moves are that still stand."""
    places: list[int] = []
    for place, entry in enumerate(log):
        if entry.move == UNDO:
            moves = [log[standing] for standing in places]
            gone = last_choice(moves, entry.seat)
            places = [standing for n, standing in enumerate(places) if n not in gone]
        else:
            places.append(place)
    return places


def last_choice(moves: list[Entry], seat: int) -> list[int]:
    """Where the moves of a seat's last choice stand, the last first; the caller knows of one."""
    own = [place for place, entry in enumerate(moves) if entry.seat == seat]
    size = 1
    while moves[own[-size]].joined and size < len(own):
        size += 1
    return own[: -size - 1 : -1]
