"""Records: fixed-size, without gaps, each field marked with who may see it.

NumPy's copies skip the padding of aligned records, so what lay in memory before would show up in
bytes, hashes and files. Here every gap is a named field of its own, and there is nothing to skip.
"""

from typing import Any

import numpy as np

EVERYBODY = "everybody"
OWNER = "owner"  # inside players[seat], or element `seat` of an array with one element a seat
NOBODY = "nobody"

MOST_SEATS = 6
SPECTATOR = -1

Field = tuple[str, Any, tuple[int, ...], str]  # name, type, shape, who sees it
Mask = np.ndarray[tuple[int], np.dtype[np.uint8]]

_marks: dict[np.dtype[Any], dict[str, str]] = {}
_declared: dict[np.dtype[Any], np.dtype[Any]] = {}


def record(*fields: Field) -> np.dtype[Any]:
    """Declare a record from (name, type, shape, who sees it); gaps become fields nobody sees."""
    laid_out = without_gaps(fields)
    dtype = np.dtype(
        {
            "names": [name for name, *_ in laid_out],
            "formats": [(kind, shape) if shape else kind for _, kind, shape, _ in laid_out],
        },
        align=True,
    )
    marks = {name: seen_by for name, _, _, seen_by in laid_out}
    if _marks.setdefault(dtype, marks) != marks:
        raise TypeError(f"two records with the fields {list(marks)} differ only in who sees them")
    return _declared.setdefault(dtype, dtype)


def declared(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Of equal record types the one that was declared here, if any was."""
    return _declared.get(dtype, dtype)


def without_gaps(fields: tuple[Field, ...]) -> list[Field]:
    """The fields with every gap, also the one at the end, as a field nobody sees."""
    laid_out: list[Field] = []
    end, widest = 0, 1
    for field in fields:
        alignment = np.dtype(field[1]).alignment
        widest = max(widest, alignment)
        end += _add_gap(laid_out, end, alignment)
        laid_out.append(field)
        end += np.dtype((field[1], field[2])).itemsize
    _add_gap(laid_out, end, widest)
    return laid_out


def _add_gap(laid_out: list[Field], end: int, alignment: int) -> int:
    gap = -end % alignment
    if gap:
        laid_out.append((f"_{end}", np.uint8, (gap,), NOBODY))
    return gap


def marks(dtype: np.dtype[Any]) -> dict[str, str]:
    """Who sees each field of a record declared here."""
    return _marks[dtype]


def is_record(dtype: np.dtype[Any]) -> bool:
    """Whether the type was declared by `record`."""
    return dtype in _marks


def sight(dtype: np.dtype[Any], viewer: int) -> Mask:
    """Which bytes of a game's record a seat (or SPECTATOR) sees: 0xFF or 0."""
    mask = np.zeros(dtype.itemsize, np.uint8)
    for name, seen_by in marks(dtype).items():
        kind, pieces = _pieces(dtype, mask, name)
        for i, piece in enumerate(pieces):
            own = kind.shape == (MOST_SEATS,) and i == viewer
            piece[:] = _seen(kind.base, seen_by, own)
    return mask


def _pieces(dtype: np.dtype[Any], mask: Mask, name: str) -> tuple[np.dtype[Any], Any]:
    """A field's type, and its part of a mask cut into its elements."""
    kind, start, *_ = dtype.fields[name]  # type: ignore[index]
    return kind, mask[start : start + kind.itemsize].reshape(-1, kind.base.itemsize)


def _seen(kind: np.dtype[Any], seen_by: str, own: bool) -> Any:
    """What is seen of one element: all, nothing, or as the fields of a record within are marked."""
    if seen_by == EVERYBODY and is_record(kind):
        return _sight_within(kind, own)
    return 0xFF if seen_by == EVERYBODY or (seen_by == OWNER and own) else 0


def _sight_within(dtype: np.dtype[Any], own: bool) -> Mask:
    mask = np.zeros(dtype.itemsize, np.uint8)
    for name, seen_by in marks(dtype).items():
        kind, pieces = _pieces(dtype, mask, name)
        for piece in pieces:
            piece[:] = _seen(kind.base, seen_by, own)
    return mask
