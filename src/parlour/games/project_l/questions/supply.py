"""What is answered about the supply: a piece for nothing, for another, for a ghost, as reward."""

from itertools import product

from parlour.games.project_l.box.pieces import DOT, PIECES, SPLIT_GHOST, SPLIT_INTO, SPLITS
from parlour.games.project_l.moves import FIRST_PIECE, FIRST_SPLIT, FIRST_UPGRADE, FREE_DOT_MOVE
from parlour.games.project_l.nouns import PIECE, SPLIT
from parlour.games.questions import Answer


def _exchange(given: int, taken: int) -> Answer:
    words = f"upgrades {PIECE.said(given)} to {PIECE.said(taken)}"
    return Answer(words, (f"piece.{PIECE.id(given)}", f"supply.{PIECE.id(taken)}"))


def _split(split: int) -> Answer:
    into = [f"supply.{PIECE.id(p)}" for p in range(PIECES) for _ in range(SPLIT_INTO[split, p])]
    ghost = f"piece.{PIECE.id(int(SPLIT_GHOST[split]))}"
    return Answer(f"splits {SPLIT.said(split)}", ("do.split", ghost, *into))


def _reward(piece: int) -> Answer:
    name = PIECE.said(piece)
    return Answer(f"picks {name}", (f"supply.{PIECE.id(piece)}",), (f"takes {name}",))


def _free(piece: int) -> Answer:
    return Answer(
        f"takes {PIECE.said(piece)} for nothing", ("do.free", f"supply.{PIECE.id(piece)}")
    )


UPGRADING = {
    FIRST_UPGRADE + given * PIECES + taken: _exchange(given, taken)
    for given, taken in product(range(PIECES), repeat=2)
}
SPLITTING = {FIRST_SPLIT + split: _split(split) for split in range(SPLITS)}
# project_l-37: a D1 for nothing has a number of its own, apart from what stands in for it.
FREE = {
    FREE_DOT_MOVE: _free(DOT),
    **{FIRST_PIECE + piece: _free(piece) for piece in range(PIECES) if piece != DOT},
}
REWARD = {FIRST_PIECE + piece: _reward(piece) for piece in range(PIECES)}
