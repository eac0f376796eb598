"""What is in the box of Project L, as tables for the rules. Facts and provenance: box.toml."""

from typing import Any

import numpy as np

from parlour.kit.box import open_box
from parlour.kit.record import MOST_SEATS

BOX = open_box("project_l")
LEAST_SEATS = BOX.whole("seats.least", 1, MOST_SEATS)
MOST_PLAYERS = BOX.whole("seats.most", LEAST_SEATS, MOST_SEATS)

# Pieces: 0 to 8 coloured, 9 to 11 ghosts. A set of pieces has a bit a shape.
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


def listed(where: str) -> list[Any]:
    """A list that is not empty."""
    found = BOX.at(where)
    if not isinstance(found, list) or not found:
        raise BOX.mistake(where, "must be a list of at least one entry")
    return found


def _set_of(chosen: Any) -> int:
    return sum(1 << int(p) for p in chosen)


ALL_COLOURED = (1 << COLOURED) - 1
OF_LEVEL = np.array([_set_of(np.flatnonzero(level == LEVEL)) for level in range(LEVELS + 1)])
UP_TO_LEVEL = np.cumsum(OF_LEVEL)
START_PIECES = np.array(pieces("start.pieces"))
if START_PIECES.max() >= COLOURED:
    raise BOX.mistake("start.pieces", "must be coloured pieces")

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

# Puzzles: first the white ones, then the black ones; NO_PUZZLE where none lies.
SIDE, CELLS = 5, 25
WHITES, BLACKS = 45, 41
PUZZLES = WHITES + BLACKS
NO_PUZZLE = -1
WHITE, BLACK = 0, 1  # decks
DECK_NAMES = ("white", "black")
_puzzles = range(len(BOX.sized("puzzles", PUZZLES)))
PUZZLE_IDS = [BOX.text(f"puzzles.{p}.id") for p in _puzzles]
POINTS = np.array([BOX.whole(f"puzzles.{p}.points", 0, 9) for p in _puzzles])
if len(set(PUZZLE_IDS)) < PUZZLES:
    raise BOX.mistake("puzzles", "must each have an id of its own")
for p in _puzzles:
    BOX.sized(f"puzzles.{p}.rows", SIDE)
    if BOX.text(f"puzzles.{p}.colour") != DECK_NAMES[p >= WHITES]:
        raise BOX.mistake(f"puzzles.{p}.colour", f"must be {DECK_NAMES[p >= WHITES]}")


def cells(where: str) -> int:
    """The set of cells that are X in the rows drawn in the box there."""
    rows = listed(where)
    drawn = all(isinstance(row, str) and len(row) <= SIDE for row in rows)
    if len(rows) > SIDE or not drawn or set("".join(rows)) - set("X.") or "X" not in "".join(rows):
        raise BOX.mistake(where, "must be up to five rows of up to five signs X or .")
    return _set_of(
        r * SIDE + c for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "X"
    )


RECESS = np.array([cells(f"puzzles.{p}.rows") for p in _puzzles])

# Rewards: a piece, one or two red arrows, the M symbol.
ONE_ARROW, M_SYMBOL = PIECES, PIECES + 2
REWARD_IDS = [*PIECE_IDS, "UP1", "UP2", "M"]
_rewards = [BOX.text(f"puzzles.{p}.reward") for p in _puzzles]
if not set(_rewards) <= set(REWARD_IDS):
    raise BOX.mistake("puzzles", f"must have rewards among {', '.join(REWARD_IDS)}")
REWARD = np.array([REWARD_IDS.index(reward) for reward in _rewards])

# Which box each puzzle comes from, and the sets of puzzles of both colours in each.
EXPANSIONS = ("base", "ghost", "ambassador", "phoenix")
GHOST_SET, AMBASSADOR_SET, PHOENIX_SET = 1, 2, 3
PUZZLE_SETS = [BOX.text(f"puzzles.{p}.set") for p in _puzzles]
if not set(PUZZLE_SETS) <= set(EXPANSIONS):
    raise BOX.mistake("puzzles", f"must belong to the sets {', '.join(EXPANSIONS)}")
IN_SET = np.array(
    [
        [
            _set_of(p for p in range(WHITES) if PUZZLE_SETS[p] == name),
            _set_of(p - WHITES for p in range(WHITES, PUZZLES) if PUZZLE_SETS[p] == name),
        ]
        for name in EXPANSIONS
    ]
)
PUZZLE_PROVENANCE = [BOX.provenance(f"puzzles.{p}")[0] for p in _puzzles]
