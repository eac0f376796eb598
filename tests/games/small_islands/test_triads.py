"""The terrain triads: small_islands-13 to small_islands-15."""

import pytest

from games.small_islands.oracle import DIRECTIONS, TERRAINS, TRIADS, plus
from games.small_islands.oracle_pieces import ways_to_lay
from games.small_islands.positions import (
    ask_again,
    asked,
    choices,
    choose,
    heard,
    hexes,
    legal,
    named,
    play,
    spots,
    step,
    to,
)
from games.small_islands.scenes import CENTRES, Scene, numbers, places, said_by
from parlour.games.small_islands import GAME
from parlour.games.small_islands.box.clues import IN_TERRAIN
from parlour.games.small_islands.box.map import COORDINATES, HEX_NAMES, NUMBER
from parlour.games.small_islands.box.terrains import TRIAD
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.table import Step
from parlour.kit.rule import INTERPRETED

SCENES = 16 if INTERPRETED else 96
ON_ONE = {"island": 1, "centre": 1}


def scenes():
    """Games with everything but triads laid, on many islands."""
    return [Scene(2 + n % 3, 1 + n % 32, CENTRES[n % 3], seed=n) for n in range(SCENES)]


def ways(scene):
    """All (triad, lava, turn) that can be answered, found by trying."""
    found = []
    for triad in choices(scene.position):
        one = choose(scene.position.copy(), triad)
        for at in spots(one).split():
            two = to(one.copy(), at)
            found += [(triad, COORDINATES[hexes(at)[0]], turn) for turn in choices(two)]
    return found


@pytest.mark.sweep
def test_every_way_to_lay_a_triad():
    """small_islands-13: in every direction, either terrain on the ocean, the other on its like."""
    for scene in scenes()[:: 4 if INTERPRETED else 1]:
        expected = {(t, *way) for t in range(4) for way in ways_to_lay(scene.world, t, ())}
        assert set(ways(scene)) == expected


@pytest.mark.sweep
def test_the_second_terrain_lies_clockwise_of_the_first():
    """small_islands-13: it may be turned but not flipped; either terrain may be on the ocean."""
    outside = set()
    for scene in scenes()[:: 8 if INTERPRETED else 2]:
        for triad, at, turn in ways(scene)[::5]:
            both = [plus(at, DIRECTIONS[(turn + n) % 6]) for n in range(2)]
            on_land = [n for n in range(2) if both[n] in scene.world.land]
            (inside,) = on_land
            assert scene.world.land[both[inside]] == TRIADS[triad][inside]
            outside.add(1 - inside)
    assert outside == {0, 1}


def test_the_last_player_lays_first_and_then_against_turn_order():
    """small_islands-13: everybody chooses among those still there."""
    for players in (2, 3, 4):
        position = GAME.deal(players, 8, ON_ONE)
        first, taken = int(position.games[0]["first"]), []
        for n in range(players):
            assert (step(position), asked(position)) == (Step.TRIAD, (first - 1 - n) % players)
            assert not set(choices(position)) & set(taken)
            taken.append(choices(position)[-1])
            choose(position, taken[-1])
            assert heard(position, Event.TOOK_TRIAD) == [
                ((first - 1 - n) % players, (taken[-1], 0, 0))
            ]
            to(position, spots(position).split()[0])
            choose(position, choices(position)[0])
        assert (step(position), asked(position)) == (Step.ACTION, first)


def test_four_players_can_take_all_four():
    """small_islands-13"""
    scene = Scene(4, 1, 1, seed=2).set_up()
    assert scene.game["triads"] == 0
    assert len(places(scene.game["triad_hexes"])) == 12


@pytest.mark.sweep
def test_the_ocean_becomes_land_and_the_vehicle_starts_there():
    """small_islands-15: joined to the areas it touches; the lava hex is lava."""
    for scene in scenes():
        before = places(scene.game["land"])
        for triad_step in range(3):
            assert step(scene.position) == Step.TRIAD + triad_step
            seat = asked(scene.position)
            scene.play(scene.whim.choice(legal(scene.position)))
        ((told_seat, (lava, new, kind)),) = heard(scene.position, Event.LAID_TRIAD)
        assert places(scene.game["land"]) == before - {COORDINATES[lava]} | {COORDINATES[new]}
        assert places(scene.game["lava"]) == {COORDINATES[lava]} == {scene.lava}
        assert scene.game["players"][seat]["vehicle"] == new
        assert scene.world.land[COORDINATES[new]] == TERRAINS[kind]
        assert COORDINATES[new] in places(scene.game["marks"][IN_TERRAIN + kind])
        assert told_seat == seat


