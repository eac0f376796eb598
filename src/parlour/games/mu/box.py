"""What is in the box of Mü, as tables for the rules. The facts and their provenance: box.toml."""

import re
from enum import IntEnum
from typing import Any

import numpy as np

from parlour.kit.box import open_box
from parlour.kit.record import MOST_SEATS

BOX = open_box("mu")

LEAST_SEATS = BOX.whole("seats.least", 3, MOST_SEATS)
MOST_PLAYERS = BOX.whole("seats.most", LEAST_SEATS, MOST_SEATS)
TABLES = range(3, MOST_SEATS + 1)  # player counts

# The deck: card = colour * SLOTS + slot. The two copies of a 1 or a 7 are twins (rules/cards.py).
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


def _set_of(cards: Any) -> int:
    return sum(1 << card for card in range(CARDS) if cards[card])


OF_COLOUR = np.array([_set_of(colour == COLOUR) for colour in range(COLOURS)])  # sets of cards
OF_NUMBER = np.array([_set_of(number == NUMBER) for number in range(NUMBERS)])
ALL_CARDS = (1 << CARDS) - 1

_again = np.array(
    [slot > 0 and SLOT_NUMBERS[slot] == SLOT_NUMBERS[slot - 1] for slot in range(SLOTS)]
)
SECOND_TWINS = _set_of(np.tile(_again, COLOURS))
FIRST_TWINS = SECOND_TWINS >> 1
SINGLES = ALL_CARDS & ~(FIRST_TWINS | SECOND_TWINS)

POINTS_OF_NUMBER = np.array(BOX.wholes("card_points.of_number", NUMBERS, 0, MOST_CARD_POINTS))
ONE_POINT, TWO_POINTS = (_set_of(POINTS_OF_NUMBER[NUMBER] == points) for points in (1, 2))

# Trumps: 0 to 4 a colour, 5 to 14 a number, 15 none.
FIRST_NUMBER_TRUMP, NO_TRUMP = COLOURS, COLOURS + NUMBERS
TRUMPS = NO_TRUMP + 1
NOT_NAMED = -1
TRUMP_CARDS = np.concatenate([OF_COLOUR, OF_NUMBER, [0]])
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

# By player count: cards in hand, cards face down, points needed for each count of displayed cards.
FACE_DOWN = np.zeros(MOST_SEATS + 1, np.int64)
FACE_DOWN[3] = BOX.whole("three_players.face_down", 3, 3)
COLOURS_REMOVED = BOX.whole("three_players.colours_removed", 1, 1)
HAND_SIZE = np.zeros(MOST_SEATS + 1, np.int64)
MOST_HAND = 15
TARGETS = np.zeros((MOST_SEATS + 1, MOST_HAND + 1), np.int64)
for place, seats in enumerate(TABLES):
    in_play = CARDS - (SLOTS * COLOURS_REMOVED if seats == 3 else 0)
    HAND_SIZE[seats] = (in_play - FACE_DOWN[seats]) // seats
    if BOX.whole(f"crown_bids.{place}.players", 3, MOST_SEATS) != seats:
        raise BOX.mistake(f"crown_bids.{place}.players", f"must be {seats}: tables in order")
    BOX.text(f"crown_bids.{place}.tokens")
    hand = int(HAND_SIZE[seats])
    TARGETS[seats, 1 : hand + 1] = BOX.wholes(f"crown_bids.{place}.targets", hand, 1, 60)

BOX.whole("shield_bids.most", MOST_HAND, MOST_HAND)
CROWN_BONUS = BOX.whole("bid_bonus.crown", 0, 99)
SHIELD_BONUS = BOX.whole("bid_bonus.shield", 0, 99)
MOST_RESTARTS = BOX.whole("restarts.most", 0, 3)
LEAST_HANDS = BOX.whole("hands.least", 1, 10)
MOST_HANDS = BOX.whole("hands.most", LEAST_HANDS, 10)
DEFAULT_HANDS = BOX.whole("hands.default", LEAST_HANDS, MOST_HANDS)
DEFAULT_REMOVED_COLOUR = BOX.whole("removed_colour.default", 0, COLOURS - 1)
BOX.no_more()
NO_SEAT = -1
HANDS, REMOVED_COLOUR = 0, 1  # where the options stand in the header

# Bounds: the exchange offers a whole hand and three cards less the one displayed; six players at
# most make 498 moves in a hand, and the last hand has no next dealer.
MOST_LEGAL = 17
MOST_MOVES_OF_A_HAND = {3: 239, 4: 374, 5: 436, 6: 498}
MOST_MOVES = max(MOST_MOVES_OF_A_HAND.values()) * 10 - 1


class Phase(IntEnum):
    """What is decided now."""

    OVER = 0
    AUCTION = 1
    MINOR_TRUMP = 2
    MAJOR_TRUMP = 3
    PARTNER = 4
    EXCHANGE = 5
    TRICKS = 6
    NEXT_DEALER = 7


class Event(IntEnum):
    """What people at the table see happen; the three values each carries."""

    DEALT = 1  # the number of the hand
    RESTARTED = 2
    DISPLAYED = 3  # card
    DISPLAY_ENDED = 4  # the seat's count
    PASSED = 5
    TOOK_CROWN = 6  # count
    TOOK_SHIELD = 7  # count
    CROWN_BID = 8  # count, points needed
    SHIELD_BID = 9  # count
    NO_SHIELD = 10
    NAMED_MINOR = 11  # trump, points of its token
    NAMED_MAJOR = 12  # trump, points of its token
    PICKED_PARTNER = 13  # seat
    TOOK_CARDS = 14  # three cards; for the Crown player alone
    TOOK_UNSEEN = 15  # for the others
    PUT_AWAY = 16  # card; for the Crown player alone
    PUT_AWAY_UNSEEN = 17  # for the others
    PLAYED = 18  # card, whether it lay on display
    TOOK_TRICK = 19  # points in it
    SHOWED_PUT_AWAY = 20  # three cards
    CROWN_MADE_IT = 21  # points reached, points needed
    CROWN_FAILED = 22  # points reached, points needed
    SCORED = 23  # card points, bid bonus, trump bonus
    CHOSE_DEALER = 24  # seat
    GAME_OVER = 25
