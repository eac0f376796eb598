"""Team or exchange: mu-50 to mu-57."""

import pytest

from games.mu.positions import (
    NOBODY,
    do,
    do_all,
    hand,
    kinds,
    legal,
    names,
    now,
    play_on,
    seen_by,
    table,
    told,
)
from parlour.games.mu import GAME
from parlour.games.mu.events import Event
from parlour.games.mu.table import Phase
from parlour.kit.record import SPECTATOR

four_or_more = pytest.mark.parametrize("players", [4, 5, 6])


def picking(players, **fields):
    return table(players, phase=Phase.PARTNER, major="no trump", **{"crown": 1, **fields})


def teams(position):
    return [player["team"] for player in GAME.view(now(position), 0)["players"].values()]


# The partner


@four_or_more
def test_the_crown_picks_any_other_player_except_the_shield(players):  # mu-50
    others = [seat for seat in range(players) if seat not in (1, 2)]
    wanted = [f"picks seat {seat + 1} as partner" for seat in others]
    assert legal(picking(players, shield=2, minor="7")) == wanted


@four_or_more
def test_crown_and_partner_are_the_crown_team_for_all_to_know(players):  # mu-50
    game = picking(players, shield=2, minor="7")
    events = do(game, 1, "seat 1")
    assert [tuple(event) for event in events] == [(Event.PICKED_PARTNER, 1, (0, 0, 0))]
    assert teams(game)[:2] == ["crown", "crown"]
    assert now(seen_by(game, SPECTATOR)).partner == 0


@four_or_more
def test_without_a_shield_anybody_else_may_be_picked(players):  # mu-51
    others = [seat for seat in range(players) if seat != 1]
    assert legal(picking(players)) == [f"picks seat {seat + 1} as partner" for seat in others]


@four_or_more
def test_all_others_are_the_shield_team(players):  # mu-52
    game = picking(players, shield=2, minor="7")
    do(game, 1, "seat 1")
    assert teams(game) == ["crown", "crown"] + ["shield"] * (players - 2)


@four_or_more
def test_without_a_shield_they_are_on_no_team(players):  # mu-52
    game = picking(players)
    do(game, 1, "seat 1")
    assert teams(game) == ["crown", "crown"] + [None] * (players - 2)


def test_trump_and_partner_may_be_taken_back_until_the_crown_leads():
    display, cards = ["", "red 4"], ["blue 2", "blue 3", "blue 4", "blue 5"]
    game = table(4, phase=Phase.MAJOR_TRUMP, crown=1, displays=display, hands=cards)
    do_all(game, "red", "seat 3")
    assert now(game).barriers == [0, 2, 0, 0, 0, 0]
    do_all(game, "blue 3")
    assert now(game).barriers == [0] * 6


# The exchange


def naming(**fields):
    """Three players, before the Crown player names a trump and takes the cards."""
    hands = ["red 2 3, blue 6 8", "green 1 1 7", "yellow 0 2 3 4"]
    fields = {"hands": hands, "face_down": "red 9, blue 7 7", "displays": ["", "red 4"], **fields}
    return table(3, phase=Phase.MAJOR_TRUMP, crown=1, **fields)


def exchanging(**fields):
    """Three players, the Crown player has taken the cards."""
    game = naming(**fields)
    do(game, 1, "no trump")
    return game


def test_with_three_the_crown_takes_the_face_down_cards():  # mu-53
    game = exchanging()
    assert (now(game).phase, now(game).partner) == (Phase.EXCHANGE, NOBODY)
    assert sorted(hand(game, 1)) == sorted([*["green 1"] * 2, "green 7", "red 9", *["blue 7"] * 2])
    assert (now(game).players[1].held, now(game).face_down) == (6, 0)


def test_then_any_three_cards_from_hand_go_away():  # mu-53
    game = exchanging()
    do_all(game, "red 9", "blue 7")
    assert now(game).phase == Phase.EXCHANGE
    do_all(game, "green 1")
    assert (now(game).phase, now(game).turn) == (Phase.TRICKS, 1)
    assert names(now(game).players[1].away) == ["red 9", "blue 7", "green 1"]
    assert hand(game, 1) == ["blue 7", "green 1", "green 7"]
    assert now(game).players[1].held == 3


