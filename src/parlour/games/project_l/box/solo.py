"""Playing alone: the one deck, the grid, and the opponent's locks by level."""

import numpy as np

from parlour.games.project_l.box.opened import BOX

COLUMNS, GRID = 3, 9
SOLO_LEVELS = ("normal", "hard", "unbeatable")
SOLO_WHITES, SOLO_BLACKS = (
    np.array(BOX.wholes(f"solo.{colour}", 2, 9, 20)) for colour in ("white", "black")
)
LOCKS = np.array(BOX.wholes("solo.locks", COLUMNS, 0, 9))  # above the columns
OPPONENT_LOCKS = np.array([BOX.whole(f"solo.opponent.{level}", 0, 9) for level in SOLO_LEVELS])
