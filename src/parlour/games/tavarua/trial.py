"""Questions to the rules for those who look at a table: what a ride is worth, what would be."""

from typing import Any

from parlour.games.tavarua.rules.answers import choices_of
from parlour.games.tavarua.rules.catching import catch
from parlour.games.tavarua.rules.resolving import paddled_to, put_in_pile
from parlour.games.tavarua.rules.riding import is_on_board, keep_highest, own_move, ride_worth
from parlour.games.tavarua.stoke import Action, Stoke
from parlour.kit.rule import rule


@rule
def answers(game: Any, seat: int) -> Any:
    """The set of what a seat may answer to its question about a choice."""
    return choices_of(game, game.players[seat])


@rule
def worth_now(game: Any, seat: int) -> Any:
    """What the ride of a seat is worth as it stands."""
    return ride_worth(game.players[seat])


@rule
def try_ride(game: Any, seat: int) -> Any:
    """The marker after the card; what the ride is worth then, and after a wipe-out in this round.

    The choice stands in the record, which is spoilt.
    """
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
def try_paddling(game: Any, seat: int) -> Any:
    """The channel space where the surfer would be, 0 for the Shore."""
    player = game.players[seat]
    return paddled_to(player, player.choice.action)
