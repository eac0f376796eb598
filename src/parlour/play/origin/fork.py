"""A fork: another match that goes on from what one seat knew at some moment of a match."""

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from parlour.errors import BadNumber, whole
from parlour.play.digest import digest
from parlour.play.origin import Content, Origin, Terms, key_of

if TYPE_CHECKING:
    from parlour.games.game import Game
    from parlour.kit.positions import Positions
    from parlour.play.match import Match

SEED_BITS = 256
DEEPEST = 10  # forks of forks


@dataclass(frozen=True)
class Fork(Origin):
    """The parent as it stood, whose eyes, and a seed: what the seat did not know is dealt anew."""

    parent: "Match"
    seat: int
    seed: int
    was_over: bool  # whether the parent was over by then, so that nothing of it is hidden any more

    def __post_init__(self) -> None:
        depth, origin = 1, self.parent.origin
        while isinstance(origin, Fork):
            depth, origin = depth + 1, origin.parent.origin
        if depth > DEEPEST:
            raise BadNumber(f"A fork of {DEEPEST} forks cannot be forked again.")

    @classmethod
    def of(cls, parent: "Match", seat: int, seed: int | None, was_over: bool) -> "Fork":
        """A fork with a seed, or with one that nobody knows."""
        if parent.is_half_made_by(seat):
            chooses = f"{parent.names[seat]} is in the middle of a choice there"
            raise BadNumber(f"{chooses}: fork before it or after it.")
        number = secrets.randbits(SEED_BITS) if seed is None else whole(seed, BadNumber, "A seed")
        if number < 0:
            raise BadNumber("The seed of a fork is 0 or more.")
        return cls(parent, seat, number, was_over)

    @property
    def secret(self) -> bytes:  # type: ignore[override]
        """What hides the entries of a fork while it runs."""
        return digest("fork secret", *self._start)

    @property
    def _start(self) -> tuple[bytes | int, ...]:
        return self.parent.history.heads[-1], len(self.parent.log), self.seat, self.seed

    def deal(self, game: "Game", terms: Terms) -> "Positions":
        """The table as the seat saw it, and a guess where it saw nothing."""
        table = self.parent.seen(self.seat)
        game.engine.redeal(table, self.seat, key_of(digest("fork", *self._start)))
        return table

    def first_head(self, terms: Terms) -> bytes:
        """The history goes on from the parent's."""
        return digest("history", "fork", *self._start)

    @property
    def caution(self) -> str:
        """It is no game of its own."""
        seen = f"what seat {self.seat + 1} knew at one moment of another game"
        return f"It is a fork: it goes on from {seen}, and the rest was dealt anew."

    def held(self, terms: Terms, whole: bool) -> Content:
        """Where it began, the parent named by its head."""
        head, entries = self.parent.history.heads[-1].hex(), len(self.parent.log)
        begun = {"seat": self.seat, "seed": f"{self.seed:x}", "head": head, "entries": entries}
        return {"kind": "fork", "was_over": self.was_over} | begun
