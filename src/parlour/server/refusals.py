"""What the server refuses beside what games refuse, each with a code and a sentence.

Requests are answered with the HTTP status, sockets with an error frame of the same code.
"""

from parlour.errors import (
    AmbiguousWords,
    BadBox,
    BadFile,
    BadNumber,
    BadOption,
    BadPosition,
    BadSeats,
    BadWords,
    CannotUndo,
    GameOver,
    IllegalMove,
    NotYourTurn,
    ParlourError,
    UnknownBot,
    UnknownGame,
    UnknownRule,
)
from parlour.server.store.refusals import Closed, Gone, Taken, Unreadable, Unwritable


class Refused(ParlourError):
    """Something the server does not do."""

    code, status = "refused", 409


class Malformed(Refused):
    """A request or frame that says nothing we understand."""

    code, status = "malformed", 422


class NoSuchThing(Refused):
    """A table, seat or page that is not there, or not for the one who asks."""

    code, status = "not-found", 404


class NotAllowed(Refused):
    """What only somebody else may do."""

    code, status = "not-allowed", 403


class NoGuest(Refused):
    """Whoever asks has not said who they are."""

    code, status = "no-guest", 401


class TooMuch(Refused):
    """More than a limit lets through: wait, or send less."""

    code, status = "too-much", 429


class TooLarge(Refused):
    """A body or frame beyond its limit."""

    code, status = "too-large", 413


class Stale(Refused):
    """Somebody else was faster: look again and decide again."""

    code, status = "stale", 409


class NotReady(Refused):
    """A game that is still being set up, or a server that stops or cannot write."""

    code, status = "not-ready", 503


class Broken(Refused):
    """A mistake of ours."""

    code, status = "broken", 500


CODES: dict[type[ParlourError], tuple[str, int]] = {
    UnknownGame: ("unknown-game", 404),
    UnknownBot: ("unknown-bot", 404),
    UnknownRule: ("unknown-rule", 404),
    BadSeats: ("seats", 422),
    BadOption: ("option", 422),
    BadNumber: ("number", 422),
    BadPosition: ("position", 422),
    AmbiguousWords: ("ambiguous", 422),
    BadWords: ("words", 422),
    IllegalMove: ("illegal", 409),
    NotYourTurn: ("not-your-turn", 409),
    GameOver: ("game-over", 409),
    CannotUndo: ("cannot-undo", 409),
    BadFile: ("file", 422),
    BadBox: ("box", 409),
    Unwritable: ("not-ready", 503),
    Unreadable: ("not-ready", 503),
    Closed: ("not-ready", 503),
    Gone: ("not-found", 404),
    Taken: ("stale", 409),
}


def code_of(refusal: ParlourError) -> tuple[str, int]:
    """The code and HTTP status of a refusal."""
    if isinstance(refusal, Refused):
        return refusal.code, refusal.status
    return next((CODES[kind] for kind in type(refusal).__mro__ if kind in CODES), ("refused", 409))
