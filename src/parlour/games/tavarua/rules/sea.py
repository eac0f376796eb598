"""The sea: which waves have broken, how many surfers they hold, and how they come in.

The record counts spaces from the Shore; people hear of rows, numbered as tavarua-47 or -90 says.
"""

from parlour.games.tavarua.box.opened import NO_SEAT
from parlour.games.tavarua.box.sea import CAPACITY_BY_PLAYERS, DIE_FACES, ROWS
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.options import BREAK_RULE, PRINTED
from parlour.games.tavarua.table import Place
from parlour.kit.luck import below
from parlour.kit.rule import rule
from parlour.kit.table import tell

# By the number of players, four bits each: on a GPU a table would be a look into memory.
CAPACITIES = sum(holds << 4 * (n + 1) for n, holds in enumerate(CAPACITY_BY_PLAYERS))


@rule
def die_at(game, space):
    return game.dice[space - 1]


# tavarua-47: the numbers of rows go up from the outside in. tavarua-90: or from the Shore out.
@rule
def row_beside(break_rule, space):
    """The row beside a space, as people number it; 0 for the Shore."""
    if space == 0:
        return 0
    return space if break_rule == PRINTED else ROWS + 1 - space


@rule
def row_of(game, space):
    return row_beside(game.options[BREAK_RULE], space)


# tavarua-47: by the sheet a die up to the row's number; tavarua-90: as printed, from it upward.
@rule
def breaks(break_rule, die, space):
    """Whether a wave with this die has broken when it stands beside a space."""
    row = row_beside(break_rule, space)
    return die >= row if break_rule == PRINTED else die <= row


@rule
def has_broken(game, space):
    return breaks(game.options[BREAK_RULE], die_at(game, space), space)


# tavarua-57
@rule
def makes_perfect(break_rule, die, space):
    """Whether catching a wave with this die beside a space would be Perfect."""
    return die == row_beside(break_rule, space)


@rule
def is_perfect(game, space):
    return makes_perfect(game.options[BREAK_RULE], die_at(game, space), space)


# tavarua-48, tavarua-88: one surfer with up to four players, two with five and six.
@rule
def capacity(players):
    return CAPACITIES >> 4 * players & 15


@rule
def places_free(game, space):
    """How many more the wave holds; below zero where a Party Wave brought too many."""
    free = capacity(game.seats)
    for seat in range(game.seats):
        player = game.players[seat]
        free -= player.place == Place.WAVE and player.space == space
    return free


@rule
def roll_die(game):
    return below(game.luck, DIE_FACES) + 1


# tavarua-03
@rule
def roll_all_dice(game):
    for row in range(ROWS):
        game.dice[row] = roll_die(game)


# tavarua-15: every wave slides one row in and carries its die. tavarua-16: one die is rolled.
# tavarua-20: an empty wave simply goes back outside.
@rule
def slide_waves(game):
    for row in range(ROWS - 1):
        game.dice[row] = game.dice[row + 1]
    game.dice[ROWS - 1] = roll_die(game)
    tell(game, Event.ROLLED, NO_SEAT, game.dice[ROWS - 1], row_of(game, ROWS))
