"""The light policy of playouts: it answers anything, and wants photographs it can get."""

import numpy as np
import pytest

from games.snapshot.positions import TABLES, die_on, do, lay_dice, table, tokens
from parlour.games.snapshot import GAME
from parlour.games.snapshot.bots.judgement import ENTERING, SUCCESS, SURE
from parlour.games.snapshot.bots.policy import pick
from parlour.games.snapshot.moves import DRAW, FIRST_PLACE, GIVE_UP, OFFER, STOP, TO_RESERVE
from parlour.games.snapshot.table import Phase
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.rule import rule

pytestmark = pytest.mark.sweep


@rule
def _picked(games, seat, moves, count, whims):
    return pick(games[0], seat, moves, count, whims[0])


def picked(position, seed=1):
    """The move the policy makes."""
    whims = records(LUCK, 1)
    whims["key"][0] = key_from_seed(seed)
    (seat,) = GAME.engine.actors(position)
    legal = GAME.engine.legal_moves(position, seat)
    moves = np.array(legal, np.int64)
    return legal[_picked(position.games, seat, moves, len(legal), whims)]


@pytest.mark.parametrize("players", TABLES)
def test_it_plays_whole_games(players):
    position = GAME.deal(players, players)
    while GAME.engine.actors(position):
        do(position, picked(position, seed=int(position.games[0]["luck"]["counter"])))
    assert max(GAME.engine.points(position, seat) for seat in range(players)) > 0


def test_it_draws_while_little_lies_there_and_stops_when_much_does():
    assert picked(table(2)) == DRAW
    much = {
        "Shoreline": ["Herring Gull", "Walrus"],
        "Savannah": ["Giraffe", "Lion"],
        "Mountain": ["Alpine Ibex", "Gelada"],
        "Rainforest": ["Okapi"],
    }
    assert picked(table(2, display=much)) == STOP


def test_it_places_what_can_be_placed_and_reserves_what_cannot():
    position = table(2, card="Giraffe", phase=Phase.CARD)
    assert picked(position) == FIRST_PLACE + 1
    display = {"Savannah": ["Lion"]}
    assert picked(table(2, card="Giraffe", display=display, phase=Phase.CARD)) == TO_RESERVE


def test_it_offers_for_what_it_covets():
    position = table(2, tokens=[0, 3], card="White Rhino", phase=Phase.OFFERS, turn=1)
    assert picked(position) == OFFER


def test_dice_go_where_they_can_succeed():
    position = table(2, display={"Savannah": ["Giraffe", "White Rhino"]})
    lay_dice(position, "Savannah")
    assert picked(position) == die_on(position, "White Rhino")  # five dice reach 16
    lay_dice(position, "Savannah", "Savannah", "Savannah")
    assert picked(position) == die_on(position, "Giraffe")  # two dice do not


def test_tokens_make_sure_of_what_is_worth_them():
    position = table(2, display={"Savannah": ["Giraffe"]}, tokens=[9, 0])
    lay_dice(position, "Savannah", "Giraffe")
    do(position, 28)
    assert picked(position) > tokens(0)


def test_it_pays_before_it_gives_up():
    position = table(
        2, display={"Savannah": ["Giraffe"]}, tokens=[4, 0], phase=Phase.REROLL, here=1
    )
    assert picked(position) != GIVE_UP


def test_chances_are_those_of_dice():
    assert SUCCESS[2, 7] == SURE * 21 // 36
    assert SUCCESS[0, 0] == SUCCESS[3, 3] == SURE
    assert ENTERING[3].tolist()[:2] == [0, SURE // 3]
