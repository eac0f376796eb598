"""Huts, palm trees and statues find their places: small_islands-05 to small_islands-07c."""

from parlour.games.small_islands.box.islands import DIRECTIONS
from parlour.games.small_islands.box.map import FAR, NO_HEX, WORDS
from parlour.games.small_islands.box.pieces import HUTS, OBJECTS, PALMS, STATUES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.rules.hexes import (
    but_lowest,
    draw_hex,
    is_empty,
    keep,
    lowest,
    put,
    single,
)
from parlour.games.small_islands.rules.landmarks import coast, statue_hexes
from parlour.kit.luck import below
from parlour.kit.rule import rule
from parlour.kit.table import tell

FIRST_PALM, FIRST_STATUE = HUTS, HUTS + PALMS


# small_islands-05: at most one object in a hex, those of a kind well apart.
@rule
def find_object_spots(game, number):
    """Where the object with a number may stand: huts come first, then palm trees, then statues."""
    x, y, z = statue_hexes(game)
    huts, palms, land = game.huts, game.palms, game.land
    a = land[0] & ~huts[0] & ~palms[0] & ~x
    b = land[1] & ~huts[1] & ~palms[1] & ~y
    c = land[2] & ~huts[2] & ~palms[2] & ~z
    if number < FIRST_PALM:
        a, b, c = far_from(a, b, c, huts[0], huts[1], huts[2])
    elif number < FIRST_STATUE:
        a, b, c = far_from(a, b, c, palms[0], palms[1], palms[2])
    else:
        a, b, c = far_from(a, b, c, x, y, z)
        a, b, c = statue_spots(game, a, b, c, OBJECTS - 1 - number)
    keep(game.spots, a, b, c)


@rule
def far_from(a, b, c, x, y, z):
    """The hexes of a set that are far enough from all of another."""
    while x | y | z:
        at = lowest(x, y, z)
        x, y, z = but_lowest(x, y, z)
        a, b, c = a & FAR[at, 0], b & FAR[at, 1], c & FAR[at, 2]
    return a, b, c


# small_islands-06: not beside the ocean. small_islands-07b: those to come must find places too.
@rule
def statue_spots(game, a, b, c, to_come):
    x, y, z = coast(game)
    a, b, c = a & ~x, b & ~y, c & ~z
    p, q, r, i, j, k = 0, 0, 0, a, b, c
    while i | j | k:
        at = lowest(i, j, k)
        i, j, k = but_lowest(i, j, k)
        if has_room(a & FAR[at, 0], b & FAR[at, 1], c & FAR[at, 2], to_come):
            x, y, z = single(at)
            p, q, r = p | x, q | y, r | z
    return p, q, r


@rule
def has_room(a, b, c, to_come):
    """Whether so many statues, two at most, can stand in a set of hexes."""
    if to_come < 2:
        return to_come == 0 or a | b | c != 0
    i, j, k = a, b, c
    while i | j | k:
        at = lowest(i, j, k)
        i, j, k = but_lowest(i, j, k)
        if a & FAR[at, 0] | b & FAR[at, 1] | c & FAR[at, 2]:
            return True
    return False


@rule
def place_object(game, seat, number, at):
    if number < FIRST_PALM:
        put(game.huts, at)
        tell(game, Event.HUT, seat, at)
    elif number < FIRST_STATUE:
        put(game.palms, at)
        tell(game, Event.PALM, seat, at)
    else:
        game.statues[number - FIRST_STATUE] = at


@rule
def face_statue(game, seat, number, facing):
    statue = number - FIRST_STATUE
    game.facings[statue] = facing
    tell(game, Event.STATUE, seat, game.statues[statue], facing)


# small_islands-07b, small_islands-07c
@rule
def place_at_random(game, seat, number):
    """Place the object with a number at random where it may stand, if anywhere."""
    find_object_spots(game, number)
    if not is_empty(game.spots):
        place_object(game, seat, number, draw_hex(game.luck, game.spots))
        if number >= FIRST_STATUE:
            face_statue(game, seat, number, below(game.luck, len(DIRECTIONS)))


@rule
def clear_objects(game):
    for statue in range(STATUES):
        game.statues[statue], game.facings[statue] = NO_HEX, 0
    for w in range(WORDS):
        game.huts[w] = game.palms[w] = game.amulets[w] = 0
