"""What the leftmost Finesse tile pays for."""

from parlour.games.project_l.box.pieces import OF_LEVEL
from parlour.games.project_l.box.tiles import (
    CREDITS_PAID,
    FACE_DOWN,
    KIND,
    LISTED,
    ROW,
    TileKind,
)
from parlour.games.project_l.options import FINESSE
from parlour.games.project_l.rules.finesse.owning import (
    has_every_level,
    has_no_duplicates,
    owned_of,
    owned_shapes,
    unfinished,
)
from parlour.kit.rule import rule
from parlour.kit.sets import has, size

NO_TILE = -1


# project_l-02, project_l-50: only the leftmost tile, and only face up.
@rule
def active_tile(game):
    if game.options[FINESSE] == 0 or game.tiles_gone < FACE_DOWN or game.tiles_gone >= ROW:
        return NO_TILE
    return game.tiles[game.tiles_gone - FACE_DOWN]


# project_l-51: pink tiles pay each time. What is owed is gained when the move is carried out.
@rule
def pay_for(game, seat, kind, times):
    """Owe for something that happened, if the active tile is of that kind."""
    tile = active_tile(game)
    if tile != NO_TILE and KIND[tile] == kind:
        game.players[seat].owed += times * CREDITS_PAID[tile]


# project_l-53: by whatever action a piece is placed.
@rule
def pay_for_placing(game, seat, piece, by_master):
    tile = active_tile(game)
    if tile == NO_TILE:
        return
    by_piece = KIND[tile] == TileKind.PLACE and has(LISTED[tile], piece)
    if by_piece or (KIND[tile] == TileKind.MASTER_PLACE and by_master):
        game.players[seat].owed += CREDITS_PAID[tile]


# project_l-51: blue tiles are checked once, at the end of the turn.
@rule
def pay_at_the_end(game, seat):
    tile = active_tile(game)
    if tile != NO_TILE:
        player = game.players[seat]
        player.owed += CREDITS_PAID[tile] * times_met(player, KIND[tile], LISTED[tile])


@rule
def times_met(player, kind, listed):
    """How often a player meets a blue tile; never a pink one."""
    if kind == TileKind.OWN_EACH:
        return owned_of(player, listed)
    if kind == TileKind.OWN_TYPES:
        return size(owned_shapes(player) & listed)
    if kind == TileKind.UNFINISHED_PUZZLES:
        return unfinished(player)
    if kind == TileKind.NO_UNFINISHED:
        return unfinished(player) == 0
    if kind == TileKind.EVERY_LEVEL:
        return has_every_level(owned_shapes(player))
    if kind == TileKind.NO_DUPLICATES:
        return has_no_duplicates(player)
    if kind == TileKind.NO_SMALL:
        return owned_shapes(player) & (OF_LEVEL[1] | OF_LEVEL[2]) == 0
    return 0
