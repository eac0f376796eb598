"""Pieces between the supply and the players' stocks, and which can be had for which."""

from parlour.games.project_l.box.pieces import GHOST_LEVEL, LEVEL, OF_LEVEL, PIECES, UP_TO_LEVEL
from parlour.games.project_l.rules.sharing import share
from parlour.kit.rule import rule
from parlour.kit.sets import remove


@rule
def shapes(counts):
    """The set of the shapes of which there is any."""
    found = 0
    for piece in range(PIECES):
        found |= (counts[piece] > 0) << piece
    return found


@rule
def take_piece(game, seat, piece):
    game.supply[piece] -= 1
    game.players[seat].stock[piece] += 1
    share(game, seat)


@rule
def give_back(game, seat, piece):
    game.players[seat].stock[piece] -= 1
    game.supply[piece] += 1
    share(game, seat)


# project_l-33, project_l-36: one level higher, the same level or any lower one; another shape.
@rule
def in_exchange(piece, available, top):
    """The set of available pieces to be had for a piece, up to a level."""
    level = LEVEL[piece]
    lower = UP_TO_LEVEL[min(level, top)] & available
    return remove(lower | next_level(level, available, top), piece)


# project_l-37: a level that has run out is stepped over.
@rule
def next_level(level, available, top):
    """The available pieces of the lowest level above one that has any."""
    for higher in range(level + 1, top + 1):
        if OF_LEVEL[higher] & available:
            return OF_LEVEL[higher] & available
    return 0


# project_l-59: what you could upgrade the depicted piece to; of ghosts another ghost too.
@rule
def in_place_of(game, piece):
    """The set of pieces that may replace a reward piece that has run out."""
    top = max(LEVEL[piece], GHOST_LEVEL - 1)
    return in_exchange(piece, shapes(game.supply), top)
