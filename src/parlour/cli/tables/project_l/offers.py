"""The moves of Project L in the order in which they are offered, and where each is found."""

from typing import TYPE_CHECKING, Any, NamedTuple

from parlour.cli.tables import Scene
from parlour.games.project_l.box import PIECES
from parlour.games.project_l.moves import (
    AMBASSADOR,
    DONE,
    FIRST_PIECE,
    FIRST_PLACE,
    FIRST_SPLIT,
    FIRST_UPGRADE,
    FREE_DOT_MOVE,
    INSERT,
    MASTER,
)
from parlour.games.project_l.placements import FIRST_CELL, HELD, PIECE, PLACEMENTS
from parlour.games.project_l.words import cell_name

if TYPE_CHECKING:
    from parlour.play.match import Choice

View = dict[str, Any]
PLAIN = (MASTER, AMBASSADOR, INSERT, DONE)


def arrange(view: View, choices: "list[Choice]") -> "list[Choice]":
    """Takes and other short choices first, then pieces, then placements by slot and piece."""
    return sorted(choices, key=lambda choice: _place(choice.move))


def _place(move: int) -> tuple[int, ...]:
    if move < FIRST_PLACE:
        slot, placement = divmod(move, PLACEMENTS)
        return 4, int(PIECE[placement]), slot, FIRST_CELL[placement], placement
    if move in PLAIN:
        return 1, move
    return (0 if move < FREE_DOT_MOVE else 3 if FIRST_SPLIT <= move < MASTER else 2), move


class Spot(NamedTuple):
    """A placement that is offered: its number, the cell and how the piece is held."""

    number: int
    words: str


class Offers:
    """The numbers of the offered moves, by what they are about."""

    def __init__(self, scene: Scene) -> None:
        self.numbers = {move: number for number, move in enumerate(scene.moves, 1)}
        self.spots: dict[tuple[int, int], list[Spot]] = {}  # by piece and slot
        for move, number in self.numbers.items():
            if move < FIRST_PLACE:
                slot, placement = divmod(move, PLACEMENTS)
                at = f"{cell_name(FIRST_CELL[placement])} {HELD[placement]}".rstrip()
                self.spots.setdefault((int(PIECE[placement]), slot), []).append(Spot(number, at))

    def number(self, move: int) -> str:
        """The number of a move, or nothing if it is not offered."""
        return str(self.numbers.get(move, ""))

    def upgrade(self, given: int, taken: int) -> str:
        """The number of an exchange."""
        return self.number(FIRST_UPGRADE + given * PIECES + taken)

    def gift(self, piece: int) -> str:
        """The number under which a piece comes for nothing or as a reward."""
        dot = self.number(FREE_DOT_MOVE) if piece == 0 else ""
        return dot or self.number(FIRST_PIECE + piece)

    def between(self, first: int, end: int) -> dict[int, int]:
        """The offered moves from `first` up to `end`, with their numbers."""
        return {move: n for move, n in self.numbers.items() if first <= move < end}

    def range(self, piece: int, slot: int) -> str:
        """The numbers of the placements of a piece in a slot: "31-36"."""
        spots = self.spots.get((piece, slot), [])
        if len(spots) < 2:
            return "".join(str(spot.number) for spot in spots)
        return f"{spots[0].number}-{spots[-1].number}"
