"""Moves of Project L as numbers and as words."""

import pytest

from games.project_l.positions import (
    blind,
    choosing,
    legal,
    now,
    placing,
    recycling,
    splitting,
    table,
    taking,
    upgrading,
    walk,
)
from parlour.errors import BadWords
from parlour.games.project_l import GAME
from parlour.games.project_l.box import PIECE_IDS
from parlour.games.project_l.moves import (
    AMBASSADOR,
    DONE,
    FIRST_DECK,
    FIRST_PIECE,
    FIRST_PLACE,
    FIRST_SPLIT,
    FIRST_UPGRADE,
    FREE_DOT_MOVE,
    INSERT,
    MASTER,
    MOVES,
)
from parlour.games.project_l.placements import COVERED, FIRST_CELL, PIECE, PLACEMENTS
from parlour.games.project_l.table import Step
from parlour.games.project_l.words import cell_name

TABLES = (1, 2, 4, 5, 6)
STEPS = tuple(Step)


ROWS = {1: (range(9),), 5: (range(3), range(4, 7), range(8, 11), range(12, 15))}
ROWS |= {2: (range(4), range(4, 8)), 6: ROWS[5]}


def laid_out(players):
    """A puzzle for every place: w05, w06 and so on in white rows and the grid, b05 on in black."""
    places = [place for row in ROWS.get(players, ROWS[2]) for place in row]
    colour = "ww" if players == 1 else "wb"
    return {place: f"{colour[place // 4 % 2]}{place + 5:02}" for place in places}


def at(step=Step.ACTION, players=2, seat=0, **told):
    """A position for words alone."""
    position = table(players, market=laid_out(players), slots=[["w01", "b01"]], **told)
    position.games["players"]["step"][0, seat] = step
    return now(position)


def read(words, step=Step.ACTION, seat=0, **told):
    return GAME.read(at(step, seat=seat, **told), seat, words)


def say(move, step=Step.ACTION, **told):
    return GAME.say(at(step, **told), 0, move)


def meant(game, seat):
    """The moves that mean something, each with its words."""
    found = {}
    for move in range(MOVES):
        try:
            found[move] = GAME.say(game, seat, move)
        except BadWords:
            continue
    return found


# Numbers to words and back


def test_moves_are_numbered_from_0_to_2587():  # project_l-83f
    assert (FIRST_PLACE, FIRST_DECK, FREE_DOT_MOVE, FIRST_UPGRADE) == (2380, 2396, 2400, 2401)
    assert (FIRST_SPLIT, MASTER, DONE, FIRST_PIECE, MOVES) == (2545, 2572, 2575, 2576, 2588)
    assert GAME.contract.moves == MOVES


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("players", TABLES)
def test_the_words_of_every_move_mean_that_move_alone(players, step):
    game = at(step, players)
    said = meant(game, 0)
    assert len(set(said.values())) == len(said)
    assert [GAME.read(game, 0, words) for words in said.values()] == list(said)


@pytest.mark.parametrize("players", TABLES)
def test_what_is_not_on_the_table_means_nothing(players):
    game = at(players=players)
    gaps = {taking(place) for place in range(16) if game.market[place] < 0}
    second_deck = {blind(1)} if players == 1 else set()
    assert set(range(MOVES)) - set(meant(game, 0)) == gaps | second_deck | {choosing("D1")}
    for move in (-1, MOVES):
        with pytest.raises(BadWords, match=rf"^Move {move} means nothing here\.$"):
            GAME.say(game, 0, move)


@pytest.mark.parametrize("players", TABLES)
def test_every_legal_move_of_a_game_is_said_and_read(players):
    for position, seat, _ in walk(players, seed=players, options={"recycle_order": 1}, most=60):
        game, moves = now(position), legal(position, seat)
        words = [GAME.say(game, seat, move) for move in moves]
        assert [GAME.read(game, seat, said) for said in words] == moves


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (placing(0, "D1", 3), "places D1 in 1 at d1"),
        (placing(1, "T4", 6, 10, 11, 12), "places T4 in 2 at b2"),
        (placing(1, "T4", 11, 16, 21, 17), "places T4 in 2 at b3 turned"),
        (placing(3, "T4", 10, 11, 12, 16), "places T4 in 4 at a3 turned twice"),
        (placing(3, "S4", 5, 6, 11, 12), "places S4 in 4 at a2 flipped"),
        (placing(0, "S4", 6, 10, 11, 15), "places S4 in 1 at b2 flipped turned"),
        (taking(0), "takes w05"),
        (taking(5), "takes b10"),
        (blind(0), "takes the top white puzzle"),
        (blind(1), "takes the top black puzzle"),
        (recycling(0), "recycles the white row"),
        (FREE_DOT_MOVE, "takes D1 for nothing"),
        (upgrading("I2", "T4"), "upgrades I2 to T4"),
        (splitting("P5 into D1 O4"), "splits P5 into D1 O4"),
        (MASTER, "begins Master"),
        (AMBASSADOR, "begins Ambassador"),
        (INSERT, "inserts an action"),
        (DONE, "ends the turn"),
        (choosing("T4"), "picks T4"),
    ],
)
def test_how_moves_are_said(move, words):
    assert say(move) == words


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (Step.EXTRA, "ends the turn"),
        (Step.MULTI_PLACE, "finishes placing"),
        (Step.GHOST_PLACE, "finishes placing"),
        (Step.REWARD_PICK, "goes without a reward"),
        (Step.ARROW, "declines the arrow"),
        (Step.TOUCHES, "stops"),
    ],
)
def test_done_is_said_by_what_it_ends(step, words):
    assert say(DONE, step) == words


