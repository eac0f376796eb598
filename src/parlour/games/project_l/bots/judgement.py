"""What a light playout of Project L thinks of placements and puzzles, in rough numbers."""

import numpy as np

from parlour.games.project_l.box.cells import CELLS
from parlour.games.project_l.box.pieces import LEVEL, PIECES
from parlour.games.project_l.box.placements import PLACEMENTS
from parlour.games.project_l.box.puzzles import NO_REWARD, POINTS, RECESS, REWARD
from parlour.games.project_l.moves import FIRST_DECK, FIRST_SPACE
from parlour.games.project_l.rules.placing import cells_of, piece_of
from parlour.kit.rule import rule
from parlour.kit.sets import size

LEFT_EDGE, RIGHT_EDGE = 0b00001_00001_00001_00001_00001, 0b10000_10000_10000_10000_10000
ALL_CELLS = (1 << CELLS) - 1
COMPLETING, NEVER = 100, -1000
PER_CELL, PER_ISLE = 4, 7  # of a placement
PER_POINT, PER_REWARD, PER_MISSING, USUAL_REWARD = 4, 2, 3, 2  # of a puzzle
_LEVELS = {**dict(enumerate(LEVEL.tolist())), NO_REWARD: 0}
REWARD_LEVEL = np.array([_LEVELS.get(reward, USUAL_REWARD) for reward in REWARD.tolist()])


@rule
def placement_worth(player, move):
    """More for large pieces, less for cells left alone, most for what completes a puzzle."""
    placement = move % PLACEMENTS
    left = player.slots[move // PLACEMENTS].free & ~cells_of(placement)
    if left == 0:
        return COMPLETING
    return PER_CELL * LEVEL[piece_of(placement)] - PER_ISLE * isles(left)


@rule
def isles(free):
    """How many free cells have no free neighbour: only a dot would fill them."""
    beside = (free & ~RIGHT_EDGE) << 1 | (free & ~LEFT_EDGE) >> 1 | free << 5 | free >> 5
    return size(free & ~beside & ALL_CELLS)


@rule
def puzzle_worth(game, move, loose):
    """What taking a puzzle is worth to who has so many loose cells; nobody wants one unseen."""
    if move >= FIRST_DECK:
        return NEVER
    puzzle = game.market[move - FIRST_SPACE]
    missing = max(0, size(RECESS[puzzle]) - loose)
    return PER_POINT * POINTS[puzzle] + PER_REWARD * REWARD_LEVEL[puzzle] - PER_MISSING * missing


@rule
def loose_cells(player):
    """The cells of all pieces in stock."""
    cells = 0
    for piece in range(PIECES):
        cells += player.stock[piece] * LEVEL[piece]
    return cells
