"""Bids and trumps: mu-40 to mu-46, and the Crown Bid tokens of mu-T1."""

import pytest

from games.mu.positions import (
    NOBODY,
    TABLES,
    all_pass,
    auction,
    do,
    do_all,
    kinds,
    legal,
    names,
    now,
    shows,
    table,
    told,
)
from parlour.games.mu import GAME
from parlour.games.mu.events import Event
from parlour.games.mu.table import Phase

every_table = pytest.mark.parametrize("players", TABLES)
NUMBERS = [str(number) for number in range(10)]
HAND = {3: 15, 4: 15, 5: 12, 6: 10}
TOKEN = {3: (16, 2), 4: (28, 2), 5: (21, 3), 6: (16, 4)}  # points needed: a + b for each card
BIDS = [(players, cards) for players in TABLES for cards in range(1, HAND[players] + 1)]


def naming_minor(display, players=4):
    """Seat 1 has the Shield and names the minor trump."""
    shown = ["black 0 9", display]
    return table(players, phase=Phase.MINOR_TRUMP, crown=0, shield=1, displays=shown)


def naming_major(display, minor, players=4, **fields):
    """Seat 0 has the Crown and names the major trump after seat 1 named the minor one."""
    fields = {"hands": ["green 1 2 3"], "face_down": "blue 1 2 3", **fields}
    return table(
        players,
        phase=Phase.MAJOR_TRUMP,
        crown=0,
        shield=1,
        minor=minor,
        displays=[display],
        **fields,
    )


def named(position):
    """What may be named, in short."""
    words = [told.removeprefix("names ") for told in legal(position)]
    return [told.removesuffix(" as minor trump").removesuffix(" as major trump") for told in words]


# The bids


@every_table
def test_crown_and_shield_place_the_tokens_of_their_counts(players):  # mu-40
    game = auction(players)
    shows(game, 0, 3)
    shows(game, 1, 2)
    events = all_pass(game)
    assert kinds(events) == [Event.PASSED, Event.CROWN_BID, Event.SHIELD_BID]
    assert told(events, Event.CROWN_BID)[0][1][0] == 3
    assert told(events, Event.SHIELD_BID) == [(1, (2, 0, 0))]


@pytest.mark.parametrize(("players", "cards"), BIDS)
def test_the_crown_token_shows_the_points_needed(players, cards):  # mu-T1, mu-41
    game = auction(players)
    shows(game, 0, cards)
    start, step = TOKEN[players]
    target = start + step * cards
    assert told(all_pass(game), Event.CROWN_BID) == [(0, (cards, target, 0))]
    assert GAME.box.at(f"crown_bids.{players - 3}.targets")[cards - 1] == target


def test_a_bid_brings_ten_a_card_for_the_crown_and_five_for_the_shield():  # mu-41
    game = auction(4)
    shows(game, 0, 4)
    shows(game, 1, 3)
    view = GAME.view(now(game), 0)
    crown, shield = view["crown"]["crown.0"], view["shield"]["shield.1"]
    assert (crown["needs"], crown["bonus"], shield["bonus"]) == (36, 40, 15)
    for bid in GAME.setting(now(game))["bids"]:
        assert bid["crown_bonus"] == 10 * bid["cards"]
        assert bid["shield_bonus"] == 5 * bid["cards"]


# Naming trumps


@every_table
def test_first_the_shield_then_the_crown_names_a_trump(players):  # mu-42
    game = auction(players)
    shows(game, 2, 2)
    shows(game, 1, 1)
    all_pass(game)
    assert (now(game).phase, now(game).turn) == (Phase.MINOR_TRUMP, 1)
    do(game, 1, "no trump")
    assert (now(game).phase, now(game).turn) == (Phase.MAJOR_TRUMP, 2)


def test_a_trump_is_a_colour_a_number_or_none():  # mu-42
    everything = "red 0 1 2, blue 3 4 5, green 6 7, yellow 8, black 9"
    colours = ["red", "blue", "green", "yellow", "black"]
    assert named(naming_minor(everything)) == [*colours, *NUMBERS, "no trump"]


def test_only_what_lies_on_the_own_display_may_be_named():  # mu-43
    assert named(naming_minor("red 7, blue 2")) == ["red", "blue", "2", "7", "no trump"]


