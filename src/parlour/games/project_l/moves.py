"""Moves of Project L as numbers; questions/ says what each means.

| number       | means                                                                           |
|--------------|---------------------------------------------------------------------------------|
| 0 to 2379    | a placement: slot * 595 + its number (placements.py), by whatever action         |
| 2380 to 2395 | a space of the market: set * 8 + 4 if black + column (solo: the grid, row by row) |
| 2396, 2397   | the top of the white or black deck (solo: the first is the one deck)             |
| 2398, 2399   | recycle the white or black row                                                   |
| 2400         | a D1 from the supply for nothing                                                 |
| 2401 to 2544 | upgrade: piece given * 12 + piece taken                                          |
| 2545 to 2571 | split a ghost                                                                    |
| 2572 to 2574 | Master, Ambassador, Insert                                                       |
| 2575         | done: end what is going on                                                       |
| 2576 to 2587 | a piece, in place of one that has run out                                        |
"""

from parlour.games.project_l.box.market import SPACES
from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.pieces import (
    GHOST_LEVEL,
    LEVEL,
    OF_LEVEL,
    PIECES,
    SPLITS,
    UP_TO_LEVEL,
)
from parlour.games.project_l.box.placements import PLACEMENTS, ROOMS

FIRST_SPACE = SLOTS * PLACEMENTS
FIRST_DECK = FIRST_SPACE + SPACES
FIRST_RECYCLE = FIRST_DECK + 2
FREE_DOT_MOVE = FIRST_RECYCLE + 2
FIRST_UPGRADE = FREE_DOT_MOVE + 1
FIRST_SPLIT = FIRST_UPGRADE + PIECES * PIECES
MASTER = FIRST_SPLIT + SPLITS
AMBASSADOR = MASTER + 1
INSERT = AMBASSADOR + 1
DONE = INSERT + 1
FIRST_PIECE = DONE + 1
MOVES = FIRST_PIECE + PIECES

# The longest list: the four roomiest puzzles empty and every shape in stock; all upgrades of the
# action and the free dot; all splits; two Recycles; Master, Ambassador, Insert and the end.
_TOP = GHOST_LEVEL - 1
_upgrades = sum(
    (int(UP_TO_LEVEL[min(level, _TOP)] | OF_LEVEL[min(level + 1, _TOP)]) & ~(1 << p)).bit_count()
    for p, level in enumerate(LEVEL.tolist())
)
MOST_LEGAL = sum(sorted(ROOMS)[-SLOTS:]) + _upgrades + 1 + SPLITS + 2 + 4

# 612 turns of six players without Finesse, each of at most three actions; Endless White may add
# completions without end.
MOST_MOVES = 25_000
