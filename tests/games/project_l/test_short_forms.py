"""Short forms of moves that are understood."""

import pytest

from games.project_l.positions import (
    blind,
    choosing,
    now,
    placing,
    recycling,
    splitting,
    table,
    taking,
    upgrading,
)
from games.project_l.wording import at, read
from parlour.games.project_l import GAME
from parlour.games.project_l.box.pieces import PIECE_IDS
from parlour.games.project_l.box.placements import COVERED, FIRST_CELL, PIECE_PLACED, PLACEMENTS
from parlour.games.project_l.moves import (
    AMBASSADOR,
    DONE,
    FREE_DOT_MOVE,
    INSERT,
    MASTER,
)
from parlour.games.project_l.nouns import CELL
from parlour.games.project_l.table import Step

pytestmark = pytest.mark.talk

T4_TURNED = placing(1, "T4", 11, 16, 21, 17)


@pytest.mark.parametrize(
    "words",
    [
        "places T4 in 2 at b3 turned",
        "place T4 in 2 at b3 turned",
        "T4 in 2 at b3 turned",
        "T4 2 b3 turned",
        "  t4  IN slot 2, at B3: Turned ",
        "lay t4 turned in 2 at b3",
        "put T4 into 2 at b3 rotated",
        "place T4 at b3 in 2 turned",  # the cell before the slot
        "place T4 turned at b3 in b01",
        "T4 b3 b4 b5 c4 2",
        "T4 b01 b3 turned",  # by the puzzle in the slot
        "T4 in 2 on b3 b4 b5 c4",
        "T4 in 2 on c4 b5 b4 b3 turned",
        "T4 2 b3 turned flipped",  # the same either way up
        "T4 2 b3 turned turned2 turned twice",
    ],
)
def test_placements_in_short(words):  # project_l-39
    assert read(words) == T4_TURNED


@pytest.mark.parametrize("words", ["flipped turned", "turned flipped", "rotated, mirrored"])
def test_hold_words_come_in_any_order(words):  # project_l-39
    assert read(f"S4 in 1 at b2 {words}") == placing(0, "S4", 6, 10, 11, 15)


@pytest.mark.parametrize(
    ("words", "cells"),
    [
        ("V3 1 a1", (0, 5, 6)),
        ("V3 1 a1 turned", (0, 1, 5)),
        ("V3 1 a1 turned twice", (0, 1, 6)),
        ("V3 1 b1 turned thrice", (1, 5, 6)),
        ("V3 1 b1 flipped", (1, 5, 6)),
        ("V3 1 a1 flipped turned", (0, 5, 6)),
        ("I2 1 d1", (3, 4)),
        ("I2 1 d1 turned thrice", (3, 8)),
        ("I2 1 d1 e1", (3, 4)),
        ("D1 1 d1", (3,)),
        ("D1 1 d1 turned", (3,)),
    ],
)
def test_pieces_are_held_and_turned_clockwise(words, cells):
    assert read(words) == placing(0, words[:2], *cells)


def test_a_hold_not_said_is_the_plain_one():
    assert read("T4 2 b3") == placing(1, "T4", 11, 15, 16, 17)


def test_every_placement_is_told_by_its_cells_alone():
    game = at()
    for n in range(PLACEMENTS):
        cells = [CELL.said(cell) for cell in range(25) if int(COVERED[n]) >> cell & 1]
        words = f"{PIECE_IDS[PIECE_PLACED[n]]} in 3 on {' '.join(cells)}"
        assert GAME.read(game, 0, words) == 2 * PLACEMENTS + n
        assert cells[0] == CELL.said(FIRST_CELL[n])


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("take w05", taking(0)),
        ("W05", taking(0)),
        ("take white 1", taking(0)),
        ("white 1", taking(0)),
        ("black 2", taking(5)),
        ("take black 2", taking(5)),
        ("clear white 2", taking(1)),
        ("blind white", blind(0)),
        ("take the top black puzzle", blind(1)),
        ("top black", blind(1)),
        ("black top", blind(1)),
        ("take from the white deck", blind(0)),
        ("take white deck", blind(0)),
        ("take the top of the black deck", blind(1)),
        ("draw white", blind(0)),
        ("draw from black", blind(1)),
        ("draw w05", taking(0)),
        ("take w05 from the white row", taking(0)),
        ("recycle black", recycling(1)),
        ("recycle the white row", recycling(0)),
        ("dot", FREE_DOT_MOVE),
        ("take d1", FREE_DOT_MOVE),
        ("take a dot", FREE_DOT_MOVE),
        ("get a dot for nothing", FREE_DOT_MOVE),
        ("D1 for nothing", FREE_DOT_MOVE),
        ("upgrade I2 T4", upgrading("I2", "T4")),
        ("I2 to T4", upgrading("I2", "T4")),
        ("i2->d1", upgrading("I2", "D1")),
        ("exchange D1 for D1", upgrading("D1", "D1")),
        ("trade d1 for i2", upgrading("D1", "I2")),
        ("swap a dot for i2", upgrading("D1", "I2")),
        ("give d1 and take i2", upgrading("D1", "I2")),
        ("get i2 for d1", upgrading("D1", "I2")),
        ("take i2 for d1", upgrading("D1", "I2")),
        ("place a dot in 1 at d1", placing(0, "D1", 3)),
        ("place d1 at d1 in 1", placing(0, "D1", 3)),
        ("split P5 D1 O4", splitting("P5 into D1 O4")),
        ("P5 into O4, D1", splitting("P5 into D1 O4")),
        ("u5 i2 d1 d1 d1", splitting("U5 into D1 D1 D1 I2")),
        ("master", MASTER),
        ("begin Master", MASTER),
        ("AMBASSADOR", AMBASSADOR),
        ("insert", INSERT),
        ("insert an action", INSERT),
        ("pick T4", choosing("T4")),
        ("take T4", choosing("T4")),
        *((words, DONE) for words in ("done", "end", "pass", "stop", "end the turn", "Finish")),
        *((words, DONE) for words in ("end turn", "end my turn", "I pass")),
    ],
)
def test_other_moves_in_short(words, move):
    assert read(words) == move


@pytest.mark.parametrize("words", ["D1", "dot", "pick d1", "take D1"])
def test_a_reward_may_be_named_alone(words):  # project_l-59
    assert read(words, Step.REWARD_PICK) == choosing("D1")
    assert read("t4", Step.REWARD_PICK) == choosing("T4")
    assert read("D1 for nothing", Step.REWARD_PICK) == FREE_DOT_MOVE


def test_with_two_stones_a_row_is_that_of_your_own_set():  # project_l-26
    game = at(players=6)
    assert [GAME.read(game, seat, "white 2") for seat in (0, 3)] == [taking(1), taking(9)]
    for seat in (0, 3):
        assert GAME.read(game, seat, "clear white 2") == taking(1)
        assert GAME.read(game, seat, "clear set black 3") == taking(6)
        assert GAME.read(game, seat, "black-set white 2") == taking(9)
        assert GAME.read(game, seat, "black set black 3") == taking(14)


def test_a_gap_can_be_named_by_its_place():  # project_l-24
    position = table(2, market={5: None})
    assert GAME.read(now(position), 0, "take black 2") == taking(5)
