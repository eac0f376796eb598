"""Moves of Tavarua as numbers and as words, and back."""

from itertools import islice

import pytest

from games.tavarua.positions import TABLES, do, legal
from games.tavarua.walking import PLAYERS, walk
from games.tavarua.wording import (
    EVERY_QUESTION,
    acting,
    ashore,
    attaching,
    committed,
    counting,
    discarding,
    exchanging,
    meant,
    over,
    playing,
    read,
    recovering,
    riding,
    say,
    starting,
)
from parlour.errors import BadWords
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.actions import ACTION_NAMES, Action
from parlour.games.tavarua.box.stoke import Stoke
from parlour.games.tavarua.moves import (
    BUY,
    DONE,
    FIRST_ACTION,
    FIRST_ATTACH,
    FIRST_BOARD,
    FIRST_CARD,
    FIRST_GIVE,
    FIRST_VALUE,
    GIVEN,
    MOVES,
    SWITCH,
    TAKE_BACK,
)
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.talk

EVERY = 7 if INTERPRETED else 3  # positions of a walk that are looked at
T3, M2 = 2, 5


def test_moves_are_numbered_from_0_to_49():
    assert (FIRST_BOARD, DONE, SWITCH, BUY, FIRST_ATTACH, FIRST_ACTION) == (0, 2, 3, 4, 5, 18)
    assert (FIRST_CARD, FIRST_VALUE, GIVEN, FIRST_GIVE, TAKE_BACK) == (25, 33, 40, 41, 49)
    assert MOVES == 50


@pytest.mark.parametrize(
    ("position", "move", "words"),
    [
        (starting, FIRST_BOARD, "takes the short board"),
        (starting, FIRST_BOARD + 1, "takes the long board"),
        (exchanging, GIVEN, "keeps the hand"),
        (exchanging, FIRST_GIVE + M2, "gives up maroon 2"),
        (ashore, DONE, "is done on the Shore"),
        (ashore, SWITCH, "switches to the long board"),
        (ashore, BUY, "buys a Stoke card"),
        (attaching, FIRST_ATTACH, "attaches no card"),
        (attaching, FIRST_ATTACH + Stoke.LEASH, "attaches Leash"),
        (attaching, FIRST_ATTACH + Stoke.CHEATER_FIVE, "attaches Cheater Five"),  # not held
        (acting, FIRST_ACTION + Action.CATCH, "catches"),
        (acting, FIRST_ACTION + Action.PADDLE_OUT, "paddles out"),
        (acting, FIRST_ACTION + Action.WAIT, "waits"),
        (acting, FIRST_ACTION + Action.PADDLE_IN, "paddles in"),
        (acting, FIRST_ACTION + Action.RECOVER, "recovers"),  # not there
        (riding, FIRST_ACTION + Action.RIDE, "rides"),
        (riding, FIRST_ACTION + Action.BAIL, "bails"),
        (playing, FIRST_CARD + T3, "plays teal 3"),
        (recovering, FIRST_CARD + T3, "recovers with teal 3"),
        (counting, FIRST_VALUE + 3, "plays it as it is"),
        (counting, FIRST_VALUE + 4, "plays it as 4 with 1 Stoke token"),
        (counting, FIRST_VALUE + 5, "plays it as 5 with 2 Stoke tokens"),
        (counting, FIRST_VALUE, "plays it as 0 with 3 Stoke tokens"),  # one too many
        (discarding, GIVEN, "gives up no more"),
        (discarding, FIRST_GIVE, "gives up teal 1"),
        (discarding, TAKE_BACK, "takes the choice back"),  # nothing is chosen yet
        (committed, TAKE_BACK, "takes the choice back"),
    ],
)
def test_how_moves_are_said(position, move, words):  # tavarua-98, tavarua-99
    assert say(position(), move) == words
    assert read(position(), words) == move


def test_switching_names_the_other_board():  # tavarua-24
    position = ashore(boards=("long", "long"))
    assert say(position, SWITCH) == "switches to the short board"


def test_after_a_card_the_hand_is_not_kept():  # tavarua-11
    position = exchanging()
    do(position, 0, FIRST_GIVE)
    assert say(position, GIVEN) == "gives up no more"


@pytest.mark.parametrize("position", EVERY_QUESTION)
def test_the_words_of_every_move_mean_that_move_alone(position):  # tavarua-98
    said = meant(position())
    assert len({words.lower() for words in said.values()}) == len(said)
    for move, words in said.items():
        assert read(position(), words) == move
        assert read(position(), f"  {words.upper().replace(' ', '  ')} ") == move


def test_a_number_means_nothing_where_another_question_is_asked():  # tavarua-98
    assert set(meant(starting())) == {0, 1}
    assert set(meant(ashore())) == {DONE, SWITCH, BUY}
    assert set(meant(attaching())) == {*range(FIRST_ATTACH, FIRST_ACTION), TAKE_BACK}
    assert set(meant(acting())) == {*range(FIRST_ACTION, FIRST_CARD), TAKE_BACK}
    assert set(meant(playing())) == {*range(FIRST_CARD, FIRST_VALUE), TAKE_BACK}
    assert set(meant(counting())) == {*range(FIRST_VALUE, GIVEN), TAKE_BACK}
    assert set(meant(discarding())) == {*range(GIVEN, TAKE_BACK), TAKE_BACK}
    assert set(meant(exchanging())) == {*range(GIVEN, TAKE_BACK), TAKE_BACK}


def test_who_is_not_asked_says_nothing():  # tavarua-35b
    assert meant(over()) == meant(starting(), seat=1) == meant(ashore(), seat=1) == {}
    assert meant(committed()) == {TAKE_BACK: "takes the choice back"}


@pytest.mark.parametrize("move", [-1, DONE, MOVES])
def test_what_means_nothing_is_not_said(move):
    with pytest.raises(BadWords, match=rf"^Move {move} means nothing here\.$"):
        say(acting(), move)


def test_every_action_has_words_that_begin_with_its_name():
    said = list(meant(acting()).values())[: len(ACTION_NAMES)]
    for name, words in zip(ACTION_NAMES, said, strict=True):
        assert words.startswith(name.split()[0])


@pytest.mark.parametrize("by", PLAYERS)
@pytest.mark.parametrize("players", TABLES)
def test_every_move_of_a_game_is_said_and_read(players, by):
    walked = walk(players, seed=players, options={"rounds": 8}, by=by, regret=0.1)
    for position, *_ in islice(walked, 0, None, EVERY):
        for seat in range(players):
            game, said = position.reading(), meant(position, seat)
            assert set(legal(position, seat)) <= set(said)
            assert len(set(said.values())) == len(said)
            assert [GAME.read(game, seat, words) for words in said.values()] == list(said)


def test_words_are_the_same_whatever_is_hidden():  # tavarua-35
    for position, *_ in walk(3, seed=2, options={"rounds": 3}, regret=0.1):
        for seat in range(3):
            seen = position.copy()
            GAME.engine.redact(seen, seat)
            assert meant(seen, seat) == meant(position, seat)
