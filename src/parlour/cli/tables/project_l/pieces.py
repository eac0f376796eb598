"""Pieces and puzzles of Project L as text: by letter and number, coloured where colour is shown."""

import re
from typing import Any

from rich.text import Text

from parlour.games.project_l.box import DOT, PIECE_HEX, PIECE_IDS, SIDE

Face = dict[str, Any]
NAMED = re.compile(rf"\b({'|'.join(PIECE_IDS)})\b")
DARK = 120  # of 255: below, letters are white
FREE, NONE = "░░", "  "
# Two rows of a small picture in one line: upper and lower cell there or not.
HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
ARROWS = {"UP1": "↑", "UP2": "↑↑"}


def _style(hex_colour: str) -> str:
    """A piece's colour as ground, with letters that can be read on it."""
    red, green, blue = (int(hex_colour[i : i + 2], 16) for i in (1, 3, 5))
    brightness = (red * 299 + green * 587 + blue * 114) // 1000
    return f"{'#ffffff' if brightness < DARK else '#000000'} on {hex_colour.lower()}"


STYLES = {name: _style(colour) for name, colour in zip(PIECE_IDS, PIECE_HEX, strict=True)}


def chip(name: str) -> Text:
    """A piece by its id."""
    return Text(name, style=STYLES[name])


def chips(names: list[str]) -> Text:
    """Several pieces beside each other."""
    return Text(" ").join(chip(name) for name in names)


def ink(words: str) -> Text:
    """Words with every piece coloured: "seat 2 places T4 in w05"."""
    text = Text(words)
    for named in NAMED.finditer(words):
        text.stylize(STYLES[named[0]], *named.span())
    return text


def reward(name: str) -> Text:
    """What completing a puzzle brings: a piece, red arrows or an M."""
    return chip(name) if name in STYLES else Text(ARROWS.get(name, name), style="bold")


def worth(puzzle: Face) -> Text:
    """A puzzle's points and reward: "4p T4"."""
    return Text(f"{puzzle['points']}p ") + reward(puzzle["reward"])


def title(puzzle: Face) -> Text:
    """A puzzle's id, with a star if its shape is not certain."""
    certain = puzzle["provenance"] in ("official", "seed")
    return Text(puzzle["id"] + ("" if certain else "*"))


def small(rows: list[str]) -> list[Text]:
    """The recess of a puzzle, two rows a line."""
    pairs = zip(rows[::2], [*rows[1::2], "." * SIDE], strict=True)
    return [
        Text("".join(HALVES[up == "X", low == "X"] for up, low in zip(*pair, strict=True)))
        for pair in pairs
    ]


def narrow(slot: Face) -> list[Text]:
    """A puzzle being filled, a letter a cell."""
    return [
        Text().join(_narrow(slot, row * SIDE + column) for column in range(SIDE))
        for row in range(SIDE)
    ]


def _narrow(slot: Face, cell: int) -> Text:
    shown = _cell(slot, cell)
    return Text(shown.plain[:1], style=shown.style)


def large(slot: Face) -> list[Text]:
    """A puzzle being filled, with the names of its rows."""
    return [
        Text(f"{row + 1} ") + Text().join(_cell(slot, row * SIDE + c) for c in range(SIDE))
        for row in range(SIDE)
    ]


def _cell(slot: Face, cell: int) -> Text:
    """A cell: the piece on it, to tell equal ones apart every second in small letters; or free."""
    covering = slot["cells"][cell]
    if covering is None:
        row, column = divmod(cell, SIDE)
        return Text(FREE if slot["puzzle"]["rows"][row][column] == "X" else NONE)
    name, number = covering
    if name == PIECE_IDS[DOT]:
        return chip(name)
    alike = {n for laid, n in filter(None, slot["cells"]) if laid == name and n < number}
    return Text(name.lower() if len(alike) % 2 else name, style=STYLES[name])
