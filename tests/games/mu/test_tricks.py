"""The tricks: mu-60 to mu-71."""

import pytest

from games.mu.positions import (
    TABLES,
    auction,
    do,
    do_all,
    each,
    hand,
    kinds,
    legal,
    may_play,
    names,
    now,
    play_on,
    shows,
    table,
    told,
)
from parlour.games.mu.events import Event
from parlour.games.mu.table import Phase

every_table = pytest.mark.parametrize("players", TABLES)
FILLER = "black 0 2 3 4 5 6"  # so that a hand does not end with the trick looked at


def following(trick, cards, display="", **fields):
    """Seat 1 answers the trick that seat 0 led."""
    fields = {"crown": 0, "shield": 2, "major": "no trump", "minor": "no trump", **fields}
    return table(4, hands=["", cards], displays=["", display], trick=trick, leader=0, **fields)


def winner(cards, major="no trump", minor="no trump"):
    """The place in the trick of the card that takes it; the leader of four is seat 2."""
    numbers = each(cards)
    order = [names(1 << number)[0] for number in numbers]
    hands = [order[(seat - 2) % 4] + ", black 0" for seat in range(4)]
    game = table(4, crown=0, shield=1, major=major, minor=minor, hands=hands, leader=2)
    do_all(game, *order)
    return (now(game).leader - 2) % 4


# Leading


@every_table
def test_the_crown_leads_the_first_trick(players):  # mu-60
    game = auction(players)
    shows(game, 2, 1)
    play_on(game, Phase.TRICKS)
    assert (now(game).turn, now(game).leader) == (2, 2)


@every_table
def test_the_others_follow_clockwise_and_the_winner_leads_the_next(players):  # mu-60
    hands = [f"red {seat}, black 0" for seat in range(players)]
    hands[0] = "red 9, black 0"
    game = table(players, crown=1, major="no trump", hands=hands)
    for seat in (*range(1, players), 0):
        assert now(game).turn == seat
        do(game, seat, hands[seat].split(",")[0])
    assert (now(game).turn, now(game).leader, now(game).trick_size) == (0, 0, 0)


def test_a_card_comes_from_the_hand_or_the_own_display():  # mu-61
    game = table(4, crown=0, major="red", hands=["red 3"], displays=["blue 4", "green 5"])
    assert legal(game) == ["plays red 3", "plays blue 4"]


def test_a_card_from_the_hand_leaves_the_hand():  # mu-61
    game = table(4, crown=0, major="red", hands=["red 3, blue 5"], displays=["blue 4"])
    assert told(do(game, 0, "red 3"), Event.PLAYED) == [(0, (4, 0, 0))]
    assert (hand(game, 0), now(game).players[0].held) == (["blue 5"], 1)


def test_a_card_from_the_display_leaves_the_display():  # mu-61
    game = table(4, crown=0, major="red", hands=["red 3, blue 5"], displays=["blue 4"])
    assert told(do(game, 0, "blue 4"), Event.PLAYED) == [(0, (12 + 5, 1, 0))]
    assert (now(game).players[0].display, now(game).players[0].held) == (0, 2)
    assert now(game).players[0].count == 1


def test_the_leader_may_lead_anything_trumps_too():  # mu-66
    game = table(4, crown=0, major="red", hands=["red 3 7 7, blue 7, green 0"])
    assert may_play(game) == ["red 3", "red 7", "blue 7", "green 0"]


# Following


def test_a_trump_number_no_longer_follows_its_colour():  # mu-62
    game = following("green 4", "green 2 8, red 1", major="yellow", minor="2")
    assert may_play(game) == ["green 8"]


def test_major_minor_and_super_follow_each_other():  # mu-62, mu-63
    for led in ("yellow 5", "red 2", "yellow 2"):
        game = following(led, "yellow 0 2, green 2 8, red 3", major="yellow", minor="2")
        assert may_play(game) == ["green 2", "yellow 0", "yellow 2"]


def test_a_led_trump_number_is_not_followed_by_its_colour():  # mu-62, mu-63
    game = following("green 2", "green 8 9, red 2", major="yellow", minor="2")
    assert may_play(game) == ["red 2"]


def test_a_colour_must_be_followed():  # mu-63
    assert may_play(following("red 4", "red 0 9, blue 3")) == ["red 0", "red 9"]


