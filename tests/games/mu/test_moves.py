"""Moves of Mü as numbers and as words, and what is told of them."""

import pytest

from games.mu.positions import card, now, table
from parlour.errors import BadWords
from parlour.games.mu import GAME
from parlour.games.mu.events import Event
from parlour.games.mu.moves import END_TURN, FIRST_SEAT, FIRST_TRUMP, MOVES
from parlour.games.mu.table import Phase
from parlour.kit.positions import Happening

SECOND_TWINS = {12 * colour + slot for colour in range(5) for slot in (2, 9)}
CARDS = set(range(60)) - SECOND_TWINS
TRUMPS = set(range(FIRST_TRUMP, FIRST_SEAT))
SEATS = set(range(FIRST_SEAT, FIRST_SEAT + 4))
MEANT = {
    Phase.OVER: set(),
    Phase.AUCTION: CARDS | {END_TURN},
    Phase.MINOR_TRUMP: TRUMPS,
    Phase.MAJOR_TRUMP: TRUMPS,
    Phase.PARTNER: SEATS,
    Phase.EXCHANGE: CARDS,
    Phase.TRICKS: CARDS | SECOND_TWINS,
    Phase.NEXT_DEALER: SEATS,
}


def at(phase, **fields):
    """A position of four players for words alone."""
    return now(table(4, phase=phase, **{"crown": 0, "shield": 1, **fields}))


def read(phase, words, **fields):
    return GAME.read(at(phase, **fields), 0, words)


def say(phase, move, **fields):
    return GAME.say(at(phase, **fields), 0, move)


# Numbers to words and back


def test_moves_are_numbered_from_0_to_82():
    assert (END_TURN, FIRST_TRUMP, FIRST_SEAT, MOVES) == (60, 61, 77, 83)
    assert GAME.contract.moves == MOVES


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase != Phase.OVER])
def test_the_words_of_every_move_mean_that_move(phase):
    for move in MEANT[phase]:
        assert read(phase, say(phase, move)) == move


@pytest.mark.parametrize("phase", Phase)
def test_a_move_of_another_phase_means_nothing(phase):
    for move in set(range(MOVES)) - MEANT[phase]:
        with pytest.raises(BadWords, match=rf"^Move {move} means nothing here\.$"):
            say(phase, move)


@pytest.mark.parametrize(
    ("phase", "move", "words"),
    [
        (Phase.AUCTION, card("red 7"), "displays red 7"),
        (Phase.AUCTION, END_TURN, "passes"),
        (Phase.EXCHANGE, card("blue 0"), "puts away blue 0"),
        (Phase.TRICKS, card("black 9"), "plays black 9"),
        (Phase.TRICKS, card("green 7"), "plays green 7"),
        (Phase.TRICKS, card("green 7") + 1, "plays green 7 from the display"),
        (Phase.MINOR_TRUMP, FIRST_TRUMP, "names red as minor trump"),
        (Phase.MAJOR_TRUMP, FIRST_TRUMP + 5, "names 0 as major trump"),
        (Phase.MAJOR_TRUMP, FIRST_TRUMP + 15, "names no trump"),
        (Phase.PARTNER, FIRST_SEAT + 2, "picks seat 3 as partner"),
        (Phase.NEXT_DEALER, FIRST_SEAT, "names seat 1 as next dealer"),
    ],
)
def test_how_moves_are_said(phase, move, words):
    assert say(phase, move) == words


def test_ending_a_display_is_no_pass():
    assert say(Phase.AUCTION, END_TURN, shown=1) == "ends the display"
    assert read(Phase.AUCTION, "end the display", shown=1) == END_TURN
    wanted = r'^You have displayed cards, so this turn is no pass; say "end the display"\.$'
    with pytest.raises(BadWords, match=wanted):  # mu-24
        read(Phase.AUCTION, "pass", shown=1)


# Short forms


@pytest.mark.parametrize(
    "words", ["red 7", "r7", "R7", "display red 7", "displays r7", " DISPLAY  Red   7 "]
)
def test_cards_to_display_in_short(words):
    assert read(Phase.AUCTION, words) == card("red 7")


@pytest.mark.parametrize("words", ["red 7", "r7", "play r7", "PLAY  RED 7", "plays red 7"])
def test_cards_to_play_in_short(words):
    assert read(Phase.TRICKS, words) == card("red 7")


@pytest.mark.parametrize(
    "words", ["red 7 from the display", "r7 from the display", "play R7 from the display"]
)
def test_twins_on_display_in_short(words):
    assert read(Phase.TRICKS, words) == card("red 7") + 1


