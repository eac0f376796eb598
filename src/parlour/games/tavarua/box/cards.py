"""Player cards of Tavarua: kinds 0 to 3 are teal 1 to 4, kinds 4 to 7 maroon."""

import numpy as np

from parlour.games.tavarua.box.opened import BOX, MOST_PLAYERS
from parlour.games.tavarua.box.sea import ROWS

HAND = BOX.whole("hand.size", 5, 5)
START_STOKE = BOX.whole("hand.start_stoke", 0, 9)
MOST_VALUE = 6  # tavarua-33: no card counts for more, whatever the Stoke tokens

COLOUR_NAMES = ("teal", "maroon")
COLOUR_LETTERS = ("T", "M")
VALUES, KINDS = 4, 8
KIND_COPIES = np.array(
    [BOX.whole(f"cards.{k}.copies", 1, 30) for k in range(len(BOX.sized("cards", KINDS)))]
)
for k in range(KINDS):
    if BOX.text(f"cards.{k}.colour") != COLOUR_NAMES[k // VALUES]:
        raise BOX.mistake(f"cards.{k}.colour", f"must be {COLOUR_NAMES[k // VALUES]}")
    BOX.whole(f"cards.{k}.value", k % VALUES + 1, k % VALUES + 1)
VALUE = np.array([k % VALUES + 1 for k in range(KINDS)])
DIRECTION = np.array([1 if k < VALUES else -1 for k in range(KINDS)])  # tavarua-37
RANK = np.array([2 * (k % VALUES) + (k < VALUES) for k in range(KINDS)])  # tavarua-52
CARDS = int(KIND_COPIES.sum())
MOST_PILE = ROWS  # cards: one from the catch and one a row
if CARDS < MOST_PLAYERS * (HAND + MOST_PILE):
    raise BOX.mistake("cards", f"must be {MOST_PLAYERS * (HAND + MOST_PILE)} or more in all")
