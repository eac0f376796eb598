"""Choices made in secret, as rows of moves, and committed in every order people may do it in."""

import random

from games.tavarua.positions import legal
from parlour.games.tavarua import GAME
from parlour.games.tavarua.moves import TAKE_BACK


def seats(position):
    return range(int(position.games[0]["seats"]))


def row(position, seat, whim):
    """The moves of a whole choice at random; nothing happens to the position."""
    trial, moves = position.copy(), []
    while (may := legal(trial, seat)) != [TAKE_BACK]:
        moves.append(whim.choice(may))
        GAME.engine.play(trial, seat, moves[-1])
    return moves


def rows(position, whim):
    """A whole choice for every seat; where one plays alone, none of it is the last."""
    return [row(position, seat, whim) for seat in seats(position)]


def committed(position, choices, order):
    """A copy in which seats have taken their next steps, in this order of seats."""
    after, left = position.copy(), [list(moves) for moves in choices]
    for seat in order:
        GAME.engine.play(after, seat, left[seat].pop(0))
    return after


def in_turn(choices, order):
    """Whole choices, one seat after another, as an order of steps."""
    return [seat for seat in order for _ in choices[seat]]


def mingled(choices, whim):
    """All steps of all seats in any order."""
    order = in_turn(choices, range(len(choices)))
    whim.shuffle(order)
    return order


def with_regrets(position, choices, whim, regrets=6):
    """A copy in which all came to these choices, after others that were taken back."""
    after, left = position.copy(), [list(moves) for moves in choices]
    while any(left):
        seat = whim.choice([seat for seat, moves in enumerate(left) if moves])
        is_last = sum(map(len, left)) == len(left[seat]) == 1
        GAME.engine.play(after, seat, left[seat].pop(0))
        if regrets and not is_last and whim.random() < 0.5:
            regrets -= 1
            change_minds(after, choices, left, whim)
    return after


def change_minds(position, choices, left, whim):
    """A seat that has chosen takes it back, perhaps twice, and begins again."""
    sorry = [seat for seat in seats(position) if legal(position, seat) == [TAKE_BACK]]
    if sorry:
        seat = whim.choice(sorry)
        GAME.engine.play(position, seat, TAKE_BACK)
        if whim.random() < 0.5:
            for move in row(position, seat, whim):
                GAME.engine.play(position, seat, move)
            GAME.engine.play(position, seat, TAKE_BACK)
        left[seat][:] = choices[seat]


def whim(*words):
    """Chance that is always the same for the same words."""
    return random.Random(" ".join(map(str, words)))
