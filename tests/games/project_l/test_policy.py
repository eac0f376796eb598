"""How light playouts choose: what completes a puzzle, then what fills it well."""

import numpy as np
import pytest

from games.project_l.layouts import nearly, touching
from games.project_l.positions import legal, placing, table, taking
from parlour.games.project_l import GAME
from parlour.games.project_l.bots.judgement import isles
from parlour.games.project_l.moves import DONE, FIRST_RECYCLE, FIRST_SPACE, MASTER
from parlour.games.project_l.table import Ending
from parlour.kit import contract
from parlour.kit.drive import play_out_lightly
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

TIMES = 60
GAMES = 2 if INTERPRETED else 60


def stream(seed=1):
    luck = records(LUCK, 1)
    luck["key"][0] = key_from_seed(seed)
    return luck


def picks(game, seat=0):
    """The moves a light playout picks in many tries."""
    moves, luck = np.zeros(GAME.contract.most_legal, np.int64), stream()
    count = contract.legal_moves(game.games[0], seat, moves)
    chosen = {int(contract.pick(game.games[0], seat, moves, count, luck[0])) for _ in range(TIMES)}
    return {int(moves[place]) for place in chosen}


def test_what_completes_a_puzzle_is_placed():
    game = table(2, stocks=["D1", ""], slots=[[nearly("w07", 6)]])
    assert picks(game) == {placing(0, "D1", 6)}


def test_with_several_puzzles_it_is_done_by_master():
    game = table(2, stocks=["D1", ""], slots=[[nearly("w07", 6), nearly("w08", 11)]])
    assert picks(game) == {MASTER}


def test_without_puzzles_one_is_taken_openly():
    game = table(2, stocks=["D1 I2", ""])
    assert all(FIRST_SPACE <= move < FIRST_RECYCLE for move in picks(game))
    assert len(picks(game)) > 1


def test_a_puzzle_that_the_stock_fills_is_liked_better():
    game = table(2, stocks=["D1 I2", ""], market={0: "w03", 1: "w30", 4: "b16"})
    assert taking(4) not in picks(game)


def test_nothing_is_taken_when_the_end_is_near():
    game = table(2, stocks=["D1", ""], ending=Ending.LAST_ROUND)
    assert not any(FIRST_SPACE <= move < FIRST_RECYCLE for move in picks(game))


def test_a_touch_is_made_only_if_it_fills_a_puzzle_worth_it():
    game = touching(2, stocks=["D1", ""], slots=[[nearly("b01", 15)]])
    assert picks(game) == {placing(0, "D1", 15)}
    game = touching(2, stocks=["D1", ""], slots=[[nearly("w01", 12)]])
    assert picks(game) == {DONE}
    game = touching(2, stocks=["D1", ""], slots=[["b01"]])
    assert picks(game) == {DONE}


@pytest.mark.parametrize(
    ("free", "lonely"), [([0], 1), ([0, 1], 0), ([4, 5], 2), ([0, 5, 12, 24], 2), ([20, 15], 0)]
)
def test_cells_without_a_neighbour(free, lonely):
    assert isles(sum(1 << cell for cell in free)) == lonely


@pytest.mark.parametrize("players", GAME.seats)
def test_light_games_end_and_fill_puzzles(players):
    """Hardly any runs into the round cap, and most players complete some."""
    moves, completed, capped = np.zeros(GAME.contract.most_legal, np.int64), 0, 0
    for seed in range(GAMES):
        game = GAME.deal(players, seed)
        play_out_lightly(game.games[0], 0, stream(seed)[0], moves, GAME.contract.most_moves)
        assert not legal(game, 0)
        seen = game.reading()
        completed += sum(seen.players[seat].completed for seat in range(players))
        capped += seen.passes >= 50 * players
    assert completed > 3 * GAMES * players
    assert capped <= GAMES // 5
