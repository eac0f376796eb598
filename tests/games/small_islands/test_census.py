"""Nothing is lost or doubled, whatever is played: cards, roses, amulets, lava, cubes."""

import pytest

from games.small_islands.hunting import walk
from games.small_islands.positions import SEATS
from parlour.games.small_islands import GAME
from parlour.games.small_islands.box.clues import CLUE_NAMES
from parlour.games.small_islands.box.map import members
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

SEEDS = 1 if INTERPRETED else 2
MOVES = 200 if INTERPRETED else 500
EVERY = 5
GOLD = {"the Curse": 2, "gold 2": 10, "gold 3": 9, "gold 4": 11, "gold 5": 6, "gold 6": 3}
SWITCHES = (
    {},
    {"volcano": "off"},
    {"new_map_clue_from": "hand", "open_treasure": "on", "object_placement": "players"},
)


def expected(players, options):
    """What is in the box, as far as it is in play."""
    base = options.get("volcano") == "off"
    counted = dict.fromkeys(CLUE_NAMES[: 52 if base else 56], 1) | GOLD
    counted |= {f"roses of seat {seat + 1}": 15 for seat in range(players)}
    return counted | {"amulets": 20} | ({} if base else {"lava": 25})


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("options", SWITCHES)
def test_every_component_is_somewhere_at_every_move(players, options):
    """small_islands-04, -08, -09, -12, -51, -59, -61 and -71: from the deal to the end."""
    wanted = expected(players, options)
    for seed in range(SEEDS):
        for number, position in walk(players, seed, options, most=MOVES):
            if number % EVERY == 0:
                assert GAME.census(position.reading()) == wanted
                check_hexes(position.games[0])


def check_hexes(game):
    """small_islands-31, small_islands-62: nothing lies where there is no land."""
    land = set(members(game["land"]))
    assert not land & set(members(game["lava"]))
    for things in ("huts", "palms", "amulets"):
        assert set(members(game[things])) <= land
    assert {int(at) for at in game["statues"] if at >= 0} <= land
    for column in range(4):
        assert set(members(game["sites"][column])) <= land
        assert game["found"][column] == len(members(game["sites"][column]))
        assert game["found"][column] > 0 or not land or not game["clues"][column]


def test_what_there_is_in_all():
    """small_islands-08, small_islands-12, small_islands-27: 52 cards, four tiles, 41 treasures."""
    counted = GAME.census(GAME.deal(4, 1).reading())
    assert counted == expected(4, {})
    assert sum(GOLD.values()) == 41
    assert len(CLUE_NAMES) == 56
