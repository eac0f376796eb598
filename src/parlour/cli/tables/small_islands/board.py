"""Small Islands in a terminal: the players, the map, the columns, own cards and every choice."""

from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import labelled, stacked, wrapped
from parlour.cli.tables.small_islands.choices import choices
from parlour.cli.tables.small_islands.columns import columns, empty, hand
from parlour.cli.tables.small_islands.ending import banner, final_table
from parlour.cli.tables.small_islands.island import map_and_legend
from parlour.cli.tables.small_islands.pieces import runs, span
from parlour.cli.tables.small_islands.players import own, players
from parlour.cli.tables.small_islands.raising import raising
from parlour.games.small_islands.options import OPTIONS

View = dict[str, Any]
SETTING_UP = ("object", "statue", "facing", "triad", "triad_lava", "triad_turn", "vehicle")
INDENT = 7


def draw(scene: Scene, width: int, spaced: bool = True) -> list[RenderableType]:
    """The table at most so many columns wide; with what statues will do if there is room."""
    view = scene.view
    playing = view["phase"] not in (*SETTING_UP, "over")
    parts: list[RenderableType | None] = [
        Group(*_header(scene, width), players(scene, width)),
        final_table(scene),
        map_and_legend(view, width),
        Group(*_columns(view, width, spaced)) if playing else None,
        raising(scene, width),
    ]
    if view["viewer"] is not None and view["phase"] != "over":
        parts.append(Group(*hand(scene, spaced), *_reach(scene, width), *choices(scene, width)))
    return stacked(parts, spaced)


def _header(scene: Scene, width: int) -> list[RenderableType]:
    """The turn and all that is unusual; what is reconstructed; whether the end is near."""
    view, chosen = scene.view, _chosen(scene.view)
    told = ["Small Islands", f"island {view['island']['number']}", _whose(scene)]
    fits = cell_len(" · ".join(told + chosen)) <= width - len("──")
    title = Text(" · ".join(told + chosen if fits else told), style="bold")
    more = [] if fits else [Text(" · ".join(chosen))]
    small = [Text(view["notice"], style="dim")] if view["notice"] else []
    near = banner(view)
    return [Rule(title, align="left", style=""), *more, *small, *([near] if near else [])]


def _whose(scene: Scene) -> str:
    view = scene.view
    if view["active"] is None:
        return "the game is over"
    if view["phase"] in SETTING_UP:
        return "setting up"
    return f"turn {view['turn']}, of {scene.names[view['active']]}"


def _chosen(view: View) -> list[str]:
    """The options that are not as they are unless said; the island is named anyway."""
    values = [(option, view["options"][option.name]) for option in OPTIONS]
    return [
        f"{option.name.replace('_', ' ')} {value}"
        for option, value in values
        if option.value(value) != option.default and option.name not in ("island", "centre")
    ]


def _columns(view: View, width: int, spaced: bool) -> list[RenderableType]:
    return [columns(view, width, spaced), *empty(view), *_statues(view, width, spaced)]


# small_islands-64
def _statues(view: View, width: int, spaced: bool) -> list[Text]:
    """Where statues will put amulets after the next raising."""
    told = [Text(f"{s['amulet']} (from {s['hex']})") for s in view["statues"] if s["amulet"]]
    return [wrapped([Text("Next amulets:"), *told], width)] if spaced and told else []


# small_islands-40
def _reach(scene: Scene, width: int) -> list[RenderableType]:
    """In a move, where two and three bounds lead."""
    if scene.view["phase"] != "move" or scene.view["viewer"] not in scene.view["actors"]:
        return []
    found = own(scene)["reach"]
    rows = []
    for bound in range(1, found["bounds"]):
        names = [span(run) for run in runs(found["reach"][bound])]
        names += [f"{span(run)}~" for run in runs(found["over_lava"][bound])]
        rows.append((f"In {bound + 1}", [Text(name) for name in names]))
    if any(found["over_lava"]):
        rows[-1][1].append(Text("(~ over lava)", style="dim"))
    return [labelled(rows, width, INDENT)] if rows else []
