"""Why a bound of Small Islands cannot end on a hex: small_islands-40 to small_islands-43b."""

import numpy as np

from parlour.games.game import Refusal
from parlour.games.small_islands.box.map import WORDS, contains, members
from parlour.games.small_islands.box.pieces import BOUNDS
from parlour.games.small_islands.nouns import HEX, TERRAIN
from parlour.games.small_islands.reasons.hexes import ground
from parlour.games.small_islands.rules.hexes import spread
from parlour.games.small_islands.rules.landmarks import terrain_at
from parlour.games.small_islands.rules.moving import bound_ends, can_pay_for_lava
from parlour.games.small_islands.rules.ways import find_stops
from parlour.games.speech import counted
from parlour.kit.positions import Reading


def no_bound(game: Reading, seat: int, at: int) -> Refusal:
    """Why no bound ends on a hex."""
    kind, vehicle = ground(game, at), game.players[seat].vehicle
    if kind == "ocean":
        return Refusal(f"hex {HEX.said(at)} is ocean", "small_islands-41")
    if kind == "volcano":
        return Refusal("the volcano can never be entered", "small_islands-42")
    if at == vehicle:
        return Refusal(f"you are on {HEX.said(at)} already", "small_islands-40")
    if game.bounds == 0:
        return Refusal(f"you have made {counted(BOUNDS, 'bound')}", "small_islands-40")
    if kind == "lava":
        return _not_on_lava(game, seat, at)
    if contains(game.lava, vehicle):
        off = f"off the lava a bound leads to a hex beside it, and {HEX.said(at)} is not"
        return Refusal(off, "small_islands-43")
    return _too_far(game, vehicle, at)


# small_islands-42: paid for. small_islands-43: not with the last bound.
def _not_on_lava(game: Reading, seat: int, at: int) -> Refusal:
    player = game.players[seat]
    if game.bounds == 1:
        return Refusal("the last bound of a move cannot end on lava", "small_islands-43")
    if contains(game.lava, player.vehicle):
        return _not_within_lava(game, player.vehicle, at)
    if not can_pay_for_lava(game.record, seat):
        price = "entering lava costs an amulet or a treasure card, and you have neither"
        return Refusal(price, "small_islands-42")
    step = f"lava is entered from a hex beside it, and {HEX.said(at)} is not beside"
    return Refusal(f"{step} {HEX.said(player.vehicle)}", "small_islands-43")


def _not_within_lava(game: Reading, vehicle: int, at: int) -> Refusal:
    if contains(spread(*game.lava, vehicle), at):
        stuck = f"nobody stops on {HEX.said(at)}, which has no land beside it"
        return Refusal(stuck, "small_islands-43b")
    apart = f"the lava on {HEX.said(at)} does not hang together with that on {HEX.said(vehicle)}"
    return Refusal(apart, "small_islands-43")


def _too_far(game: Reading, vehicle: int, at: int) -> Refusal:
    own = TERRAIN.said(terrain_at(game.record, vehicle))
    far = f"hex {HEX.said(at)} is neither in your area of {own} nor beside {HEX.said(vehicle)}"
    by_way = _stop_on_the_way(game, at) if game.bounds > 1 else None
    way = f": it takes a bound more, like by way of {HEX.said(min(by_way))}" if by_way else ""
    if not by_way and game.bounds > 1 and not _is_in_reach(game, vehicle, at):
        way = f", and {counted(game.bounds, 'bound')} do not get there"
    return Refusal(f"{far}{way}", "small_islands-40")


def _is_in_reach(game: Reading, vehicle: int, at: int) -> bool:
    stops = np.zeros((BOUNDS, WORDS), np.int64)
    crosses = can_pay_for_lava(game.record, game.asked)
    find_stops(game.record, vehicle, game.bounds, crosses, stops)
    return any(contains(row, at) for row in stops)


# A bound leads back the way it came, so the hexes that lead there are those that can be reached
# from there.
def _stop_on_the_way(game: Reading, at: int) -> set[int]:
    """The hexes within a bound from which another leads to a hex of land, not over lava."""
    back = set(members(bound_ends(game.record, at, 1, False)))
    return set(members(game.spots)) & back
