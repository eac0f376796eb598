"""Before a game of Mü: its options, and where they stand in the header."""

from parlour.games.game import Option
from parlour.games.mu.box.bids import (
    DEFAULT_HANDS,
    DEFAULT_REMOVED_COLOUR,
    LEAST_HANDS,
    MOST_HANDS,
)
from parlour.games.mu.box.cards import COLOUR_NAMES, COLOURS

HANDS, REMOVED_COLOUR = 0, 1

OPTIONS = (
    Option(
        name="hands",
        default=DEFAULT_HANDS,
        least=LEAST_HANDS,
        most=MOST_HANDS,
        meaning="how many hands are played",
        rule="mu-02",
    ),
    Option(
        name="removed_colour",
        default=DEFAULT_REMOVED_COLOUR,
        least=0,
        most=COLOURS - 1,
        meaning="the colour that stays in the box with three players",
        rule="mu-05",
        labels=tuple(COLOUR_NAMES),
    ),
)
