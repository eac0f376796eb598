"""Upgrade: one piece for another, or a dot for nothing. Red arrows are upgrades too."""

from parlour.games.project_l.box.pieces import DOT, GHOST_LEVEL, PIECES
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import FIRST_PIECE, FIRST_UPGRADE, FREE_DOT_MOVE
from parlour.games.project_l.options import FREE_DOT
from parlour.games.project_l.rules.pieces import (
    give_back,
    in_exchange,
    next_level,
    shapes,
    take_piece,
)
from parlour.kit.rule import rule
from parlour.kit.sets import first, write_out
from parlour.kit.table import tell

# project_l-35: the action never reaches a ghost; a red arrow does (project_l-61).
BY_ACTION, BY_ARROW = GHOST_LEVEL - 1, GHOST_LEVEL


# project_l-38: only loose pieces.
@rule
def list_upgrades(game, seat, top, moves, count):
    stock, available = shapes(game.players[seat].stock), shapes(game.supply)
    while stock:
        piece = first(stock)
        stock &= stock - 1
        taken = in_exchange(piece, available, top)
        count = write_out(taken, FIRST_UPGRADE + piece * PIECES, moves, count)
    return count


@rule
def can_upgrade(game, seat, top):
    stock, available = game.players[seat].stock, shapes(game.supply)
    for piece in range(PIECES):
        if stock[piece] > 0 and in_exchange(piece, available, top):
            return True
    return False


# project_l-33
@rule
def upgrade(game, seat, given, taken):
    give_back(game, seat, given)
    take_piece(game, seat, taken)
    tell(game, Event.UPGRADED, seat, given, taken)


# project_l-34
@rule
def list_free_dot(game, moves, count):
    if game.options[FREE_DOT] and game.supply[DOT] > 0:
        moves[count] = FREE_DOT_MOVE
        count += 1
    return count


# project_l-37: without dots, a piece of the next level there is, named at once.
@rule
def list_instead_of_dot(game, moves, count):
    if game.options[FREE_DOT] == 0 or game.supply[DOT] > 0:
        return count
    instead = next_level(1, shapes(game.supply), BY_ACTION)
    return write_out(instead, FIRST_PIECE, moves, count)


@rule
def take_freely(game, seat, piece):
    take_piece(game, seat, piece)
    tell(game, Event.TOOK_PIECE, seat, piece)
