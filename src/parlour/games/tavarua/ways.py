"""The ways in which a seat of Tavarua can still choose, found by choosing on copies of a table."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from parlour.games.tavarua.rules.answers import ONE_CARD
from parlour.games.tavarua.rules.choosing import choose
from parlour.games.tavarua.stoke import Action
from parlour.games.tavarua.table import GAME, Step
from parlour.games.tavarua.trial import answers
from parlour.kit.positions import Positions, Reading
from parlour.kit.sets import has, members

NO_CARD = -1


class Way(NamedTuple):
    """One way to choose: a Stoke card or none, an action, and for some its card and value."""

    attached: int
    action: int
    card: int = NO_CARD
    value: int = 0


def ways(game: Reading, seat: int) -> Iterator[Way]:
    """The choices that go on from what the seat has chosen so far, in the order of the questions.

    They are made step by step on copies of the table. Which cards are given up to Bail, Wait or
    Recover makes no difference here.
    """
    trial = Positions(GAME)
    yield from _steps(trial, np.frombuffer(game.record.tobytes(), np.uint8), seat)


def _steps(trial: Positions, table: Any, seat: int) -> Iterator[Way]:
    """The choices from a table, given by its bytes, on."""
    trial.rows[0] = table
    player = trial.games["players"][0][seat]
    step, way = int(player["step"]), _chosen(player["choice"])
    if step in (Step.WAIT, Step.DISCARD) or (step == Step.CARD and way.action == Action.RECOVER):
        yield way if has(ONE_CARD, way.action) else Way(way.attached, way.action)
        return
    for answer in members(answers(trial.games[0], seat)):
        trial.rows[0] = table
        choose(trial.games[0], seat, answer)
        yield from _steps(trial, trial.rows[0].copy(), seat)


def _chosen(choice: Any) -> Way:
    return Way(*(int(choice[name]) for name in Way._fields))
