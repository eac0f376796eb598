"""Tables of Snapshot as they are seen, for tests of sight."""

import random

from games.snapshot.positions import (
    GAME,
    legal,
)
from parlour.games.nouns import as_id
from parlour.kit.rule import INTERPRETED


def view(position, viewer=0):
    return GAME.view(position.reading(), viewer)


def setting(position):
    return GAME.setting(position.reading())


def aids(position, seat=0):
    return GAME.aids(position.reading(), seat)


def asked(position):
    """The question to whoever decides, with its rule."""
    game = position.reading()
    ask = GAME.ask(game, game.turn)
    return f"{ask['says']} ({ask['rule']})"


def me(position, viewer=0):
    return view(position, viewer)["players"][f"seat.{viewer}"]


def there(position, name):
    """A habitat as it is seen."""
    return view(position)["habitats"][f"habitat.{as_id(name)}"]


def displayed(position, name):
    """An animal of the display as it is seen."""
    animals = {id: a for h in view(position)["habitats"].values() for id, a in h["animals"].items()}
    return animals[f"display.{as_id(name)}"]


def entering(position, name):
    """The chances of a habitat."""
    return aids(position)["entering"][as_id(name)]


def photographing(position, name):
    """The chances of an animal of the display."""
    return aids(position)["photographing"][as_id(name)]


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
