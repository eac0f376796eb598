"""Team or exchange: mu-50 to mu-57."""

from parlour.games.mu.box.bids import FACE_DOWN
from parlour.games.mu.events import Event
from parlour.games.mu.moves import FIRST_SEAT
from parlour.games.mu.rules.cards import (
    moves_from_hand,
    tell_three,
    with_card,
    with_cards,
    without_card,
)
from parlour.games.mu.rules.tricks import start_tricks
from parlour.games.mu.table import Phase
from parlour.kit.rule import rule
from parlour.kit.sets import only, size
from parlour.kit.table import AUDIENCE, may_take_back, settle, tell, tell_only


@rule
def form_team(game):
    if game.seats == 3:
        take_face_down(game, game.crown)
    else:
        game.phase = Phase.PARTNER


# mu-50: the Crown player picks any other player except the Shield player; mu-51: without one, any.
@rule
def list_partners(game, seat, moves):
    count = 0
    for other in range(game.seats):
        if other != seat and other != game.shield:
            moves[count] = FIRST_SEAT + other
            count += 1
    return count


@rule
def pick_partner(game, seat, partner):
    game.partner = partner
    may_take_back(game, seat)
    tell(game, Event.PICKED_PARTNER, seat, partner)
    start_tricks(game)


# mu-53: with three players the Crown player takes the face-down cards into hand. mu-55: which they
# were, the others never see.
@rule
def take_face_down(game, seat):
    player, cards = game.players[seat], game.face_down
    tell_three(game, only(seat), Event.TOOK_CARDS, seat, cards)
    tell_only(game, AUDIENCE & ~only(seat), Event.TOOK_UNSEEN, seat)
    player.hand = with_cards(player.hand, cards)
    player.held += FACE_DOWN[game.seats]
    game.face_down = 0
    game.phase = Phase.EXCHANGE
    settle(game)


# mu-54: any three cards from hand, displayed ones excepted, in any order.
@rule
def discards(game, seat):
    return moves_from_hand(game.players[seat].hand)


@rule
def put_away(game, seat, card):
    player = game.players[seat]
    player.hand = without_card(player.hand, card)
    player.away = with_card(player.away, card)
    player.held -= 1
    may_take_back(game, seat)
    tell_only(game, only(seat), Event.PUT_AWAY, seat, card)
    tell_only(game, AUDIENCE & ~only(seat), Event.PUT_AWAY_UNSEEN, seat)
    if size(player.away) == FACE_DOWN[game.seats]:
        start_tricks(game)
