"""The Shore step, and whose turn it is where one follows another: tavarua-21 to tavarua-26."""

from parlour.games.tavarua.events import Event
from parlour.games.tavarua.rules.counts import one_stoke
from parlour.games.tavarua.rules.decks import can_draw_stoke_card, draw_stoke_card
from parlour.games.tavarua.table import Phase, Place, Step
from parlour.kit.rule import rule
from parlour.kit.sets import only
from parlour.kit.table import AUDIENCE, tell, tell_only

IS_DONE, SWITCHES, BUYS = 0, 1, 2  # answers


@rule
def seat_in_turn(game, place):
    """The seat that many places behind the first player."""
    seat = game.first + place
    return seat - game.seats if seat >= game.seats else seat


# tavarua-21: in turn order, those on the Shore. When all are done, everybody chooses.
@rule
def go_on_ashore(game):
    while game.asked < game.seats:
        player = game.players[seat_in_turn(game, game.asked)]
        if player.place == Place.SHORE:
            player.step, player.choices = Step.SHORE, 0
            return
        game.asked += 1
    game.phase = Phase.PLAY


# tavarua-22: Stoke cards for a token each. tavarua-25b: one switch at most.
@rule
def shore_choices(game, player):
    choices = only(IS_DONE)
    if not player.switched:
        choices |= only(SWITCHES)
    if player.tokens and can_draw_stoke_card(game):
        choices |= only(BUYS)
    return choices


@rule
def use_shore(game, seat, answer):
    player = game.players[seat]
    if answer == IS_DONE:
        player.step, player.choices = Step.WAIT, 0
        game.asked += 1
    elif answer == SWITCHES:
        switch_board(game, seat)
    else:
        buy_card(game, seat)


# tavarua-24, tavarua-25: for nothing; the marker to the centre.
@rule
def switch_board(game, seat):
    player = game.players[seat]
    player.board, player.balance, player.switched = 1 - player.board, 0, 1
    tell(game, Event.SWITCHED, seat, player.board)


# tavarua-23: seen by the buyer alone. tavarua-26: the token is gone.
@rule
def buy_card(game, seat):
    player = game.players[seat]
    player.tokens -= 1
    card = draw_stoke_card(game)
    player.fresh += one_stoke(card)
    player.fresh_held += 1
    tell_only(game, only(seat), Event.BOUGHT_CARD, seat, card)
    tell_only(game, AUDIENCE & ~only(seat), Event.BOUGHT, seat)
