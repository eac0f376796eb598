"""Random games of Snapshot, position by position, by players of different tempers."""

import random
from functools import cache
from typing import NamedTuple

from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.moves import (
    DECLINE,
    DRAW,
    FIRST_ADD,
    FIRST_PLACE,
    LAY_NO_MORE,
    OFFER,
    TO_RESERVE,
)
from parlour.kit.positions import Positions
from parlour.kit.rule import INTERPRETED

ALL_ON = {"give_up_keeps_animal_tokens": "on", "research_token_per_draw": "on"}
SETTINGS = ({}, ALL_ON)
# Keen players draw, offer, decline and place for as long as they can: most duties come up there.
KEEN = {
    DRAW,
    OFFER,
    DECLINE,
    *range(FIRST_PLACE, FIRST_PLACE + HABITATS),
    *range(FIRST_ADD, LAY_NO_MORE),
}
# Idle ones keep their cards and lay no dice, so that the deck runs out.
IDLE = {DRAW, OFFER, TO_RESERVE, LAY_NO_MORE, *range(FIRST_PLACE, FIRST_PLACE + HABITATS)}
TEMPERS = {"even": set(), "keen": KEEN, "idle": IDLE}
LEANING = 0.85
MOST_MOVES = 400 if INTERPRETED else 1500


class Step(NamedTuple):
    """A position of a game, the seat that decides, what it may do and what it then does."""

    position: Positions
    seat: int
    legal: list[int]
    move: int


def wander(players, temper="even", seed=0, options=None, most=MOST_MOVES):
    """A random game, step by step."""
    whim, position = random.Random(f"{players} {temper} {seed}"), GAME.deal(players, seed, options)
    for _ in range(most):
        deciding = GAME.engine.actors(position)
        if not deciding:
            return
        legal = GAME.engine.legal_moves(position, deciding[0])
        move = chosen(legal, TEMPERS[temper], whim)
        yield Step(position.copy(), deciding[0], legal, move)
        GAME.engine.play(position, deciding[0], move)


def chosen(legal, liked, whim):
    """One of the legal moves, mostly one that is liked."""
    good = [move for move in legal if move in liked]
    return whim.choice(good if good and whim.random() < LEANING else legal)


@cache
def everywhere(players):
    """The steps of a random game of each temper with each setting."""
    settings = list(enumerate(SETTINGS))
    walks = [wander(players, t, seed, options) for t in TEMPERS for seed, options in settings]
    return [step for walk in walks for step in walk]
