"""What would make a seat Grand Champion now, by the oracle: tavarua-83 to tavarua-86."""

import random

import pytest

from games.tavarua.positions import player, table
from games.tavarua.sights import aids
from games.tavarua.title_oracle import winners
from parlour.kit.rule import INTERPRETED

MOST = 60  # points; the rides below bring at most a third
CASES = 10 if INTERPRETED else 150
BOARDS = {"short": 0, "long": 1}


def scored(rides, board, points):
    """The rides of a player after one more."""
    best = [*rides]
    best[board] = tuple(sorted([*rides[board], points], reverse=True)[:2])
    return tuple(best)


def expected(players, seat, board):
    """The least points that win, after which all more do too; None if nothing helps."""
    won = []
    for points in range(MOST):
        mine = scored(players[seat], board, points)
        won.append(winners([mine if s == seat else p for s, p in enumerate(players)]))
    wins = [seat in champions for champions in won]
    assert wins == sorted(wins)
    if not any(wins):
        return None
    return {"points": wins.index(True), "shared": len(won[wins.index(True)]) > 1}


def needed(players, seat):
    position = table(len(players))
    for other, rides in enumerate(players):
        player(position, other)["best"] = rides
    before = position.rows.tobytes()
    found = aids(position, seat)["champion"]
    assert position.rows.tobytes() == before
    return found


@pytest.mark.parametrize("count", [2, 3, 6])
@pytest.mark.parametrize("most", [2, 20])
def test_the_least_that_wins(count, most):
    """tavarua-83 to tavarua-86: few points make many ties."""
    whim = random.Random(f"{count} {most}")
    for _ in range(CASES):
        rides = [sorted(whim.choices(range(most + 1), k=2), reverse=True) for _ in range(2 * count)]
        players = [tuple(map(tuple, rides[2 * s : 2 * s + 2])) for s in range(count)]
        seat = whim.randrange(count)
        wanted = {name: expected(players, seat, board) for name, board in BOARDS.items()}
        assert needed(players, seat) == wanted, (players, seat)


def test_a_tie_goes_to_the_best_single_ride():
    """tavarua-83, tavarua-85: 9 and 6 with the other board are as much as 10 and 5."""
    ann, ben, cleo = ((9, 5), (13, 9)), ((11, 9), (10, 5)), ((0, 0), (8, 0))
    assert needed([ann, ben, cleo], 0)["short"] == {"points": 6, "shared": False}
    better = ((14, 6), (10, 5))
    assert needed([ann, better, cleo], 0)["short"] == {"points": 7, "shared": False}


def test_nothing_is_needed_by_the_champion():
    champion = needed([((9, 5), (13, 9)), ((1, 1), (1, 1))], 0)
    assert champion == {board: {"points": 0, "shared": False} for board in BOARDS}
    tied = needed([((5, 0), (0, 0)), ((5, 0), (0, 0))], 0)
    assert tied["short"] == {"points": 0, "shared": True}


def test_no_single_ride_may_do():
    """tavarua-83: the champion of one board needs a score with the other too."""
    assert needed([((0, 0), (0, 0)), ((9, 9), (9, 9))], 0) == {"short": None, "long": None}


def test_alone_nobody_is_to_be_beaten():
    assert needed([((3, 0), (0, 0))], 0) == {}
