"""The rules of Tavarua, a chapter a file, in the order of the rule sheet (RULES.md).

The order of a game, by Phase, and of the questions in each, by Step:

    BOARDS     one after another   BOARD
    EXCHANGE   all in secret       DISCARD
    a round:   the waves advance (rounds.py)
      SHORE    one after another   SHORE, until done
      PLAY     all in secret       ATTACH, ACTION, then CARD and VALUE, or DISCARD
               what all chose is carried out (resolving.py), a Wave card (rounds.py), hands refilled
    OVER

What can be answered is worked out once, when a question comes up.
"""

from parlour.games.tavarua.box.boards import BOARDS
from parlour.games.tavarua.moves import FIRST, TAKE_BACK
from parlour.games.tavarua.rules.answers import choices_of
from parlour.games.tavarua.rules.choosing import (
    begin_choice,
    everybody,
    is_choosing,
    take_back,
    take_step,
)
from parlour.games.tavarua.rules.decks import discard_given
from parlour.games.tavarua.rules.resolving import resolve
from parlour.games.tavarua.rules.rounds import (
    begin_round,
    end_game,
    fill_hands,
    is_last_round,
    pass_token,
    turn_wave,
)
from parlour.games.tavarua.rules.setting_up import set_up as lay_out
from parlour.games.tavarua.rules.setting_up import take_board
from parlour.games.tavarua.rules.shore import go_on_ashore, seat_in_turn, shore_choices, use_shore
from parlour.games.tavarua.rules.titles import par, place, points
from parlour.games.tavarua.table import Phase, Step
from parlour.kit.luck import draw
from parlour.kit.rule import rule
from parlour.kit.sets import has, only, write_out
from parlour.kit.table import may_take_back, settle

__all__ = [
    "actors",
    "ask",
    "legal_moves",
    "par",
    "place",
    "play",
    "points",
    "random_move",
    "set_up",
]


@rule
def set_up(game):
    lay_out(game)
    ask(game, 0, game.seats)


# tavarua-27: all who have not chosen yet, in any order; tavarua-05, tavarua-21: or one at a time.
@rule
def actors(game):
    if is_choosing(game):
        return everybody(game) & ~game.committed
    return only(seat_in_turn(game, game.asked)) if game.phase != Phase.OVER else 0


# tavarua-35b: whoever has chosen may take it back while another has not.
@rule
def legal_moves(game, seat, moves):
    if has(actors(game), seat):
        player = game.players[seat]
        return write_out(player.choices, FIRST[player.step], moves, 0)
    if not is_choosing(game):
        return 0
    moves[0] = TAKE_BACK
    return 1


# The n-th of the legal moves for a draw n, without writing them all down.
@rule
def random_move(game, seat, moves, luck):
    player = game.players[seat]
    return FIRST[player.step] + draw(luck, player.choices)


@rule
def play(game, seat, move):
    answer, begin, end = move - FIRST[game.players[seat].step], 0, game.seats
    if not is_choosing(game):
        decide_openly(game, seat, answer)
    else:
        begin, end = seat, seat + 1
        go_on_choosing(game, seat, move, answer)
    if all_have_spoken(game):
        begin, end = 0, game.seats
        go_on(game)
    if game.phase == Phase.SHORE:
        go_on_ashore(game)
    ask(game, begin, end)


@rule
def go_on_choosing(game, seat, move, answer):
    if move == TAKE_BACK:
        take_back(game, seat)
    else:
        take_step(game, seat, answer)


@rule
def decide_openly(game, seat, answer):
    asked, counter, used = game.asked, game.luck.counter, game.luck.used
    if game.phase == Phase.BOARDS:
        take_board(game, seat, answer)
    else:
        use_shore(game, seat, answer)
    if game.asked == asked and game.luck.counter == counter and game.luck.used == used:
        may_take_back(game, seat)
    else:
        settle(game)


@rule
def all_have_spoken(game):
    """Whether the boards, the exchange or the actions are chosen by everybody."""
    if is_choosing(game):
        return game.committed == everybody(game)
    return game.phase == Phase.BOARDS and game.asked == game.seats


# tavarua-35: what was chosen is carried out, all at once. tavarua-14: then the next round.
@rule
def go_on(game):
    settle(game)
    game.committed = 0
    if game.phase == Phase.PLAY:
        resolve(game)
        turn_wave(game)
    elif game.phase == Phase.EXCHANGE:
        for seat in range(game.seats):
            discard_given(game, seat)
    fill_hands(game)
    if game.phase == Phase.BOARDS:
        game.phase = Phase.EXCHANGE
    else:
        end_round(game)


# tavarua-79, tavarua-80: the token is passed in the last round too.
@rule
def end_round(game):
    if game.phase == Phase.PLAY:
        pass_token(game)
    if game.phase == Phase.PLAY and is_last_round(game):
        end_game(game)
    else:
        begin_round(game)


@rule
def ask(game, begin, end):
    """Work out what may be answered to each question that came up for these seats."""
    for seat in range(begin, end):
        player = game.players[seat]
        if is_choosing(game) and player.step == Step.WAIT and not has(game.committed, seat):
            begin_choice(game, seat)
        if player.step != Step.WAIT and player.choices == 0:
            player.choices = choices_now(game, player)


@rule
def choices_now(game, player):
    if player.step == Step.BOARD:
        return only(BOARDS) - 1
    if player.step == Step.SHORE:
        return shore_choices(game, player)
    return choices_of(game, player)
