"""Words that are no move: what is wrong is said where it is understood."""

import pytest

from games.project_l.positions import (
    now,
    table,
)
from games.project_l.wording import read
from parlour.errors import BadWords
from parlour.games.project_l import GAME
from parlour.games.project_l.table import Step

pytestmark = pytest.mark.talk


def trouble(words, step=Step.ACTION, **told):
    """The one sentence that words get which are no move."""
    with pytest.raises(BadWords) as refusal:
        read(words, step, **told)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("words", "example"),
    [
        ("", "places D1 in 1 at c3"),
        ("fold", "places D1 in 1 at c3"),
        ("b3 turned", "places D1 in 1 at c3"),
        ("T4 in 2 at b3 twice", "places D1 in 1 at c3"),
        ("turn T4 in 2 at b3", "places D1 in 1 at c3"),
        ("place", "places D1 in 1 at c3"),
        ("take w05 please", "takes w05"),
        ("take q77 please", "takes w05"),
        ("draw 2 black", "takes w05"),
        ("buy w05", "places D1 in 1 at c3"),
        ("end the game", "ends the turn"),
    ],
)
def test_other_words_get_one_sentence_with_a_legal_example(words, example):
    assert trouble(words) == f'"{words}" is no move here; say it like "{example}".'


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("take", ["takes w05", "takes w06", "takes w07", "takes w08"]),
        ("get", ["takes w05", "takes w06", "takes w07", "takes w08"]),
        ("pick", ["takes w05", "takes w06", "takes w07", "takes w08"]),
        ("blind", ["takes the top white puzzle", "takes the top black puzzle"]),
        ("draw a puzzle", ["takes the top white puzzle", "takes the top black puzzle"]),
        ("recycle", ["recycles the white row", "recycles the black row"]),
        (
            "trade",
            [f"upgrades {pair}" for pair in ("D1 to I2", "I2 to D1", "I2 to I3", "I2 to V3")],
        ),
    ],
)
def test_words_that_say_too_little_are_told_what_they_could_mean(words, meant):
    more = " or others" if words in ("take", "get", "pick", "split") else ""
    either = " or ".join(f'"{said}"' for said in meant)
    assert trouble(words) == f"That could mean {either}{more}; say which."


@pytest.mark.parametrize(
    ("step", "example"),
    [
        (Step.EXTRA, "ends the turn"),
        (Step.RECYCLE_ORDER, "puts w05 under next"),
        (Step.REWARD_PICK, "picks D1"),
        (Step.ARROW, "upgrades D1 to I2"),
        (Step.TOUCHES, "places D1 in 1 at c3"),
    ],
)
def test_the_example_suits_the_step(step, example):
    assert trouble("what now", step).endswith(f' say it like "{example}".')


def test_whoever_waits_is_asked_nothing():
    assert trouble("take w05", Step.WAIT) == "Nothing is asked of you now."


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
    assert trouble(words) == sentence


NONE_ALLOWED = "That could mean several moves, but none of them is allowed now"
HELD = "D1 I2 T4 S4 P5"


@pytest.mark.parametrize("words", ["split", "T4", "L5"])
def test_what_is_not_allowed_is_not_suggested(words):
    example = 'say it like "places D1 in 1 at c3"'
    assert trouble(words, supply={"T4": 0}) == f"{NONE_ALLOWED}; {example}."


@pytest.mark.parametrize("words", ["T4 in 2", "place T4", "T4 turned in 1", "trade T4"])
def test_what_is_not_in_stock_is_said(words):
    assert trouble(words) == "You have no T4 in your stock."


def test_what_fits_nowhere_is_said():
    game = now(table(2, slots=[["w01"]], stocks=["P5"]))
    with pytest.raises(BadWords, match=r"^P5 cannot be placed anywhere now\.$"):
        GAME.read(game, 0, "place P5")
    assert trouble("place P5 in 1", stocks=["P5"]) == "P5 cannot be placed there now."


STICKS_OUT = "it would stick out; name the first cell it covers, row by row."
ALL_CELLS = "name its first cell, or all of them."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("T4 in 2", 'Say where, like "places T4 in 2 at a4 turned twice".'),
        ("place I2 in b01", 'Say where, like "places I2 in 2 at a4".'),
        (
            "place T4",
            'Say where, like "places T4 in 2 at a4 turned twice".',
        ),  # it does not fit into 1
        ("T4 turned in 1", "T4 cannot be placed there now."),
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
    assert trouble(words, stocks=[HELD]) == sentence


def test_a_piece_in_stock_named_alone_is_told_what_may_be_done_with_it():  # project_l-33
    wanted = '"upgrades D1 to I2" or "upgrades I2 to D1" or "upgrades I2 to I3" or '
    assert trouble("I2").startswith(f"That could mean {wanted}")


def test_who_has_no_puzzle_is_told_so():  # project_l-39
    assert trouble("D1 in w05 at b3", players=2, seat=1) == (
        "w05 is none of your puzzles; you have none yet."
    )
    assert trouble("place D1", seat=1) == "You have no puzzle yet: take one first."
    assert trouble("place D1 in 1", seat=1) == "You have no puzzle there yet: take one first."
    assert trouble("place D1 in 3") == "You have no puzzle there yet: take one first."


LIE_THERE = "there lie w05, w06, w07, w08, b09, b10, b11, b12."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("w32", f"w32 does not lie in a row you could take from; {LIE_THERE}"),
        ("take b01", f"b01 does not lie in a row you could take from; {LIE_THERE}"),
        ("white 5", "The white row has the places 1 to 4."),
        ("take black 0", "The black row has the places 1 to 4."),
        ("black set white 1", 'There is only one set of rows; say it like "take white 1".'),
        ("grid 4", 'Say from which row, like "take white 1".'),
        ("take 3", 'Say from which row, like "take white 1".'),
        (
            "take black",
            'Say which black puzzle, like "take black 1" or "takes the top black puzzle".',
        ),
    ],
)
def test_what_a_take_lacks(words, sentence):  # project_l-23
    assert trouble(words) == sentence


IN_GRID = "there lie w05, w06, w07, w08, w09, w10, w11, w12, w13."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("b01", "b01 does not lie in the grid; " + IN_GRID),
        ("white 1", 'Playing alone you have a grid and no rows; say it like "take 1".'),
        ("take white", 'Say which puzzle, like "take 1" or "takes the top puzzle".'),
        ("take 10", "The grid has the places 1 to 9."),
        ("grid 0", "The grid has the places 1 to 9."),
    ],
)
def test_what_a_take_lacks_alone(words, sentence):  # project_l-83
    assert trouble(words, players=1) == sentence


def test_with_two_stones_the_rows_are_shorter_and_each_has_a_set():  # project_l-09, project_l-26
    assert trouble("white 4", players=5) == "The white row has the places 1 to 3."
    own = {0: "w05, w06, w07, b09, b10, b11", 3: "w13, w14, w15, b17, b18, b19"}
    for seat, there in own.items():
        wanted = f"b20 does not lie in a row you could take from; there lie {there}."
        assert trouble("take b20", players=6, seat=seat) == wanted


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
    assert trouble(words, stocks=[HELD]) == sentence
