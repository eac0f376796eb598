"""The light policy of playouts: it answers anything, and rides better than chance."""

import numpy as np
import pytest

from games.tavarua.positions import TABLES, player, table
from parlour.games.tavarua import GAME
from parlour.games.tavarua.bots.policy import pick
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.moves import FIRST_ACTION, FIRST_CARD, FIRST_VALUE
from parlour.games.tavarua.table import Step
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.rule import INTERPRETED, rule

pytestmark = pytest.mark.sweep


@rule
def _picked(games, seat, moves, count, whims):
    return pick(games[0], seat, moves, count, whims[0])


def picked(position, seat, seed=1):
    """The move the policy makes."""
    whims = records(LUCK, 1)
    whims["key"][0] = key_from_seed(seed)
    legal = GAME.engine.legal_moves(position, seat)
    moves = np.array(legal, np.int64)
    return legal[_picked(position.games, seat, moves, len(legal), whims)]


@pytest.mark.parametrize("players", TABLES)
def test_it_plays_whole_games(players):
    position = GAME.deal(players, players, {"rounds": 3} if INTERPRETED else {})
    while deciding := GAME.engine.actors(position):
        GAME.engine.play(position, deciding[0], picked(position, deciding[0]))
    assert all(GAME.engine.points(position, seat) >= 0 for seat in range(players))


def test_it_rides_on_with_a_card_that_keeps_it_up():
    position = table(1, at=["wave 4"], hands=["T1 T4 T4 T4 T4"], boards=["short"])
    assert picked(position, 0) == FIRST_ACTION + Action.RIDE
    GAME.engine.play(position, 0, FIRST_ACTION + Action.RIDE)
    assert picked(position, 0) == FIRST_CARD  # the 4s run off from the centre


def test_it_bails_when_every_card_throws_it():
    position = table(1, at=["wave 4"], hands=["T4 T4 T4 T4 T4"], boards=["short"], piles=["T3 M3"])
    assert picked(position, 0) == FIRST_ACTION + Action.BAIL


def test_it_bails_in_the_last_round():  # tavarua-80
    position = table(1, at=["wave 4"], hands=["T1 T1 M1 M1 M1"], piles=["T3"], rounds=25)
    assert picked(position, 0) == FIRST_ACTION + Action.BAIL


def test_it_takes_tokens_to_stay_on():
    position = table(1, at=["wave 4"], hands=["T4 T4 T4 T4 T4"], boards=["short"], tokens=[4])
    player(position, 0)["step"], player(position, 0)["choices"] = Step.VALUE, 0b1111111
    player(position, 0)["choice"]["action"] = Action.RIDE
    player(position, 0)["choice"]["card"] = 3
    assert picked(position, 0) - FIRST_VALUE <= 2
