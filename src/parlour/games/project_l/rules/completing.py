"""Completing puzzles: pieces come back, rewards are given, arrows are used."""

from parlour.games.project_l.box.cells import CELLS
from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.pieces import PIECES
from parlour.games.project_l.box.puzzles import (
    M_SYMBOL,
    NO_PUZZLE,
    NO_REWARD,
    ONE_ARROW,
    POINTS,
    REWARD,
    WHITES,
)
from parlour.games.project_l.box.tiles import TileKind
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import DONE, FIRST_PIECE
from parlour.games.project_l.rules.finesse.paying import pay_for
from parlour.games.project_l.rules.pieces import in_place_of, take_piece
from parlour.games.project_l.rules.placing import list_done
from parlour.games.project_l.rules.sharing import share
from parlour.games.project_l.rules.upgrade import BY_ARROW, can_upgrade, list_upgrades
from parlour.games.project_l.table import MOST_DUE, PIECE_MARK, Step
from parlour.kit.rule import rule
from parlour.kit.sets import add, first, only, size, write_out
from parlour.kit.table import tell


# project_l-42, project_l-56: at the end of the action; project_l-62: all puzzles, in slot order.
@rule
def complete_puzzles(game, seat):
    player = game.players[seat]
    for slot in range(SLOTS):
        if player.slots[slot].puzzle != NO_PUZZLE and player.slots[slot].free == 0:
            complete(game, seat, player.slots[slot])


@rule
def complete(game, seat, slot):
    player, puzzle = game.players[seat], slot.puzzle
    return_pieces(player, slot)
    slot.puzzle = NO_PUZZLE
    put_on_pile(player, puzzle)
    share(game, seat)
    tell(game, Event.COMPLETED, seat, POINTS[puzzle], puzzle)
    pay_for(game, seat, TileKind.COMPLETE_PUZZLE, 1)
    earn(game, seat, REWARD[puzzle])


@rule
def return_pieces(player, slot):
    for cell in range(CELLS):
        if slot.cells[cell] >= PIECE_MARK:
            player.stock[slot.cells[cell] - PIECE_MARK] += 1
        slot.cells[cell] = 0


# project_l-58: an M tile counts its points too, spent or not.
@rule
def put_on_pile(player, puzzle):
    player.score += POINTS[puzzle]
    player.completed += 1
    if puzzle < WHITES:
        player.white_pile = add(player.white_pile, puzzle)
    else:
        player.black_pile = add(player.black_pile, puzzle - WHITES)


# project_l-57: a piece, arrows, an M or nothing. What is earned is given when all are completed.
@rule
def earn(game, seat, reward):
    player = game.players[seat]
    if reward < PIECES:
        player.due[player.due_count] = reward
        player.due_count += 1
    elif reward == M_SYMBOL:
        player.new_symbols += 1
        tell(game, Event.GOT_SYMBOL, seat)
    elif reward != NO_REWARD:
        earn_arrows(game, seat, reward - ONE_ARROW + 1)


# project_l-54: each arrow received pays, used or not.
@rule
def earn_arrows(game, seat, arrows):
    game.players[seat].arrows += arrows
    tell(game, Event.GOT_ARROWS, seat, arrows)
    pay_for(game, seat, TileKind.UPGRADE, arrows)


# project_l-62: pieces first, then arrows.
@rule
def give_rewards(game, seat):
    """Give what is due, up to a choice; whether there is one."""
    player = game.players[seat]
    while player.due_count > 0:
        pieces = offered(game, player.due[0])
        if size(pieces) > 1:
            player.step = Step.REWARD_PICK
            return True
        give_reward(game, seat, only_one(pieces))  # project_l-59: a single one is taken by itself
    return offer_arrow(game, seat)


NO_PIECE = -1


# project_l-60: nothing qualifies, no reward.
@rule
def only_one(pieces):
    return first(pieces) if pieces else NO_PIECE


@rule
def give_reward(game, seat, piece):
    player = game.players[seat]
    if piece == NO_PIECE:
        tell(game, Event.NO_REWARD, seat, player.due[0])
    else:
        take_piece(game, seat, piece)
        tell(game, Event.REWARDED, seat, piece)
    for i in range(1, MOST_DUE):
        player.due[i - 1] = player.due[i]
    player.due[MOST_DUE - 1] = 0
    player.due_count -= 1


@rule
def offered(game, piece):
    """The set of pieces a reward can be now."""
    return only(piece) if game.supply[piece] > 0 else in_place_of(game, piece)


# project_l-17c: the depicted piece alone if it has come back; nothing only if nothing qualifies.
@rule
def list_rewards(game, seat, moves):
    count = write_out(offered(game, game.players[seat].due[0]), FIRST_PIECE, moves, 0)
    return count if count > 0 else list_done(moves, 0)


@rule
def pick_reward(game, seat, move):
    give_reward(game, seat, NO_PIECE if move == DONE else move - FIRST_PIECE)


# project_l-61: skipped when no exchange is possible.
@rule
def offer_arrow(game, seat):
    player = game.players[seat]
    if player.arrows > 0 and can_upgrade(game, seat, BY_ARROW):
        player.step = Step.ARROW
        return True
    player.arrows = 0
    return False


# project_l-61: each arrow may be declined.
@rule
def list_arrow(game, seat, moves):
    return list_done(moves, list_upgrades(game, seat, BY_ARROW, moves, 0))
