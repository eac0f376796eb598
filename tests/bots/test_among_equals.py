"""Bots against bots like them: every game comes to its end, and nobody waits for ever."""

import pytest

from parlour.bots import make
from parlour.games.small_islands import GAME as SMALL_ISLANDS
from parlour.kit.rule import INTERPRETED
from walks import GAMES, TABLES, short

pytestmark = pytest.mark.skipif(INTERPRETED, reason="whole games of playouts")
USUAL_TURNS = 250  # of Small Islands; most games take 35 to 110, the rules stop them after 600


def among_equals(game, seats, seed, playouts, options=None):
    """Play a game with the Monte Carlo bot in every seat; the table at its end, and the moves."""
    table, played = game.deal(seats, seed, options), 0
    bots = [make("mc", 10 * seed + seat, playouts=playouts) for seat in range(seats)]
    while deciding := game.engine.actors(table):
        seat = deciding[0]
        game.engine.play(table, seat, bots[seat].choose(game, table, seat).move)
        played += 1
    return table, played


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_short_game_among_equals_ends(name, seats):
    game = GAMES[name]
    table, played = among_equals(game, seats, 1, 4, short(game))
    assert 0 < played < game.contract.most_moves / 4
    assert 1 in [game.engine.place(table, seat) for seat in range(seats)]


def test_in_small_islands_equals_go_on_hunting():
    """Here both used to swap clues until the safety stop, all four treasures located."""
    table, _ = among_equals(SMALL_ISLANDS, 2, 9, 40)
    assert table.reading().turns < USUAL_TURNS


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whole_games_among_equals_end(name, seats):
    for seed in range(4):
        _, played = among_equals(GAMES[name], seats, seed, 60)
        assert played < GAMES[name].contract.most_moves / 4


@pytest.mark.soak
@pytest.mark.parametrize("seats", SMALL_ISLANDS.seats)
def test_in_small_islands_many_games_end_by_hunting(seats):
    turns = [among_equals(SMALL_ISLANDS, seats, n, 300)[0].reading().turns for n in range(24)]
    assert max(turns) < USUAL_TURNS