def test_a_single_card_may_be_said_to_lie_on_display_where_it_does():
    for words in ("red 4", "red 4 from the display", "play r4 from the display"):
        assert read(Phase.TRICKS, words, displays=["red 4"]) == card("red 4")
    assert say(Phase.TRICKS, card("red 4"), displays=["red 4"]) == "plays red 4"


def test_of_a_card_that_lies_nowhere_the_reason_is_told():  # mu-61
    game = at(Phase.TRICKS, hands=["red 5"])
    move = GAME.read(game, 0, "red 4 from the display")
    assert move == card("red 4")
    assert GAME.why_not(game, 0, move) == ("you have no red 4", "mu-61")


def test_a_card_in_hand_is_not_played_by_who_means_the_display():
    with pytest.raises(BadWords, match=r'say it like "plays red 4"\.$'):
        read(Phase.TRICKS, "red 4 from the display", hands=["red 4"], turn=0)


@pytest.mark.parametrize("words", ["black 4", "k4", "put away k4", "puts away black 4"])
def test_cards_to_put_away_in_short(words):
    assert read(Phase.EXCHANGE, words) == card("black 4")


@pytest.mark.parametrize("words", ["pass", "passes", "Pass"])
def test_a_pass_in_short(words):
    assert read(Phase.AUCTION, words) == END_TURN


@pytest.mark.parametrize(
    ("words", "trump"),
    [
        ("red", 0),
        ("name red", 0),
        ("7", 12),
        ("name 7", 12),
        ("name 7 as major trump", 12),
        ("no trump", 15),
        ("name no trump", 15),
        ("none", 15),
        ("no trump as major trump", 15),
    ],
)
def test_trumps_in_short(words, trump):
    assert read(Phase.MAJOR_TRUMP, words) == FIRST_TRUMP + trump


@pytest.mark.parametrize("phase", [Phase.PARTNER, Phase.NEXT_DEALER])
def test_seats_in_short(phase):
    assert read(phase, "seat 3") == FIRST_SEAT + 2


# Words that are no move


@pytest.mark.parametrize(
    ("phase", "words", "example"),
    [
        (Phase.AUCTION, "red 10", "displays red 7"),
        (Phase.AUCTION, "", "displays red 7"),
        (Phase.AUCTION, "end the display", "displays red 7"),
        (Phase.TRICKS, "pass", "plays red 7"),
        (Phase.TRICKS, "blue 4 from the display", "plays red 7"),  # it is in hand
        (Phase.EXCHANGE, "red 7 from the display", "puts away red 7"),
        (Phase.MAJOR_TRUMP, "name green as minor trump", "names green as major trump"),
        (Phase.PARTNER, "seat 5", "picks seat 3 as partner"),
        (Phase.NEXT_DEALER, "seat 0", "names seat 2 as next dealer"),
    ],
)
def test_other_words_get_one_sentence_with_a_legal_example(phase, words, example):
    with pytest.raises(BadWords) as refusal:
        read(phase, words, hands=["red 7, blue 4"], displays=["green 3"], turn=0)
    assert str(refusal.value) == f'"{words}" is no move here; say it like "{example}".'


@pytest.mark.parametrize("words", ["end", "done", "end turn"])
def test_to_end_a_turn_without_a_card_is_to_pass(words):
    assert read(Phase.AUCTION, words) == END_TURN


def test_the_minor_trump_is_not_said_to_be_major():
    with pytest.raises(BadWords) as refusal:
        read(Phase.MINOR_TRUMP, "name red as major trump", shield=0, crown=1, displays=["red 7"])
    assert str(refusal.value).endswith('say it like "names red as minor trump".')


def test_the_example_ends_the_question_only_where_nothing_else_is_legal():
    shown = {"shown": 1, "displays": ["red 3"], "last_shown": card("red 3")}
    with pytest.raises(BadWords, match=r'say it like "displays red 7"\.$'):
        read(Phase.AUCTION, "hello", hands=["red 7"], **shown)
    with pytest.raises(BadWords, match=r'say it like "ends the display"\.$'):
        read(Phase.AUCTION, "hello", **shown)


def test_after_the_game_nothing_is_asked():
    with pytest.raises(BadWords, match=r"^Nothing is asked of you now\.$"):
        read(Phase.OVER, "pass")


# Tellings


