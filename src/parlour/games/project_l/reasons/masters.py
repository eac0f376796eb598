"""Why several pieces are not placed by one action: project_l-40 to project_l-47."""

from parlour.games.game import Refusal
from parlour.games.project_l.box.pieces import PIECES, SPLIT_GHOST, SPLIT_INTO
from parlour.games.project_l.box.placements import PIECE_PLACED, PLACEMENTS
from parlour.games.project_l.box.puzzles import NO_PUZZLE
from parlour.games.project_l.moves import DONE, FIRST_SPACE, FIRST_SPLIT
from parlour.games.project_l.nouns import PIECE, SLOT
from parlour.games.project_l.reasons.placing import not_placed
from parlour.kit.positions import Reading
from parlour.kit.sets import has

_PIECE = PIECE_PLACED.tolist()
# project_l-41: where there is nothing to place, there is no Master.
_NOTHING_FITS = Refusal("none of your pieces fits into a puzzle of yours", "project_l-41")


def no_master(game: Reading, seat: int, move: int) -> Refusal:
    """Why no Master action begins."""
    if game.players[seat].mastered:
        return Refusal("you have used the Master of this turn", "project_l-40")
    return _NOTHING_FITS


def no_ambassador(game: Reading, seat: int, move: int) -> Refusal:
    """Why no Ambassador action begins."""
    player = game.players[seat]
    if player.symbols:
        return _NOTHING_FITS
    if player.new_symbols:
        return Refusal("an M gained in this turn is for a later one", "project_l-44")
    return Refusal("you have no M tile to spend", "project_l-43")


def not_split(game: Reading, seat: int, move: int) -> Refusal:
    """Why a ghost is not split so."""
    split = move - FIRST_SPLIT
    ghost = int(SPLIT_GHOST[split])
    if not game.players[seat].stock[ghost]:
        return Refusal(f"you have no {PIECE.said(ghost)} in stock to split", "project_l-45")
    short = next(p for p in range(PIECES) if SPLIT_INTO[split, p] > game.supply[p])
    return Refusal(f"the supply has not enough {PIECE.said(short)} left", "project_l-46")


def not_by_master(game: Reading, seat: int, move: int) -> Refusal:
    """What a Master or Ambassador does not place, and when it does not end."""
    if move == DONE:
        return Refusal("place at least one piece first", "project_l-41")
    if not 0 <= move < FIRST_SPACE:
        return Refusal("you are placing pieces now: finish that first", "project_l-41b")
    return _used(game, seat, move, "project_l-40") or not_placed(game, seat, move)


def not_by_ghost(game: Reading, seat: int, move: int) -> Refusal:
    """What a split does not place."""
    player, (slot, placement) = game.players[seat], divmod(move, PLACEMENTS)
    if not 0 <= move < FIRST_SPACE:
        return Refusal("you are placing the new pieces now: finish that first", "project_l-47")
    if used := _used(game, seat, move, "project_l-47"):
        return used
    piece = _PIECE[placement]
    if player.slots[slot].puzzle != NO_PUZZLE and not player.fresh[piece]:
        return Refusal(f"your {PIECE.said(piece)} is none of the new pieces", "project_l-47")
    return not_placed(game, seat, move)


def _used(game: Reading, seat: int, move: int, rule: str) -> Refusal | None:
    slot = move // PLACEMENTS
    if not has(game.players[seat].used, slot):
        return None
    return Refusal(f"this action has placed a piece in slot {SLOT.said(slot)} already", rule)
