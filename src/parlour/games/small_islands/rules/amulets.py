"""Amulets: taken, spent, and produced by statues. small_islands-22, -44, -47 to -51, -64, -65."""

from parlour.games.small_islands.box.islands import DIRECTIONS
from parlour.games.small_islands.box.map import AHEAD, NO_HEX
from parlour.games.small_islands.box.pieces import STATUES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.rules.hexes import holds, put, take_out
from parlour.games.small_islands.table import NO_SEAT
from parlour.kit.rule import rule
from parlour.kit.table import tell


@rule
def take_amulet(game, seat):
    player = game.players[seat]
    take_out(game.amulets, player.vehicle)
    player.amulets += 1
    tell(game, Event.TOOK_AMULET, seat, player.vehicle)


# small_islands-51: back to the supply.
@rule
def spend_amulet(game, seat):
    game.players[seat].amulets -= 1
    game.amulets_left += 1


# small_islands-64, small_islands-65: in the order of the statues; each then turns clockwise.
@rule
def let_statues_act(game):
    for statue in range(STATUES):
        if game.statues[statue] != NO_HEX:
            produce_amulet(game, statue)
            facing = game.facings[statue] + 1
            game.facings[statue] = facing if facing < len(DIRECTIONS) else 0


# small_islands-64
@rule
def produce_amulet(game, statue):
    at = farthest_ahead(game, game.statues[statue], game.facings[statue])
    if at != NO_HEX and game.amulets_left and not holds(game.amulets, at):
        put(game.amulets, at)
        game.amulets_left -= 1
        tell(game, Event.AMULET, NO_SEAT, at, statue)


# small_islands-64: nothing blocks the view.
@rule
def farthest_ahead(game, at, facing):
    """The most distant land hex in a straight line, or NO_HEX."""
    seen = NO_HEX
    while at != NO_HEX:
        at = AHEAD[at, facing]
        if at != NO_HEX and holds(game.land, at):
            seen = at
    return seen
