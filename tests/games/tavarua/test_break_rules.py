"""Both break rules are one game in a mirror, die for die: tavarua-47, tavarua-48, tavarua-90."""

import random

import pytest

from games.tavarua.positions import TABLES
from games.tavarua.walking import eager
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.sea import ROWS
from parlour.games.tavarua.rules import ask
from parlour.games.tavarua.table import Place
from parlour.kit.rule import INTERPRETED, rule

ROUNDS = 6 if INTERPRETED else 25
SEEDS = range(1 if INTERPRETED else 4)


@rule
def turn_dice(games, begin):
    """Dice from a row on show their other side, and what may be answered is worked out anew."""
    game = games[0]
    for row in range(begin, ROWS):
        game.dice[row] = 7 - game.dice[row]
    for seat in range(game.seats):
        game.players[seat].choices = 0
    ask(game, 0, game.seats)


def bytes_of(position):
    """All that the record holds but the option, dice and events."""
    held = position.copy()
    held.games["options"][0, 0] = held.games["dice"] = held.games["event_count"] = 0
    held.games["events"] = 0
    return held.rows.tobytes()


def same_but_for_dice(seed, other):
    one, two = seed.games["dice"][0], other.games["dice"][0]
    return (one + two == 7).all() and bytes_of(seed) == bytes_of(other)


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("number", SEEDS)
def test_the_break_rules_mirror_each_other(players, number):
    """tavarua-90: whatever is done, with dice turned over the same is possible and comes of it."""
    whim = random.Random(number)
    both = [
        GAME.deal(players, number, {"break_rule": name, "rounds": ROUNDS})
        for name in ("seed", "printed")
    ]
    turn_dice(both[1].games, 0)
    caught = 0
    while actors := GAME.engine.actors(both[0]):
        assert same_but_for_dice(*both)
        seat = whim.choice(actors)
        legal = [GAME.engine.legal_moves(position, seat) for position in both]
        assert legal[0] == legal[1]
        move, before = eager(legal[0], whim), int(both[0].games[0]["rounds"])
        for position in both:
            GAME.engine.play(position, seat, move)
        if both[0].games[0]["rounds"] != before:  # a die was rolled outermost
            turn_dice(both[1].games, ROWS - 1)
        caught += int((both[0].games["players"]["place"] == Place.WAVE).sum())
    assert same_but_for_dice(*both)
    assert caught
