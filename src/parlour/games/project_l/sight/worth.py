"""What it takes to fill a puzzle of Project L, and what that is worth at the end."""

from parlour.games.project_l.nouns import PIECE
from parlour.games.project_l.rules.touches import count_puzzles, final_worth, touches_cost
from parlour.games.project_l.sight.filling import fewest
from parlour.games.project_l.sight.schema import Filling
from parlour.games.project_l.table import Ending
from parlour.kit.positions import Reading


def filling(game: Reading, seat: int, puzzle: int, free: int) -> Filling | None:
    """The fewest loose pieces of a seat that fill a puzzle, if they can."""
    pieces = fewest(free, tuple(game.players[seat].stock))
    if pieces is None:
        return None
    gain = _gain(game, seat, puzzle, len(pieces)) if pieces else None
    return {"pieces": [PIECE.id(piece) for piece in pieces], "gain": gain}


def _gain(game: Reading, seat: int, puzzle: int, touches: int) -> int | None:
    """How many points it is worth to fill a puzzle by so many touches."""
    if game.ending != Ending.TOUCHES:
        return None
    cost = touches_cost(game.record["players"][seat], touches)
    return saved(puzzle) - int(cost)


# project_l-72: unfilled, it counts minus.
def saved(puzzle: int) -> int:
    """By how much it counts more at the end if a puzzle is filled."""
    return int(final_worth(puzzle, True) - final_worth(puzzle, False))


# project_l-73
def if_stopped(game: Reading, seat: int) -> int:
    """The score without any further touch: the rules count on a copy of the table."""
    if game.ending == Ending.OVER:
        return int(game.players[seat].score)
    trial = game.copied()
    count_puzzles(trial.games[0], seat)
    return int(trial.games["players"]["score"][0, seat])
