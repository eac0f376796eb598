"""What is worth doing, judged quickly, for light playouts of Small Islands."""

from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.box.treasure import CURSE, VALUE
from parlour.games.small_islands.rules.columns import sites_with
from parlour.games.small_islands.rules.raising.treasures import count_of, over
from parlour.games.small_islands.table import NO_CARD, RAISERS
from parlour.kit.luck import below
from parlour.kit.rule import rule
from parlour.kit.sets import first, has, size

GOOD = 4  # a card of this value is taken at once


@rule
def sites_left(game, column, card):
    """How many candidates a clue would leave."""
    a, b, c = sites_with(game, column, card)
    return size(a) + size(b) + size(c)


@rule
def narrowest_clue(game, cards, column, luck):
    """Of some clues, one that leaves few candidates."""
    best, least = 0, 1 << 20
    while cards:
        card = first(cards)
        cards &= cards - 1
        left = sites_left(game, column, card) + below(luck, 4)
        if left < least:
            best, least = card, left
    return best


@rule
def narrowest_column(game, columns, luck):
    """Of a set of columns, one with few candidates."""
    best, least = 0, 1 << 20
    for column in range(COLUMNS):
        if has(columns, column):
            found = game.found[column] + below(luck, 16)
            if found < least:
                best, least = column, found
    return best


# small_islands-57: to wait for a better card pays while there are more cards than own roses.
@rule
def is_worth_claiming(game, seat, luck):
    value = VALUE[game.up]
    if value >= GOOD or game.pool_left <= roses_of(game, seat) or fears_curse(game, seat):
        return True
    return value == GOOD - 1 and below(luck, 2) == 0


@rule
def roses_of(game, seat):
    """The player's roses in the column that is being shared out."""
    card, roses = RAISERS, 0
    while card != NO_CARD:
        roses += game.roses[card] == seat + 1
        card = game.above[card]
    return roses


# small_islands-54: who has seen the Curse knows that it is still to come.
@rule
def fears_curse(game, seat):
    return count_of(over(game.players[seat].inspected, game.turned), CURSE) != 0
