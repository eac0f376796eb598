"""Terrains, cubes, vehicles and names of hexes of Small Islands as text, told apart by letters."""

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Any

from rich.text import Text

from parlour.games.small_islands.box.pieces import COLUMN_LETTERS, COLUMN_NAMES, VEHICLE_NAMES
from parlour.games.small_islands.box.terrains import TERRAIN_LETTERS, TERRAIN_NAMES
from parlour.games.small_islands.reach_sight import by_name

View = dict[str, Any]
# Grounds with their own ink: readable on light and on dark terminals.
GROUNDS = {
    **dict(
        zip(
            TERRAIN_NAMES,
            (
                "color(16) on color(229)",
                "color(16) on color(71)",
                "color(16) on color(150)",
                "color(16) on color(180)",
                "color(16) on color(75)",
                "color(16) on color(117)",
            ),
            strict=True,
        )
    ),
    "volcano": "color(231) on color(52)",
    "lava": "color(231) on color(160)",
    "ocean": "color(67)",
}
LETTERS = dict(zip(TERRAIN_NAMES, TERRAIN_LETTERS, strict=True))
CUBE_LETTERS = dict(zip(COLUMN_NAMES, COLUMN_LETTERS, strict=True))
CUBES = dict(
    zip(
        COLUMN_NAMES,
        (
            "bold color(16) on color(231)",
            "bold color(16) on color(246)",
            "bold color(231) on color(16)",
            "bold color(231) on color(94)",
        ),
        strict=True,
    )
)
_paint = ("color(231) on color(124)", "color(231) on color(26)", "color(16) on color(220)")
VEHICLES = dict(zip(VEHICLE_NAMES, (*_paint, "color(231) on color(28)"), strict=False))
OBJECTS = {"hut": "H", "palm": "P"}
ARROWS = dict(zip(("N", "NE", "SE", "S", "SW", "NW"), "↑↗↘↓↙↖", strict=True))
AMULET = "*"
COLOURED = re.compile(rf"\b(?:{'|'.join(COLUMN_NAMES)})\b")


def ink(words: str) -> Text:
    """Words with the colours of columns drawn as their cubes are."""
    text = Text(words)
    for named in COLOURED.finditer(words):
        text.stylize(CUBES[named[0]], *named.span())
    return text


def cube(column: str) -> Text:
    """The letter of a column as a cube."""
    return Text(CUBE_LETTERS[column], style=CUBES[column])


def vehicle(seat: int) -> Text:
    """The number of a seat in the colour of its vehicle."""
    return Text(str(seat + 1), style=f"bold {VEHICLES[VEHICLE_NAMES[seat]]}")


def in_order(names: Iterable[str]) -> list[str]:
    """Hexes from west to east, then from north to south."""
    return sorted(names, key=by_name)


def runs(names: Iterable[str]) -> list[list[str]]:
    """Hexes in order, those that follow each other in a column together."""
    numbered = enumerate(in_order(names))
    return [
        [name for _, name in group]
        for _, group in groupby(numbered, key=lambda at: (at[1][0], by_name(at[1])[1] - at[0]))
    ]


def span(run: list[str]) -> str:
    """A run of hexes: "C5", "C5–8"."""
    return run[0] if len(run) == 1 else f"{run[0]}–{run[-1][1:]}"
