"""Setting up: mats, pieces, decks, rows, stones and Finesse tiles."""

from parlour.games.project_l.box.cells import CELLS
from parlour.games.project_l.box.market import ROW_LENGTH, SPACES, SPACES_OF_ROW, SPACES_OF_SET
from parlour.games.project_l.box.mats import SLOTS, START_PIECES
from parlour.games.project_l.box.pieces import COLOURED, COLOURED_COUNTS, GHOST_COUNTS, PIECES
from parlour.games.project_l.box.puzzles import BLACK, NO_PUZZLE, WHITE, WHITES
from parlour.games.project_l.box.solo import COLUMNS, GRID, LOCKS, OPPONENT_LOCKS
from parlour.games.project_l.box.tiles import BANK, ROW
from parlour.games.project_l.events import Event
from parlour.games.project_l.options import (
    EXPANSIONS_USED,
    FINESSE,
    PIECES_USED,
    SOLO_LEVEL,
    WITH_GHOST,
)
from parlour.games.project_l.rules.dealing import (
    deal_decks,
    draw_tiles,
    lay_at_random,
    puzzles_dealt,
    puzzles_used,
    set_tile,
)
from parlour.games.project_l.rules.decks import refill
from parlour.games.project_l.rules.masters import forget_placing
from parlour.games.project_l.rules.recycle import forget_names
from parlour.games.project_l.rules.rounds import begin_turns
from parlour.games.project_l.table import MOST_DUE, Ending, Step
from parlour.kit.luck import below
from parlour.kit.record import MOST_SEATS
from parlour.kit.rule import rule
from parlour.kit.table import settle, tell


@rule
def set_up(game):
    clear_table(game)
    game.first = below(game.luck, game.seats)  # project_l-04
    tell(game, Event.BEGINS, game.first)
    deal_all(game)
    lay_out(game)
    lay_tiles(game)
    share_out_pieces(game)
    begin_turns(game)


@rule
def clear_table(game):
    for seat in range(MOST_SEATS):
        clear_player(game.players[seat])
    for deck in range(2):
        clear_deck(game.decks[deck])
    for space in range(SPACES):
        game.market[space] = NO_PUZZLE
    game.passes = game.waiting = game.opponent_score = 0
    game.opponent_white = game.opponent_black = 0
    game.ending = Ending.NORMAL
    prepare_locks(game)
    settle(game)


@rule
def clear_player(player):
    for slot in range(SLOTS):
        clear_slot(player.slots[slot])
    for piece in range(PIECES):
        player.stock[piece] = 0
    for i in range(MOST_DUE):
        player.due[i] = 0
    forget_placing(player)
    forget_names(player)
    player.white_pile = player.black_pile = 0
    player.score = player.completed = player.private = 0
    player.step = Step.WAIT
    player.actions = player.mastered = player.blacks = 0
    player.due_count = player.arrows = player.symbols = player.new_symbols = 0
    player.credits = player.new_credits = player.owed = 0


@rule
def clear_slot(slot):
    slot.free, slot.puzzle = 0, NO_PUZZLE
    for cell in range(CELLS):
        slot.cells[cell] = 0


@rule
def clear_deck(deck):
    for i in range(WHITES):
        deck.unseen[i] = deck.known[i] = 0
    deck.unseen_left = deck.known_left = deck.known_first = 0


# project_l-07: what is not dealt leaves the game unseen.
@rule
def deal_all(game):
    white, black = puzzles_used(game, WHITE), puzzles_used(game, BLACK)
    whites, blacks = puzzles_dealt(game, WHITE), puzzles_dealt(game, BLACK)
    deal_decks(game, game.luck, white, black, whites, blacks)


# project_l-08: two rows of four; project_l-09: two sets of two rows of three, the clear set first.
@rule
def lay_out(game):
    if game.seats == 1:
        for space in range(GRID):
            refill(game, space, WHITE)
        return
    lay_out_set(game, 0)
    if game.seats > 4:
        lay_out_set(game, SPACES_OF_SET)


@rule
def lay_out_set(game, start):
    for column in range(ROW_LENGTH[game.seats]):
        refill(game, start + column, WHITE)
        refill(game, start + SPACES_OF_ROW + column, BLACK)


# project_l-11, project_l-12
@rule
def lay_tiles(game):
    for i in range(ROW):
        set_tile(game, i, 0)
    game.tiles_gone = game.bank = 0
    if game.options[FINESSE]:
        game.bank = BANK
        lay_at_random(game, game.luck, draw_tiles(game, game.luck, 0), ROW)


# project_l-13
@rule
def share_out_pieces(game):
    fill_supply(game)
    for seat in range(game.seats):
        for i in range(len(START_PIECES)):  # project_l-05
            game.supply[START_PIECES[i]] -= 1
            game.players[seat].stock[START_PIECES[i]] += 1


@rule
def fill_supply(game):
    for piece in range(COLOURED):
        game.supply[piece] = COLOURED_COUNTS[game.options[PIECES_USED]]
    for piece in range(COLOURED, PIECES):
        ghosts = game.options[EXPANSIONS_USED] & WITH_GHOST
        game.supply[piece] = GHOST_COUNTS[piece - COLOURED] if ghosts else 0


# project_l-83
@rule
def prepare_locks(game):
    game.opponent_locks = 0
    for column in range(COLUMNS):
        game.locks[column] = 0
    if game.seats == 1:
        game.opponent_locks = OPPONENT_LOCKS[game.options[SOLO_LEVEL]]
        for column in range(COLUMNS):
            game.locks[column] = LOCKS[column]
