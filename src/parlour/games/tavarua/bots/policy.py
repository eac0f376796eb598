"""How a light playout of Tavarua chooses: cheaply, but as somebody who wants to ride.

With every answer equally likely, nearly every ride ends in the Wash after a card or two.
"""

from parlour.games.tavarua.bots.judgement import SURE, breaks_next_round, worth_of_playing
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.boards import PLAYABLE
from parlour.games.tavarua.box.cards import KINDS, VALUE
from parlour.games.tavarua.moves import (
    BUY,
    FIRST_ACTION,
    FIRST_CARD,
    FIRST_GIVE,
    FIRST_VALUE,
    GIVEN,
    SWITCH,
)
from parlour.games.tavarua.rules.counts import count_of
from parlour.games.tavarua.rules.riding import ride_worth
from parlour.games.tavarua.rules.rounds import is_last_round
from parlour.games.tavarua.rules.titles import score_with
from parlour.games.tavarua.table import Phase, Place, Step
from parlour.kit.luck import below
from parlour.kit.rule import rule
from parlour.kit.sets import has


@rule
def pick(game, seat, moves, count, luck):
    """Where in the legal list the move stands that a light playout makes."""
    player = game.players[seat]
    step = player.step
    if step == Step.ACTION:
        return pick_action(game, player, moves, count, luck)
    if step == Step.CARD or step == Step.VALUE:
        return pick_play(player, moves, count, luck)
    if step == Step.DISCARD:
        return pick_discard(game, player, moves, count, luck)
    if step == Step.SHORE:
        return pick_ashore(player, moves, count, luck)
    return below(luck, count)


@rule
def place_of(moves, count, wanted):
    """Where a move stands in the list; behind its end if it is not legal."""
    for i in range(count):
        if moves[i] == wanted:
            return i
    return count


# tavarua-81: two good rides with each board are wanted.
@rule
def pick_ashore(player, moves, count, luck):
    switch = place_of(moves, count, SWITCH)
    if switch < count and score_with(player, player.board) > score_with(player, 1 - player.board):
        return switch
    buy = place_of(moves, count, BUY)
    return buy if buy < count and player.tokens > 2 and below(luck, 4) == 0 else 0


@rule
def pick_action(game, player, moves, count, luck):
    if player.place == Place.WAVE:
        return pick_on_wave(game, player, moves, count)
    catch = place_of(moves, count, FIRST_ACTION + Action.CATCH)
    if catch < count and best_play(player) > 0:
        return catch
    wanted = Action.PADDLE_OUT
    if player.place == Place.CHANNEL and breaks_next_round(game, player.space):
        wanted = Action.WAIT
    elif player.place == Place.CHANNEL and below(luck, 2) > 0:
        wanted = Action.PADDLE_IN
    found = place_of(moves, count, FIRST_ACTION + wanted)
    return found if found < count else below(luck, count)


# Ride on while that promises more than to bail; tavarua-80: in the last round it never does.
@rule
def pick_on_wave(game, player, moves, count):
    ride = place_of(moves, count, FIRST_ACTION + Action.RIDE)
    bail = place_of(moves, count, FIRST_ACTION + Action.BAIL)
    if ride == count:
        return bail
    if bail < count and (is_last_round(game) or best_play(player) <= ride_worth(player) * SURE):
        return bail
    return ride


@rule
def best_play(player):
    """What the best card in hand promises, played as it is."""
    best = 0
    for kind in range(KINDS):
        if count_of(player.hand, kind) and has(PLAYABLE[player.board], kind):
            best = max(best, worth_of_playing(player, kind, VALUE[kind]))
    return best


@rule
def pick_play(player, moves, count, luck):
    """The card, or its value, that keeps one up best; any where that does not matter."""
    action = player.choice.action
    if action != Action.RIDE and action != Action.CATCH:
        return below(luck, count)
    best, most = 0, -(1 << 30)
    for i in range(count):
        worth = worth_of_answer(player, moves[i])
        if worth > most:
            best, most = i, worth
    return best


@rule
def worth_of_answer(player, move):
    if move >= FIRST_VALUE:
        return worth_of_playing(player, player.choice.card, move - FIRST_VALUE)
    return worth_of_playing(player, move - FIRST_CARD, VALUE[move - FIRST_CARD])


# tavarua-06: in the exchange, cards that the board forbids; else one card that has to be given up.
@rule
def pick_discard(game, player, moves, count, luck):
    if game.phase == Phase.EXCHANGE:
        for i in range(1, count):
            if not has(PLAYABLE[player.board], moves[i] - FIRST_GIVE):
                return i
    return 0 if moves[0] == GIVEN else below(luck, count)
