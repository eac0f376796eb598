"""Positions in which every question of Tavarua is asked, and what is said and refused there."""

import pytest

from games.tavarua.positions import choose, do, table
from parlour.errors import BadWords
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.moves import FIRST_ACTION, FIRST_ATTACH, FIRST_CARD, MOVES
from parlour.games.tavarua.table import Phase

HAND = "T1 T1 T3 M2 M4"
BROKEN = [1, 1, 1, 1, 1, 1]


# Asking: always seat 1 of two, unless the rest says something else.


def starting(**told):
    """Seat 1 takes a board; for others to wait for, seat 2 comes after it."""
    position = GAME.deal(told.pop("players", 2), 1, told.pop("options", {}))
    while GAME.engine.actors(position) != [0]:
        do(position, GAME.engine.actors(position)[0], 0)
    return position


def exchanging(**told):
    """All change cards of their hands."""
    return table(**{"hands": (HAND,), "phase": Phase.EXCHANGE, **told})


def ashore(**told):
    """Seat 1 is asked on the Shore: the first round begins."""
    position = exchanging(**{"rounds": 0, "tokens": (2, 2), **told})
    for seat in range(position.games[0]["seats"]):
        choose(position, seat, "keep")
    return position


def attaching(*stoke, **told):
    """Seat 1, on a wave, is asked for a Stoke card."""
    told = {"at": ("wave 3",), "hands": (HAND,), "tokens": (2, 2), **told}
    return table(**told, stoke=(stoke or ("Leash", "Claim It"),))


def acting(**told):
    """Seat 1, in the channel beside a wave that has broken, is asked for an action."""
    at = {"at": ("channel 3",), "dice": BROKEN}
    return table(**{"hands": (HAND,), "tokens": (2, 2), **at, **told})


def playing(action=Action.CATCH, **told):
    """Seat 1 has named an action and is asked for a card."""
    position = acting(**told)
    do(position, 0, FIRST_ACTION + action)
    return position


def recovering(**told):
    """Seat 1 is in the Wash and asked for a card."""
    return acting(**{"at": ("wash",), **told})


def counting(kind=2, **told):
    """Seat 1 has named teal 3 and is asked what it counts for."""
    position = playing(**told)
    do(position, 0, FIRST_CARD + kind)
    return position


def discarding(action=Action.WAIT, **told):
    """Seat 1 names cards to give up."""
    return playing(action, **told)


def committed(**told):
    """Seat 1 has chosen, seat 2 has not."""
    position = acting(**told)
    choose(position, 0, "catch T3 as 5")
    return position


def over():
    """A game that has ended."""
    position = table()
    position.games[0]["phase"] = Phase.OVER
    for player in position.games[0]["players"]:
        player["step"] = player["choices"] = 0
    return position


EVERY_QUESTION = (
    starting,
    exchanging,
    ashore,
    attaching,
    acting,
    playing,
    recovering,
    counting,
    discarding,
)


def riding(*stoke, attach=0, **told):
    """Seat 1, on a wave, has attached a Stoke card and is asked for an action."""
    position = attaching(*stoke, **told)
    do(position, 0, FIRST_ATTACH + attach)
    return position


# Saying


def say(position, move, seat=0):
    return GAME.say(position.reading(), seat, move)


def read(position, words, seat=0):
    return GAME.read(position.reading(), seat, words)


def misheard(position, words, seat=0):
    """The one sentence that words get which are no move."""
    with pytest.raises(BadWords) as refusal:
        read(position, words, seat)
    return str(refusal.value)


def meant(position, seat=0):
    """The moves that mean something to a seat, each with its words."""
    found, game = {}, position.reading()
    for move in range(-1, MOVES + 1):
        try:
            found[move] = GAME.say(game, seat, move)
        except BadWords:
            continue
    return found


def refused(position, move, seat=0):
    """What a seat is told of a move that is not legal."""
    assert move not in GAME.engine.legal_moves(position, seat)
    refusal = GAME.why_not(position.reading(), seat, move)
    return f"{refusal.sentence} ({refusal.rule})"
