"""Alone: the turn of the opponent, who takes puzzles and moves locks."""

import pytest

from games.project_l.layouts import GRID, alone, grid, locks
from games.project_l.positions import (
    WHITE,
    deck,
    finish,
    kinds,
    now,
    told,
)
from parlour.games.project_l import GAME
from parlour.games.project_l.box.puzzles import PUZZLE_IDS, WHITES
from parlour.games.project_l.box.tiles import TILE_IDS
from parlour.games.project_l.events import Event
from parlour.games.project_l.table import Ending
from parlour.kit.rule import INTERPRETED

# project_l-83c: the opponent's turn


def test_with_all_columns_locked_each_loses_a_lock():
    """project_l-83c: for good, and nothing is taken."""
    game = alone(locks=(1, 2, 3), supply=4)
    events = finish(game)
    assert locks(game) == [0, 1, 2, 4]
    assert grid(game) == GRID
    assert deck(game, WHITE) == ["b01", "b02", "b03"]
    assert Event.LOCKS_OPENED in kinds(events)
    assert now(game).opponent_score == 0


def test_the_opponent_takes_what_is_worth_most_from_columns_without_locks():
    """project_l-83c: straight onto its pile; the place is filled."""
    game = alone(locks=(0, 0, 1))
    events = finish(game)
    assert told(events, Event.OPPONENT_TOOK) == [(-1, (PUZZLE_IDS.index("w12"), 1, 0))]
    assert now(game).opponent_score == 1
    assert now(game).opponent_white == 1 << PUZZLE_IDS.index("w12")
    assert grid(game) == [GRID[0], "b01", *GRID[2:]]
    assert deck(game, WHITE) == ["b02", "b03"]


@pytest.mark.parametrize(
    ("above", "taken"),
    [
        ((0, 0, 0), 2),
        ((0, 0, 1), 1),
        ((0, 1, 1), 0),
        ((1, 0, 0), 2),
        ((1, 1, 0), 2),
        ((1, 0, 1), 1),
    ],
)
def test_of_equals_it_takes_the_lowest_position(above, taken):
    """project_l-83c: all three of a column are worth the same here."""
    game = alone(locks=above)
    finish(game)
    assert grid(game)[taken] == "b01"


