"""Why an action cannot be chosen, by its kind: project_l-22."""

from collections.abc import Callable

from parlour.games.game import Refusal
from parlour.games.project_l.moves import (
    AMBASSADOR,
    FIRST_DECK,
    FIRST_PIECE,
    FIRST_RECYCLE,
    FIRST_SPACE,
    FIRST_SPLIT,
    FIRST_UPGRADE,
    FREE_DOT_MOVE,
    INSERT,
    MASTER,
    MOVES,
)
from parlour.games.project_l.reasons.finesse import no_insert
from parlour.games.project_l.reasons.market import not_taken, not_taken_blind
from parlour.games.project_l.reasons.masters import no_ambassador, no_master, not_split
from parlour.games.project_l.reasons.placing import not_placed
from parlour.games.project_l.reasons.recycle import not_recycled
from parlour.games.project_l.reasons.upgrade import no_dot, not_instead_of_dot, not_upgraded
from parlour.kit.positions import Reading


def no_action(game: Reading, seat: int, move: int) -> Refusal:
    """Why an action is not legal."""
    for end, reason in _ACTIONS:
        if move < end:
            return reason(game, seat, move)
    return _no_move(game, seat, move)


def _no_move(game: Reading, seat: int, move: int) -> Refusal:
    return Refusal("there is no such action", "project_l-22")


Reason = Callable[[Reading, int, int], Refusal]
_ACTIONS: tuple[tuple[int, Reason], ...] = (  # up to which number each is asked
    (0, _no_move),
    (FIRST_SPACE, not_placed),
    (FIRST_DECK, not_taken),
    (FIRST_RECYCLE, not_taken_blind),
    (FREE_DOT_MOVE, not_recycled),
    (FIRST_UPGRADE, no_dot),
    (FIRST_SPLIT, not_upgraded),
    (MASTER, not_split),
    (AMBASSADOR, no_master),
    (INSERT, no_ambassador),
    (FIRST_PIECE, no_insert),  # DONE is never refused: a turn may always end
    (MOVES, not_instead_of_dot),
)
