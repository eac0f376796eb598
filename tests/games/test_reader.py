"""The one reader of typed words, on a lamp shop of a few moves."""

from types import SimpleNamespace

import pytest

from parlour.errors import AmbiguousWords, BadWords
from parlour.games.lexicon import Lexicon
from parlour.games.questions import Answer, Asked, Question, Questions
from parlour.games.reader import MOST_TYPED, read

pytestmark = pytest.mark.talk

RED, BLUE, NONE, J1, J10, TWO_TO_FIVE, FIVE_TO_TWO, TO_FIRST, TO_SECOND, TO_THIRD, PASS = range(11)
ANSWERS = {
    RED: Answer("takes the red lamp", ("lamp.red",), ("takes r1",)),
    BLUE: Answer("takes the blue lamp", ("lamp.blue",), ("takes b1",)),
    NONE: Answer("takes no lamp", ("do.none",)),
    J1: Answer("lights J1", ("lamp.j1",)),
    J10: Answer("lights J10", ("lamp.j10",)),
    TWO_TO_FIVE: Answer("moves 2 to 5", ("shelf.2", "shelf.5")),
    FIVE_TO_TWO: Answer("moves 5 to 2", ("shelf.5", "shelf.2")),
    TO_FIRST: Answer("gives it to @0", ("seat.0",), ("for @0",)),
    TO_SECOND: Answer("gives it to @1", ("seat.1",), ("for @1",)),
    TO_THIRD: Answer("gives it to @2", ("seat.2",), ("for @2",)),
    PASS: Answer("passes", ("do.pass",)),
}
OPEN, SHUT = 0, 1
THREE_AT_THE_TABLE = SimpleNamespace(seats=3, step=OPEN)
NAMES = ("Ada", "Bo", "Cy")


def meant(typed, legal=tuple(ANSWERS), names=(), seat=0, game=THREE_AT_THE_TABLE, **lexicon):
    """The move that words mean in the shop."""
    questions = Questions(
        step=lambda game, seat: game.step,
        steps={OPEN: Question("shop", "buying lamps", Asked("take a lamp", "shop-1"), ANSWERS)},
        lexicon=Lexicon(**lexicon),
    )
    return read(questions, game, seat, typed, legal, names)


def refused(typed, *args, **more):
    """What is said of words that are no move."""
    with pytest.raises(BadWords) as refusal:
        meant(typed, *args, **more)
    return str(refusal.value)


def either(typed, *args, **more):
    """What is said of words that could mean several moves."""
    with pytest.raises(AmbiguousWords) as refusal:
        meant(typed, *args, **more)
    return str(refusal.value)


# A move's own words


@pytest.mark.parametrize("move", [RED, NONE, J1, J10, TWO_TO_FIVE, FIVE_TO_TWO, PASS])
def test_a_moves_own_words_are_understood_legal_or_not(move):
    words = ANSWERS[move].words
    assert meant(words) == meant(words, legal=()) == meant(words.upper()) == move


@pytest.mark.parametrize(
    "typed",
    [
        "takes the red lamp",
        "take the red lamp",
        "take red lamp",
        "the red lamp",
        "Red lamp.",
        "  TAKE   a red\tlamp! ",
        "takes r1",
        "R1",
    ],
)
def test_as_statement_as_command_and_without_verb(typed):
    assert meant(typed) == RED


def test_numbers_may_be_written_out():
    assert meant("moves two to five") == meant("two to five") == TWO_TO_FIVE


def test_what_stands_in_brackets_is_no_part_of_a_move():
    assert meant("takes the red lamp (3 points)") == RED
    assert meant("(I think) take (not blue, not any other) red") == RED
    assert refused("(red lamp)").startswith('"(red lamp)" is no move here')


# As few words as are unmistakable


@pytest.mark.parametrize(
    ("typed", "move"), [("red", RED), ("lamp blue", BLUE), ("take red", RED), ("2 5", TWO_TO_FIVE)]
)
def test_a_few_of_the_words_do(typed, move):
    assert meant(typed) == move


