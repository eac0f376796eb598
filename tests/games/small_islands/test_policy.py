"""The light policy of playouts: it answers anything, and looks for treasure."""

import numpy as np
import pytest

from games.small_islands.hunting import BARE, hunt, narrow, raise_it
from games.small_islands.positions import (
    SEATS,
    act_number,
    ask_again,
    clue,
    do,
    hexes,
    step,
    table,
    values_in,
)
from parlour.games.small_islands import GAME
from parlour.games.small_islands.bots.policy import pick
from parlour.games.small_islands.box.map import HEXES, members
from parlour.games.small_islands.moves import FIRST, FIRST_SPOT, Act
from parlour.games.small_islands.table import Step
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.rule import INTERPRETED, rule

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


@pytest.mark.parametrize("players", SEATS)
def test_it_plays_whole_games_without_the_safety_stop(players):
    options = {"turns": 20} if INTERPRETED else {}
    position, seed = GAME.deal(players, players, options), 0
    while deciding := GAME.engine.actors(position):
        GAME.engine.play(position, deciding[0], picked(position, seed := seed + 1))
    assert INTERPRETED or position.games[0]["turns"] < 200


def test_it_raises_a_treasure_it_stands_on():
    position = hunt("1")
    assert picked(position) == act_number(Act.RAISE, "white")


def test_it_drives_to_a_located_treasure():
    position = table(2, vehicles=["J5", "K12"], columns={"grey": [("not in a lake", 1)]}, **BARE)
    narrow(position, "grey", "J3")
    assert picked(position) == Act.MOVE
    do(position, Act.MOVE)
    far = int(position.games[0]["players"][0]["vehicle"])
    assert picked(position) >= FIRST_SPOT[Step.MOVE]
    GAME.engine.play(position, 0, picked(position))
    assert position.games[0]["players"][0]["vehicle"] != far


def test_it_pays_for_no_lava_where_a_way_leads_round_it():
    """small_islands-42: as the crow flies the lava would be nearest."""
    laid = {"vehicles": ["J5", "K12"], "gold": [[6]], "lava": "J4"}
    position = table(2, columns={"grey": [("not in a lake", 1)]}, **laid, **BARE)
    narrow(position, "grey", "J3")
    do(position, Act.MOVE)
    while step(position) == Step.MOVE:
        GAME.engine.play(position, 0, picked(position))
    assert step(position) == Step.CLAIM
    assert values_in(position.games[0]["players"][0]["gold"]) == [6]


@pytest.mark.parametrize(("gold", "answer"), [([[6], []], Act.SWAP), ([[], [6]], Act.MOVE)])
def test_where_only_driving_is_left_whoever_is_behind_begins(gold, answer):
    """If playouts had the other begin, a bot would wait for that for ever."""
    laid = {"vehicles": ["J5", "J5"], "gold": gold, "hands": [[], []]}
    position = table(2, columns={"grey": [("not in a lake", 1)]}, **laid, **BARE)
    narrow(position, "grey", "J3")
    answers = [picked(position, seed) for seed in range(16)]
    assert answers.count(answer) >= 12


def test_who_is_ahead_begins_where_nobody_else_gets_there():
    """small_islands-41: the other one is on an island of their own."""
    laid = {"vehicles": ["J5", "K12"], "gold": [[6], []], "hands": [[], []]}
    position = table(2, columns={"grey": [("not in a lake", 1)]}, **laid, **BARE)
    narrow(position, "grey", "J3")
    position.games[0]["players"][1]["vehicle"] = walled_in(position)
    assert [picked(position, seed) for seed in range(16)].count(Act.MOVE) >= 12


def walled_in(position):
    """A hex that is no land, so that no way over land leads from it."""
    land = members(position.games[0]["land"])
    return next(at for at in range(HEXES) if at not in land)


def test_it_takes_an_amulet():
    position = table(2, vehicles=["J5", "K12"], amulets="J5", step=Step.START, **BARE)
    assert picked(position) == Act.TAKE


def test_it_plays_the_clue_that_leaves_fewest():
    hand = ["not in a lake", "in a lake", "not next to the ocean"]
    position = table(2, huts="", palms="", statues=[], hands=[hand])
    do(position, Act.CLUE, "white")
    assert picked(position) == FIRST[Step.CARD] + clue("in a lake")


def test_it_claims_what_is_worth_much_and_waits_otherwise():
    for value, answer in ((6, 0), (2, 1)):
        position = raise_it(hunt("11", treasure=[value] * 9))
        assert step(position) == Step.CLAIM
        assert picked(position) == FIRST[Step.CLAIM] + answer


def test_who_has_seen_the_curse_claims_at_once():
    """small_islands-54: it is still to come."""
    for curses, answer in ((0, 1), (1, 0)):
        position = raise_it(hunt("11", treasure=[2] * 9))
        position.games[0]["players"][0]["inspected"] = curses
        assert picked(position) == FIRST[Step.CLAIM] + answer


def test_it_pays_for_the_curse_with_what_is_worth_less():
    """small_islands-60"""
    for value, answer in ((6, 0), (2, 1)):
        position = table(2, held=[1], gold=[[value]], **BARE)
        position.games[0]["step"], position.games[0]["cursed"] = Step.CURSE, 1
        position.games[0]["players"][0]["choices"] = 3
        position.games[0]["spots"] = 0
        assert picked(position) == FIRST[Step.CURSE] + answer


def test_it_drives_on_when_it_stands_on_lava():
    """small_islands-43: a move cannot end there."""
    position = table(2, vehicles=["K5", "K12"], lava="I5 J6", held=[1], **BARE)
    do(position, Act.MOVE)
    position.games[0]["players"][0]["vehicle"] = hexes("J6")[0]
    position.games[0]["bounds"] = 1
    ask_again(position)
    assert picked(position) >= FIRST_SPOT[Step.MOVE]