def test_they_may_be_cards_just_taken_but_not_displayed_ones():  # mu-54
    cards = ["red 9", "blue 7", "green 1", "green 7"]
    assert legal(exchanging()) == [f"puts away {card}" for card in cards]


def test_a_twin_just_taken_is_the_same_as_the_one_in_hand():  # mu-54
    game = exchanging(hands=["", "green 7, red 3", ""], face_down="green 7, blue 0 1")
    assert legal(game).count("puts away green 7") == 1
    do_all(game, "green 7", "green 7", "blue 1")
    assert names(now(game).players[1].away) == ["blue 1", "green 7", "green 7"]


def test_their_order_makes_no_difference():  # mu-54
    one, other = exchanging(), exchanging()
    do_all(one, "red 9", "blue 7", "green 1")
    do_all(other, "green 1", "red 9", "blue 7")
    assert one == other


def heard(position, viewer):
    return kinds(seen_by(position, viewer).events())


def test_nobody_else_learns_which_cards_were_taken():  # mu-55
    game = exchanging()
    assert told(game.events(), Event.TOOK_CARDS) == [(1, (11, 20, 20))]
    assert heard(game, 1) == [Event.NAMED_MAJOR, Event.TOOK_CARDS]
    for viewer in (0, 2, SPECTATOR):
        assert heard(game, viewer) == [Event.NAMED_MAJOR, Event.TOOK_UNSEEN]


def test_nobody_else_learns_which_cards_were_put_away():  # mu-55
    game = exchanging()
    do_all(game, "blue 7")
    assert told(game.events(), Event.PUT_AWAY) == [(1, (20, 0, 0))]
    assert heard(game, 1) == [Event.PUT_AWAY]
    for viewer in (0, 2, SPECTATOR):
        assert heard(game, viewer) == [Event.PUT_AWAY_UNSEEN]
        assert now(seen_by(game, viewer)).players[1].away == 0


def test_everybody_sees_them_at_scoring():  # mu-55
    game = exchanging(hands_to_play=1)
    do_all(game, "blue 7", "blue 7", "red 9")
    play_on(game, Phase.OVER)
    for viewer in (0, 1, 2, SPECTATOR):
        seen = seen_by(game, viewer)
        assert told(seen.events(), Event.SHOWED_PUT_AWAY) == [(1, (11, 20, 20))]
        assert now(seen).players[1].pile & 3 << 20 == 3 << 20
        pile = GAME.view(now(seen), viewer)["players"]["seat.1"]["pile"]
        assert pile["seat.1.pile"]["points"] >= 4


@pytest.mark.parametrize(("shield", "team"), [(0, "shield"), (NOBODY, None)])
def test_the_other_two_are_the_shield_team_if_there_is_a_shield(shield, team):  # mu-56
    game = table(3, crown=1, shield=shield, major="no trump", hands=["red 1", "red 2", "red 3"])
    assert teams(game) == [team, "crown", team]


def test_cards_put_away_may_be_taken_back_until_the_crown_leads():
    game = exchanging()
    for number, card in enumerate(["red 9", "blue 7", "green 1"]):
        do_all(game, card)
        assert now(game).barriers == [0, number + 1, 0, 0, 0, 0]
    do_all(game, "green 7")
    assert now(game).barriers == [0] * 6


# Displays


def test_displays_are_sorted_by_trumpiness():  # mu-57
    display = "red 0 4, blue 4 9, green 1 4 8, yellow 7"
    game = table(4, crown=0, shield=1, major="green", minor="4", displays=["", display])
    shown = GAME.view(now(game), 3)["players"]["seat.1"]["display"]
    assert [(card["card"], card["rank"]) for card in shown.values()] == [
        ("green-4", "super"),
        ("green-8", "major"),
        ("green-1", "major"),
        ("red-4", "minor"),
        ("blue-4", "minor"),
        ("red-0", "plain"),
        ("blue-9", "plain"),
        ("yellow-7", "plain"),
    ]


def test_displays_stay_face_up():  # mu-57
    game = table(4, crown=0, major="red", displays=["red 7 7", "blue 2"], hands=["red 1"])
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        players = GAME.view(now(seen_by(game, viewer)), viewer)["players"]
        amounts = [[card["amount"] for card in p["display"].values()] for p in players.values()]
        assert amounts == [[2], [1], [], []]
        assert "display.0.red-7" in players["seat.0"]["display"]
