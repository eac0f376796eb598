"""The turn: which actions there are, what each does, and what follows it."""

from parlour.games.project_l.box.pieces import DOT, PIECES
from parlour.games.project_l.box.tiles import TileKind
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import (
    AMBASSADOR,
    DONE,
    FIRST_DECK,
    FIRST_PIECE,
    FIRST_RECYCLE,
    FIRST_SPACE,
    FIRST_SPLIT,
    FIRST_UPGRADE,
    FREE_DOT_MOVE,
    INSERT,
    MASTER,
)
from parlour.games.project_l.rules.completing import give_rewards, pick_reward
from parlour.games.project_l.rules.finesse.credits import insert, may_insert
from parlour.games.project_l.rules.finesse.paying import pay_for
from parlour.games.project_l.rules.market import list_takes, take_blind, take_from_row
from parlour.games.project_l.rules.masters import (
    begin_ambassador,
    begin_master,
    list_splits,
    split_ghost,
)
from parlour.games.project_l.rules.pieces import shapes
from parlour.games.project_l.rules.placing import ALL_SLOTS, list_placements, place_piece
from parlour.games.project_l.rules.recycle import list_recycles, recycle
from parlour.games.project_l.rules.upgrade import (
    BY_ACTION,
    list_free_dot,
    list_instead_of_dot,
    list_upgrades,
    take_freely,
    upgrade,
)
from parlour.games.project_l.table import Step
from parlour.kit.rule import rule
from parlour.kit.table import tell


# project_l-21, project_l-22: any action that has an effect, in any order.
@rule
def list_actions(game, seat, moves):
    player, stock = game.players[seat], shapes(game.players[seat].stock)
    count = list_placements(player, ALL_SLOTS, stock, moves)
    can_place = count > 0
    count = list_takes(game, seat, moves, count)
    count = list_recycles(game, seat, moves, count)
    count = list_free_dot(game, moves, count)
    count = list_upgrades(game, seat, BY_ACTION, moves, count)
    count = list_splits(game, stock, moves, count)
    count = list_masters(player, can_place, moves, count)
    count = list_extra(game, seat, moves, count)
    return list_instead_of_dot(game, moves, count)


# project_l-40: Master once a turn; project_l-43: Ambassador for an M; project_l-41: if any fits.
@rule
def list_masters(player, can_place, moves, count):
    if can_place and not player.mastered:
        moves[count] = MASTER
        count += 1
    if can_place and player.symbols > 0:
        moves[count] = AMBASSADOR
        count += 1
    return count


# project_l-48, project_l-20: Insert between actions or after the last; stopping early.
@rule
def list_extra(game, seat, moves, count):
    if may_insert(game, seat):
        moves[count] = INSERT
        count += 1
    moves[count] = DONE
    return count + 1


@rule
def take_action(game, seat, move):
    player = game.players[seat]
    if move == DONE:
        player.step = Step.WAIT
    elif move == INSERT:
        insert(game, seat)
    else:
        player.actions -= 1
        player.step = Step.COMPLETE
        carry_out(game, seat, move)


@rule
def carry_out(game, seat, move):
    if move < FIRST_SPACE:
        place_piece(game, seat, move, False)
    elif move < FREE_DOT_MOVE:
        use_market(game, seat, move)
    elif move < FIRST_SPLIT or move >= FIRST_PIECE:
        use_supply(game, seat, move)
    elif move < MASTER:
        split_ghost(game, seat, move - FIRST_SPLIT)
    elif move == MASTER:
        begin_master(game, seat)
    else:
        begin_ambassador(game, seat)


@rule
def use_market(game, seat, move):
    if move < FIRST_DECK:
        take_from_row(game, seat, move - FIRST_SPACE)
    elif move < FIRST_RECYCLE:
        take_blind(game, seat, move - FIRST_DECK)
    else:
        recycle(game, seat, move - FIRST_RECYCLE)


# project_l-54: taking a dot is an Upgrade too.
@rule
def use_supply(game, seat, move):
    if move == FREE_DOT_MOVE:
        take_freely(game, seat, DOT)
    elif move >= FIRST_PIECE:
        take_freely(game, seat, move - FIRST_PIECE)
    else:
        exchange(game, seat, move)
    pay_for(game, seat, TileKind.UPGRADE, 1)


@rule
def exchange(game, seat, move):
    upgrade(game, seat, (move - FIRST_UPGRADE) // PIECES, (move - FIRST_UPGRADE) % PIECES)


@rule
def take_reward(game, seat, move):
    pick_reward(game, seat, move)
    game.players[seat].step = Step.COMPLETE


@rule
def use_arrow(game, seat, move):
    player = game.players[seat]
    player.arrows -= 1
    player.step = Step.COMPLETE
    if move == DONE:
        tell(game, Event.DECLINED, seat)
    else:
        exchange(game, seat, move)


# project_l-63: rewards cost no action; project_l-48: the turn ends by itself when nothing is left.
@rule
def go_on(game, seat):
    """Find the player's next decision; WAIT where the turn is over."""
    player = game.players[seat]
    if give_rewards(game, seat):
        return
    if player.actions > 0:
        player.step = Step.ACTION
    elif may_insert(game, seat):
        player.step = Step.EXTRA
    else:
        player.step = Step.WAIT
