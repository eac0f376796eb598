"""A thought in slices: decided as in one go, and given up between two when nobody wants it."""

import time
from itertools import pairwise

import pytest

from parlour.bots import make, pace
from parlour.bots.pace import Pace
from parlour.bots.thought import Stopped
from parlour.games.project_l import GAME as PROJECT_L
from parlour.kit.rule import INTERPRETED
from toys.pennies import GAME as PENNIES
from walks import GAMES, TABLES, walk


def middle(shelved, seats):
    """A decision with a choice halfway through a game."""
    engine = GAMES[shelved].engine
    steps = walk(shelved, seats)[:-1]
    open_ones = [step for step in steps if len(engine.legal_moves(step.table, step.seat)) > 1]
    return open_ones[-1 if INTERPRETED else len(open_ones) // 2]


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize(("shelved", "seats"), TABLES[:: 6 if INTERPRETED else 1])
def test_where_a_round_is_cut_changes_nothing(shelved, seats, threads, monkeypatch):
    step, game = middle(shelved, seats), GAMES[shelved]
    bot = make("mc", 3, playouts=20 if INTERPRETED else 300, threads=threads)
    thoughts = []
    for seconds in (0, 0.0004, 1000):  # one playout a slice, some, all
        monkeypatch.setattr(pace, "SLICE", seconds)
        thoughts.append(bot.choose(game, step.table, step.seat))
    assert thoughts[0] == thoughts[1] == thoughts[2]


def test_every_part_is_given_once_in_order():
    parts = list(Pace(lambda: True).slices(100))
    assert [number for part in parts for number in part] == list(range(100))


def test_a_slice_gets_as_long_as_it_should():
    pacing, lasted = Pace(lambda: True), []
    for part in pacing.slices(400):
        time.sleep(len(part) * 0.0002)
        lasted.append(len(part))
    assert lasted[:4] == [1, 2, 4, 8]
    assert max(lasted) <= 25


@pytest.mark.skipif(INTERPRETED, reason="a playout takes a tenth of a second")
def test_a_long_thought_is_looked_at_every_few_milliseconds():
    looks = [time.perf_counter()]
    held = PROJECT_L.deal(6, 1)

    def look():
        looks.append(time.perf_counter())
        return True

    seat = PROJECT_L.engine.actors(held)[0]
    make("mc", 1, playouts=2000).choose(PROJECT_L, held, seat, look)
    gaps = sorted(after - before for before, after in pairwise(looks))
    assert len(gaps) > 20
    assert gaps[len(gaps) // 2] < 0.015


@pytest.mark.parametrize("budget", [{"playouts": 500}, {"seconds": 60}])
@pytest.mark.parametrize("looks", [0, 1, 5])
def test_a_thought_that_nobody_wants_ends_at_the_next_look(budget, looks):
    answers = iter([True] * looks)
    with pytest.raises(Stopped):
        make("mc", 1, **budget).choose(PENNIES, PENNIES.deal(3), 0, lambda: next(answers, False))


def test_who_plays_at_random_has_nothing_to_be_stopped_in():
    assert make("random", 1).choose(PENNIES, PENNIES.deal(3), 0, lambda: False).move < 4
