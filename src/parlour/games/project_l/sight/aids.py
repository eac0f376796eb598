"""What players of Project L work out by hand: which puzzles their stock fills, and touches."""

from parlour.games.planner import Prospect
from parlour.games.project_l.box.puzzles import NO_PUZZLE, POINTS, RECESS
from parlour.games.project_l.nouns import PUZZLE
from parlour.games.project_l.sight.planned import planned
from parlour.games.project_l.sight.players import is_score_seen
from parlour.games.project_l.sight.schema import Aids
from parlour.games.project_l.sight.worth import filling, if_stopped
from parlour.games.project_l.table import Ending
from parlour.kit.positions import Reading

_POINTS, _RECESS = POINTS.tolist(), RECESS.tolist()


def aids(game: Reading, seat: int, plan: Prospect) -> Aids:
    """Help for a seat."""
    frees = {
        f"puzzle.{seat}.{PUZZLE.id(slot.puzzle)}": (slot.puzzle, slot.free)
        for slot in game.players[seat].slots
        if slot.puzzle != NO_PUZZLE
    }
    frees |= {f"market.{PUZZLE.id(p)}": (p, _RECESS[p]) for p in game.market if p != NO_PUZZLE}
    touching = game.ending == Ending.TOUCHES
    seats = [other for other in range(game.seats) if is_score_seen(game, other, seat)]
    return {
        "fillings": {thing: filling(game, seat, *lying) for thing, lying in frees.items()},
        "if_stopped": {f"seat.{s}": if_stopped(game, s) for s in seats if touching},
        "at_stake": {f"seat.{s}": _at_stake(game, s) for s in range(game.seats)},
        "planned": planned(game, seat, plan) if plan.moves else None,
    }


# project_l-72
def _at_stake(game: Reading, seat: int) -> int:
    """The points of a seat's puzzles that are not filled."""
    return sum(_POINTS[slot.puzzle] for slot in game.players[seat].slots if slot.free)
