"""The boards of Tavarua: the marker goes from -reach (the tail) to +reach (the nose)."""

import numpy as np

from parlour.games.tavarua.box.cards import KINDS, VALUE
from parlour.games.tavarua.box.opened import BOX

BOARDS, SHORT, LONG = 2, 0, 1
BOARD_NAMES = [BOX.text(f"boards.{b}.name") for b in range(len(BOX.sized("boards", BOARDS)))]
if BOARD_NAMES != ["short", "long"]:
    raise BOX.mistake("boards", "must be the short and the long one")
REACH = np.array([BOX.whole(f"boards.{b}.spaces", 3, 9) // 2 for b in range(BOARDS)])
HARDEST = np.array([BOX.whole(f"boards.{b}.hardest", 1, 4) for b in range(BOARDS)])
for b in range(BOARDS):
    if BOX.whole(f"boards.{b}.spaces", 3, 9) % 2 == 0:
        raise BOX.mistake(f"boards.{b}.spaces", "must be odd: there is a centre space")
# tavarua-06: the set of kinds of cards that may be played on each board.
PLAYABLE = np.array(
    [sum(1 << k for k in range(KINDS) if VALUE[k] <= HARDEST[b]) for b in range(BOARDS)]
)
