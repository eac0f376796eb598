"""Placements as answers: the same in every position, since slots and cells never move."""

from parlour.games.project_l.box.cells import CELLS
from parlour.games.project_l.box.placements import COVERED, PIECE_PLACED, PLACEMENTS
from parlour.games.project_l.moves import AMBASSADOR, FIRST_SPACE, MASTER
from parlour.games.project_l.nouns import CELL, PIECE, SLOT, placing
from parlour.games.questions import Answer

_CELLS = [[c for c in range(CELLS) if covered >> c & 1] for covered in COVERED.tolist()]
_PIECE = PIECE_PLACED.tolist()


def _answer(move: int) -> Answer:
    slot, placement = divmod(move, PLACEMENTS)
    cells = (f"own.{SLOT.id(slot)}.{CELL.id(cell)}" for cell in _CELLS[placement])
    return Answer(f"places {placing(move)}", (f"piece.{PIECE.id(_PIECE[placement])}", *cells))


PLACING = {move: _answer(move) for move in range(FIRST_SPACE)}
MULTIPLE = {
    MASTER: Answer("begins Master", ("do.master",)),
    AMBASSADOR: Answer("begins Ambassador", ("do.ambassador",)),
}
