"""The compiled part of a search: moves tried out in guessed worlds.

Python makes all memory. Of `games` the first is the position as the seat sees it; each stream of
playouts has two more: a world it guessed, and a copy of it in which one move is tried.
"""

from functools import cache
from typing import Any

import numba
import numpy as np
from numba import types

from parlour.kit.contract import Contract, chapter, play, redeal, worth
from parlour.kit.drive import play_out_lightly
from parlour.kit.luck import LUCK
from parlour.kit.positions import Positions
from parlour.kit.record import EVERYBODY, record
from parlour.kit.rule import INTERPRETED, rule

TALLY = record(
    ("worth", np.float64, (), EVERYBODY),  # of all playouts of a move, added up
    ("squares", np.float64, (), EVERYBODY),  # of their worths, added up
    ("playouts", np.int64, (), EVERYBODY),
)


def try_moves(games, whims, lists, tallies, stream, seat, racing, begin, end, most):
    """Some of a round's playouts: in each guessed world all moves still in the race, in order.

    Wherever a round is cut, its parts one after another do what the whole would have done.
    """
    world, trial = 1 + 2 * stream, 2 + 2 * stream
    for number in range(begin, end):
        if number % len(racing) == 0:
            games[world] = games[0]
            redeal(games[world], seat, whims[stream])
        games[trial] = games[world]
        move = racing[number % len(racing)]
        play_from(games[trial], seat, move, whims[stream], lists[stream], most)
        note(tallies[stream, move], worth(games[trial], seat))


@rule
def play_from(game, seat, move, whim, moves, most):
    """Play the move, and then as the light policy picks to the end of the chapter it began in."""
    here = chapter(game)
    play(game, seat, move)
    play_out_lightly(game, here, whim, moves, most)


@rule
def note(tally, worth):
    tally.worth += worth
    tally.squares += worth * worth
    tally.playouts += 1


@cache
def compiled(contract: Contract) -> Any:
    """The search of a game, compiled for its one signature and closed."""
    entry = rule(try_moves)
    if not INTERPRETED:
        games = numba.typeof(Positions(contract.record).games)
        whims, lists = numba.from_dtype(LUCK)[::1], types.int64[:, ::1]
        tallies, number = numba.from_dtype(TALLY)[:, ::1], types.int64
        racing = types.int64[::1]
        entry.compile((games, whims, lists, tallies, number, number, racing, *[number] * 3))
        entry.disable_compile()
    return entry
