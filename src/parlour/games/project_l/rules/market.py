"""Take: puzzles from the rows and the decks."""

from parlour.games.project_l.box.cells import CELLS
from parlour.games.project_l.box.market import ROW_LENGTH, SPACES_OF_ROW, SPACES_OF_SET
from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.puzzles import BLACK, NO_PUZZLE, RECESS, WHITE, WHITES
from parlour.games.project_l.box.solo import GRID
from parlour.games.project_l.box.tiles import TileKind
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import FIRST_DECK, FIRST_SPACE
from parlour.games.project_l.rules.decks import (
    deck_size,
    draw_puzzle,
    refill,
)
from parlour.games.project_l.rules.finesse.paying import pay_for
from parlour.games.project_l.rules.sharing import bind, share
from parlour.games.project_l.rules.solo import unlock_column
from parlour.games.project_l.table import Ending
from parlour.kit.rule import rule
from parlour.kit.table import tell


# project_l-10, project_l-16
@rule
def holds_clear_stone(game, seat):
    """Whether the seat plays with the clear set; with up to four players there is no other."""
    return game.seats <= 4 or seat == game.turn


# project_l-26: with 5 and 6 players, only from the set of your stone.
@rule
def first_space(game, seat):
    return 0 if holds_clear_stone(game, seat) else SPACES_OF_SET


@rule
def is_in_own_set(game, seat, space):
    """Whether a space belongs to the set the seat takes from; the grid is the only one alone."""
    return game.seats == 1 or space // SPACES_OF_SET * SPACES_OF_SET == first_space(game, seat)


@rule
def deck_of(game, space):
    """The deck that fills a space of the market."""
    return WHITE if game.seats == 1 else space // SPACES_OF_ROW % 2


# project_l-25
@rule
def free_slot(player):
    """The lowest slot without a puzzle; SLOTS if there is none (project_l-23b)."""
    for slot in range(SLOTS):
        if player.slots[slot].puzzle == NO_PUZZLE:
            return slot
    return SLOTS


# project_l-27: one black puzzle a turn after the trigger. Solo (project_l-83b) has no such limit.
@rule
def may_take_black(game, seat):
    return game.ending == Ending.NORMAL or game.seats == 1 or game.players[seat].blacks == 0


# project_l-23
@rule
def list_takes(game, seat, moves, count):
    if free_slot(game.players[seat]) == SLOTS:
        return count
    if game.seats == 1:
        return list_solo_takes(game, moves, count)
    count = list_row(game, first_space(game, seat), moves, count)
    if may_take_black(game, seat):
        count = list_row(game, first_space(game, seat) + SPACES_OF_ROW, moves, count)
    return list_blind_takes(game, seat, moves, count)


@rule
def list_row(game, start, moves, count):
    for space in range(start, start + ROW_LENGTH[game.seats]):
        if game.market[space] != NO_PUZZLE:
            moves[count] = FIRST_SPACE + space
            count += 1
    return count


# project_l-26: only the clear stone's holder takes blind.
@rule
def list_blind_takes(game, seat, moves, count):
    if not holds_clear_stone(game, seat):
        return count
    if deck_size(game, WHITE) > 0:
        moves[count] = FIRST_DECK + WHITE
        count += 1
    if deck_size(game, BLACK) > 0 and may_take_black(game, seat):
        moves[count] = FIRST_DECK + BLACK
        count += 1
    return count


# project_l-83b, project_l-83f
@rule
def list_solo_takes(game, moves, count):
    for space in range(GRID):
        if game.market[space] != NO_PUZZLE:
            moves[count] = FIRST_SPACE + space
            count += 1
    if deck_size(game, WHITE) > 0:
        moves[count] = FIRST_DECK
        count += 1
    return count


# project_l-24: replaced at once, in the same space.
@rule
def take_from_row(game, seat, space):
    puzzle, deck = game.market[space], deck_of(game, space)
    game.market[space] = NO_PUZZLE
    tell(game, Event.TOOK, seat, puzzle)
    take(game, seat, puzzle)
    share(game, seat)
    unlock_column(game, space)
    if refill(game, space, deck):
        bind(game, seat)


@rule
def take_blind(game, seat, deck):
    puzzle = draw_puzzle(game, deck)
    tell(game, Event.TOOK_BLIND, seat, puzzle, deck)
    take(game, seat, puzzle)
    bind(game, seat)


# project_l-27: the Take that causes the trigger does not count, for it comes before it.
@rule
def take(game, seat, puzzle):
    player = game.players[seat]
    lay_open(player.slots[free_slot(player)], puzzle)
    if puzzle >= WHITES and game.ending != Ending.NORMAL:
        player.blacks += 1
    pay_for(game, seat, TileKind.TAKE_PUZZLE, 1)


@rule
def lay_open(slot, puzzle):
    """Put a puzzle face up into an empty slot."""
    slot.puzzle, slot.free = puzzle, RECESS[puzzle]
    for cell in range(CELLS):
        slot.cells[cell] = 0
