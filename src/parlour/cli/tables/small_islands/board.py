"""Small Islands in a terminal: the players, the map, the columns, own cards and every choice."""

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
from parlour.cli.tables.small_islands.pieces import hex_name, runs, span
from parlour.cli.tables.small_islands.players import players
from parlour.cli.tables.small_islands.raising import raising

SETTING_UP = ("object", "statue", "facing", "triad", "triad-lava", "triad-turn", "vehicle")
INDENT = 7


def draw(scene: Scene, width: int, spaced: bool = True) -> list[RenderableType]:
    """The table at most so many columns wide; with what statues will do if there is room."""
    parts: list[RenderableType | None] = [
        Group(*_header(scene, width), players(scene, width)),
        final_table(scene),
        map_and_legend(scene, width),
        Group(*_columns(scene, width, spaced)) if _is_playing(scene) else None,
        raising(scene, width),
    ]
    if scene.aids is not None and not scene.view["over"]:
        parts.append(Group(*hand(scene, spaced), *_reach(scene, width), *choices(scene, width)))
    return stacked(parts, spaced)


def _is_playing(scene: Scene) -> bool:
    deciding = scene.view["deciding"]
    return bool(deciding) and deciding[0]["question"] not in SETTING_UP


def _header(scene: Scene, width: int) -> list[RenderableType]:
    """The turn and all that is unusual; what is reconstructed; whether the end is near."""
    setting, options = scene.setting, scene.setting["options"]
    chosen = [f"{name.replace('_', ' ')} {options[name]}" for name in setting["unusual"]]
    told = [setting["title"], f"island {setting['island']['number']}", _whose(scene)]
    fits = cell_len(" · ".join(told + chosen)) <= width - len("──")
    title = Text(" · ".join(told + chosen if fits else told), style="bold")
    more = [] if fits else [Text(" · ".join(chosen))]
    small = [Text(setting["notice"], style="dim")] if setting["notice"] else []
    near = banner(scene)
    return [Rule(title, align="left", style=""), *more, *small, *([near] if near else [])]


def _whose(scene: Scene) -> str:
    if scene.view["over"]:
        return "the game is over"
    if not _is_playing(scene):
        return "setting up"
    return f"turn {scene.view['turn']}, of {scene.names[scene.view['active']]}"


def _columns(scene: Scene, width: int, spaced: bool) -> list[RenderableType]:
    statues = _statues(scene, width) if spaced and scene.aids is not None else []
    return [columns(scene, width, spaced), *empty(scene), *statues]


# small_islands-64
def _statues(scene: Scene, width: int) -> list[Text]:
    """Where statues will put amulets after the next raising."""
    told = [
        Text(f"{hex_name(scene.setting, s['amulet'])} (from {hex_name(scene.setting, s['hex'])})")
        for s in scene.aids["gazes"]
        if s["amulet"]
    ]
    return [wrapped([Text("Next amulets:"), *told], width)] if told else []


# small_islands-40
def _reach(scene: Scene, width: int) -> list[RenderableType]:
    """In a move, where two and three bounds lead."""
    if not scene.ask or scene.ask["question"] != "move":
        return []
    found = scene.aids["reach"][scene.view["viewer"]]
    rows = []
    for bound in range(1, found["bounds"]):
        spans = _spans(scene, found["reach"][bound])
        spans += [f"{run}~" for run in _spans(scene, found["over_lava"][bound])]
        rows.append((f"In {bound + 1}", [Text(run) for run in spans]))
    if rows and any(found["over_lava"]):
        rows[-1][1].append(Text("(~ over lava)", style="dim"))
    return [labelled(rows, width, INDENT)] if rows else []


def _spans(scene: Scene, ids: list[str]) -> list[str]:
    return [span(run) for run in runs(hex_name(scene.setting, id) for id in ids)]
