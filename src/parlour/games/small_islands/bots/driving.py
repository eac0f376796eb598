"""Where a light playout of Small Islands drives: over land, by as few bounds as it takes.

As the crow flies, lava and volcano would lie in the way, and gold be paid for crossing them that
no treasure brings back.
"""

from parlour.games.small_islands.box.clues import IN_TERRAIN
from parlour.games.small_islands.box.map import DISTANCE, NO_HEX
from parlour.games.small_islands.box.pieces import BOUNDS, COLUMNS
from parlour.games.small_islands.rules.columns import is_located
from parlour.games.small_islands.rules.hexes import around, but_lowest, lowest, single, spread
from parlour.games.small_islands.rules.landmarks import terrain_at
from parlour.kit.rule import rule

FAR = 99


@rule
def located(game):
    """Where treasure is located."""
    a, b, c = 0, 0, 0
    for column in range(COLUMNS):
        if is_located(game, column):
            sites = game.sites[column]
            a, b, c = a | sites[0], b | sites[1], c | sites[2]
    return a, b, c


# small_islands-40: anywhere in the own area, or into the next hex; and the way back is as long.
@rule
def one_bound_from(game, a, b, c):
    """All land within a bound of some land."""
    x, y, z = around(a, b, c)
    x, y, z = x & game.land[0], y & game.land[1], z & game.land[2]
    while a | b | c:
        at = lowest(a, b, c)
        area = game.marks[IN_TERRAIN + terrain_at(game, at)]
        i, j, k = spread(area[0], area[1], area[2], at)
        x, y, z = x | i, y | j, z | k
        a, b, c = a & ~i, b & ~j, c & ~k
    return x, y, z


@rule
def way(game, a, b, c, x, y, z, most):
    """How many bounds over land, so many at most, lead from some hexes to others, and from which.

    FAR and NO_HEX where there is no such way.
    """
    i, j, k = x, y, z  # reached last
    for bounds in range(most + 1):
        if a & i | b & j | c & k:
            return bounds, lowest(a & i, b & j, c & k)
        i, j, k = one_bound_from(game, i, j, k)
        i, j, k = i & ~x, j & ~y, k & ~z
        if i | j | k == 0:
            break
        x, y, z = x | i, y | j, z | k
    return FAR, NO_HEX


@rule
def bounds_to_treasure(game, at, most):
    """How many bounds it is from a hex to the nearest treasure located, or FAR."""
    a, b, c = single(at)
    x, y, z = located(game)
    return way(game, a, b, c, x, y, z, most)[0]


# Who raises lets the next player at the new amulets: where nothing but treasure is left to hunt,
# all would rather have another begin. If a playout had the others begin, whoever looks ahead would
# wait for ever. So whoever is most behind begins, as all can see, and waiting brings them nothing.
@rule
def has_others_go_first(game):
    """Whether somebody who can get to treasure is more behind than the player whose turn it is."""
    for other in range(game.seats):
        behind = is_behind(game, other, game.active)
        if behind and bounds_to_treasure(game, game.players[other].vehicle, FAR) < FAR:
            return True
    return False


@rule
def is_behind(game, seat, other):
    """Whether a player has fewer treasure cards than another; of equals the higher seat has."""
    mine, theirs = game.players[seat].gold_held, game.players[other].gold_held
    return mine < theirs or (mine == theirs and seat > other)


@rule
def bounds_to_amulet(game, at):
    """How many bounds it is from a hex to the nearest amulet in reach of one move, or FAR."""
    a, b, c = single(at)
    return way(game, a, b, c, game.amulets[0], game.amulets[1], game.amulets[2], BOUNDS)[0]


@rule
def next_stop(game):
    """Where the next bound should end: on the way to treasure, or first to an amulet in reach."""
    a = game.spots[0] & game.land[0]
    b = game.spots[1] & game.land[1]
    c = game.spots[2] & game.land[2]
    x, y, z = located(game)
    left = game.bounds - 1
    bounds, stop = way(game, a, b, c, x, y, z, FAR)
    if bounds > left and not game.bought:
        x, y, z = game.amulets[0], game.amulets[1], game.amulets[2]
        found = way(game, a, b, c, x, y, z, left)[1]
        return stop if found == NO_HEX else found
    return stop


@rule
def nearest_treasure(game, at):
    """The treasure located that is nearest as the crow flies, or NO_HEX."""
    found, least = NO_HEX, FAR
    a, b, c = located(game)
    while a | b | c:
        site = lowest(a, b, c)
        a, b, c = but_lowest(a, b, c)
        if DISTANCE[at, site] < least:
            found, least = site, DISTANCE[at, site]
    return found


# small_islands-42: where no way leads over land, over lava, for its price.
@rule
def stop_across(game, at):
    """The bound that brings nearest to treasure as the crow flies, if any does, or NO_HEX."""
    goal = nearest_treasure(game, at)
    if goal == NO_HEX:
        return NO_HEX
    found, least = NO_HEX, DISTANCE[at, goal]
    a, b, c = game.spots[0], game.spots[1], game.spots[2]
    while a | b | c:
        spot = lowest(a, b, c)
        a, b, c = but_lowest(a, b, c)
        if DISTANCE[spot, goal] < least:
            found, least = spot, DISTANCE[spot, goal]
    return found