def test_what_was_led_decides_not_what_was_played_since():  # mu-63
    game = table(
        4, crown=0, major="no trump", hands=["", "", "red 1, blue 1"], trick="red 4, blue 9"
    )
    assert may_play(game) == ["red 1"]


def test_hand_and_display_count_together():  # mu-63
    assert may_play(following("red 4", "blue 3", display="red 6, green 2")) == ["red 6"]
    assert may_play(following("red 4", "blue 3, red 5", display="red 6")) == ["red 5", "red 6"]


def test_who_cannot_follow_plays_anything():  # mu-64
    game = following("red 4", "blue 3, green 1", display="yellow 9", major="green")
    assert may_play(game) == ["blue 3", "green 1", "yellow 9"]


def test_nobody_has_to_beat():  # mu-64
    assert may_play(following("red 4", "red 0 9", major="red")) == ["red 0", "red 9"]


def test_the_example_of_the_sheet():  # mu-65
    trumps = {"major": "yellow", "minor": "2"}
    assert may_play(following("green 4", "green 2 5", **trumps)) == ["green 5"]
    assert may_play(following("green 4", "green 2, red 5", **trumps)) == ["red 5", "green 2"]


def test_who_does_not_follow_is_known_to_lack_the_suit():  # mu-63
    game = following("green 4", "green 2, red 5", major="yellow", minor="2")
    do(game, 1, "red 5")
    assert set(names(now(game).players[1].lacks)) == {f"green {n}" for n in (0, 1, *range(3, 10))}


def test_who_does_not_follow_a_trump_is_known_to_lack_all_trumps():  # mu-62, mu-63
    game = following("yellow 4", "green 8", major="yellow", minor="2")
    do(game, 1, "green 8")
    assert now(game).players[1].lacks == now(game).trumps


def test_who_follows_is_not():  # mu-63
    game = following("green 4", "green 8")
    do(game, 1, "green 8")
    assert now(game).players[1].lacks == 0


# Twins


def test_twins_in_hand_and_on_display_are_two_choices():  # mu-61
    game = following("red 4", "red 7", display="red 7")
    assert legal(game) == ["plays red 7", "plays red 7 from the display"]


@pytest.mark.parametrize("zone", ["hand", "display"])
def test_twins_in_one_place_are_one_choice(zone):  # mu-61
    game = following("red 4", *(("red 7 7", "") if zone == "hand" else ("", "red 7 7")))
    assert len(legal(game)) == 1


@pytest.mark.parametrize(
    ("words", "in_hand", "on_display"),
    [("red 7", [], ["red 7"]), ("red 7 from the display", ["red 7"], [])],
)
def test_the_twin_that_is_meant_is_played(words, in_hand, on_display):  # mu-61
    game = following("red 4", "red 7", display="red 7")
    assert do(game, 1, words)[0].values == (8, len(in_hand), 0)
    assert (hand(game, 1), names(now(game).players[1].display)) == (in_hand, on_display)
    assert now(game).players[1].held == len(in_hand)


def test_nothing_tells_which_of_two_twins_was_played():
    """Of a pair in hand either copy leaves the first bit: a lone twin is always the same bit."""
    game = following("red 4", "red 7 7")
    do(game, 1, "red 7")
    assert (now(game).players[1].hand, now(game).trick[1]) == (1 << 8, 8)
    other = following("red 4", "", display="red 7 7")
    do(other, 1, "red 7 from the display")
    assert (now(other).players[1].display, now(other).trick[1]) == (1 << 8, 8)


def test_a_pile_counts_twins_from_two_tricks():
    game = table(3, crown=0, major="red", hands=["red 9, red 0", "red 7, red 1", "red 7, red 2"])
    do_all(game, "red 9", "red 7", "red 7")
    assert names(now(game).players[0].pile) == ["red 7", "red 7", "red 9"]


# Taking


@pytest.mark.parametrize(
    ("cards", "place"),
    [
        ("red 4, red 6, red 5, red 0", 1),
        ("red 4, blue 9, green 9, red 5", 3),
        ("red 0, blue 9, green 9, yellow 9", 0),
    ],
)
def test_without_trumps_the_highest_number_of_the_colour_led_wins(cards, place):  # mu-67
    assert winner(cards) == place


