"""What a hand of Mü is played for, by the number of players: cards, bids, bonuses, hands."""

import numpy as np

from parlour.games.mu.box.cards import CARDS, COLOURS, SLOTS
from parlour.games.mu.box.opened import BOX, TABLES
from parlour.kit.record import MOST_SEATS

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
