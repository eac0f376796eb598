"""A slow second opinion on where pieces of Small Islands may go, on top of oracle.py."""

from games.small_islands.oracle import (
    APART,
    DIRECTIONS,
    TRIADS,
    area,
    candidates,
    distance,
    plus,
    ring,
)

# Objects: small_islands-05 to small_islands-07b


def is_apart(at, others):
    """Whether a place is far enough from others of the same kind."""
    return all(distance(at, other) >= APART for other in others)


def object_places(world, kind):
    """Where one more hut or palm tree may go."""
    free = world.land.keys() - world.huts - world.palms - world.statues
    return {at for at in free if is_apart(at, getattr(world, kind))}


def statue_places(world, to_come):
    """Where a statue may go so that those to come can follow."""
    free = world.land.keys() - world.huts - world.palms - world.coast()
    spots = {at for at in free if is_apart(at, world.statues)}
    return {at for at in spots if has_room(spots, at, to_come)}


def has_room(spots, taken, to_come):
    """Whether so many more have a place once one is taken."""
    rest = {at for at in spots if distance(at, taken) >= APART}
    return to_come == 0 or any(has_room(rest, at, to_come - 1) for at in rest)


# Triads: small_islands-13, small_islands-14


def ways_to_lay(world, triad, vehicles):
    """Every (lava place, direction of the first terrain) in which a triad may lie."""
    first, second = TRIADS[triad]
    busy = world.huts | world.palms | world.statues | world.covered | set(vehicles)
    free = world.land.keys() - busy
    ways = set()
    for at in free:
        for turn in range(6):
            one, other = plus(at, DIRECTIONS[turn]), plus(at, DIRECTIONS[(turn + 1) % 6])
            inland = one in free and world.land[one] == first and world.is_ocean(other)
            outside = other in free and world.land[other] == second and world.is_ocean(one)
            if inland or outside:
                ways.add((at, turn))
    return ways


def lay(world, triad, at, turn):
    """Lay a triad; its new land: small_islands-15."""
    both = [(plus(at, DIRECTIONS[(turn + i) % 6]), TRIADS[triad][i]) for i in range(2)]
    ((new, kind),) = [(place, kind) for place, kind in both if world.is_ocean(place)]
    world.covered |= {at, *(place for place, _ in both)}
    del world.land[at]
    world.lava.add(at)
    world.land[new] = kind
    return new


# Bounds: small_islands-40 to small_islands-43b


def bound_ends(world, at, left, may_pay):
    """Where a bound may end with so many left, this one included."""
    if left == 0:
        return set()
    kind = world.land.get(at)
    same = {place for place, found in world.land.items() if found == kind} if kind else world.lava
    ends = area(same, at) | {place for place in ring(at, 1) if place in world.land}
    if may_pay or not kind:
        ends |= {place for place in ring(at, 1) if place in world.lava}
    return {end for end in ends if end != at and may_stop(world, end, left - 1)}


def may_stop(world, at, left):
    """small_islands-43b: on lava only with a bound left, and beside land."""
    return at in world.land or (left > 0 and any(place in world.land for place in ring(at, 1)))


# Lava and statues: small_islands-62 to small_islands-64


def lava_places(world, busy, columns):
    """Where lava may flow; columns are (clues, struck), those not begun left out."""
    fire = world.lava | world.volcano
    beside = {at for at in world.land if any(place in fire for place in ring(at, 1))}
    free = beside - world.statues - busy
    return {at for at in free if leaves_candidates(world.with_lava(at), columns)}


def leaves_candidates(world, columns):
    """Whether every column still has a candidate."""
    return all(candidates(world, clues, struck) for clues, struck in columns)


def farthest_land(world, at, facing):
    """The last land straight ahead, whatever lies between; None where there is none."""
    seen = None
    for _ in range(60):
        at = plus(at, DIRECTIONS[facing])
        seen = at if at in world.land else seen
    return seen
