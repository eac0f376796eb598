"""Short forms of moves that are understood, and what is said of words that are no move."""

import pytest

from games.tavarua.positions import do
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
    misheard,
    over,
    playing,
    read,
    recovering,
    starting,
)
from parlour.errors import AmbiguousWords, IllegalMove
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.actions import Action
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
    SWITCH,
    TAKE_BACK,
)
from parlour.play.match import Match

pytestmark = pytest.mark.talk

T3, M2, M3 = 2, 5, 6


# Short forms


@pytest.mark.parametrize(
    ("move", "forms"),
    [
        (FIRST_BOARD, "short/Short./s/short board/the short board/take short"),
        (FIRST_BOARD + 1, "long/l/long board/take the long board/chooses long"),
    ],
)
def test_boards_in_short(move, forms):  # tavarua-05
    assert {read(starting(), words) for words in forms.split("/")} == {move}


@pytest.mark.parametrize(
    ("move", "forms"),
    [
        (DONE, "done/DONE!/is done/end/pass/nothing"),
        (SWITCH, "switch/switches/switch boards/switch to the long board/long/long board"),
        (BUY, "buy/buys/buy a card/buy one/buy a stoke card/buy 1 card"),
    ],
)
def test_the_shore_in_short(move, forms):  # tavarua-21
    assert {read(ashore(), words) for words in forms.split("/")} == {move}


@pytest.mark.parametrize(
    ("move", "forms"),
    [
        (FIRST_ATTACH, "no card/no/none/nothing/attach no card/no stoke card/without/done"),
        (FIRST_ATTACH + Stoke.LEASH, "leash/Leash/attach leash/with leash/lea/l"),
        (FIRST_ATTACH + Stoke.CLAIM_IT, "claim it/claim/it/c/cla"),  # held
        (FIRST_ATTACH + Stoke.CHEATER_FIVE, "cheater five/five/cheat"),  # not held
        (FIRST_ATTACH + Stoke.PARTY_WAVE, "party/party wave/wave"),
    ],
)
def test_stoke_cards_in_short(move, forms):  # tavarua-34
    assert {read(attaching(), words) for words in forms.split("/")} == {move}


@pytest.mark.parametrize(
    ("action", "forms"),
    [
        (Action.RIDE, "ride/rides/ride the wave"),
        (Action.BAIL, "bail/bails/bail out"),
        (Action.RECOVER, "recover/recovers"),
        (Action.CATCH, "catch/catches/catch the wave/catch it"),
        (Action.PADDLE_OUT, "paddle out/paddles out/out/outward"),
        (Action.WAIT, "wait/waits/stay"),
        (Action.PADDLE_IN, "paddle in/in/paddles inward"),
    ],
)
def test_actions_in_short(action, forms):  # tavarua-28
    assert {read(acting(), words) for words in forms.split("/")} == {FIRST_ACTION + action}


@pytest.mark.parametrize(
    ("kind", "forms"),
    [
        (T3, "t3/T3/teal 3/play teal 3/t 3/the teal 3/with T3/catch T3/catches with teal 3"),
        (M3, "m3/maroon 3/play M3"),  # not in hand
    ],
)
def test_cards_in_short(kind, forms):  # tavarua-27
    assert {read(playing(), words) for words in forms.split("/")} == {FIRST_CARD + kind}


@pytest.mark.parametrize("words", ["recover m2", "recovers with maroon 2", "m2", "give up m2"])
def test_recovering_in_short(words):  # tavarua-99
    assert read(recovering(), words) == FIRST_CARD + M2


@pytest.mark.parametrize(
    ("value", "forms"),
    [
        (3, "as it is/as is/no tokens/no token/done/3/as 3/+0/without tokens/with no tokens"),
        (5, "+2/+ 2/5/as 5/play it as 5/plus 2/add 2/add 2 tokens/as 5 with 2 tokens/+2 tokens"),
        (2, "-1/- 1/−1/2/as 2/minus 1/take off 1/less 1/as 2 with a token/-1 stoke token"),
        (0, "-3/0/as 0"),  # one token more than there are
        (6, "+3/as 6"),
    ],
)
def test_values_in_short(value, forms):  # tavarua-32
    assert {read(counting(), words) for words in forms.split("/")} == {FIRST_VALUE + value}


