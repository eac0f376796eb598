"""The map of Small Islands: two lines for a hex, neighbouring columns half a hex apart.

The upper line of a hex has its terrain, what stands there, an amulet and a vehicle; the lower line
has cubes, and other vehicles.
"""

from collections.abc import Iterable
from itertools import chain, groupby
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from parlour.cli.tables.flow import wrapped
from parlour.cli.tables.small_islands.pieces import (
    AMULET,
    ARROWS,
    CUBE_LETTERS,
    CUBES,
    GROUNDS,
    LETTERS,
    OBJECTS,
    VEHICLES,
)
from parlour.games.small_islands.box.pieces import VEHICLE_NAMES

View = dict[str, Any]
WIDTH, SIDE, SIGNS = 4, 3, 12  # columns of a hex, of the row numbers, and of the legend
FILLS = {"volcano": "^^^^", "lava": "~~~~"}
OFFERED = "+"

Cell = list[tuple[str, str]]  # signs with their styles
Sign = tuple[str, str] | None
BARE: Cell = [(" " * WIDTH, "")]  # open ocean


def island(view: View) -> Text:
    """The part of the map where land is, with letters above and numbers at the side."""
    hexes = [at for at in view["hexes"] if at["kind"] != "ocean"]
    west, east = (end(at["across"] for at in hexes) for end in (min, max))
    north, south = (end(at["down"] for at in hexes) for end in (min, max))
    places, columns = _places(view), range(west, east + 1)
    rows = [[places.get((a, down), BARE) for a in columns] for down in range(north, south + 2)]
    if all(sign.strip(" ·") == "" for signs in rows[-1] for sign, _ in signs):
        rows.pop()  # the lower half of the southernmost hexes, where nothing is
    letters = "".join(f"{chr(ord('A') + across):<{WIDTH}}" for across in columns)
    text = Text.assemble(" " * SIDE, (letters, "bold"))
    for down, row in enumerate(rows, north):
        text.append("\n").append(f"{_row(down):>{SIDE - 1}} ", style="bold").append_text(
            _drawn(row)
        )
    return text


# small_islands-74: hexes of the odd columns begin half a row below the number.
def _row(down: int) -> str:
    return "" if down % 2 else str(down // 2 + 1)


def _places(view: View) -> dict[tuple[int, int], Cell]:
    """What stands in every place of the map, by column and line."""
    offered = set(view["question"]["hexes"]) if view["question"] else set()
    found = {}
    for at in view["hexes"]:
        upper, lower = cell(at, at["name"] in offered)
        found[at["across"], at["down"]] = upper
        found[at["across"], at["down"] + 1] = lower
    return found


def _drawn(cells: Iterable[Cell]) -> Text:
    """A line of the map; signs of one style in a row are one piece."""
    text = Text()
    signs = chain.from_iterable(cells)
    for style, alike in groupby(signs, key=lambda sign: sign[1]):
        text.append("".join(sign for sign, _ in alike), style=style)
    return text


def cell(at: View, offered: bool) -> tuple[Cell, Cell]:
    """The two lines of a hex."""
    ground = GROUNDS[at["kind"]]
    if at["kind"] == "ocean":
        return [(" ·  ", ground)], [(" " * WIDTH, ground)]
    first, *others = [*map(_vehicle, at["vehicles"]), None]
    fill = FILLS.get(at["kind"], " " * WIDTH)
    upper = [_terrain(at), _object(at), _amulet(at), first]
    lower = ([*_cubes(at), *others[:-1]] + [None] * WIDTH)[:WIDTH]
    if offered and lower[-1] is None:
        lower[-1] = (OFFERED, "bold")
    return _filled(upper, fill, ground), _filled(lower, fill, ground)


def _filled(signs: list[Sign], fill: str, ground: str) -> Cell:
    """Signs on their ground, with the ground where there is none; colours of their own stay."""
    return [
        (sign[0], f"{ground} {sign[1]}") if sign else (bare, ground)
        for sign, bare in zip(signs, fill, strict=True)
    ]


# small_islands-32: capital letters for the largest area.
def _terrain(at: View) -> Sign:
    letter = LETTERS.get(at["kind"])
    if letter is None:
        return None
    return (letter.upper(), "bold") if at["largest"] else (letter, "")


def _object(at: View) -> Sign:
    if at["object"] is None:
        return None
    return OBJECTS.get(at["object"]) or ARROWS.get(at["facing"], "?"), "bold"


def _amulet(at: View) -> Sign:
    return (AMULET, "bold") if at["amulet"] else None


def _vehicle(seat: int) -> tuple[str, str]:
    return str(seat + 1), f"bold {VEHICLES[VEHICLE_NAMES[seat]]}"


# small_islands-49: small letters where a cube was removed.
def _cubes(at: View) -> list[Sign]:
    cubes: list[Sign] = [(CUBE_LETTERS[name], CUBES[name]) for name in at["cubes"]]
    return cubes + [(CUBE_LETTERS[name].lower(), "") for name in at["struck"]]


# Beside the map


def legend(view: View) -> list[Text]:
    """What the signs mean."""
    cubes = "".join(CUBE_LETTERS.values())
    told = [Text(f"{letter} {name}", style=GROUNDS[name]) for name, letter in LETTERS.items()]
    told.append(Text(f"{''.join(LETTERS.values())[:2].upper()}… largest"))
    if view["options"]["volcano"] == "on":
        told += [Text("^ volcano", style=GROUNDS["volcano"]), Text("~ lava", style=GROUNDS["lava"])]
    told += [Text("H hut"), Text("P palm tree"), Text("↑ statue"), Text(f"{AMULET} amulet")]
    told += [Text("1–4 vehicles"), Text(f"{cubes} cubes"), Text(f"{cubes[0].lower()} struck out")]
    hexes = view["question"] and view["question"]["hexes"]
    return told + ([Text(f"{OFFERED} choose it")] if hexes else [])


def supplies(view: View) -> list[Text]:
    """How much is left where."""
    decks = view["decks"]
    told = [("clues", decks["clues"]), ("old clues", len(decks["clues_discarded"]))]
    told += [("treasure", decks["treasure"]), ("no Curse", decks["safe"])]
    told += [("discarded", len(decks["treasure_discarded"])), ("face down", decks["unseen"])]
    told += [("amulets", decks["amulets"])]
    told += [("lava", decks["lava"])] if view["options"]["volcano"] == "on" else []
    return [Text(f"{count:>2} {what}") for what, count in told]


def map_and_legend(view: View, width: int) -> Table | Group:
    """The map, with legend and supplies at its side if there is room, else below."""
    drawn, signs, left = island(view), legend(view), supplies(view)
    side = Text("\n").join([*signs, *left])
    if max(line.cell_len for line in drawn.split()) + 1 + SIGNS > width:
        return Group(drawn, wrapped(signs, width), wrapped(left, width))
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_row(drawn, side)
    return grid
