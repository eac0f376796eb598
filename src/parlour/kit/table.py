"""The record of a whole game: a header all games share, the game's own fields, and the event tail.

The position is what lies before the tail: that is what is compared, hashed, saved and limited in
size. The tail tells for whom the record was redacted, and what the last moves did; whoever wants to
read that empties it first.
"""

from typing import Any

import numpy as np
from numba.extending import overload

from parlour.kit.luck import LUCK
from parlour.kit.record import (
    EVERYBODY,
    MOST_SEATS,
    NOBODY,
    OWNER,
    Field,
    record,
    without_gaps,
)
from parlour.kit.rule import rule

MOST_OPTIONS = 12
MOST_TAKEN_BACK = 127
EVERY_SEAT = (1 << MOST_SEATS) - 1
AUDIENCE = EVERY_SEAT | 1 << MOST_SEATS  # everybody: a bit a seat, and one for the spectators

HEADER: tuple[Field, ...] = (
    ("luck", LUCK, (), NOBODY),
    ("options", np.int16, (MOST_OPTIONS,), EVERYBODY),
    ("barriers", np.int8, (MOST_SEATS,), OWNER),  # own last moves the seat may still take back
    ("seats", np.int8, (), EVERYBODY),
)

# For whom a record was redacted: 1 + seat, or
WHOLE = 0  # for nobody, all of it is there
FOR_SEVERAL = MOST_SEATS + 1  # or for spectators: no seat could have known just this

EVENT = record(
    ("values", np.int16, (3,), EVERYBODY),  # what the kind of event says they are
    ("kind", np.int8, (), EVERYBODY),
    ("seat", np.int8, (), EVERYBODY),  # who did it
    ("audience", np.int8, (), EVERYBODY),  # who is told: a bit a seat, and one for spectators
)


def table(*fields: Field, most_events: int) -> np.dtype[Any]:
    """Declare the record of a game from its own fields."""
    tail: tuple[Field, ...] = (
        ("event_count", np.int32, (), NOBODY),
        ("redacted", np.int32, (), NOBODY),
        ("events", EVENT, (most_events,), NOBODY),
    )
    return record(*without_gaps((*HEADER, *fields)), *tail)


def position_size(dtype: np.dtype[Any]) -> int:
    """The bytes of a position: all that lies before the event tail."""
    return int(dtype.fields["event_count"][1])  # type: ignore[index]


@rule
def tell(game, kind, seat, a=0, b=0, c=0):
    """Note an event for everybody to hear, with up to three values its kind explains."""
    tell_only(game, AUDIENCE, kind, seat, a, b, c)


@rule
def tell_only(game, audience, kind, seat, a=0, b=0, c=0):
    """Note an event for an audience."""
    note(game, audience, kind, seat, a, b, c)


def note(game: Any, audience: int, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Keep an event for whoever reads the tail; kernels have no readers and do without it."""
    write_down(game, audience, kind, seat, a, b, c)


@overload(note)
def _note(game, audience, kind, seat, a, b, c):
    return lambda game, audience, kind, seat, a, b, c: write_down(
        game, audience, kind, seat, a, b, c
    )


@rule
def write_down(game, audience, kind, seat, a, b, c):
    """Put an event behind the others; a full tail, which nobody reads, takes no more."""
    if game.event_count == len(game.events):
        return
    event = game.events[game.event_count]
    event.values[0], event.values[1], event.values[2] = a, b, c
    event.kind, event.seat, event.audience = kind, seat, audience
    game.event_count += 1


@rule
def forget_events(game):
    """Empty the tail before a move whose events somebody wants to read."""
    game.event_count = 0


@rule
def may_take_back(game, seat):
    """The seat's last move used no luck, showed nothing hidden and left it the decision."""
    game.barriers[seat] = min(game.barriers[seat] + 1, MOST_TAKEN_BACK)


@rule
def settle(game):
    """What was done stays done: nobody may take anything back."""
    for seat in range(len(game.barriers)):
        game.barriers[seat] = 0


@rule
def next_seat(game, seat):
    """The seat to the left, whose turn comes next clockwise."""
    return seat + 1 if seat + 1 < game.seats else 0  # cheaper than a remainder on a GPU
