"""The 5 x 5 cells of a puzzle, numbered row by row; a set of cells has a bit a cell."""

from parlour.games.project_l.box.opened import BOX, listed

SIDE, CELLS = 5, 25


def cells_drawn(where: str) -> int:
    """The set of cells that are X in the rows drawn in the box there."""
    rows = listed(where)
    drawn = all(isinstance(row, str) and len(row) <= SIDE for row in rows)
    if len(rows) > SIDE or not drawn or set("".join(rows)) - set("X.") or "X" not in "".join(rows):
        raise BOX.mistake(where, "must be up to five rows of up to five signs X or .")
    return sum(
        1 << r * SIDE + c for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "X"
    )
