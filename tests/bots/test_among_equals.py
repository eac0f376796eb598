"""Bots against bots like them: every game comes to its end, and nobody waits for ever."""

import pytest

from parlour.bots import make
from parlour.games import SHELF
from parlour.games.small_islands import GAME as SMALL_ISLANDS
from parlour.kit.rule import INTERPRETED
from walks import GAMES, TABLES

pytestmark = pytest.mark.skipif(INTERPRETED, reason="whole games of playouts")
IN_COMPANY = [(name, seats) for name, seats in TABLES if name in SHELF and seats > 1]
USUAL_MOVES = 1200  # of a whole game of any kind; 970 is the longest measured
USUAL_TURNS = 250  # of Small Islands; most games take 35 to 110, the rules stop them after 600


def among_equals(game, seats, seed, playouts):
    """Play a game with the Monte Carlo bot in every seat; the table at its end, and the moves."""
    table, played = game.deal(seats, seed), 0
    bots = [make("mc", 10 * seed + seat, playouts=playouts) for seat in range(seats)]
    while deciding := game.engine.actors(table):
        seat = deciding[0]
        game.engine.play(table, seat, bots[seat].choose(game, table, seat).move)
        played += 1
    return table, played


@pytest.mark.parametrize(("name", "seats"), dict(reversed(IN_COMPANY)).items())
def test_a_game_among_equals_ends_as_games_do(name, seats):
    _, played = among_equals(GAMES[name], seats, 1, 8)
    assert played < USUAL_MOVES


def test_in_small_islands_equals_go_on_hunting():
    """Here both used to swap clues until the safety stop, all four treasures located."""
    table, _ = among_equals(SMALL_ISLANDS, 2, 9, 40)
    assert table.reading().turns < USUAL_TURNS


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), IN_COMPANY)
def test_many_games_among_equals_end_as_games_do(name, seats):
    for seed in range(4):
        _, played = among_equals(GAMES[name], seats, seed, 60)
        assert played < USUAL_MOVES


@pytest.mark.soak
@pytest.mark.parametrize("seats", SMALL_ISLANDS.seats)
def test_in_small_islands_many_games_end_by_hunting(seats):
    turns = [among_equals(SMALL_ISLANDS, seats, n, 300)[0].reading().turns for n in range(24)]
    assert max(turns) < USUAL_TURNS
