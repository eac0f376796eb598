"""Huts, palm trees and statues find their places: small_islands-05 to small_islands-07b."""

from collections import Counter

import pytest

from games.small_islands.oracle import World, distance
from games.small_islands.oracle_pieces import object_places, statue_places
from games.small_islands.positions import asked, choose, heard, spots, step, to, told
from games.small_islands.scenes import CENTRES, numbers, places
from parlour.games.small_islands import GAME
from parlour.games.small_islands.box.map import (
    COORDINATES,
    HEX_NAMES,
    NO_HEX,
    NUMBER,
    WORD,
    members,
)
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import FIRST_SPOT
from parlour.games.small_islands.table import Step
from parlour.kit.rule import INTERPRETED

DEALS = 64 if INTERPRETED else 512
EVEN = 600 if INTERPRETED else 4000
BY_PLAYERS = {"object_placement": "players"}
NARROW = (17, 18, 25, 26)  # where two statues alone can leave no place for the third
KINDS = {Event.HUT: "huts", Event.PALM: "palms", Event.STATUE: "statues"}


def deal(number, **options):
    """A game on one of the islands, with one of the centres or none."""
    centre = CENTRES[number // 32 % 4]
    more = {"centre": centre} if centre else {"volcano": "off"}
    return GAME.deal(2, number, {"island": number % 32 + 1} | more | options), centre


def test_objects_at_random_stand_where_they_may():
    """small_islands-05, small_islands-06, small_islands-07, small_islands-07b, small_islands-11:
    huts, then palm trees, then statues, each in a place that it may have at that moment."""
    for number in range(DEALS):
        position, centre = deal(number)
        world = World(number % 32 + 1, centre)
        placed = [(kind, values[0]) for kind, _, values in told(position) if kind in KINDS]
        assert [kind for kind, _ in placed] == [Event.HUT] * 4 + [Event.PALM] * 3 + [
            Event.STATUE
        ] * 3
        for n, (kind, at) in enumerate(placed):
            assert COORDINATES[at] in open_places(world, n)
            getattr(world, KINDS[kind]).add(COORDINATES[at])
        game = position.games[0]
        assert (places(game["huts"]), places(game["palms"])) == (world.huts, world.palms)
        assert {COORDINATES[at] for at in game["statues"]} == world.statues


def open_places(world, number):
    """Where the object with a number may go."""
    if number < 7:
        return object_places(world, "huts" if number < 4 else "palms")
    return statue_places(world, 9 - number)


def is_even(found, kinds):
    """Whether all kinds came up about equally often: chi-square, five deviations too many."""
    expected, free = found.total() / len(kinds), len(kinds) - 1
    chi_square = sum((found[kind] - expected) ** 2 / expected for kind in kinds)
    return set(found) <= set(kinds) and chi_square < free + 5 * (2 * free) ** 0.5


def test_every_place_and_every_facing_has_the_same_chance():
    """small_islands-07b: the first hut, and how the statues face."""
    huts, facings = Counter(), Counter()
    for seed in range(EVEN // 3):
        position = GAME.deal(2, seed, {"island": 17, "centre": 1})
        huts[heard(position, Event.HUT)[0][1][0]] += 1
        facings.update(values[1] for _, values in heard(position, Event.STATUE))
    assert is_even(huts, numbers(World(17, 1).land))
    assert is_even(facings, range(6))


@pytest.mark.sweep
def test_the_first_statue_has_the_same_chance_everywhere():
    """small_islands-07b: also where few places are left."""
    found, weights = Counter(), Counter()
    for seed in range(EVEN // 8):
        position = GAME.deal(2, seed, {"island": 18, "centre": 2})
        world = World(18, 2)
        world.huts = places(position.games[0]["huts"])
        world.palms = places(position.games[0]["palms"])
        fit = statue_places(world, 2)
        found[COORDINATES[heard(position, Event.STATUE)[0][1][0]]] += 1
        weights.update(dict.fromkeys(fit, 1 / len(fit)))
    assert sum((found[at] - n) ** 2 / n for at, n in weights.items()) < 2.2 * len(weights)


# By the players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_place_objects_in_turn_order(players):
    """small_islands-07: huts, palm trees, then statues with their facings, one object each."""
    position = GAME.deal(players, 5, BY_PLAYERS | {"island": 3, "centre": 1})
    first = int(position.games[0]["first"])
    for number in range(10):
        assert asked(position) == (first + number) % players
        assert step(position) == (Step.OBJECT if number < 7 else Step.STATUE)
        at = spots(position).split()[-1]
        to(position, at)
        if number >= 7:
            assert step(position) == Step.FACING
            assert asked(position) == (first + number) % players
            choose(position, number - 5)
        kind = (Event.HUT, Event.PALM, Event.STATUE)[(number > 3) + (number > 6)]
        ((seat, values),) = heard(position, kind)
        assert (seat, HEX_NAMES[values[0]]) == ((first + number) % players, at)
    assert position.games[0]["facings"].tolist() == [2, 3, 4]
    assert step(position) == Step.TRIAD


def test_of_different_kinds_they_may_be_neighbours_but_not_share_a_hex():
    """small_islands-05: two of a kind are 4 hexes apart at least."""
    position = GAME.deal(2, 5, BY_PLAYERS | {"island": 3, "volcano": "off"})
    hut = spots(position).split()[30]
    to(position, hut)
    here = COORDINATES[HEX_NAMES.index(hut)]
    far = {at for at in places(position.games[0]["land"]) if distance(at, here) >= 4}
    assert places(position.games[0]["spots"]) == far
    for _ in range(3):
        to(position, spots(position).split()[0])
    huts = places(position.games[0]["huts"])
    assert places(position.games[0]["spots"]) == places(position.games[0]["land"]) - huts


def empty_island(island, centre):
    """The first statue about to be turned, with no huts and no palm trees."""
    more = {"centre": centre} if centre else {"volcano": "off"}
    position = GAME.deal(2, 1, BY_PLAYERS | {"island": island} | more)
    game = position.games[0]
    game["placed"], game["step"] = 7, Step.FACING
    game["players"]["choices"], game["spots"] = 63, 0
    return position


def second_places(position, first):
    """Where the second statue may go when the first stands there."""
    position = position.copy()
    position.games[0]["statues"][0] = NUMBER[first]
    return places(choose(position, 0).games[0]["spots"])


@pytest.mark.parametrize("island", range(1, 33))
def test_no_statue_may_leave_those_to_come_without_a_place(island):
    """small_islands-07b: on some islands two could; there such places are not offered."""
    for centre in (1, None):
        world, kept_from = World(island, centre), 0
        inland, position = world.land.keys() - world.coast(), empty_island(island, centre)
        for first in sorted(statue_places(world, 2))[:: 1 if island in NARROW else 5]:
            world.statues = {first}
            found = second_places(position, first)
            assert found == statue_places(world, 1)
            kept_from += len({at for at in inland if distance(at, first) >= 4} - found)
        assert bool(kept_from) == (island in NARROW)


def test_a_statue_does_not_stand_beside_the_ocean():
    """small_islands-06: beside the volcano it may."""
    world = World(1, 1)
    position = GAME.deal(2, 1, BY_PLAYERS | {"island": 1, "centre": 1})
    for _ in range(7):
        to(position, spots(position).split()[-1])
    found = places(position.games[0]["spots"])
    assert not found & world.coast()
    assert any(distance(at, COORDINATES[position.games[0]["centre"]]) == 2 for at in found)


def test_players_pass_over_objects_that_find_no_place():
    """small_islands-07c: with huts everywhere nothing else can stand, and the set-up goes on."""
    position = GAME.deal(2, 1, {"object_placement": "players"})
    game, at = position.games[0], members(position.games[0]["spots"])[0]
    game["huts"] = game["land"]
    game["huts"][at // WORD] &= ~(1 << at % WORD)
    GAME.engine.play(position, int(game["asked"]), int(FIRST_SPOT[Step.OBJECT]) + at)
    assert members(game["huts"]) == members(game["land"])
    assert not members(game["palms"])
    assert set(game["statues"].tolist()) == {NO_HEX}
    assert game["step"] > Step.FACING
