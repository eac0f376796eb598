"""What a seat of Mü sees."""

import json

import pytest

from games.mu.positions import (
    TABLES,
    auction,
    deck,
    do,
    do_all,
    hand,
    now,
    seen_by,
    shows,
    table,
    whim,
)
from parlour.games.mu import GAME
from parlour.games.mu.table import Phase
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED

every_table = pytest.mark.parametrize("players", TABLES)


def view(position, viewer=0):
    return GAME.view(now(position), viewer)


def faces(shown):
    return [card["card"] for card in shown]


def moments(players):
    """Positions of a game played at random, all phases among them."""
    game, chance = auction(players, hands=2), whim(players)
    shows(game, 1, 2)
    shows(game, 0, 1)
    step = 0
    while True:
        if step % (7 if INTERPRETED else 2) == 0 or now(game).phase not in FREQUENT:
            yield game
        seats = GAME.engine.actors(game)
        if not seats:
            return
        moves = GAME.engine.legal_moves(game, seats[0])
        passing = now(game).phase == Phase.AUCTION and chance.random() < 0.8
        GAME.engine.play(game, seats[0], moves[-1] if passing else chance.choice(moves))
        step += 1


FREQUENT = (Phase.AUCTION, Phase.TRICKS)


@every_table
def test_a_record_and_its_redaction_look_the_same(players):
    for game in moments(players):
        for viewer in (SPECTATOR, *range(players)):
            assert view(game, viewer) == view(seen_by(game, viewer), viewer)


@every_table
def test_a_view_is_plain_data(players):
    for game in moments(players):
        for viewer in (SPECTATOR, 0):
            assert json.loads(json.dumps(view(game, viewer))) == view(game, viewer)


@every_table
def test_only_the_own_hand_is_seen(players):
    game = auction(players)
    for viewer in range(players):
        hands = [player["hand"] for player in view(game, viewer)["players"]]
        assert sorted(faces(hands.pop(viewer))) == sorted(hand(game, viewer))
        assert hands == [None] * (players - 1)


def test_spectators_see_no_hand_and_no_list_of_unseen_cards():
    shown = view(auction(4), SPECTATOR)
    assert [player["hand"] for player in shown["players"]] == [None] * 4
    assert (shown["viewer"], shown["unseen"]) == (None, [])


def test_what_is_known_of_the_table():
    game = table(
        4,
        crown=2,
        shield=0,
        partner=1,
        major="7",
        minor="red",
        dealer=3,
        hands=["blue 5", "green 2 3", "yellow 1", "black 8"],
        counts=[2, 0, 3, 1],
        scores=[10, 20, 30, 40],
        lacks=["", "", "", "blue 0 1 2 3 4 5 6 8 9"],
        piles=["", "green 6 7", "red 0"],
        trick="blue 6, red 7",
        hands_played=1,
    )
    shown = view(game)
    assert (shown["phase"], shown["turn"], shown["dealer"], shown["partner"]) == ("tricks", 0, 3, 1)
    assert (shown["hand_number"], shown["hands"], shown["removed_colour"]) == (2, 4, None)
    assert shown["crown"] == {
        "seat": 2,
        "cards": 3,
        "needs": 34,
        "bonus": 30,
        "reached": 5,
        "provenance": "inferred",
    }
    assert shown["shield"] == {"seat": 0, "cards": 2, "bonus": 10}
    assert [player["team"] for player in shown["players"]] == ["shield", "crown", "crown", "shield"]
    assert [player["score"] for player in shown["players"]] == [10, 20, 30, 40]
    assert [player["held"] for player in shown["players"]] == [1, 2, 1, 1]
    assert [player["displayed"] for player in shown["players"]] == [2, 0, 3, 1]
    assert [player["pile_points"] for player in shown["players"]] == [0, 4, 1, 0]
    assert [player["lacks"] for player in shown["players"]] == [[], [], [], ["blue"]]


def test_the_trick_shows_whose_card_wins():
    game = table(4, crown=2, major="7", trick="blue 6, red 7")
    assert view(game)["trick"] == [
        {"seat": 2, "winning": False, "card": "blue 6", "class": "plain", "points": 2},
        {"seat": 3, "winning": True, "card": "red 7", "class": "major", "points": 2},
    ]


