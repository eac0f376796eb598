"""Tables of Tavarua as they are seen, for tests of sight."""

import random

from games.tavarua.positions import GAME, legal
from parlour.kit.rule import INTERPRETED

FIVE = "T1 T2 T3 M1 M2"  # a hand


def view(position, viewer=0):
    return GAME.view(position.reading(), viewer)


def me(position, viewer=0):
    return view(position, viewer)["players"][viewer]


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
