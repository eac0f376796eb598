"""Why a piece of Project L is not placed, by whatever action."""

from parlour.games.game import Refusal
from parlour.games.project_l.box import NO_PUZZLE, PIECE_IDS
from parlour.games.project_l.placements import COVERED, PIECE, PLACEMENTS
from parlour.games.project_l.words import cell_name
from parlour.kit.positions import Reading

_COVERED, _PIECE = COVERED.tolist(), PIECE.tolist()  # read many times faster than arrays


def not_placed(game: Reading, seat: int, move: int) -> Refusal:
    """Why a piece cannot be laid so, by whatever action."""
    player, piece = game.players[seat], _PIECE[move % PLACEMENTS]
    slot = player.slots[move // PLACEMENTS]
    if slot.puzzle == NO_PUZZLE:
        return Refusal(f"you have no puzzle in slot {move // PLACEMENTS + 1}", "project_l-39")
    if player.stock[piece] == 0:
        return Refusal(f"you have no {PIECE_IDS[piece]} in stock", "project_l-39")
    return _does_not_fit(slot, move % PLACEMENTS)


def _does_not_fit(slot: Reading, placement: int) -> Refusal:
    taken = _COVERED[placement] & ~slot.free
    cell = (taken & -taken).bit_length() - 1
    why = "is covered already" if slot.cells[cell] else "is outside the recess"
    piece = PIECE_IDS[_PIECE[placement]]
    return Refusal(f"your {piece} does not fit there: {cell_name(cell)} {why}", "project_l-39")


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
