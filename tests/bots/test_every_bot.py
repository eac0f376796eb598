"""What every bot keeps to, at every table of every game."""

import random

import pytest

from parlour.bots import BOTS, make
from parlour.errors import NotYourTurn
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.rule import INTERPRETED
from toys.pennies import GAME as PENNIES
from walks import GAMES, TABLES, steps

every_bot = pytest.mark.parametrize("name", BOTS)
every_table = pytest.mark.parametrize(("shelved", "seats"), TABLES)
PLAYOUTS = 1 if INTERPRETED else 60  # the least a bot tries are a few of every move


def decisions(shelved, seats, every=9):
    """Positions of walks; interpreted, late ones, since a playout takes a millisecond a move."""
    found = [step for step in steps(shelved, seats) if step.seat >= 0]
    return found[-3:] if INTERPRETED else found[::every]


def other_world(game, table, seat, luck):
    """The same game but for what the seat cannot see."""
    other = table.copy()
    game.engine.redact(other, seat)
    game.engine.redeal(other, seat, luck)
    return other


@every_bot
@every_table
def test_a_bot_chooses_the_same_whatever_it_cannot_see(name, shelved, seats):
    game, bot, luck = GAMES[shelved], make(name, 5, playouts=PLAYOUTS), records(LUCK, 1)
    luck["key"][0] = key_from_seed(8)
    for step in decisions(shelved, seats):
        seen = step.table.copy()
        game.engine.redact(seen, step.seat)
        wanted = bot.choose(game, seen, step.seat)
        assert bot.choose(game, step.table, step.seat) == wanted
        assert bot.choose(game, other_world(game, seen, step.seat, luck), step.seat) == wanted


@every_bot
@every_table
def test_a_bot_chooses_a_legal_move_and_weighs_them_all(name, shelved, seats):
    game, bot = GAMES[shelved], make(name, 6, playouts=PLAYOUTS)
    for step in decisions(shelved, seats, every=5):
        thought = bot.choose(game, step.table, step.seat)
        legal = game.engine.legal_moves(step.table, step.seat)
        assert thought.move in legal
        assert [candidate.move for candidate in thought.candidates] == legal
        assert sum(candidate.share for candidate in thought.candidates) == pytest.approx(1)
        assert 0 <= thought.sure <= 1


@every_bot
def test_a_bot_leaves_the_table_as_it_is(name):
    for shelved, seats in TABLES:
        step = decisions(shelved, seats)[-1]
        before = step.table.rows.tobytes()
        make(name, playouts=PLAYOUTS).choose(GAMES[shelved], step.table, step.seat)
        assert step.table.rows.tobytes() == before


@every_bot
def test_a_forced_move_costs_no_playouts(name):
    found = 0
    for shelved, seats in TABLES:
        game = GAMES[shelved]
        for step in steps(shelved, seats):
            if step.seat >= 0 and len(game.engine.legal_moves(step.table, step.seat)) == 1:
                thought = make(name).choose(game, step.table, step.seat)
                assert (thought.move, thought.playouts, thought.sure) == (step.move, 0, 1.0)
                found += 1
    assert found >= 4


@every_bot
def test_a_bot_takes_nothing_back(name):
    held = PENNIES.deal(3)
    PENNIES.engine.play(held, 1, 2)
    with pytest.raises(NotYourTurn, match=r"^Seat 2 has nothing to decide now\.$"):
        make(name).choose(PENNIES, held, 1)


@every_bot
def test_other_seeds_choose_otherwise_now_and_then(name):
    held = PENNIES.deal(4, 1)
    moves = {make(name, seed, playouts=8).choose(PENNIES, held, 0).move for seed in range(20)}
    assert len(moves) > 1


def test_a_random_bot_plays_every_move_about_as_often():
    seeds, counts = range(2000), dict.fromkeys(range(4), 0)
    held = PENNIES.deal(2)
    for seed in seeds:
        counts[make("random", seed).choose(PENNIES, held, 0).move] += 1
    assert all(abs(count / len(seeds) - 0.25) < 0.04 for count in counts.values())


def test_a_random_bot_does_not_repeat_itself_from_position_to_position():
    bot, whim, held = make("random", 1), random.Random(1), PENNIES.deal(5, 2, {"rounds": 4})
    chosen = []
    while deciding := PENNIES.engine.actors(held):
        seat = whim.choice(deciding)
        chosen.append(bot.choose(PENNIES, held, seat).move)
        PENNIES.engine.play(held, seat, chosen[-1])
    assert len(set(chosen)) > 2
