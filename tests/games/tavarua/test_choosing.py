"""Play: which actions, cards, values and Stoke cards may be chosen. tavarua-27 to tavarua-34."""

import pytest

from games.tavarua.positions import CODES, choose, commit_all, do, legal, named, player, step, table
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.actions import ACTION_NAMES
from parlour.games.tavarua.box.stoke import STOKE_NAMES
from parlour.games.tavarua.moves import (
    FIRST_ACTION,
    FIRST_ATTACH,
    FIRST_CARD,
    FIRST_GIVE,
    FIRST_VALUE,
    GIVEN,
    TAKE_BACK,
)
from parlour.games.tavarua.table import Phase, Step

MIXED = "T1 T2 T3 M1 M4"
FOURS = "T4 T4 M4 M4 M4"
LOW, HIGH = [1] * 6, [6] * 6  # dice: by the sheet all broken, and only next to the Shore
ONE_CARD = ("ride", "catch", "paddle out", "paddle in")


def actions(position, seat=0):
    """The names of the actions a seat may choose."""
    assert step(position, seat) == Step.ACTION
    return {ACTION_NAMES[move - FIRST_ACTION] for move in legal(position, seat)}


def take(position, action, seat=0):
    """Choose an action only."""
    do(position, seat, FIRST_ACTION + ACTION_NAMES.index(action))
    return position


def kinds(position, seat=0, first=FIRST_CARD):
    """The cards a seat may name now."""
    return [CODES[move - first] for move in legal(position, seat) if move >= first]


def attachable(position, seat=0):
    """The Stoke cards a seat may attach, no card among them."""
    assert step(position, seat) == Step.ATTACH
    return {STOKE_NAMES[move - FIRST_ATTACH] for move in legal(position, seat)}


# Actions by place


@pytest.mark.parametrize(
    ("place", "dice", "wanted"),
    [
        ("wave 3", LOW, {"ride", "bail"}),  # tavarua-28
        ("wave 1", HIGH, {"ride", "bail"}),
        ("channel 3", LOW, {"catch", "paddle out", "wait", "paddle in"}),  # tavarua-28
        ("channel 3", HIGH, {"paddle out", "wait", "paddle in"}),  # tavarua-47
        ("channel 6", HIGH, {"paddle out", "wait", "paddle in"}),
        ("channel 1", HIGH, {"catch", "paddle out", "wait", "paddle in"}),
        ("shore", LOW, {"paddle out", "wait"}),  # tavarua-29
    ],
)
def test_actions_by_place(place, dice, wanted):
    """tavarua-28, tavarua-29: Score is none of them (tavarua-30)."""
    assert actions(table(2, hands=[MIXED], at=[place], dice=dice)) == wanted
    assert "score" not in ACTION_NAMES


def test_in_the_wash_all_recover_and_are_asked_only_for_the_card():
    """tavarua-28, tavarua-44, tavarua-63, tavarua-99"""
    position = table(2, hands=[MIXED], at=["wash"], tokens=[3])
    assert step(position, 0) == Step.CARD
    assert kinds(position) == MIXED.split()
    do(position, 0, FIRST_CARD)
    assert legal(position, 0) == [TAKE_BACK]


# The long board


@pytest.mark.parametrize("action", ONE_CARD)
def test_no_four_is_played_on_the_long_board(action):
    """tavarua-06"""
    place = "wave 3" if action == "ride" else "channel 3"
    for board, wanted in (("long", ["T1", "T2", "T3", "M1"]), ("short", MIXED.split())):
        position = table(2, hands=[MIXED], at=[place], dice=LOW, boards=[board])
        assert kinds(take(position, action)) == wanted


@pytest.mark.parametrize(
    ("place", "wanted"),
    [("wave 3", {"bail"}), ("channel 3", {"wait"}), ("shore", {"wait"})],
)
def test_with_a_hand_of_fours_on_the_long_board_something_is_left(place, wanted):
    """tavarua-06, tavarua-31"""
    position = table(2, hands=[FOURS], at=[place], dice=LOW, boards=["long"])
    assert actions(position) == wanted
    take(position, *wanted)
    assert kinds(position, first=FIRST_GIVE) == ["T4", "M4"]


def test_a_four_may_be_given_up_to_recover():
    """tavarua-06"""
    assert kinds(table(2, hands=[FOURS], at=["wash"], boards=["long"])) == ["T4", "M4"]


# Values


