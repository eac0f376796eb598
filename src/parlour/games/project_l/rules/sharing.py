"""What a move changes: own things, things all share, or what is known.

Two moves of the two stone holders that share nothing lead to the same position in either order
(project_l-17d), so nothing here may note who came first.
"""

from parlour.kit.rule import rule
from parlour.kit.table import MOST_TAKEN_BACK, may_take_back


# project_l-17e
@rule
def begin_move(game, seat):
    """Until it does more, a move changes nothing but the player's own things."""
    may_take_back(game, seat)
    player = game.players[seat]
    player.private = min(player.private + 1, MOST_TAKEN_BACK)


# project_l-17b
@rule
def share(game, seat):
    """The move changed something all share: it may go back only until somebody else moves."""
    game.players[seat].private = 0


@rule
def bind(game, seat):
    """A card was shown or the turn is over: nothing of it goes back."""
    game.players[seat].private = 0
    game.barriers[seat] = 0
