"""The rules of Project L, a chapter a file, in the order of the rule sheet (RULES.md).

Each player who must decide is at one step; here is which chapter lists and carries out its moves.
The order of a turn:

    ACTION            up to three times, and once more for every Insert
      RECYCLE_ORDER     within a Recycle whose order is chosen: one puzzle after another
      MULTI_PLACE       within Master and Ambassador: one placement after another
      GHOST_PLACE       within a split: one new piece after another
    COMPLETE          by itself at the end of every action: full puzzles are completed
    REWARD_PICK       once for every reward piece that has run out
    ARROW             once for every red arrow
    EXTRA             no action left, but credits for one
    WAIT              until the turn comes round; with two stones, until both turns are over

After the last turn everybody who can is at TOUCHES, all at once, until the game is over.
"""

from parlour.games.project_l.rules.completing import complete_puzzles, list_arrow, list_rewards
from parlour.games.project_l.rules.decks import look_at_decks
from parlour.games.project_l.rules.finesse.credits import gain
from parlour.games.project_l.rules.masters import (
    list_fresh,
    list_master,
    place_by_master,
    place_fresh,
)
from parlour.games.project_l.rules.preparation import set_up
from parlour.games.project_l.rules.recycle import list_unnamed, name_for_recycling
from parlour.games.project_l.rules.rounds import end_turn, foremost, pass_on
from parlour.games.project_l.rules.sharing import begin_move
from parlour.games.project_l.rules.touches import count_up, list_touches, par, place, points, touch
from parlour.games.project_l.rules.turn import (
    go_on,
    list_actions,
    list_extra,
    take_action,
    take_reward,
    use_arrow,
)
from parlour.games.project_l.table import Ending, Step
from parlour.kit.rule import rule
from parlour.kit.sets import has

__all__ = ["actors", "foremost", "legal_moves", "par", "place", "play", "points", "set_up"]


# project_l-15, project_l-17, project_l-74: both stone holders, or all who still touch, at once.
@rule
def actors(game):
    return game.waiting


# project_l-17c: always of the table as it is now.
@rule
def legal_moves(game, seat, moves):
    step = game.players[seat].step
    if step == Step.WAIT:
        return 0
    if step == Step.ACTION:
        return list_actions(game, seat, moves)
    if step == Step.MULTI_PLACE:
        return list_master(game, seat, moves)
    if step == Step.TOUCHES:
        return list_touches(game, seat, moves)
    if step == Step.GHOST_PLACE:
        return list_fresh(game, seat, moves)
    if step == Step.REWARD_PICK:
        return list_rewards(game, seat, moves)
    if step == Step.ARROW:
        return list_arrow(game, seat, moves)
    if step == Step.RECYCLE_ORDER:
        return list_unnamed(game, seat, moves)
    return list_extra(game, seat, moves, 0)


@rule
def play(game, seat, move):
    begin_move(game, seat)
    carry_out_step(game, seat, move)
    follow_up(game, seat)
    if game.waiting == 0 and game.ending < Ending.TOUCHES:
        pass_on(game)
    if game.waiting == 0:
        count_up(game)


@rule
def carry_out_step(game, seat, move):
    step = game.players[seat].step
    if step == Step.ACTION or step == Step.EXTRA:
        take_action(game, seat, move)
    elif step == Step.MULTI_PLACE:
        place_by_master(game, seat, move)
    elif step == Step.TOUCHES:
        touch(game, seat, move)
    elif step == Step.GHOST_PLACE:
        place_fresh(game, seat, move)
    elif step == Step.REWARD_PICK:
        take_reward(game, seat, move)
    elif step == Step.ARROW:
        use_arrow(game, seat, move)
    else:
        name_for_recycling(game, seat, move)


# project_l-17c: what happens by itself is decided here, at the end of a move of the same seat.
@rule
def follow_up(game, seat):
    """All that a move leads to within the seat's own turn."""
    player = game.players[seat]
    over = player.step == Step.COMPLETE
    if over:
        complete_puzzles(game, seat)
    look_at_decks(game, seat)
    gain(game, seat)
    if over:
        go_on(game, seat)
    if player.step == Step.WAIT and has(game.waiting, seat):
        end_turn(game, seat)
