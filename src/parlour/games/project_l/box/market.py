"""Where puzzles lie to be taken: decks and rows by the number of players, and the two stones.

A space of the market has the number set * 8 + (4 if black) + column; alone it is one of the grid,
row by row.
"""

import numpy as np

from parlour.games.project_l.box.opened import BOX
from parlour.kit.record import MOST_SEATS

SPACES, SPACES_OF_SET, SPACES_OF_ROW = 16, 8, 4  # used or not

# By player count, 0 to 6.
BLACKS_USED = np.zeros(MOST_SEATS + 1, np.int64)
BLACKS_USED[2:] = BOX.wholes("black_puzzles.used", MOST_SEATS - 1, 9, 24)
# project_l-82: with 5 and 6 players always two sets.
ROW_LENGTH = np.array(
    [0, 0] + [BOX.whole("rows.one_set", 4, 4)] * 3 + [BOX.whole("rows.two_sets", 3, 3)] * 2
)
STONES_APART = np.array([0] * 5 + BOX.wholes("stones.apart", 2, 1, 4))
