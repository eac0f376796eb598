"""Trumps of Mü, 0 to 4 a colour, 5 to 14 a number, 15 none, and the points on their tokens."""

import numpy as np

from parlour.games.mu.box.cards import COLOURS, NUMBERS, OF_COLOUR, OF_NUMBER, SLOT_NUMBERS
from parlour.games.mu.box.opened import BOX

FIRST_NUMBER_TRUMP, NO_TRUMP = COLOURS, COLOURS + NUMBERS
TRUMPS = NO_TRUMP + 1
NOT_NAMED = -1
TRUMP_CARDS = np.concatenate([OF_COLOUR, OF_NUMBER, [0]])  # sets of cards
_doubled = [SLOT_NUMBERS.count(number) > 1 for number in range(NUMBERS)]
_number_points = (
    BOX.whole("trump_points.other_number", 0, 99),
    BOX.whole("trump_points.doubled_number", 0, 99),
)
TRUMP_POINTS = np.array(
    [BOX.whole("trump_points.colour", 0, 99)] * COLOURS
    + [_number_points[doubled] for doubled in _doubled]
    + [BOX.whole("trump_points.no_trump", 0, 99)]
)