def test_a_row_is_put_under_puzzle_by_puzzle():  # project_l-30
    assert say(taking(0), Step.RECYCLE_ORDER) == "puts w05 under next"
    for words in ("puts w05 under next", "put w05 under", "w05", "white 1"):
        assert read(words, Step.RECYCLE_ORDER) == taking(0)


def test_alone_there_are_a_grid_and_a_single_deck():  # project_l-83, project_l-83f
    game = at(players=1)
    assert GAME.say(game, 0, taking(3)) == "takes w08"
    assert GAME.say(game, 0, blind(0)) == "takes the top puzzle"
    for words in ("take w08", "w08", "grid 4", "take grid 4", "take 4"):
        assert GAME.read(game, 0, words) == taking(3)
    for words in ("take the top puzzle", "top", "blind", "top white", "draw", "take from the deck"):
        assert GAME.read(game, 0, words) == blind(0)


# Short forms

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
        cells = [cell_name(cell) for cell in range(25) if int(COVERED[n]) >> cell & 1]
        words = f"{PIECE_IDS[PIECE[n]]} in 3 on {' '.join(cells)}"
        assert GAME.read(game, 0, words) == 2 * PLACEMENTS + n
        assert cells[0] == cell_name(FIRST_CELL[n])


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


# Words that are no move: what is wrong is said where it is understood


def misheard(words, step=Step.ACTION, **told):
    """The one sentence that words get which are no move."""
    with pytest.raises(BadWords) as refusal:
        read(words, step, **told)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("words", "example"),
    [
        ("", "places T4 in 2 at b3 turned"),
        ("fold", "places T4 in 2 at b3 turned"),
        ("b3 turned", "places T4 in 2 at b3 turned"),
        ("T4 in 2 at b3 twice", "places T4 in 2 at b3 turned"),
        ("turn T4 in 2 at b3", "places T4 in 2 at b3 turned"),
        ("place", "places T4 in 2 at b3 turned"),
        ("take w05 please", "takes w05"),
        ("take q77 please", "takes w05"),
        ("take", "takes w05"),
        ("draw 2 black", "takes the top white puzzle"),
        ("recycle", "recycles the white row"),
        ("trade", "upgrades I2 to V3"),
        ("get", "upgrades I2 to V3"),
        ("split", "splits P5 into D1 O4"),
        ("pick", "picks T4"),
        ("begin", "begins Master"),
        ("buy w05", "inserts an action"),
        ("end the game", "ends the turn"),
    ],
)
def test_other_words_get_one_sentence_with_an_example(words, example):
    assert misheard(words) == f'"{words}" is no move here; say it like "{example}".'


@pytest.mark.parametrize(
    ("step", "example"),
    [
        (Step.EXTRA, "inserts an action"),
        (Step.RECYCLE_ORDER, "puts w05 under next"),
        (Step.REWARD_PICK, "picks T4"),
        (Step.ARROW, "upgrades I2 to V3"),
        (Step.TOUCHES, "places T4 in 2 at b3 turned"),
    ],
)
def test_the_example_suits_the_step(step, example):
    assert misheard("what now", step).endswith(f' say it like "{example}".')


PIECES_ARE = "the pieces are D1, I2, I3, V3, I4, O4, T4, L4, S4, P5, U5, L5."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("place Q4 in 1 at b3", f"There is no piece Q4; {PIECES_ARE}"),
        ("upgrade d1 to b9", "There is no puzzle b9; puzzles have names like w05."),
        ("upgrade d1 to d9", f"There is no piece D9; {PIECES_ARE}"),
        ("take a1", f"There is no piece A1; {PIECES_ARE}"),
        ("take w99", "There is no puzzle w99; puzzles have names like w05."),
        ("take w5", "There is no puzzle w5; puzzles have names like w05."),
        ("take b3", "There is no puzzle b3; puzzles have names like w05."),
        ("T4 in w99 at b3", "There is no puzzle w99; puzzles have names like w05."),
        ("place D1 in 1 at f1", "There is no cell f1; the cells are a1 to e5."),
        ("turned D1 at b6 in 1", "There is no cell b6; the cells are a1 to e5."),
    ],
)
def test_names_that_nothing_has(words, sentence):
    assert misheard(words) == sentence


