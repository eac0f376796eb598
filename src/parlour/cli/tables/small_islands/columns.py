"""The columns of Small Islands with their clues, and what the own cards would leave of them."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.tables import Scene, numbers_of
from parlour.cli.tables.flow import wrapped
from parlour.cli.tables.small_islands.pieces import cube, hex_name, hex_names, vehicle
from parlour.games.small_islands.sight.schema import Clue, Column, Left, Setting

LABEL, TEXT, NUMBER = 8, 36, 2
IN_HAND = ("card", "show", "new-clue")


def columns(scene: Scene, width: int, spaced: bool) -> Table:
    """Every column: how many candidates, the clues with their roses, and where cubes lie.

    Where there is little room, located treasures are told with their roses alone.
    """
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=LABEL, no_wrap=True)
    grid.add_column(width=2, justify="right")
    grid.add_column()
    for id, column in scene.view["columns"].items():
        if column["begun"]:
            told = wrapped(_told(scene.setting, column, spaced), width - LABEL - 4)
            name = label(scene.setting, id.removeprefix("column."))
            grid.add_row(name, str(column["candidates"]), told)
    return grid


def empty(scene: Scene) -> list[Text]:
    """The columns without a clue, in one line."""
    bare = [
        label(scene.setting, id.removeprefix("column."))
        for id, column in scene.view["columns"].items()
        if not column["begun"]
    ]
    return [Text("  ").join([*bare, Text("without a clue: anywhere on land")])] if bare else []


def label(setting: Setting, colour: str) -> Text:
    """The name of a column with its cube."""
    name = setting["colours"][colour]["name"]
    return Text.assemble(cube(setting, colour), (f" {name}", "bold"))


def _told(setting: Setting, column: Column, spaced: bool) -> list[Text]:
    clues = [_clue(setting, told) for told in column["clues"].values()]
    if column["located"] is None:
        cubes = hex_names(setting, column["cubes"])
        return [*clues, *([Text(f"on {' '.join(cubes)}")] if cubes else [])]
    located = Text(f"LOCATED on {hex_name(setting, column['located'])}", style="bold")
    return [located, *clues] if spaced else [located, Text("roses"), _roses(column)]


def _roses(column: Column) -> Text:
    seats = [told["rose"] for told in column["clues"].values()]
    return Text(" ").join(vehicle(seat) for seat in seats if seat is not None)


def _clue(setting: Setting, told: Clue) -> Text:
    """A clue with the number of the seat whose rose is on it: "next to a hut (1)"."""
    face = setting["clue_faces"][told["clue"]]
    rose = vehicle(told["rose"]) if told["rose"] is not None else Text("no rose")
    return Text.assemble(f"{face['says']} ({'tile, ' if face['tile'] else ''}", rose, ")")


# What cards would leave


def hand(scene: Scene, spaced: bool) -> list[RenderableType]:
    """The own clue cards and the tiles; where there is little room, if they are asked about."""
    asked = scene.view["deciding"][0]["question"]
    clues, tiles = scene.aids["clues"], scene.aids["tiles"]
    parts: list[RenderableType] = []
    if clues and (spaced or asked in (*IN_HAND, "action", "start", "tile")):
        parts.append(_leaves(scene, "Your clue cards", "clue", clues))
    plays = any("do.tile" in choice["touches"] for choice in scene.choices)
    if asked == "tile" or (spaced and plays):
        parts.append(_leaves(scene, "Volcanic tiles", "tile", tiles))
    return parts


def _leaves(scene: Scene, title: str, place: str, cards: dict[str, dict[str, Left]]) -> Table:
    """Cards, each with how many candidates it would leave of every column."""
    setting, numbers = scene.setting, numbers_of(scene)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=NUMBER, justify="right", style="bold")
    grid.add_column(width=TEXT, no_wrap=True)
    for _ in setting["colours"]:
        grid.add_column(width=LABEL - 1, no_wrap=True)
    told = Text.assemble((title, "bold"), " would leave")
    grid.add_row("", told, *(label(setting, colour) for colour in setting["colours"]))
    for id, left in cards.items():
        number = str(numbers.get((f"{place}.{id}",), ""))
        grid.add_row(number, setting["clue_faces"][id]["says"], *map(_left, left.values()))
    return grid


# small_islands-29: what does not fit is told by what is wrong with it.
def _left(entry: Left) -> Text:
    if entry["fits"]:
        return Text(f"{entry['leaves']:>3}", style="bold")
    return Text("  all" if entry["leaves"] else " none", style="dim")
