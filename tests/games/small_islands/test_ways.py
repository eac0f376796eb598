"""Ways of several bounds: as few as can be, and every stop on a shortest way."""

from itertools import pairwise

import pytest

from games.small_islands.moments import moment, reached
from games.small_islands.positions import table
from parlour.games.small_islands.box.map import contains, members
from parlour.games.small_islands.box.pieces import BOUNDS
from parlour.games.small_islands.plans.journeys import Ways
from parlour.games.small_islands.rules.moving import bound_ends
from parlour.kit.rule import INTERPRETED

FEW = 9 if INTERPRETED else 1  # every so many of the hexes: each takes long interpreted


@pytest.mark.parametrize("crosses", [False, True])
def test_ways_lead_there_in_as_few_bounds_as_can_be(crosses):
    for position in (moment(), table(2, vehicles=["F4", "K4"], lava="F5 F6")):
        game = position.reading()
        start = game.players[0].vehicle
        every = Ways(game, start, BOUNDS, crosses)
        found = {at for bound in range(1, BOUNDS + 1) for at in every.after(bound)}
        assert {at for at in found if not contains(game.lava, at)} | {start} == reached(
            position, crosses
        )
        for bound in range(1, BOUNDS + 1):
            for at in every.after(bound)[::FEW]:
                _check_ways(game, start, at, bound, crosses)


def _check_ways(game, start, to, bounds, crosses):
    """Every stop is reached from one before it, and leads on to one behind it."""
    ways = Ways(game, start, BOUNDS, crosses, to)
    layers = [[start], *(ways.after(n) for n in range(1, bounds + 1))]
    assert ways.bounds == bounds
    assert layers[-1] == [to]
    for n, (here, there) in enumerate(pairwise(layers)):
        ends = {at: set(members(bound_ends(game.record, at, BOUNDS - n, crosses))) for at in here}
        assert all(ends[at] & set(there) for at in here)
        assert all(any(at in reached for reached in ends.values()) for at in there)
