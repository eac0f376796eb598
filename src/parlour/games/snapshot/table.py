"""The table of Snapshot: every field with its meaning, its range and who sees it.

Nothing is hidden but the assignments. The deck is a set: all its cards are known, their order is
nowhere, and whoever draws gets any of them with the same chance.
"""

from enum import IntEnum

import numpy as np

from parlour.games.snapshot.box.animals import COLUMN
from parlour.games.snapshot.box.awards import AWARDS
from parlour.games.snapshot.box.dice import SHOTS
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.kit.record import EVERYBODY, MOST_SEATS, OWNER, record
from parlour.kit.table import table

# The most one move tells is below 64: a declined offer, the card placed and the end of research,
# six forced dice, a habitat and five animals rolled and photographed, five awards, four turns
# without anything to do (3 each), and the end with what five assignments bring (17).
MOST_EVENTS = 64
NOWHERE = -1  # no habitat, no place in a column


class Phase(IntEnum):
    """What is decided now, in the order of a turn; rules/__init__.py leads from one to the next."""

    OVER = 0
    RESEARCH = 1  # draw or stop
    OFFERS = 2  # another player offers a token for the card, or passes
    ANSWER = 3  # accept one of the offers, or none
    CARD = 4  # place, reserve or spook
    ADDING = 5  # animals out of the reserve
    DICE = 6
    TOKENS = 7  # on the next animal that has dice
    HABITAT = 8  # which is entered next
    REROLL = 9  # or give up
    REVIEW = 10  # nothing: the turn is over; never between moves
    SPOOKED = 11  # nothing either: it is over without a Review (snapshot-34)


PLAYER = record(
    ("pile", np.int64, (), EVERYBODY),  # set of the animals photographed
    ("reserve", np.int64, (), EVERYBODY),  # set of at most two animals
    ("tokens", np.int16, (), EVERYBODY),  # in the supply, 0 to 3,878
    ("score", np.int16, (), EVERYBODY),  # derived: stars and tiles; the assignment too at the end
    ("tiles", np.int8, (AWARDS,), EVERYBODY),  # of each kind: 0, or 1 + its place from the top
    ("assignment", np.int8, (), OWNER),  # its number + 1
    ("shown", np.int8, (), EVERYBODY),  # the same once it is scored, before that 0
)
HABITAT = record(
    ("sideways", np.int64, (), EVERYBODY),  # set of the animals here that must be attempted
    ("column", np.int8, (COLUMN,), EVERYBODY),  # animals from the habitat outward
    ("count", np.int8, (), EVERYBODY),  # of them
    ("dice", np.int8, (), EVERYBODY),  # on the habitat card, 0 to 5
    ("tokens", np.int16, (), EVERYBODY),  # on the habitat card, paid for rerolls
)
SHOT = record(  # an animal that has dice
    ("animal", np.int8, (), EVERYBODY),
    ("habitat", np.int8, (), EVERYBODY),
    ("dice", np.int8, (), EVERYBODY),  # 1 to 5; 0 once the habitat is done with
    ("tokens", np.int8, (), EVERYBODY),
)
GAME = table(
    ("players", PLAYER, (MOST_SEATS,), EVERYBODY),
    ("habitats", HABITAT, (HABITATS,), EVERYBODY),
    ("shots", SHOT, (SHOTS,), EVERYBODY),  # in the order of the board
    ("deck", np.int64, (), EVERYBODY),  # set of animals
    ("discard", np.int64, (), EVERYBODY),  # set of animals
    ("choices", np.int64, (), EVERYBODY),  # derived: the answers to the question (moves.py)
    ("rolled", np.int16, (), EVERYBODY),  # the last roll of a habitat: an octal digit a die
    ("tiles_gone", np.int8, (AWARDS,), EVERYBODY),  # derived: from the top of each stack
    ("phase", np.int8, (), EVERYBODY),  # a Phase
    ("turn", np.int8, (), EVERYBODY),  # seat to decide
    ("active", np.int8, (), EVERYBODY),  # seat whose turn it is
    ("first", np.int8, (), EVERYBODY),  # seat with the red panda
    ("rounds", np.int8, (), EVERYBODY),  # begun so far, 1 to 40
    ("ending", np.int8, (), EVERYBODY),  # 1 when the end is triggered
    ("card", np.int8, (), EVERYBODY),  # the drawn animal, or NO_ANIMAL
    ("offers", np.int8, (), EVERYBODY),  # set of the seats that offer a token for it
    ("owed", np.int8, (), EVERYBODY),  # derived: dice that duties still ask for, 0 to 6
    ("dice", np.int8, (), EVERYBODY),  # derived: lying nowhere, to be laid or back, 0 to 6
    ("here", np.int8, (), EVERYBODY),  # habitat of the last die, then of the roll, or NOWHERE
    ("at", np.int8, (), EVERYBODY),  # place in its column of the last die; NOWHERE: on its card
    ("shot_count", np.int8, (), EVERYBODY),
    ("asked", np.int8, (), EVERYBODY),  # the shot that tokens are asked for
    ("photos", np.int8, (), EVERYBODY),  # derived: taken in this turn
    most_events=MOST_EVENTS,
)
