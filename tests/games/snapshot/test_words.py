"""Moves of Snapshot as numbers and as words, and back."""

import pytest

from games.snapshot.positions import TABLES, die_on, do, legal, tokens
from games.snapshot.walking import PLAYERS, walk
from games.snapshot.wording import (
    EVERY_QUESTION,
    MOUNTAIN,
    SAVANNAH,
    adding,
    answering,
    deciding,
    giving,
    going,
    laying,
    meant,
    offering,
    over,
    pay,
    read,
    rerolling,
    researching,
    say,
)
from parlour.errors import BadWords
from parlour.games.snapshot import GAME
from parlour.games.snapshot.moves import (
    ADD_NO_MORE,
    DECLINE,
    DRAW,
    FIRST_ACCEPT,
    FIRST_ADD,
    FIRST_GO,
    FIRST_ON_ANIMAL,
    FIRST_ON_HABITAT,
    FIRST_PLACE,
    FIRST_SPOOK,
    FIRST_TOKENS,
    GIVE_UP,
    LAY_NO_MORE,
    MOVES,
    OFFER,
    PASS,
    STOP,
    TO_RESERVE,
)
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.talk

MOST = 60 if INTERPRETED else 600


def test_moves_are_numbered_from_0_to_90():  # snapshot-73
    assert (STOP, PASS, DECLINE, TO_RESERVE, ADD_NO_MORE, LAY_NO_MORE) == (0, 2, 4, 10, 19, 28)
    assert (FIRST_TOKENS, FIRST_GO, GIVE_UP, MOVES) == (49, 65, 69, 91)


@pytest.mark.parametrize(
    ("position", "move", "words"),
    [
        (researching, STOP, "stops"),
        (researching, DRAW, "draws"),
        (offering, PASS, "passes"),
        (offering, OFFER, "offers a token"),
        (answering, DECLINE, "declines"),
        (answering, FIRST_ACCEPT + 2, "accepts the offer of seat 3"),
        (deciding, TO_RESERVE, "reserves Cheetah"),
        (deciding, FIRST_PLACE + SAVANNAH, "places Cheetah in the Savannah"),
        (deciding, FIRST_SPOOK + SAVANNAH, "lets Cheetah spook the Savannah"),
        (adding, ADD_NO_MORE, "adds no more"),
        (adding, FIRST_ADD + SAVANNAH, "adds Cheetah"),
        (adding, FIRST_ADD + MOUNTAIN, "adds Cheetah to the Mountain"),  # it cannot go there
        (adding, FIRST_ADD + 4 + SAVANNAH, "adds Raccoon to the Savannah"),
        (laying, LAY_NO_MORE, "lays no more dice"),
        (laying, FIRST_ON_HABITAT + SAVANNAH, "lays a die on the Savannah"),
        (giving, tokens(0), "puts no token on Giraffe"),
        (giving, tokens(1), "puts 1 token on Giraffe"),
        (giving, tokens(3), "puts 3 tokens on Giraffe"),
        (going, FIRST_GO + MOUNTAIN, "goes to the Mountain"),
        (rerolling, GIVE_UP, "gives up"),
        (rerolling, pay(0, 0), "pays from the supply"),
        (rerolling, pay(0, 2), "pays from the supply and Lion"),
        (rerolling, pay(2, 2), "pays from Lion"),
        (rerolling, pay(1, 2), "pays from Giraffe and Lion"),
    ],
)
def test_how_moves_are_said(position, move, words):  # snapshot-73
    assert say(position(), move) == words
    assert read(position(), words) == move


def test_animals_are_counted_from_the_card_outward_but_named():  # snapshot-73, snapshot-74
    position = laying("Savannah")
    assert say(position, FIRST_ON_ANIMAL) == "lays a die on Giraffe"
    assert say(position, FIRST_ON_ANIMAL + 1) == "lays a die on Lion"
    do(position, die_on(position, "Lion"), FIRST_ON_HABITAT + MOUNTAIN)
    assert say(position, FIRST_ON_ANIMAL) == "lays a die on Red Panda"


@pytest.mark.parametrize("position", EVERY_QUESTION)
def test_the_words_of_every_move_mean_that_move_alone(position):  # snapshot-73
    said = meant(position())
    assert len({words.lower() for words in said.values()}) == len(said)
    for move, words in said.items():
        assert read(position(), words) == move
        assert read(position(), f"  {words.upper().replace(' ', '  ')} ") == move


def test_a_number_means_nothing_where_another_question_is_asked():  # snapshot-15
    assert set(meant(researching())) == {STOP, DRAW}
    assert set(meant(offering())) == {PASS, OFFER}
    assert set(meant(answering())) == set(range(DECLINE, FIRST_ACCEPT + 3))
    assert set(meant(adding("Lion"))) == set(range(ADD_NO_MORE, FIRST_ADD + 4))
    assert set(meant(laying())) == set(range(LAY_NO_MORE, FIRST_ON_ANIMAL))
    assert set(meant(laying("Savannah"))) == set(range(LAY_NO_MORE, FIRST_ON_ANIMAL + 2))
    assert meant(over()) == {}


@pytest.mark.parametrize("move", [-1, PASS, MOVES])
def test_what_means_nothing_is_not_said(move):
    with pytest.raises(BadWords, match=rf"^Move {move} means nothing here\.$"):
        say(researching(), move)


@pytest.mark.soak
@pytest.mark.parametrize("by", PLAYERS)
@pytest.mark.parametrize("players", TABLES)
def test_every_move_of_a_game_is_said_and_read(players, by):
    for position, seat, moves in walk(players, seed=players, by=by, most=MOST):
        if seat is not None:
            game, said = position.reading(), meant(position)
            assert set(moves) <= set(said)
            assert len(set(said.values())) == len(said)
            assert [GAME.read(game, seat, words) for words in said.values()] == list(said)
            assert legal(position) == moves
