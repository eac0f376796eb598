"""The players of Snapshot: tokens, photographs, reserves and awards; the own assignment."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.flow import wrapped
from parlour.cli.tables.snapshot.cards import brief, ink, signs
from parlour.games.speech import counted

View = dict[str, Any]
NAME = 15  # columns
INDENT = 2
COUNTS = ("tokens", "photos", "points")
HABITATS = 24  # "≈1/3 ☼2/3 ▲0/3 ♣2/3 ∗3/4"


def players(scene: Scene, width: int, full: bool) -> Group:
    """A line for each player, below it the reserve, and the photographs by name if full."""
    return Group(
        _heads(), *(part for p in scene.view["players"] for part in _player(scene, p, width, full))
    )


def own(scene: Scene) -> View:
    """The player who looks at the table."""
    return scene.view["players"][scene.view["viewer"]]  # type: ignore[no-any-return]


def _grid() -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=INDENT - 1)
    grid.add_column(width=NAME, no_wrap=True)
    grid.add_column(width=len("1st"))
    for name in COUNTS:
        grid.add_column(width=len(name), justify="right", no_wrap=True)
    grid.add_column(width=HABITATS)
    grid.add_column()
    return grid


def _heads() -> Table:
    grid = _grid()
    grid.add_row("", "player", "", *COUNTS, "by habitat, for a tile", "awards", style="dim")
    return grid


def _player(scene: Scene, player: View, width: int, full: bool) -> list[RenderableType]:
    view, seat = scene.view, player["seat"]
    name = short(scene.names[seat], NAME)
    name.stylize("bold" if seat == view["viewer"] else "")
    photos = f"{player['photos']}/{player['photos_to_end']}"
    mark = "▸" if seat in view["actors"] else "·" if seat == view["active"] else ""
    first = "1st" if seat == view["first"] else ""
    counts = (str(player["tokens"]), photos, str(player["score"]))
    grid = _grid()
    grid.add_row(mark, name, first, *counts, _by_habitat(view, player), _tiles(player))
    lines = [*_reserve(player), *(_photos(player) if full else [])]
    return [grid, *(_indented(line, width) for line in lines)]


# snapshot-57, snapshot-58: so many of so many; without the second where no tile can be won.
def _by_habitat(view: View, player: View) -> str:
    """How many photographs of each habitat and habitats in all, and how many bring a tile."""
    *habitats, _ = player["pile"]
    counts = [len(group["animals"]) for group in habitats]
    counts.append(len(counts) - counts.count(0))
    of_kind = zip([*habitats, view["world"]], counts, player["short"], strict=True)
    return " ".join(
        f"{kind['sign']}{count}" + ("" if missing is None else f"/{count + missing}")
        for kind, count, missing in of_kind
    )


def _tiles(player: View) -> str:
    return " ".join(f"{tile['sign']}{tile['points']}" for tile in player["tiles"]) or "–"


def _reserve(player: View) -> list[list[Text]]:
    if not player["reserve"]:
        return []
    full = [Text("(full)")] if player["reserve_full"] else []
    return [[Text("reserve"), *map(brief, player["reserve"]), *full]]


def _photos(player: View) -> list[list[Text]]:
    """The photographs, grouped by habitat."""
    groups = [group for group in player["pile"] if group["animals"]]
    shown = []
    for group in groups:
        names = ", ".join(animal["name"] for animal in group["animals"])
        shown.append(ink(f"{group['sign'] or 'no habitat'} {names}"))
    return [[Text("photos"), *shown]] if shown else []


def _indented(pieces: list[Text], width: int) -> Table:
    grid = Table.grid()
    grid.add_column(width=INDENT)
    grid.add_column()
    grid.add_row("", wrapped(pieces, width - INDENT))
    return grid


# The own assignment


def assignment(view: View, width: int) -> Text:
    """The viewer's assignment, and how far it got."""
    mine = view["players"][view["viewer"]]["assignment"]
    title = Text(f"Your assignment: {mine['name']}", style="bold")
    pieces = [title, _cover(mine), *_article(mine), Text(f"= {counted(mine['points'], 'point')}")]
    return wrapped(pieces, width)


# snapshot-66: with both it is still the same.
def _cover(mine: View) -> Text:
    covers = " or ".join(mine["covers"])
    got = f"have {mine['covered'][0]}, {mine['cover_points']}" if mine["covered"] else "not yet"
    return ink(f"cover {covers}: {got}")


# snapshot-67
def _article(mine: View) -> list[Text]:
    names = ", ".join(f"{icon['name']} {icon['sign']}" for icon in mine["icons"])
    now = f"{counted(mine['icons_counted'], 'icon')}, {mine['article_points']}"
    step = mine["next"]
    more = f" ({step['points']} with {step['icons']})" if step else ""
    return [Text(f"article {names}: {now}{more}")]


def revealed(card: View) -> str:
    """An assignment that lies open at the end."""
    covers = " or ".join(card["covers"])
    return f"{card['name']}: {covers}; {signs(card)}"
