"""The deck of Mü: card = colour * SLOTS + slot. The two copies of a 1 or a 7 are twins."""

import re
from typing import Any

import numpy as np

from parlour.games.mu.box.opened import BOX

COLOURS, SLOTS, NUMBERS = 5, 12, 10
CARDS = COLOURS * SLOTS
MOST_CARD_POINTS = 2
SLOT_NUMBERS = BOX.wholes("deck.numbers", SLOTS, 0, NUMBERS - 1)
if SLOT_NUMBERS != [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9]:
    raise BOX.mistake("deck.numbers", "must be 0 to 9 in order, with two 1s and two 7s")

COLOUR_NAMES = [BOX.text(f"colours.{i}.name") for i in range(len(BOX.sized("colours", COLOURS)))]
COLOUR_LETTERS = [BOX.text(f"colours.{i}.letter") for i in range(COLOURS)]
COLOUR_GLYPHS = [BOX.text(f"colours.{i}.glyph") for i in range(COLOURS)]
if not all(re.fullmatch("[a-z]+", name) for name in COLOUR_NAMES):
    raise BOX.mistake("colours", "must have names of small letters a to z")
if not all(re.fullmatch("[A-Z]", letter) for letter in COLOUR_LETTERS):
    raise BOX.mistake("colours", "must each have one capital letter A to Z")
for what, labels in (("name", COLOUR_NAMES), ("letter", COLOUR_LETTERS), ("glyph", COLOUR_GLYPHS)):
    if len(set(labels)) < COLOURS:
        raise BOX.mistake("colours", f"must each have a {what} of their own")

COLOUR = np.arange(CARDS) // SLOTS  # of each card
NUMBER = np.array(SLOT_NUMBERS * COLOURS)  # on each card


def set_of(cards: Any) -> int:
    """The set of the cards for which a value is true."""
    return sum(1 << card for card in range(CARDS) if cards[card])


OF_COLOUR = np.array([set_of(colour == COLOUR) for colour in range(COLOURS)])  # sets of cards
OF_NUMBER = np.array([set_of(number == NUMBER) for number in range(NUMBERS)])
ALL_CARDS = (1 << CARDS) - 1

_again = np.array(
    [slot > 0 and SLOT_NUMBERS[slot] == SLOT_NUMBERS[slot - 1] for slot in range(SLOTS)]
)
SECOND_TWINS = set_of(np.tile(_again, COLOURS))
FIRST_TWINS = SECOND_TWINS >> 1
SINGLES = ALL_CARDS & ~(FIRST_TWINS | SECOND_TWINS)

POINTS_OF_NUMBER = np.array(BOX.wholes("card_points.of_number", NUMBERS, 0, MOST_CARD_POINTS))
ONE_POINT, TWO_POINTS = (set_of(POINTS_OF_NUMBER[NUMBER] == points) for points in (1, 2))
