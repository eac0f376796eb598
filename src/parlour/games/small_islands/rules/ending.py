"""The end of the game and the winners: small_islands-67 to small_islands-69."""

from parlour.games.small_islands.events import Event
from parlour.games.small_islands.rules.raising.treasures import worth_of
from parlour.games.small_islands.table import NO_SEAT, Step
from parlour.kit.rule import rule
from parlour.kit.table import tell

BY_POINTS = 1000  # a point weighs more than all amulets, which break ties


# small_islands-72: now all treasure is shown.
@rule
def end_game(game, stopped):
    for seat in range(game.seats):
        game.players[seat].shown = game.players[seat].gold
    game.step = Step.OVER
    tell(game, Event.GAME_OVER, NO_SEAT, stopped)


# small_islands-67: open or own treasure; what lies open is the same as what is owned.
@rule
def points(game, seat):
    player = game.players[seat]
    return worth_of(player.gold | player.shown)


# small_islands-68: more treasure, then more amulets, then shared.
@rule
def place(game, seat):
    better = 0
    for other in range(game.seats):
        better += rank(game, other) > rank(game, seat)
    return better + 1


@rule
def rank(game, seat):
    return points(game, seat) * BY_POINTS + game.players[seat].amulets
