"""Long runs, for `make soak`: what the shelf tests check, over many more games."""

import numpy as np
import pytest

from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.simulate import Batch, Players, simulate
from walks import GAMES, LEANINGS, TABLES, walk

pytestmark = pytest.mark.soak
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


@every_table
def test_a_million_games_end_within_the_bound(name, seats):
    game = GAMES[name]
    lengths = simulate(game.contract, game.blank(seats), key_from_seed(1), 1_000_000)
    assert max(int(batch.lengths.max()) for batch in lengths) <= game.contract.most_moves


@every_table
def test_nothing_is_lost_over_thousands_of_whole_games(name, seats):
    game = GAMES[name]
    players, batch = (
        Players(game.contract, game.blank(seats), key_from_seed(2), 1),
        Batch.empty(1, 0),
    )
    whole = game.census(game.deal(seats).reading())
    for number in range(5_000):
        players.play(0, 0, 1, number, batch)
        assert game.census(players.tables.reading()) == whole


@every_table
def test_guesses_fit_over_many_walks(name, seats):
    game, luck = GAMES[name], records(LUCK, 1)
    luck["key"][0] = key_from_seed(3)
    for seed in range(1, 40):
        for step in walk.__wrapped__(name, seats, LEANINGS[seed % 3], seed):
            for viewer in range(seats):
                seen = step.table.copy()
                game.engine.redact(seen, viewer)
                guess = seen.copy()
                game.engine.redeal(guess, viewer, luck)
                game.engine.redact(guess, viewer)
                assert np.array_equal(guess.rows, seen.rows)
