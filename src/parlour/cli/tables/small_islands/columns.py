"""The columns of Small Islands with their clues, and what the own cards would leave of them."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import wrapped
from parlour.cli.tables.small_islands.pieces import cube, in_order, vehicle
from parlour.games.small_islands.box.pieces import COLUMN_NAMES

View = dict[str, Any]
LABEL, TEXT, NUMBER = 8, 36, 2
IN_HAND = ("card", "show", "new_clue")


def columns(view: View, width: int, spaced: bool) -> Table:
    """Every column: how many candidates, the clues with their roses, and where cubes lie.

    Where there is little room, located treasures are told with their roses alone.
    """
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=LABEL, no_wrap=True)
    grid.add_column(width=2, justify="right")
    grid.add_column()
    for column in view["columns"]:
        if column["begun"]:
            told = wrapped(_told(column, spaced), width - LABEL - 4)
            grid.add_row(label(column["name"]), str(column["candidates"]), told)
    return grid


def empty(view: View) -> list[Text]:
    """The columns without a clue, in one line."""
    bare = [label(column["name"]) for column in view["columns"] if not column["begun"]]
    return [Text("  ").join([*bare, Text("without a clue: anywhere on land")])] if bare else []


def label(name: str) -> Text:
    """The name of a column with its cube."""
    return Text.assemble(cube(name), (f" {name}", "bold"))


def _told(column: View, spaced: bool) -> list[Text]:
    clues = [clue(told) for told in column["clues"]]
    if column["located"] is None:
        return [*clues, *_cubes(column)]
    located = Text(f"LOCATED on {column['located']}", style="bold")
    return [located, *clues] if spaced else [located, Text("roses"), *_roses(column)]


def _roses(column: View) -> list[Text]:
    seats = [told["rose"] for told in column["clues"]]
    return [Text(" ").join(vehicle(seat) for seat in seats if seat is not None)]


def clue(told: View) -> Text:
    """A clue with the number of the seat whose rose is on it: "next to a hut (1)"."""
    tile = "tile, " if told["tile"] else ""
    rose = vehicle(told["rose"]) if told["rose"] is not None else Text("no rose")
    return Text.assemble(f"{told['text']} ({tile}", rose, ")")


# small_islands-35
def _cubes(column: View) -> list[Text]:
    if not column["cubes"]:
        return []
    return [Text(f"on {' '.join(in_order(column['hexes']))}")]


# What cards would leave


def hand(scene: Scene, spaced: bool) -> list[RenderableType]:
    """The own clue cards and the tiles; where there is little room, if they are asked about."""
    step, outlook = scene.view["phase"], scene.view["foresight"]
    parts: list[RenderableType] = []
    if outlook["hand"] and (spaced or step in (*IN_HAND, "action", "start", "tile")):
        parts.append(_leaves("Your clue cards", outlook["hand"], _numbers(scene, IN_HAND)))
    if step == "tile" or (spaced and any("tile on" in words for words in scene.choices)):
        parts.append(_leaves("Volcanic tiles", outlook["tiles"], _numbers(scene, ("tile",))))
    return parts


def _numbers(scene: Scene, steps: tuple[str, ...]) -> dict[str, int]:
    """The number of each card that may be chosen, by what it says."""
    asked = scene.view["phase"] in steps
    return {_said(words): n for n, words in enumerate(scene.choices, 1)} if asked else {}


def _said(words: str) -> str:
    """What the card of a move says."""
    for verb in ("play ", "show ", "tile ", "begin with "):
        words = words.removeprefix(verb)
    return words


def _leaves(title: str, cards: list[View], numbers: dict[str, int]) -> Table:
    """Cards, each with how many candidates it would leave of every column."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=NUMBER, justify="right", style="bold")
    grid.add_column(width=TEXT, no_wrap=True)
    for _ in COLUMN_NAMES:
        grid.add_column(width=LABEL - 1, no_wrap=True)
    told = Text.assemble((title, "bold"), " would leave")
    grid.add_row("", told, *map(label, COLUMN_NAMES))
    for card in cards:
        cells = [_left(entry) for entry in card["columns"]]
        grid.add_row(str(numbers.get(card["text"], "")), card["text"], *cells)
    return grid


# small_islands-29: what does not fit is told by what is wrong with it.
def _left(entry: View) -> Text:
    if entry["fits"]:
        return Text(f"{entry['leaves']:>3}", style="bold")
    return Text("  all" if entry["leaves"] else " none", style="dim")
