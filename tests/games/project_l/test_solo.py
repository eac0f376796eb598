"""Alone: the set-up, your turn, and the end."""

import pytest

from games.project_l.layouts import GRID, ROOMY, alone, grid, locks, nearly
from games.project_l.positions import (
    WHITE,
    actors,
    anything,
    blind,
    deck,
    do,
    do_all,
    finish,
    kinds,
    legal,
    market,
    now,
    placing,
    points,
    recycles,
    slots,
    takes,
    taking,
    told,
    walk,
)
from parlour.games.project_l import GAME
from parlour.games.project_l.box.puzzles import PUZZLE_IDS, WHITES
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import DONE, FREE_DOT_MOVE
from parlour.games.project_l.table import Ending
from parlour.kit.contract import par
from parlour.kit.rule import INTERPRETED

LEVELS = {"normal": 6, "hard": 3, "unbeatable": 0}


# project_l-83: set-up


@pytest.mark.parametrize(
    ("finesse", "white", "black"), [("off", 15, 10), ("on", 20, 15), ("ambassador", 20, 15)]
)
@pytest.mark.parametrize("expansions", ["base", "full"])
def test_one_deck_white_above_black(finesse, white, black, expansions):
    """project_l-83: the top nine form the grid."""
    options = {"finesse": finesse, "expansions": expansions}
    for seed in range(3):
        game = GAME.deal(1, seed, options)
        cards = [PUZZLE_IDS.index(name) for name in grid(game) + deck(game, WHITE)]
        assert [p < WHITES for p in cards] == [True] * white + [False] * black
        assert len(set(cards)) == white + black
        assert now(game).decks[1].unseen_left == 0
        assert market(game, 9, 7) == [None] * 7


def test_the_grid_is_laid_from_the_top_left():
    """project_l-83: row by row, from the top of the deck."""
    game = GAME.deal(1, 3)
    revealed = [PUZZLE_IDS[values[0]] for _, values in told(game.events(), Event.REVEALED)]
    assert grid(game) == revealed


@pytest.mark.parametrize(("level", "supply"), LEVELS.items())
def test_locks_at_the_beginning(level, supply):
    """project_l-83."""
    game = GAME.deal(1, 1, {"solo_level": level})
    assert locks(game) == [1, 2, 1, supply]
    assert now(game).supply[:2] == [14, 14]


def test_other_games_have_no_locks():
    assert locks(GAME.deal(2, 1)) == [0, 0, 0, 0]


def test_you_begin_and_play_every_turn():
    game = GAME.deal(1, 1)
    assert actors(game) == [0]
    finish(game)
    assert actors(game) == [0]
    assert now(game).passes == 1


# project_l-83b, project_l-83f: your turn


def test_move_numbers():
    """project_l-83f: the grid is 2380 to 2388, the deck 2396; there is nothing else to take."""
    game = alone()
    found = [move for move in legal(game, 0) if 2380 <= move < 2400]
    assert found == [*range(2380, 2389), 2396]
    for place in range(9):
        after = game.copy()
        do(after, 0, 2380 + place)
        assert slots(after, 0)[0] == GRID[place]
    do(game, 0, 2396)
    assert slots(game, 0)[0] == "b01"


@pytest.mark.parametrize("place", range(9))
def test_a_place_is_filled_at_once_and_a_lock_goes_to_the_opponent(place):
    """project_l-83b: a lock of that column."""
    game = alone(locks=(1, 2, 3), supply=4)
    do(game, 0, taking(place))
    assert grid(game) == [*GRID[:place], "b01", *GRID[place + 1 :]]
    after = [1, 2, 3, 5]
    after[place % 3] -= 1
    assert locks(game) == after


def test_a_column_without_locks_gives_none():
    """project_l-83b."""
    game = alone(locks=(0, 2, 3), supply=4)
    do(game, 0, taking(3))
    assert locks(game) == [0, 2, 3, 4]


def test_a_take_from_the_deck_moves_no_lock():
    """project_l-83b."""
    game = alone(supply=4)
    do(game, 0, blind(WHITE))
    assert locks(game) == [1, 2, 1, 4]
    assert grid(game) == GRID


def test_there_is_no_recycle():
    """project_l-83b."""
    assert recycles(GAME.deal(1, 1), 0) == []
    assert recycles(GAME.deal(1, 1, {"recycle_order": "on"}), 0) == []


