"""Final scoring: titles and the Grand Champion. tavarua-81 to tavarua-89."""

import numpy as np

from parlour.games.tavarua.box.boards import BOARDS, LONG, SHORT
from parlour.games.tavarua.box.scoring import SOLO_RANKS
from parlour.games.tavarua.events import Event
from parlour.kit.rule import rule
from parlour.kit.sets import add, has
from parlour.kit.table import tell

BY_SCORE = 1000  # a score weighs more than any single ride, which breaks ties
PAR = SOLO_RANKS[len(SOLO_RANKS) // 2][
    1
]  # tavarua-89: alone, the rank in the middle counts as a win


# tavarua-81: the best two rides.
@rule
def score_with(player, board):
    return np.int64(player.best[board, 0]) + player.best[board, 1]


# tavarua-84: the points shown are those of both boards.
@rule
def points(game, seat):
    player = game.players[seat]
    return score_with(player, SHORT) + score_with(player, LONG)


# tavarua-82, tavarua-85, tavarua-86: the highest score, then the best single ride; else shared.
@rule
def has_title(game, seat, board):
    mine = title_rank(game.players[seat], board)
    for other in range(game.seats):
        if title_rank(game.players[other], board) > mine:
            return False
    return True


@rule
def title_holders(game, board):
    """The set of those who have the title of a board."""
    holders = 0
    for seat in range(game.seats):
        if has_title(game, seat, board):
            holders = add(holders, seat)
    return holders


@rule
def title_rank(player, board):
    return score_with(player, board) * BY_SCORE + player.best[board, 0]


@rule
def best_ride(player):
    return np.int64(max(player.best[SHORT, 0], player.best[LONG, 0]))


# tavarua-83: of the two champions, who has more with the other board. tavarua-86: who has both
# titles beats who has one. tavarua-85, tavarua-86: ties by the best ride, then by the total.
@rule
def champion_rank(game, seat):
    """What the Grand Champion has most of; below zero for those without a title (tavarua-84)."""
    player = game.players[seat]
    short, long = has_title(game, seat, SHORT), has_title(game, seat, LONG)
    if not short and not long:
        return -1
    other = score_with(player, LONG if short else SHORT)
    if short and long:
        other = BY_SCORE - 1
    return (other * BY_SCORE + best_ride(player)) * BY_SCORE + points(game, seat)


@rule
def champions(game):
    """The set of the winners."""
    found, most = 0, 0
    for seat in range(game.seats):
        rank = champion_rank(game, seat)
        if rank > most:
            found, most = 0, rank
        if rank == most:
            found = add(found, seat)
    return found


@rule
def standings(game, totals):
    """How all stand, as if the game ended now: who holds each title, and who wins, as sets.

    The totals are written out by seat.
    """
    for seat in range(game.seats):
        totals[seat] = points(game, seat)
    return title_holders(game, SHORT), title_holders(game, LONG), champions(game)


# tavarua-87: below the Grand Champion by total, then by the best ride, then shared.
@rule
def place(game, seat):
    won = champions(game)
    if has(won, seat):
        return 1
    better = 0
    for other in range(game.seats):
        ahead = overall_rank(game, other) > overall_rank(game, seat)
        better += has(won, other) or ahead
    return better + 1


@rule
def overall_rank(game, seat):
    return points(game, seat) * BY_SCORE + best_ride(game.players[seat])


@rule
def par(game):
    return PAR


@rule
def tell_titles(game):
    for seat in range(game.seats):
        for board in range(BOARDS):
            if has_title(game, seat, board):
                tell(game, Event.TITLE, seat, board, score_with(game.players[seat], board))
    won = champions(game)
    for seat in range(game.seats):
        if has(won, seat):
            tell(game, Event.CHAMPION, seat)
