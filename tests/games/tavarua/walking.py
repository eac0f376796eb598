"""Whole games of Tavarua played at random, by players with a bent, in any order of commitments."""

import random

from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.moves import BUY, DONE, FIRST_ACTION, GIVEN, TAKE_BACK
from parlour.games.tavarua.table import Phase

BENT = 0.7  # how often a player follows their bent
REGRET = 0.15  # how often somebody takes a choice back, where it is done at all
CATCH, OUT = FIRST_ACTION + Action.CATCH, FIRST_ACTION + Action.PADDLE_OUT


def anything(moves, whim):
    """Any move, all alike."""
    return whim.choice(moves)


def eager(moves, whim):
    """Out to sea and onto a wave: long rides and many contests."""
    wanted = [move for move in (CATCH, OUT) if move in moves]
    return wanted[0] if wanted and whim.random() < BENT else whim.choice(moves)


def trading(moves, whim):
    """Stoke cards for every token, and no card given up that need not be."""
    wanted = [move for move in (BUY, GIVEN) if move in moves]
    return wanted[0] if wanted and whim.random() < BENT else whim.choice(moves)


PLAYERS = (anything, eager, trading)


def walk(players, seed, options=None, by=anything, regret=0.0):
    """A game: (position, who moves, the move) before each; at the end there is neither.

    Whoever owes a choice may be next; with `regret`, whoever has made one may take it back.
    """
    whim = random.Random(f"{players} {seed} {by.__name__} {regret}")
    position = GAME.deal(players, seed, options or {})
    while deciding := GAME.engine.actors(position):
        sorry = [s for s in range(players) if TAKE_BACK in GAME.engine.legal_moves(position, s)]
        if sorry and whim.random() < regret:
            seat, move = whim.choice(sorry), TAKE_BACK
        else:
            seat = whim.choice(deciding)
            move = by(GAME.engine.legal_moves(position, seat), whim)
        yield position, seat, move
        GAME.engine.play(position, seat, move)
    yield position, None, None


def play_on(position, seed=0):
    """Play to the end at random; how many moves that took."""
    whim, count = random.Random(seed), 0
    while deciding := GAME.engine.actors(position):
        seat = whim.choice(deciding)
        moves = GAME.engine.legal_moves(position, seat)
        assert moves
        GAME.engine.play(position, seat, whim.choice(moves))
        count += 1
        assert count < GAME.contract.most_moves
    return count


def until(players, seed, phase=Phase.PLAY, options=None, round_=1, by=anything):
    """The first position of a random game in which a phase of a round begins."""
    for position, _, _ in walk(players, seed, options, by):
        game = position.reading()
        if game.phase == phase and game.rounds >= round_ and game.committed == 0:
            return position
    raise AssertionError("the game ended before")


def finish_ashore(position):
    """Everybody on the Shore is done: all choose."""
    while position.games[0]["phase"] == Phase.SHORE:
        GAME.engine.play(position, GAME.engine.actors(position)[0], DONE)
    return position
