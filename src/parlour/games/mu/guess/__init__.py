"""How the cards a seat of Mü cannot see may be re-dealt: any deal that fits, all equally likely."""

from parlour.games.mu.guess.slots import (
    PLACES,
    REST,
    SUITS,
    cards_of_suit,
    free_slots,
    laid,
    may_hold,
    most_slots,
    put,
    room,
    take_up,
    tightest_suit,
)
from parlour.games.mu.rules.cards import forget_copies, with_card, with_cards
from parlour.games.mu.rules.preparation import cards_in_play
from parlour.games.mu.table import Phase
from parlour.kit.luck import below, renew
from parlour.kit.rule import rule
from parlour.kit.sets import add, first, nth, size

EXACT_TRIES = 30  # so often a guess is thrown away to keep all deals equally likely
EXCURSIONS = 16  # so often cards go round, where throwing away does not get there
MOST_TRIES = 10_000  # then nothing fits: no game came to such a record
MOST_STEPS = 1 << 20  # of cards going round, likewise


@rule
def redeal(game, seat, luck):
    """Deal the cards the seat cannot see at random, as everything it saw allows.

    A deal must respect hand sizes and the suits a player did not follow (`lacks`). Every such deal
    is equally likely: each card goes to one of a number of slots that does not depend on where the
    cards before it went; if there is no such slot any more, the whole guess is thrown away. Where
    that fails too often, any guess that fits is mixed until it is as good as any other. A record
    that no deal fits gets one that respects the hand sizes as far as there are cards.
    """
    hidden = cards_in_play(game) & ~seen_by(game, seat)
    tries = 0
    while tries < MOST_TRIES and not guess(game, seat, luck, hidden, tries < EXACT_TRIES):
        tries += 1
    if tries == MOST_TRIES:
        lay_anywhere(game, seat, hidden)
    elif tries >= EXACT_TRIES:
        for _ in range(EXCURSIONS):
            send_round(game, seat, luck, size(hidden))
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
def lay_anywhere(game, seat, cards):
    """Fill the hands whatever the suits; what is left lies in nobody's."""
    clear_guess(game, seat)
    for place in range(game.seats):
        for _ in range(min(room(game, seat, place), size(cards))):
            put(game, place, first(cards))
            cards &= cards - 1
    game.face_down = cards


# A card is taken up, laid on any slot that may hold it, the card there taken up in turn, and so on
# until one happens to fit the slot that was left empty. Every step is as likely as its reverse, so
# all deals that fit stay equally likely, and any of them can be reached.
@rule
def send_round(game, seat, luck, slots):
    hole = place_of_slot(game, seat, below(luck, slots))
    card = nth(laid(game, hole), below(luck, size(laid(game, hole))))
    take_up(game, hole, card)
    for _ in range(MOST_STEPS):
        slot = below(luck, slots)
        place = place_of_slot(game, seat, slot)
        if may_hold(game, place, card):
            at = below(luck, room(game, seat, place))
            if at == size(laid(game, place)):  # the empty slot
                put(game, place, card)
                return
            other = nth(laid(game, place), at)
            take_up(game, place, other)
            put(game, place, card)
            card = other
    put(game, hole, card)


@rule
def place_of_slot(game, seat, slot):
    place = 0
    while place < REST and slot >= room(game, seat, place):
        slot -= room(game, seat, place)
        place += 1
    return place


@rule
def keep_rest(game, seat):
    """After the exchange the cards in nobody's hand are those the Crown player put away."""
    if game.phase in (Phase.EXCHANGE, Phase.TRICKS) and seat != game.crown:
        game.players[game.crown].away = forget_copies(game.face_down)
        game.face_down = 0
    else:
        game.face_down = forget_copies(game.face_down)
