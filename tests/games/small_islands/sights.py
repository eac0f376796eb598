"""Tables of Small Islands as they are seen, for tests of sight."""

import random

from games.small_islands.positions import GAME, ask_again, asked, column, legal, step, words_of
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.rules.columns import look_again
from parlour.games.small_islands.table import Step
from parlour.kit.rule import INTERPRETED

RAISE = range(Act.RAISE, Act.CLUE)
CLUE = range(Act.CLUE, Act.BUY_CLUE)


def view(position, viewer=0):
    return GAME.view(position.reading(), viewer)


def aids(position, viewer=0):
    return GAME.aids(position.reading(), viewer)


def me(position, viewer=0):
    return view(position, viewer)["players"][f"seat.{viewer}"]


def reach(position, seat=0, viewer=0):
    """How far a player gets."""
    return aids(position, viewer)["reach"][seat]


def ground(position, name):
    """What a hex is now: as printed, unless it has changed."""
    printed = GAME.setting(position.reading())["hexes"][f"hex.{name.lower()}"]["ground"]
    return view(position)["changed"].get(name.lower(), printed)


def standing(position, name):
    """The object on a hex."""
    shown, at = view(position), name.lower()
    found = [kind for kind in ("hut", "palm", "statue") if f"{kind}.{at}" in shown[f"{kind}s"]]
    return found[0] if found else None


def the(position, colour, viewer=0):
    """A column as it is seen."""
    return view(position, viewer)["columns"][f"column.{colour}"]


def names(ids):
    """Ids of hexes as their names."""
    return [id.upper() for id in ids]


def located(position, colour, at):
    """All candidates of a colour but one struck out; the position itself, for chains."""
    game, which = position.games[0], column(colour)
    kept = words_of(at)
    for word, keep in enumerate(kept):
        game["struck"][which][word] = int(game["sites"][which][word]) & ~keep
    game["sites"][which] = kept
    look_again(game, which)
    ask_again(position)
    return position


def moments(players, options, seed=3):
    """Positions of a game played at random, but bent on treasure; and the end of it."""
    whim, position = random.Random(seed), GAME.deal(players, seed, options)
    every, number = 17 if INTERPRETED else 5, 0
    while GAME.engine.actors(position):
        if number % every == 0 or step(position) in RARE:
            yield position
        GAME.engine.play(position, asked(position), wanted(position, whim))
        number += 1
    yield position


RARE = (Step.CURSE, Step.NEW_CLUE, Step.FACING, Step.TRIAD_TURN, Step.CUBE)


def wanted(position, whim):
    """A move that leads to treasure if there is one, else any."""
    moves = legal(position)
    if step(position) not in (Step.ACTION, Step.MOVE, Step.START):
        return whim.choice(moves)
    raises = [move for move in moves if move in RAISE or move == Act.TAKE]
    clues = [move for move in moves if move in CLUE] if whim.random() < 0.7 else []
    return whim.choice(raises or clues or moves)
