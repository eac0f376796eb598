"""Placements as people tell them: where a piece lies and how it is held."""

from parlour.games.project_l.box import PIECES, SIDE
from parlour.games.project_l.placements import (
    COVERED,
    FIRST_CELL,
    FIRST_OF,
    HELD,
    PIECE,
    PLACEMENTS,
    placement_of,
)
from parlour.kit.sets import members

TURNS = {"turned": 1, "turned2": 2, "turned3": 3}


def _turned(cells: int) -> int:
    """The cells of a puzzle after a quarter turn clockwise."""
    found = [divmod(cell, SIDE) for cell in members(cells)]
    return sum(1 << column * SIDE + SIDE - 1 - row for row, column in found)


def _flipped(cells: int) -> int:
    found = [divmod(cell, SIDE) for cell in members(cells)]
    return sum(1 << row * SIDE + SIDE - 1 - column for row, column in found)


def _held(piece: int, flip: int, turns: int) -> str:
    plain = next(n for n in range(FIRST_OF[piece], FIRST_OF[piece + 1]) if not HELD[n])
    cells = int(COVERED[plain])
    for change in [_flipped] * flip + [_turned] * turns:
        cells = change(cells)
    found = placement_of(cells, piece)
    assert found is not None  # every way to hold a piece has a place on the board
    return HELD[found]


_HELD = {(p, f, t): _held(p, f, t) for p in range(PIECES) for f in range(2) for t in range(4)}
_BY_CELL = {(int(PIECE[n]), FIRST_CELL[n], HELD[n]): n for n in range(PLACEMENTS)}
_BY_CELLS = {(int(PIECE[n]), int(COVERED[n])): n for n in range(PLACEMENTS)}


def placement_told(piece: int, cells: list[int], held: list[str]) -> int | None:
    """The placement with this first cell, held so; or the one on all these cells."""
    if len(cells) == 1:
        return _BY_CELL.get((piece, cells[0], _in_the_end(piece, held)))
    found = _BY_CELLS.get((piece, sum(1 << cell for cell in set(cells))))
    if found is None or (held and HELD[found] != _in_the_end(piece, held)):
        return None
    return found


def _in_the_end(piece: int, held: list[str]) -> str:
    """How a piece is held after these words, in those that placements use."""
    turns = sum(TURNS.get(word, 0) for word in held)
    return _HELD[piece, held.count("flipped") % 2, turns % 4]
