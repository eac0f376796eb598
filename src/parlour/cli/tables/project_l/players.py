"""Who has what in Project L: supply and stocks a column a piece, and the others' puzzles."""

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.flow import GAP, lines, wrapped
from parlour.cli.tables.project_l.pieces import chip, free, narrow, title, worth
from parlour.games.project_l.sight.schema import Player, Setting, Unfinished

NAMES, LABEL, COUNT, SPACE, PICTURE = 18, 11, 3, 1, 11  # columns
STONES = {"clear": "○", "black": "●", None: ""}


def shapes(setting: Setting) -> list[str]:
    """The pieces that are in the game."""
    ghosts = setting["options"]["expansions"] in ("ghost", "full")
    return [id for id, piece in setting["pieces"].items() if piece["level"] < 5 or ghosts]


def piece_columns(setting: Setting, label: str, first: int = LABEL, wide: int = COUNT) -> Table:
    """A table with a first column and one for each piece, and room for more."""
    table = Table(box=None, pad_edge=False, padding=0, header_style="", show_header=True)
    table.add_column(label, width=first, no_wrap=True)
    for piece in shapes(setting):
        table.add_column(chip(setting, piece), width=wide, justify="right", no_wrap=True)
    table.add_column("", width=SPACE)
    return table


def stocks(scene: Scene, width: int, full: bool) -> Table:
    """The supply, and a line for each player; puzzles with all that is known of them if full."""
    setting, names = scene.setting, _names_width(scene)
    room = width - names - COUNT * len(shapes(setting)) - SPACE
    table = piece_columns(setting, "", names)
    table.add_column("done; puzzles, free cells", width=room)
    supply = {
        piece: scene.view["supply"].get(f"supply.{piece}", {"amount": 0})["amount"]
        for piece in shapes(setting)
    }
    out = [setting["pieces"][piece]["label"] for piece, amount in supply.items() if not amount]
    # Which pieces have run out is what the rewards depend on (project_l-59).
    left = f"no {', '.join(out)} left" if out else ""
    table.add_row("supply", *_counts(setting, supply), "", left)
    for player in scene.view["players"].values():
        told = wrapped(_told(scene, player, room, full), room)
        (stock,) = player["stock"].values()
        table.add_row(_name(scene, player, names), *_counts(setting, stock), "", told)
    return table


def _names_width(scene: Scene) -> int:
    """Enough for every name with its marks and a space, up to that of a bot without a name."""
    return min(NAMES, 3 + max(map(cell_len, scene.names)))


def _counts(setting: Setting, counts: dict[str, int]) -> list[str]:
    return [str(counts.get(piece) or "·") for piece in shapes(setting)]


def _name(scene: Scene, player: Player, width: int) -> Text:
    seat = player["seat"]
    decides = seat in [one["seat"] for one in scene.view["deciding"]]
    marks = ("▸" if decides else " ") + STONES[player.get("stone")]
    name = Text(marks) + short(scene.names[seat], width - len(marks) - 1)
    name.stylize("bold" if seat == scene.view["viewer"] else "")
    return name


def _told(scene: Scene, player: Player, room: int, full: bool) -> list[Text]:
    """A player's completed puzzles, points, credits and M tiles, then the unfinished ones."""
    seat, turn, view = player["seat"], player["turn"], scene.view
    points = "" if player["points"] is None else f" {player['points']}p"
    told = [Text(f"{player['pile'][f'pile.{seat}']['amount']} done{points}")]
    if seat == view["first"] and len(view["players"]) > 1:
        told.append(Text("first"))
    new_symbols, new_credits = (turn["new_symbols"], turn["new_credits"]) if turn else (0, 0)
    if player["symbols"] or new_symbols:
        told.append(Text(f"M {_old_and_new(player['symbols'], new_symbols)}"))
    if "credits" in player:
        told.append(Text(f"cr {_old_and_new(player['credits'], new_credits)}"))
    return told if seat == view["viewer"] else _unfinished(scene, told, player, room, full)


def _unfinished(
    scene: Scene, told: list[Text], player: Player, room: int, full: bool
) -> list[Text]:
    """With the unfinished puzzles and their free cells; their worth too if that takes no line."""
    setting, slots = scene.setting, player["puzzles"].values()
    brief = told + [Text(f"{slot['puzzle']} {free(setting, slot)}") for slot in slots]
    worthy = told + [_with_worth(setting, slot) for slot in slots]
    return worthy if full and lines(worthy, room) <= lines(brief, room) else brief


def _with_worth(setting: Setting, slot: Unfinished) -> Text:
    puzzle = slot["puzzle"]
    return Text(f"{puzzle} ") + worth(setting, puzzle) + Text(f" {free(setting, slot)}")


def _old_and_new(usable: int, new: int) -> str:
    """What may be used now, and what comes at the end of the turn."""
    return f"{usable}+{new}" if new else f"{usable}"


# The puzzles of the others, drawn where there is room


def others(scene: Scene, width: int) -> list[RenderableType]:
    """The unfinished puzzles of everybody but the viewer, so many beside each other as fit."""
    pictures = [
        _picture(scene, player, slot, number)
        for player in scene.view["players"].values()
        if player["seat"] != scene.view["viewer"]
        for number, slot in enumerate(player["puzzles"].values())
    ]
    most = max(1, width // (PICTURE + len(GAP)))
    return [_beside(pictures[start : start + most]) for start in range(0, len(pictures), most)]


def _beside(pictures: list[Text]) -> Table:
    grid = Table.grid(padding=(0, len(GAP), 0, 0))
    for _ in pictures:
        grid.add_column(width=PICTURE)
    grid.add_row(*pictures)
    return grid


def _picture(scene: Scene, player: Player, slot: Unfinished, number: int) -> Text:
    """A puzzle under its id and worth; the first of a player's also says whose it is."""
    setting, puzzle = scene.setting, slot["puzzle"]
    name = Text() if number else short(scene.names[player["seat"]], PICTURE)
    name.stylize("bold")
    head = title(setting, puzzle) + Text(" ") + worth(setting, puzzle)
    return Text("\n").join([name, head, *narrow(setting, slot)])