def test_every_event_is_told():
    assert len(Event) == 25
    for kind in Event:
        words = GAME.tell(Happening(kind, 2, (1, 2, 3)))
        assert words
        assert "{" not in words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ((Event.DEALT, 0, (2, 0, 0)), "seat 1 deals hand 2"),
        (
            (Event.RESTARTED, 3, (0, 0, 0)),
            "nobody displayed a card; seat 4 shuffles and deals again",
        ),
        ((Event.DISPLAYED, 1, (8, 0, 0)), "seat 2 displays red 7"),
        ((Event.DISPLAY_ENDED, 1, (3, 0, 0)), "seat 2 has 3 on display"),
        ((Event.TOOK_CROWN, 1, (3, 0, 0)), "seat 2 takes the Crown with 3"),
        (
            (Event.CROWN_BID, 1, (3, 34, 0)),
            "seat 2 wears the Crown: 3 displayed, the Crown team needs 34 points",
        ),
        ((Event.NAMED_MINOR, 2, (15, 30, 0)), "seat 3 names no trump as minor trump (30 points)"),
        ((Event.NAMED_MAJOR, 2, (12, 10, 0)), "seat 3 names 7 as major trump (10 points)"),
        ((Event.PICKED_PARTNER, 0, (3, 0, 0)), "seat 1 picks seat 4 as partner"),
        ((Event.TOOK_CARDS, 0, (8, 8, 59)), "seat 1 takes red 7, red 7 and black 9"),
        ((Event.PUT_AWAY_UNSEEN, 0, (0, 0, 0)), "seat 1 puts a card away"),
        ((Event.PLAYED, 0, (11, 0, 0)), "seat 1 plays red 9"),
        ((Event.PLAYED, 0, (11, 1, 0)), "seat 1 plays red 9 from the display"),
        ((Event.TOOK_TRICK, 5, (1, 0, 0)), "seat 6 takes the trick: 1 point"),
        ((Event.TOOK_TRICK, 5, (6, 0, 0)), "seat 6 takes the trick: 6 points"),
        ((Event.CROWN_FAILED, 0, (29, 30, 0)), "the Crown team fails: 29 of 30 points"),
        (
            (Event.SCORED, 0, (12, 30, 20)),
            "seat 1 scores 62: 12 on cards, 30 for the bid, 20 for the trump",
        ),
        ((Event.CHOSE_DEALER, 0, (1, 0, 0)), "seat 1 names seat 2 as next dealer"),
        ((Event.GAME_OVER, 0, (0, 0, 0)), "the game is over"),
    ],
)
def test_how_events_are_told(event, words):
    assert GAME.tell(Happening(*event)) == words


def test_seats_may_have_names():
    names = ["Ada", "Bo", "Cy"]
    event = Happening(Event.PICKED_PARTNER, 0, (2, 0, 0))
    assert GAME.tell(event, names.__getitem__) == "Ada picks Cy as partner"


@pytest.mark.parametrize(
    ("kind", "values", "things"),
    [
        (Event.DISPLAYED, (8, 0, 0), [{"from": "seat.2.hand", "to": "display.2.red-7"}]),
        (Event.TOOK_CROWN, (3, 0, 0), [{"to": "crown.2"}]),
        (Event.TOOK_SHIELD, (3, 0, 0), [{"to": "shield.2"}]),
        (Event.NAMED_MAJOR, (15, 30, 0), [{"at": "trump.none"}]),
        (Event.PICKED_PARTNER, (3, 0, 0), [{"at": "seat.3"}]),
        (
            Event.TOOK_CARDS,
            (8, 8, 59),
            [{"to": f"hand.{c}"} for c in ("red-7", "red-7", "black-9")],
        ),
        (Event.TOOK_UNSEEN, (0, 0, 0), [{"to": "seat.2.hand"}]),
        (Event.PUT_AWAY, (8, 0, 0), [{"from": "hand.red-7", "to": "away.red-7"}]),
        (Event.PUT_AWAY_UNSEEN, (0, 0, 0), [{"from": "seat.2.hand", "to": "seat.2.pile"}]),
        (Event.PLAYED, (11, 0, 0), [{"from": "seat.2.hand", "to": "trick.2.red-9"}]),
        (Event.PLAYED, (11, 1, 0), [{"from": "display.2.red-9", "to": "trick.2.red-9"}]),
        (Event.TOOK_TRICK, (1, 0, 0), [{"to": "seat.2.pile"}]),
        (Event.GAME_OVER, (0, 0, 0), []),
    ],
)
def test_what_events_are_about(kind, values, things):
    assert kind.told(Happening(kind, 2, values))["things"] == things


def test_a_twin_need_not_be_named_by_its_place_where_there_is_only_one():
    mine = table(4, phase=Phase.TRICKS, crown=0, turn=0, displays=["red 7", "", "", ""])
    assert GAME.read(now(mine), 0, "red 7") == card("red 7") + 1
    assert GAME.read(now(mine), 0, "play r7") == card("red 7") + 1
    both = table(4, phase=Phase.TRICKS, crown=0, hands=["red 7"], displays=["red 7"], turn=0)
    assert GAME.read(now(both), 0, "red 7") == card("red 7")
