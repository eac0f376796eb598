"""The pieces of Project L, 0 to 8 coloured, 9 to 11 ghosts, and how ghosts are split.

A set of pieces has a bit a shape.
"""

from typing import Any

import numpy as np

from parlour.games.project_l.box.opened import BOX, listed

PIECES, COLOURED, LEVELS, GHOST_LEVEL = 12, 9, 5, 5
_pieces = range(len(BOX.sized("pieces", PIECES)))
PIECE_IDS = [BOX.text(f"pieces.{p}.id") for p in _pieces]
PIECE_NAMES = [BOX.text(f"pieces.{p}.name") for p in _pieces]
PIECE_COLOURS = [BOX.text(f"pieces.{p}.colour") for p in _pieces]
PIECE_HEX = [BOX.text(f"pieces.{p}.hex") for p in _pieces]
LEVEL = np.array([BOX.whole(f"pieces.{p}.level", 1, LEVELS) for p in _pieces])
GHOST_COUNTS = np.array([BOX.whole(f"pieces.{p}.count", 1, 10) for p in _pieces[COLOURED:]])
COLOURED_COUNTS = np.array(BOX.wholes("coloured.per_shape", 2, 7, 15))
DOT = 0
if len(set(PIECE_IDS)) < PIECES or sorted(LEVEL) != list(LEVEL) or LEVEL[DOT] != 1:
    raise BOX.mistake("pieces", "must have ids of their own and go up in level from one dot")
if (LEVEL == GHOST_LEVEL).tolist() != [p >= COLOURED for p in _pieces]:
    raise BOX.mistake("pieces", f"must be {COLOURED} of levels 1 to 4 and then the ghosts")


def piece(where: str) -> int:
    """The number of the piece whose id stands in the box there."""
    if BOX.text(where) not in PIECE_IDS:
        raise BOX.mistake(where, f"must be a piece: {', '.join(PIECE_IDS)}")
    return PIECE_IDS.index(BOX.text(where))


def pieces(where: str) -> list[int]:
    """The numbers of the pieces listed in the box there, one at least."""
    return [piece(f"{where}.{i}") for i in range(len(listed(where)))]


def _set_of(chosen: Any) -> int:
    return sum(1 << int(p) for p in chosen)


ALL_COLOURED = (1 << COLOURED) - 1
OF_LEVEL = np.array([_set_of(np.flatnonzero(level == LEVEL)) for level in range(LEVELS + 1)])
UP_TO_LEVEL = np.cumsum(OF_LEVEL)

# How a ghost can be split: which ghost, and how many of each piece it becomes.
_splits = [
    (piece(f"splits.{s}.ghost"), pieces(f"splits.{s}.into.{i}"))
    for s in range(len(BOX.sized("splits", PIECES - COLOURED)))
    for i in range(len(listed(f"splits.{s}.into")))
]
SPLITS = len(_splits)
SPLIT_GHOST = np.array([ghost for ghost, _ in _splits])
SPLIT_INTO = np.array([np.bincount(into, minlength=PIECES) for _, into in _splits], np.int8)
if not (LEVEL[SPLIT_GHOST] == SPLIT_INTO @ LEVEL).all() or SPLIT_INTO[:, COLOURED:].any():
    raise BOX.mistake("splits", "must cut ghosts into coloured pieces with as many cells")
