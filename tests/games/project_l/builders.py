"""Somebody who completes puzzles, for walks that must see completions and rewards."""

from games.project_l.positions import legal, now, player
from parlour.games.project_l.box.placements import COVERED, PLACEMENTS
from parlour.games.project_l.box.puzzles import RECESS
from parlour.games.project_l.moves import FIRST_DECK, FIRST_SPACE, FREE_DOT_MOVE, MASTER

WHIM, PLACING = 0.15, 0.8  # how often any move is made, and a placement where there is one
ENOUGH = 2  # puzzles to work at


def builder(position, seat, chance):
    """A move: the largest piece that fits, best where it fills a puzzle; else small puzzles."""
    moves = legal(position, seat)
    laid = [move for move in moves if move < FIRST_SPACE]
    rows = [move for move in moves if FIRST_SPACE <= move < FIRST_DECK]
    mine, lying = player(position, seat), now(position).market
    if chance.random() < WHIM:
        return chance.choice(moves)
    if laid and chance.random() < PLACING:
        best = max(worth(mine, move) for move in laid)
        return chance.choice([move for move in laid if worth(mine, move) == best])
    if rows and sum(slot.puzzle >= 0 for slot in mine.slots) < ENOUGH:
        return min(rows, key=lambda move: int(RECESS[lying[move - FIRST_SPACE]]).bit_count())
    return chance.choice([m for m in moves if FREE_DOT_MOVE <= m < MASTER] or moves)


def worth(mine, move):
    """Whether a placement fills its puzzle, and how many cells it covers."""
    cells = int(COVERED[move % PLACEMENTS])
    return cells == mine.slots[move // PLACEMENTS].free, cells.bit_count()
