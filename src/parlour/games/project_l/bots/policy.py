"""How a light playout of Project L chooses: cheaply, and so that puzzles get filled.

With every move equally likely hardly a puzzle is ever completed and games run to the round cap, so
all moves would look alike. Here whoever can place, places, and of a few placements drawn at random
makes the best; takes puzzles while there is room and time; and otherwise builds up the stock.
"""

from parlour.games.project_l.bots.judgement import (
    COMPLETING,
    NEVER,
    loose_cells,
    placement_worth,
    puzzle_worth,
)
from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.pieces import LEVEL, PIECES
from parlour.games.project_l.box.placements import PLACEMENTS
from parlour.games.project_l.box.puzzles import POINTS
from parlour.games.project_l.moves import (
    DONE,
    FIRST_PIECE,
    FIRST_RECYCLE,
    FIRST_SPACE,
    FIRST_SPLIT,
    FIRST_UPGRADE,
    FREE_DOT_MOVE,
    MASTER,
)
from parlour.games.project_l.rules.finesse.owning import unfinished
from parlour.games.project_l.rules.placing import piece_of
from parlour.games.project_l.table import Ending, Step
from parlour.kit.luck import below
from parlour.kit.rule import rule

TRIES = 8  # placements, puzzles or upgrades drawn, the best of which is made


@rule
def pick(game, seat, moves, count, luck):
    """Where in the legal list the move stands that a light playout makes."""
    step = game.players[seat].step
    placements = first_from(moves, count, FIRST_SPACE)
    if step == Step.ACTION:
        return pick_action(game, seat, moves, count, placements, luck)
    if step == Step.TOUCHES:
        return pick_touch(game, seat, moves, placements, luck)
    if step == Step.ARROW:
        return best_upgrade(moves, 0, count - 1, luck)
    if placements > 0:
        return best_placement(game.players[seat], moves, placements, luck)
    return count - 1  # the largest piece as reward; the last puzzle of a row; the end


@rule
def first_from(moves, count, wanted):
    """Where the first move that is not below the wanted number stands."""
    low, high = 0, count
    while low < high:
        middle = (low + high) // 2
        if moves[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low


@rule
def pick_action(game, seat, moves, count, placements, luck):
    player = game.players[seat]
    takes = first_from(moves, count, FIRST_RECYCLE)
    if placements > 0:
        chosen = best_placement(player, moves, placements, luck)
        if game.ending != Ending.NORMAL or is_good(player, moves[chosen], luck):
            return master_or(player, moves, count, chosen)
    if takes > placements and wants_puzzle(game, player, luck):
        return best_puzzle(game, player, moves, placements, takes, luck)
    return pick_growth(moves, count, luck)


@rule
def is_good(player, move, luck):
    """Whether to place now: always what completes a puzzle, and large pieces more than small."""
    level = LEVEL[piece_of(move % PLACEMENTS)]
    return placement_worth(player, move) == COMPLETING or below(luck, 16) < level * level


@rule
def master_or(player, moves, count, chosen):
    """Master instead of one placement, where there are several puzzles."""
    master = first_from(moves, count, MASTER)
    if master < count and moves[master] == MASTER and unfinished(player) > 1:
        return master
    return chosen


@rule
def wants_puzzle(game, player, luck):
    """The fewer are open the more; none when there is no time to fill it."""
    return game.ending == Ending.NORMAL and below(luck, SLOTS) >= unfinished(player)


@rule
def best_puzzle(game, player, moves, begin, end, luck):
    """Of a few puzzles drawn at random, the one that brings most for what it asks."""
    best, most, loose = begin, NEVER, loose_cells(player)
    for _ in range(TRIES):
        chosen = begin + below(luck, end - begin)
        worth = puzzle_worth(game, moves[chosen], loose)
        if worth > most:
            best, most = chosen, worth
    return best


@rule
def pick_growth(moves, count, luck):
    """A piece for nothing or an upgrade; if there is none, the end of the turn."""
    begin, end = first_from(moves, count, FIRST_UPGRADE), first_from(moves, count, FIRST_SPLIT)
    if begin < end and below(luck, 2) > 0:
        return best_upgrade(moves, begin, end, luck)
    if begin > 0 and moves[begin - 1] == FREE_DOT_MOVE:
        return begin - 1
    if moves[count - 1] >= FIRST_PIECE:
        return count - 1
    return best_upgrade(moves, begin, end, luck) if begin < end else first_from(moves, count, DONE)


@rule
def best_upgrade(moves, begin, end, luck):
    """Of a few upgrades drawn at random, the one that gains most cells."""
    best, most = end, NEVER
    for _ in range(TRIES if end > begin else 0):
        chosen = begin + below(luck, end - begin)
        pair = moves[chosen] - FIRST_UPGRADE
        gained = LEVEL[pair % PIECES] - LEVEL[pair // PIECES]
        if gained > most:
            best, most = chosen, gained
    return best


@rule
def best_placement(player, moves, placements, luck):
    """Of a few placements drawn at random, the one that fills best."""
    best, most = 0, NEVER
    for _ in range(TRIES):
        chosen = below(luck, placements)
        worth = placement_worth(player, moves[chosen])
        if worth > most:
            best, most = chosen, worth
    return best


# project_l-69: only what completes a puzzle at once is worth a point.
@rule
def pick_touch(game, seat, moves, placements, luck):
    player = game.players[seat]
    chosen = best_placement(player, moves, placements, luck)
    move = moves[chosen]
    puzzle = player.slots[move // PLACEMENTS].puzzle
    if placement_worth(player, move) == COMPLETING and POINTS[puzzle] > 0:
        return chosen
    return placements