@pytest.mark.parametrize(
    ("move", "forms"),
    [
        (GIVEN, "keep/keeps/keep all/keep the hand/keep my hand/done/no more/nothing"),
        (FIRST_GIVE, "t1/teal 1/give up T1/discard t1/discards teal 1/exchange T1"),
        (FIRST_GIVE + M3, "m3"),
    ],
)
def test_the_exchange_in_short(move, forms):  # tavarua-11
    assert {read(exchanging(), words) for words in forms.split("/")} == {move}


@pytest.mark.parametrize(
    ("move", "forms"),
    [
        (GIVEN, "done/no more/give up no more/keep the rest"),
        (FIRST_GIVE + M2, "m2/discard m2/wait m2/waits with maroon 2"),
    ],
)
def test_discarding_in_short(move, forms):  # tavarua-42, tavarua-67
    assert {read(discarding(), words) for words in forms.split("/")} == {move}


@pytest.mark.parametrize("position", [committed, acting, exchanging])
def test_taking_back_in_short(position):  # tavarua-35b
    forms = "take back/takes back/take it back/take my choice back/take back the choice"
    assert {read(position(), words) for words in forms.split("/")} == {TAKE_BACK}


# What is not understood


@pytest.mark.parametrize(
    ("words", "steps"),
    [
        ("ride T3 +2", '"no card", then "ride", then "T3", then "+2"'),
        ("ride T3 with Leash", '"Leash", then "ride", then "T3"'),
        ("leash, ride t3 as 5", '"Leash", then "ride", then "T3", then "as 5"'),
        ("bail M4", '"no card", then "bail", then "M4"'),
        ("ride", '"no card", then "ride"'),
    ],
)
def test_a_whole_choice_begins_with_the_stoke_card(words, steps):  # tavarua-98
    assert misheard(attaching(), words) == f"Say it step by step: first {steps}."


@pytest.mark.parametrize(
    ("words", "steps"),
    [
        ("catch T3 +2", '"catch", then "T3", then "+2"'),
        ("catches with teal 3 as 5", '"catch", then "T3", then "as 5"'),
        ("paddle out M2 -1", '"paddle out", then "M2", then "-1"'),
        ("out M2-1", '"paddle out", then "M2", then "-1"'),
        ("in t1", '"paddle in", then "T1"'),
        ("wait M3 T1 T1", '"wait", then "T1", then "T1", then "M3"'),
        ("T3 +2", '"T3", then "+2"'),
    ],
)
def test_a_whole_choice_is_said_step_by_step(words, steps):  # tavarua-98
    assert misheard(acting(), words) == f"Say it step by step: first {steps}."


def test_the_rest_of_a_choice_is_said_step_by_step():  # tavarua-98
    wanted = 'Say it step by step: first "T3", then "+2".'
    assert misheard(playing(), "T3 +2") == misheard(playing(), "catch T3 +2") == wanted
    wanted = 'Say it step by step: first "T1", then "M2".'
    assert misheard(discarding(), "M2 T1") == misheard(discarding(), "wait M2 and T1") == wanted
    assert misheard(exchanging(), "discard M2 T1") == wanted


@pytest.mark.parametrize(
    ("position", "words", "wanted"),
    [
        (starting, "ride T3", "takes the short board"),
        (ashore, "ride T3", "switches to the long board"),
        (attaching, "hello", "attaches Leash"),
        (acting, "leash, catch T3", "catches"),  # the Stoke card comes first
        (playing, "ride T3", "plays teal 1"),  # it is not what was chosen
        (playing, "+2", "plays teal 1"),
        (counting, "T3 +2", "plays it as 1 with 2 Stoke tokens"),
        (discarding, "leash", "gives up teal 1"),
        (exchanging, "", "gives up teal 1"),
    ],
)
def test_words_that_are_no_move_get_an_example(position, words, wanted):
    assert misheard(position(), words) == f'"{words}" is no move here; say it like "{wanted}".'