@pytest.mark.parametrize("action", ONE_CARD)
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("tokens", [1, 2, 3, 7])
def test_tokens_all_count_the_same_way(action, code, tokens):
    """tavarua-27, tavarua-32: plus or minus so many; tavarua-33: from 0 to 6."""
    place = "wave 3" if action == "ride" else "channel 3"
    position = table(2, hands=[f"{code} " * 5], at=[place], dice=LOW, tokens=[tokens])
    take(position, action)
    do(position, 0, FIRST_CARD + CODES.index(code))
    value = int(code[1])
    reach = range(max(0, value - tokens), min(6, value + tokens) + 1)
    assert [move - FIRST_VALUE for move in legal(position, 0)] == list(reach)


@pytest.mark.parametrize(
    ("words", "value", "left"),
    [("T3 as 5", 5, 1), ("M2 as 1", 1, 2), ("M2", 2, 3), ("T3 as 0", 0, 0)],
)
def test_the_value_says_how_many_tokens_are_laid(words, value, left):
    """tavarua-32: T3 +2 has the value 5, M2 -1 the value 1."""
    position = table(2, hands=["T3 M2 M2 M2 M2", MIXED], at=["channel 1"] * 2, tokens=[3])
    commit_all(position, f"paddle out {words}", "wait M4")
    assert player(position, 0)["did"]["value"] == value
    assert player(position, 0)["tokens"] == left
    assert player(position, 0)["space"] == min(6, 1 + value)


@pytest.mark.parametrize(("place", "action"), [("channel 3", "wait"), ("wave 3", "bail")])
def test_no_tokens_go_with_wait_and_bail(place, action):
    """tavarua-27"""
    position = take(table(2, hands=[MIXED], at=[place], tokens=[3]), action)
    assert step(position, 0) == Step.DISCARD
    do(position, 0, FIRST_GIVE, GIVEN)
    assert legal(position, 0) == [TAKE_BACK]


# Stoke cards


FITTING = {
    "shore": {"Duck Dive", "Dawn Patrol"},
    "wash": {"Tow Out"},
    "channel 2": {
        "Duck Dive",
        "Dawn Patrol",
        "Priority",
        "Party Wave",
        "Fresh Wax",
        "Cross Step",
        "Trim",
        "Leash",
    },
    "wave 2": {"Fresh Wax", "Cross Step", "Trim", "Leash", "Claim It"},
}


@pytest.mark.parametrize("place", FITTING)
@pytest.mark.parametrize("board", ["short", "long"])
def test_a_stoke_card_must_leave_a_legal_action(place, board):
    """tavarua-34, tavarua-98; tavarua-96: Aerial on the short board, Cheater Five on the long."""
    position = table(
        2, hands=[MIXED], at=[place], boards=[board], dice=LOW, stoke=[STOKE_NAMES[1:]]
    )
    on_board = {"short": "Aerial", "long": "Cheater Five"}[board]
    wanted = {"no card"} | FITTING[place] | ({on_board} if place == "wave 2" else set())
    assert attachable(position) == wanted


def test_only_cards_of_earlier_rounds_may_be_attached():
    """tavarua-23, tavarua-34"""
    fresh = {"fresh": 1 << 4 * STOKE_NAMES.index("Duck Dive"), "fresh_held": 1}
    position = table(2, hands=[MIXED], stoke=[["Dawn Patrol"]], seats={0: fresh})
    assert attachable(position) == {"no card", "Dawn Patrol"}


@pytest.mark.parametrize(
    ("card", "place", "board", "hand", "wanted"),
    [
        ("Duck Dive", "shore", "short", MIXED, {"paddle out"}),
        ("Dawn Patrol", "channel 2", "short", MIXED, {"wait"}),
        ("Leash", "channel 2", "short", MIXED, {"catch"}),
        ("Leash", "wave 2", "short", MIXED, {"ride"}),
        ("Claim It", "wave 2", "long", FOURS, {"bail"}),
        ("Aerial", "wave 2", "short", "T1 T2 M1 M2 T3", {"ride"}),
        ("Cheater Five", "wave 2", "long", "T1 T4 M4 M4 M4", {"ride"}),
    ],
)
def test_then_only_actions_it_fits_may_be_named(card, place, board, hand, wanted):
    """tavarua-98"""
    position = table(2, hands=[hand], at=[place], boards=[board], dice=LOW, stoke=[[card]])
    do(position, 0, FIRST_ATTACH + STOKE_NAMES.index(card))
    assert actions(position) == wanted