def test_a_few_words_mean_the_legal_move_that_has_them():
    assert meant("lamp", legal=(BLUE, PASS)) == BLUE
    assert meant("2", legal=(FIVE_TO_TWO, PASS)) == FIVE_TO_TWO


def test_a_few_words_of_a_move_that_is_not_legal_are_understood_too():
    assert meant("red", legal=(BLUE, PASS)) == RED


def test_the_order_of_words_tells_a_move_from_its_reverse():
    assert meant("2 5", legal=(FIVE_TO_TWO, PASS)) == TWO_TO_FIVE
    assert meant("m 2 5", legal=(TWO_TO_FIVE, FIVE_TO_TWO)) == TWO_TO_FIVE
    assert refused("m 2 5", legal=(FIVE_TO_TWO, PASS)).startswith('"m 2 5" is no move here')
    assert meant("lamp red") == RED  # where there is no reverse, order does not matter


def test_a_word_said_twice_is_not_taken_for_one():
    assert refused("2 2").startswith('"2 2" is no move here')
    assert refused("moves 5 to 5").startswith('"moves 5 to 5" is no move here')
    assert refused("red red").startswith('"red red" is no move here')


def test_a_word_that_no_move_has_is_not_overlooked():
    assert refused("red lamp now").startswith('"red lamp now" is no move here')
    assert refused("not the red lamp").startswith('"not the red lamp" is no move here')


# Beginnings


@pytest.mark.parametrize(
    ("typed", "move"),
    [("r", RED), ("bl", BLUE), ("t r la", RED), ("pas", PASS), ("mov 2 t 5", TWO_TO_FIVE)],
)
def test_beginnings_of_words_do(typed, move):
    assert meant(typed) == move


def test_beginnings_mean_legal_moves_only():
    assert (
        refused("r", legal=(BLUE, PASS))
        == '"r" is no move here; say it like "takes the blue lamp".'
    )


def test_a_number_is_whole():
    assert meant("J1") == meant("light j1") == J1
    assert meant("j10") == meant("l j10") == J10
    assert meant("j1", legal=(J10, PASS)) == J1  # not legal, which a reason tells
    assert either("j") == 'That could mean "lights J1" or "lights J10"; say which.'
    assert meant("j", legal=(J10, PASS)) == J10


# Words that must be said


def test_a_weighty_word_is_never_taken_silently():
    assert meant("no lamp") == meant("take no lamp") == meant("no") == NONE
    assert meant("lamp", legal=(RED, NONE)) == RED
    assert meant("take", legal=(RED, NONE)) == meant("t", legal=(RED, NONE)) == RED
    for typed in ("lamp", "take", "t", "n", "lam"):
        assert refused(typed, legal=(NONE, PASS))


def test_a_weighty_word_is_not_left_out_as_a_verb_may_be():
    assert meant("no lamp", skipped=frozenset({"take"})) == NONE
    assert meant("lamp", legal=(RED, NONE), skipped=frozenset({"take"})) == RED


def test_a_game_may_have_weighty_words_of_its_own():
    assert meant("lamp", legal=(BLUE, PASS), weighty=frozenset()) == BLUE
    weighty = frozenset({"blue"})
    assert refused("la", legal=(BLUE, PASS), weighty=weighty).endswith('"takes the blue lamp".')
    assert meant("blue", legal=(BLUE, PASS), weighty=weighty) == BLUE


# Several moves


def test_words_that_could_mean_several_moves_are_told_with_examples():
    wanted = 'That could mean "takes the red lamp" or "takes the blue lamp"; say which.'
    assert either("lamp") == wanted


def test_at_most_four_examples_are_told():
    told = either("t")  # takes, to
    assert told.count('"') == 2 * 4
    assert told.endswith(" or others; say which.")


def test_examples_are_legal_where_any_is():
    assert either("to", legal=(TO_FIRST, TO_THIRD, PASS), names=NAMES) == (
        'That could mean "gives it to Ada" or "gives it to Cy"; say which.'
    )
    assert either("j", legal=(J1, J10)) == 'That could mean "lights J1" or "lights J10"; say which.'


# Seats and names


