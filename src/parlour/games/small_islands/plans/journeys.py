"""Journeys of Small Islands: a hex some bounds away is named, and the way is found."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from parlour.games.plans import Gesture, Meaning
from parlour.games.small_islands.box.map import WORDS, contains, members
from parlour.games.small_islands.box.pieces import BOUNDS
from parlour.games.small_islands.plans.deeds import HEX_OF, ON_HEX
from parlour.games.small_islands.rules.ways import find_stops, keep_ways
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading


class Ways:
    """The shortest ways to a hex, or all ways: the stops after one bound, after two, and so on."""

    def __init__(
        self, game: Reading, start: int, bounds: int, crosses: bool, to: int | None = None
    ) -> None:
        self.stops: Any = np.zeros((BOUNDS, WORDS), np.int64)
        find_stops(game.record, start, bounds, crosses, self.stops)
        self.bounds = bounds
        if to is not None:
            self.bounds = int(keep_ways(game.record, bounds, crosses, self.stops, to))

    def after(self, bounds: int) -> list[int]:
        """The hexes where so many bounds may end."""
        return members(self.stops[bounds - 1])


# small_islands-42: paid once a move, by an amulet or by gold.
def _may_cross(game: Reading, seat: int, amulets_spent: int = 0) -> bool:
    player = game.players[seat]
    return bool(game.lava_paid or player.amulets > amulets_spent or player.gold_held)


def goals(game: Reading, seat: int, bought: bool) -> Iterator[Gesture]:
    """The hexes that a move gets to, or one to be bought; in a move, those beyond a bound."""
    bounds = game.bounds if game.step == Step.MOVE else BOUNDS
    ways = Ways(game, game.players[seat].vehicle, bounds, _may_cross(game, seat, bought))
    for bound in range(1 + (game.step == Step.MOVE), bounds + 1):
        for at in ways.after(bound):
            yield ON_HEX[at]


def way_to(
    game: Reading,
    seat: int,
    gestures: tuple[Gesture, ...],
    in_order: Sequence[Gesture],
    moves: Mapping[Gesture, int],
) -> Meaning:
    """The next bound on the way to a hex; asked where it makes a difference which."""
    ways, pays = _ways(game, seat, HEX_OF[in_order[0]])
    if not ways.bounds:
        return Meaning()
    first = tuple(ON_HEX[at] for at in ways.after(1))
    if not _differ(game, ways, pays):
        return Meaning([moves[first[0]]], gestures)
    said = next((gesture for gesture in in_order if gesture in first), None)
    if said is None:
        return Meaning(wanted=first)
    place = gestures.index(said)
    return Meaning([moves[said]], gestures[:place] + gestures[place + 1 :])


def _ways(game: Reading, seat: int, to: int) -> tuple[Ways, bool]:
    """The shortest ways to a hex, and whether they cost lava: only if no others get there."""
    start, bounds = game.players[seat].vehicle, game.bounds
    ways = Ways(game, start, bounds, bool(game.lava_paid), to)
    if ways.bounds or game.lava_paid or not _may_cross(game, seat):
        return ways, False
    return Ways(game, start, bounds, True, to), True


# small_islands-42, small_islands-44: lava is paid for, amulets may be taken where a bound ends.
def _differ(game: Reading, ways: Ways, pays: bool) -> bool:
    """Whether it makes a difference where the next bound ends."""
    if pays and any(contains(game.lava, at) for at in ways.after(1)):
        return True
    stops = [at for bound in range(1, ways.bounds) for at in ways.after(bound)]
    return not game.bought and any(contains(game.amulets, at) for at in stops)
