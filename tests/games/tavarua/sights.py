"""Tables of Tavarua as they are seen, for tests of sight."""

import random

from games.tavarua.positions import GAME, legal
from parlour.kit.rule import INTERPRETED

FIVE = "T1 T2 T3 M1 M2"  # a hand


def view(position, viewer=0):
    return GAME.view(position.reading(), viewer)


def me(position, viewer=0):
    return players(position, viewer)[viewer]


def players(position, viewer=0):
    return list(view(position, viewer)["players"].values())


def rows(position):
    """The waves by their rows."""
    return {wave["row"]: wave for wave in view(position)["waves"].values()}


def aids(position, seat=0):
    return GAME.aids(position.reading(), seat)


def asked(position, seat=0):
    """What a seat is asked, as it knows it itself."""
    return GAME.ask(position.reading(), seat)["question"]


def moments(players, options, seed=3):
    """Positions of a game played at random, and the end of it; choices are taken back at times."""
    whim, position = random.Random(seed), GAME.deal(players, seed, options)
    every, number = 11 if INTERPRETED else 3, 0
    while actors := GAME.engine.actors(position):
        if number % every == 0:
            yield position
        seats = range(players) if whim.random() < 0.2 else actors
        seat = whim.choice([seat for seat in seats if legal(position, seat)])
        GAME.engine.play(position, seat, whim.choice(legal(position, seat)))
        number += 1
    yield position
