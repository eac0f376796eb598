"""What players of Project L work out by hand: which puzzles their stock fills, and touches."""

from parlour.games.planner import Prospect
from parlour.games.project_l.box.puzzles import NO_PUZZLE, RECESS
from parlour.games.project_l.nouns import PIECE, PUZZLE
from parlour.games.project_l.rules.touches import count_puzzles, final_worth, touches_cost
from parlour.games.project_l.sight.filling import fewest
from parlour.games.project_l.sight.players import is_score_seen
from parlour.games.project_l.sight.schema import Aids, Filling
from parlour.games.project_l.table import Ending
from parlour.kit.positions import Reading


def aids(game: Reading, seat: int, plan: Prospect) -> Aids:
    """Help for a seat."""
    own = game.players[seat]
    frees = {
        f"puzzle.{seat}.{PUZZLE.id(slot.puzzle)}": (slot.puzzle, slot.free)
        for slot in own.slots
        if slot.puzzle != NO_PUZZLE
    }
    frees |= {f"market.{PUZZLE.id(p)}": (p, int(RECESS[p])) for p in game.market if p != NO_PUZZLE}
    touching = game.ending == Ending.TOUCHES
    seats = [other for other in range(game.seats) if is_score_seen(game, other, seat)]
    return {
        "fillings": {thing: _filling(game, seat, *lying) for thing, lying in frees.items()},
        "if_stopped": {f"seat.{s}": _if_stopped(game, s) for s in seats if touching},
    }


def _filling(game: Reading, seat: int, puzzle: int, free: int) -> Filling | None:
    pieces = fewest(free, tuple(game.players[seat].stock))
    if pieces is None:
        return None
    gain = _gain(game, seat, puzzle, len(pieces)) if pieces else None
    return {"pieces": [PIECE.id(piece) for piece in pieces], "gain": gain}


# project_l-72: unfilled, it counts minus.
def _gain(game: Reading, seat: int, puzzle: int, touches: int) -> int | None:
    """How many points it is worth to fill a puzzle by so many touches."""
    if game.ending != Ending.TOUCHES:
        return None
    cost = touches_cost(game.record["players"][seat], touches)
    return int(final_worth(puzzle, True) - final_worth(puzzle, False) - cost)


# project_l-73
def _if_stopped(game: Reading, seat: int) -> int:
    """The score without any further touch: the rules count on a copy of the table."""
    trial = game.copied()
    count_puzzles(trial.games[0], seat)
    return int(trial.games["players"]["score"][0, seat])
