"""The columns of clues, and where each treasure can still be: small_islands-26 to -36."""

from parlour.games.small_islands.box.clues import CLUES, LANDMARK, MARKS, NEGATED, SPEAKING_OF
from parlour.games.small_islands.box.map import WORDS
from parlour.games.small_islands.box.pieces import CUBES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.rules.hexes import count, holds, keep, single
from parlour.games.small_islands.rules.landmarks import hexes_after
from parlour.games.small_islands.table import NO_CARD, NO_SEAT
from parlour.kit.rule import rule
from parlour.kit.sets import add, first
from parlour.kit.table import tell


@rule
def has_begun(game, column):
    return game.clues[column] != 0


@rule
def is_located(game, column):
    return locates(game.clues[column], game.found[column])


@rule
def has_cubes(game, column):
    return marks_all(game.clues[column], game.found[column])


# small_islands-36; small_islands-33: whatever the other columns say.
@rule
def locates(clues, found):
    """Whether clues that leave so many candidates locate their treasure."""
    return clues != 0 and found == 1


# small_islands-35: all candidates are marked, or none.
@rule
def marks_all(clues, found):
    """Whether there are cubes for all candidates that clues leave."""
    return clues != 0 and found <= CUBES


@rule
def open_column(game, column):
    """An empty column: the treasure may be anywhere on land."""
    for w in range(WORDS):
        game.struck[column, w], game.sites[column, w] = 0, game.land[w]
    game.clues[column], game.bottom[column] = 0, NO_CARD
    look_again(game, column)


# small_islands-26: at the bottom of the column.
@rule
def add_clue(game, column, card):
    game.above[card], game.bottom[column] = game.bottom[column], card
    game.clues[column] = add(game.clues[column], card)
    a, b, c = sites_with(game, column, card)
    keep(game.sites[column], a, b, c)
    look_again(game, column)
    tell(game, Event.SITES, NO_SEAT, column, game.found[column])


# small_islands-27
@rule
def sites_with(game, column, card):
    """The candidates that a card would leave of a column."""
    x, y, z = (
        game.marks[LANDMARK[card], 0],
        game.marks[LANDMARK[card], 1],
        game.marks[LANDMARK[card], 2],
    )
    if NEGATED[card]:
        x, y, z = ~x, ~y, ~z
    sites = game.sites[column]
    return sites[0] & x, sites[1] & y, sites[2] & z


@rule
def lay_rose(game, seat, card):
    player = game.players[seat]
    if player.roses:
        player.roses -= 1
        game.roses[card] = seat + 1


# small_islands-29: a clue must exclude some candidates and leave some; so must its opposite.
@rule
def look_again(game, column):
    """Count the candidates of a column, and find the cards that may be added to it."""
    a, b, c = game.sites[column, 0], game.sites[column, 1], game.sites[column, 2]
    fits = 0
    for mark in range(MARKS):
        x, y, z = game.marks[mark, 0], game.marks[mark, 1], game.marks[mark, 2]
        if (a & x) | (b & y) | (c & z) and (a & ~x) | (b & ~y) | (c & ~z):
            fits |= SPEAKING_OF[mark]
    game.fits[column] = fits
    game.found[column] = count(game.sites[column])


# small_islands-63: struck-out hexes stay out, others may come in.
@rule
def sites_after(game, column, gone, terrain):
    """The candidates of a column by all its clues, once lava lies on a hex; NO_HEX: as it is."""
    land, struck = game.land, game.struck[column]
    x, y, z = single(gone)
    a, b, c = land[0] & ~struck[0] & ~x, land[1] & ~struck[1] & ~y, land[2] & ~struck[2] & ~z
    rest = game.clues[column]
    while rest:
        card = first(rest)
        rest &= rest - 1
        x, y, z = hexes_after(game, LANDMARK[card], gone, terrain)
        if NEGATED[card]:
            x, y, z = ~x, ~y, ~z
        a, b, c = a & x, b & y, c & z
    return a, b, c


@rule
def is_tile(card):
    return card >= CLUES


@rule
def is_site(game, column, at):
    return holds(game.sites[column], at)


@rule
def next_rose(game, card):
    """The lowest rose from a card upwards: the card it lies on, or NO_CARD."""
    while card != NO_CARD and game.roses[card] == 0:
        card = game.above[card]
    return card