def test_who_lacks_trumps_lacks_no_colour():
    game = table(4, crown=0, major="7", trick="blue 7", hands=["", "red 0 1"])
    do(game, 1, "red 0")
    assert view(game)["players"][1]["lacks"] == ["trump"]


def test_trumps_are_listed_from_super_to_minor():  # mu-57, mu-68
    game = table(3, crown=0, shield=1, major="red", minor="7")
    order = view(game)["trumps"]["order"]
    assert faces(order[:4]) == ["red 7", "red 7", "red 9", "red 8"]
    assert faces(order[-6:]) == [f"{c} 7" for c in ("blue", "green", "yellow") for _ in (1, 2)]
    assert len(order) == 12 + 6


def test_the_hand_is_sorted_like_the_display():  # mu-57
    game = table(4, crown=0, shield=1, major="blue", minor="3", hands=["red 3 9, blue 3 8"])
    assert faces(view(game)["players"][0]["hand"]) == ["blue 3", "blue 8", "red 3", "red 9"]


def test_where_the_numbers_come_from_is_shown():
    game = table(3, crown=0, shield=1, major="no trump", minor="7", counts=[2, 1])
    shown = view(game)
    assert shown["crown"]["provenance"] == "reconstructed"
    assert shown["trumps"]["major"] == {
        "name": "no trump",
        "points": 30,
        "provenance": "inferred",
    }
    assert shown["trumps"]["minor"]["points"] == 10


@every_table
def test_what_is_not_seen_lies_in_other_hands_or_face_down(players):
    game = auction(players)
    shows(game, 1, 3)
    for viewer in range(players):
        hidden = deck("black" if players == 3 else None)
        for name in hand(game, viewer) + faces(view(game)["players"][1]["display"]):
            hidden.remove(name)
        assert sorted(faces(view(game, viewer)["unseen"])) == sorted(hidden)


def test_played_cards_are_seen_twins_one_by_one():
    hands = ["red 7, blue 1", "red 7, blue 2", "green 7 7", "yellow 0"]
    game = table(4, crown=0, major="no trump", hands=hands, rest=0)
    assert faces(view(game, 0)["unseen"]) == ["red 7", "blue 2", "green 7", "green 7", "yellow 0"]
    do_all(game, "red 7", "red 7", "green 7")
    assert faces(view(game, 0)["unseen"]) == ["blue 2", "green 7", "yellow 0"]
    assert faces(view(game, 1)["unseen"]) == ["blue 1", "green 7", "yellow 0"]


# Cards put away


def exchanged():
    hands = ["red 2 3", "green 1 7", "yellow 0 2"]
    away = "blue 6 7 9"
    return table(3, crown=1, major="no trump", hands=hands, away=away, counts=[0, 1], rest=0)


def test_the_crown_alone_sees_the_cards_put_away():  # mu-55
    shown = view(exchanged(), 1)
    assert faces(shown["players"][1]["put_away"]) == ["blue 9", "blue 7", "blue 6"]
    assert (shown["players"][1]["pile_points"], shown["crown"]["reached"]) == (4, 4)


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_nobody_else_sees_them_or_their_points_before_scoring(viewer):  # mu-55
    shown = view(exchanged(), viewer)
    assert shown["players"][1]["put_away"] is None
    assert (shown["players"][1]["pile_points"], shown["crown"]["reached"]) == (0, 0)
    if viewer != SPECTATOR:
        assert {"blue 6", "blue 7", "blue 9"} <= set(faces(shown["unseen"]))


def test_all_see_their_points_after_scoring():  # mu-55
    game = exchanged()
    do_all(game, "green 7", "yellow 2", "red 2", "green 1", "yellow 0", "red 3")
    for viewer in (0, 1, 2, SPECTATOR):
        shown = view(seen_by(game, viewer), viewer)
        assert shown["players"][1]["pile_points"] == 4 + 4 + 2
        assert shown["unseen"] == []
