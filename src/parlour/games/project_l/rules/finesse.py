"""Finesse: what the leftmost tile pays for, and extra actions bought with credits."""

from parlour.games.project_l.box import OF_LEVEL
from parlour.games.project_l.events import Event
from parlour.games.project_l.rules.owning import (
    has_every_level,
    has_no_duplicates,
    owned_of,
    owned_shapes,
    unfinished,
)
from parlour.games.project_l.rules.sharing import share
from parlour.games.project_l.setting import FINESSE
from parlour.games.project_l.table import Step
from parlour.games.project_l.tiles import (
    CREDITS_PAID,
    FACE_DOWN,
    INSERT_COST,
    KIND,
    LISTED,
    ROW,
    Kind,
)
from parlour.kit.rule import rule
from parlour.kit.sets import has, size
from parlour.kit.table import tell

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
    by_piece = KIND[tile] == Kind.PLACE and has(LISTED[tile], piece)
    if by_piece or (KIND[tile] == Kind.MASTER_PLACE and by_master):
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
    if kind == Kind.OWN_EACH:
        return owned_of(player, listed)
    if kind == Kind.OWN_TYPES:
        return size(owned_shapes(player) & listed)
    if kind == Kind.UNFINISHED_PUZZLES:
        return unfinished(player)
    if kind == Kind.NO_UNFINISHED:
        return unfinished(player) == 0
    if kind == Kind.EVERY_LEVEL:
        return has_every_level(owned_shapes(player))
    if kind == Kind.NO_DUPLICATES:
        return has_no_duplicates(player)
    if kind == Kind.NO_SMALL:
        return owned_shapes(player) & (OF_LEVEL[1] | OF_LEVEL[2]) == 0
    return 0


# project_l-48
@rule
def may_insert(game, seat):
    return game.players[seat].credits >= INSERT_COST


@rule
def insert(game, seat):
    player = game.players[seat]
    player.credits -= INSERT_COST
    game.bank += INSERT_COST
    player.actions += 1
    player.step = Step.ACTION
    share(game, seat)
    tell(game, Event.INSERTED, seat, INSERT_COST)
    pay_for(game, seat, Kind.INSERT, 1)
