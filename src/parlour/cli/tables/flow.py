"""Pieces of text set beside each other, and wrapped between them where a line is full."""

from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

GAP = "  "


def wrapped(pieces: Iterable[Text], width: int) -> Text:
    """The pieces side by side, none of them broken."""
    text, used = Text(), 0
    for piece in pieces:
        if used and used + len(GAP) + piece.cell_len > width:
            text.append("\n")
            used = 0
        text.append(GAP if used else "").append_text(piece)
        used += piece.cell_len + (len(GAP) if used else 0)
    return text


def labelled(rows: Iterable[tuple[str, Iterable[Text]]], width: int, indent: int = 9) -> Table:
    """Rows of a label and pieces beside it."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=indent, no_wrap=True, style="bold")
    grid.add_column()
    for label, pieces in rows:
        grid.add_row(label, wrapped(pieces, width - indent - 1))
    return grid


def lines(pieces: Iterable[Text], width: int) -> int:
    """How many lines the pieces take."""
    return wrapped(pieces, width).plain.count("\n") + 1


def stacked(parts: Iterable[RenderableType | None], spaced: bool) -> list[RenderableType]:
    """Parts one under the other, perhaps with a free line between them."""
    shown: list[RenderableType] = []
    for part in parts:
        if part is not None:
            shown += ["", part] if shown and spaced else [part]
    return shown