@pytest.mark.parametrize(
    ("cards", "place"),
    [
        ("red 9, blue 0, red 8, red 7", 1),
        ("red 9, blue 0, blue 5, red 7", 2),
        ("blue 5, red 9, blue 8, blue 0", 2),
    ],
)
def test_the_highest_trump_wins(cards, place):  # mu-67
    assert winner(cards, major="blue") == place


def test_the_highest_trump_wins_if_only_a_minor_one_is_there():  # mu-67
    assert winner("red 9, blue 0, red 8, red 7", minor="blue") == 1


@pytest.mark.parametrize(
    ("cards", "major", "minor", "place"),
    [
        ("blue 9, red 4, blue 4, red 9", "red", "blue", 3),
        ("blue 9, red 0, blue 8, blue 7", "red", "blue", 1),
        ("red 9, blue 4, red 8, red 7", "4", "red", 1),
        ("blue 4, red 0, blue 3, blue 7", "red", "4", 1),
        ("red 9, red 4, blue 4, green 4", "red", "4", 1),
        ("blue 4, red 9, red 4, green 4", "4", "red", 2),
    ],
)
def test_super_beats_major_beats_minor(cards, major, minor, place):  # mu-68
    assert winner(cards, major, minor) == place


@pytest.mark.parametrize(
    ("cards", "major", "minor", "place"),
    [
        ("red 4, red 6, red 0, red 5", "red", "no trump", 1),
        ("red 4, red 6, red 0, red 8", "blue", "red", 3),
        ("blue 7, red 3, green 3, yellow 3", "3", "no trump", 1),
        ("blue 7, red 3, green 3, yellow 3", "red", "3", 1),
        ("blue 3, green 3, yellow 3, blue 9", "red", "3", 0),
    ],
)
def test_a_higher_number_is_a_higher_colour_trump_but_number_trumps_are_equal(
    cards, major, minor, place
):  # mu-68
    assert winner(cards, major, minor) == place


@pytest.mark.parametrize(
    ("cards", "major", "minor", "place"),
    [
        ("green 7, blue 7, red 7, yellow 7", "7", "no trump", 0),
        ("blue 9, green 7, blue 7, blue 8", "7", "no trump", 1),
        ("red 5, red 7, red 7, red 6", "no trump", "no trump", 1),
        ("red 7, red 9, red 7, blue 7", "red", "7", 0),
        ("red 9, red 7, blue 7, red 7", "7", "red", 1),
        ("blue 0, red 1, red 1, blue 9", "red", "green", 1),
    ],
)
def test_of_equal_cards_the_first_is_higher(cards, major, minor, place):  # mu-69
    assert winner(cards, major, minor) == place


def test_the_winner_puts_the_trick_on_the_own_pile():  # mu-70
    hands = [f"red {number}, {FILLER}" for number in (4, 6, 0, 5)]
    game = table(4, crown=0, partner=1, major="no trump", hands=hands, piles=["blue 6", "blue 5"])
    do_all(game, "red 4", "red 6", "red 0", "red 5")
    assert kinds(game.events()) == [Event.PLAYED, Event.TOOK_TRICK]
    assert told(game.events(), Event.TOOK_TRICK) == [(1, (1 + 2 + 1 + 1, 0, 0))]
    piles = [names(now(game).players[seat].pile) for seat in range(4)]
    assert piles == [["blue 6"], ["red 0", "red 4", "red 5", "red 6", "blue 5"], [], []]


@every_table
def test_the_hand_ends_when_all_cards_are_played(players):  # mu-71
    game, tricks = auction(players), 0
    shows(game, 0, 3)
    play_on(game, Phase.TRICKS)
    while now(game).phase == Phase.TRICKS:
        do_all(game, legal(game)[0])
        tricks += Event.TOOK_TRICK in kinds(game.events())
    assert tricks == {3: 15, 4: 15, 5: 12, 6: 10}[players]
    assert not any(player.hand | player.display for player in now(game).players)


def test_it_does_not_end_while_cards_lie_on_display():  # mu-71
    hands = ["red 4", "red 6", "red 0", "red 5"]
    displays = ["blue 1", "blue 2", "blue 3", "blue 4"]
    game = table(4, crown=0, major="no trump", hands=hands, displays=displays)
    do_all(game, "red 4", "red 6", "red 0", "red 5")
    assert now(game).phase == Phase.TRICKS
    do_all(game, "blue 2", "blue 3", "blue 4", "blue 1 from the display")
    assert now(game).phase == Phase.NEXT_DEALER
