"""Master, Ambassador and Ghost: several pieces by one action, at most one into each puzzle."""

from parlour.games.project_l.box.pieces import ALL_COLOURED, PIECES, SPLIT_GHOST, SPLIT_INTO, SPLITS
from parlour.games.project_l.box.placements import PLACEMENTS
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import DONE, FIRST_SPLIT
from parlour.games.project_l.rules.pieces import give_back, shapes, take_piece
from parlour.games.project_l.rules.placing import (
    ALL_SLOTS,
    can_place,
    list_done,
    list_placements,
    piece_of,
    place_piece,
)
from parlour.games.project_l.table import Step
from parlour.kit.rule import rule
from parlour.kit.sets import add, has
from parlour.kit.table import tell


# project_l-40, project_l-43: at most one piece into each puzzle; project_l-41b: done, or none fits.
@rule
def place_by_master(game, seat, move):
    player = game.players[seat]
    if move != DONE:
        place_piece(game, seat, move, True)
        player.used = add(player.used, move // PLACEMENTS)
    if move == DONE or not can_place(player, unused_slots(player), shapes(player.stock)):
        end_placing(player)


@rule
def unused_slots(player):
    return ALL_SLOTS & ~player.used


# project_l-41: the first piece must be placed.
@rule
def list_master(game, seat, moves):
    player = game.players[seat]
    count = list_placements(player, unused_slots(player), shapes(player.stock), moves)
    return count if player.used == 0 else list_done(moves, count)


@rule
def begin_master(game, seat):
    player = game.players[seat]
    player.mastered = 1
    player.step = Step.MULTI_PLACE
    tell(game, Event.MASTER, seat)


# project_l-43: an M tile is turned face down; the Master of the turn is not used up.
@rule
def begin_ambassador(game, seat):
    player = game.players[seat]
    player.symbols -= 1
    player.step = Step.MULTI_PLACE
    tell(game, Event.AMBASSADOR, seat)


# project_l-45, project_l-46: all pieces of the split must be in the supply.
@rule
def list_splits(game, stock, moves, count):
    """Write the splits of the ghosts among the shapes in stock."""
    if stock & ~ALL_COLOURED == 0:
        return count
    for split in range(SPLITS):
        if has(stock, SPLIT_GHOST[split]) and is_supplied(game, split):
            moves[count] = FIRST_SPLIT + split
            count += 1
    return count


@rule
def split_into(split, piece):
    """How many of a piece a split brings."""
    return SPLIT_INTO[split, piece]


@rule
def is_supplied(game, split):
    for piece in range(PIECES):
        if split_into(split, piece) > game.supply[piece]:
            return False
    return True


@rule
def split_ghost(game, seat, split):
    player = game.players[seat]
    give_back(game, seat, SPLIT_GHOST[split])
    for piece in range(PIECES):
        for _ in range(split_into(split, piece)):
            take_piece(game, seat, piece)
            player.fresh[piece] += 1
    player.step = Step.GHOST_PLACE
    tell(game, Event.SPLIT, seat, split)
    end_if_nothing_fits(player)


# project_l-47: any of the new pieces, one a puzzle, as part of the same action.
@rule
def place_fresh(game, seat, move):
    player = game.players[seat]
    if move == DONE:
        end_placing(player)
    else:
        place_piece(game, seat, move, False)
        player.fresh[piece_of(move % PLACEMENTS)] -= 1
        player.used = add(player.used, move // PLACEMENTS)
        end_if_nothing_fits(player)


@rule
def list_fresh(game, seat, moves):
    player = game.players[seat]
    count = list_placements(player, unused_slots(player), shapes(player.fresh), moves)
    return list_done(moves, count)


# project_l-41b
@rule
def end_if_nothing_fits(player):
    if not can_place(player, unused_slots(player), shapes(player.fresh)):
        end_placing(player)


@rule
def end_placing(player):
    forget_placing(player)
    player.step = Step.COMPLETE


@rule
def forget_placing(player):
    player.used = 0
    for piece in range(PIECES):
        player.fresh[piece] = 0