STICKS_OUT = "it would stick out; name the first cell it covers, row by row."
ALL_CELLS = "name its first cell, or all of them."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("T4", 'Say what to do with T4, like "place T4 in 1 at b3".'),
        ("T4 in 2", 'Say where, like "places T4 in 2 at a4 turned twice".'),
        ("place I2 in b01", 'Say where, like "places I2 in 2 at a4".'),
        (
            "place T4",
            'Say where, like "places T4 in 2 at a4 turned twice".',
        ),  # it does not fit into 1
        ("T4 turned in 1", 'Say where, like "places T4 in 1 at a1 turned twice".'),
        ("place a dot at b3", 'Say in which puzzle, like "places D1 in 1 at c3".'),
        ("T4 in 5 at b3", "There is no slot 5; slots are 1 to 4."),
        ("T4 in 0", "There is no slot 0; slots are 1 to 4."),
        ("T4 in 12 at b3", "There is no slot 12; slots are 1 to 4."),
        ("T4 in w32 at b3", "w32 is none of your puzzles; you have w01 b01."),
        ("T4 in 2 at e5", f"T4 cannot lie so at e5: {STICKS_OUT}"),
        ("T4 in 2 at e1 turned", f"T4 cannot lie so at e1: {STICKS_OUT}"),
        ("T4 in 2 on b3 b4", f"T4 cannot cover just b3 b4: {ALL_CELLS}"),
        (
            "T4 in 2 on b3 b4 b5 c4 turned twice",
            f"T4 cannot cover just b3 b4 b5 c4 when held so: {ALL_CELLS}",
        ),
    ],
)
def test_what_a_placement_lacks(words, sentence):  # project_l-39
    assert misheard(words) == sentence


def test_who_has_no_puzzle_is_told_so():  # project_l-39
    assert misheard("D1 in w05 at b3", players=2, seat=1) == (
        "w05 is none of your puzzles; you have none yet."
    )
    assert misheard("place D1", seat=1) == "You have no puzzle yet: take one first."
    assert misheard("place D1 in 1", seat=1) == "You have no puzzle there yet: take one first."
    assert misheard("place D1 in 3") == "You have no puzzle there yet: take one first."


LIE_THERE = "there lie w05, w06, w07, w08, b09, b10, b11, b12."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("w32", f"w32 does not lie in a row you could take from; {LIE_THERE}"),
        ("take b01", f"b01 does not lie in a row you could take from; {LIE_THERE}"),
        ("white 5", "The white row has the places 1 to 4."),
        ("take black 0", "The black row has the places 1 to 4."),
        ("black set white 1", 'There is only one set of rows; say it like "take white 2".'),
        ("grid 4", 'Say from which row, like "take white 2".'),
        ("take 3", 'Say from which row, like "take white 2".'),
        ("blind", 'Say from which deck, like "takes the top white puzzle".'),
        ("draw a puzzle", 'Say from which deck, like "takes the top white puzzle".'),
        (
            "take black",
            'Say which black puzzle, like "take black 2" or "takes the top black puzzle".',
        ),
    ],
)
def test_what_a_take_lacks(words, sentence):  # project_l-23
    assert misheard(words) == sentence


IN_GRID = "there lie w05, w06, w07, w08, w09, w10, w11, w12, w13."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("b01", "b01 does not lie in the grid; " + IN_GRID),
        ("white 1", 'Playing alone you have a grid and no rows; say it like "take 3".'),
        ("take white", 'Say which puzzle, like "take 3" or "takes the top puzzle".'),
        ("take 10", "The grid has the places 1 to 9."),
        ("grid 0", "The grid has the places 1 to 9."),
    ],
)
def test_what_a_take_lacks_alone(words, sentence):  # project_l-83
    assert misheard(words, players=1) == sentence


def test_with_two_stones_the_rows_are_shorter_and_each_has_a_set():  # project_l-09, project_l-26
    assert misheard("white 4", players=5) == "The white row has the places 1 to 3."
    own = {0: "w05, w06, w07, b09, b10, b11", 3: "w13, w14, w15, b17, b18, b19"}
    for seat, there in own.items():
        wanted = f"b20 does not lie in a row you could take from; there lie {there}."
        assert misheard("take b20", players=6, seat=seat) == wanted


def test_rows_without_puzzles_have_nothing_to_name():  # project_l-24
    game = now(table(2, market=dict.fromkeys(range(8))))
    with pytest.raises(BadWords, match=r"^w05 does not lie in a row you could take from\.$"):
        GAME.read(game, 0, "take w05")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("upgrade d1", 'Say what you take for it, like "upgrades D1 to I2".'),
        ("trade S4", 'Say what you take for it, like "upgrades S4 to D1".'),
        ("trade P5", 'Say what you take for it, like "upgrades P5 to D1".'),
        ("split P5 I2 I2", 'P5 is not split so; say it like "splits P5 into D1 O4".'),
        ("split O4 I2 I2", "O4 is no ghost; P5, U5, L5 are split."),
    ],
)
def test_what_an_exchange_or_a_split_lacks(words, sentence):  # project_l-33, project_l-45
    assert misheard(words) == sentence
