"""Wave cards of Tavarua: how far each shifts the markers, and which are Barrels."""

import numpy as np

from parlour.games.tavarua.box.opened import BOX

WAVES = BOX.counted("waves", 1, 20)
SHIFT = np.array([BOX.whole(f"waves.{w}.shift", -6, 6) for w in range(WAVES)])
WAVE_COPIES = np.array([BOX.whole(f"waves.{w}.copies", 1, 30) for w in range(WAVES)])
BARREL = np.array([BOX.whether(f"waves.{w}.barrel") for w in range(WAVES)])
BARRELS_REMOVED = BOX.whole("wave.barrels_removed", 0, 20)
DEALT_OUT = BOX.whole("wave.dealt_out", 0, 40)
MOST_ROUNDS = BOX.whole("rounds.count", 1, 25)
BARRELS = int(WAVE_COPIES[BARREL].sum())
if BARRELS < BARRELS_REMOVED:
    raise BOX.mistake("waves", f"must have {BARRELS_REMOVED} Barrels or more")
if WAVE_COPIES.sum() - BARRELS_REMOVED - DEALT_OUT != MOST_ROUNDS:
    raise BOX.mistake("waves", f"must be such that {MOST_ROUNDS} remain: one a round")
