"""Every way to lay a piece on the 5 x 5 cells of a puzzle, and tables of what fits where.

Placements are numbered piece by piece, by ascending cells; ways that cover the same cells are one.
What fits is found five cells at a time: for each band (row of the puzzle) and each pattern of its
free cells there is a set of the placements that keep to them, in words of at most 62 members.
"""

import numpy as np

from parlour.games.project_l.box.cells import SIDE, cells_drawn
from parlour.games.project_l.box.opened import BOX
from parlour.games.project_l.box.pieces import LEVEL, PIECES
from parlour.games.project_l.box.puzzles import RECESS

Form = frozenset[tuple[int, int]]  # (row, column)
MOST_IN_WORD = 62
TURNS = ("", "turned", "turned twice", "turned thrice")


def _form(rows: list[str]) -> Form:
    return _moved(
        {(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "X"}
    )


def _moved(form: "set[tuple[int, int]] | Form") -> Form:
    """The form moved to the top left corner."""
    top, left = min(r for r, _ in form), min(c for _, c in form)
    return frozenset((r - top, c - left) for r, c in form)


def turned(form: Form) -> Form:
    """A quarter turn clockwise."""
    return _moved({(c, -r) for r, c in form})


def flipped(form: Form) -> Form:
    """Turned over, left to right."""
    return _moved({(r, -c) for r, c in form})


def orientations(form: Form) -> dict[Form, str]:
    """The different ways to turn and flip a piece, each with the first words that lead to it."""
    found: dict[Form, str] = {}
    for flip in ("", "flipped"):
        lying = flipped(form) if flip else form
        for turn in TURNS:
            found.setdefault(lying, " ".join(filter(None, (flip, turn))))
            lying = turned(lying)
    return found


def _set_at(form: Form, down: int, right: int) -> int:
    return sum(1 << (r + down) * SIDE + c + right for r, c in form)


def _laid(ways: dict[Form, str]) -> list[tuple[int, str]]:
    """All placements of a piece: the cells covered, and its orientation, by ascending cells."""
    laid = []
    for form, words in ways.items():
        height, width = max(r for r, _ in form), max(c for _, c in form)
        for down in range(SIDE - height):
            laid += [(_set_at(form, down, right), words) for right in range(SIDE - width)]
    return sorted(laid)


def _is_whole(form: Form) -> bool:
    """Whether the cells hang together by their edges."""
    reached = {min(form)}
    for _ in form:
        reached |= {(r, c) for r, c in form for q, d in reached if abs(r - q) + abs(c - d) == 1}
    return reached == form


def _drawn(where: str, level: int) -> Form:
    """The form drawn in the box, checked."""
    if cells_drawn(where).bit_count() != level:
        raise BOX.mistake(where, "must have as many cells as its level")
    form = _form(BOX.at(where))
    if not _is_whole(form):
        raise BOX.mistake(where, "must hang together")
    return form


FORMS = [_drawn(f"pieces.{p}.shape", int(LEVEL[p])) for p in range(PIECES)]
_of_piece = [_laid(orientations(form)) for form in FORMS]

PLACEMENTS = sum(map(len, _of_piece))
COVERED = np.array([c for laid in _of_piece for c, _ in laid], np.int32)  # set of cells
PIECE_PLACED = np.array([p for p in range(PIECES) for _ in _of_piece[p]], np.int8)
ORIENTATION = [words for laid in _of_piece for _, words in laid]  # how it is turned and flipped
FIRST_CELL = [(int(covered) & -int(covered)).bit_length() - 1 for covered in COVERED]
FIRST_OF = np.cumsum([0] + [len(laid) for laid in _of_piece])  # the first placement of each piece

# Words: each holds up to 62 placements of one piece.
_words = [
    (p, first, min(first + MOST_IN_WORD, int(FIRST_OF[p + 1])))
    for p in range(PIECES)
    for first in range(int(FIRST_OF[p]), int(FIRST_OF[p + 1]), MOST_IN_WORD)
]
WORDS_OF = np.array(
    [sum(1 << w for w, (p, _, _) in enumerate(_words) if p == piece) for piece in range(PIECES)]
)  # set of the words of each piece
WORD_FIRST = np.array([first for _, first, _ in _words])
BAND = (1 << SIDE) - 1


def _fitting(band: int, free: int, first: int, end: int) -> int:
    """The set of placements from `first` on that, in this band, cover only free cells."""
    blocked = (BAND & ~free) << band * SIDE
    return sum(1 << n - first for n in range(first, end) if not int(COVERED[n]) & blocked)


FITTING = np.array(
    [
        [[_fitting(band, free, first, end) for _, first, end in _words] for free in range(BAND + 1)]
        for band in range(SIDE)
    ]
)

ROOMS = [int((COVERED & ~recess == 0).sum()) for recess in RECESS]  # placements in each puzzle


def placement_of(covered: int, piece: int) -> int | None:
    """The placement of the piece that covers exactly these cells, if there is one."""
    found = np.flatnonzero((covered == COVERED) & (piece == PIECE_PLACED))
    return int(found[0]) if len(found) else None
