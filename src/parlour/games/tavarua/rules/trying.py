"""Trying out a choice on a copy of a table: what it would lead to, as the rules have it.

The choice stands in the record, which is spoilt.
"""

from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.stoke import Stoke
from parlour.games.tavarua.rules.answers import choices_of
from parlour.games.tavarua.rules.catching import catch
from parlour.games.tavarua.rules.resolving import bail, put_in_pile, swim
from parlour.games.tavarua.rules.riding import (
    is_on_board,
    keep_best,
    keep_highest,
    own_move,
    ride_worth,
)
from parlour.games.tavarua.rules.titles import champions
from parlour.kit.rule import rule


@rule
def answers(game, seat):
    """The set of what a seat may answer to its question about a choice."""
    return choices_of(game, game.players[seat])


@rule
def worth_now(game, seat):
    """What the ride of a seat is worth as it stands."""
    return ride_worth(game.players[seat])


@rule
def try_ride(game, seat):
    """The marker after the card; the worth of the ride then, and after a wipe-out in this round."""
    player = game.players[seat]
    if player.choice.action == Action.CATCH:
        catch(game, seat)
    target = own_move(player)
    if is_on_board(player, target):
        player.balance = target
        put_in_pile(player)
    worth = ride_worth(player)
    if player.choice.attached != Stoke.LEASH:
        keep_highest(game, player)
    return target, worth, ride_worth(player)


@rule
def try_scoring(game, seat, board, points):
    """Who would be Grand Champion if a seat scored so much with a board now: a set."""
    player = game.players[seat]
    player.board = board
    keep_best(player, points)
    return champions(game)


@rule
def try_swimming(game, seat):
    """The channel space where the surfer would be, 0 for the Shore."""
    swim(game, seat, game.players[seat].choice.action)
    return game.players[seat].space


@rule
def try_bail(game, seat):
    """What the ride is worth after a bail."""
    bail(game, seat)
    return ride_worth(game.players[seat])
