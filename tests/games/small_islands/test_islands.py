"""The islands and the volcano: small_islands-02, small_islands-03, small_islands-10, -11, -32."""

import pytest

from games.small_islands.oracle import (
    BOX,
    TERRAINS,
    World,
    area,
    areas,
    distance,
    printed,
    ring,
    sides,
)
from games.small_islands.positions import heard
from games.small_islands.scenes import places
from parlour.errors import BadOption
from parlour.games.small_islands import GAME
from parlour.games.small_islands.box.islands import ISLANDS
from parlour.games.small_islands.box.map import CENTRES, COORDINATES, NO_HEX, NUMBER, PRINTED
from parlour.games.small_islands.events import Event
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.talk

NUMBERS = range(1, 33)
DEALS = 300 if INTERPRETED else 900
every_island = pytest.mark.parametrize("number", NUMBERS)


@every_island
def test_every_island_is_as_printed(number):
    """small_islands-02: hex by hex, put together in another way."""
    land, middle = printed(number)
    for kind, terrain in enumerate(TERRAINS):
        there = {at for at, found in land.items() if found == terrain}
        assert places(PRINTED[number - 1, kind]) == there
    assert [COORDINATES[at] for at in CENTRES[number - 1]] == middle


def test_there_are_thirty_two_that_differ():
    """small_islands-02"""
    assert len(PRINTED) == ISLANDS == 32
    assert len({island.tobytes() for island in PRINTED}) == 32


@pytest.mark.parametrize(
    ("number", "segments", "clip"),
    [
        (1, ["small_a", "small_b", "small_c"], 0),
        (2, ["small_a", "small_b", "small_c"], 1),
        (3, ["small_a", "small_b", "large_c"], 0),
        (5, ["small_a", "large_b", "small_c"], 0),
        (9, ["large_a", "small_b", "small_c"], 0),
        (17, ["small_a", "small_c", "small_b"], 0),
        (32, ["large_a", "large_c", "large_b"], 1),
    ],
)
def test_how_islands_are_numbered(number, segments, clip):
    """small_islands-02: 1 + 16 x order + 8 x A + 4 x B + 2 x C + clip."""
    assert sides(number) == (segments, clip)
    hexes = sum(len(BOX["segments"][segment]) for segment in segments)
    assert sum(len(places(kind)) for kind in PRINTED[number - 1]) == hexes


def test_three_large_sides_have_104_hexes():
    """small_islands-02: as many as on the picture of the board."""
    assert len(printed(15)[0]) == 104


@every_island
def test_an_island_is_one_piece_round_three_hexes(number):
    """small_islands-02, small_islands-10: corners meet; land all round each."""
    land, middle = printed(number)
    assert area(land.keys(), min(land)) == land.keys()
    assert all(distance(one, other) == 1 for one in middle for other in middle if one != other)
    assert all(at in land for centre in middle for at in ring(centre, 1))


@every_island
def test_no_two_areas_tie_on_a_printed_island(number):
    """small_islands-32"""
    world = World(number)
    for terrain in TERRAINS:
        sizes = sorted(map(len, areas(world, terrain)))
        assert sizes[-1] > ([0, *sizes])[-2]


@every_island
@pytest.mark.parametrize("centre", [1, 2, 3])
def test_the_volcano_covers_seven_hexes(number, centre):
    """small_islands-10, small_islands-11, small_islands-72: the options name what is dealt."""
    game = GAME.deal(2, number, {"island": number, "centre": centre}).games[0]
    land, middle = printed(number)
    covered = {middle[centre - 1], *ring(middle[centre - 1], 1)}
    assert (game["island"], game["centre"]) == (number - 1, NUMBER[middle[centre - 1]])
    assert len(covered) == 7
    assert places(game["land"]) == land.keys() - covered


def test_the_volcano_cuts_areas_in_two():
    """small_islands-11"""
    cut = [
        (number, centre)
        for number in NUMBERS
        for centre in (1, 2, 3)
        for kind in TERRAINS
        if len(areas(World(number, centre), kind)) > len(areas(World(number), kind))
    ]
    assert cut


@every_island
def test_without_the_volcano_all_land_stays(number):
    """small_islands-71"""
    position = GAME.deal(2, number, {"island": number, "volcano": "off", "centre": 2})
    assert position.games[0]["centre"] == NO_HEX
    assert places(position.games[0]["land"]) == printed(number)[0].keys()
    assert heard(position, Event.BEGINS)[0][1][:2] == (number - 1, NO_HEX)


def test_island_and_centre_are_drawn():
    """small_islands-02, small_islands-10: each of them comes up."""
    games = [GAME.deal(2, seed).games[0] for seed in range(DEALS)]
    drawn = {(int(game["island"]), int(game["centre"])) for game in games}
    assert {island for island, _ in drawn} == set(range(32))
    which = {CENTRES[island].tolist().index(centre) for island, centre in drawn}
    assert which == {0, 1, 2}


@pytest.mark.parametrize("options", [{"island": 33}, {"island": -1}, {"centre": 4}])
def test_there_are_no_others(options):
    """small_islands-72"""
    with pytest.raises(BadOption):
        GAME.deal(2, 1, options)


def test_where_segments_lie_is_all_that_the_small_tiles_change():
    """small_islands-03: islands that differ in the clip have the same hexes of each terrain."""
    for number in range(1, 33, 2):
        one, other = printed(number)[0], printed(number + 1)[0]
        assert sorted(one.values()) == sorted(other.values())
        assert one != other
