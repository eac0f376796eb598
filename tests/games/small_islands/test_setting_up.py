"""Supplies, vehicles, first clues, hands, and what players and options change.

small_islands-01, -04, -08, -09, -12, -16 to -18, -20, -21, -70 to -72.
"""

from collections import Counter

import pytest

from games.small_islands.positions import (
    SEATS,
    asked,
    clues_in,
    finish_setting_up,
    heard,
    legal,
    named,
    play,
    spots,
    step,
    to,
    values_in,
)
from parlour.errors import BadSeats
from parlour.games.small_islands import GAME
from parlour.games.small_islands.box.clues import ALL_CLUES, ALL_TILES
from parlour.games.small_islands.box.map import members
from parlour.games.small_islands.box.pieces import COLUMN_NAMES, VEHICLE_NAMES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.options import OPTIONS
from parlour.games.small_islands.rules.raising.treasures import draw_treasure
from parlour.games.small_islands.table import NO_CARD, Step
from parlour.kit.rule import INTERPRETED, rule

DEALS = 120 if INTERPRETED else 1200
ON_ONE = {"island": 1, "centre": 1}
BASE = {"island": 1, "volcano": "off"}
every_table = pytest.mark.parametrize("players", SEATS)


def ready(players=2, seed=1, options=None):
    """A game with everything set up."""
    position = GAME.deal(players, seed, ON_ONE | (options or {}))
    finish_setting_up(position)
    return position


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players):
    """small_islands-01"""
    with pytest.raises(BadSeats):
        GAME.deal(players)


@every_table
def test_fifteen_roses_and_a_vehicle_of_a_colour_each(players):
    """small_islands-04, small_islands-18: one rose lies on the first clue."""
    before, position = GAME.deal(players, 3, ON_ONE), ready(players)
    assert [p["roses"] for p in before.games[0]["players"][:players]] == [15] * players
    assert [p["vehicle"] for p in before.games[0]["players"][:players]] == [-1] * players
    assert [p["roses"] for p in position.games[0]["players"][:players]] == [14] * players
    assert len(set(VEHICLE_NAMES)) == 4


@rule
def _draw(games):
    return draw_treasure(games[0])


