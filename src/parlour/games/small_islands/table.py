"""The table of Small Islands: every field with its meaning, its range and who sees it.

Sets of hexes are three words (box/map.py), sets of clue cards one; treasure cards are counted, all
kinds in one number (rules/raising/treasures.py). What can be answered is kept in two sets:
`choices` for all but hexes, which the own hand may bear on, and `spots` for hexes, which everybody
can work out.
"""

from enum import IntEnum

import numpy as np

from parlour.games.small_islands.box.clues import CARDS, MARKS
from parlour.games.small_islands.box.map import WORDS
from parlour.games.small_islands.box.pieces import COLUMNS, STATUES
from parlour.kit.record import EVERYBODY, MOST_SEATS, NOBODY, OWNER, record
from parlour.kit.table import table

MOST_EVENTS = 96
NO_SEAT = -1
NO_CARD = -1
RAISERS = CARDS  # where the rose of the raiser lies, as if there were a card below all others
LINKS = CARDS + 1


class Step(IntEnum):
    """What is decided now: setting up, then a turn and what it may lead to, in order."""

    OVER = 0
    OBJECT = 1  # where a hut or a palm tree stands
    STATUE = 2  # where a statue stands
    FACING = 3  # which way it looks
    TRIAD = 4  # which triad
    TRIAD_LAVA = 5  # where its lava hex lies
    TRIAD_TURN = 6  # in which direction of the lava its first terrain lies
    VEHICLE = 7  # where a vehicle starts
    START = 8  # take the amulet under the vehicle, or leave it
    ACTION = 9  # what to do
    MOVE = 10  # bounds, and what may be done between them
    CARD = 11  # which clue card to play
    TILE = 12  # which volcanic tile to play
    SHOW = 13  # which clue card to show that does not fit
    CUBE = 14  # which cube to remove
    LAVA = 15  # where lava flows
    CLAIM = 16  # take the treasure card turned up, or not
    CURSE = 17  # pay with an amulet or with gold
    NEW_CLUE = 18  # which clue card begins a column anew
    # On the way to the next question:
    SHARED = 19  # the treasure is shared out
    RENEWED = 20  # its column has begun anew
    NEXT_TURN = 21


