"""Pieces and puzzles of Project L as text: by letter and number, coloured where colour is shown."""

import re
from collections.abc import Iterable

from rich.text import Text

from parlour.games.project_l.sight.schema import Setting, Unfinished

DARK = 120  # of 255: below, letters are white
FREE, NONE = "░░", "  "
# Two rows of a small picture in one line: upper and lower cell there or not.
HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
REWARDS = {"up1": "↑", "up2": "↑↑", "m": "M"}
COLUMNS = "abcde"


def _style(hex_colour: str) -> str:
    """A piece's colour as ground, with letters that can be read on it."""
    red, green, blue = (int(hex_colour[i : i + 2], 16) for i in (1, 3, 5))
    brightness = (red * 299 + green * 587 + blue * 114) // 1000
    return f"{'#ffffff' if brightness < DARK else '#000000'} on {hex_colour.lower()}"


def chip(setting: Setting, piece: str) -> Text:
    """A piece by its name."""
    face = setting["pieces"][piece]
    return Text(face["label"], style=_style(face["hex"]))


def chips(setting: Setting, pieces: Iterable[str]) -> Text:
    """Several pieces beside each other."""
    return Text(" ").join(chip(setting, piece) for piece in pieces)


def ink(setting: Setting, words: str) -> Text:
    """Words with every piece coloured: "seat 2 places T4 in w05"."""
    text = Text(words)
    styles = {face["label"]: _style(face["hex"]) for face in setting["pieces"].values()}
    for named in re.finditer(rf"\b({'|'.join(styles)})\b", words):
        text.stylize(styles[named[0]], *named.span())
    return text


def worth(setting: Setting, puzzle: str) -> Text:
    """A puzzle's points and reward, a piece, red arrows, an M or none: "4p T4"."""
    face = setting["puzzles"][puzzle]
    reward = face["reward"]
    points = Text(f"{face['points']}p")
    if reward is None:
        return points
    gained = Text(REWARDS[reward], style="bold") if reward in REWARDS else chip(setting, reward)
    return points + Text(" ") + gained


def title(setting: Setting, puzzle: str) -> Text:
    """A puzzle's id, with a star if its shape is not certain."""
    certain = setting["puzzles"][puzzle]["provenance"] in ("official", "seed")
    return Text(puzzle + ("" if certain else "*"))


def small(setting: Setting, puzzle: str) -> list[Text]:
    """The recess of a puzzle, two rows a line."""
    rows = setting["puzzles"][puzzle]["rows"]
    pairs = zip(rows[::2], [*rows[1::2], "." * len(COLUMNS)], strict=True)
    return [
        Text("".join(HALVES[up == "X", low == "X"] for up, low in zip(*pair, strict=True)))
        for pair in pairs
    ]


def free(setting: Setting, slot: Unfinished) -> int:
    """How many cells of a puzzle are still to be filled."""
    recess = sum(row.count("X") for row in setting["puzzles"][slot["puzzle"]]["rows"])
    return recess - sum(len(cells) for laid in slot["pieces"].values() for cells in laid)


def narrow(setting: Setting, slot: Unfinished) -> list[Text]:
    """A puzzle being filled, a letter a cell."""
    rows = _filled(setting, slot)
    return [Text().join(Text(cell.plain[:1], style=cell.style) for cell in row) for row in rows]


def large(setting: Setting, slot: Unfinished) -> list[Text]:
    """A puzzle being filled, with the names of its rows."""
    rows = enumerate(_filled(setting, slot), 1)
    return [Text(f"{number} ") + Text().join(row) for number, row in rows]


def _filled(setting: Setting, slot: Unfinished) -> list[list[Text]]:
    """The cells of a puzzle row by row: the piece on each, or free."""
    covering = dict(_covering(setting, slot))
    return [
        [
            covering.get(f"{column}{number}", Text(FREE if sign == "X" else NONE))
            for column, sign in zip(COLUMNS, row, strict=True)
        ]
        for number, row in enumerate(setting["puzzles"][slot["puzzle"]]["rows"], 1)
    ]


def _covering(setting: Setting, slot: Unfinished) -> Iterable[tuple[str, Text]]:
    """The covered cells; to tell equal pieces apart, every second is in small letters."""
    for piece, laid in slot["pieces"].items():
        name, is_dot = chip(setting, piece), setting["pieces"][piece]["level"] == 1
        for number, cells in enumerate(laid):
            plain = piece if number % 2 and not is_dot else name.plain
            yield from ((cell, Text(plain, style=name.style)) for cell in cells)
