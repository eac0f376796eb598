"""The move of a vehicle: small_islands-40 to small_islands-44b."""

from parlour.games.small_islands.box.clues import IN_TERRAIN
from parlour.games.small_islands.box.map import NEIGHBOURS
from parlour.games.small_islands.box.pieces import BOUNDS
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.rules.amulets import spend_amulet
from parlour.games.small_islands.rules.hexes import (
    but_lowest,
    holds,
    keep,
    lowest,
    single,
    spread,
)
from parlour.games.small_islands.rules.landmarks import terrain_at
from parlour.games.small_islands.rules.raising.treasures import pay_gold
from parlour.games.small_islands.table import Step
from parlour.kit.rule import rule
from parlour.kit.table import tell


# small_islands-40: up to three bounds. small_islands-48: a bought move takes no amulets.
@rule
def begin_move(game, seat, bought):
    game.moving, game.bounds, game.bought, game.step = 1, BOUNDS, bought, Step.MOVE
    game.bounded = game.lava_paid = 0
    tell(game, Event.MOVES, seat)


@rule
def end_move(game):
    game.moving = game.bounds = game.bounded = game.bought = game.lava_paid = 0
    game.step = Step.ACTION


@rule
def find_bounds(game, player):
    """Where a bound may end."""
    if game.bounds:
        crosses = can_pay_for_lava(game, game.asked)
        a, b, c = bound_ends(game, player.vehicle, game.bounds, crosses)
        keep(game.spots, a, b, c)


# small_islands-42: paid already, or with an amulet or gold.
@rule
def can_pay_for_lava(game, seat):
    player = game.players[seat]
    return game.lava_paid != 0 or player.amulets != 0 or player.gold_held != 0


# small_islands-43: never on lava with the last bound.
@rule
def bound_ends(game, at, bounds, crosses):
    """Where a bound from a hex may end, with so many left, over lava or not."""
    on_lava = crosses and bounds > 1
    if holds(game.lava, at):
        a, b, c = ends_from_lava(game, at, on_lava)
    else:
        a, b, c = ends_from_land(game, at, on_lava)
    x, y, z = single(at)
    return a & ~x, b & ~y, c & ~z


# small_islands-40: anywhere in the own area, or into the next hex. small_islands-41: not the ocean.
@rule
def ends_from_land(game, at, on_lava):
    area = game.marks[IN_TERRAIN + terrain_at(game, at)]
    a, b, c = spread(area[0], area[1], area[2], at)
    x, y, z = game.land[0], game.land[1], game.land[2]
    if on_lava:
        x, y, z = x | game.lava[0], y | game.lava[1], z | game.lava[2]
    return a | NEIGHBOURS[at, 0] & x, b | NEIGHBOURS[at, 1] & y, c | NEIGHBOURS[at, 2] & z


# small_islands-43: off the lava, or on within it. small_islands-43b: to where land is beside it.
@rule
def ends_from_lava(game, at, on_lava):
    land = game.land
    a, b, c = NEIGHBOURS[at, 0] & land[0], NEIGHBOURS[at, 1] & land[1], NEIGHBOURS[at, 2] & land[2]
    if not on_lava:
        return a, b, c
    i, j, k = spread(game.lava[0], game.lava[1], game.lava[2], at)
    while i | j | k:
        to = lowest(i, j, k)
        i, j, k = but_lowest(i, j, k)
        if NEIGHBOURS[to, 0] & land[0] | NEIGHBOURS[to, 1] & land[1] | NEIGHBOURS[to, 2] & land[2]:
            x, y, z = single(to)
            a, b, c = a | x, b | y, c | z
    return a, b, c


@rule
def bound_to(game, seat, at):
    player = game.players[seat]
    if holds(game.lava, at) and not game.lava_paid:
        pay_for_lava(game, seat)
    tell(game, Event.BOUND, seat, player.vehicle, at)
    player.vehicle = at
    game.bounds -= 1
    game.bounded = 1


# small_islands-42: with an amulet; only who has none pays with gold. Once a move.
@rule
def pay_for_lava(game, seat):
    game.lava_paid = 1
    tell(game, Event.CROSSES_LAVA, seat, game.players[seat].amulets != 0)
    if game.players[seat].amulets:
        spend_amulet(game, seat)
    else:
        pay_gold(game, seat)
