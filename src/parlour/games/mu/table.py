"""The table of Mü: every field with its meaning, its range and who sees it.

Sets of cards count twins: one copy sets the first bit of the pair, two copies set both. So nothing
anywhere tells which of two equal cards it was.
"""

from enum import IntEnum

import numpy as np

from parlour.kit.record import EVERYBODY, MOST_SEATS, NOBODY, OWNER, record
from parlour.kit.table import table


class Phase(IntEnum):
    """What is decided now, in the order of a hand; a new hand begins with the auction again."""

    OVER = 0
    AUCTION = 1
    MINOR_TRUMP = 2
    MAJOR_TRUMP = 3
    PARTNER = 4  # with more than three players
    EXCHANGE = 5  # with three
    TRICKS = 6
    NEXT_DEALER = 7


MOST_EVENTS = 12  # the last card of a game tells 10 things at six players

PLAYER = record(
    ("hand", np.int64, (), OWNER),  # set of cards
    ("display", np.int64, (), EVERYBODY),  # set of the cards lying face up before the player
    ("pile", np.int64, (), EVERYBODY),  # set of the cards won in tricks; put-away ones at the end
    ("away", np.int64, (), OWNER),  # set of the cards put away (three players, Crown)
    (
        "lacks",
        np.int64,
        (),
        EVERYBODY,
    ),  # derived: set of cards known not to be in hand: did not follow suit
    ("score", np.int16, (), EVERYBODY),  # 0 to 2400
    ("count", np.int8, (), EVERYBODY),  # cards displayed in the auction, 0 to 15
    ("held", np.int8, (), EVERYBODY),  # derived for others' eyes: cards in hand, 0 to 17
)
GAME = table(
    ("players", PLAYER, (MOST_SEATS,), EVERYBODY),
    ("face_down", np.int64, (), NOBODY),  # set of the three cards left over (three players)
    (
        "trumps",
        np.int64,
        (),
        EVERYBODY,
    ),  # derived from major and minor: set of all cards of the Trump suit
    ("trick", np.int8, (MOST_SEATS,), EVERYBODY),  # cards in the order played; of twins, the first
    ("trick_size", np.int8, (), EVERYBODY),  # cards in the trick, 0 to 5
    ("leader", np.int8, (), EVERYBODY),  # seat that leads or led the trick
    ("phase", np.int8, (), EVERYBODY),  # a Phase
    ("turn", np.int8, (), EVERYBODY),  # seat to decide
    ("dealer", np.int8, (), EVERYBODY),
    ("crown", np.int8, (), EVERYBODY),  # seat or NO_SEAT
    ("shield", np.int8, (), EVERYBODY),  # seat or NO_SEAT
    ("partner", np.int8, (), EVERYBODY),  # seat or NO_SEAT
    ("major", np.int8, (), EVERYBODY),  # trump 0 to 15, or NOT_NAMED
    ("minor", np.int8, (), EVERYBODY),  # trump 0 to 15, or NOT_NAMED
    ("shown", np.int8, (), EVERYBODY),  # cards displayed so far in this turn of the auction
    ("last_shown", np.int8, (), EVERYBODY),  # the last of them; the next may not be lower
    ("passes", np.int8, (), EVERYBODY),  # in succession
    ("restarts", np.int8, (), EVERYBODY),  # of this hand, 0 to 3
    ("hands_played", np.int8, (), EVERYBODY),
    most_events=MOST_EVENTS,
)