def test_there_is_no_limit_of_black_puzzles():
    """project_l-83b: not even after the trigger."""
    game = alone(["b05", "b06", "b07", *GRID[3:]], deck_of=["b01"])
    do(game, 0, blind(WHITE))
    assert now(game).ending == Ending.TRIGGERED
    do(game, 0, taking(0))
    assert takes(game, 0) == list(range(1, 9))
    assert GAME.view(now(game), 0)["players"]["seat.0"]["turn"]["may_take_black"]
    do(game, 0, taking(1))
    assert slots(game, 0) == ["b01", "b05", "b06", None]


def test_the_rest_is_as_usual():
    """project_l-83b: three actions, puzzles completed, rewards."""
    game = alone(stocks=["D1 I2"], slots=[[nearly("w13", 7)]])
    do_all(game, 0, placing(0, "D1", 7), FREE_DOT_MOVE)
    assert points(game) == [1]
    assert now(game).passes == 0
    do(game, 0, FREE_DOT_MOVE)
    assert now(game).passes == 1


# project_l-83d: the end


def test_your_take_of_the_last_card_is_followed_by_another_round():
    """project_l-83d: this round with the opponent's turn, then one more."""
    game = alone(locks=(0, 0, 0), deck_of=["b01"], stocks=[""])
    do(game, 0, blind(WHITE))
    assert now(game).ending == Ending.TRIGGERED
    assert Event.OPPONENT_TOOK in kinds(finish(game))
    assert now(game).ending == Ending.LAST_ROUND
    assert Event.OPPONENT_TOOK in kinds(finish(game))
    assert now(game).ending == Ending.OVER
    assert now(game).passes == 2


def test_so_is_the_opponents():
    """project_l-83d: the round of the opponent's turn is over, one more is played."""
    game = alone(locks=(0, 0, 0), deck_of=["b01"])
    events = finish(game)
    assert Event.TRIGGERED in kinds(events)
    assert now(game).ending == Ending.LAST_ROUND
    finish(game)
    assert now(game).ending == Ending.OVER
    assert now(game).passes == 2


def test_touches_follow():
    """project_l-83d, project_l-69."""
    game = alone(stocks=["D1"], slots=[[ROOMY]], deck_of=[], ending=Ending.LAST_ROUND)
    finish(game)
    assert actors(game) == [0]
    do(game, 0, placing(0, "D1", 5))
    assert now(game).ending == Ending.OVER
    assert points(game) == [-1 - 6]


@pytest.mark.parametrize(("mine", "place"), [(11, 2), (12, 2), (13, 1)])
def test_you_win_only_with_more_points_than_the_opponent(mine, place):
    """project_l-83d: equal loses."""
    game = alone(seats={0: {"score": mine}}, opponent_score=12)
    assert GAME.engine.place(game, 0) == place
    assert par(game.games[0]) == 13


def test_equal_at_nothing_loses_too():
    """project_l-83d."""
    assert GAME.engine.place(alone(), 0) == 2


@pytest.mark.sweep
@pytest.mark.parametrize("level", LEVELS)
def test_the_game_ends_by_round_20(level):
    """project_l-83d: whoever ends every turn at once, or plays at random."""
    for seed in range(2 if INTERPRETED else 30):
        game = GAME.deal(1, seed, {"solo_level": level})
        while actors(game):
            do(game, 0, DONE)
        assert now(game).passes <= 20
        last = None
        for position, _, _ in walk(1, seed, {"solo_level": level}, by=anything, most=400):
            last = position
        assert now(last).passes <= 20
        assert not actors(last)


@pytest.mark.sweep
def test_no_puzzle_is_lost():
    """project_l-83c: what the opponent took lies on its pile."""
    for pack in ("off", "on"):
        counted = None
        for position, _, _ in walk(1, 4, {"finesse": pack}, most=80):
            census = GAME.census(now(position))
            counted = counted or census
            assert census == counted


def test_the_opponents_points_are_told_at_the_end():
    """project_l-83d: they are what had to be beaten."""
    game = alone(locks=(0, 0, 0), deck_of=["b01"], stocks=[""])
    do(game, 0, blind(WHITE))
    finish(game)
    events = finish(game)
    assert now(game).ending == Ending.OVER
    assert told(events, Event.OPPONENT_HAS) == [(-1, (now(game).opponent_score, 0, 0))]
    assert GAME.engine.place(game, 0) == 2
