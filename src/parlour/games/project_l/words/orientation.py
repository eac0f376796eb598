"""Placements as people tell them: where a piece lies, and how it is turned and flipped."""

from parlour.games.project_l.box.pieces import PIECES
from parlour.games.project_l.box.placements import (
    COVERED,
    FIRST_CELL,
    FORMS,
    ORIENTATION,
    PIECE_PLACED,
    PLACEMENTS,
    flipped,
    orientations,
    turned,
)

_TURNS = {"turned": 1, "turned2": 2, "turned3": 3}


def _as_placed(piece: int, flip: int, turns: int) -> str:
    """The words of placements for a piece that was flipped and turned so often."""
    form = FORMS[piece]
    for change in [flipped] * flip + [turned] * turns:
        form = change(form)
    return orientations(FORMS[piece])[form]


_AS_PLACED = {
    (p, f, t): _as_placed(p, f, t) for p in range(PIECES) for f in range(2) for t in range(4)
}
_BY_CELL = {(int(PIECE_PLACED[n]), FIRST_CELL[n], ORIENTATION[n]): n for n in range(PLACEMENTS)}
_BY_CELLS = {(int(PIECE_PLACED[n]), int(COVERED[n])): n for n in range(PLACEMENTS)}


def placement_told(piece: int, cells: list[int], words: list[str]) -> int | None:
    """The placement with this first cell, turned so; or the one on all these cells."""
    turns = sum(_TURNS.get(word, 0) for word in words)
    placed = _AS_PLACED[piece, words.count("flipped") % 2, turns % 4]
    if len(cells) == 1:
        return _BY_CELL.get((piece, cells[0], placed))
    found = _BY_CELLS.get((piece, sum(1 << cell for cell in set(cells))))
    if found is None or (words and ORIENTATION[found] != placed):
        return None
    return found
