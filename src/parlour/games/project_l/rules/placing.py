"""Place: what fits where, and a piece laid into a puzzle."""

from parlour.games.project_l.box.cells import SIDE
from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.placements import (
    BAND,
    COVERED,
    FITTING,
    MOST_IN_WORD,
    PIECE_PLACED,
    PLACEMENTS,
    WORD_FIRST,
    WORDS_OF,
)
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import DONE
from parlour.games.project_l.rules.finesse.paying import pay_for_placing
from parlour.games.project_l.table import PIECE_MARK
from parlour.kit.rule import rule
from parlour.kit.sets import first, has, write_out
from parlour.kit.table import tell

ALL_SLOTS = (1 << SLOTS) - 1
EVERY_PLACEMENT = (1 << MOST_IN_WORD) - 1


# Each table has one reader: a GPU keeps a copy for every place that reads it.
@rule
def piece_of(placement):
    return PIECE_PLACED[placement]


@rule
def cells_of(placement):
    """The set of the cells a placement covers."""
    return COVERED[placement]


@rule
def keeping_to(band, free, word):
    """The placements of a word that, in one band of the puzzle, keep to its free cells."""
    return FITTING[band, free >> band * SIDE & BAND, word]


# project_l-39: wholly on empty cells of the recess, turned and flipped at will.
@rule
def fitting(free, word):
    """The placements of a word that keep to free cells: five cells at a time."""
    found = EVERY_PLACEMENT
    for band in range(SIDE):
        found &= keeping_to(band, free, word)
    return found


@rule
def words_of(pieces):
    """The set of the words that hold placements of these pieces."""
    words = 0
    while pieces:
        words |= WORDS_OF[first(pieces)]
        pieces &= pieces - 1
    return words


@rule
def list_placements(player, slots, pieces, moves):
    """Write all placements of these pieces into these slots; how many there are."""
    count, words = 0, words_of(pieces)
    for slot in range(SLOTS):
        free = player.slots[slot].free
        if has(slots, slot) and free:
            count = list_in_slot(free, slot * PLACEMENTS, words, moves, count)
    return count


@rule
def list_in_slot(free, base, words, moves, count):
    while words:
        word = first(words)
        words &= words - 1
        count = write_out(fitting(free, word), base + WORD_FIRST[word], moves, count)
    return count


@rule
def can_place(player, slots, pieces):
    words = words_of(pieces)
    for slot in range(SLOTS):
        free = player.slots[slot].free
        if has(slots, slot) and free and any_fits(free, words):
            return True
    return False


@rule
def any_fits(free, words):
    while words:
        if fitting(free, first(words)):
            return True
        words &= words - 1
    return False


@rule
def lay(player, slot, placement):
    """Take a piece from the stock and lay it into a slot."""
    player.stock[piece_of(placement)] -= 1
    cover(player.slots[slot], cells_of(placement), piece_of(placement))


@rule
def cover(slot, cells, piece):
    slot.free = slot.free & ~cells
    first_cell = first(cells)
    while cells:
        slot.cells[first(cells)] = 1 + first_cell
        cells &= cells - 1
    slot.cells[first_cell] = PIECE_MARK + piece


# project_l-39
@rule
def place_piece(game, seat, move, by_master):
    player, slot, placement = game.players[seat], move // PLACEMENTS, move % PLACEMENTS
    lay(player, slot, placement)
    tell(game, Event.PLACED, seat, piece_of(placement), player.slots[slot].puzzle, slot)
    pay_for_placing(game, seat, piece_of(placement), by_master)


@rule
def list_done(moves, count):
    moves[count] = DONE
    return count + 1
