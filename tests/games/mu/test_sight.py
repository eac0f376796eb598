"""What a seat of Mü sees: what never changes, what lies on the table, what it could work out."""

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

pytestmark = pytest.mark.talk

every_table = pytest.mark.parametrize("players", TABLES)
FACES = GAME.setting(now(GAME.deal(4)))["cards"]


def setting(position):
    return GAME.setting(now(position))


def view(position, viewer=0):
    return GAME.view(now(position), viewer)


def aids(position, seat=0):
    return GAME.aids(now(position), seat)


def player(shown, seat):
    return shown["players"][f"seat.{seat}"]


def each(shown, of):
    """What is shown of each player, in the order of seats."""
    return [found[of] for found in shown["players"].values()]


def only(things):
    """The one thing that lies in a place."""
    (thing,) = things.values()
    return thing


def faces(things):
    """The names of cards that lie somewhere, twins twice."""
    return [FACES[c["card"]]["name"] for c in things.values() for _ in range(c["amount"])]


def unseen(position, seat=0):
    """The names of the cards a seat has not seen, twins twice."""
    amounts = aids(position, seat)["unseen"].items()
    return [FACES[card]["name"] for card, amount in amounts for _ in range(amount)]


def pile_points(shown, seat):
    return only(player(shown, seat)["pile"])["points"]


def moments(players):
    """Positions of a game played at random, all phases among them."""
    game, chance = auction(players, hands=2), whim(players)
    shows(game, 1, 2)
    shows(game, 0, 1)
    step = 0
    while True:
        if step % (7 if INTERPRETED else 4) == 0 or now(game).phase not in FREQUENT:
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
def test_what_is_asked_and_worked_out_needs_nothing_hidden(players):
    for game in moments(players):
        for seat in range(players):
            seen = now(seen_by(game, seat))
            assert GAME.ask(seen, seat) == GAME.ask(now(game), seat)
            assert GAME.aids(seen, seat) == GAME.aids(now(game), seat)


# What never changes


@pytest.mark.parametrize(("players", "cards"), [(3, 48), (4, 60), (5, 60), (6, 60)])
def test_the_deck_is_told_with_its_twins_and_points(players, cards):  # mu-04
    shown = setting(GAME.deal(players))
    deck_shown = shown["cards"].values()
    assert sum(face["amount"] for face in deck_shown) == cards
    assert {face["number"] for face in deck_shown if face["amount"] == 2} == {1, 7}
    points = sum(face["amount"] * face["points"] for face in deck_shown)
    assert points == shown["card_points"] == cards
    assert shown["cards"]["blue-6"] == {
        "name": "blue 6",
        "colour": "blue",
        "number": 6,
        "points": 2,
        "amount": 1,
    }


def test_with_three_a_colour_is_not_in_the_deck():  # mu-05
    shown = setting(GAME.deal(3))
    assert shown["removed_colour"] == "black"
    assert "black-6" not in shown["cards"]
    assert setting(GAME.deal(4))["removed_colour"] is None


def test_where_the_numbers_come_from_is_shown():
    assert setting(GAME.deal(3))["bids_provenance"] == "reconstructed"
    assert setting(GAME.deal(4))["bids_provenance"] == "inferred"
    trumps = setting(GAME.deal(3))["trumps"]
    assert trumps["trump.none"] == {"name": "no trump", "points": 30, "provenance": "inferred"}
    assert trumps["trump.7"]["points"] == 10
    notices = setting(GAME.deal(3))["notices"]
    assert {"about": "crown bids, trump points", "provenance": "inferred"} in notices


# The table


@every_table
def test_only_the_own_hand_is_seen(players):
    game = auction(players)
    for viewer in range(players):
        shown = view(game, viewer)
        assert sorted(faces(shown["hand"])) == sorted(hand(game, viewer))
        assert {id for held in each(shown, "hand") for id in held} == {
            f"seat.{seat}.hand" for seat in range(players)
        }
        assert all(set(only(held)) == {"amount"} for held in each(shown, "hand"))


def test_spectators_see_no_hand():
    shown = view(auction(4), SPECTATOR)
    assert (shown["viewer"], shown["hand"], shown["away"]) == (None, {}, {})
    assert [only(held) for held in each(shown, "hand")] == [{"amount": 15}] * 4


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
    assert (shown["viewer"], shown["over"]) == (0, False)
    assert shown["deciding"] == [{"seat": 0, "question": "tricks"}]
    assert (shown["dealer"], shown["partner"], shown["hand_number"]) == (3, 1, 2)
    assert (setting(game)["hands"], setting(game)["removed_colour"]) == (4, None)
    assert (shown["major"], shown["minor"]) == ("7", "red")
    assert {"trump.7", "trump.red"} <= set(setting(game)["trumps"])
    assert shown["crown"] == {
        "crown.2": {"seat": 2, "cards": 3, "needs": 34, "bonus": 30, "reached": 5}
    }
    assert shown["shield"] == {"shield.0": {"seat": 0, "cards": 2, "bonus": 10}}
    assert each(shown, "seat") == [0, 1, 2, 3]
    assert each(shown, "team") == ["shield", "crown", "crown", "shield"]
    assert each(shown, "points") == [10, 20, 30, 40]
    assert [only(held)["amount"] for held in each(shown, "hand")] == [1, 2, 1, 1]
    assert each(shown, "displayed") == [2, 0, 3, 1]
    assert [pile_points(shown, seat) for seat in range(4)] == [0, 4, 1, 0]
    assert each(shown, "lacks") == [[], [], [], ["blue"]]


