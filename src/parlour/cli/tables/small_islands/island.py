"""The map of Small Islands: two lines for a hex, neighbouring columns half a hex apart.

The upper line of a hex has its terrain, what stands there, an amulet and a vehicle; the lower line
has cubes, and other vehicles.
"""

from collections.abc import Iterable
from itertools import chain, groupby

from rich.console import Group
from rich.table import Table
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import wrapped
from parlour.cli.tables.small_islands.pieces import AMULET, cube, ground_style, vehicle
from parlour.games.small_islands.sight.schema import Setting, View

WIDTH, SIDE, SIGNS = 4, 3, 12  # columns of a hex, of the row numbers, and of the legend
FILLS = {"volcano": "^^^^", "lava": "~~~~"}
ARROWS = dict(zip(("n", "ne", "se", "s", "sw", "nw"), "↑↗↘↓↙↖", strict=True))
OFFERED = "+"

Sign = tuple[str, str]  # with its style
Cell = list[Sign]
BARE: Cell = [(" " * WIDTH, "")]  # open ocean


class Signs:
    """What is drawn on hexes, by their ids."""

    def __init__(self, scene: Scene) -> None:
        setting, view = scene.setting, scene.view
        printed = {id: at["ground"] for id, at in setting["hexes"].items()}
        self.grounds = {id.removeprefix("hex."): ground for id, ground in printed.items()}
        self.grounds |= view["changed"]
        self.setting, self.largest = setting, set(view["largest"])
        self.offered = set(scene.aids["spots"]) if scene.aids and view["deciding"] else set()
        self.objects = _objects(view)
        self.amulets = {piece["hex"] for piece in view["amulets"].values()}
        self.vehicles: dict[str, list[Sign]] = {}
        for piece in view["vehicles"].values():
            self.vehicles.setdefault(piece["hex"], []).append(_sign(vehicle(piece["seat"])))
        self.cubes = _cubes(setting, view)

    def cell(self, id: str) -> tuple[Cell, Cell]:
        """The two lines of a hex."""
        kind = self.grounds[id]
        ground = ground_style(self.setting, kind)
        if kind == "ocean":
            return [(" ·  ", ground)], [(" " * WIDTH, ground)]
        first, *others = [*self.vehicles.get(id, []), None]
        fill = FILLS.get(kind, " " * WIDTH)
        amulet = (AMULET, "bold") if id in self.amulets else None
        upper = [self._terrain(id), self.objects.get(id), amulet, first]
        lower = ([*self.cubes.get(id, []), *others[:-1]] + [None] * WIDTH)[:WIDTH]
        if id in self.offered and lower[-1] is None:
            lower[-1] = (OFFERED, "bold")
        return _filled(upper, fill, ground), _filled(lower, fill, ground)

    # small_islands-32: capital letters for the largest area.
    def _terrain(self, id: str) -> Sign | None:
        face = self.setting["terrains"].get(self.grounds[id])
        if face is None:
            return None
        return (face["letter"].upper(), "bold") if id in self.largest else (face["letter"], "")


def _sign(text: Text) -> Sign:
    return text.plain, str(text.style)


def _objects(view: View) -> dict[str, Sign]:
    found = {piece["hex"]: ("H", "bold") for piece in view["huts"].values()}
    found |= {piece["hex"]: ("P", "bold") for piece in view["palms"].values()}
    statues = view["statues"].values()
    return found | {s["hex"]: (ARROWS.get(s["facing"] or "", "?"), "bold") for s in statues}


# small_islands-49: small letters where a cube was removed.
def _cubes(setting: Setting, view: View) -> dict[str, list[Sign | None]]:
    found: dict[str, list[Sign | None]] = {}
    columns = [(id.removeprefix("column."), column) for id, column in view["columns"].items()]
    for colour, column in columns:
        for at in column["cubes"]:
            found.setdefault(at, []).append(_sign(cube(setting, colour)))
    for colour, column in columns:
        for at in column["struck"]:
            found.setdefault(at, []).append((cube(setting, colour).plain.lower(), ""))
    return found


