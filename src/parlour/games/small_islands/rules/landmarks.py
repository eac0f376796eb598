"""What clues speak of: the land hexes of each landmark. small_islands-27 to small_islands-32."""

from parlour.games.small_islands.box.clues import (
    IN_LARGEST,
    IN_TERRAIN,
    MARKS,
    OF_LARGEST,
    RELATION,
    SUBJECT,
    Relation,
    Subject,
)
from parlour.games.small_islands.box.map import BESIDE_OPEN, HEXES, NEIGHBOURS, NO_HEX, as_words
from parlour.games.small_islands.box.pieces import STATUES
from parlour.games.small_islands.box.terrains import TERRAINS
from parlour.games.small_islands.rules.hexes import (
    around,
    holds,
    keep,
    largest,
    single,
    take_out,
    two_around,
)
from parlour.kit.rule import rule

ALL_0, ALL_1, ALL_2 = as_words(range(HEXES))


@rule
def terrain_at(game, at):
    """The terrain of a hex; TERRAINS where there is no land."""
    kind = 0
    while kind < TERRAINS and not holds(game.marks[IN_TERRAIN + kind], at):
        kind += 1
    return kind


@rule
def volcano(game):
    return volcano_round(game.centre)


# small_islands-10: a centre and its six neighbours; small_islands-71: or none.
@rule
def volcano_round(centre):
    a, b, c = single(centre)
    if centre == NO_HEX:
        return a, b, c
    return a | NEIGHBOURS[centre, 0], b | NEIGHBOURS[centre, 1], c | NEIGHBOURS[centre, 2]


# small_islands-30: everything that is not land, volcano or lava.
@rule
def ocean(game):
    a, b, c = volcano(game)
    land, lava = game.land, game.lava
    a |= land[0] | lava[0]
    b |= land[1] | lava[1]
    c |= land[2] | lava[2]
    return ALL_0 & ~a, ALL_1 & ~b, ALL_2 & ~c


@rule
def coast(game):
    """All hexes beside the ocean that has numbers."""
    a, b, c = ocean(game)
    return around(a, b, c)


@rule
def statue_hexes(game):
    a, b, c = 0, 0, 0
    for statue in range(STATUES):
        x, y, z = single(game.statues[statue])
        a, b, c = a | x, b | y, c | z
    return a, b, c


@rule
def subject_hexes(game, subject, gone):
    """The hexes of a subject, as if lava lay on one more hex."""
    x, y, z = single(gone)
    if subject == Subject.LAVA:
        return game.lava[0] | x, game.lava[1] | y, game.lava[2] | z
    a, b, c = standing_hexes(game, subject)
    return a & ~x, b & ~y, c & ~z


@rule
def standing_hexes(game, subject):
    if subject < TERRAINS:
        land = game.marks[IN_TERRAIN + subject]
        return land[0], land[1], land[2]
    if subject == Subject.HUT:
        return game.huts[0], game.huts[1], game.huts[2]
    if subject == Subject.PALM:
        return game.palms[0], game.palms[1], game.palms[2]
    if subject == Subject.STATUE:
        return statue_hexes(game)
    return ocean(game) if subject == Subject.OCEAN else volcano(game)


# small_islands-28: next to it and near it are not in it. small_islands-31: land alone.
@rule
def mark_hexes(game, mark, gone):
    """The land hexes of a landmark, as if lava lay on one more hex."""
    subject, relation = SUBJECT[mark], RELATION[mark]
    a, b, c = subject_hexes(game, subject, gone)
    x, y, z = largest_hexes(game, mark, gone, a, b, c) if OF_LARGEST[mark] else (a, b, c)
    if relation == Relation.IN:
        return x, y, z
    x, y, z = around(x, y, z) if relation == Relation.NEXT_TO else two_around(x, y, z)
    if subject == Subject.OCEAN:
        edge = relation - Relation.NEXT_TO
        x, y, z = x | BESIDE_OPEN[edge, 0], y | BESIDE_OPEN[edge, 1], z | BESIDE_OPEN[edge, 2]
    p, q, r = single(gone)
    land = game.land
    return x & ~a & land[0] & ~p, y & ~b & land[1] & ~q, z & ~c & land[2] & ~r


# Being in the largest comes before being beside it: what was just found need not be found again.
@rule
def largest_hexes(game, mark, gone, a, b, c):
    if gone != NO_HEX or RELATION[mark] == Relation.IN:
        return largest(a, b, c)
    held = game.marks[IN_LARGEST + SUBJECT[mark]]
    return held[0], held[1], held[2]


@rule
def survey(game):
    """Work out every landmark once the island, its objects and the triads lie."""
    for mark in range(MARKS):
        a, b, c = mark_hexes(game, mark, NO_HEX)
        keep(game.marks[mark], a, b, c)


@rule
def is_touched(mark, terrain, hut, palm):
    """Whether lava on a terrain, perhaps on a hut or palm, changes a landmark beyond its hex."""
    subject = SUBJECT[mark]
    return (
        subject == terrain
        or subject == Subject.LAVA
        or (hut and subject == Subject.HUT)
        or (palm and subject == Subject.PALM)
    )


# small_islands-63: only what speaks of the terrain, the object or lava has to be worked out anew.
@rule
def survey_after_lava(game, at, terrain, hut, palm):
    """Bring every landmark up to date where lava has just covered a hex."""
    for mark in range(MARKS):
        if is_touched(mark, terrain, hut, palm):
            a, b, c = mark_hexes(game, mark, NO_HEX)
            keep(game.marks[mark], a, b, c)
        else:
            take_out(game.marks[mark], at)


@rule
def hexes_after(game, mark, gone, terrain):
    """The land hexes of a landmark if lava lay on a hex of a terrain; NO_HEX: as it is."""
    if gone != NO_HEX:
        hut, palm = holds(game.huts, gone), holds(game.palms, gone)
        if is_touched(mark, terrain, hut, palm):
            return mark_hexes(game, mark, gone)
    a, b, c = single(gone)
    held = game.marks[mark]
    return held[0] & ~a, held[1] & ~b, held[2] & ~c
