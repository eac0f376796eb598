"""Setting up the game and preparing a hand: mu-01 to mu-12."""

from collections import Counter
from functools import cache

import pytest

from games.mu.positions import (
    COLOURS,
    NOBODY,
    POINTS,
    TABLES,
    all_pass,
    auction,
    deck,
    do_all,
    hand,
    legal,
    names,
    now,
    play_hand,
    points,
    seen_by,
    shows,
    table,
)
from parlour.errors import BadOption, BadSeats
from parlour.games.mu import GAME
from parlour.games.mu.events import Event
from parlour.games.mu.table import Phase
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED

every_table = pytest.mark.parametrize("players", TABLES)
DEALS = 120 if INTERPRETED else 1000
HAND = {3: 15, 4: 15, 5: 12, 6: 10}


@cache
def deals(players):
    """Many games just dealt."""
    return [GAME.deal(players, seed) for seed in range(DEALS)]


def is_about(number, expected):
    """Whether a number is what luck may well bring: within four standard deviations."""
    return abs(number - expected) < 4 * expected**0.5


def dealt(position):
    """The names of all cards that were dealt, face-down ones too."""
    record = now(position)
    hands = [name for seat in range(record.seats) for name in hand(position, seat)]
    return sorted(hands + names(int(record.face_down)))


def test_three_to_six_people_play():  # mu-01
    assert list(GAME.seats) == list(TABLES)


@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_fewer_or_more_do_not(players):  # mu-01
    with pytest.raises(BadSeats, match=f"3 to 6 players, not {players}"):
        GAME.deal(players)


def test_four_hands_unless_chosen_otherwise():  # mu-02
    assert GAME.setting(now(GAME.deal(4)))["hands"] == 4
    assert GAME.setting(now(GAME.deal(4, 0, {"hands": 10})))["hands"] == 10


@pytest.mark.parametrize("hands", [0, 11])
def test_no_game_has_no_hand_or_more_than_ten(hands):  # mu-02
    with pytest.raises(BadOption, match="1 to 10"):
        GAME.deal(4, 0, {"hands": hands})


@pytest.mark.parametrize("players", [4, 5, 6])
def test_four_to_six_use_all_sixty_cards(players):  # mu-04, mu-10
    assert dealt(GAME.deal(players)) == sorted(deck())


@pytest.mark.parametrize("colour", COLOURS)
def test_three_leave_one_colour_in_the_box(colour):  # mu-04, mu-05
    table = GAME.deal(3, 0, {"removed_colour": colour})
    assert dealt(table) == sorted(deck(removed=colour))
    assert len(dealt(table)) == 48
    assert sum(POINTS[int(name[-1])] for name in dealt(table)) == 48


def test_it_stays_there_for_the_whole_game():  # mu-04
    table = auction(3, removed_colour="green")
    play_hand(table)
    do_all(table, "seat 2")
    assert dealt(table) == sorted(deck(removed="green"))


def test_black_stays_in_the_box_unless_chosen_otherwise():  # mu-05
    assert dealt(GAME.deal(3)) == sorted(deck(removed="black"))


def test_everybody_knows_the_colour_in_the_box():  # mu-05
    table = GAME.deal(3, 0, {"removed_colour": "red"})
    for viewer in (SPECTATOR, 0, 1, 2):
        setting = GAME.setting(now(seen_by(table, viewer)))
        assert setting["removed_colour"] == "red"
        assert {face["colour"] for face in setting["cards"].values()} == set(COLOURS) - {"red"}


@pytest.mark.sweep
@every_table
def test_the_first_dealer_is_random(players):  # mu-06
    dealers = Counter(now(table).dealer for table in deals(players))
    assert all(is_about(dealers[seat], DEALS / players) for seat in range(players))


TOKENS = {3: ("pink", 18, 46), 4: ("blue", 30, 58), 5: ("green", 24, 57), 6: ("orange", 20, 56)}


@every_table
def test_each_number_of_players_has_its_own_tokens(players):  # mu-07
    bids = GAME.setting(now(GAME.deal(players)))["bids"]
    colour, first, last = TOKENS[players]
    assert GAME.box.at(f"crown_bids.{players - 3}.tokens") == colour
    assert (bids[0]["cards"], bids[0]["needs"]) == (1, first)
    assert (bids[-1]["cards"], bids[-1]["needs"]) == (HAND[players], last)


@every_table
def test_everybody_starts_with_no_points(players):  # mu-08
    table = GAME.deal(players)
    table.games["players"]["score"] = 99
    GAME.engine.set_up(table)
    assert points(table) == [0] * players


@every_table
def test_turns_go_clockwise(players):  # mu-08
    table = auction(players, dealer=1)
    shows(table, 1, 1)
    for step in range(1, players):
        assert now(table).turn == (1 + step) % players
        do_all(table, "pass")


@every_table
def test_everybody_gets_as_many_cards(players):  # mu-10, mu-11
    table = GAME.deal(players)
    for seat in range(players):
        assert len(hand(table, seat)) == now(table).players[seat].held == HAND[players]


@pytest.mark.sweep
@every_table
def test_the_cards_are_shuffled(players):  # mu-10
    owners = Counter()
    for dealt in deals(players):
        owners.update(seat for seat in range(players) if "red 9" in hand(dealt, seat))
    share = DEALS * HAND[players] / (48 if players == 3 else 60)
    assert all(is_about(owners[seat], share) for seat in range(players))


def test_with_three_the_last_three_cards_lie_face_down():  # mu-11
    table = GAME.deal(3)
    assert len(names(now(table).face_down)) == 3


@pytest.mark.sweep
def test_any_card_may_be_the_one_face_down():  # mu-11
    found = {name for table in deals(3) for name in names(now(table).face_down)}
    assert found == set(deck(removed="black"))


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_nobody_looks_at_the_face_down_cards(viewer):  # mu-11
    assert now(seen_by(GAME.deal(3), viewer)).face_down == 0


def is_clear(position):
    """Whether nothing lies on the table but what a new hand brings."""
    record = now(position)
    return (
        (record.crown, record.shield, record.partner) == (NOBODY, NOBODY, NOBODY)
        and (record.major, record.minor, record.trumps) == (NOBODY, NOBODY, 0)
        and (record.shown, record.passes, record.trick_size) == (0, 0, 0)
        and not any(p.display | p.pile | p.away | p.lacks | p.count for p in record.players)
    )


@every_table
def test_a_hand_begins_with_a_clear_table(players):  # mu-12
    assert is_clear(GAME.deal(players))


@every_table
def test_so_does_the_next_hand(players):  # mu-12
    table = auction(players, dealer=0)
    shows(table, 1, 2)
    shows(table, 0, 3)
    play_hand(table)
    do_all(table, "seat 3")
    assert is_clear(table)
    assert len(dealt(table)) == (48 if players == 3 else 60)


@every_table
def test_and_a_hand_that_begins_anew(players):  # mu-12
    table = auction(players)
    all_pass(table)
    assert is_clear(table)


def test_a_deal_is_told():
    table = auction(4, dealer=2)
    assert [tuple(event) for event in table.events()] == [
        (Event.DEALT, GAME.deal(4).reading().dealer, (1, 0, 0))
    ]
    assert now(table).phase == Phase.AUCTION
    assert len(legal(table)) > 1


def test_restarts_of_the_last_game_are_forgotten():  # mu-36
    used = table(4, phase=Phase.AUCTION, restarts=3)
    GAME.engine.set_up(used)
    assert used.reading().restarts == 0
