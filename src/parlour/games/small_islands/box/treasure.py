"""Treasure cards of Small Islands: kind 0 is the Curse, the others are gold, ascending."""

import numpy as np

from parlour.games.small_islands.box.opened import BOX

KINDS = 6
CURSE = 0
MOST_GOLD = 110  # with nine Curses still few enough to be counted in a byte
LOWEST = BOX.whole("treasure.lowest", 1, 99)
VALUE = np.array([0, *range(LOWEST, LOWEST + KINDS - 1)])
COPIES = np.array([BOX.whole("curses.count", 0, 9), *BOX.wholes("treasure.gold", KINDS - 1, 0, 60)])
CURSES, GOLD = int(COPIES[CURSE]), int(COPIES[1:].sum())
TREASURES = CURSES + GOLD
WITHOUT_CURSE = BOX.whole("curses.first_cards_without", 0, 60)
if not max(1, WITHOUT_CURSE) <= GOLD <= MOST_GOLD:
    raise BOX.mistake("treasure.gold", f"must be {max(1, WITHOUT_CURSE)} to {MOST_GOLD} in all")
