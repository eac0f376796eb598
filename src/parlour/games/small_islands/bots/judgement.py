"""What is worth doing, judged quickly, for light playouts of Small Islands."""

from parlour.games.small_islands.box.map import DISTANCE, NO_HEX
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.box.treasure import CURSE, VALUE
from parlour.games.small_islands.rules.columns import is_located, sites_with
from parlour.games.small_islands.rules.hexes import but_lowest, lowest
from parlour.games.small_islands.rules.raising.treasures import count_of, over
from parlour.games.small_islands.table import NO_CARD, RAISERS
from parlour.kit.luck import below
from parlour.kit.rule import rule
from parlour.kit.sets import first, has, size

FAR = 99
AMULET = 3  # spaces that a treasure may be farther away than an amulet, and still be preferred
GOOD = 4  # a card of this value is taken at once


@rule
def nearest_treasure(game, at):
    """The located treasure that is nearest as the crow flies, or NO_HEX."""
    found, least = NO_HEX, FAR
    for column in range(COLUMNS):
        if is_located(game, column):
            sites = game.sites[column]
            site = lowest(sites[0], sites[1], sites[2])
            if DISTANCE[at, site] < least:
                found, least = site, DISTANCE[at, site]
    return found


@rule
def nearest_amulet(game, at):
    """The amulet on the map that is nearest as the crow flies, or NO_HEX."""
    found, least = NO_HEX, FAR
    a, b, c = game.amulets[0], game.amulets[1], game.amulets[2]
    while a | b | c:
        amulet = lowest(a, b, c)
        a, b, c = but_lowest(a, b, c)
        if DISTANCE[at, amulet] < least:
            found, least = amulet, DISTANCE[at, amulet]
    return found


@rule
def goal_from(game, at):
    """Where to drive: a located treasure, or an amulet that is much nearer; or NO_HEX."""
    treasure, amulet = nearest_treasure(game, at), nearest_amulet(game, at)
    if amulet == NO_HEX or game.bought:
        return treasure
    if treasure == NO_HEX or DISTANCE[at, amulet] + AMULET < DISTANCE[at, treasure]:
        return amulet
    return treasure


@rule
def nearest_spot(game, goal):
    """Of the hexes that can be answered, the one nearest to a goal."""
    found, least = NO_HEX, FAR
    a, b, c = game.spots[0], game.spots[1], game.spots[2]
    while a | b | c:
        at = lowest(a, b, c)
        a, b, c = but_lowest(a, b, c)
        if DISTANCE[at, goal] < least:
            found, least = at, DISTANCE[at, goal]
    return found


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
