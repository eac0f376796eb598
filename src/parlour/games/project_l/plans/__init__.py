"""The choices of Project L: the placements of a Master, of a Ghost and of the end, in any order.

They make no difference in which order they come (project_l-41b, project_l-74), so they are sorted.
The puzzles of a Recycle go under in the order given. All other actions are choices of one move.
"""

from collections.abc import Iterable, Sequence

from parlour.games.plans import Plans
from parlour.games.project_l.moves import AMBASSADOR, DONE, FIRST_SPACE, MASTER
from parlour.games.project_l.nouns import placing
from parlour.games.project_l.plans.goals import meant, why_not
from parlour.games.project_l.plans.recycling import named_ahead
from parlour.games.project_l.plans.standing import OPENERS, standing
from parlour.games.project_l.table import Step
from parlour.games.speech import counted, listed
from parlour.kit.positions import Reading

_PLACING = (Step.MULTI_PLACE, Step.GHOST_PLACE, Step.TOUCHES)


def _within(game: Reading, seat: int) -> bool:
    own = game.players[seat]
    if own.step == Step.GHOST_PLACE:  # a split is a choice of its own
        return bool(own.used)
    if own.step == Step.TOUCHES:  # so is what led here
        return bool(own.private)
    return own.step in (Step.MULTI_PLACE, Step.RECYCLE_ORDER)


# project_l-41b, project_l-69: whoever places no more has finished.
def _default(game: Reading, seat: int) -> int | None:
    return DONE if game.players[seat].step in _PLACING else None


def _rank(game: Reading, seat: int, move: int) -> int:
    return -1 if move in OPENERS else move


def _loose(game: Reading, seat: int, move: int) -> bool:
    return move != DONE or game.players[seat].step == Step.ACTION


def _leads(game: Reading, seat: int) -> Iterable[int]:
    return OPENERS if game.players[seat].step == Step.ACTION else ()


# Words

_BY = {MASTER: " by Master", AMBASSADOR: " by Ambassador"}


def _says(game: Reading, seat: int, moves: Sequence[int]) -> str | None:
    laid = [placing(move) for move in moves if move < FIRST_SPACE]
    if not laid or len(moves) == 1:
        return None
    by = _BY.get(moves[0], "")
    stops = moves[-1] == DONE and game.players[seat].step == Step.TOUCHES
    end = ", then stops" if stops else ""
    return f"places {counted(len(laid), 'piece')}{by}: {listed(laid)}{end}"


PLANS = Plans(
    within=_within,
    free=frozenset({"action", "master", "ghost", "touches"}),
    ordered=frozenset({"recycle-order"}),
    rank=_rank,
    loose=_loose,
    standing=standing,
    means=meant,
    leads=_leads,
    default=_default,
    ahead=named_ahead,
    why_not=why_not,
    says=_says,
)
