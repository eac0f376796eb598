"""What every bot offers: a decision, from what its seat sees, and what it thought of the moves."""

import hashlib
from collections.abc import Callable
from typing import NamedTuple, Protocol

from parlour.errors import BadPosition, BadSeats, NotYourTurn, whole
from parlour.games.game import Game
from parlour.kit.positions import Positions

GoOn = Callable[[], bool]
"""Asked between two slices of a thought: whether to think on."""


class Stopped(Exception):
    """Whoever asked for a decision no longer wants it."""


def always() -> bool:
    """Think to the end."""
    return True


class Candidate(NamedTuple):
    """A legal move as a bot weighed it."""

    move: int
    share: float  # of all playouts; without any, its chance to be chosen
    worth: float  # the mean of its playouts; 0 without any


class Thought(NamedTuple):
    """A decision, and how it came about.

    `sure` says how likely the chosen move is better than the next best, 0.5 to 1, from the means
    and the spread of their playouts; a bot that weighs nothing is as sure as a blind guess.
    """

    move: int
    candidates: tuple[Candidate, ...]  # in the order of the legal list
    sure: float
    playouts: int


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def choose(self, game: Game, seen: Positions, seat: int, go_on: GoOn = always) -> Thought:
        """The seat's decision; nothing but what the seat may see is looked at.

        Raises `Stopped` once `go_on` says no.
        """


class Decision(NamedTuple):
    """What a seat has to decide, and all it may know."""

    seen: Positions
    seat: int
    legal: list[int]

    def whim(self, seed: int, stream: int = 0) -> bytes:
        """A 256-bit key from a seed and the sight: the same seed and sight, the same whim."""
        said = f"parlour bot {seed} {stream} {self.seat} ".encode()
        return hashlib.sha256(said + self.seen.position()).digest()


def decision(game: Game, seen: Positions, seat: int) -> Decision:
    """The decision the seat owes, on a redacted copy: whoever calls is not trusted to hide."""
    if whole(seat, BadSeats, "A seat") not in game.engine.actors(seen):
        raise NotYourTurn(f"Seat {seat + 1} has nothing to decide now.")
    own = seen.copy(0)
    game.engine.redact(own, seat)
    if not own.may_be_guessed(seat):
        raise BadPosition("A bot decides on a whole position, or one redacted for its seat alone.")
    return Decision(own, seat, game.engine.legal_moves(own, seat))


def forced(move: int) -> Thought:
    """The thought of whoever has no choice."""
    return Thought(move, (Candidate(move, 1.0, 0.0),), 1.0, 0)