@pytest.mark.sweep
def test_the_first_twelve_cards_are_never_a_curse():
    """small_islands-08: 39 gold and two Curses, which come at any later place."""
    curses = Counter()
    for seed in range(DEALS // 6):
        position = GAME.deal(2, seed, BASE)
        assert values_in(position.games[0]["treasure"]).count(0) == 2
        drawn = [_draw(position.games) for _ in range(41)]
        assert sorted(Counter(drawn).items()) == [(0, 2), (1, 10), (2, 9), (3, 11), (4, 6), (5, 3)]
        curses.update(n for n, kind in enumerate(drawn) if kind == 0)
        assert position.games[0]["treasure_left"] == 0
        assert _draw(position.games) == NO_CARD
    assert min(curses) >= 12
    assert len(curses) > (10 if INTERPRETED else 27)


def test_amulets_tiles_and_lava_are_in_supply():
    """small_islands-09, small_islands-12, small_islands-63"""
    game = ready().games[0]
    assert (game["amulets_left"], game["lava_left"]) == (20, 25)
    assert game["reserve"] == ALL_TILES
    assert clues_in(ALL_TILES) == [
        "next to the volcano",
        "not next to the volcano",
        "next to lava",
        "not next to lava",
    ]


@every_table
def test_without_the_volcano_vehicles_are_put_anywhere_in_turn_order(players):
    """small_islands-16, small_islands-71: on any land, also where another is."""
    position = GAME.deal(players, 4, BASE)
    assert heard(position, Event.NO_TRIAD) == []
    game = position.games[0]
    first = int(game["first"])
    for n in range(players):
        assert (step(position), asked(position)) == (Step.VEHICLE, (first + n) % players)
        assert spots(position) == named(game["land"])
        to(position, "J3")
        assert heard(position, Event.VEHICLE)[0][0] == (first + n) % players
    assert len({int(p["vehicle"]) for p in game["players"][:players]}) == 1


@every_table
def test_columns_begin_by_seat_in_turn_order(players):
    """small_islands-17, small_islands-18, small_islands-70: one clue and rose for each player."""
    position = ready(players, 6)
    game = position.games[0]
    first = int(game["first"])
    told = heard(position, Event.FIRST_CLUE)
    assert [seat for seat, _ in told] == [(first + n) % players for n in range(players)]
    for seat, (begun, column, _) in told:
        assert (column, game["clues"][column], game["bottom"][column]) == (seat, 1 << begun, begun)
        assert (game["roses"][begun], game["above"][begun]) == (seat + 1, NO_CARD)
    assert COLUMN_NAMES == ["white", "grey", "black", "brown"]
    for column in range(players, 4):
        assert (game["clues"][column], game["bottom"][column]) == (0, NO_CARD)
        assert members(game["sites"][column]) == members(game["land"])


@every_table
def test_hands_are_dealt_and_the_rest_is_the_deck(players):
    """small_islands-20, small_islands-70: 4 cards, with two players 6, in turn order."""
    position = ready(players, 7)
    game = position.games[0]
    size = 6 if players == 2 else 4
    hands = [int(p["hand"]) for p in game["players"][:players]]
    assert [hand.bit_count() for hand in hands] == [size] * players
    assert [p["hand_held"] for p in game["players"][:players]] == [size] * players
    dealt = [seat for seat, _ in heard(position, Event.DREW)]
    assert dealt == [(int(game["first"]) + n) % players for n in range(players)]
    lying = [int(game["deck"]), int(game["discard"]), *hands, *map(int, game["clues"])]
    assert sum(cards.bit_count() for cards in lying) == 52
    assert sum(lying) == ALL_CLUES


@pytest.mark.sweep
@every_table
def test_lots_decide_who_begins(players):
    """small_islands-21: then clockwise."""
    quick = BASE | {"object_placement": "players"}
    found = Counter(int(GAME.deal(players, seed, quick).games[0]["first"]) for seed in range(DEALS))
    assert min(found[seat] for seat in range(players)) > DEALS / players / 2
    position = ready(players, 9)
    assert asked(position) == position.games[0]["first"] == position.games[0]["active"]


def test_the_base_game_has_no_expansion():
    """small_islands-71: no volcano, triads, lava or tiles; the rest is the same."""
    position = ready(3, 2, {"volcano": "off"})
    game = position.games[0]
    assert (game["centre"], game["reserve"], game["triads"], game["lava_left"]) == (-1, 0, 0, 0)
    assert not game["lava"].any()
    assert [p["hand_held"] for p in game["players"][:3]] == [4] * 3
    assert game["amulets_left"] == 20


def test_the_options_and_their_defaults():
    """small_islands-72"""
    found = {option.name: (option.default, option.least, option.most) for option in OPTIONS}
    assert found == {
        "volcano": (1, 0, 1),
        "object_placement": (0, 0, 1),
        "island": (0, 0, 32),
        "centre": (0, 0, 3),
        "new_map_clue_from": (0, 0, 1),
        "raise_ends_turn": (0, 0, 1),
        "open_treasure": (0, 0, 1),
        "turns": (600, 1, 600),
    }


def test_setting_up_never_gets_stuck():
    """small_islands-07b, small_islands-13b: whatever is answered, the first turn comes."""
    for seed in range(DEALS // 12):
        options = {"object_placement": "players", "island": 1 + seed % 32}
        position = GAME.deal(2 + seed % 3, seed, options)
        while step(position) < Step.START:
            moves = legal(position)
            play(position, moves[seed * 7 % len(moves)])
        assert step(position) == Step.ACTION
