"""Lava flows when an amulet is taken: small_islands-62, small_islands-63."""

import numpy as np

from parlour.games.small_islands.box.clues import (
    BESIDE_LAVA,
    BESIDE_VOLCANO,
    CARDS,
    IN_LARGEST,
    IN_TERRAIN,
    LANDMARK,
    OF_LARGEST,
    SUBJECT,
)
from parlour.games.small_islands.box.map import NO_HEX, TWO_AROUND
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.box.terrains import TERRAINS
from parlour.games.small_islands.events import Event
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
from parlour.games.small_islands.rules.landmarks import statue_hexes, survey_after_lava, terrain_at
from parlour.games.small_islands.table import NO_SEAT
from parlour.kit.rule import rule
from parlour.kit.sets import first
from parlour.kit.table import tell

TOUCHED = 1 + 6 + 12  # hexes that are at most two spaces from a hex
_marks = [(int(SUBJECT[mark]), bool(OF_LARGEST[mark])) for mark in LANDMARK]
# The cards that speak of the largest area of each terrain, and of any.
ON_LARGEST = np.array(
    [
        sum(1 << card for card in range(CARDS) if _marks[card] == (kind, True))
        for kind in range(TERRAINS)
    ]
)
ON_ANY_LARGEST = int(ON_LARGEST.sum())


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
    columns = columns_at_risk(game)
    while a | b | c:
        at = lowest(a, b, c)
        a, b, c = but_lowest(a, b, c)
        if columns == 0 or leaves_columns_sites(game, columns, at):
            put(game.spots, at)


@rule
def taken_hexes(game):
    a, b, c = statue_hexes(game)
    for seat in range(game.seats):
        x, y, z = single(game.players[seat].vehicle)
        a, b, c = a | x, b | y, c | z
    lying = game.amulets
    return a | lying[0], b | lying[1], c | lying[2]


# Lava takes candidates away at most two spaces from it, unless a largest area changes.
@rule
def columns_at_risk(game):
    """The columns that lava could leave without a candidate."""
    columns = 0
    for column in range(COLUMNS):
        safe = game.found[column] > TOUCHED and game.clues[column] & ON_ANY_LARGEST == 0
        columns |= (has_begun(game, column) and not safe) << column
    return columns


# small_islands-63: no column that has begun may be left without a candidate.
@rule
def leaves_columns_sites(game, columns, at):
    terrain = terrain_at(game, at)
    shifts = holds(game.marks[IN_LARGEST + terrain], at)
    while columns:
        if not leaves_sites(game, first(columns), at, terrain, shifts):
            return False
        columns &= columns - 1
    return True


# Only when all candidates are so near, or a largest area shifts, have they to be worked out.
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
    terrain, hut, palm = terrain_at(game, at), holds(game.huts, at), holds(game.palms, at)
    tell(game, Event.LAVA, seat, at, terrain)
    destroy_objects(game, at)
    take_out(game.land, at)
    take_out(game.marks[IN_TERRAIN + terrain], at)
    put(game.lava, at)
    game.lava_left -= 1
    survey_after_lava(game, at, terrain, hut, palm)
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
