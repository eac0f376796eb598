"""The table of Tavarua: every field with its meaning, its range and who sees it.

Cards of a kind are alike, so hands, piles and decks count them, all kinds in one number
(rules/counts.py). A choice is the owner's alone until
all have chosen; then it is carried out, and `did` tells everybody what it was.
"""

from enum import IntEnum

import numpy as np

from parlour.games.tavarua.box.boards import BOARDS
from parlour.games.tavarua.box.sea import ROWS
from parlour.games.tavarua.box.waves import WAVES
from parlour.kit.record import EVERYBODY, MOST_SEATS, NOBODY, OWNER, record
from parlour.kit.table import table

MOST_EVENTS = 160
BEST = 2  # rides kept for each board


class Phase(IntEnum):
    """What is decided now, in the order of a game; rounds of SHORE and PLAY follow one another."""

    OVER = 0
    BOARDS = 1  # one after another: with which board to begin
    EXCHANGE = 2  # all at once: which cards to change for others, once
    SHORE = 3  # one after another: switch boards, buy Stoke cards
    PLAY = 4  # all at once: what to do


class Step(IntEnum):
    """What a player is asked now, in the order of the questions of a turn."""

    WAIT = 0  # none: another decides, or the choice is made
    BOARD = 1
    SHORE = 2
    ATTACH = 3
    ACTION = 4
    CARD = 5
    VALUE = 6
    DISCARD = 7


# tavarua-02
class Place(IntEnum):
    """Where a surfer is."""

    SHORE = 0
    CHANNEL = 1
    WASH = 2
    WAVE = 3


CHOICE = record(
    ("given", np.int64, (), EVERYBODY),  # cards given up, counted
    ("action", np.int8, (), EVERYBODY),  # an Action
    ("attached", np.int8, (), EVERYBODY),  # a Stoke card, or 0
    ("card", np.int8, (), EVERYBODY),  # kind played; of several given up, the last named
    ("value", np.int8, (), EVERYBODY),  # with Stoke tokens added or taken away, 0 to 6
)
PLAYER = record(
    (
        "choices",
        np.int64,
        (),
        OWNER,
    ),  # derived: set of the answers to the question (rules/answers.py)
    ("choice", CHOICE, (), OWNER),  # as far as it is made; all zero before and after
    ("did", CHOICE, (), EVERYBODY),  # the choice of the last round
    ("hand", np.int64, (), OWNER),  # five cards, counted
    ("cards", np.int64, (), OWNER),  # Stoke cards that may be played, counted
    ("fresh", np.int64, (), OWNER),  # those bought in this round, counted
    ("pile", np.int64, (), EVERYBODY),  # cards of the ride, counted
    ("step", np.int8, (), OWNER),  # a Step
    ("cards_held", np.int8, (), EVERYBODY),  # derived for others' eyes: how many of `cards`
    ("fresh_held", np.int8, (), EVERYBODY),  # derived for others' eyes: how many of `fresh`
    ("tokens", np.int8, (), EVERYBODY),  # Stoke tokens, 0 to 76
    ("place", np.int8, (), EVERYBODY),  # a Place
    ("space", np.int8, (), EVERYBODY),  # of channel or break: 1 next to the Shore to 6; else 0
    ("board", np.int8, (), EVERYBODY),  # SHORT or LONG
    ("switched", np.int8, (), EVERYBODY),  # 1 when boards were switched in this Shore step
    ("balance", np.int8, (), EVERYBODY),  # of the marker: 0 the centre, + towards the nose
    ("pile_stoke", np.int8, (), EVERYBODY),  # Stoke tokens of the ride
    ("hang_tens", np.int8, (), EVERYBODY),
    ("barrels", np.int8, (), EVERYBODY),
    ("perfect", np.int8, (), EVERYBODY),  # 0 or 1
    ("bonus", np.int8, (), EVERYBODY),  # points of Stoke cards in the ride
    ("ended", np.int8, (), EVERYBODY),  # 1 while a ride that has ended waits to be scored
    ("best", np.int16, (BOARDS, BEST), EVERYBODY),  # the best rides with each board
)
GAME = table(
    ("players", PLAYER, (MOST_SEATS,), EVERYBODY),
    ("deck", np.int64, (), NOBODY),  # player cards, counted
    ("discard", np.int64, (), EVERYBODY),  # player cards, counted
    ("stoke_deck", np.int64, (), NOBODY),  # Stoke cards, counted
    ("stoke_discard", np.int64, (), EVERYBODY),  # Stoke cards, counted
    ("wave_deck", np.int8, (WAVES,), NOBODY),  # Wave cards of each kind still to come
    ("wave_box", np.int8, (WAVES,), NOBODY),  # those put back in the box unseen
    ("turned", np.int8, (WAVES,), EVERYBODY),  # those turned up
    ("dice", np.int8, (ROWS,), EVERYBODY),  # on the waves, that next to the Shore first
    ("deck_left", np.int16, (), EVERYBODY),  # derived: player cards in the deck
    ("stoke_left", np.int8, (), EVERYBODY),  # derived: Stoke cards in the deck
    ("waves_left", np.int8, (), EVERYBODY),  # derived: Wave cards in the deck
    ("last_wave", np.int8, (), EVERYBODY),  # 1 + the kind turned up last; 0 before the first
    ("phase", np.int8, (), EVERYBODY),  # a Phase
    ("committed", np.int8, (), EVERYBODY),  # set of the seats whose choice is made
    ("first", np.int8, (), EVERYBODY),  # seat with the first player token
    ("asked", np.int8, (), EVERYBODY),  # places in turn order already asked (BOARDS, SHORE)
    ("rounds", np.int8, (), EVERYBODY),  # begun so far, 0 to 25
    most_events=MOST_EVENTS,
)