@pytest.mark.sweep
def test_new_land_joins_the_areas_it_touches():
    """small_islands-15, small_islands-32: and can make another area the largest."""
    for scene in scenes():
        scene.set_up()
        for terrain in TERRAINS:
            here = said_by(scene.game, [*TERRAINS].index(terrain) * 6)
            assert here == {at for at, kind in scene.world.land.items() if kind == terrain}


@pytest.mark.parametrize("thing", ["huts", "palms", "statues", "vehicle", "triad_hexes"])
def test_what_a_triad_may_not_lie_on(thing):
    """small_islands-14: neither its lava nor its terrains."""
    scene = Scene(2, 7, 1, seed=3)
    ((triad, at, turn), *_) = ways(scene)
    both = [plus(at, DIRECTIONS[(turn + n) % 6]) for n in range(2)]
    for place in [at, *(place for place in both if place in scene.world.land)]:
        position = scene.position.copy()
        cover(position.games[0], thing, NUMBER[place])
        choose(position, triad)
        offered = spots(position).split()
        if HEX_NAMES[NUMBER[at]] in offered:
            to(position, HEX_NAMES[NUMBER[at]])
            assert turn not in choices(position)
            assert place != at


def cover(game, thing, at):
    """Put something on a hex."""
    if thing == "vehicle":
        game["players"][int(game["first"])]["vehicle"] = at
    elif thing == "statues":
        game["statues"][0] = at
    else:
        game[thing][at // 62] |= 1 << at % 62


@pytest.mark.sweep
def test_a_triad_may_not_lie_on_the_volcano_but_triads_may_touch():
    """small_islands-14, small_islands-11"""
    touching = 0
    for scene in scenes():
        scene.set_up()
        assert not scene.world.volcano & scene.world.covered
        lava = sorted(scene.world.lava)
        assert len(scene.world.covered) == 3 * len(lava) == 3 * scene.game["seats"]
        touching += any(
            abs(a[0] - b[0]) + abs(a[1] - b[1]) < 4 for a in lava for b in lava if a < b
        )
    assert touching


def walled_in(players=3):
    """The last player about to lay a triad, after which no hex is free for another."""
    position = GAME.deal(players, 8, ON_ONE)
    choose(position, choices(position)[0])
    to(position, spots(position).split()[0])
    position.games[0]["triad_hexes"] = position.games[0]["land"]
    return choose(position, choices(position)[0])


def test_who_finds_no_place_puts_the_vehicle_anywhere():
    """small_islands-13b, small_islands-16: at once, and then the next in that order is asked."""
    position = walled_in()
    game = position.games[0]
    first = int(game["first"])
    second = (first - 2) % 3
    assert heard(position, Event.NO_TRIAD) == [(second, (0, 0, 0))]
    assert (step(position), asked(position)) == (Step.VEHICLE, second)
    assert spots(position) == named(game["land"])
    assert [move for move in legal(position) if move in choices(position)] == []
    game["triad_hexes"] = 0
    to(position, named(game["land"]).split()[4])
    assert heard(position, Event.VEHICLE)[0][0] == second
    assert (step(position), asked(position)) == (Step.TRIAD, first)


def test_only_triads_with_a_place_can_be_taken():
    """small_islands-13b: not the one whose terrains are under other things."""
    scene = Scene(2, 1, 1, seed=3)
    assert choices(scene.position) == [0, 1, 2, 3]
    covered = {at for at, kind in scene.world.land.items() if kind in TRIADS[0]}
    for at in numbers(covered):
        cover(scene.game, "triad_hexes", at)
    scene.world.covered |= covered
    ask_again(scene.position)
    fit = [t for t in range(4) if ways_to_lay(scene.world, t, ())]
    assert choices(scene.position) == fit == [1, 2, 3]


def test_without_the_volcano_there_are_no_triads():
    """small_islands-71"""
    position = GAME.deal(3, 8, {"island": 1, "volcano": "off"})
    assert (step(position), asked(position)) == (Step.VEHICLE, int(position.games[0]["first"]))
    for _ in range(3):
        play(position, legal(position)[7])
    assert step(position) == Step.ACTION
    assert position.games[0]["lava"].tolist() == [0, 0, 0]


def test_the_triads_of_the_box():
    """small_islands-13: four, of two terrains each."""
    assert [[TERRAINS[kind] for kind in triad] for triad in TRIAD] == TRIADS
