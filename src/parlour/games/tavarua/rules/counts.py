"""Counts of cards of several kinds in one number, a few bits a kind, so that piles can be added.

Player cards have eight bits a kind, of which six count; Stoke cards four.
"""

import numpy as np

from parlour.games.tavarua.box.cards import KIND_COPIES, KINDS, RANK, VALUE
from parlour.games.tavarua.box.stoke import STOKE_COPIES
from parlour.kit.rule import rule

CARD_BITS, STOKE_BITS = 8, 4
ONE_OF_EACH = sum(1 << CARD_BITS * kind for kind in range(KINDS))
_COUNTED = 6
_ALMOST, _HIGH = (2**_COUNTED - 1) * ONE_OF_EACH, 2**_COUNTED * ONE_OF_EACH
_GATHER = sum(1 << 7 * kind for kind in range(KINDS))
_GATHERED = 7 * (KINDS - 1)
_VALUES = sum(int(value) << CARD_BITS * (KINDS - 1 - kind) for kind, value in enumerate(VALUE))
# For each set of kinds its highest card, of equal ones the teal one; no card for no kind.
_highest = [
    max((k for k in range(KINDS) if kinds >> k & 1), key=lambda k: RANK[k], default=None)
    for kinds in range(1 << KINDS)
]
HIGHEST = np.array([0 if k is None else 1 << CARD_BITS * k for k in _highest])
ALL_CARDS = sum(int(n) << CARD_BITS * kind for kind, n in enumerate(KIND_COPIES))
ALL_STOKE_CARDS = sum(int(n) << STOKE_BITS * card for card, n in enumerate(STOKE_COPIES))


@rule
def one(kind):
    """A single player card."""
    return 1 << CARD_BITS * kind


@rule
def one_stoke(card):
    """A single Stoke card."""
    return 1 << STOKE_BITS * card


@rule
def count_of(cards, kind):
    """How many player cards of a kind there are."""
    return cards >> CARD_BITS * kind & (1 << CARD_BITS) - 1


@rule
def stoke_count(cards, card):
    """How many Stoke cards of a kind there are."""
    return cards >> STOKE_BITS * card & (1 << STOKE_BITS) - 1


@rule
def total(cards):
    """How many player cards there are in all: the product's highest byte adds all bytes up."""
    return cards * ONE_OF_EACH >> CARD_BITS * (KINDS - 1) & (1 << CARD_BITS) - 1


@rule
def value_of(cards):
    """The printed values of up to 60 player cards added up, in the product's highest byte."""
    return cards * _VALUES >> CARD_BITS * (KINDS - 1) & (1 << CARD_BITS) - 1


@rule
def highest(cards):
    """The highest of some player cards, as a pile of one; none of none."""
    return HIGHEST[kinds_in(cards)]


@rule
def kinds_in(cards):
    """The set of the kinds of which there are any.

    A count that is not zero carries into the bit above it; the product gathers these bits.
    """
    carried = (cards + _ALMOST & _HIGH) >> _COUNTED
    return carried * _GATHER >> _GATHERED & (1 << KINDS) - 1


@rule
def from_kind_on(kinds, least):
    """Those of a set of kinds that are not below one of them."""
    return kinds >> least << least
