"""The arena: every seat, every deal, honest intervals; and that thinking pays."""

import math

import numpy as np
import pytest

from parlour.bots import make
from parlour.bots.arena import compare, normal, wilson
from parlour.bots.thought import Thought, decision, forced
from parlour.errors import BadNumber
from parlour.games.game import Game
from parlour.games.mu import GAME as MU
from parlour.kit.rule import INTERPRETED
from toys.pennies import GAME as PENNIES

slow_interpreted = pytest.mark.skipif(INTERPRETED, reason="whole games of playouts")


class Miser:
    """Always plays the first legal move, and notes where it sat."""

    def __init__(self):
        self.seats = []

    def choose(self, game, seen, seat) -> Thought:
        assert not seen.games["luck"].tobytes().strip(b"\0")
        self.seats.append(seat)
        return forced(decision(game, seen, seat).legal[0])


@pytest.fixture
def deals(monkeypatch):
    """The keys of all games dealt."""
    deal, keys = Game.deal, []

    def noted(self, seats, key, options):
        keys.append(key)
        return deal(self, seats, key, options)

    monkeypatch.setattr(Game, "deal", noted)
    return keys


@slow_interpreted
@pytest.mark.parametrize("seats", MU.seats)
def test_mc_beats_random_at_mu(seats):
    result = compare(
        MU, seats, make("mc", 1, playouts=100), make("random", 2), 40, options={"hands": 1}
    )
    assert result.expected == 1 / seats
    assert result.wins.low > result.expected
    assert result.place.high < (1 + seats) / 2


@slow_interpreted
def test_mc_beats_random_at_pennies():
    result = compare(PENNIES, 3, make("mc", 1, playouts=200), make("random", 2), 60, seed=1)
    assert result.wins.low > 1 / 3
    assert result.playouts > 150 * result.decisions > 0


def test_the_challenger_sits_everywhere_with_the_same_deals(deals):
    miser = Miser()
    result = compare(PENNIES, 3, miser, make("random"), 7, seed=2, options={"rounds": 1})
    assert result.games == 9
    assert miser.seats == [0, 1, 2] * 3
    assert [deals.count(key) for key in deals] == [3] * 9


def test_the_same_seed_gives_the_same_result_on_any_threads():
    results = [
        compare(PENNIES, 2, make("mc", 1, playouts=8), make("random"), 8, seed=3, threads=threads)
        for threads in (1, 2)
    ]
    assert results[0] == results[1]


def test_equals_share_the_wins():
    result = compare(PENNIES, 4, Miser(), Miser(), 8)
    assert result.wins.mean == 0.25
    assert result.place == (1, 1, 1)
    assert result.decisions == 0


def test_another_seed_deals_other_games(deals):
    for seed in (1, 2):
        compare(PENNIES, 2, Miser(), make("random"), 20, seed=seed)
    assert len(set(deals)) == 20


def test_there_must_be_a_game():
    with pytest.raises(BadNumber, match=r"^There must be at least 1 game, not 0\.$"):
        compare(PENNIES, 2, Miser(), Miser(), 0)


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(0.5, 10, 0.2366, 0.7634), (0.0, 20, 0.0, 0.1611), (0.9, 100, 0.8256, 0.9448)],
)
def test_wilson(share, count, low, high):
    assert wilson(share, count) == pytest.approx((share, low, high), abs=2e-4)


def test_normal():
    assert normal(np.array([1.0, 3.0])) == pytest.approx((2, 2 - 1.96, 2 + 1.96))
    assert normal(np.array([4.0]))[1:] == (-math.inf, math.inf)
