"""Positions in which every question of Snapshot is asked, and what is said and refused there."""

import pytest

from games.snapshot.positions import do, habitat, lay_dice, rolling, table, tokens
from parlour.errors import BadWords
from parlour.games.snapshot import GAME
from parlour.games.snapshot.moves import FIRST_PAY, LAY_NO_MORE, MOVES, PAIRS
from parlour.games.snapshot.table import Phase

DISPLAY = {"Savannah": ["Giraffe", "Lion"], "Mountain": ["Red Panda"]}
SAVANNAH, MOUNTAIN = habitat("Savannah"), habitat("Mountain")
LOWEST = 1  # what a die can show


# Asking


def researching(**told):
    """Seat 1 of three draws or stops."""
    return table(**{"display": DISPLAY, "tokens": (2, 3, 4), **told})


def offering(**told):
    """Seat 2 of three offers a token for a card of seat 1, or passes."""
    return researching(**{"phase": Phase.OFFERS, "card": "Cheetah", "turn": 1, **told})


def answering(**told):
    """Seats 2 and 3 offer a token for the card of seat 1, who accepts or declines."""
    return researching(**{"phase": Phase.ANSWER, "card": "Cheetah", "offers": (1, 2), **told})


def deciding(card="Cheetah", **told):
    """Seat 1 places or reserves the card, or lets it spook."""
    return researching(**{"phase": Phase.CARD, "card": card, **told})


def adding(*reserve, **told):
    """Seat 1 adds animals from the reserve."""
    reserve = reserve or ("Cheetah", "Raccoon")
    return researching(**{"phase": Phase.ADDING, "reserves": (reserve,), **told})


def laying(*targets, **told):
    """Seat 1 lays dice, and has laid these."""
    position = researching(**{"phase": Phase.DICE, **told})
    lay_dice(position, *targets)
    return position


def giving(supply=3, **told):
    """Seat 1 is asked for tokens on Giraffe, which has one die; Lion has two."""
    position = laying("Savannah", "Giraffe", "Lion", "Lion", tokens=(supply,), **told)
    do(position, LAY_NO_MORE)
    return position


def going(**told):
    """Seat 1 goes to the Savannah or the Mountain, where dice lie."""
    dice = ("Savannah", "Giraffe", "Mountain", "Red Panda")
    position = laying(*dice, **{"tokens": (0,), **told})
    do(position, LAY_NO_MORE)
    return position


def rerolling(supply=2, giraffe=1, lion=2):
    """Seat 1 has rolled too low for the Savannah; so many tokens lie where."""
    position = giving(supply + giraffe + lion)
    do(position, tokens(giraffe))
    do(rolling(position, LOWEST), tokens(lion))
    return position


def over():
    """A game that has ended."""
    return table(phase=Phase.OVER, ending=1)


EVERY_QUESTION = (
    researching,
    offering,
    answering,
    deciding,
    adding,
    laying,
    giving,
    going,
    rerolling,
)


# Saying


def pay(low, high):
    """The number of the move that pays from these sources: 0 the supply, then animals."""
    return FIRST_PAY + PAIRS.index((low, high))


def say(position, move):
    game = position.reading()
    return GAME.say(game, game.turn, move)


def read(position, words):
    game = position.reading()
    return GAME.read(game, game.turn, words)


def not_understood(position, words):
    """The one sentence that words get which are no move."""
    with pytest.raises(BadWords) as refusal:
        read(position, words)
    return str(refusal.value)


def meant(position):
    """The moves that mean something, each with its words."""
    found = {}
    for move in range(MOVES):
        try:
            found[move] = say(position, move)
        except BadWords:
            continue
    return found


def refused(position, move):
    """What the seat that decides is told of a move that is not legal."""
    game = position.reading()
    assert move not in GAME.engine.legal_moves(position, game.turn)
    refusal = GAME.why_not(game, game.turn, move)
    return f"{refusal.sentence} ({refusal.rule})"
