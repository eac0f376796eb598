"""What is in the box of Tavarua, as tables for the rules. Facts and provenance: box.toml."""

import numpy as np

from parlour.kit.box import open_box
from parlour.kit.record import MOST_SEATS

BOX = open_box("tavarua")
# tavarua-01; tavarua-88: nothing else depends on the number of players.
LEAST_SEATS = BOX.whole("seats.least", 1, MOST_SEATS)
MOST_PLAYERS = BOX.whole("seats.most", LEAST_SEATS, MOST_SEATS)
HAND = BOX.whole("hand.size", 5, 5)
START_STOKE = BOX.whole("hand.start_stoke", 0, 9)
ROWS = BOX.whole("sea.rows", 6, 6)
FACES = BOX.whole("dice.faces", 6, 6)
BOX.whole("dice.count", ROWS, ROWS)
ONE_UP_TO = BOX.whole("capacity.one_up_to", 0, FACES)  # a die above it: room for two
MOST_VALUE = 6  # tavarua-33: no card counts for more, whatever the Stoke tokens

# Boards: the marker goes from -reach (the tail) to +reach (the nose).
BOARDS, SHORT, LONG = 2, 0, 1
BOARD_NAMES = [BOX.text(f"boards.{b}.name") for b in range(len(BOX.sized("boards", BOARDS)))]
if BOARD_NAMES != ["short", "long"]:
    raise BOX.mistake("boards", "must be the short and the long one")
REACH = np.array([BOX.whole(f"boards.{b}.spaces", 3, 9) // 2 for b in range(BOARDS)])
HARDEST = np.array([BOX.whole(f"boards.{b}.hardest", 1, 4) for b in range(BOARDS)])
for b in range(BOARDS):
    if BOX.whole(f"boards.{b}.spaces", 3, 9) % 2 == 0:
        raise BOX.mistake(f"boards.{b}.spaces", "must be odd: there is a centre space")

# Player cards: kinds 0 to 3 are teal 1 to 4, kinds 4 to 7 maroon. A set of kinds has a bit each.
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
# tavarua-06: the kinds that may be played on each board.
PLAYABLE = np.array(
    [sum(1 << k for k in range(KINDS) if VALUE[k] <= HARDEST[b]) for b in range(BOARDS)]
)

# Wave cards.
WAVES = BOX.counted("waves", 1, 20)
SHIFT = np.array([BOX.whole(f"waves.{w}.shift", -6, 6) for w in range(WAVES)])
WAVE_COPIES = np.array([BOX.whole(f"waves.{w}.copies", 1, 30) for w in range(WAVES)])
BARREL = np.array([BOX.whether(f"waves.{w}.barrel") for w in range(WAVES)])
BARRELS_REMOVED = BOX.whole("wave.barrels_removed", 0, 20)
DEALT_OUT = BOX.whole("wave.dealt_out", 0, 40)
ROUNDS = BOX.whole("rounds.count", 1, 25)
BARRELS = int(WAVE_COPIES[BARREL].sum())
if BARRELS < BARRELS_REMOVED:
    raise BOX.mistake("waves", f"must have {BARRELS_REMOVED} Barrels or more")
if WAVE_COPIES.sum() - BARRELS_REMOVED - DEALT_OUT != ROUNDS:
    raise BOX.mistake("waves", f"must be such that {ROUNDS} remain: one a round")

# Scoring.
SHORE_POINTS = BOX.whole("scoring.shore", 0, 9)
STOKE_POINTS = BOX.whole("scoring.stoke", 0, 3)
HANG_TEN_POINTS = BOX.whole("scoring.hang_ten", 0, 9)
BARREL_POINTS = BOX.whole("scoring.barrel", 0, 9)
RANKS = [
    (BOX.text(f"ranks.{r}.name"), BOX.whole(f"ranks.{r}.least", 0, 200))
    for r in range(BOX.counted("ranks", 2, 9))
]
if [least for _, least in RANKS] != sorted({0} | {least for _, least in RANKS}):
    raise BOX.mistake("ranks", "must go up from 0")
if len({name for name, _ in RANKS}) < len(RANKS):
    raise BOX.mistake("ranks", "must each have a name of their own")
