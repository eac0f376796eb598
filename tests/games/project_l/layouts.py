"""Tables of Project L that many tests begin with: a Finesse tile at work, the end of the game."""

from games.project_l.positions import do, finish, market, now, placing, player, puzzle, table
from parlour.games.project_l.box.cells import CELLS
from parlour.games.project_l.box.pieces import PIECE_IDS
from parlour.games.project_l.box.puzzles import RECESS
from parlour.games.project_l.table import Ending, Step

FILLED = "ABCDEFGHIJKLMNOPQRSTUVWXY"
ROOMY = "pb01"  # the lower four rows are free, cells 5 to 24
SPOTS = {  # a way to lay each piece into it
    "D1": (5,),
    "I2": (5, 6),
    "I3": (5, 6, 7),
    "V3": (5, 10, 11),
    "I4": (5, 6, 7, 8),
    "O4": (5, 6, 10, 11),
    "T4": (6, 10, 11, 12),
    "L4": (7, 10, 11, 12),
    "S4": (6, 7, 10, 11),
    "P5": (6, 7, 10, 11, 12),
    "U5": (5, 7, 10, 11, 12),
    "L5": (8, 10, 11, 12, 13),
}
GRID = ["w01", "w12", "w25", "w02", "w13", "w26", "w03", "w14", "w27"]  # columns of 0, 1, 2 points
EVERY_PIECE = " ".join(PIECE_IDS)


def nearly(name, *left):
    """A puzzle filled with dots but for these cells."""
    recess = int(RECESS[puzzle(name)])
    assert all(recess >> cell & 1 for cell in left), f"{left} is not in {name}"
    covered = [cell for cell in range(CELLS) if recess >> cell & 1 and cell not in left]
    signs = {cell: FILLED[i] for i, cell in enumerate(covered)}
    return name, "".join(signs.get(cell, ".") for cell in range(CELLS))


def finesse(tile, players=2, *, options=None, gone=2, **told):
    """A table where the tile is the first of those face up, so many of the row gone."""
    options = {"finesse": "ambassador", **(options or {})}
    return table(players, options=options, tiles=[tile], tiles_gone=gone, **told)


def credits(position, seat):
    """A seat's credits: those it may spend, those it gained in this turn."""
    return player(position, seat).credits, player(position, seat).new_credits


def wealth(position):
    """All credits: the bank's, then each seat's in all."""
    return [now(position).bank, *(sum(credits(position, s)) for s in range(now(position).seats))]


def touching(players=2, **told):
    """A table whose last turn has just ended: everybody who can makes touches."""
    game = table(players, passes=players - 1, ending=Ending.LAST_ROUND, **told)
    finish(game)
    return game


def is_ended(position):
    """Whether the turns are over."""
    return now(position).ending >= Ending.TOUCHES


def step(position, seat):
    """What a seat decides now."""
    return Step(player(position, seat).step)


def completing(name, cell, loose="D1", **told):
    """A table where seat 0 fills the last cell of a puzzle with a dot; what it tells."""
    game = table(2, stocks=[loose], slots=[[nearly(name, cell)]], **told)
    return game, do(game, 0, placing(0, "D1", cell))


def arrows(name="gb06", cell=6, loose="D1", **told):
    """A table where seat 0 has just got the arrows of a puzzle."""
    game, _ = completing(name, cell, loose, **told)
    assert step(game, 0) == Step.ARROW
    return game


def alone(grid=GRID, *, locks=(1, 2, 1), supply=0, deck_of=("b01", "b02", "b03"), **told):
    """A solo table with this grid, these locks and this deck."""
    laid = dict(enumerate(grid))
    fields = {"locks": locks, "opponent_locks": supply}
    return table(1, market=laid, white=list(deck_of), **fields, **told)


def locks(game):
    """Above the columns, and in the opponent's supply."""
    return [*now(game).locks, now(game).opponent_locks]


def grid(game):
    """The puzzles of the grid, row by row."""
    return market(game, 0, 9)