@pytest.mark.parametrize(
    ("card", "place", "board", "hand"),
    [
        ("Aerial", "wave 2", "short", "T1 T2 M1 M2 M2"),  # no printed 3 or 4
        ("Aerial", "wave 2", "long", "T3 T3 T3 T3 T3"),
        ("Cheater Five", "wave 2", "short", MIXED),
        ("Cheater Five", "wave 2", "long", FOURS),  # tavarua-06
        ("Leash", "wave 2", "long", FOURS),
        ("Duck Dive", "shore", "long", FOURS),
        ("Tow Out", "shore", "short", MIXED),
        ("Priority", "channel 6", "short", MIXED),  # not broken
    ],
)
def test_a_card_that_leaves_no_action_cannot_be_named(card, place, board, hand):
    """tavarua-34, tavarua-98"""
    dice = [1, 1, 1, 1, 1, 6]
    position = table(2, hands=[hand], at=[place], boards=[board], dice=dice, stoke=[[card]])
    assert attachable(position) == {"no card"}


def test_an_aerial_goes_with_a_printed_three_or_four():
    """tavarua-96: tokens do not change what is printed."""
    position = table(2, hands=["T1 T3 T4 M2 M3"], at=["wave 3"], tokens=[5], stoke=[["Aerial"]])
    do(position, 0, FIRST_ATTACH + STOKE_NAMES.index("Aerial"))
    assert kinds(take(position, "ride")) == ["T3", "T4", "M3"]


@pytest.mark.parametrize("name", ["no card", "Priority", "Leash", "Party Wave"])
def test_only_a_party_wave_needs_no_room(name):
    """tavarua-48, tavarua-94"""
    at = ["channel 3", "wave 3"]
    position = table(2, hands=[MIXED], at=at, dice=LOW, stoke=[STOKE_NAMES[1:]])
    move = FIRST_ATTACH + STOKE_NAMES.index(name)
    if name == "no card":
        do(position, 0, move)
        assert "catch" not in actions(position)
    else:
        assert (move in legal(position, 0)) == (name == "Party Wave")


def test_the_wave_must_have_broken_for_a_party_too():
    """tavarua-94"""
    position = table(2, hands=[MIXED], at=["channel 6"], dice=HIGH, stoke=[["Party Wave"]])
    assert attachable(position) == {"no card"}


def test_one_stoke_card_goes_with_an_action():
    """tavarua-34: of two alike one stays."""
    position = table(2, hands=[MIXED, MIXED], stoke=[["Dawn Patrol", "Dawn Patrol"]])
    commit_all(position, "wait T1 with Dawn Patrol", "wait M4")
    assert player(position, 0)["cards"] == 1 << 4 * 12
    assert player(position, 0)["cards_held"] == 1
    assert position.reading().stoke_discard == 1 << 4 * 12


# Cards to discard


def test_cards_to_discard_are_named_in_ascending_order():
    """tavarua-98: each as often as it is given up, never a kind before the last."""
    position = table(2, hands=["T1 T1 T2 M1 M3"])
    take(position, "wait")
    assert kinds(position, first=FIRST_GIVE) == ["T1", "T2", "M1", "M3"]
    assert GIVEN not in legal(position, 0)  # tavarua-67: one at least
    do(position, 0, FIRST_GIVE)
    assert legal(position, 0)[0] == GIVEN
    assert kinds(position, first=FIRST_GIVE) == ["T1", "T2", "M1", "M3"]
    do(position, 0, FIRST_GIVE)
    assert kinds(position, first=FIRST_GIVE) == ["T2", "M1", "M3"]
    do(position, 0, FIRST_GIVE + 4)
    assert kinds(position, first=FIRST_GIVE) == ["M3"]
    do(position, 0, FIRST_GIVE + 6)
    assert legal(position, 0) == [TAKE_BACK]  # no other can be named


@pytest.mark.parametrize(
    ("words", "given"), [("T1", "T1"), ("T1 T1 M3", "T1 T1 M3"), ("T1 T1 T2 M1 M3",) * 2]
)
@pytest.mark.parametrize(("place", "action"), [("shore", "wait"), ("wave 3", "bail")])
def test_wait_and_bail_discard_the_cards_laid(words, given, place, action):
    """tavarua-27, tavarua-42, tavarua-67"""
    position = table(2, hands=["T1 T1 T2 M1 M3", MIXED], at=[place])
    commit_all(position, f"{action} {words}", "wait M4")
    assert named(player(position, 0)["did"]["given"]) == given
    assert named(position.reading().discard).split() == sorted(
        [*given.split(), "M4"], key=CODES.index
    )


def test_everybody_chooses_in_every_round():
    """tavarua-27, tavarua-31: at the same time."""
    position = table(4, at=["shore", "wash", "channel 2", "wave 5"])
    assert sorted(GAME.engine.actors(position)) == [0, 1, 2, 3]
    choose(position, 2, f"wait {named(player(position, 2)['hand']).split()[0]}")
    assert sorted(GAME.engine.actors(position)) == [0, 1, 3]
    assert position.reading().phase == Phase.PLAY
