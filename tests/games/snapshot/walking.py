"""Whole games of Snapshot played at random, and turns told in a line."""

import random

from games.snapshot.positions import animal, die_on, do, habitat, phase, tokens
from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.animals import ANIMAL_NAMES
from parlour.games.snapshot.box.habitats import HABITAT_NAMES
from parlour.games.snapshot.moves import DRAW, LAY_NO_MORE, STOP
from parlour.games.snapshot.table import Phase

BENT = 0.7  # how often a player follows their bent


# Walks


def anything(moves, whim):
    """Any move, all alike."""
    return whim.choice(moves)


def cautious(moves, whim):
    """Rather stop drawing than be sorry: few animals, many tokens, and often all forty rounds."""
    return STOP if STOP in moves and whim.random() < BENT else whim.choice(moves)


def drawing(moves, whim):
    """Draw and draw: long columns and many spooks."""
    return DRAW if DRAW in moves and whim.random() < BENT else whim.choice(moves)


PLAYERS = (anything, cautious, drawing)


def walk(players, seed, options=None, by=anything, most=100_000):
    """A game at random: (position, who decides, legal moves) before each move; the end too."""
    position, whim = GAME.deal(players, seed, options or {}), random.Random(f"{players} {seed}")
    for _ in range(most):
        deciding = GAME.engine.actors(position)
        if not deciding:
            break
        moves = GAME.engine.legal_moves(position, deciding[0])
        yield position, deciding[0], moves
        GAME.engine.play(position, deciding[0], by(moves, whim))
    yield position, None, []


# A turn told in a line


def prepare(position, dice, laid=None):
    """Stop research, lay dice {target: how many} in board order and tokens {animal: how many}.

    Dice that can go nowhere else lay themselves, and what is not asked for is not answered. The
    last answer may begin to roll. All events.
    """
    events = do(position, STOP) if phase(position) == Phase.RESEARCH else []
    for name, number in dice.items():
        while phase(position) == Phase.DICE and lying(position, name) < number:
            events += do(position, die_on(position, name))
    if phase(position) == Phase.DICE:
        events += do(position, LAY_NO_MORE)
    while phase(position) == Phase.TOKENS:
        events += do(position, tokens((laid or {}).get(asked(position), 0)))
    return events


def lying(position, name):
    """How many dice lie on a habitat or on an animal."""
    game = position.reading()
    if name in HABITAT_NAMES:
        return game.habitats[habitat(name)].dice
    shots = game.shots[: game.shot_count]
    return sum(shot.dice for shot in shots if shot.animal == animal(name))


def asked(position):
    """The animal that tokens are asked for."""
    game = position.reading()
    return ANIMAL_NAMES[game.shots[game.asked].animal]
