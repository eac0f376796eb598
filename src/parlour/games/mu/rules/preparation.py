"""Setting up the game and preparing a hand: mu-01 to mu-12."""

from parlour.games.mu.box.bids import HAND_SIZE
from parlour.games.mu.box.cards import ALL_CARDS, CARDS, OF_COLOUR
from parlour.games.mu.box.opened import NO_SEAT
from parlour.games.mu.box.trumps import NOT_NAMED
from parlour.games.mu.events import Event
from parlour.games.mu.options import REMOVED_COLOUR
from parlour.games.mu.rules.cards import forget_copies
from parlour.games.mu.table import Phase
from parlour.kit.luck import below
from parlour.kit.record import MOST_SEATS
from parlour.kit.rule import rule
from parlour.kit.sets import add, has, size
from parlour.kit.table import settle, tell


# mu-01, mu-02: three to six players and the number of hands are in the header.
# mu-06: the first dealer is random. mu-08: all scores start at 0.
@rule
def set_up(game):
    for seat in range(MOST_SEATS):
        game.players[seat].score = 0
    game.hands_played = game.restarts = 0
    game.dealer = below(game.luck, game.seats)
    deal(game)


# mu-04, mu-05: with three players all cards of one colour, publicly agreed, stay in the box.
@rule
def cards_in_play(game):
    if game.seats == 3:
        return ALL_CARDS & ~OF_COLOUR[game.options[REMOVED_COLOUR]]
    return ALL_CARDS


@rule
def deal(game):
    clear_table(game)
    deal_cards(game)
    game.phase = Phase.AUCTION
    game.turn = game.dealer
    tell(game, Event.DEALT, game.dealer, game.hands_played + 1)


# mu-12: nobody holds an indicator, no token lies on one, displays and piles are empty.
# (mu-07: which Crown Bid tokens are laid out depends on the number of players: TARGETS.)
@rule
def clear_table(game):
    game.crown = game.shield = game.partner = NO_SEAT
    game.major = game.minor = NOT_NAMED
    game.trumps = game.face_down = 0
    game.shown = game.last_shown = game.passes = 0
    game.trick_size = game.leader = 0
    for seat in range(MOST_SEATS):
        game.trick[seat] = 0
        clear_place(game.players[seat])
    settle(game)


@rule
def clear_place(player):
    player.hand = player.display = player.pile = player.away = player.lacks = 0
    player.count = player.held = 0


# mu-10, mu-11: the dealer shuffles and deals everything; with three players the last three cards
# lie face down. Laying each card on one of the free places, all equally likely, is both at once.
@rule
def deal_cards(game):
    cards = cards_in_play(game)
    places = size(cards)
    for card in range(CARDS):
        if has(cards, card):
            lay(game, card, below(game.luck, places))
            places -= 1
    for seat in range(game.seats):
        game.players[seat].hand = forget_copies(game.players[seat].hand)
    game.face_down = forget_copies(game.face_down)


@rule
def lay(game, card, place):
    for seat in range(game.seats):
        player = game.players[seat]
        free = HAND_SIZE[game.seats] - player.held
        if place < free:
            player.hand = add(player.hand, card)
            player.held += 1
            return
        place -= free
    game.face_down = add(game.face_down, card)
