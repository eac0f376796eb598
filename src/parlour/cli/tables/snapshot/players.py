"""The players of Snapshot: tokens, photographs, reserves and awards; the own assignment."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.flow import wrapped
from parlour.cli.tables.snapshot.cards import brief, ink, signs
from parlour.games.snapshot.sight.schema import Assignment, Pile, Player, Setting
from parlour.games.speech import counted

NAME = 15  # columns
INDENT = 2
COUNTS = ("tokens", "photos", "points")
HABITATS = 24  # "≈1/3 ☼2/3 ▲0/3 ♣2/3 ∗3/4"


def players(scene: Scene, width: int, full: bool) -> Group:
    """A line for each player, below it the reserve, and the photographs by name if full."""
    shown = scene.view["players"].values()
    return Group(_heads(), *(part for p in shown for part in _player(scene, p, width, full)))


def tokens(player: Player) -> int:
    """Tokens in a player's supply."""
    (supply,) = player["tokens"].values()
    return supply["amount"]


def pile(player: Player) -> Pile:
    """The photographs of a player."""
    (photos,) = player["pile"].values()
    return photos


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


def _player(scene: Scene, player: Player, width: int, full: bool) -> list[RenderableType]:
    view, seat = scene.view, player["seat"]
    name = short(scene.names[seat], NAME)
    name.stylize("bold" if seat == view["viewer"] else "")
    deciding = [one["seat"] for one in view["deciding"]]
    mark = "▸" if seat in deciding else "·" if seat == view["active"] else ""
    first = "1st" if seat == view["first"] else ""
    photos = f"{pile(player)['amount']}/{scene.setting['photos_to_end']}"
    counts = (str(tokens(player)), photos, str(player["points"]))
    grid = _grid()
    tiles = _tiles(scene.setting, player)
    grid.add_row(mark, name, first, *counts, _by_habitat(scene, player), tiles)
    lines = [*_reserve(scene, player), *(_photos(scene.setting, player) if full else [])]
    return [grid, *(_indented(line, width) for line in lines)]


def _grouped(setting: Setting, player: Player) -> dict[str | None, list[str]]:
    """The names of the photographs by habitat along the row, those of none last."""
    groups: dict[str | None, list[str]] = {id: [] for id in (*setting["habitats"], None)}
    for animal in pile(player)["animals"]:
        face = setting["animals"][animal]
        groups[face["habitat"]].append(face["name"])
    return groups


# snapshot-57, snapshot-58: so many of so many; without the second where no tile can be won.
def _by_habitat(scene: Scene, player: Player) -> str:
    """How many photographs of each habitat and habitats in all, and how many bring a tile."""
    *groups, _ = _grouped(scene.setting, player).values()
    counts = [len(names) for names in groups]
    counts.append(len(counts) - counts.count(0))
    missing = scene.aids["missing"][player["seat"]] if scene.aids else {}
    return " ".join(
        f"{award['sign']}{count}"
        + ("" if missing.get(id) is None else f"/{count + (missing[id] or 0)}")
        for (id, award), count in zip(scene.setting["awards"].items(), counts, strict=True)
    )


def _tiles(setting: Setting, player: Player) -> str:
    held = [(setting["awards"][t["award"]]["sign"], t["points"]) for t in player["tiles"].values()]
    return " ".join(f"{sign}{points}" for sign, points in held) or "–"


def _reserve(scene: Scene, player: Player) -> list[list[Text]]:
    if not player["reserved"]:
        return []
    cards = [brief(scene.setting, card["animal"]) for card in player["reserved"].values()]
    full = [Text("(full)")] if is_full(player) else []
    return [[Text("reserve"), *cards, *full]]


def is_full(player: Player) -> bool:
    """Whether the reserve takes no more."""
    (reserve,) = player["reserve"].values()
    return not reserve["room"]


def _photos(setting: Setting, player: Player) -> list[list[Text]]:
    """The photographs, grouped by habitat."""
    shown = []
    for habitat, names in _grouped(setting, player).items():
        sign = setting["habitats"][habitat]["sign"] if habitat else "no habitat"
        shown += [ink(setting, f"{sign} {', '.join(names)}")] if names else []
    return [[Text("photos"), *shown]] if shown else []


def _indented(pieces: list[Text], width: int) -> Table:
    grid = Table.grid()
    grid.add_column(width=INDENT)
    grid.add_column()
    grid.add_row("", wrapped(pieces, width - INDENT))
    return grid


# The own assignment


def assignment(scene: Scene, width: int) -> Text:
    """The viewer's assignment, and how far it got."""
    (mine,) = scene.view["players"][f"seat.{scene.view['viewer']}"]["assignment"].values()
    face = scene.setting["assignments"][mine["assignment"]]
    title = Text(f"Your assignment: {face['name']}", style="bold")
    points = mine["cover_points"] + mine["article_points"]
    pieces = [title, _cover(scene.setting, mine), _article(scene, mine)]
    return wrapped([*pieces, Text(f"= {counted(points, 'point')}")], width)


# snapshot-66: with both it is still the same.
def _cover(setting: Setting, mine: Assignment) -> Text:
    names = [setting["animals"][animal]["name"] for animal in mine["covered"]]
    got = f"have {names[0]}, {mine['cover_points']}" if names else "not yet"
    return ink(setting, f"cover {covers(setting, mine['assignment'])}: {got}")


def covers(setting: Setting, card: str) -> str:
    """The cover animals of an assignment."""
    animals = setting["assignments"][card]["covers"]
    return " or ".join(setting["animals"][animal]["name"] for animal in animals)


# snapshot-67
def _article(scene: Scene, mine: Assignment) -> Text:
    icons = [
        scene.setting["icons"][i] for i in scene.setting["assignments"][mine["assignment"]]["icons"]
    ]
    names = ", ".join(f"{icon['name']} {icon['sign']}" for icon in icons)
    now = f"{counted(mine['icons'], 'icon')}, {mine['article_points']}"
    step = scene.aids["next_step"]
    more = f" ({step['points']} with {step['icons']})" if step else ""
    return Text(f"article {names}: {now}{more}")


def revealed(setting: Setting, card: Assignment) -> str:
    """An assignment that lies open at the end."""
    face = setting["assignments"][card["assignment"]]
    told = f"{face['name']}: {covers(setting, card['assignment'])}"
    return f"{told}; {signs(setting, face['icons'])}"
