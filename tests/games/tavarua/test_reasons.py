"""Why a move is refused: one sentence to the player, and the rule that forbids it."""

import re
from itertools import islice
from pathlib import Path

import pytest

from games.tavarua.positions import TABLES, cards, choose, do, stoke_cards, table
from games.tavarua.walking import PLAYERS, walk
from games.tavarua.wording import (
    acting,
    ashore,
    attaching,
    committed,
    counting,
    discarding,
    exchanging,
    over,
    playing,
    recovering,
    refused,
    riding,
    starting,
)
from parlour.games.tavarua import GAME, reasons
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
    MOVES,
    SWITCH,
    TAKE_BACK,
)
from parlour.games.tavarua.table import Phase
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.talk

EVERY = 11 if INTERPRETED else 5  # positions of a walk that are looked at
SHEET = (Path(reasons.__file__).parents[1] / "RULES.md").read_text("utf-8")
RULES = set(re.findall(r"\*\*(tavarua-\d+[a-z]?)\*\*", SHEET))
T1, T3, T4, M1, M2, M4 = 0, 2, 3, 4, 5, 7
FOURS = "T4 T4 M4 M4 M4"
WALKS = [
    {"rounds": 8},
    {"rounds": 5, "stoke_cards": "off", "break_rule": "printed"},
    {"rounds": 8, "break_rule": "printed", "unfinished_rides": "score"},
]


def act(action):
    return FIRST_ACTION + action


def attach(card):
    return FIRST_ATTACH + card


# Who decides


def test_after_the_end_nothing_is_legal():  # tavarua-80
    assert refused(over(), DONE) == refused(over(), TAKE_BACK) == "the game is over (tavarua-80)"


def test_boards_are_taken_one_after_another():  # tavarua-05
    wanted = "it is for seat 1 to choose a board now (tavarua-05)"
    assert refused(starting(), FIRST_BOARD, seat=1) == wanted


def test_the_shore_step_goes_round():  # tavarua-21
    wanted = "it is for seat 1 to decide on the Shore now (tavarua-21)"
    assert refused(ashore(), BUY, seat=1) == wanted
    wanted = "you are not on the Shore, where seat 1 decides now (tavarua-21)"
    assert refused(ashore(at=("shore", "channel 2")), BUY, seat=1) == wanted


def test_who_has_chosen_can_only_take_it_back():  # tavarua-35b
    wanted = "your choice is made: you can only take it back (tavarua-35b)"
    for move in (*range(TAKE_BACK), -1, MOVES):
        assert refused(committed(), move) == wanted


@pytest.mark.parametrize("position", [starting, ashore, exchanging, acting, counting])
def test_who_has_not_chosen_takes_nothing_back(position):  # tavarua-35b
    wanted = "there is no choice of yours to take back (tavarua-35b)"
    assert refused(position(), TAKE_BACK) == wanted


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        (starting, DONE, "you choose the short or the long board now (tavarua-05)"),
        (exchanging, DONE, "you give up cards or keep the hand now (tavarua-11)"),
        (ashore, FIRST_BOARD, "you switch boards, buy a Stoke card or are done now (tavarua-21)"),
        (attaching, act(Action.RIDE), "first say which Stoke card you attach (tavarua-98)"),
        (riding, attach(Stoke.LEASH), "you name an action now (tavarua-98)"),
        (acting, FIRST_CARD, "you name an action now (tavarua-98)"),
        (playing, FIRST_GIVE, "you name the card for your action now (tavarua-98)"),
        (counting, FIRST_CARD, "you say what your card counts for now (tavarua-98)"),
        (discarding, FIRST_CARD, "you name cards to give up now (tavarua-98)"),
    ],
)
def test_each_question_has_its_own_answers(position, move, reason):  # tavarua-98
    for other in (move, -1, MOVES):
        assert refused(position(), other) == reason


@pytest.mark.parametrize("position", [attaching, acting, playing, counting, discarding])
@pytest.mark.parametrize("move", [SWITCH, BUY])
def test_boards_and_stoke_cards_are_for_the_shore_step(position, move):  # tavarua-21
    wanted = "boards and Stoke cards are for the Shore step (tavarua-21)"
    assert refused(position(), move) == wanted