def test_cards_in_hand_do_not_help():  # mu-43
    game = naming_major("yellow 4", "no trump", hands=["red 7"])
    assert named(game) == ["yellow", "4", "no trump"]


def test_twins_on_display_may_be_named():  # mu-43
    assert named(naming_minor("red 7 7")) == ["red", "7", "no trump"]


def test_the_shield_names_the_minor_trump():  # mu-44
    game = naming_minor("red 7")
    assert legal(game)[1] == "names 7 as minor trump"
    assert told(do(game, 1, "7"), Event.NAMED_MINOR) == [(1, (5 + 7, 10, 0))]
    assert (now(game).minor, now(game).major) == (5 + 7, NOBODY)


def test_the_crown_names_the_major_trump():  # mu-44
    game = naming_major("red 4", "7")
    assert legal(game)[0] == "names red as major trump"
    assert told(do(game, 0, "4"), Event.NAMED_MAJOR) == [(0, (5 + 4, 20, 0))]
    assert (now(game).minor, now(game).major) == (5 + 7, 5 + 4)


@every_table
@pytest.mark.parametrize(("taken", "left"), [("red", ["7"]), ("7", ["red"])])
def test_the_crown_may_not_name_what_the_shield_named(players, taken, left):  # mu-45
    assert named(naming_major("red 7", taken, players)) == [*left, "no trump"]


@every_table
def test_both_may_say_no_trump(players):  # mu-45
    game = naming_major("red 7", "no trump", players)
    assert named(game) == ["red", "7", "no trump"]
    do(game, 0, "no trump")
    assert now(game).trumps == 0


def test_all_trumps_are_one_suit():  # mu-44, mu-62
    game = naming_major("red 4", "5")
    do(game, 0, "4")
    trumps = names(now(game).trumps)
    assert len(trumps) == 10
    assert {name[-1] for name in trumps} == {"4", "5"}


def test_without_a_minor_trump_the_major_one_stands_alone():  # mu-37, mu-44
    game = table(4, phase=Phase.MAJOR_TRUMP, crown=0, displays=["red 4"])
    do(game, 0, "4")
    assert len(names(now(game).trumps)) == 5


# The Super Trump


def classes(major, minor, players=4):
    """The trumps of each class as everybody is shown them, those there are two of twice."""
    game = now(table(players, crown=0, shield=1, major=major, minor=minor))
    faces = GAME.setting(game)["cards"]
    return {
        rank: [faces[card]["name"] for card in cards for _ in range(faces[card]["amount"])]
        for rank, cards in GAME.view(game, 0)["trumps"].items()
    }


@pytest.mark.parametrize(("major", "minor"), [("red", "4"), ("4", "red")])
def test_the_card_that_is_both_colour_and_number_is_super(major, minor):  # mu-46
    assert classes(major, minor)["super"] == ["red 4"]


@pytest.mark.parametrize("number", ["1", "7"])
def test_it_is_two_cards_if_the_number_is_1_or_7(number):  # mu-46
    assert classes("blue", number)["super"] == [f"blue {number}"] * 2


@pytest.mark.parametrize(
    ("major", "minor"), [("red", "blue"), ("4", "7"), ("red", "no trump"), ("no trump", "7")]
)
def test_otherwise_there_is_no_super_trump(major, minor):  # mu-46
    assert classes(major, minor)["super"] == []


@pytest.mark.parametrize(
    ("major", "minor", "size"),
    [("red", "4", 16), ("7", "red", 20), ("red", "blue", 24), ("1", "7", 20), ("2", "3", 10)],
)
def test_how_many_trumps_there_are(major, minor, size):  # mu-46, mu-62
    game = naming_major("red 1 2 7", minor)
    do(game, 0, major)
    assert len(names(now(game).trumps)) == size == sum(map(len, classes(major, minor).values()))


@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_major_trump_may_be_taken_back_with_four_to_six_players(players):
    game = naming_major("red 4", "7", players)
    do(game, 0, "red")
    assert now(game).barriers == [1, 0, 0, 0, 0, 0]


def test_but_not_with_three_who_take_cards_at_once():
    game = naming_major("red 4", "7", 3, barriers=[1] * 6)
    do(game, 0, "red")
    assert now(game).barriers == [0] * 6


def test_the_minor_trump_may_not_be_taken_back():
    game = naming_minor("red 4")
    game.games["barriers"] = 1
    do_all(game, "red")
    assert now(game).barriers == [0] * 6
