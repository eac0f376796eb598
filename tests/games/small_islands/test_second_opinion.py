"""Whole stretches of play against the slow oracle: map, columns, and every hex that may be named.

small_islands-13 to -15, -27 to -33, -40 to -43b, -49, -62 to -64.
"""

import pytest

from games.small_islands.comparing import check_answers, check_columns, check_map
from games.small_islands.oracle_pieces import farthest_land
from games.small_islands.positions import heard, legal, step
from games.small_islands.scenes import CENTRES, SETTING_UP, Scene
from parlour.games.small_islands import GAME
from parlour.games.small_islands.box.map import COORDINATES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.rules.amulets import farthest_ahead
from parlour.kit.rule import INTERPRETED, rule

pytestmark = pytest.mark.sweep

GAMES = 6 if INTERPRETED else 48
MOVES = 60
EVERY = 10  # moves between looks at the whole map


def scene(number):
    """One of many games."""
    island, centre = 1 + number * 5 % 32, CENTRES[number % 4]
    return Scene(2 + number % 3, island, centre, number, ("random", "players")[number % 2])


@pytest.mark.parametrize("number", range(GAMES))
def test_from_the_set_up_on_all_agree(number):
    """Objects, triads, clues, struck cubes, bounds, lava, raisings: as they come."""
    played = scene(number)
    while step(played.position) in SETTING_UP:
        check_answers(played)
        played.play(played.whim.choice(legal(played.position)))
    for moves, _ in enumerate(played.wander(MOVES)):
        if GAME.engine.actors(played.position):
            check_answers(played)
        if moves % EVERY == 0:
            check_map(played)
            check_columns(played)


@rule
def _ahead(games, at, facing):
    return farthest_ahead(games[0], at, facing)


@pytest.mark.parametrize("number", range(4 if INTERPRETED else 32))
def test_statues_see_the_farthest_land_straight_ahead(number):
    """small_islands-64: over bays, volcano and lava."""
    played = scene(number)
    played.set_up()
    for _ in played.wander(30):
        pass
    for at, place in enumerate(COORDINATES):
        for facing in range(6):
            seen = _ahead(played.position.games, at, facing)
            assert (COORDINATES[seen] if seen >= 0 else None) == farthest_land(
                played.world, place, facing
            )


def test_these_games_meet_everything():
    """The walks would be worth little if nothing happened in them."""
    told = set()
    for number in range(GAMES // 2):
        played = scene(number).set_up()
        for _ in played.wander(MOVES):
            told |= {kind for kind in Event if heard(played.position, kind)}
    wanted = {Event.LAVA, Event.PLAYED_CLUE, Event.PLAYED_TILE, Event.STRUCK, Event.BOUND}
    assert told >= wanted | (set() if INTERPRETED else {Event.RAISES, Event.DESTROYED})
