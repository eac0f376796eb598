"""How long a legal list, a game and a move's story can get, and which number means what."""

import numpy as np
import pytest

from games.small_islands.hunting import (
    BARE,
    EVERYWHERE,
    hunt,
    player,
    raise_it,
    share_out,
    walk,
)
from games.small_islands.positions import SEATS, legal, step, table
from parlour.games.small_islands import GAME
from parlour.games.small_islands.box.clues import CARDS, CLUES
from parlour.games.small_islands.box.map import HEXES, MOST_LAND, WORD, WORDS
from parlour.games.small_islands.box.pieces import MOST_TURNS, ROSES
from parlour.games.small_islands.box.treasure import COPIES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import (
    ACTS,
    FIRST,
    FIRST_SPOT,
    MOST_LEGAL,
    MOST_MOVES,
    MOVES,
    Act,
)
from parlour.games.small_islands.rules.raising.treasures import ALL_TREASURE, BITS
from parlour.games.small_islands.table import LINKS, MOST_EVENTS, Step
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

SEEDS = 1 if INTERPRETED else 6
LENGTH = 200 if INTERPRETED else 2000
WITH_CHOICES = {
    Step.ACTION: (0, ACTS),
    Step.CARD: (ACTS, CLUES),
    Step.TILE: (ACTS + CLUES, 4),
    Step.SHOW: (ACTS + CLUES + 4, CLUES),
    Step.NEW_CLUE: (ACTS + 2 * CLUES + 4, CLUES),
    Step.CLAIM: (ACTS + 3 * CLUES + 4, 2),
    Step.CURSE: (ACTS + 3 * CLUES + 6, 2),
    Step.TRIAD: (ACTS + 3 * CLUES + 8, 4),
    Step.TRIAD_TURN: (ACTS + 3 * CLUES + 12, 6),
    Step.FACING: (ACTS + 3 * CLUES + 18, 6),
}
WITH_HEXES = (
    Step.MOVE,
    Step.LAVA,
    Step.CUBE,
    Step.VEHICLE,
    Step.OBJECT,
    Step.STATUE,
    Step.TRIAD_LAVA,
)


# The numbers of the moves


def test_each_question_has_a_run_of_its_own():
    """Acts are shared by the three questions of a turn, hexes lie behind everything else."""
    end = 0
    for asked, (first, size) in WITH_CHOICES.items():
        assert FIRST[asked] == first == end
        end += size
    assert FIRST[Step.START] == FIRST[Step.MOVE] == FIRST[Step.ACTION]
    assert [FIRST_SPOT[asked] for asked in WITH_HEXES] == [end + i * HEXES for i in range(7)]
    assert end + 7 * HEXES == MOVES == GAME.contract.moves
    assert all(FIRST_SPOT[asked] == MOVES for asked in Step if asked not in WITH_HEXES)


def test_acts_with_a_column_have_four_numbers():
    """small_islands-73"""
    starts = [Act.RAISE, Act.CLUE, Act.TILE, Act.BUY_CLUE, Act.BUY_TILE, Act.CUBE]
    assert starts == list(range(8, 32, 4))
    assert (ACTS, len(Act)) == (32, 14)
    assert Act.CLUE % 4 == 0  # the column is taken from the number by its last bits


# Sizes


def test_sets_fit_their_words():
    """Cards in one word, hexes in three, all treasure in a byte each."""
    assert CARDS <= 62
    assert WORD * WORDS >= HEXES
    assert WORD <= 62
    assert max(COPIES) < 1 << BITS
    assert int(sum(COPIES)) <= np.iinfo(np.int8).max
    assert len(COPIES) * BITS <= 56
    assert ALL_TREASURE < 1 << 62


def test_small_fields_hold_what_they_must():
    """Bytes for cards and roses, two bytes for hexes and turns."""
    byte, word = np.iinfo(np.int8).max, np.iinfo(np.int16).max
    assert byte >= LINKS
    assert byte >= ROSES
    assert byte < HEXES <= word
    assert word >= MOST_TURNS
    for field in ("statues", "centre", "spot", "turns", "found"):
        assert GAME.contract.record[field].base == np.int16


