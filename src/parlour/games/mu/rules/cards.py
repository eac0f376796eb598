"""Sets of cards in which twins count.

The two 1s and the two 7s of a colour are the same card twice. In every set the first bit of the
pair means one copy, both bits mean two; which copy it is, nothing can tell.
"""

from parlour.games.mu.box.cards import FIRST_TWINS, ONE_POINT, SECOND_TWINS, SINGLES, TWO_POINTS
from parlour.kit.rule import rule
from parlour.kit.sets import has, nth, only, size
from parlour.kit.table import tell_only


@rule
def printed(card):
    """The card as printed: of twins, the first."""
    return card - 1 if has(SECOND_TWINS, card) else card


@rule
def with_card(cards, card):
    """The set with one more card, given as printed."""
    return with_cards(cards, only(card))


@rule
def with_cards(cards, more):
    """Both sets together: of a pair that is in both, two copies."""
    return cards | more | (cards & more & FIRST_TWINS) << 1


@rule
def without_card(cards, card):
    """The set with one card less, given as printed."""
    second = (only(card) & FIRST_TWINS) << 1 & cards
    return cards & ~(second if second else only(card))


@rule
def forget_copies(cards):
    """A set of single copies as one that counts twins."""
    lone = cards & SECOND_TWINS & ~(cards << 1)
    return cards & ~lone | lone >> 1


@rule
def all_but(cards, seen):
    """What is left of a whole deck when the seen cards are taken out."""
    return forget_copies(cards & ~seen)


@rule
def moves_from_hand(cards):
    """The move numbers of cards in hand: of twins, the first, once."""
    return cards & ~SECOND_TWINS


@rule
def moves_from_display(cards):
    """The move numbers of cards on display: of twins, the second, once."""
    return cards & SINGLES | (cards & FIRST_TWINS) << 1


@rule
def card_points(cards):
    """The point icons on a set of cards (mu-80)."""
    return size(cards & ONE_POINT) + 2 * size(cards & TWO_POINTS)


@rule
def tell_three(game, audience, kind, seat, cards):
    """Note an event about three cards."""
    a, b, c = nth(cards, 0), nth(cards, 1), nth(cards, 2)
    tell_only(game, audience, kind, seat, printed(a), printed(b), printed(c))
