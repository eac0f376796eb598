"""Lava flows when an amulet is taken: small_islands-62, small_islands-63."""

import numpy as np

from parlour.games.small_islands.box import COLUMNS, TERRAINS
from parlour.games.small_islands.clues import (
    BESIDE_LAVA,
    BESIDE_VOLCANO,
    CARDS,
    IN_LARGEST,
    LANDMARK,
    MARKS,
    OF_LARGEST,
    SUBJECT,
)
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.map import NO_HEX, TWO_AROUND
from parlour.games.small_islands.rules.columns import has_begun, look_again, sites_after
from parlour.games.small_islands.rules.hexes import (
    but_lowest,
    clear,
    holds,
    keep,
    lowest,
    put,
    single,
    take_out,
)
from parlour.games.small_islands.rules.landmarks import hexes_after, statue_hexes, terrain_at
from parlour.games.small_islands.table import NO_SEAT
from parlour.kit.rule import rule
from parlour.kit.table import tell

# The cards that speak of the largest area of each terrain.
ON_LARGEST = np.array(
    [
        sum(
            1 << card
            for card in range(CARDS)
            if SUBJECT[LANDMARK[card]] == kind and OF_LARGEST[LANDMARK[card]]
        )
        for kind in range(TERRAINS)
    ]
)


# small_islands-62: beside lava or volcano; not on a statue, vehicle or amulet.
@rule
def find_lava_spots(game):
    """Where lava may flow."""
    clear(game.spots)
    if game.lava_left == 0:
        return
    a, b, c = taken_hexes(game)
    near, fire = game.marks[BESIDE_LAVA], game.marks[BESIDE_VOLCANO]
    a, b, c = (near[0] | fire[0]) & ~a, (near[1] | fire[1]) & ~b, (near[2] | fire[2]) & ~c
    while a | b | c:
        at = lowest(a, b, c)
        a, b, c = but_lowest(a, b, c)
        if leaves_every_column_sites(game, at):
            put(game.spots, at)


@rule
def taken_hexes(game):
    a, b, c = statue_hexes(game)
    for seat in range(game.seats):
        x, y, z = single(game.players[seat].vehicle)
        a, b, c = a | x, b | y, c | z
    lying = game.amulets
    return a | lying[0], b | lying[1], c | lying[2]


# small_islands-63: no column that has begun may be left without a candidate.
@rule
def leaves_every_column_sites(game, at):
    terrain = terrain_at(game, at)
    shifts = holds(game.marks[IN_LARGEST + terrain], at)
    for column in range(COLUMNS):
        if has_begun(game, column) and not leaves_sites(game, column, at, terrain, shifts):
            return False
    return True


# Lava takes candidates away at most two spaces from it, unless a largest area changes: then, and
# when all of them are so near, the candidates have to be worked out.
@rule
def leaves_sites(game, column, at, terrain, shifts):
    x, y, z = single(at)
    x, y, z = x | TWO_AROUND[at, 0], y | TWO_AROUND[at, 1], z | TWO_AROUND[at, 2]
    sites = game.sites[column]
    far = sites[0] & ~x | sites[1] & ~y | sites[2] & ~z != 0
    if far and not (shifts and game.clues[column] & ON_LARGEST[terrain]):
        return True
    a, b, c = sites_after(game, column, at, terrain)
    return a | b | c != 0


# small_islands-63: what stands there is destroyed; areas, landmarks and candidates change.
@rule
def flow(game, seat, at):
    terrain = terrain_at(game, at)
    tell(game, Event.LAVA, seat, at, terrain)
    for mark in range(MARKS):
        a, b, c = hexes_after(game, mark, at, terrain)
        keep(game.marks[mark], a, b, c)
    destroy_objects(game, at)
    take_out(game.land, at)
    put(game.lava, at)
    game.lava_left -= 1
    for column in range(COLUMNS):
        lay_cubes_again(game, column)


@rule
def destroy_objects(game, at):
    if holds(game.huts, at):
        take_out(game.huts, at)
        tell(game, Event.DESTROYED, NO_SEAT, at, 0)
    if holds(game.palms, at):
        take_out(game.palms, at)
        tell(game, Event.DESTROYED, NO_SEAT, at, 1)


@rule
def lay_cubes_again(game, column):
    a, b, c = sites_after(game, column, NO_HEX, 0)
    found = game.found[column]
    keep(game.sites[column], a, b, c)
    look_again(game, column)
    if has_begun(game, column) and game.found[column] != found:
        tell(game, Event.SITES, NO_SEAT, column, game.found[column])
