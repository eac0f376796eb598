"""The nouns of Project L: pieces, puzzles, decks, cells, splits and Finesse tiles."""

from parlour.games.nouns import named
from parlour.games.project_l.box.cells import CELLS, SIDE
from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.pieces import (
    DOT,
    PIECE_IDS,
    PIECES,
    SPLIT_GHOST,
    SPLIT_INTO,
    SPLITS,
)
from parlour.games.project_l.box.placements import FIRST_CELL, ORIENTATION, PIECE_PLACED, PLACEMENTS
from parlour.games.project_l.box.puzzles import DECK_NAMES, PUZZLE_IDS, REWARD_IDS
from parlour.games.project_l.box.tiles import TILE_IDS

PIECE = named(PIECE_IDS, [("dot",) if piece == DOT else () for piece in range(PIECES)])
PUZZLE = named(PUZZLE_IDS)
DECK = named(DECK_NAMES)
REWARD_NOUN = named(REWARD_IDS)
TILE = named(TILE_IDS)
SLOT = named([str(slot + 1) for slot in range(SLOTS)])
# People count from a1 at the top left: "b3" is in the second column and the third row.
CELL = named([f"{'abcde'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS)])


def _split(split: int) -> str:
    """A split as people say it: "P5 into D1 O4"."""
    parts = [PIECE_IDS[p] for p, count in enumerate(SPLIT_INTO[split]) for _ in range(count)]
    return f"{PIECE_IDS[SPLIT_GHOST[split]]} into {' '.join(parts)}"


SPLIT = named([_split(split) for split in range(SPLITS)])


def placing(move: int) -> str:
    """A placement, by the first cell it covers, row by row: "T4 in 2 at b3 turned"."""
    slot, placement = divmod(move, PLACEMENTS)
    at = f"{SLOT.said(slot)} at {CELL.said(FIRST_CELL[placement])} {ORIENTATION[placement]}"
    return f"{PIECE.said(int(PIECE_PLACED[placement]))} in {at}".rstrip()
