"""The terrain triads: small_islands-13 to small_islands-15."""

from parlour.games.small_islands.box.clues import IN_TERRAIN
from parlour.games.small_islands.box.islands import DIRECTIONS
from parlour.games.small_islands.box.map import BESIDE
from parlour.games.small_islands.box.terrains import TRIAD, TRIADS
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.rules.hexes import (
    but_lowest,
    holds,
    lowest,
    put,
    single,
    take_out,
)
from parlour.games.small_islands.rules.landmarks import ocean, statue_hexes, terrain_at
from parlour.kit.rule import rule
from parlour.kit.sets import add, has
from parlour.kit.table import tell

WAYS = len(DIRECTIONS)  # in which a triad may lie


@rule
def turned(direction, by):
    """A direction turned clockwise by so many."""
    return direction + by if direction + by < WAYS else direction + by - WAYS


# small_islands-14
@rule
def free_hexes(game):
    """Land that a triad may cover: no object, no vehicle, no other triad."""
    a, b, c = statue_hexes(game)
    for seat in range(game.seats):
        x, y, z = single(game.players[seat].vehicle)
        a, b, c = a | x, b | y, c | z
    huts, palms, under, land = game.huts, game.palms, game.triad_hexes, game.land
    a = land[0] & ~(huts[0] | palms[0] | under[0] | a)
    b = land[1] & ~(huts[1] | palms[1] | under[1] | b)
    c = land[2] & ~(huts[2] | palms[2] | under[2] | c)
    return a, b, c


@rule
def holds_hex(a, b, c, at):
    x, y, z = single(at)
    return a & x | b & y | c & z != 0


# small_islands-13: one terrain over a hex of the same terrain, the other over the ocean.
@rule
def turns_of(game, triad, at):
    """The directions a triad may be laid in, its lava on a hex that it may cover."""
    x, y, z = ocean(game)
    a, b, c = free_hexes(game)
    turns = 0
    for turn in range(WAYS):
        one, other, kind = BESIDE[at, turn], BESIDE[at, turned(turn, 1)], TRIAD[triad, 0]
        if holds_hex(x, y, z, one):
            one, other, kind = other, one, TRIAD[triad, 1]
        fits = holds_hex(a, b, c, one) and holds_hex(x, y, z, other)
        if fits and terrain_at(game, one) == kind:
            turns = add(turns, turn)
    return turns


@rule
def find_lava_hexes(game, triad, enough):
    """The hexes that the lava of a triad may cover; the search may end when one is found."""
    a, b, c = lava_hexes_beside(game, TRIAD[triad, 0], 2, 3, enough)
    if enough and a | b | c:
        return a, b, c
    x, y, z = lava_hexes_beside(game, TRIAD[triad, 1], 5, 4, enough)
    return a | x, b | y, c | z


# With its lava at a hex and its first terrain beside that in a direction, the second terrain lies
# two directions further seen from the first, the lava three. Seen from the second terrain, the
# first lies five further, the lava four.
@rule
def lava_hexes_beside(game, kind, to_ocean, to_lava, enough):
    """Where the lava can lie when one terrain covers the same terrain, the other the ocean."""
    p, q, r = 0, 0, 0
    x, y, z = ocean(game)
    a, b, c = free_hexes(game)
    same = game.marks[IN_TERRAIN + kind]
    i, j, k = a & same[0], b & same[1], c & same[2]
    while i | j | k:
        at = lowest(i, j, k)
        i, j, k = but_lowest(i, j, k)
        for turn in range(WAYS):
            lava = BESIDE[at, turned(turn, to_lava)]
            if holds_hex(x, y, z, BESIDE[at, turned(turn, to_ocean)]) and holds_hex(a, b, c, lava):
                i0, j0, k0 = single(lava)
                p, q, r = p | i0, q | j0, r | k0
        if enough and p | q | r:
            break
    return p, q, r


@rule
def find_layings(game, triad, lava):
    """All ways to lay a triad: sets of hexes for its lava, a row of words a direction."""
    i, j, k = find_lava_hexes(game, triad, False)
    while i | j | k:
        at = lowest(i, j, k)
        i, j, k = but_lowest(i, j, k)
        turns = turns_of(game, triad, at)
        for turn in range(WAYS):
            if has(turns, turn):
                put(lava[turn], at)


# small_islands-13b
@rule
def triads_that_fit(game):
    found = 0
    for triad in range(TRIADS):
        if has(game.triads, triad):
            a, b, c = find_lava_hexes(game, triad, True)
            if a | b | c:
                found = add(found, triad)
    return found


# small_islands-15: the ocean hex is land now, the vehicle starts there.
@rule
def lay_triad(game, seat, triad, at, turn):
    one, other = BESIDE[at, turn], BESIDE[at, turned(turn, 1)]
    new, kind = (other, TRIAD[triad, 1]) if holds(game.land, one) else (one, TRIAD[triad, 0])
    take_out(game.marks[IN_TERRAIN + terrain_at(game, at)], at)
    take_out(game.land, at)
    put(game.lava, at)
    put(game.land, new)
    put(game.marks[IN_TERRAIN + kind], new)
    put(game.triad_hexes, at)
    put(game.triad_hexes, one)
    put(game.triad_hexes, other)
    game.players[seat].vehicle = new
    tell(game, Event.LAID_TRIAD, seat, at, new, kind)
