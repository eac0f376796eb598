"""The auction: mu-20 to mu-37."""

import pytest

from games.mu.positions import (
    NOBODY,
    TABLES,
    all_pass,
    auction,
    do,
    do_all,
    hand,
    indicators,
    kinds,
    legal,
    names,
    now,
    play_hand,
    shows,
    table,
)
from parlour.games.mu import GAME
from parlour.games.mu.events import Event
from parlour.games.mu.table import Phase

every_table = pytest.mark.parametrize("players", TABLES)
four_or_more = pytest.mark.parametrize("players", [4, 5, 6])


def count(position, seat):
    return now(position).players[seat].count


def displayed(position, seat):
    return names(now(position).players[seat].display)


def bidding(hands, players=4, **fields):
    return table(players, phase=Phase.AUCTION, hands=hands, **fields)


# The turn


@pytest.mark.parametrize("dealer", range(6))
def test_the_dealer_begins(dealer):  # mu-20
    game = auction(6, dealer)
    assert GAME.engine.actors(game) == [dealer]
    do_all(game, "pass")
    assert GAME.engine.actors(game) == [(dealer + 1) % 6]


def test_a_player_displays_a_card_from_hand_or_passes():  # mu-20
    game = bidding(["red 3 9, blue 0"])
    assert legal(game) == ["displays red 3", "displays red 9", "displays blue 0", "passes"]


def test_nobody_else_may_do_anything():  # mu-20
    game = auction(4, dealer=1)
    assert [legal(game, seat) for seat in (0, 2, 3)] == [[], [], []]


def test_a_displayed_card_lies_face_up_before_its_player():  # mu-20
    game = bidding(["red 3 9"])
    events = do(game, 0, "display red 9")
    assert (hand(game, 0), displayed(game, 0)) == (["red 3"], ["red 9"])
    assert now(game).players[0].held == 1
    assert [tuple(event) for event in events] == [(Event.DISPLAYED, 0, (11, 0, 0))]


@every_table
def test_a_whole_hand_may_be_displayed_at_once(players):  # mu-21
    game = auction(players)
    shows(game, 0, 1)
    size = len(hand(game, 1))
    shows(game, 1, size)
    assert (count(game, 1), hand(game, 1)) == (size, [])


def test_cards_of_one_turn_are_displayed_in_ascending_order():  # mu-21
    game = bidding(["red 3 9, blue 0"])
    do(game, 0, "display red 9")
    assert legal(game) == ["displays blue 0", "ends the display"]


def test_the_order_begins_anew_each_turn():  # mu-21
    game = bidding(["red 3, blue 0", "green 1", "green 2", "green 3"])
    do_all(game, "blue 0", "end the display", "pass", "pass", "pass")
    assert legal(game) == ["displays red 3", "passes"]


def test_twins_in_hand_are_one_choice_and_may_both_be_displayed():  # mu-21
    game = bidding(["red 7 7"])
    assert legal(game) == ["displays red 7", "passes"]
    do(game, 0, "red 7")
    assert legal(game) == ["displays red 7", "ends the display"]
    do(game, 0, "red 7")
    assert (hand(game, 0), displayed(game, 0)) == ([], ["red 7", "red 7"])


def test_later_displays_add_to_earlier_ones():  # mu-22
    game = auction(4)
    shows(game, 0, 2)
    shows(game, 0, 3)
    assert count(game, 0) == len(displayed(game, 0)) == 5


def test_nothing_displayed_goes_back_to_the_hand():  # mu-22
    game = bidding(["red 3 9", "blue 2"])
    shows(game, 0, 1)
    assert displayed(game, 0) == ["red 3"]
    shows(game, 1, 1)
    do_all(game, "pass", "pass")
    assert legal(game, 0) == ["displays red 9", "passes"]


def test_only_the_number_of_cards_counts():  # mu-23
    game = bidding(["red 9", "blue 0, green 1"])
    shows(game, 0, 1)
    shows(game, 1, 2)
    assert indicators(game) == (1, 0)


# Passing and the end


@every_table
def test_who_passed_may_display_later(players):  # mu-32
    game = auction(players)
    do_all(game, "pass")
    shows(game, 1, 1)
    shows(game, 0, 2)
    assert indicators(game) == (0, 1)


@every_table
def test_the_last_to_display_passes_too(players):  # mu-33
    game = auction(players)
    shows(game, 0, 1)
    do_all(game, *["pass"] * (players - 1))
    assert (now(game).phase, now(game).turn) == (Phase.AUCTION, 0)
    do_all(game, "pass")
    assert now(game).phase == Phase.MAJOR_TRUMP


@every_table
def test_passes_count_only_one_after_another(players):  # mu-33
    game = auction(players)
    do_all(game, *["pass"] * (players - 1))
    shows(game, players - 1, 1)
    do_all(game, *["pass"] * (players - 1))
    assert now(game).phase == Phase.AUCTION


@every_table
def test_without_a_card_in_hand_you_can_only_pass(players):  # mu-34
    game = auction(players)
    shows(game, 0, len(hand(game, 0)))
    do_all(game, *["pass"] * (players - 1))
    assert legal(game, 0) == ["passes"]


@every_table
def test_if_nobody_displays_the_same_dealer_deals_again(players):  # mu-35
    game = auction(players, dealer=2)
    before = [hand(game, seat) for seat in range(players)]
    events = all_pass(game)
    assert kinds(events) == [Event.PASSED, Event.RESTARTED, Event.DEALT]
    assert (now(game).dealer, now(game).turn, now(game).hands_played) == (2, 2, 0)
    assert before != [hand(game, seat) for seat in range(players)]


def test_a_hand_that_begins_anew_shows_nothing_and_keeps_its_number():  # mu-35
    game = auction(4, dealer=2)
    assert [tuple(event) for event in all_pass(game)[1:]] == [
        (Event.RESTARTED, 2, (0, 0, 0)),
        (Event.DEALT, 2, (1, 0, 0)),
    ]


@every_table
def test_after_three_restarts_the_dealer_must_open(players):  # mu-36
    game = auction(players, dealer=1)
    for _ in range(3):
        assert legal(game)[-1] == "passes"
        all_pass(game)
    assert GAME.engine.actors(game) == [1]
    assert all(words.startswith("displays") for words in legal(game))


@every_table
def test_after_that_opening_everybody_may_pass(players):  # mu-36
    game = auction(players, dealer=1)
    for _ in range(3):
        all_pass(game)
    shows(game, 1, 1)
    all_pass(game)
    assert now(game).phase == Phase.MAJOR_TRUMP


def test_restarts_are_counted_anew_for_each_hand():  # mu-36
    game = auction(4)
    for _ in range(3):
        all_pass(game)
    play_hand(game)
    do_all(game, "seat 2")
    assert "passes" in legal(game)


@every_table
def test_without_a_shield_there_is_no_minor_trump(players):  # mu-37
    game = auction(players)
    shows(game, 0, 2)
    events = all_pass(game)
    assert kinds(events) == [Event.PASSED, Event.CROWN_BID, Event.NO_SHIELD]
    assert (now(game).phase, now(game).turn) == (Phase.MAJOR_TRUMP, 0)
    do_all(game, "no trump")
    assert now(game).minor == NOBODY


def test_nothing_of_the_auction_may_be_taken_back():
    game = bidding(["red 1", "blue 1"], barriers=[1] * 6)
    do(game, 0, "red 1")
    assert now(game).barriers == [0] * 6
    game.games["barriers"] = 1
    do(game, 0, "end the display")
    assert now(game).barriers == [0] * 6
