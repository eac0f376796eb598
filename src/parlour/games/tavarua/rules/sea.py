"""The sea: which waves have broken, how many surfers they hold, and how they come in."""

from parlour.games.tavarua.box import FACES, ONE_UP_TO, ROWS
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.setting import BREAK_RULE, PRINTED
from parlour.games.tavarua.table import NO_SEAT, Place
from parlour.kit.luck import below
from parlour.kit.rule import rule
from parlour.kit.table import tell


@rule
def die_at(game, space):
    return game.dice[space - 1]


# tavarua-47: rows are numbered from the outside in. tavarua-90: or from the Shore out.
@rule
def row_value(game, space):
    return space if game.options[BREAK_RULE] == PRINTED else ROWS + 1 - space


# tavarua-47: by the sheet a die up to the row's value; tavarua-90: as printed, from it upward.
@rule
def has_broken(game, space):
    if game.options[BREAK_RULE] == PRINTED:
        return die_at(game, space) >= row_value(game, space)
    return die_at(game, space) <= row_value(game, space)


# tavarua-57
@rule
def is_perfect(game, space):
    return die_at(game, space) == row_value(game, space)


# tavarua-48: one surfer on a low die, two on a high one.
@rule
def capacity(game, space):
    return 1 if die_at(game, space) <= ONE_UP_TO else 2


@rule
def places_free(game, space):
    """How many more the wave holds; below zero where a Party Wave brought too many."""
    free = capacity(game, space)
    for seat in range(game.seats):
        player = game.players[seat]
        free -= player.place == Place.WAVE and player.space == space
    return free


@rule
def roll_die(game):
    return below(game.luck, FACES) + 1


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
    tell(game, Event.ROLLED, NO_SEAT, game.dice[ROWS - 1])
