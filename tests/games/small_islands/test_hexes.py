"""Hexes: names, neighbours, distances, and sets of them. small_islands-30, small_islands-74."""

import random
from collections import Counter

import numpy as np
import pytest

from games.small_islands.oracle import DIRECTIONS, World, distance, largest, plus, printed, ring
from games.small_islands.positions import hexes
from games.small_islands.scenes import places
from parlour.games.small_islands.box.islands import DIRECTION_NAMES
from parlour.games.small_islands.box.map import (
    AHEAD,
    BESIDE,
    BESIDE_OPEN,
    COORDINATES,
    DISTANCE,
    FAR,
    HEX_NAMES,
    HEXES,
    NEIGHBOURS,
    NO_HEX,
    NUMBER,
    TWO_AROUND,
    as_words,
    members,
)
from parlour.games.small_islands.rules import hexes as sets
from parlour.games.small_islands.rules.landmarks import ALL_0, ALL_1, ALL_2
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records

WHIM = random.Random(5)
SAMPLES = [WHIM.sample(range(HEXES), size) for size in (1, 2, 5, 20, 60, 120) for _ in range(4)]
every_sample = pytest.mark.parametrize("sample", [[], *SAMPLES])


def words(sample):
    """A set as the words of a record."""
    return np.array(as_words(sample))


# The map


def test_hexes_are_the_land_of_all_islands_and_the_ocean_beside_it():
    """small_islands-74"""
    land = {place for number in range(1, 33) for place in printed(number)[0]}
    coast = {at for place in land for at in ring(place, 1)}
    assert set(COORDINATES) == land | coast
    assert [NUMBER[place] for place in COORDINATES] == list(range(HEXES))


def test_a_name_is_the_column_from_the_west_and_the_place_from_the_north():
    """small_islands-74: drawn on paper, a step north is 2 up, one north-west 1 up and 1 left."""
    west, north = max(y for _, y in COORDINATES), max(2 * x + y for x, y in COORDINATES)
    for (x, y), name in zip(COORDINATES, HEX_NAMES, strict=True):
        above = [up for up in range(2 * x + y, north + 1) if (up - y) % 2 == 0]
        assert name == f"{'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[west - y]}{len(above)}"
    assert len(set(HEX_NAMES)) == HEXES


def test_names_run_as_on_a_map():
    """small_islands-74: southwards numbers rise, eastwards letters."""
    at = COORDINATES[hexes("H5")[0]]
    assert HEX_NAMES[NUMBER[plus(at, DIRECTIONS[DIRECTION_NAMES.index("S")])]] == "H6"
    assert HEX_NAMES[NUMBER[plus(at, DIRECTIONS[DIRECTION_NAMES.index("N")])]] == "H4"
    for name, column in (("NE", "I"), ("SE", "I"), ("NW", "G"), ("SW", "G")):
        beside = HEX_NAMES[NUMBER[plus(at, DIRECTIONS[DIRECTION_NAMES.index(name)])]]
        assert beside[0] == column


def test_distance_is_the_fewest_steps():
    """small_islands-30: found by walking outwards step by step."""
    start = COORDINATES[0]
    reached, rim = {start: 0}, [start]
    for steps in range(1, 25):
        rim = {at for place in rim for at in ring(place, 1)} - reached.keys()
        reached |= dict.fromkeys(rim, steps)
    for place in COORDINATES:
        assert DISTANCE[0, NUMBER[place]] == distance(start, place) == reached[place]


def test_how_hexes_lie_to_each_other():
    """small_islands-05, small_islands-27, small_islands-30"""
    for at, place in enumerate(COORDINATES):
        assert places(NEIGHBOURS[at]) == set(ring(place, 1)) & NUMBER.keys()
        assert places(TWO_AROUND[at]) == set(ring(place, 2)) & NUMBER.keys()
        assert places(FAR[at]) == {other for other in COORDINATES if distance(place, other) >= 4}
        beside = [plus(place, step) for step in DIRECTIONS]
        assert BESIDE[at].tolist() == [NUMBER.get(other, NO_HEX) for other in beside]


@pytest.mark.parametrize("reach", [1, 2])
def test_beyond_the_hexes_that_have_numbers_is_ocean(reach):
    """small_islands-30"""
    rim = {at for at in COORDINATES if any(other not in NUMBER for other in ring(at, reach))}
    assert places(BESIDE_OPEN[reach - 1]) == rim


@pytest.mark.parametrize("facing", range(6))
def test_lines_go_on_over_open_ocean(facing):
    """small_islands-64: bays do not end a line."""
    for at, place in enumerate(COORDINATES):
        line = []
        for _ in range(40):
            place = plus(place, DIRECTIONS[facing])
            line += [NUMBER[place]] if place in NUMBER else []
        assert AHEAD[at, facing] == (line[0] if line else NO_HEX)


# Sets


@every_sample
def test_sets_hold_what_was_put_in(sample):
    found = words([])
    for at in sample:
        sets.put(found, at)
    assert members(found) == sorted(sample)
    assert sets.count(found) == len(sample)
    assert sets.is_empty(found) == (not sample)
    assert [at for at in range(HEXES) if sets.holds(found, at)] == sorted(sample)
    for at in sample[::2]:
        sets.take_out(found, at)
    assert members(found) == sorted(set(sample) - set(sample[::2]))


@every_sample
def test_sets_are_gone_through_in_order(sample):
    rest, found = tuple(words(sample).tolist()), []
    while any(rest):
        found.append(sets.lowest(*rest))
        rest = sets.but_lowest(*rest)
    assert found == sorted(sample)


@every_sample
def test_what_is_around_a_set(sample):
    """small_islands-30"""
    held = words(sample).tolist()
    for function, reach in ((sets.around, 1), (sets.two_around, 2)):
        near = {at for hex_ in sample for at in ring(COORDINATES[hex_], reach)} & NUMBER.keys()
        assert places(function(*held)) == near


@every_sample
def test_the_largest_areas_of_a_set(sample):
    """small_islands-32: all of them where several tie."""
    world = World(1)
    world.land = {COORDINATES[at]: "beach" for at in sample}
    assert places(sets.largest(*words(sample).tolist())) == largest(world, "beach")


def test_the_set_of_one_hex():
    assert [members(sets.single(at)) for at in range(HEXES)] == [[at] for at in range(HEXES)]
    assert sets.single(NO_HEX) == (0, 0, 0)
    assert members((ALL_0, ALL_1, ALL_2)) == list(range(HEXES))


def test_a_hex_is_drawn_from_a_set_with_the_same_chance_for_each():
    """small_islands-07b"""
    luck, sample = records(LUCK, 1), [0, 61, 62, 130, HEXES - 1]
    luck["key"][0] = key_from_seed(1)
    drawn = Counter(draw(luck, words(sample)) for _ in range(1000))
    assert sorted(drawn) == sample
    assert min(drawn.values()) > 140


def draw(luck, held):
    """One hex of a set."""
    return sets.draw_hex(luck[0], held)
