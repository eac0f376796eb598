"""The puzzles of Project L: the white ones, then the black ones; NO_PUZZLE where none lies."""

from collections.abc import Iterable

import numpy as np

from parlour.games.project_l.box.cells import SIDE, cells_drawn
from parlour.games.project_l.box.opened import BOX
from parlour.games.project_l.box.pieces import PIECE_IDS, PIECES

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
RECESS = np.array([cells_drawn(f"puzzles.{p}.rows") for p in _puzzles])

# Rewards: a piece, one or two red arrows, the M symbol, or nothing (project_l-57).
ONE_ARROW, M_SYMBOL, NO_REWARD = PIECES, PIECES + 2, PIECES + 3
REWARD_IDS = [*PIECE_IDS, "UP1", "UP2", "M", "none"]


def _reward(where: str) -> int:
    if BOX.text(where) not in REWARD_IDS:
        raise BOX.mistake(where, f"must be one of {', '.join(REWARD_IDS)}")
    return REWARD_IDS.index(BOX.text(where))


REWARD = np.array([_reward(f"puzzles.{p}.reward") for p in _puzzles])

# Which box each puzzle comes from, and the sets of puzzles of both colours in each.
EXPANSIONS = ("base", "ghost", "ambassador", "phoenix")
GHOST_SET, AMBASSADOR_SET, PHOENIX_SET = 1, 2, 3
PUZZLE_SETS = [BOX.text(f"puzzles.{p}.set") for p in _puzzles]
if not set(PUZZLE_SETS) <= set(EXPANSIONS):
    raise BOX.mistake("puzzles", f"must belong to the sets {', '.join(EXPANSIONS)}")


def _set_of(puzzles: Iterable[int]) -> int:
    return sum(1 << p for p in puzzles)


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