def test_who_holds_no_stoke_card_attaches_none():  # tavarua-34, tavarua-91
    wanted = "you hold no Stoke card from an earlier round (tavarua-34)"
    assert refused(acting(), attach(Stoke.NONE)) == refused(acting(), attach(2)) == wanted
    without = acting(options={"stoke_cards": "off"})
    wanted = "this game is played without Stoke cards (tavarua-91)"
    assert refused(without, attach(Stoke.LEASH)) == wanted


# The Shore


def test_boards_are_switched_once():  # tavarua-25b
    position = ashore()
    do(position, 0, SWITCH)
    wanted = "you have switched boards in this Shore step already (tavarua-25b)"
    assert refused(position, SWITCH) == wanted


def test_a_stoke_card_takes_a_token():  # tavarua-22
    wanted = "you have no Stoke token to buy a card with (tavarua-22)"
    assert refused(ashore(tokens=(0, 2)), BUY) == wanted


def test_without_stoke_cards_none_is_bought():  # tavarua-91
    position = ashore(options={"stoke_cards": "off"})
    assert refused(position, BUY) == "this game is played without Stoke cards (tavarua-91)"


def test_an_empty_stoke_deck_sells_nothing():  # tavarua-23
    position = ashore(stoke_left=0, stoke_discard=0)
    wanted = "no Stoke card is left to buy, in the deck or discarded (tavarua-23)"
    assert refused(position, BUY) == wanted


# Stoke cards


def test_a_stoke_card_must_be_held():  # tavarua-34
    assert refused(attaching("Leash"), attach(Stoke.TRIM)) == "you hold no Trim (tavarua-34)"


def test_a_stoke_card_bought_in_this_round_waits():  # tavarua-23
    fresh = {0: {"fresh": stoke_cards(["Trim"]), "fresh_held": 1}}
    position = attaching("Leash", seats=fresh)
    wanted = "you bought Trim in this round: keep it for a later one (tavarua-23)"
    assert refused(position, attach(Stoke.TRIM)) == wanted


@pytest.mark.parametrize(
    ("card", "at", "reason"),
    [
        ("Leash", "shore", "your Leash fits ride and catch, and you are on the Shore"),
        ("Aerial", "channel 2", "your Aerial fits ride, and you are in the channel"),
        ("Duck Dive", "wave 2", "your Duck Dive fits paddle out, and you are on a wave"),
        ("Dawn Patrol", "wash", "your Dawn Patrol fits wait, and you are in the Wash"),
    ],
)
def test_a_stoke_card_must_fit_the_place(card, at, reason):  # tavarua-34
    position = attaching(card, at=(at,))
    number = attach(Stoke[card.upper().replace(" ", "_")])
    assert refused(position, number) == f"{reason} (tavarua-34)"


def test_a_stoke_card_for_a_catch_needs_a_wave():  # tavarua-47, tavarua-48
    unbroken = attaching("Trim", "Party Wave", at=("channel 3",), dice=[6] * 6)
    wanted = "the wave beside you has not broken: its die, 6, is higher than its row, 4"
    assert refused(unbroken, attach(Stoke.TRIM)) == f"{wanted} (tavarua-47)"
    assert refused(unbroken, attach(Stoke.PARTY_WAVE)) == f"{wanted} (tavarua-47)"
    full = attaching("Trim", "Party Wave", at=("channel 3", "wave 3"), dice=[2] * 6)
    wanted = "the wave beside you is full: with 2 players it holds 1 surfer (tavarua-48)"
    assert refused(full, attach(Stoke.TRIM)) == wanted
    assert attach(Stoke.PARTY_WAVE) in GAME.engine.legal_moves(full, 0)  # tavarua-94


def test_some_stoke_cards_are_for_one_board():  # tavarua-96
    long, short = (attaching("Aerial", "Cheater Five", boards=(b,)) for b in ("long", "short"))
    assert refused(long, attach(Stoke.AERIAL)) == "your Aerial is for the short board (tavarua-96)"
    wanted = "your Cheater Five is for the long board (tavarua-96)"
    assert refused(short, attach(Stoke.CHEATER_FIVE)) == wanted


