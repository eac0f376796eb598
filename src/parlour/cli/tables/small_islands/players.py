"""The players of Small Islands: vehicle, amulets, roses, cards, and what is in their reach."""

from typing import Any

from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.small_islands.pieces import AMULET, cube, vehicle

View = dict[str, Any]
NAME = 14  # columns
HEADS = ("player", "at", "amulets", "roses", "clues", "treasure")
WIDTHS = (NAME, 3, 7, 5, 5, 8)
REACH = "in reach (bounds)"


def own(scene: Scene) -> View:
    """The player who looks at the table."""
    return scene.view["players"][scene.view["viewer"]]  # type: ignore[no-any-return]


def players(scene: Scene, width: int) -> Table:
    """A line for each player."""
    used = sum(WIDTHS) + len(WIDTHS) + 5
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    grid.add_column(width=1)
    for head, wide in zip(HEADS, WIDTHS, strict=True):
        right = head in ("amulets", "roses", "clues")
        grid.add_column(width=wide, no_wrap=True, justify="right" if right else "left")
    grid.add_column(width=width - used, no_wrap=True, overflow="ellipsis")
    over = scene.view["phase"] == "over"
    grid.add_row("", "", *HEADS, "" if over else REACH, style="dim")
    for player in scene.view["players"]:
        grid.add_row(*_player(scene, player), Text() if over else reach(player))
    return grid


def _player(scene: Scene, player: View) -> list[str | Text]:
    view, seat = scene.view, player["seat"]
    name = short(scene.names[seat], NAME)
    name.stylize("bold" if seat == view["viewer"] else "")
    mark = "▸" if seat in view["actors"] else "·" if seat == view["active"] else ""
    counts = (str(player[what]) for what in ("amulets", "roses", "clues"))
    at = player["vehicle"] or "–"
    return [mark, vehicle(seat), name, at, *counts, treasure(player)]


# small_islands-72: how much it is worth where it is seen.
def treasure(player: View) -> str:
    """How many treasure cards, and their worth: "3 = 11"."""
    cards = str(player["treasures"])
    return f"{cards} = {player['worth']}" if player["worth"] is not None and cards != "0" else cards


def reach(player: View) -> Text:
    """Amulets and located treasures a player gets to: "W H5 (1)  * F7 (2~)"; ~ is over lava."""
    finds = player["reach"]["finds"] if player["reach"] else []
    nearest = sorted(finds, key=lambda find: (find["what"] == "amulet", find["bounds"]))
    return Text("  ").join(map(_find, nearest))


def _find(find: View) -> Text:
    sign = Text(AMULET, style="bold") if find["what"] == "amulet" else cube(find["column"])
    lava = "~" if find["over_lava"] else ""
    return Text.assemble(sign, f" {find['hex']} ({find['bounds']}{lava})")
