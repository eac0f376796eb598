"""Tables of Snapshot as they are seen, for tests of sight."""

import random

from games.snapshot.positions import (
    GAME,
    habitat,
    legal,
)
from parlour.kit.rule import INTERPRETED


def view(position, viewer=0):
    return GAME.view(position.reading(), viewer)


def me(position, viewer=0):
    return view(position, viewer)["players"][viewer]


def there(position, name, viewer=0):
    """A habitat as it is seen."""
    return view(position, viewer)["habitats"][habitat(name)]


def face(position, name):
    """An animal of the display as it is seen."""
    shown = [a for h in view(position)["habitats"] for a in h["animals"]]
    return next(a for a in shown if a["name"] == name)


def moments(players, options, seed=3):
    """Positions of a game played at random, and the end of it."""
    chance, position = random.Random(seed), GAME.deal(players, seed, options)
    every, number = 11 if INTERPRETED else 3, 0
    while GAME.engine.actors(position):
        if number % every == 0:
            yield position
        GAME.engine.play(position, *_any(position, chance))
        number += 1
    yield position


def _any(position, chance):
    (seat,) = GAME.engine.actors(position)
    return seat, chance.choice(legal(position))


def assigned(position, *cards):
    """Give each seat the assignment of that number."""
    for seat, card in enumerate(cards):
        position.games[0]["players"][seat]["assignment"] = card + 1
    return position
