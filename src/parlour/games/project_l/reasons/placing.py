"""Why a piece is not placed, by whatever action: project_l-39."""

from parlour.games.game import Refusal
from parlour.games.project_l.box.placements import COVERED, PIECE_PLACED, PLACEMENTS
from parlour.games.project_l.box.puzzles import NO_PUZZLE
from parlour.games.project_l.nouns import CELL, PIECE, SLOT
from parlour.kit.positions import Reading

_COVERED, _PIECE = COVERED.tolist(), PIECE_PLACED.tolist()  # read many times faster than arrays


def not_placed(game: Reading, seat: int, move: int) -> Refusal:
    """Why a piece cannot be laid so."""
    player, (number, placement) = game.players[seat], divmod(move, PLACEMENTS)
    slot, piece = player.slots[number], _PIECE[placement]
    if slot.puzzle == NO_PUZZLE:
        return Refusal(f"you have no puzzle in slot {SLOT.said(number)}", "project_l-39")
    if player.stock[piece] == 0:
        return Refusal(f"you have no {PIECE.said(piece)} in stock", "project_l-39")
    return _does_not_fit(slot, placement)


def _does_not_fit(slot: Reading, placement: int) -> Refusal:
    taken = _COVERED[placement] & ~slot.free
    cell = (taken & -taken).bit_length() - 1
    why = "is covered already" if slot.cells[cell] else "is outside the recess"
    piece = PIECE.said(_PIECE[placement])
    return Refusal(f"your {piece} does not fit there: {CELL.said(cell)} {why}", "project_l-39")