def _filled(signs: Iterable[Sign | None], fill: str, ground: str) -> Cell:
    """Signs on their ground, with the ground where there is none; colours of their own stay."""
    return [
        (sign[0], f"{ground} {sign[1]}") if sign else (bare, ground)
        for sign, bare in zip(signs, fill, strict=True)
    ]


def island(scene: Scene) -> Text:
    """The part of the map where land is, with letters above and numbers at the side."""
    signs = Signs(scene)
    hexes = {id.removeprefix("hex."): at for id, at in scene.setting["hexes"].items()}
    land = [at for id, at in hexes.items() if signs.grounds[id] != "ocean"]
    west, east = (end(at["across"] for at in land) for end in (min, max))
    north, south = (end(at["down"] for at in land) for end in (min, max))
    places = {}
    for id, at in hexes.items():
        upper, lower = signs.cell(id)
        places[at["across"], at["down"]] = upper
        places[at["across"], at["down"] + 1] = lower
    columns = range(west, east + 1)
    rows = [[places.get((a, down), BARE) for a in columns] for down in range(north, south + 2)]
    return _lined(rows, columns, north)


def _lined(rows: list[list[Cell]], columns: range, north: int) -> Text:
    """The rows of the map with their numbers, under the letters of the columns."""
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


def _drawn(cells: Iterable[Cell]) -> Text:
    """A line of the map; signs of one style in a row are one piece."""
    text = Text()
    signs = chain.from_iterable(cells)
    for style, alike in groupby(signs, key=lambda sign: sign[1]):
        text.append("".join(sign for sign, _ in alike), style=style)
    return text


# Beside the map


def legend(scene: Scene) -> list[Text]:
    """What the signs mean."""
    setting = scene.setting
    cubes = "".join(colour["letter"] for colour in setting["colours"].values())
    letters = "".join(face["letter"] for face in setting["terrains"].values())
    told = [
        Text(f"{face['letter']} {face['name']}", style=ground_style(setting, id))
        for id, face in setting["terrains"].items()
    ]
    told.append(Text(f"{letters[:2].upper()}… largest"))
    if setting["island"]["centre"]:
        told += [
            Text(f"{FILLS[what][0]} {what}", style=ground_style(setting, what)) for what in FILLS
        ]
    told += [Text("H hut"), Text("P palm tree"), Text("↑ statue"), Text(f"{AMULET} amulet")]
    told += [Text("1–4 vehicles"), Text(f"{cubes} cubes"), Text(f"{cubes[0].lower()} struck out")]
    offered = scene.aids and scene.aids["spots"] and scene.view["deciding"]
    return told + ([Text(f"{OFFERED} choose it")] if offered else [])


def supplies(scene: Scene) -> list[Text]:
    """How much is left where."""
    piles = scene.view["piles"]
    treasure, discard = piles["deck.treasure"], piles["discard.treasure"]
    told = [
        ("clues", piles["deck.clues"]["amount"]),
        ("old clues", piles["discard.clues"]["amount"]),
        ("treasure", treasure["amount"]),
        ("no Curse", treasure["safe"]),
        ("discarded", len(discard["seen"])),
        ("face down", discard["unseen"]),
        ("amulets", piles["supply.amulets"]["amount"]),
    ]
    told += [("lava", piles["supply.lava"]["amount"])] if scene.setting["island"]["centre"] else []
    return [Text(f"{count:>2} {what}") for what, count in told]


def map_and_legend(scene: Scene, width: int) -> Table | Group:
    """The map, with legend and supplies at its side if there is room, else below."""
    drawn, signs, left = island(scene), legend(scene), supplies(scene)
    side = Text("\n").join([*signs, *left])
    if max(line.cell_len for line in drawn.split()) + 1 + SIGNS > width:
        return Group(drawn, wrapped(signs, width), wrapped(left, width))
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_row(drawn, side)
    return grid