def test_an_aerial_goes_with_high_cards():  # tavarua-96
    position = attaching("Aerial", hands=("T1 T1 T2 M1 M2",))
    wanted = "your Aerial goes with a 3 or a 4, and you hold neither (tavarua-96)"
    assert refused(position, attach(Stoke.AERIAL)) == wanted
    position = riding("Aerial", attach=Stoke.AERIAL)
    do(position, 0, act(Action.RIDE))
    assert refused(position, FIRST_CARD) == "your Aerial goes with a 3 or a 4 (tavarua-96)"


def test_a_hand_of_fours_rides_no_long_board():  # tavarua-06
    fours = {"hands": (FOURS,), "boards": ("long",)}
    wanted = "no card you hold may be played on the long board (tavarua-06)"
    assert refused(attaching("Leash", **fours), attach(Stoke.LEASH)) == wanted
    assert refused(attaching("Cheater Five", **fours), attach(Stoke.CHEATER_FIVE)) == wanted
    assert refused(riding("Leash", **fours), act(Action.RIDE)) == wanted
    assert refused(acting(**fours), act(Action.CATCH)) == wanted
    assert refused(acting(**fours), act(Action.PADDLE_OUT)) == wanted


# Actions


@pytest.mark.parametrize(
    ("at", "action", "reason"),
    [
        ("shore", Action.RIDE, "you are on the Shore: paddle out or wait (tavarua-29)"),
        ("shore", Action.PADDLE_IN, "you are on the Shore: paddle out or wait (tavarua-29)"),
        (
            "shore",
            Action.CATCH,
            "a wave is caught from the channel: paddle out first (tavarua-46)",
        ),
        ("wave 3", Action.WAIT, "you are on a wave: ride or bail (tavarua-28)"),
        ("wave 3", Action.CATCH, "you are on a wave: ride or bail (tavarua-28)"),
        (
            "channel 3",
            Action.BAIL,
            "you are in the channel: catch, paddle out, wait or paddle in (tavarua-28)",
        ),
    ],
)
def test_an_action_belongs_to_a_place(at, action, reason):  # tavarua-28, tavarua-29
    assert refused(acting(at=(at,)), act(action)) == reason


@pytest.mark.parametrize(("space", "die", "row"), [(1, 6, None), (3, 5, 4), (6, 2, 1)])
def test_only_a_broken_wave_is_caught(space, die, row):  # tavarua-47
    position = acting(at=(f"channel {space}",), dice=[die] * 6)
    if row is None:
        assert act(Action.CATCH) in GAME.engine.legal_moves(position, 0)
    else:
        wanted = f"the wave beside you has not broken: its die, {die}, is higher than its row"
        assert refused(position, act(Action.CATCH)) == f"{wanted}, {row} (tavarua-47)"


def test_only_a_broken_wave_is_caught_as_printed():  # tavarua-90
    printed = {"options": {"break_rule": "printed"}}
    position = acting(at=("channel 3",), dice=[2] * 6, **printed)
    wanted = "the wave beside you has not broken: its die, 2, is lower than its row, 3"
    assert refused(position, act(Action.CATCH)) == f"{wanted} (tavarua-90)"


def test_only_a_wave_with_room_is_caught():  # tavarua-48
    position = acting(at=("channel 1", "wave 1"), dice=[4] * 6)
    wanted = "the wave beside you is full: with 2 players it holds 1 surfer (tavarua-48)"
    assert refused(position, act(Action.CATCH)) == wanted
    five = acting(players=5, at=("channel 1", "wave 1", "wave 1"), dice=[4] * 6)
    wanted = "the wave beside you is full: with 5 players it holds 2 surfers (tavarua-48)"
    assert refused(five, act(Action.CATCH)) == wanted


def test_an_action_must_fit_the_stoke_card():  # tavarua-34
    position = riding(attach=Stoke.LEASH)
    assert refused(position, act(Action.BAIL)) == "your Leash does not fit bail (tavarua-34)"


# Cards and values


def test_a_card_must_be_held():  # tavarua-27
    assert refused(playing(), FIRST_CARD + M1) == "you hold no maroon 1 (tavarua-27)"
    assert refused(recovering(), FIRST_CARD + T4) == "you hold no teal 4 (tavarua-27)"


def test_a_four_is_not_played_on_the_long_board():  # tavarua-06
    position = playing(boards=("long",))
    wanted = "a 4 is not played on the long board (tavarua-06)"
    assert refused(position, FIRST_CARD + M4) == wanted
    legal = GAME.engine.legal_moves(recovering(boards=("long",)), 0)
    assert FIRST_CARD + M4 in legal