def test_before_anybody_displays_there_is_neither_crown_nor_shield():
    shown = view(auction(4, dealer=2))
    assert (shown["crown"], shown["shield"], shown["partner"]) == ({}, {}, None)
    assert (shown["major"], shown["minor"], shown["trick"]) == (None, None, {})
    assert shown["deciding"] == [{"seat": 2, "question": "auction"}]
    assert each(shown, "team") == [None] * 4


def test_after_the_last_hand_nobody_decides():
    shown = view(table(4, phase=Phase.OVER, crown=0, hands_played=4))
    assert (shown["deciding"], shown["over"], shown["hand_number"]) == ([], True, 4)


def test_the_trick_shows_whose_card_wins():
    game = table(4, crown=2, major="7", trick="blue 6, red 7")
    shown = view(game)["trick"]
    assert shown == {
        "trick.2.blue-6": {"seat": 2, "card": "blue-6", "rank": "plain", "winning": False},
        "trick.3.red-7": {"seat": 3, "card": "red-7", "rank": "major", "winning": True},
    }
    assert [setting(game)["cards"][c["card"]]["points"] for c in shown.values()] == [2, 2]


def test_who_lacks_trumps_lacks_no_colour():
    game = table(4, crown=0, major="7", trick="blue 7", hands=["", "red 0 1"])
    do(game, 1, "red 0")
    assert player(view(game), 1)["lacks"] == ["trump"]


def test_trumps_are_listed_from_super_to_minor():  # mu-57, mu-68
    game = table(3, crown=0, shield=1, major="red", minor="7")
    trumps = view(game)["trumps"]
    assert list(trumps) == ["super", "major", "minor"]
    assert trumps["super"] == ["red-7"]
    assert trumps["major"] == [f"red-{number}" for number in (9, 8, 6, 5, 4, 3, 2, 1, 0)]
    assert trumps["minor"] == [f"{colour}-7" for colour in ("blue", "green", "yellow")]
    amounts = [setting(game)["cards"][card]["amount"] for of in trumps.values() for card in of]
    assert sum(amounts) == 12 + 6


def test_the_hand_is_sorted_like_the_display():  # mu-57
    game = table(4, crown=0, shield=1, major="blue", minor="3", hands=["red 3 9, blue 3 8"])
    assert list(view(game)["hand"]) == ["hand.blue-3", "hand.blue-8", "hand.red-3", "hand.red-9"]
    assert [card["rank"] for card in view(game)["hand"].values()] == [
        "super",
        "major",
        "minor",
        "plain",
    ]


def test_twins_in_one_place_are_one_thing():
    game = table(4, crown=0, hands=["red 7 7 8"], displays=["blue 1 1"])
    assert view(game)["hand"]["hand.red-7"]["amount"] == 2
    assert view(game)["hand"]["hand.red-8"]["amount"] == 1
    display = player(view(game), 0)["display"]
    assert display == {"display.0.blue-1": {"card": "blue-1", "rank": "plain", "amount": 2}}


# What may be done


def test_twins_are_told_apart_by_what_a_move_touches():  # mu-61
    game = table(4, crown=0, major="no trump", hands=["red 7 7 8"], displays=["red 7, blue 2"])
    ask = GAME.ask(now(game), 0)
    assert (ask["seat"], ask["question"], ask["rule"]) == (0, "tricks", "mu-66")
    assert ask["says"] == "Lead any card, from hand or display."
    assert {choice["words"]: choice["touches"] for choice in ask["choices"]} == {
        "plays red 7": ["hand.red-7"],
        "plays red 7 from the display": ["display.0.red-7"],
        "plays red 8": ["hand.red-8"],
        "plays blue 2": ["display.0.blue-2"],
    }


@pytest.mark.parametrize(
    ("fields", "says", "rule"),
    [
        ({"hands": ["red 1"]}, "Display cards, as many as you like, or pass.", "mu-20"),
        ({"hands": [""]}, "You have no card left in hand: pass.", "mu-34"),
        (
            {"hands": ["red 1"], "crown": -1, "restarts": 3},
            "Open the auction: after 3 restarts you must display a card.",
            "mu-36",
        ),
        (
            {"hands": ["red 5"], "shown": 1, "last_shown": 0},
            "Display more cards, or end the display so that it counts.",
            "mu-24",
        ),
        (
            {"hands": ["red 5"], "shown": 1, "last_shown": 20},
            "End the display: what is left cannot follow your last card.",
            "mu-21",
        ),
    ],
)
def test_what_is_asked_in_the_auction(fields, says, rule):
    ask = GAME.ask(now(table(4, phase=Phase.AUCTION, **{"crown": 0, **fields})), 0)
    assert (ask["question"], ask["says"], ask["rule"]) == ("auction", says, rule)


