"""How far vehicles of Small Islands get in a move, and what lies within their reach."""

from typing import Literal

from parlour.games.small_islands.box.map import NO_HEX, contains, members
from parlour.games.small_islands.box.pieces import BOUNDS, COLUMNS
from parlour.games.small_islands.nouns import COLUMN, HEX
from parlour.games.small_islands.plans.journeys import Ways
from parlour.games.small_islands.rules.acts import may_take_amulet
from parlour.games.small_islands.rules.columns import is_located
from parlour.games.small_islands.sight.schema import Find, Reach
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading

Reached = dict[int, int]  # with how many bounds a hex is reached


def reach(game: Reading, seat: int) -> Reach | None:
    """How far a player gets in a move, or in what is left of it, with what they hold now."""
    start = game.players[seat].vehicle
    if start == NO_HEX:
        return None
    moves = game.moving and seat == game.active
    bounds, price = game.bounds if moves else BOUNDS, price_of_lava(game, seat)
    plain = _reached(game, start, bounds, price == "paid")
    paid = _reached(game, start, bounds, True) if price else plain
    better = {at: least for at, least in paid.items() if least < plain.get(at, bounds + 1)}
    return {
        "bounds": bounds,
        "price": price,
        "reach": _by_bounds(plain, bounds),
        "over_lava": _by_bounds(better, bounds),
        "finds": [*_amulets(game, seat, plain, better), *_treasures(game, plain, better)],
    }


def _reached(game: Reading, start: int, bounds: int, crosses: bool) -> Reached:
    """All land that a vehicle gets to, with the fewest bounds, as the rules have it."""
    ways = Ways(game, start, bounds, crosses)
    ends = [(at, bound) for bound in range(1, bounds + 1) for at in ways.after(bound)]
    return {at: least for at, least in ((start, 0), *ends) if not contains(game.lava, at)}


# small_islands-42: with an amulet, else with gold; one price a move.
def price_of_lava(game: Reading, seat: int) -> Literal["amulet", "gold", "paid"] | None:
    """What a player would pay for crossing lava with."""
    player = game.players[seat]
    if game.moving and game.lava_paid and seat == game.active:
        return "paid"
    return "amulet" if player.amulets else "gold" if player.gold_held else None


def _by_bounds(found: Reached, bounds: int) -> list[list[str]]:
    """Hexes that take one bound, those that take two, and so on."""
    return [
        [HEX.ids[at] for at, least in found.items() if least == bound]
        for bound in range(1, bounds + 1)
    ]


def _treasures(game: Reading, plain: Reached, better: Reached) -> list[Find]:
    """Located treasures in reach."""
    return [
        {"what": "treasure", "column": COLUMN.ids[column], **way}  # type: ignore[typeddict-item]
        for column in range(COLUMNS)
        if is_located(game.record, column)
        for at in members(game.sites[column])
        for way in _ways_to(at, plain, better)
    ]


def _amulets(game: Reading, seat: int, plain: Reached, better: Reached) -> list[Find]:
    """Amulets in reach; what lies under the vehicle only if it can be had without going away."""
    here = NO_HEX if _is_taken_here(game, seat) else game.players[seat].vehicle
    return [
        {"what": "amulet", "column": None, **way}  # type: ignore[typeddict-item]
        for at in members(game.amulets)
        if at != here
        for way in _ways_to(at, plain, better)
    ]


# small_islands-22: as a turn begins. small_islands-44b: in a turn where a bound has ended.
def _is_taken_here(game: Reading, seat: int) -> bool:
    """Whether an amulet under a vehicle is had without a bound, now or when the turn comes."""
    if seat != game.active or game.step == Step.START:
        return True
    return bool(game.moving and may_take_amulet(game.record, seat))


# Over lava where that is quicker, or the only way.
def _ways_to(at: int, plain: Reached, better: Reached) -> list[dict[str, object]]:
    return [
        {"hex": HEX.ids[at], "bounds": found[at], "over_lava": found is better}
        for found in (plain, better)
        if at in found
    ]
