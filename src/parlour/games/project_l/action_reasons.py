"""Why an action of Project L is not legal, by its kind."""

from collections.abc import Callable

from parlour.games.game import Refusal
from parlour.games.project_l.market_reasons import not_recycled, not_taken, not_taken_blind
from parlour.games.project_l.moves import (
    AMBASSADOR,
    FIRST_DECK,
    FIRST_PIECE,
    FIRST_PLACE,
    FIRST_RECYCLE,
    FIRST_SPLIT,
    FIRST_UPGRADE,
    FREE_DOT_MOVE,
    INSERT,
    MASTER,
    MOVES,
)
from parlour.games.project_l.placing_reasons import no_ambassador, no_master, not_placed
from parlour.games.project_l.setting import FINESSE
from parlour.games.project_l.supply_reasons import (
    no_dot,
    not_instead_of_dot,
    not_split,
    not_upgraded,
)
from parlour.games.project_l.tiles import INSERT_COST
from parlour.kit.positions import Reading


def no_action(game: Reading, seat: int, move: int) -> Refusal:
    """Why an action is not legal."""
    for end, reason in _ACTIONS:
        if move < end:
            return reason(game, seat, move)
    return _no_move(game, seat, move)


def _no_move(game: Reading, seat: int, move: int) -> Refusal:
    return Refusal("there is no such action", "project_l-22")


def no_insert(game: Reading, seat: int, move: int) -> Refusal:
    """Why no further action can be bought."""
    player = game.players[seat]
    if not game.options[FINESSE]:
        return Refusal("extra actions are bought only with Finesse", "project_l-48")
    if player.credits + player.new_credits >= INSERT_COST:
        return Refusal("credits gained in this turn are for a later one", "project_l-49")
    return Refusal(f"an extra action costs {INSERT_COST} credits", "project_l-48")


Reason = Callable[[Reading, int, int], Refusal]
_ACTIONS: tuple[tuple[int, Reason], ...] = (
    (0, _no_move),
    (FIRST_PLACE, not_placed),
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
