"""Turns and rounds: whose turn it is, how the stones pass, and when the last turn was."""

from parlour.games.project_l.box.market import STONES_APART
from parlour.games.project_l.box.mats import ACTIONS
from parlour.games.project_l.box.tiles import ROW
from parlour.games.project_l.events import Event
from parlour.games.project_l.options import FINESSE, ROUND_CAP
from parlour.games.project_l.rules.decks import look_for_the_end
from parlour.games.project_l.rules.finesse.credits import gain
from parlour.games.project_l.rules.finesse.paying import pay_at_the_end
from parlour.games.project_l.rules.sharing import bind
from parlour.games.project_l.rules.solo import opponent_turn
from parlour.games.project_l.rules.touches import begin_touches
from parlour.games.project_l.table import NO_SEAT, Ending, Step
from parlour.kit.rule import rule
from parlour.kit.sets import add, first, has, remove
from parlour.kit.table import next_seat, tell


# project_l-20
@rule
def begin_turn(game, seat):
    player = game.players[seat]
    player.step, player.actions = Step.ACTION, ACTIONS
    game.waiting = add(game.waiting, seat)


# project_l-14: clockwise from the first player; project_l-15: two stones, two turns at once.
@rule
def begin_turns(game):
    game.turn = (game.first + game.passes) % game.seats
    begin_turn(game, game.turn)
    if game.seats > 4:
        begin_turn(game, black_holder(game))
        tell(game, Event.STONES_PASSED, NO_SEAT, game.turn, black_holder(game))


# project_l-10, project_l-16: with 5 and 6 players the stones stay as far apart as they began.
@rule
def black_holder(game):
    return (game.turn + STONES_APART[game.seats]) % game.seats


# project_l-44, project_l-49: what was gained may be used from the next turn on.
@rule
def end_turn(game, seat):
    player = game.players[seat]
    pay_at_the_end(game, seat)
    gain(game, seat)
    player.credits += player.new_credits
    player.symbols += player.new_symbols
    player.new_credits = player.new_symbols = 0
    player.actions = player.mastered = player.blacks = 0
    player.step = Step.WAIT
    game.waiting = remove(game.waiting, seat)
    bind(game, seat)
    tell(game, Event.TURN_ENDED, seat)


# project_l-16: both stones are passed together, when both holders have finished.
@rule
def pass_on(game):
    if game.seats == 1:
        opponent_turn(game)
        look_for_the_end(game)
    game.passes += 1
    if returns_to_first(game):
        remove_tile(game)
    come_nearer_the_end(game)
    if game.ending == Ending.TOUCHES:
        begin_touches(game)
    else:
        begin_turns(game)


# project_l-14, project_l-18: a round; with two stones a full circuit of the clear one.
@rule
def returns_to_first(game):
    return game.passes % game.seats == 0


@rule
def black_stone_reaches_first(game):
    return game.seats > 4 and (game.passes + STONES_APART[game.seats]) % game.seats == 0


# project_l-19, project_l-67: with the last tile the game ends at once.
@rule
def remove_tile(game):
    if game.options[FINESSE] == 0:
        return
    game.tiles_gone += 1
    tell(game, Event.TILE_REMOVED, NO_SEAT, ROW - game.tiles_gone)
    if game.tiles_gone == ROW:
        game.ending = Ending.TOUCHES


# project_l-65: this round and one more; project_l-66: two further stones for the first player.
@rule
def come_nearer_the_end(game):
    if game.ending == Ending.TOUCHES:
        return
    if game.ending == Ending.NORMAL:
        cap_rounds(game)
    elif returns_to_first(game) or black_stone_reaches_first(game):
        game.ending += 1
        if game.ending == Ending.LAST_ROUND:
            tell(game, Event.LAST_ROUND, NO_SEAT)


# project_l-68: the pass that completes the capped round is not one of the two stones.
@rule
def cap_rounds(game):
    rounds = game.passes // game.seats
    if returns_to_first(game) and rounds == game.options[ROUND_CAP]:
        tell(game, Event.CAPPED, NO_SEAT, rounds)
        game.ending = Ending.LAST_ROUND if game.seats <= 4 else Ending.TRIGGERED


# project_l-17: the clear stone's holder before the other; project_l-74: touches in turn order.
@rule
def foremost(game):
    """Who goes first where only one can at a time."""
    if game.waiting & game.waiting - 1 == 0:
        return first(game.waiting)
    seat = game.first if game.ending == Ending.TOUCHES else game.turn
    while not has(game.waiting, seat):
        seat = next_seat(game, seat)
    return seat
