"""What a player owns: loose pieces, pieces in puzzles, and the puzzles themselves."""

from parlour.games.project_l.box.cells import CELLS
from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.pieces import GHOST_LEVEL, OF_LEVEL, PIECES
from parlour.games.project_l.box.puzzles import NO_PUZZLE
from parlour.games.project_l.table import PIECE_MARK
from parlour.kit.rule import rule
from parlour.kit.sets import has


# project_l-52: in stock and on unfinished puzzles.
@rule
def owned(player, piece):
    count = 0 + player.stock[piece]
    for slot in range(SLOTS):
        for cell in range(CELLS):
            count += player.slots[slot].cells[cell] == PIECE_MARK + piece
    return count


@rule
def owned_of(player, listed):
    count = 0
    for piece in range(PIECES):
        if has(listed, piece):
            count += owned(player, piece)
    return count


@rule
def owned_shapes(player):
    found = 0
    for piece in range(PIECES):
        found |= (owned(player, piece) > 0) << piece
    return found


@rule
def has_every_level(found):
    for level in range(1, GHOST_LEVEL):
        if OF_LEVEL[level] & found == 0:
            return False
    return True


@rule
def has_no_duplicates(player):
    for piece in range(PIECES):
        if owned(player, piece) > 1:
            return False
    return True


@rule
def unfinished(player):
    count = 0
    for slot in range(SLOTS):
        count += player.slots[slot].puzzle != NO_PUZZLE
    return count