def test_a_value_takes_tokens():  # tavarua-32
    wanted = "to count teal 3 as {} takes {} Stoke tokens, and you have {} (tavarua-32)"
    assert refused(counting(), FIRST_VALUE) == wanted.format(0, 3, 2)
    assert refused(counting(tokens=(1,)), FIRST_VALUE + 5) == wanted.format(5, 2, 1)


# Giving up


@pytest.mark.parametrize(
    ("action", "at", "reason"),
    [
        (Action.WAIT, "shore", "to wait you give up one card at least (tavarua-67)"),
        (Action.BAIL, "wave 2", "to bail you give up one card at least (tavarua-42)"),
    ],
)
def test_one_card_is_given_up_at_least(action, at, reason):  # tavarua-42, tavarua-67
    assert refused(discarding(action, at=(at,)), GIVEN) == reason


def test_cards_are_given_up_in_order():  # tavarua-98
    wanted = "cards are named in ascending order, and teal 3 comes before maroon 2 (tavarua-98)"
    for position in (discarding(), exchanging()):
        do(position, 0, FIRST_GIVE + M2)
        assert refused(position, FIRST_GIVE + T3) == wanted


def test_only_cards_of_the_hand_are_given_up():  # tavarua-11, tavarua-27
    assert refused(discarding(), FIRST_GIVE + M1) == "you hold no maroon 1 (tavarua-27)"
    assert refused(exchanging(), FIRST_GIVE + M1) == "you hold no maroon 1 (tavarua-11)"
    position = exchanging()
    do(position, 0, FIRST_GIVE + T1, FIRST_GIVE + T1)
    wanted = "you have given up every teal 1 you hold (tavarua-11)"
    assert refused(position, FIRST_GIVE + T1) == wanted
    position = discarding()
    do(position, 0, FIRST_GIVE + T3)
    wanted = "you have given up every teal 3 you hold (tavarua-27)"
    assert refused(position, FIRST_GIVE + T3) == wanted


# All of it


def illegal(position, seat):
    """All numbers that are no legal move of a seat."""
    return sorted(set(range(-1, MOVES + 1)) - set(GAME.engine.legal_moves(position, seat)))


@pytest.mark.parametrize("options", WALKS)
@pytest.mark.parametrize("players", TABLES)
def test_every_illegal_move_is_refused_with_a_rule(players, options):
    by = PLAYERS[players % len(PLAYERS)]
    walked = walk(players, seed=10 + players, options=options, by=by, regret=0.1)
    for position, *_ in islice(walked, 0, None, EVERY):
        game = position.reading()
        for seat in range(players):
            found = {GAME.why_not(game, seat, move) for move in illegal(position, seat)}
            assert {refusal.rule for refusal in found} <= RULES
            for sentence, _ in found:
                assert sentence[0].islower()
                assert sentence == sentence.strip(" .")


def test_a_reason_is_the_same_whatever_is_hidden():  # tavarua-35
    walked = walk(3, seed=2, options={"rounds": 5}, by=PLAYERS[2], regret=0.1)
    for position, *_ in islice(walked, 0, None, EVERY):
        for seat in range(3):
            seen = position.copy()
            GAME.engine.redact(seen, seat)
            whole, part = position.reading(), seen.reading()
            for move in illegal(position, seat):
                assert GAME.why_not(whole, seat, move) == GAME.why_not(part, seat, move)


def test_the_last_position_refuses_everything():  # tavarua-80
    *_, (position, _, _) = walk(2, seed=3, options={"rounds": 1})
    assert position.games[0]["phase"] == Phase.OVER
    assert {refused(position, move) for move in illegal(position, 0)} == {
        "the game is over (tavarua-80)"
    }


def test_a_choice_of_another_is_no_reason():  # tavarua-35, tavarua-49
    position = table(at=("channel 1", "wave 1"), dice=[1] * 6, hands=("T1 T2 T3 M1 M2",) * 2)
    before = refused(position, act(Action.CATCH))
    choose(position, 1, "bail T1")
    assert refused(position, act(Action.CATCH)) == before
    assert position.games[0]["players"][1]["hand"] == cards("T1 T2 T3 M1 M2")
