"""How far vehicles of Small Islands get in a move, and what lies within their reach."""

from typing import Any, NamedTuple

from parlour.games.small_islands.areas import NEXT_TO, hanging_together
from parlour.games.small_islands.box import BOUNDS, COLUMN_NAMES, COLUMNS, TERRAINS
from parlour.games.small_islands.clues import IN_TERRAIN
from parlour.games.small_islands.map import HEX_NAMES, NO_HEX, members
from parlour.games.small_islands.rules.columns import is_located
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading

View = dict[str, Any]
Reached = dict[int, int]  # with how many bounds a hex is reached


class Ground(NamedTuple):
    """Where vehicles can be: areas of land, and lava."""

    land: set[int]
    lava: set[int]
    around: dict[int, set[int]]  # the area of each hex, or the lava it hangs together with

    def next_to(self, at: int, over_lava: bool) -> set[int]:
        """Where one bound leads; the last of a move never ends on lava (small_islands-43)."""
        if at in self.lava:
            within = {to for to in self.around[at] if NEXT_TO[to] & self.land}  # small_islands-43b
        else:
            within = self.around[at] | NEXT_TO[at] & (self.land | self.lava)
        ends = within | NEXT_TO[at] & self.land
        return ends if over_lava else ends - self.lava


def ground(game: Reading) -> Ground:
    """The island as vehicles see it."""
    terrains = [set(members(game.marks[IN_TERRAIN + kind])) for kind in range(TERRAINS)]
    lava = set(members(game.lava))
    areas = [area for hexes in (*terrains, lava) for area in hanging_together(hexes)]
    return Ground(set().union(*terrains), lava, {at: area for area in areas for at in area})


# small_islands-40 to small_islands-43b
def reached(where: Ground, start: int, bounds: int, over_lava: bool) -> Reached:
    """All land that a vehicle gets to, with the fewest bounds."""
    found = {start: 0}
    for bound in range(1, bounds + 1):
        for at in [hex_ for hex_, least in found.items() if least == bound - 1]:
            for to in where.next_to(at, over_lava and bound < bounds):
                found.setdefault(to, bound)
    return {at: least for at, least in found.items() if at not in where.lava}


# small_islands-42: with an amulet, else with gold; one price a move.
def means(game: Reading, seat: int) -> str | None:
    """What a player would pay for crossing lava with."""
    player = game.players[seat]
    if game.moving and game.lava_paid and seat == game.active:
        return "paid"
    return "amulet" if player.amulets else "gold" if player.gold_held else None


def reach_view(game: Reading, seat: int, where: Ground) -> View | None:
    """How far a player gets in a move, or in what is left of it, with what they hold now."""
    start = game.players[seat].vehicle
    if start == NO_HEX:
        return None
    moves = game.moving and seat == game.active
    bounds, price = game.bounds if moves else BOUNDS, means(game, seat)
    plain = reached(where, start, bounds, price == "paid")
    paid = reached(where, start, bounds, True) if price else plain
    better = {at: least for at, least in paid.items() if least < plain.get(at, bounds + 1)}
    return {
        "bounds": bounds,
        "price": price,
        "reach": _by_bounds(plain, bounds),
        "over_lava": _by_bounds(better, bounds),
        "finds": [*_amulets(game, seat, plain, paid), *_treasures(game, plain, paid)],
    }


def _by_bounds(found: Reached, bounds: int) -> list[list[str]]:
    """Hexes that take one bound, those that take two, and so on."""
    return [
        sorted((HEX_NAMES[at] for at, least in found.items() if least == bound), key=by_name)
        for bound in range(1, bounds + 1)
    ]


def by_name(name: str) -> tuple[str, int]:
    """Hexes from west to east, then from north to south."""
    return name[0], int(name[1:])


# Over lava where that is quicker, or the only way.
def _treasures(game: Reading, plain: Reached, paid: Reached) -> list[View]:
    """Located treasures in reach."""
    return [
        {"what": "treasure", "column": COLUMN_NAMES[column], **way}
        for column in range(COLUMNS)
        if is_located(game.record, column)
        for at in members(game.sites[column])
        for way in _ways_to(at, plain, paid)
    ]


def _amulets(game: Reading, seat: int, plain: Reached, paid: Reached) -> list[View]:
    """Amulets in reach; what lies under the vehicle only if it can be had without going away."""
    here = NO_HEX if _is_taken_here(game, seat) else game.players[seat].vehicle
    return [
        {"what": "amulet", "column": None, **way}
        for at in members(game.amulets)
        if at != here
        for way in _ways_to(at, plain, paid)
    ]


# small_islands-22: as a turn begins. small_islands-44b: in a turn where a bound has ended.
def _is_taken_here(game: Reading, seat: int) -> bool:
    """Whether an amulet under a vehicle is had without a bound, now or when the turn comes."""
    if seat != game.active or game.step == Step.START:
        return True
    return bool(game.moving and game.bounded and not game.bought)


def _ways_to(at: int, plain: Reached, paid: Reached) -> list[View]:
    ways = []
    for found, over_lava in ((plain, False), (paid, True)):
        if at in found and (not over_lava or at not in plain or found[at] < plain[at]):
            ways.append({"hex": HEX_NAMES[at], "bounds": found[at], "over_lava": over_lava})
    return ways
