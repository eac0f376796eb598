"""The table of Project L: every field with its meaning, its range and who sees it.

Nothing is hidden but the order of the decks, the puzzles that left the game unseen and the two
face-down Finesse tiles. A cell of a puzzle that a piece covers names the piece's first cell (from
1), and that first cell names the piece (from PIECE_MARK): the same bytes in whatever order the
pieces came.
"""

from enum import IntEnum

import numpy as np

from parlour.games.project_l.box.cells import CELLS
from parlour.games.project_l.box.market import SPACES
from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.pieces import PIECES
from parlour.games.project_l.box.puzzles import WHITES
from parlour.games.project_l.box.solo import COLUMNS
from parlour.games.project_l.box.tiles import FACE_DOWN, FACE_UP
from parlour.kit.record import EVERYBODY, MOST_SEATS, NOBODY, record
from parlour.kit.table import table

# The most one move tells is below 80: a Master that completes four puzzles (12 events and a
# placement), credits gained by it and by a blue tile out of an empty bank (14), a new white deck
# that fills six gaps, and, if it ends the game, 24 puzzles counted and what six
# players keep.
MOST_EVENTS = 80
MOST_DUE = SLOTS  # rewards of one action still to be given
MOST_NAMED = 3  # puzzles of a row named for the bottom of the deck; the fourth follows by itself
PIECE_MARK = CELLS + 1
NO_SEAT = -1  # of events that nobody does


class Step(IntEnum):
    """What a player decides now, in the order of a turn; COMPLETE is where every action ends."""

    WAIT = 0  # nothing: it is not their turn, or they have finished it
    ACTION = 1
    EXTRA = 2  # no action left, but credits for another
    RECYCLE_ORDER = 3
    MULTI_PLACE = 4  # Master or Ambassador
    GHOST_PLACE = 5
    REWARD_PICK = 6
    ARROW = 7
    TOUCHES = 8
    COMPLETE = 9  # nothing: an action is over and puzzles are completed; never between moves


class Ending(IntEnum):
    """How near the end is."""

    NORMAL = 0
    TRIGGERED = 1  # the last round is next; 5-6: two stones are still to reach the first player
    LAST_ROUND = 2  # 5-6: one more stone
    TOUCHES = 3
    OVER = 4


SLOT = record(
    ("free", np.int32, (), EVERYBODY),  # derived: set of the cells still to be filled
    ("puzzle", np.int8, (), EVERYBODY),  # or NO_PUZZLE
    ("cells", np.int8, (CELLS,), EVERYBODY),  # 0, or the covering piece as said above
)
PLAYER = record(
    ("slots", SLOT, (SLOTS,), EVERYBODY),  # unfinished puzzles
    ("white_pile", np.int64, (), EVERYBODY),  # set of completed white puzzles
    ("black_pile", np.int64, (), EVERYBODY),  # set of completed black puzzles, the first as 0
    ("stock", np.int8, (PIECES,), EVERYBODY),  # own loose pieces of each shape, 0 to 15
    ("fresh", np.int8, (PIECES,), EVERYBODY),  # of them, those a Ghost action brought and may place
    ("score", np.int16, (), EVERYBODY),  # of completed puzzles, less touches; all at the end
    ("completed", np.int16, (), EVERYBODY),  # puzzles
    ("step", np.int8, (), EVERYBODY),  # a Step
    ("actions", np.int8, (), EVERYBODY),  # left in this turn, 0 to 20
    ("mastered", np.int8, (), EVERYBODY),  # 1 when the Master of this turn is used
    ("blacks", np.int8, (), EVERYBODY),  # black puzzles taken in this turn since the trigger
    ("used", np.int8, (), EVERYBODY),  # set of the slots the running action placed into
    ("due", np.int8, (MOST_DUE,), EVERYBODY),  # pieces still to be given as rewards, the next first
    ("due_count", np.int8, (), EVERYBODY),
    ("arrows", np.int8, (), EVERYBODY),  # red arrows still to be used, 0 to 8
    ("symbols", np.int8, (), EVERYBODY),  # M tiles that may be spent
    ("new_symbols", np.int8, (), EVERYBODY),  # M tiles gained in this turn
    ("credits", np.int8, (), EVERYBODY),  # that may be spent
    ("new_credits", np.int8, (), EVERYBODY),  # gained in this turn
    ("owed", np.int8, (), EVERYBODY),  # to be gained by the running move; 0 between moves
    ("recycled", np.int8, (), EVERYBODY),  # deck under which a row is being put
    ("named", np.int8, (MOST_NAMED,), EVERYBODY),  # spaces of that row, in the order they go under
    ("named_count", np.int8, (), EVERYBODY),
    ("private", np.int8, (), EVERYBODY),  # own last moves that changed nothing the table shares
)
DECK = record(
    ("unseen", np.int8, (WHITES,), NOBODY),  # puzzles nobody has seen, the next one last
    ("known", np.int8, (WHITES,), EVERYBODY),  # a ring of those put under it, below the unseen
    ("unseen_left", np.int8, (), EVERYBODY),
    ("known_left", np.int8, (), EVERYBODY),
    ("known_first", np.int8, (), EVERYBODY),  # where in the ring the next one lies
)
GAME = table(
    ("players", PLAYER, (MOST_SEATS,), EVERYBODY),
    ("gone_white", np.int64, (), NOBODY),  # set of the white puzzles that are not in the game
    ("gone_black", np.int64, (), NOBODY),  # set of the black ones
    ("opponent_white", np.int64, (), EVERYBODY),  # solo: the opponent's pile
    ("opponent_black", np.int64, (), EVERYBODY),
    ("decks", DECK, (2,), EVERYBODY),  # white, black; solo: one deck, the first
    ("market", np.int8, (SPACES,), EVERYBODY),  # puzzles in the rows, NO_PUZZLE in a gap
    ("supply", np.int8, (PIECES,), EVERYBODY),  # pieces of each shape, 0 to 15
    ("face_down", np.int8, (FACE_DOWN,), NOBODY),  # Finesse tiles, never turned up
    ("tiles", np.int8, (FACE_UP,), EVERYBODY),  # Finesse tiles in their order
    ("tiles_gone", np.int8, (), EVERYBODY),  # removed from the left of the ten
    ("bank", np.int8, (), EVERYBODY),  # credits, 0 to 35
    ("passes", np.int16, (), EVERYBODY),  # turns ended (2-4, solo) or steps of both stones (5-6)
    ("ending", np.int8, (), EVERYBODY),  # an Ending
    ("first", np.int8, (), EVERYBODY),  # the first player's seat
    ("turn", np.int8, (), EVERYBODY),  # derived from first and passes: whose turn; 5-6: clear stone
    ("waiting", np.int8, (), EVERYBODY),  # derived from steps: set of the seats that must decide
    ("opponent_score", np.int16, (), EVERYBODY),  # solo
    ("locks", np.int8, (COLUMNS,), EVERYBODY),  # solo: above each column
    ("opponent_locks", np.int8, (), EVERYBODY),  # solo: the opponent's supply
    most_events=MOST_EVENTS,
)
