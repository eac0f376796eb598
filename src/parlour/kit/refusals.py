"""What is refused before a rule runs: rules trust their record, seat and move.

What all games share is checked (seats, options, luck, events, for whom it was redacted); of a
game's own fields nothing is. Compiled code can say what is wrong only by a number: results at or
below `REFUSED`, far below any points, are one of those here, and `refusal` puts it in a sentence.
"""

from typing import TYPE_CHECKING, Any

from parlour.errors import (
    BadNumber,
    BadPosition,
    BadSeats,
    GameOver,
    IllegalMove,
    NotYourTurn,
    ParlourError,
)
from parlour.kit.contract import is_for
from parlour.kit.luck import is_sound
from parlour.kit.positions import Positions
from parlour.kit.rule import rule
from parlour.kit.table import FOR_SEVERAL, WHOLE
from parlour.printable import shown

if TYPE_CHECKING:
    from parlour.kit.engine import Engine

MOST = 1 << 63  # what compiled code can count to
REFUSED = -(1 << 40)
NO_POSITION = REFUSED - 1
UNSOUND = REFUSED - 2  # the header makes no sense
NO_SEAT = REFUSED - 3
REDACTED = REFUSED - 4  # something is hidden, so nobody can play on
NOT_FOR_SEAT = REFUSED - 5  # not redacted for the seat that wants a guess
NO_LUCK = REFUSED - 6
NOT_LEGAL = REFUSED - 7


@rule
def trouble(games, index):
    """What is wrong with one of some positions; 0 if nothing is."""
    if not 0 <= index < len(games):
        return NO_POSITION
    game = games[index]
    told = 0 <= game.event_count <= len(game.events)
    seen = WHOLE <= game.redacted <= FOR_SEVERAL
    return 0 if told and seen and is_sound(game.luck) and is_for(game) else UNSOUND


@rule
def trouble_for(games, index, seat):
    """The same, for a seat of it."""
    wrong = trouble(games, index)
    if wrong == 0 and not 0 <= seat < games[index].seats:
        return NO_SEAT
    return wrong


@rule
def trouble_playing(games, index):
    """The same, to play on: nothing may be hidden."""
    wrong = trouble(games, index)
    if wrong == 0 and games[index].redacted != WHOLE:
        return REDACTED
    return wrong


@rule
def trouble_guessing(games, index, seat):
    """The same, to guess what is hidden from the seat: just that must be hidden."""
    wrong = trouble_for(games, index, seat)
    if wrong == 0 and games[index].redacted != seat + 1:
        return NOT_FOR_SEAT
    return wrong


def refusal(engine: "Engine", why: int, table: Positions, index: int, *given: Any) -> ParlourError:
    """The error for what a compiled entry refused of a call."""
    if why == NO_POSITION:
        return BadNumber(f"There is no position {shown(index)}; there are {len(table)}.")
    if why == NO_LUCK:
        return BadNumber("Such luck cannot be drawn from; make it from a seed or a key.")
    if why == REDACTED:
        return BadPosition("Something is hidden in this position; redeal before playing on.")
    if why == NOT_FOR_SEAT:
        return BadPosition("Only what was redacted for this seat alone can be dealt anew for it.")
    if why == NOT_LEGAL:
        return not_legal(engine, table, index, *given[:2])
    return no_seat(table, index, given[0]) if why == NO_SEAT else damaged()


def damaged() -> BadPosition:
    """The error for a position that no deal and no move leads to."""
    return BadPosition("This position is damaged: seats, options, luck or events make no sense.")


def no_seat(table: Positions, index: int, seat: int) -> BadSeats:
    """The error for a seat that the position, or one after it, does not have."""
    seats = next(n for n in table.seats[index:].tolist() if not 0 <= seat < n)
    return BadSeats(f"There is no seat {shown(seat)}; this game has seats 0 to {seats - 1}.")


def not_legal(engine: "Engine", table: Positions, index: int, seat: int, move: int) -> ParlourError:
    """The error for a move that is not in the legal list."""
    most = engine.contract.moves - 1
    if not 0 <= move <= most:
        return BadNumber(f"There is no move {shown(move)}; moves are numbered 0 to {most}.")
    if engine.legal_moves(table, seat, index):
        return IllegalMove(f"Move {move} is not legal for seat {seat} now; see legal_moves.")
    if engine.actors(table, index):
        return NotYourTurn(f"Seat {seat} has nothing to decide now; see actors.")
    return GameOver(f"The game is over; seat {seat} has nothing more to do.")


def mistyped(given: tuple[Any, ...]) -> ParlourError:
    """The error for a call that no entry was compiled for; the second number is a seat."""
    for place, number in enumerate(given):
        if isinstance(number, int) and not -MOST <= number < MOST:
            wrong = BadSeats if place == 1 else BadNumber
            return wrong("There is no position, seat or move of such a number.")
    return BadPosition("This memory cannot be used: it is of another shape, or may not be changed.")
