"""Titles, the Grand Champion and the places: tavarua-81 to tavarua-87; by the oracle."""

import random
from itertools import product

import pytest

from games.tavarua.positions import heard, heard_all, player, table
from games.tavarua.title_oracle import holders, places, total, winners
from parlour.games.tavarua import GAME
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.rules.titles import PAR, tell_titles
from parlour.kit.rule import INTERPRETED, rule

TABLES = 60 if INTERPRETED else 4000
EVERY = 97 if INTERPRETED else 1
PAIRS = [(high, low) for high in range(4) for low in range(high + 1)]


def standings(position, players):
    """What the rules say: places and points of players with these rides."""
    for seat, best in enumerate(players):
        player(position, seat)["best"] = best
    engine, seats = GAME.engine, range(len(players))
    return [engine.place(position, s) for s in seats], [engine.points(position, s) for s in seats]


@rule
def _tell_titles(games):
    tell_titles(games[0])


def told(position):
    """Who is said to hold the titles, and who has won."""
    position.games["event_count"] = 0
    _tell_titles(position.games)
    events = heard_all(position)
    titles = [(seat, values) for seat, values in heard(events, Event.TITLE)]
    return titles, [seat for seat, _ in heard(events, Event.CHAMPION)]


def check(position, players):
    """Places, points and what is told, against the oracle."""
    assert standings(position, players) == (places(players), [total(p) for p in players])
    held = [holders(players, board) for board in range(2)]
    titles = [
        (seat, (board, sum(players[seat][board]), 0))
        for seat in range(len(players))
        for board in range(2)
        if seat in held[board]
    ]
    assert told(position) == (titles, sorted(winners(players))), players


# By the oracle


def test_all_results_of_two_players():
    """tavarua-81 to tavarua-87: every pair of rides of 0 to 3 points with each board."""
    position = table(2)
    for a, b, c, d in list(product(PAIRS, repeat=4))[::EVERY]:
        check(position, [(a, b), (c, d)])


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("most", [2, 4, 9, 60])
def test_results_at_random(players, most):
    """tavarua-81, tavarua-82: small numbers make ties, large ones weigh right."""
    whim, position = random.Random(players * most), table(players)
    for _ in range(TABLES // (players + 2)):
        rides = [[whim.randint(0, most) for _ in range(4)] for _ in range(players)]
        pairs = [[sorted(four[:2])[::-1], sorted(four[2:])[::-1]] for four in rides]
        check(position, pairs)


# Told in words


def test_without_a_title_nobody_wins():
    """tavarua-84, tavarua-87: the highest total is second."""
    players = [((10, 10), (0, 0)), ((9, 9), (9, 9)), ((0, 0), (10, 10))]
    found, points = standings(table(3), players)
    assert points == [20, 36, 20]
    assert found == [1, 3, 1]  # both champions have 0 with the other board: tavarua-86


def test_the_other_board_decides():
    """tavarua-83: not the score of the title."""
    players = [((30, 30), (1, 0)), ((2, 0), (5, 5)), ((9, 9), (9, 0))]
    assert standings(table(3), players)[0] == [2, 1, 3]


def test_both_titles_win():
    """tavarua-83"""
    players = [((5, 0), (5, 0)), ((4, 0), (4, 0))]
    assert standings(table(2), players)[0] == [1, 2]


def test_a_title_is_tied_and_the_best_ride_decides():
    """tavarua-85: with that board, not with the other."""
    players = [((6, 4), (0, 0)), ((5, 5), (8, 0))]
    assert [holders(players, 0), holders(players, 1)] == [[0], [1]]
    check(table(2), players)
    assert standings(table(2), players)[0] == [2, 1]  # 10 with the other board against 0


def test_the_champion_is_tied_and_the_best_ride_decides():
    """tavarua-85: with either board."""
    players = [((9, 4), (3, 2)), ((3, 2), (8, 5))]
    assert standings(table(2), players)[0] == [1, 2]


def test_then_the_total_decides_and_then_it_is_shared():
    """tavarua-86"""
    assert standings(table(2), [((9, 5), (3, 2)), ((3, 2), (9, 4))])[0] == [1, 2]
    assert standings(table(2), [((9, 4), (3, 2)), ((3, 2), (9, 4))])[0] == [1, 1]


def test_a_shared_title_and_the_other_are_more_than_one():
    """tavarua-86: who shares one and holds the other is before the one who only shares."""
    players = [((5, 4), (1, 0)), ((5, 4), (0, 0)), ((0, 0), (0, 0))]
    assert standings(table(3), players)[0] == [1, 2, 3]


def test_nobody_has_scored():
    """tavarua-86: all share both titles, at 0, and all win."""
    position = table(4)
    assert standings(position, [((0, 0), (0, 0))] * 4) == ([1] * 4, [0] * 4)
    titles, won = told(position)
    assert len(titles) == 8
    assert won == [0, 1, 2, 3]


def test_a_title_nobody_scored_for():
    """tavarua-86: shared by all at 0, so the champion of the other board holds both."""
    players = [((3, 0), (0, 0)), ((9, 0), (0, 0)), ((5, 0), (0, 0))]
    assert standings(table(3), players)[0] == [3, 1, 2]


def test_after_a_shared_place_one_is_left_out():
    """tavarua-87: below the champion by total, then best ride, then shared."""
    players = [
        ((9, 9), (9, 9)),
        ((4, 0), (4, 0)),
        ((4, 0), (4, 0)),
        ((5, 0), (3, 0)),
        ((1, 0), (0, 0)),
    ]
    assert standings(table(5), players)[0] == [1, 3, 3, 2, 5]


def test_alone_there_is_only_the_total():
    """tavarua-89: the rank in the middle, from 35 points, counts as a win."""
    assert standings(table(1), [((20, 10), (5, 0))]) == ([1], [35])
    assert PAR == 35


def test_alone_the_rank_in_the_middle_counts_as_a_win():
    """tavarua-89: what a bot gives for a solo game is its points against par."""
    position = table(1, seats={0: {"best": [[20, 10], [15, 0]]}})
    assert GAME.engine.points(position, 0) == 45
    assert GAME.engine.worth(position, 0) == 45 / PAR
