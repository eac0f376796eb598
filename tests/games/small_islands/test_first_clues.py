"""First clues that say nothing are put aside: small_islands-19, small_islands-19b."""

import pytest

from games.small_islands.positions import (
    SEATS,
    ask_again,
    card,
    clue,
    clue_set,
    do,
    finish_setting_up,
    heard,
    step,
)
from parlour.games.small_islands import GAME
from parlour.games.small_islands.box.clues import LANDMARK, NEGATED
from parlour.games.small_islands.box.map import members
from parlour.games.small_islands.box.pieces import COLUMN_NAMES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.table import Step
from parlour.kit.rule import INTERPRETED

DEALS = 5 if INTERPRETED else 50
BASE = {"island": 1, "volcano": "off"}
every_table = pytest.mark.parametrize("players", SEATS)
ABOUT_HUTS = ["next to a hut", "not next to a hut", "not 1 or 2 spaces from a hut"]


def begun_with(*deck, discard=(), seed=3):
    """Two players set up an island without huts, with these clue cards alone."""
    position = GAME.deal(2, seed, BASE)
    game = position.games[0]
    game["huts"], game["deck"], game["discard"] = 0, clue_set(deck), clue_set(discard)
    finish_setting_up(position)
    return position


def test_a_first_clue_that_says_nothing_is_put_aside():
    """small_islands-19, small_islands-19b: it is discarded when one fits, and may come again."""
    for seed in range(6):
        position = begun_with(*ABOUT_HUTS, "on a beach", "in a jungle", seed=seed)
        aside = heard(position, Event.LAID_ASIDE)
        clues = position.games[0]["clues"].tolist()
        assert sum(clues) == clue_set(["on a beach", "in a jungle"])
        assert {values[0] for _, values in aside} <= {clue(name) for name in ABOUT_HUTS}
        assert [seat for seat, _ in aside] == sorted(
            (seat for seat, _ in aside), key=turn_order(position)
        )


def turn_order(position):
    first = int(position.games[0]["first"])
    return lambda seat: (seat - first) % 2


def test_a_column_for_which_no_card_fits_stays_empty():
    """small_islands-19b: without a clue or a rose; what was put aside is dealt out afterwards."""
    position = begun_with(*ABOUT_HUTS[:2], discard=ABOUT_HUTS[2:])
    game = position.games[0]
    first = int(game["first"])
    assert [seat for seat, _ in heard(position, Event.STAYS_EMPTY)] == [first, 1 - first]
    assert not game["clues"].any()
    assert [p["roses"] for p in game["players"][:2]] == [15, 15]
    assert [p["hand_held"] for p in game["players"][[first, 1 - first]]] == [3, 0]
    assert step(position) == Step.ACTION


def test_an_empty_column_waits_for_a_clue():
    """small_islands-19b"""
    position = begun_with(*ABOUT_HUTS, discard=["on a beach"])
    first = int(position.games[0]["first"])
    assert position.games[0]["clues"].tolist()[1 - first] == 0
    assert position.games[0]["clues"].tolist()[first] == clue_set(["on a beach"])
    player = position.games[0]["players"][first]
    player["hand"] = clue_set(["in a jungle"])
    ask_again(position)
    colour = COLUMN_NAMES[1 - first]
    card(do(position, Act.CLUE, colour), "in a jungle")
    assert position.games[0]["clues"].tolist()[1 - first] == clue_set(["in a jungle"])
    assert position.games[0]["roses"][clue("in a jungle")] == first + 1


@pytest.mark.sweep
@every_table
def test_first_clues_take_some_candidates_and_leave_some(players):
    """small_islands-19"""
    for seed in range(DEALS):
        position = GAME.deal(players, seed)
        finish_setting_up(position)
        game = position.games[0]
        land = members(game["land"])
        for column in range(players):
            assert 0 < game["found"][column] < len(land)
            begun = int(game["bottom"][column])
            marked = set(members(game["marks"][LANDMARK[begun]]))
            fitting = set(land) - marked if NEGATED[begun] else marked
            assert set(members(game["sites"][column])) == fitting
