"""The players of Small Islands: vehicle, amulets, roses, cards, and what is in their reach."""

from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.small_islands.pieces import AMULET, cube, hex_name, vehicle
from parlour.games.small_islands.sight.schema import Find, Player, Setting

NAME = 14  # columns
HEADS = ("player", "at", "amulets", "roses", "clues", "treasure")
WIDTHS = (NAME, 3, 7, 5, 5, 8)
REACH = "in reach (bounds)"


def own(scene: Scene) -> Player:
    """The player who looks at the table."""
    return scene.view["players"][f"seat.{scene.view['viewer']}"]  # type: ignore[no-any-return]


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
    foretold = scene.aids is not None and not scene.view["over"]
    grid.add_row("", "", *HEADS, REACH if foretold else "", style="dim")
    for player in scene.view["players"].values():
        grid.add_row(*_player(scene, player), _reach(scene, player) if foretold else Text())
    return grid


def _player(scene: Scene, player: Player) -> list[str | Text]:
    view, seat = scene.view, player["seat"]
    name = short(scene.names[seat], NAME)
    name.stylize("bold" if seat == view["viewer"] else "")
    decides = seat in [one["seat"] for one in view["deciding"]]
    mark = "▸" if decides else "·" if seat == view["active"] else ""
    where = view["vehicles"].get(f"vehicle.{seat}")
    at = hex_name(scene.setting, where["hex"]) if where else "–"
    held = player["hand"][f"seat.{seat}.hand"]["amount"]
    counts = map(str, (player["amulets"], player["roses"], held))
    return [mark, vehicle(seat), name, at, *counts, _treasure(player)]


# small_islands-72: how much it is worth where it is seen.
def _treasure(player: Player) -> str:
    """How many treasure cards, and their worth: "3 = 11"."""
    (treasure,) = player["treasure"].values()
    cards, points = treasure["amount"], player["points"]
    return f"{cards} = {points}" if points is not None and cards else str(cards)


def _reach(scene: Scene, player: Player) -> Text:
    """Amulets and located treasures a player gets to: "W H5 (1)  * F7 (2~)"; ~ is over lava."""
    reach = scene.aids["reach"][player["seat"]]
    finds = reach["finds"] if reach else []
    nearest = sorted(finds, key=lambda find: (find["what"] == "amulet", find["bounds"]))
    return Text("  ").join(_find(scene.setting, find) for find in nearest)


def _find(setting: Setting, find: Find) -> Text:
    sign = cube(setting, find["column"]) if find["column"] else Text(AMULET, style="bold")
    lava = "~" if find["over_lava"] else ""
    return Text.assemble(sign, f" {hex_name(setting, find['hex'])} ({find['bounds']}{lava})")