def test_examples_are_moves():
    for position in EVERY_QUESTION:
        example = misheard(position(), "hello").split('"')[3]
        assert meant(position())[read(position(), example)] == example
        assert read(position(), example) in GAME.engine.legal_moves(position(), 0)


def test_an_example_ends_the_question_where_nothing_else_is_legal():  # tavarua-25b
    position = ashore(tokens=(0, 0))
    do(position, 0, SWITCH)
    assert misheard(position, "hello").endswith('say it like "is done on the Shore".')


@pytest.mark.parametrize(
    ("position", "words", "wanted"),
    [
        (acting, "paddle", 'That could mean "paddles out" or "paddles in"; say which.'),
        (
            lambda: playing(hands=("T1 T3 T3 M3 M4",)),
            "3",
            'That could mean "plays teal 3" or "plays maroon 3"; say which.',
        ),
        (
            counting,
            "2 tokens",
            'That could mean "plays it as 1 with 2 Stoke tokens" or "plays it as 2 with 1 Stoke '
            'token" or "plays it as 5 with 2 Stoke tokens"; say which.',
        ),
        (
            lambda: attaching("Leash"),
            "c",
            '"c" could mean Cross Step or Cheater Five or Claim It; say which.',
        ),
    ],
)
def test_words_that_could_mean_several_things(position, words, wanted):
    assert misheard(position(), words) == wanted
    with pytest.raises(AmbiguousWords):
        read(position(), words)


def test_cards_and_values_that_do_not_exist():  # tavarua-33
    wanted = "There is no card of the value 5: values go from 1 to 4."
    assert misheard(playing(), "T5") == misheard(discarding(), "M5") == wanted
    wanted = "A card counts for 0 to 6, not {} (tavarua-33)."
    assert misheard(counting(), "+4") == misheard(counting(), "as 7") == wanted.format(7)
    assert misheard(counting(), "-4") == wanted.format(-1)


def test_tokens_that_do_not_fit_the_value():  # tavarua-32
    wanted = "To count teal 3 as 5 takes 2 Stoke tokens."
    assert misheard(counting(), "as 5 with 1 token") == wanted
    assert misheard(counting(), "as 5 with a token") == wanted


def test_cards_are_bought_one_by_one():  # tavarua-22
    wanted = 'Stoke cards are bought one at a time: say "buy" for each (tavarua-22).'
    assert misheard(ashore(), "buy 2") == misheard(ashore(), "buys two cards") == wanted


def test_nobody_switches_to_the_board_they_have():  # tavarua-24
    wanted = 'You have the short board; "switch" takes the long board.'
    assert misheard(ashore(), "switch to the short board") == wanted


def test_who_is_not_asked_is_told_so():  # tavarua-35b
    wanted = 'Your choice is made; say "take back" to choose again.'
    assert misheard(committed(), "ride") == wanted
    wanted = "Nothing is asked of you now."
    assert misheard(ashore(), "done", seat=1) == misheard(starting(), "short", seat=1) == wanted
    assert misheard(ashore(), "take back", seat=1) == wanted
    assert misheard(over(), "done") == wanted


# At a table


def test_a_round_is_played_in_words():
    match = Match(GAME, 2, seed=4)
    for words in ("short", "long"):
        match.play(match.actors[0], words)
    for seat in (0, 1):
        match.play(seat, "keep")
    while match.actors != [0, 1]:
        match.play(match.actors[0], "done")
    match.play(0, "out")
    match.play(1, "wait")
    with pytest.raises(IllegalMove, match=r"tavarua-67\)\.$"):
        match.play(1, "done")
    with pytest.raises(IllegalMove, match=r"tavarua-35b\)\.$"):
        match.play(1, "take back")
    card = match.ask(0)["choices"][0]["words"].removeprefix("plays ")
    match.play(0, card)
    match.play(0, "+1")
    match.play(0, "take back")
    assert match.actors == [0, 1]