PLAYER = record(
    ("choices", np.int64, (), OWNER),  # derived: set of the answers to the question, hexes aside
    ("hand", np.int64, (), OWNER),  # set of clue cards
    ("inspected", np.int64, (), OWNER),  # treasure cards seen in this raising, counted
    ("gold", np.int64, (), OWNER),  # treasure cards claimed, counted
    (
        "shown",
        np.int64,
        (),
        EVERYBODY,
    ),  # derived: the same where they lie open, or the game is over
    ("vehicle", np.int16, (), EVERYBODY),  # hex
    ("hand_held", np.int8, (), EVERYBODY),  # derived for others' eyes: clue cards in hand
    ("gold_held", np.int8, (), EVERYBODY),  # derived for others' eyes: treasure cards
    ("inspected_held", np.int8, (), EVERYBODY),  # derived for others' eyes: how many of `inspected`
    ("amulets", np.int8, (), EVERYBODY),
    ("roses", np.int8, (), EVERYBODY),  # in supply
)
GAME = table(
    ("players", PLAYER, (MOST_SEATS,), EVERYBODY),
    ("spots", np.int64, (WORDS,), EVERYBODY),  # derived: hexes that answer the question
    # The map.
    (
        "marks",
        np.int64,
        (MARKS, WORDS),
        EVERYBODY,
    ),  # land hexes of each landmark; derived but for terrains
    ("land", np.int64, (WORDS,), EVERYBODY),  # derived: of all terrains
    ("lava", np.int64, (WORDS,), EVERYBODY),  # of triads too
    ("huts", np.int64, (WORDS,), EVERYBODY),
    ("palms", np.int64, (WORDS,), EVERYBODY),
    ("amulets", np.int64, (WORDS,), EVERYBODY),
    ("triad_hexes", np.int64, (WORDS,), EVERYBODY),  # under a triad
    ("statues", np.int16, (STATUES,), EVERYBODY),  # hex of each, or NO_HEX
    ("facings", np.int8, (STATUES,), EVERYBODY),  # direction each looks
    ("island", np.int8, (), EVERYBODY),  # 0 to 31
    ("centre", np.int16, (), EVERYBODY),  # hex of the volcano's centre, or NO_HEX
    # Clues and columns.
    ("deck", np.int64, (), NOBODY),  # set of clue cards
    ("discard", np.int64, (), EVERYBODY),  # set of clue cards
    ("reserve", np.int64, (), EVERYBODY),  # set of volcanic tiles
    ("clues", np.int64, (COLUMNS,), EVERYBODY),  # set of the cards and tiles of each column
    (
        "fits",
        np.int64,
        (COLUMNS,),
        EVERYBODY,
    ),  # derived: set of the cards and tiles that may be added
    ("sites", np.int64, (COLUMNS, WORDS), EVERYBODY),  # derived: candidates of each treasure
    ("struck", np.int64, (COLUMNS, WORDS), EVERYBODY),  # hexes whose cube was removed
    ("found", np.int16, (COLUMNS,), EVERYBODY),  # derived: how many candidates there are
    ("bottom", np.int8, (COLUMNS,), EVERYBODY),  # newest card of each column, or NO_CARD
    ("above", np.int8, (LINKS,), EVERYBODY),  # the card above a card, or NO_CARD
    ("roses", np.int8, (LINKS,), EVERYBODY),  # 1 + seat whose rose lies on a card; 0 for none
    # Treasure.
    ("treasure", np.int64, (), NOBODY),  # the deck, counted
    ("pool", np.int64, (), NOBODY),  # cards of this raising not turned up yet, counted
    ("unseen", np.int64, (), NOBODY),  # cards discarded face down, counted
    ("spent", np.int64, (), EVERYBODY),  # cards discarded for all to see, counted
    ("turned", np.int64, (), EVERYBODY),  # cards turned up in this raising, counted
    ("treasure_left", np.int8, (), EVERYBODY),  # derived for all eyes: cards in the deck
    ("safe_left", np.int8, (), EVERYBODY),  # of them, before a Curse can come
    ("pool_left", np.int8, (), EVERYBODY),  # derived for all eyes
    ("pool_risky", np.int8, (), EVERYBODY),  # cards of the pool that came when a Curse could
    ("unseen_left", np.int8, (), EVERYBODY),  # derived for all eyes: cards discarded face down
    ("unseen_risky", np.int8, (), EVERYBODY),  # Curses there can be among them, at most
    # Whose decision.
    ("step", np.int8, (), EVERYBODY),  # a Step
    ("asked", np.int8, (), EVERYBODY),  # seat that decides
    ("active", np.int8, (), EVERYBODY),  # seat whose turn it is
    ("first", np.int8, (), EVERYBODY),  # seat that began
    ("placed", np.int8, (), EVERYBODY),  # objects, then players that have been placed
    ("triads", np.int8, (), EVERYBODY),  # set of the triads left
    ("column", np.int8, (), EVERYBODY),  # of the clue, cube, triad or treasure in hand
    ("spot", np.int16, (), EVERYBODY),  # hex chosen already, for a statue or triad
    ("tile", np.int8, (), EVERYBODY),  # volcanic tile chosen already
    ("acted", np.int8, (), EVERYBODY),  # 1 when the main action is used
    ("free_raise", np.int8, (), EVERYBODY),  # 1 right after a clue or removed cube: raising is free
    ("moving", np.int8, (), EVERYBODY),  # 1 in a move
    ("bounds", np.int8, (), EVERYBODY),  # left in this move
    ("bounded", np.int8, (), EVERYBODY),  # 1 after the first bound, where amulets can be taken
    ("bought", np.int8, (), EVERYBODY),  # 1 when an amulet paid for the move
    ("lava_paid", np.int8, (), EVERYBODY),  # 1 when lava may be crossed in this move
    ("offered", np.int8, (), EVERYBODY),  # card whose rose has the offer
    ("up", np.int8, (), EVERYBODY),  # kind of treasure card turned up
    ("taker", np.int8, (), EVERYBODY),  # seat that claimed last in this raising, or NO_SEAT
    ("cursed", np.int8, (), EVERYBODY),  # set of the seats that have yet to pay for the Curse
    ("last", np.int8, (), EVERYBODY),  # 1 when the game ends with this treasure
    ("lava_left", np.int8, (), EVERYBODY),
    ("amulets_left", np.int8, (), EVERYBODY),  # in supply
    ("turns", np.int16, (), EVERYBODY),  # that are over
    most_events=MOST_EVENTS,
)
