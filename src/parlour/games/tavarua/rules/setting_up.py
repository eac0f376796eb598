"""Setting up: tavarua-01 to tavarua-12."""

from parlour.games.tavarua.box.boards import BOARDS
from parlour.games.tavarua.box.cards import CARDS, START_STOKE
from parlour.games.tavarua.box.waves import WAVES
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.rules.choosing import forget_choice
from parlour.games.tavarua.rules.counts import ALL_CARDS
from parlour.games.tavarua.rules.decks import all_stoke_cards, stoke_total
from parlour.games.tavarua.rules.sea import roll_all_dice
from parlour.games.tavarua.rules.shore import seat_in_turn
from parlour.games.tavarua.rules.wave_deck import make_wave_deck
from parlour.games.tavarua.table import BEST, Phase, Place, Step
from parlour.kit.luck import below
from parlour.kit.rule import rule
from parlour.kit.table import settle, tell


# tavarua-12: the first player is drawn first, because tavarua-05 needs the turn order.
@rule
def set_up(game):
    clear_table(game)
    for seat in range(len(game.players)):
        clear_player(game.players[seat])
    game.first = below(game.luck, game.seats)
    tell(game, Event.BEGINS, game.first)
    roll_all_dice(game)
    make_wave_deck(game, game.luck)
    game.phase = Phase.BOARDS
    ask_for_board(game)
    settle(game)


# tavarua-10: the decks.
@rule
def clear_table(game):
    game.deck, game.discard, game.deck_left = ALL_CARDS, 0, CARDS
    game.stoke_deck, game.stoke_discard = all_stoke_cards(game), 0
    game.stoke_left = stoke_total(game.stoke_deck)
    for wave in range(WAVES):
        game.turned[wave] = 0
    game.last_wave = game.committed = game.asked = game.rounds = 0


# tavarua-04, tavarua-10: on the Shore, the marker on the centre, one Stoke token.
@rule
def clear_player(player):
    forget_choice(player.choice)
    forget_choice(player.did)
    player.hand = player.pile = player.cards = player.fresh = 0
    for board in range(BOARDS):
        for ride in range(BEST):
            player.best[board, ride] = 0
    player.cards_held = player.fresh_held = 0
    player.tokens = START_STOKE
    player.place, player.space, player.board, player.switched = Place.SHORE, 0, 0, 0
    player.balance = player.pile_stoke = player.hang_tens = player.barrels = 0
    player.perfect = player.bonus = player.ended = 0
    player.step, player.choices = Step.WAIT, 0


# tavarua-05: in turn order, for all to see, before the hands are dealt.
@rule
def ask_for_board(game):
    player = game.players[seat_in_turn(game, game.asked)]
    player.step, player.choices = Step.BOARD, 0


@rule
def take_board(game, seat, board):
    player = game.players[seat]
    player.board, player.step, player.choices = board, Step.WAIT, 0
    tell(game, Event.TOOK_BOARD, seat, board)
    game.asked += 1
    if game.asked < game.seats:
        ask_for_board(game)
