"""A ride: the balance marker, the score pile, wiping out, and what a ride is worth."""

import numpy as np

from parlour.games.tavarua.box.boards import REACH
from parlour.games.tavarua.box.cards import DIRECTION
from parlour.games.tavarua.box.scoring import (
    BARREL_POINTS,
    HANG_TEN_POINTS,
    SHORE_POINTS,
    STOKE_POINTS,
)
from parlour.games.tavarua.box.stoke import Stoke
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.rules.counts import highest, total, value_of
from parlour.games.tavarua.table import Place
from parlour.kit.rule import rule
from parlour.kit.table import tell


# tavarua-37: teal towards the nose, maroon towards the tail. tavarua-95: Cross Step the other way.
@rule
def own_move(player):
    """Where the marker would stand after the card, on the board or beyond it."""
    choice = player.choice
    move = DIRECTION[choice.card] * choice.value
    if choice.attached == Stoke.CROSS_STEP:
        move = -move
    target, reach = player.balance + move, REACH[player.board]
    if choice.attached == Stoke.FRESH_WAX:  # tavarua-95: it stops on the end space
        target = min(max(target, -reach), reach)
    return target


@rule
def is_on_board(player, balance):
    return abs(balance) <= REACH[player.board]


# tavarua-60 to tavarua-62: a Stoke token, the Wash, and all but the highest card is lost.
# tavarua-95: with a Leash nothing is. tavarua-64: what is left is the ride.
@rule
def wipe_out(game, seat):
    player = game.players[seat]
    tell(game, Event.WIPED_OUT, seat)
    player.tokens += 1
    if player.choice.attached != Stoke.LEASH:
        keep_highest(game, player)
    leave_wave(player)


# tavarua-61: the ride has ended; it is scored at the end of the round.
@rule
def leave_wave(player):
    go_to_wash(player)
    player.ended = 1


@rule
def go_to_wash(player):
    player.place, player.space, player.balance = Place.WASH, 0, 0


# tavarua-62: of equal values the teal one, which makes no difference.
@rule
def keep_highest(game, player):
    kept = highest(player.pile)
    player.pile -= kept
    clear_pile(game, player)
    player.pile = kept


# tavarua-76: cards to the discards, tokens away.
@rule
def clear_pile(game, player):
    game.discard += player.pile
    player.pile = 0
    player.pile_stoke = player.hang_tens = player.barrels = player.perfect = player.bonus = 0


# tavarua-74, tavarua-76: scored, and all is cleared away.
@rule
def end_ride(game, seat, on_shore):
    player = game.players[seat]
    points = ride_worth(player) + (SHORE_POINTS if on_shore else 0)
    tell(game, Event.SCORED, seat, points, player.board, keep_best(player, points))
    clear_pile(game, player)
    player.balance = player.ended = 0


@rule
def ride_worth(player):
    """What the pile is worth, without the points for the Shore."""
    worth = np.int64(value_of(player.pile)) + player.bonus
    worth += total(player.pile) * player.perfect
    worth += STOKE_POINTS * player.pile_stoke + HANG_TEN_POINTS * player.hang_tens
    return worth + BARREL_POINTS * player.barrels


# tavarua-75: the best two with each board; a lower one is forgotten.
@rule
def keep_best(player, points):
    """Mark a ride's points if they are among the best two; what that adds to the two."""
    best = player.best[player.board]
    if points > best[0]:
        gain = points - best[1]
        best[0], best[1] = points, best[0]
        return gain
    if points > best[1]:
        gain = points - best[1]
        best[1] = points
        return gain
    return 0
