"""Why a move of Project L is not legal: a sentence to the player and the rule that forbids it.

Asked of a seat that must decide. Everything it tells lies open on the table. What is left when
every other reason has been looked at is the reason, as the move is not legal. A file a chapter, as
in rules/.
"""

from collections.abc import Callable

from parlour.games.game import Refusal
from parlour.games.project_l.reasons.completing import not_by_arrow, not_rewarded
from parlour.games.project_l.reasons.finesse import no_extra
from parlour.games.project_l.reasons.masters import not_by_ghost, not_by_master
from parlour.games.project_l.reasons.recycle import not_put_under
from parlour.games.project_l.reasons.touches import not_touched
from parlour.games.project_l.reasons.turn import no_action
from parlour.games.project_l.table import Step
from parlour.kit.positions import Reading


def why_not(game: Reading, seat: int, move: int) -> Refusal:
    """Why the seat, which must decide, may not make the move, which is not legal."""
    return _REASONS[Step(game.players[seat].step)](game, seat, move)


def _waits(game: Reading, seat: int, move: int) -> Refusal:
    return Refusal("it is not your turn", "project_l-15" if game.seats > 4 else "project_l-14")


_REASONS: dict[Step, Callable[[Reading, int, int], Refusal]] = {
    Step.WAIT: _waits,
    Step.ACTION: no_action,
    Step.EXTRA: no_extra,
    Step.RECYCLE_ORDER: not_put_under,
    Step.MULTI_PLACE: not_by_master,
    Step.GHOST_PLACE: not_by_ghost,
    Step.REWARD_PICK: not_rewarded,
    Step.ARROW: not_by_arrow,
    Step.TOUCHES: not_touched,
}
