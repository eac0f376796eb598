"""What a player begins with: pieces, slots for unfinished puzzles, actions of a turn."""

import numpy as np

from parlour.games.project_l.box.opened import BOX
from parlour.games.project_l.box.pieces import COLOURED, pieces

ACTIONS = BOX.whole("start.actions", 1, 3)
SLOTS = BOX.whole("start.most_unfinished", 4, 4)
START_PIECES = np.array(pieces("start.pieces"))
if START_PIECES.max() >= COLOURED:
    raise BOX.mistake("start.pieces", "must be coloured pieces")
