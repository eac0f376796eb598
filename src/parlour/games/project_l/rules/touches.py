"""The end: Finishing Touches, the score, and who is ahead."""

import numpy as np

from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.pieces import PIECES
from parlour.games.project_l.box.placements import PLACEMENTS
from parlour.games.project_l.box.puzzles import NO_PUZZLE, POINTS
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import DONE
from parlour.games.project_l.options import CREDITS_FIRST
from parlour.games.project_l.rules.pieces import shapes
from parlour.games.project_l.rules.placing import (
    ALL_SLOTS,
    can_place,
    lay,
    list_done,
    list_placements,
    piece_of,
)
from parlour.games.project_l.table import NO_SEAT, Ending, Step
from parlour.kit.rule import rule
from parlour.kit.sets import add, remove
from parlour.kit.table import settle, tell


# project_l-69, project_l-74: all at the same time, who can.
@rule
def begin_touches(game):
    tell(game, Event.TOUCHES, NO_SEAT)
    for seat in range(game.seats):
        if can_touch(game.players[seat]):
            game.players[seat].step = Step.TOUCHES
            game.waiting = add(game.waiting, seat)


@rule
def can_touch(player):
    return can_place(player, ALL_SLOTS, shapes(player.stock))


@rule
def list_touches(game, seat, moves):
    player = game.players[seat]
    return list_done(moves, list_placements(player, ALL_SLOTS, shapes(player.stock), moves))


@rule
def touch(game, seat, move):
    player = game.players[seat]
    if move == DONE:
        tell(game, Event.STOPPED, seat)
    else:
        place_touch(game, seat, move)
    if move == DONE or not can_touch(player):
        player.step = Step.WAIT
        game.waiting = remove(game.waiting, seat)


# project_l-70: no pieces come back and nothing is rewarded; project_l-53: nothing is paid for it.
@rule
def place_touch(game, seat, move):
    player, slot, placement = game.players[seat], move // PLACEMENTS, move % PLACEMENTS
    lay(player, slot, placement)
    lost = pay_touch(game, player)
    tell(game, Event.TOUCHED, seat, -lost, piece_of(placement), player.slots[slot].puzzle)


# project_l-69: a point each; project_l-71: a credit instead, as long as there are any.
@rule
def pay_touch(game, player):
    """Pay for a touch; the points it cost."""
    lost = touches_cost(player, 1)
    player.credits -= 1 - lost
    game.bank += 1 - lost
    player.score -= lost
    return lost


@rule
def touches_cost(player, touches):
    """The points that so many touches cost, after the credits that pay for the first."""
    return max(0, touches - player.credits)


# project_l-73
@rule
def count_up(game):
    """Score all puzzles still lying open, when nobody touches any more."""
    for i in range(game.seats):
        seat = (game.first + i) % game.seats
        count_puzzles(game, seat)
        tell_what_breaks_ties(game, seat)
        game.players[seat].private = 0
    game.ending = Ending.OVER
    settle(game)
    if game.seats == 1:
        tell(game, Event.OPPONENT_HAS, NO_SEAT, game.opponent_score)
    tell(game, Event.GAME_OVER, NO_SEAT)


# project_l-75, project_l-76
@rule
def tell_what_breaks_ties(game, seat):
    player = game.players[seat]
    tell(game, Event.LEFT_WITH, seat, player.completed, loose_pieces(player), player.credits)


# project_l-72
@rule
def count_puzzles(game, seat):
    for slot in range(SLOTS):
        puzzle = game.players[seat].slots[slot].puzzle
        if puzzle != NO_PUZZLE:
            count_puzzle(game, seat, puzzle, game.players[seat].slots[slot].free == 0)


@rule
def count_puzzle(game, seat, puzzle, filled):
    player, worth = game.players[seat], final_worth(puzzle, filled)
    player.score += worth
    player.completed += filled
    tell(game, Event.FILLED if filled else Event.UNFINISHED, seat, worth, puzzle)


@rule
def final_worth(puzzle, filled):
    """The points of a puzzle that lies open at the end."""
    return POINTS[puzzle] if filled else -POINTS[puzzle]


@rule
def points(game, seat):
    return game.players[seat].score


# project_l-01, project_l-77: those nobody beats share the victory.
@rule
def place(game, seat):
    better = 0
    for other in range(game.seats):
        better += is_ahead(game, game.players[other], game.players[seat])
    # project_l-83d: alone, only more points than the opponent win.
    if game.seats == 1 and game.players[seat].score <= game.opponent_score:
        better = 1
    return better + 1


# project_l-75: most puzzles, then most loose pieces; project_l-76: after these, most credits, or
# before them by option.
@rule
def is_ahead(game, player, other):
    if player.score != other.score:
        return player.score > other.score
    if game.options[CREDITS_FIRST] and player.credits != other.credits:
        return player.credits > other.credits
    if player.completed != other.completed:
        return player.completed > other.completed
    if loose_pieces(player) != loose_pieces(other):
        return loose_pieces(player) > loose_pieces(other)
    return player.credits > other.credits


@rule
def loose_pieces(player):
    count = np.int64(0)  # 165 at most: more than eight bits hold
    for piece in range(PIECES):
        count += player.stock[piece]
    return count


# project_l-83d
@rule
def par(game):
    """Alone: the points that win."""
    return game.opponent_score + 1
