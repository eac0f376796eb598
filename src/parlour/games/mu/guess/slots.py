"""The places of cards a seat of Mü cannot see, and how many slots they have for each suit."""

from parlour.games.mu.box.bids import FACE_DOWN, HAND_SIZE
from parlour.games.mu.box.cards import COLOURS, OF_COLOUR
from parlour.games.mu.table import Phase
from parlour.kit.record import MOST_SEATS
from parlour.kit.rule import rule
from parlour.kit.sets import add, has, remove, size

SUITS = COLOURS + 1  # the plain colours, then the Trump suit
REST = MOST_SEATS  # the place of cards in nobody's hand: face down, or put away by the Crown player
PLACES = REST + 1


@rule
def put(game, place, card):
    if place == REST:
        game.face_down = add(game.face_down, card)
    else:
        game.players[place].hand = add(game.players[place].hand, card)


@rule
def take_up(game, place, card):
    if place == REST:
        game.face_down = remove(game.face_down, card)
    else:
        game.players[place].hand = remove(game.players[place].hand, card)


@rule
def laid(game, place):
    return game.face_down if place == REST else game.players[place].hand


# A player who once did not follow a suit holds none of it; cards put away may be of any suit.
@rule
def may_hold(game, place, card):
    return place == REST or not has(game.players[place].lacks, card)


@rule
def room(game, seat, place):
    """How many cards hidden from the seat lie in a place."""
    if place == seat:
        return 0
    return hidden_rest(game, seat) if place == REST else game.players[place].held


@rule
def hidden_rest(game, seat):
    """With three players: the face-down cards, then those the Crown player has put away."""
    if game.phase < Phase.EXCHANGE:
        return FACE_DOWN[game.seats]
    if game.phase > Phase.TRICKS or seat == game.crown:
        return 0
    crown = game.players[game.crown]
    if game.phase == Phase.EXCHANGE:
        return HAND_SIZE[game.seats] - crown.count + FACE_DOWN[game.seats] - crown.held
    return FACE_DOWN[game.seats]


@rule
def cards_of_suit(game, suit):
    return OF_COLOUR[suit] & ~game.trumps if suit < COLOURS else game.trumps


@rule
def takes_suit(game, place, suit):
    return place == REST or game.players[place].lacks & cards_of_suit(game, suit) == 0


@rule
def slots_in_all(game, seat, suit):
    slots = 0
    for place in range(PLACES):
        if takes_suit(game, place, suit):
            slots += room(game, seat, place)
    return slots


@rule
def free_slots(game, seat, suit):
    slots = slots_in_all(game, seat, suit)
    for place in range(PLACES):
        if place != seat and takes_suit(game, place, suit):
            slots -= size(laid(game, place))
    return slots


@rule
def most_slots(game, seat, suit, hidden, done):
    """The most slots that can be free for a suit, wherever the suits done so far were laid."""
    slots = slots_in_all(game, seat, suit)
    for other in range(SUITS):
        if has(done, other):
            cards = size(hidden & cards_of_suit(game, other))
            slots -= max(0, cards - slots_elsewhere(game, seat, other, suit))
    return slots


@rule
def slots_elsewhere(game, seat, suit, barred):
    """The slots for a suit in places that do not take the barred one."""
    slots = 0
    for place in range(PLACES):
        if takes_suit(game, place, suit) and not takes_suit(game, place, barred):
            slots += room(game, seat, place)
    return slots


@rule
def tightest_suit(game, seat, done):
    best, least = 0, 1 << 30
    for suit in range(SUITS):
        slots = slots_in_all(game, seat, suit)
        if not has(done, suit) and slots < least:
            best, least = suit, slots
    return best
