"""Why a piece is no reward, and a red arrow is not used so: project_l-59 to project_l-61."""

from parlour.games.game import Refusal
from parlour.games.project_l.moves import (
    DONE,
    FIRST_PIECE,
    FIRST_SPLIT,
    FIRST_UPGRADE,
    FREE_DOT_MOVE,
    MOVES,
)
from parlour.games.project_l.nouns import PIECE
from parlour.games.project_l.reasons.upgrade import not_exchanged
from parlour.kit.positions import Reading


def not_rewarded(game: Reading, seat: int, move: int) -> Refusal:
    """What cannot stand in for a reward piece that has run out."""
    depicted = game.players[seat].due[0]
    name = PIECE.said(depicted)
    if game.supply[depicted]:
        return Refusal(f"the supply has a {name} again: pick that", "project_l-17c")
    if move == DONE:
        return Refusal(f"there are pieces to replace {name}: pick one", "project_l-17c")
    if not FIRST_PIECE <= move < MOVES:
        return Refusal(
            f"your reward is a piece in place of {name}, which has run out", "project_l-59"
        )
    picked = PIECE.said(move - FIRST_PIECE)
    if not game.supply[move - FIRST_PIECE]:
        return Refusal(f"the supply has no {picked} left", "project_l-59")
    return Refusal(f"you cannot get {picked} in place of {name}: it is too high", "project_l-59")


def not_by_arrow(game: Reading, seat: int, move: int) -> Refusal:
    """What a red arrow does not do."""
    if FIRST_UPGRADE <= move < FIRST_SPLIT:
        return not_exchanged(game, seat, move)
    if move == FREE_DOT_MOVE:
        return Refusal("a red arrow exchanges a piece and gives none for nothing", "project_l-61")
    return Refusal("you have a red arrow: upgrade a piece or decline it", "project_l-61")
