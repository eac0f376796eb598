"""Treasures that are as good as found, raisings card by card, and games with a purpose.

`hunt` lays out the base game with a treasure located under the first player; `raise_it`, `claim`
and `decline` share it out; `walk` plays whole games in which treasures are raised.
"""

import random

from games.small_islands.positions import (
    ask_again,
    asked,
    choose,
    column,
    do,
    legal,
    step,
    table,
    treasures,
    words_of,
)
from parlour.games.small_islands import GAME
from parlour.games.small_islands.box.map import DISTANCE, members
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.moves import ACTS, CLAIM, DECLINE, FIRST_SPOT, Act
from parlour.games.small_islands.rules.columns import look_again
from parlour.games.small_islands.table import Step
from parlour.kit.rule import rule

# On an island without objects these fit everywhere, and then such as fit J3.
EVERYWHERE = [
    f"not {how} {what}"
    for what in ("a hut", "a palm tree", "a statue")
    for how in ("next to", "1 or 2 spaces from")
]
OF_J3 = [
    "in scrubland",
    "not on a beach",
    "not in a jungle",
    "not in mountains",
    "not in a lake",
    "not in a river",
]
BARE = {"huts": "", "palms": "", "statues": []}
PURPOSE = 0.85  # how often a purposeful player follows their purpose


@rule
def _look(games, which):
    look_again(games[0], which)


def narrow(position, colour, names):
    """Strike out every candidate of a treasure but some."""
    game, which, kept = position.games[0], column(colour), words_of(names)
    for w, word in enumerate(kept):
        lying = int(game["sites"][which][w])
        assert word & ~lying == 0, "it must be a candidate"
        game["struck"][which][w], game["sites"][which][w] = lying & ~word, word
    _look(position.games, which)
    ask_again(position)
    return position


def hunt(roses="1", players=2, at="J3", colour="white", options=None, **laid):
    """The first player on a located treasure; roses of its column by seat, oldest first, - none."""
    clues = (EVERYWHERE + OF_J3)[: len(roses)]
    seats = [None if rose == "-" else int(rose) for rose in roses]
    given = {
        "columns": {colour: list(zip(clues, seats, strict=True))},
        "vehicles": [at] * players,
    }
    position = table(players, options={"volcano": "off"} | (options or {}), **BARE | given | laid)
    return narrow(position, colour, at)


def raise_it(position, colour="white", then=None):
    """Raise a treasure; `then` are the values of the cards still face down, as if so drawn."""
    do(position, Act.RAISE, colour)
    return position if then is None else stack(position, then)


def stack(position, values):
    """Let certain cards be those still face down."""
    game = position.games[0]
    game["pool"], game["pool_left"] = treasures(values), len(values)
    game["pool_risky"] = len(values)
    return position


def claim(position):
    """Take the card on offer."""
    return choose(position, CLAIM)


def decline(position):
    """Leave the card on offer."""
    return choose(position, DECLINE)


def share_out(position, answer=CLAIM):
    """Give the same answer to every offer."""
    while step(position) == Step.CLAIM:
        choose(position, answer)
    return position


def player(position, seat):
    """What a seat has, as the rules see it."""
    return position.games[0]["players"][seat]


def may_undo(position, seat):
    """Whether the last move of a seat may be taken back."""
    return bool(position.games[0]["barriers"][seat])


# Whole games


def goals(game):
    """Where treasure is located, and where amulets lie."""
    located = [c for c in range(COLUMNS) if game["clues"][c] and game["found"][c] == 1]
    return [at for c in located for at in members(game["sites"][c])] + members(game["amulets"])


def wanted(position, moves):
    """The moves that bring treasure: raise it, drive nearer, take amulets, play clues."""
    game, first = position.games[0], int(FIRST_SPOT[step(position)])
    if step(position) not in (Step.START, Step.ACTION, Step.MOVE):
        return moves
    for acts in ([Act.TAKE], range(Act.RAISE, Act.CLUE), range(Act.CLUE, ACTS)):
        found = [m for m in moves if m in acts]
        if found and (acts[0] != Act.CLUE or not goals(game) or Act.MOVE not in moves):
            return found
    ends = goals(game)
    if step(position) == Step.MOVE and ends:
        far = {m: min(DISTANCE[m - first, at] for at in ends) for m in moves if m >= first}
        return [m for m in far if far[m] == min(far.values())] or moves
    return [Act.MOVE] if Act.MOVE in moves and ends else moves


def walk(players, seed, options=None, purpose=PURPOSE, most=400):
    """A game: the position before each move and at the end, with the moves so far."""
    whim = random.Random(f"{players} {seed} {options}")
    position = GAME.deal(players, seed, options or {})
    for number in range(most):
        yield number, position
        if not GAME.engine.actors(position):
            return
        moves = legal(position)
        aims = wanted(position, moves) if whim.random() < purpose else moves
        GAME.engine.play(position, asked(position), whim.choice(aims))