# The longest lists and stories


def test_the_longest_list():
    """All land for a vehicle in the base game; far from the bound, which has the acts as well."""
    longest = 0
    for island in range(1, 33):
        position = GAME.deal(2, 1, {"volcano": "off", "island": island})
        assert step(position) == Step.VEHICLE
        longest = max(longest, len(legal(position)))
    assert longest == MOST_LAND == 104
    assert GAME.contract.most_legal == MOST_LEGAL >= MOST_LAND + ACTS


def test_a_move_with_everything_to_buy():
    """small_islands-24: bounds everywhere, and every act there is in a move."""
    columns = {name: [("not in a lake", 0)] for name in ("white", "grey", "black", "brown")}
    position = table(2, held=[9], step=Step.MOVE, moving=1, bounds=3, columns=columns, **BARE)
    assert len(legal(position)) < MOST_LEGAL


def test_the_longest_story():
    """small_islands-54, small_islands-60, small_islands-61: a raising of twelve roses, cursed."""
    laid = {"statues": [("L9", "N"), ("H10", "N"), ("D5", "N")], "treasure": [0, 0] + [2] * 10}
    position = hunt("012301230123"[:11], 4, options={"raise_ends_turn": "on"}, **laid)
    position.games[0]["deck"] = 0
    raise_it(position)
    assert len(position.events()) < MOST_EVENTS // 2
    share_out(position)
    assert len(position.events()) < MOST_EVENTS


def test_a_long_search_for_a_first_clue():
    """small_islands-19, small_islands-61: every card that can say nothing is put aside first."""
    position = hunt("0123", 4)
    nothing = sum(1 << card for card in range(CLUES - 12, CLUES))
    for seat in range(4):
        nothing &= ~int(player(position, seat)["hand"])
    position.games[0]["deck"] = nothing & ~int(position.games[0]["clues"][0])
    share_out(raise_it(position))
    aside = len([e for e in position.events() if e.kind == Event.LAID_ASIDE])
    assert aside >= len(EVERYWHERE) - 1
    assert len(position.events()) < MOST_EVENTS


# In play


@pytest.mark.soak
@pytest.mark.parametrize("purpose", [0.0, 0.85])
@pytest.mark.parametrize("players", SEATS)
def test_the_bounds_hold_in_play(players, purpose):
    """And every number belongs to the question that was asked."""
    for seed in range(SEEDS):
        for number, position in walk(players, seed + 10, {}, purpose, most=LENGTH):
            assert number <= MOST_MOVES == GAME.contract.most_moves
            assert len(position.events()) < MOST_EVENTS
            if step(position) != Step.OVER:
                check_list(legal(position), step(position))
                check_ranges(position)


def check_list(found, asked):
    """Not too long, and all in the runs of the question."""
    assert 0 < len(found) <= MOST_LEGAL
    first, size = WITH_CHOICES.get(asked, (0, ACTS if asked in (Step.START, Step.MOVE) else 0))
    hexes = range(FIRST_SPOT[asked], FIRST_SPOT[asked] + HEXES * (asked in WITH_HEXES))
    assert all(move in range(first, first + size) or move in hexes for move in found)


def check_ranges(position):
    """What the table says of its fields."""
    game = position.games[0]
    assert 0 <= game["bounds"] <= 3
    assert all(game[flag] in (0, 1) for flag in ("acted", "moving", "bounded", "bought", "last"))
    assert game["moving"] or game["bounds"] == game["bought"] == game["lava_paid"] == 0
    assert 0 <= game["lava_left"] <= 25
    assert 0 <= game["amulets_left"] <= 20
    for seat in range(int(game["seats"])):
        me = player(position, seat)
        assert min(me["amulets"], me["roses"], me["gold_held"], me["hand_held"]) >= 0
        assert me["roses"] <= ROSES


def test_a_whole_game_is_far_shorter_than_the_bound():
    """small_islands-69: at the safety stop at the latest."""
    number, position = list(walk(2, 7, {"turns": 40}, most=3000))[-1]
    assert step(position) == Step.OVER
    assert number * MOST_TURNS // 40 < MOST_MOVES