@pytest.mark.parametrize(
    ("trick", "hand", "says", "rule"),
    [
        ("blue 6", "blue 2", "Blue was led: follow suit, from hand or display.", "mu-63"),
        ("red 7", "blue 7", "A trump was led: follow suit, from hand or display.", "mu-63"),
        (
            "blue 6",
            "blue 7, red 2",
            "Blue was led and you have none: play any card, from hand or display.",
            "mu-64",
        ),
    ],
)
def test_what_is_asked_of_who_follows(trick, hand, says, rule):
    game = table(4, crown=3, major="7", trick=trick, hands=[hand])
    ask = GAME.ask(now(game), 0)
    assert (ask["question"], ask["says"], ask["rule"]) == ("tricks", says, rule)


def test_of_who_waits_nothing_is_asked():
    ask = GAME.ask(now(auction(4, dealer=2)), 0)
    assert (ask["question"], ask["says"], ask["rule"], ask["choices"]) == (None, "", None, [])


# What people work out by hand


@every_table
def test_what_is_not_seen_lies_in_other_hands_or_face_down(players):
    game = auction(players)
    shows(game, 1, 3)
    for viewer in range(players):
        hidden = deck("black" if players == 3 else None)
        for name in hand(game, viewer) + faces(player(view(game), 1)["display"]):
            hidden.remove(name)
        assert sorted(unseen(game, viewer)) == sorted(hidden)
        points = sum(FACES[name.replace(" ", "-")]["points"] for name in hidden)
        assert aids(game, viewer)["unseen_points"] == points


def test_played_cards_are_seen_twins_one_by_one():
    hands = ["red 7, blue 1", "red 7, blue 2", "green 7 7", "yellow 0"]
    game = table(4, crown=0, major="no trump", hands=hands, rest=0)
    assert unseen(game, 0) == ["red 7", "blue 2", "green 7", "green 7", "yellow 0"]
    do_all(game, "red 7", "red 7", "green 7")
    assert unseen(game, 0) == ["blue 2", "green 7", "yellow 0"]
    assert unseen(game, 1) == ["blue 1", "green 7", "yellow 0"]


def brings(position, seat):
    """What so many cards on display would bring the seat."""
    return {bid["cards"]: bid["brings"] for bid in aids(position, seat)["bids"]}


def test_what_a_bid_would_bring_is_worked_out_by_the_rules():  # mu-25 to mu-28
    game = auction(4)
    assert set(brings(game, 0).values()) == {"crown"}
    shows(game, 0, 4)
    shows(game, 1, 2)
    assert brings(game, 2) == {1: None, 2: None, 3: "shield", 4: "shield"} | dict.fromkeys(
        range(5, 16), "crown"
    )
    assert brings(game, 1) == {3: "shield", 4: "shield"} | dict.fromkeys(range(5, 16), "crown")
    assert brings(game, 0) == dict.fromkeys(range(5, 16), "crown")  # mu-29


def test_cards_displayed_in_this_turn_count_for_the_bid():  # mu-24
    game = auction(4)
    shows(game, 0, 2)
    do_all(game, *[f"display {name}" for name in sorted_hand(game, 1)[:3]])
    assert list(brings(game, 1)) == list(range(3, 16))
    assert set(brings(game, 1).values()) == {"crown"}


def sorted_hand(game, seat):
    """The names of the cards in a hand in the order in which they may be displayed, twins once."""
    return list(dict.fromkeys(hand(game, seat)))


def test_after_the_auction_nobody_bids():
    assert aids(table(4, crown=0, major="7"))["bids"] == []


# Cards put away


def exchanged():
    hands = ["red 2 3", "green 1 7", "yellow 0 2"]
    away = "blue 6 7 9"
    return table(3, crown=1, major="no trump", hands=hands, away=away, counts=[0, 1], rest=0)


def test_the_crown_alone_sees_the_cards_put_away():  # mu-55
    shown = view(exchanged(), 1)
    assert faces(shown["away"]) == ["blue 9", "blue 7", "blue 6"]
    assert (pile_points(shown, 1), only(shown["crown"])["reached"]) == (4, 4)


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_nobody_else_sees_them_or_their_points_before_scoring(viewer):  # mu-55
    shown = view(exchanged(), viewer)
    assert shown["away"] == {}
    assert (pile_points(shown, 1), only(shown["crown"])["reached"]) == (0, 0)
    if viewer != SPECTATOR:
        assert {"blue 6", "blue 7", "blue 9"} <= set(unseen(exchanged(), viewer))


def test_all_see_their_points_after_scoring():  # mu-55
    game = exchanged()
    do_all(game, "green 7", "yellow 2", "red 2", "green 1", "yellow 0", "red 3")
    for viewer in (0, 1, 2, SPECTATOR):
        assert pile_points(view(seen_by(game, viewer), viewer), 1) == 4 + 4 + 2
    for seat in (0, 1, 2):
        assert unseen(seen_by(game, seat), seat) == []
