"""Ways of several bounds, for whoever plans or looks ahead: small_islands-40 to small_islands-43b.

Stops are sets of hexes, a row of words a bound.
"""

from parlour.games.small_islands.rules.hexes import but_lowest, holds, keep, lowest, put, single
from parlour.games.small_islands.rules.moving import bound_ends
from parlour.kit.rule import rule


@rule
def find_stops(game, at, bounds, crosses, stops):
    """All hexes that a vehicle gets to with so many bounds left, by the fewest it takes."""
    x, y, z = single(at)
    i, j, k = x, y, z
    for bound in range(bounds):
        a, b, c = 0, 0, 0
        while i | j | k:
            p, q, r = bound_ends(game, lowest(i, j, k), bounds - bound, crosses)
            a, b, c = a | p, b | q, c | r
            i, j, k = but_lowest(i, j, k)
        i, j, k = a & ~x, b & ~y, c & ~z
        x, y, z = x | i, y | j, z | k
        keep(stops[bound], i, j, k)


@rule
def keep_ways(game, bounds, crosses, stops, to):
    """Of the stops keep those of the shortest ways to a hex; how many bounds these take, or 0."""
    least = 0
    for bound in range(bounds):
        if least == 0 and holds(stops[bound], to):
            least = bound + 1
    if least:
        a, b, c = single(to)
        keep(stops[least - 1], a, b, c)
        for bound in range(least - 2, -1, -1):
            keep_leading(game, bounds - bound - 1, crosses, stops[bound], stops[bound + 1])
    return least


@rule
def keep_leading(game, bounds, crosses, stops, onward):
    """Of some stops keep those from which a bound leads to one of the next."""
    i, j, k = stops[0], stops[1], stops[2]
    keep(stops, 0, 0, 0)
    while i | j | k:
        at = lowest(i, j, k)
        i, j, k = but_lowest(i, j, k)
        a, b, c = bound_ends(game, at, bounds, crosses)
        if a & onward[0] | b & onward[1] | c & onward[2]:
            put(stops, at)
