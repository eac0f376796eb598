"""Why a bound of Small Islands cannot end on a hex: small_islands-40 to small_islands-43b."""

from parlour.games.game import Refusal
from parlour.games.small_islands.areas import NEXT_TO, area_of
from parlour.games.small_islands.box import BOUNDS
from parlour.games.small_islands.clues import IN_TERRAIN
from parlour.games.small_islands.faces import hex_name, terrain_name
from parlour.games.small_islands.hex_reasons import ground, holds, terrain_of
from parlour.games.small_islands.map import members
from parlour.games.speech import counted
from parlour.kit.positions import Reading


def no_bound(game: Reading, seat: int, at: int) -> Refusal:
    """Why no bound ends on a hex."""
    kind, vehicle = ground(game, at), game.players[seat].vehicle
    if kind == "ocean":
        return Refusal(f"hex {hex_name(at)} is ocean", "small_islands-41")
    if kind == "volcano":
        return Refusal("the volcano can never be entered", "small_islands-42")
    if at == vehicle:
        return Refusal(f"you are on {hex_name(at)} already", "small_islands-40")
    if game.bounds == 0:
        return Refusal(f"you have made {counted(BOUNDS, 'bound')}", "small_islands-40")
    if kind == "lava":
        return _not_on_lava(game, seat, at)
    if holds(game.lava, vehicle):
        off = f"off the lava a bound leads to a hex beside it, and {hex_name(at)} is not"
        return Refusal(off, "small_islands-43")
    return _too_far(game, vehicle, at)


# small_islands-42: paid for. small_islands-43: not with the last bound.
def _not_on_lava(game: Reading, seat: int, at: int) -> Refusal:
    player = game.players[seat]
    if game.bounds == 1:
        return Refusal("the last bound of a move cannot end on lava", "small_islands-43")
    if holds(game.lava, player.vehicle):
        return _not_within_lava(game, player.vehicle, at)
    if not (game.lava_paid or player.amulets or player.gold_held):
        price = "entering lava costs an amulet or a treasure card, and you have neither"
        return Refusal(price, "small_islands-42")
    step = f"lava is entered from a hex beside it, and {hex_name(at)} is not beside"
    return Refusal(f"{step} {hex_name(player.vehicle)}", "small_islands-43")


def _not_within_lava(game: Reading, vehicle: int, at: int) -> Refusal:
    if at in area_of(set(members(game.lava)), vehicle):
        stuck = f"nobody stops on {hex_name(at)}, which has no land beside it"
        return Refusal(stuck, "small_islands-43b")
    apart = f"the lava on {hex_name(at)} does not hang together with that on {hex_name(vehicle)}"
    return Refusal(apart, "small_islands-43")


def _too_far(game: Reading, vehicle: int, at: int) -> Refusal:
    own = terrain_name(terrain_of(game, vehicle))
    far = f"hex {hex_name(at)} is neither in your area of {own} nor beside {hex_name(vehicle)}"
    by_way = _stop_on_the_way(game, at) if game.bounds > 1 else None
    way = f": it takes a bound more, like by way of {hex_name(min(by_way))}" if by_way else ""
    return Refusal(f"{far}{way}", "small_islands-40")


# A bound leads back the way it came, so the hexes that lead there are those that can be reached
# from there.
def _stop_on_the_way(game: Reading, at: int) -> set[int]:
    """The hexes within a bound from which another leads to a hex of land."""
    area = area_of(set(members(game.marks[IN_TERRAIN + terrain_of(game, at)])), at)
    return set(members(game.spots)) & set(members(game.land)) & (area | NEXT_TO[at])
