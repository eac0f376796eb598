"""Terrains, cubes, vehicles and names of hexes of Small Islands as text, told apart by letters."""

import re
from collections.abc import Iterable
from itertools import groupby

from rich.text import Text

from parlour.games.small_islands.sight.schema import Setting

# Grounds with their own ink: readable on light and on dark terminals.
_TERRAINS = (
    "color(16) on color(229)",
    "color(16) on color(71)",
    "color(16) on color(150)",
    "color(16) on color(180)",
    "color(16) on color(75)",
    "color(16) on color(117)",
)
_GROUNDS = {
    "volcano": "color(231) on color(52)",
    "lava": "color(231) on color(160)",
    "ocean": "color(67)",
}
_CUBES = (
    "bold color(16) on color(231)",
    "bold color(16) on color(246)",
    "bold color(231) on color(16)",
    "bold color(231) on color(94)",
)
_VEHICLES = (
    "bold color(231) on color(124)",
    "bold color(231) on color(26)",
    "bold color(16) on color(220)",
    "bold color(231) on color(28)",
)
AMULET = "*"


def ground_style(setting: Setting, ground: str) -> str:
    """How the ground of a hex is painted."""
    return _GROUNDS.get(ground) or _TERRAINS[list(setting["terrains"]).index(ground)]


def ink(setting: Setting, words: str) -> Text:
    """Words with the colours of columns drawn as their cubes are."""
    text = Text(words)
    for id, colour in setting["colours"].items():
        for named in re.finditer(rf"\b{colour['name']}\b", words):
            text.stylize(_cube_style(setting, id), *named.span())
    return text


def cube(setting: Setting, colour: str) -> Text:
    """The letter of a column as a cube."""
    return Text(setting["colours"][colour]["letter"], style=_cube_style(setting, colour))


def _cube_style(setting: Setting, colour: str) -> str:
    return _CUBES[list(setting["colours"]).index(colour)]


def vehicle(seat: int) -> Text:
    """The number of a seat in the colour of its vehicle."""
    return Text(str(seat + 1), style=_VEHICLES[seat])


# Hexes


def hex_name(setting: Setting, id: str) -> str:
    """The name of a hex by its id: "h5" is H5."""
    return setting["hexes"][f"hex.{id}"]["name"]


def by_name(name: str) -> tuple[str, int]:
    """Hexes from west to east, then from north to south."""
    return name[0], int(name[1:])


def hex_names(setting: Setting, ids: Iterable[str]) -> list[str]:
    """The names of hexes, in order."""
    return sorted((hex_name(setting, id) for id in ids), key=by_name)


def runs(names: Iterable[str]) -> list[list[str]]:
    """Hexes in order, those that follow each other in a column together."""
    numbered = enumerate(sorted(names, key=by_name))
    return [
        [name for _, name in group]
        for _, group in groupby(numbered, key=lambda at: (at[1][0], by_name(at[1])[1] - at[0]))
    ]


def span(run: list[str]) -> str:
    """A run of hexes: "C5", "C5–8"."""
    return run[0] if len(run) == 1 else f"{run[0]}–{run[-1][1:]}"
