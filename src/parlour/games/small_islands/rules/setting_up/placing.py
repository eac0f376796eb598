"""Players place objects, triads and vehicles, then play begins: small_islands-07, -13 to -20."""

from parlour.games.small_islands.box.map import NO_HEX
from parlour.games.small_islands.box.pieces import COLUMNS, OBJECTS
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.options import VOLCANO
from parlour.games.small_islands.rules.columns import open_column
from parlour.games.small_islands.rules.decks import draw_first_clue, fill_hand
from parlour.games.small_islands.rules.hexes import is_empty
from parlour.games.small_islands.rules.landmarks import survey
from parlour.games.small_islands.rules.setting_up.objects import (
    FIRST_STATUE,
    face_statue,
    find_object_spots,
    place_object,
)
from parlour.games.small_islands.rules.setting_up.triads import lay_triad, triads_that_fit
from parlour.games.small_islands.table import Step
from parlour.kit.rule import rule
from parlour.kit.sets import remove
from parlour.kit.table import next_seat, tell


# small_islands-07: in turn order, one object each. A statue's facing is asked next.
@rule
def stand_object(game, seat, at):
    place_object(game, seat, game.placed, at)
    if game.placed >= FIRST_STATUE:
        game.step = Step.FACING
    else:
        go_on_with_objects(game, seat)


@rule
def turn_statue(game, seat, facing):
    face_statue(game, seat, game.placed, facing)
    go_on_with_objects(game, seat)


@rule
def go_on_with_objects(game, seat):
    game.placed += 1
    game.asked = next_seat(game, seat)
    game.step = Step.STATUE if game.placed >= FIRST_STATUE else Step.OBJECT
    if game.placed == OBJECTS:
        begin_placing_players(game)


# small_islands-07c: an object without a place stays out.
@rule
def find_place(game):
    """Find the hexes for the next object that has any."""
    while game.step == Step.OBJECT or game.step == Step.STATUE:
        find_object_spots(game, game.placed)
        if not is_empty(game.spots):
            return
        go_on_with_objects(game, game.asked)


# small_islands-13: the last player first. small_islands-16: without triads in turn order.
@rule
def begin_placing_players(game):
    game.placed = 0
    game.step = Step.TRIAD if game.options[VOLCANO] else Step.VEHICLE
    game.asked = game.first
    if game.options[VOLCANO]:
        game.asked = previous_seat(game, game.first)


@rule
def previous_seat(game, seat):
    return seat - 1 if seat else game.seats - 1


# small_islands-13b: who finds no triad that fits puts the vehicle anywhere.
@rule
def offer_triads(game, player):
    player.choices = triads_that_fit(game)
    if player.choices == 0:
        tell(game, Event.NO_TRIAD, game.asked)
        game.step = Step.VEHICLE


@rule
def take_triad(game, seat, triad):
    game.triads = remove(game.triads, triad)
    game.column, game.step = triad, Step.TRIAD_LAVA
    tell(game, Event.TOOK_TRIAD, seat, triad)


@rule
def turn_triad(game, seat, turn):
    lay_triad(game, seat, game.column, game.spot, turn)
    go_on_with_players(game, seat)


# small_islands-16
@rule
def stand_vehicle(game, seat, at):
    game.players[seat].vehicle = at
    tell(game, Event.VEHICLE, seat, at)
    go_on_with_players(game, seat)


@rule
def go_on_with_players(game, seat):
    game.placed += 1
    game.column, game.spot = 0, NO_HEX
    if game.placed == game.seats:
        begin_play(game)
    elif game.options[VOLCANO]:
        game.asked, game.step = previous_seat(game, seat), Step.TRIAD
    else:
        game.asked = next_seat(game, seat)


# small_islands-17, small_islands-18, small_islands-20: first clues, then hands, in turn order.
@rule
def begin_play(game):
    survey(game)
    for column in range(COLUMNS):
        open_column(game, column)
    seat = game.first
    for _ in range(game.seats):
        draw_first_clue(game, seat, seat)
        seat = next_seat(game, seat)
    for _ in range(game.seats):
        fill_hand(game, seat)
        seat = next_seat(game, seat)
    game.step, game.active = Step.NEXT_TURN, previous_seat(game, game.first)