@pytest.mark.parametrize(
    "typed",
    ["gives it to Bo", "give it to bo", "it to bo", "bo", "to seat 2", "seat 2", "for Bo", "for 2"],
)
def test_seats_are_called_by_name_and_by_number(typed):
    assert meant(typed, legal=(TO_FIRST, TO_SECOND, TO_THIRD), names=NAMES) == TO_SECOND


def test_seats_without_names_have_numbers():
    assert meant("gives it to seat 3") == meant("seat 3") == meant("for seat 3") == TO_THIRD


@pytest.mark.parametrize(
    "typed", ["Ada takes the red lamp", "ada take red", "seat 1 takes the red lamp", "Seat 1: red"]
)
def test_the_own_name_may_stand_in_front_as_in_the_log(typed):
    assert meant(typed, names=NAMES) == RED


def test_the_name_of_somebody_else_may_not():
    assert refused("Bo takes the red lamp", names=NAMES).startswith('"Bo takes')
    assert refused("seat 2 takes the red lamp", names=NAMES).startswith('"seat 2 takes')


def test_who_is_called_like_a_lamp_may_still_take_it():
    names = ("Ada", "Bo", "Red")
    for typed in ("red lamp", "take red", "red lam", "Red takes the red lamp"):
        assert meant(typed, names=names, seat=2) == RED
    assert meant("Red takes the blue lamp", names=names, seat=2) == BLUE
    legal = (BLUE, PASS)  # the blue one is not meant
    assert meant("red lamp", legal, names, seat=2) == RED
    assert refused("red lam", legal, names, seat=2).startswith('"red lam" is no move here')


# What only a game knows


def test_a_game_has_other_words_for_the_same():
    assert (
        meant("grab the crimson one", same={r"\bcrimson one\b": "red", r"\bgrab\b": "take"}) == RED
    )


def test_a_game_skips_words_that_say_nothing():
    assert meant("please take the red lamp now", skipped=frozenset({"please", "now"})) == RED


def test_a_game_reads_forms_of_its_own_before_parts_of_words():
    def plus(game, seat, said):
        return BLUE if said == ["+2"] else None

    assert meant("+2", read=plus) == meant("Ada +2", read=plus, names=NAMES) == BLUE
    assert meant("red", read=plus) == RED


def test_a_game_may_prefer_another_move_of_the_same_name():
    assert meant("red", prefer=lambda game, seat, move: BLUE if move == RED else move) == BLUE


def test_a_game_tells_what_is_wrong_with_words_that_are_no_move():
    def trouble(game, seat, said):
        return "There is no green lamp." if said == ["green"] else None

    assert refused("green", trouble=trouble) == "There is no green lamp."
    assert refused("ada green", trouble=trouble, names=NAMES) == "There is no green lamp."
    assert refused("grey", trouble=trouble).startswith('"grey" is no move here')


# Words that are no move


@pytest.mark.parametrize("typed", ["", " ", "?", "the", "xyzzy", "red\nand\nblue"])
def test_what_is_no_move_gets_one_sentence_with_a_legal_example(typed):
    said = " ".join(typed.split())
    assert refused(typed, legal=(BLUE, PASS)) == (
        f'"{said}" is no move here; say it like "takes the blue lamp".'
    )


def test_an_example_rather_goes_on_than_ends_the_question():
    assert refused("hello", legal=(NONE, BLUE, PASS)).endswith('"takes the blue lamp".')
    assert refused("hello", legal=(PASS,)).endswith('"passes".')
    assert refused("hello", legal=()).endswith('"takes the red lamp".')
    assert refused("hello", legal=(TO_SECOND,), names=NAMES).endswith('"gives it to Bo".')


def test_no_move_takes_many_signs():
    wanted = f"No move takes more than {MOST_TYPED} signs to say."
    assert refused("red " * MOST_TYPED) == refused("é" * (MOST_TYPED + 1)) == wanted
    assert meant("red".ljust(MOST_TYPED)) == RED


def test_nothing_is_asked_where_nothing_has_a_meaning():
    shut = SimpleNamespace(seats=3, step=SHUT)
    assert refused("red", game=shut) == refused("", game=shut) == "Nothing is asked of you now."
