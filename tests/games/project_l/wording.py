"""Positions in which words are said and read."""

from games.project_l.positions import (
    now,
    table,
)
from parlour.errors import BadWords
from parlour.games.project_l import GAME
from parlour.games.project_l.moves import (
    MOVES,
)
from parlour.games.project_l.table import Step

ROWS = {1: (range(9),), 5: (range(3), range(4, 7), range(8, 11), range(12, 15))}
ROWS |= {2: (range(4), range(4, 8)), 6: ROWS[5]}


def laid_out(players):
    """A puzzle for every place: w05, w06 and so on in white rows and the grid, b05 on in black."""
    places = [place for row in ROWS.get(players, ROWS[2]) for place in row]
    colour = "ww" if players == 1 else "wb"
    return {place: f"{colour[place // 4 % 2]}{place + 5:02}" for place in places}


def at(step=Step.ACTION, players=2, seat=0, **told):
    """A position for words alone."""
    position = table(players, market=laid_out(players), slots=[["w01", "b01"]], **told)
    position.games["players"]["step"][0, seat] = step
    return now(position)


def read(words, step=Step.ACTION, seat=0, **told):
    return GAME.read(at(step, seat=seat, **told), seat, words)


def say(move, step=Step.ACTION, **told):
    return GAME.say(at(step, **told), 0, move)


def meant(game, seat):
    """The moves that mean something, each with its words."""
    found = {}
    for move in range(MOVES):
        try:
            found[move] = GAME.say(game, seat, move)
        except BadWords:
            continue
    return found
