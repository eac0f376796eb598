"""How the cards a seat of Mü cannot see may be re-dealt."""

from parlour.games.mu.box import COLOURS, FACE_DOWN, HAND_SIZE, OF_COLOUR, Phase
from parlour.games.mu.rules.cards import forget_copies, with_card, with_cards
from parlour.games.mu.rules.preparation import cards_in_play
from parlour.kit.luck import below, renew
from parlour.kit.record import MOST_SEATS
from parlour.kit.rule import rule
from parlour.kit.sets import add, first, has, size

SUITS = COLOURS + 1  # the plain colours, then the Trump suit
REST = MOST_SEATS  # the place of cards in nobody's hand: face down, or put away by the Crown player
PLACES = REST + 1
EXACT_TRIES = 200  # so often a guess is thrown away to keep all deals equally likely


@rule
def redeal(game, seat, luck):
    """Deal the cards the seat cannot see at random, as everything it saw allows.

    A deal must respect hand sizes and the suits a player did not follow (`lacks`). Every such deal
    is equally likely: each card goes to one of a number of slots that does not depend on where the
    cards before it went; if there is no such slot any more, the whole guess is thrown away.
    """
    hidden = cards_in_play(game) & ~seen_by(game, seat)
    tries = 0
    while not guess(game, seat, luck, hidden, tries < EXACT_TRIES):
        tries += 1
    for other in range(game.seats):
        game.players[other].hand = forget_copies(game.players[other].hand)
    keep_rest(game, seat)
    renew(game.luck, luck)


@rule
def seen_by(game, seat):
    """The set of all cards the seat sees or has seen."""
    seen = with_cards(game.players[seat].hand, game.players[seat].away)
    for other in range(game.seats):
        seen = with_cards(seen, game.players[other].display)
        seen = with_cards(seen, game.players[other].pile)
    for i in range(game.trick_size):
        seen = with_card(seen, game.trick[i])
    return seen


@rule
def guess(game, seat, luck, hidden, exact):
    """Deal the hidden cards, the suit with the least room first; whether all found a place."""
    clear_guess(game, seat)
    done = 0
    for _ in range(SUITS):
        suit = tightest_suit(game, seat, done)
        slots = (
            most_slots(game, seat, suit, hidden, done) if exact else free_slots(game, seat, suit)
        )
        if not lay_suit(game, seat, luck, hidden & cards_of_suit(game, suit), slots):
            return False
        done = add(done, suit)
    return True


@rule
def clear_guess(game, seat):
    game.face_down = 0
    for other in range(game.seats):
        if other != seat:
            game.players[other].hand = 0


@rule
def lay_suit(game, seat, luck, cards, slots):
    if slots < size(cards):
        return False
    while cards:
        if not lay(game, seat, first(cards), below(luck, slots)):
            return False
        cards &= cards - 1
        slots -= 1
    return True


@rule
def lay(game, seat, card, slot):
    """Lay a card on the given one of the free slots that may hold it; whether there is one."""
    for place in range(PLACES):
        if may_hold(game, place, card):
            free = room(game, seat, place) - size(laid(game, place))
            if slot < free:
                put(game, place, card)
                return True
            slot -= max(free, 0)
    return False


@rule
def put(game, place, card):
    if place == REST:
        game.face_down = add(game.face_down, card)
    else:
        game.players[place].hand = add(game.players[place].hand, card)


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
def keep_rest(game, seat):
    """After the exchange the cards in nobody's hand are those the Crown player put away."""
    if game.phase in (Phase.EXCHANGE, Phase.TRICKS) and seat != game.crown:
        game.players[game.crown].away = forget_copies(game.face_down)
        game.face_down = 0
    else:
        game.face_down = forget_copies(game.face_down)


# How many slots there are for a suit


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
