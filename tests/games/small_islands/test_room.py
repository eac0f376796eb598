"""There is room for all objects on every island: small_islands-07b, small_islands-07c."""

import pytest

from games.small_islands.oracle import World, distance
from games.small_islands.scenes import CENTRES

pytestmark = pytest.mark.talk

MOST_COVERED = 37  # hexes that one object keeps others of its kind from, its own among them
HUTS, PALMS = 4, 3
every_island = pytest.mark.parametrize("island", range(1, 33))


def bits(members):
    """The members of a set."""
    while members:
        yield (members & -members).bit_length() - 1
        members &= members - 1


def far_sets(spots):
    """For every spot the set of those far enough from it."""
    return [
        sum(1 << n for n, other in enumerate(spots) if distance(one, other) >= 4) for one in spots
    ]


@every_island
def test_a_fourth_hut_and_a_third_palm_tree_always_have_a_place(island):
    """small_islands-07c: wherever the others are."""
    for centre in CENTRES:
        far = far_sets(sorted(World(island, centre).land))
        pairs = [(far[a] & far[b], b) for a in range(len(far)) for b in bits(far[a] >> a << a)]
        assert min(left.bit_count() for left, _ in pairs) > HUTS  # huts may be in the way
        for left, b in pairs:
            if left.bit_count() <= MOST_COVERED:
                assert all(left & far[third] for third in bits(left >> b << b))


def triple(far, free):
    """Three free spots far from each other, if there are."""
    for a in bits(free):
        for b in bits(far[a] & free >> a << a):
            for c in bits(far[a] & far[b] & free >> b << b):
                return a, b, c
    return None


def may_stand(chosen, huts=(), palms=()):
    """Whether huts and palm trees can stand on all these places together."""
    if not chosen:
        return True
    at, rest = chosen[0], chosen[1:]
    return (
        len(huts) < HUTS
        and all(distance(at, hut) >= 4 for hut in huts)
        and may_stand(rest, (*huts, at), palms)
    ) or (
        len(palms) < PALMS
        and all(distance(at, palm) >= 4 for palm in palms)
        and may_stand(rest, huts, (*palms, at))
    )


def blocks(spots, far, free, chosen):
    """Whether huts and palm trees, some chosen already, can leave no three places for statues.

    Of any three places one at least would have to be taken.
    """
    found = triple(far, free)
    if found is None:
        return True
    for n in found if len(chosen) < HUTS + PALMS else ():
        more = (*chosen, spots[n])
        if may_stand(more) and blocks(spots, far, free & ~(1 << n), more):
            return True
    return False


@every_island
def test_wherever_huts_and_palm_trees_are_there_is_a_place_for_three_statues(island):
    """small_islands-07b: every way to be in the way is tried."""
    for centre in CENTRES:
        world = World(island, centre)
        spots = sorted(world.land.keys() - world.coast())
        assert not blocks(spots, far_sets(spots), (1 << len(spots)) - 1, ())


def test_few_places_can_be_blocked():
    """The search finds who is in the way where somebody can be: one of three places will do."""
    spots = [(0, 0), (0, 6), (6, 0)]
    assert blocks(spots, far_sets(spots), 7, ())