def test_a_lower_position_comes_before_a_higher_column():
    """project_l-83c: 3 and 7 and 2 and 4 are equal in worth; positions count, not columns."""
    laid = ["w01", "w02", "w03", "w12", "w13", "w04", "w05", "w06", "w14"]
    game = alone(laid, locks=(0, 0, 0))
    finish(game)
    assert grid(game)[3] == "b01"
    later = alone([*laid[:3], "w07", *laid[4:]], locks=(0, 0, 0))
    finish(later)
    assert grid(later)[4] == "b01"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([0, 2, 3, 6], [8, 1, 2, 0]),  # all of its supply and one from each other column
        ([0, 1, 4, 0], [2, 0, 3, 0]),
        ([0, 0, 3, 2], [0, 3, 2, 0]),  # it took from the middle, which is worth more
        ([4, 0, 0, 1], [3, 0, 2, 0]),
        ([0, 0, 0, 5], [0, 0, 5, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_locks_move_above_the_column_it_took_from(before, after):
    """project_l-83c."""
    *above, supply = before
    game = alone(locks=above, supply=supply)
    finish(game)
    assert locks(game) == after


def test_a_black_puzzle_goes_onto_the_opponents_pile():
    """project_l-83c."""
    game = alone([*GRID[:8], "b16"], locks=(0, 0, 0))
    finish(game)
    assert now(game).opponent_black == 1 << PUZZLE_IDS.index("b16") - WHITES
    assert now(game).opponent_white == 0
    assert now(game).opponent_score == 5


def test_columns_without_locks_that_hold_no_puzzle():
    """project_l-83c: nothing happens, the locked columns stay locked."""
    laid = [None, "w12", "w25", None, "w13", "w26", None, "w14", "w27"]
    game = alone(laid, locks=(0, 1, 2), supply=3, deck_of=[], ending=Ending.TRIGGERED)
    events = finish(game)
    assert locks(game) == [0, 1, 2, 3]
    assert grid(game) == laid
    assert {Event.OPPONENT_TOOK, Event.LOCKS_OPENED}.isdisjoint(kinds(events))


def test_an_empty_deck_leaves_the_place_empty():
    """project_l-83c, project_l-24."""
    game = alone(locks=(0, 1, 1), deck_of=[], ending=Ending.TRIGGERED)
    finish(game)
    assert grid(game) == [None, *GRID[1:]]


# project_l-83e: Finesse


def finesse_alone(laid, *, above=(0, 0, 0), deck_of=("b01", "b02", "b03"), **told):
    return alone(laid, locks=above, deck_of=deck_of, options={"finesse": "on"}, **told)


def test_with_finesse_it_also_takes_what_is_worth_least_of_that_column():
    """project_l-83e: from column 2, worth 5, 1 and 2; both places are filled, the upper first."""
    laid = ["w01", "w02", "b16", "w03", "w04", "w12", "w05", "w06", "w25"]
    game = finesse_alone(laid)
    events = finish(game)
    taken = [(PUZZLE_IDS[values[0]], values[1]) for _, values in told(events, Event.OPPONENT_TOOK)]
    assert taken == [("b16", 5), ("w12", 1)]
    assert now(game).opponent_score == 6
    assert grid(game) == ["w01", "w02", "b01", "w03", "w04", "b02", "w05", "w06", "w25"]


def test_the_upper_place_is_filled_first():
    """project_l-83e: also when it was taken second."""
    laid = ["w01", "w02", "w12", "w03", "w04", "w25", "w05", "w06", "b16"]
    game = finesse_alone(laid)
    finish(game)
    assert grid(game) == ["w01", "w02", "b01", "w03", "w04", "w25", "w05", "w06", "b02"]


def test_of_equals_worth_least_it_takes_the_topmost():
    """project_l-83e."""
    laid = ["w01", "w02", "w12", "w03", "w04", "w13", "w05", "w06", "b16"]
    game = finesse_alone(laid)
    finish(game)
    assert grid(game)[2::3] == ["b01", "w13", "b02"]
    game = finesse_alone(GRID)
    finish(game)
    assert grid(game)[2::3] == ["b01", "b02", "w27"]


def test_the_second_puzzle_is_none_of_those_that_fill_the_places():
    """project_l-83e: only after both are taken."""
    laid = ["w01", "w02", "b16", "w03", "w04", "w25", "w05", "w06", "w26"]
    game = finesse_alone(laid, deck_of=["w07", "w08"])
    finish(game)
    assert grid(game)[2::3] == ["w07", "w08", "w26"]


def test_a_column_with_a_single_puzzle():
    """project_l-83e: nothing is left there for the second."""
    laid = ["w01", "w02", "b16", "w03", "w04", None, "w05", "w06", None]
    game = finesse_alone(laid, deck_of=[], ending=Ending.TRIGGERED)
    events = finish(game)
    assert len(told(events, Event.OPPONENT_TOOK)) == 1
    assert now(game).opponent_score == 5
    assert grid(game)[2::3] == [None, None, None]


def test_one_card_for_two_places():
    """project_l-83e: the upper one gets it."""
    game = finesse_alone(GRID, deck_of=["b01"])
    finish(game)
    assert grid(game)[2::3] == ["b01", None, "w27"]
    assert now(game).ending == Ending.LAST_ROUND


def test_locks_move_as_without_finesse():
    """project_l-83c, project_l-83e."""
    game = finesse_alone(GRID, above=(1, 2, 0), supply=3)
    finish(game)
    assert locks(game) == [0, 1, 5, 0]


def test_without_finesse_it_takes_one():
    game = alone(locks=(0, 0, 0))
    assert len(told(finish(game), Event.OPPONENT_TOOK)) == 1


@pytest.mark.sweep
def test_the_recycle_tile_stays_out():
    """project_l-83e: though nearly all other tiles come up."""
    found = set()
    for seed in range(6 if INTERPRETED else 80):
        record = now(GAME.deal(1, seed, {"finesse": "ambassador"}))
        found |= {TILE_IDS[tile] for tile in (*record.face_down, *record.tiles)}
    assert "FC2" not in found
    assert INTERPRETED or found == {*TILE_IDS} - {"FC2"}


def test_the_last_tile_ends_the_game_after_the_opponents_turn():
    """project_l-83e, project_l-19: a tile a round."""
    game = finesse_alone(GRID, above=(0, 0, 0), tiles_gone=8)
    finish(game)
    assert (now(game).tiles_gone, now(game).ending) == (9, Ending.NORMAL)
    events = finish(game)
    assert Event.OPPONENT_TOOK in kinds(events)
    assert now(game).tiles_gone == 10
    assert now(game).ending == Ending.OVER
