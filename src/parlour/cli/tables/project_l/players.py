"""Who has what in Project L: supply and stocks a column a piece, and the others' puzzles."""

from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.flow import GAP, lines, wrapped
from parlour.cli.tables.project_l.pieces import chip, narrow, title, worth

View = dict[str, Any]
NAMES, LABEL, COUNT, SPACE, PICTURE = 18, 11, 3, 1, 11  # columns
STONES = {"clear": "○", "black": "●", None: ""}


def shapes(view: View) -> list[str]:
    """The pieces that are in the game."""
    ghosts = view["options"]["expansions"] in ("ghost", "full")
    return [piece["id"] for piece in view["pieces"] if piece["level"] < 5 or ghosts]


def piece_columns(view: View, label: str, first: int = LABEL, wide: int = COUNT) -> Table:
    """A table with a first column and one for each piece, and room for more."""
    table = Table(box=None, pad_edge=False, padding=0, header_style="", show_header=True)
    table.add_column(label, width=first, no_wrap=True)
    for name in shapes(view):
        table.add_column(chip(name), width=wide, justify="right", no_wrap=True)
    table.add_column("", width=SPACE)
    return table


def stocks(scene: Scene, width: int, full: bool) -> Table:
    """The supply, and a line for each player; puzzles with all that is known of them if full."""
    view, names = scene.view, _names_width(scene)
    room = width - names - COUNT * len(shapes(view)) - SPACE
    table = piece_columns(view, "", names)
    table.add_column("done; puzzles, free cells", width=room)
    table.add_row("supply", *_counts(view, view["supply"]), "", _left(view))
    for player in view["players"]:
        told = wrapped(_told(view, player, room, full), room)
        counts = _counts(view, player["stock"])
        table.add_row(_name(scene, player, names), *counts, "", told)
    return table


def _names_width(scene: Scene) -> int:
    """Enough for every name with its marks and a space, up to that of a bot without a name."""
    return min(NAMES, 3 + max(map(cell_len, scene.names)))


def _counts(view: View, counts: dict[str, int]) -> list[str]:
    return [str(counts[name] or "·") for name in shapes(view)]


def _left(view: View) -> str:
    """Which pieces have run out is what the rewards depend on (project_l-59)."""
    out = [name for name in shapes(view) if not view["supply"][name]]
    return f"no {', '.join(out)} left" if out else ""


def _name(scene: Scene, player: View, width: int) -> Text:
    seat = player["seat"]
    marks = ("▸" if seat in scene.view["actors"] else " ") + STONES[player["stone"]]
    name = Text(marks) + short(scene.names[seat], width - len(marks) - 1)
    name.stylize("bold" if seat == scene.view["viewer"] else "")
    return name


def _told(view: View, player: View, room: int, full: bool) -> list[Text]:
    """A player's completed puzzles, points, credits and M tiles, then the unfinished ones."""
    points = "" if player["score"] is None else f" {player['score']}p"
    told = [Text(f"{player['completed']} done{points}")]
    if player["seat"] == view["first"] and len(view["players"]) > 1:
        told.append(Text("first"))
    if player["symbols"] or player["new_symbols"]:
        told.append(Text(f"M {_old_and_new(player['symbols'], player['new_symbols'])}"))
    if view["finesse"]:
        told.append(Text(f"cr {_old_and_new(player['credits'], player['new_credits'])}"))
    return told if player["seat"] == view["viewer"] else _unfinished(told, player, room, full)


def _unfinished(told: list[Text], player: View, room: int, full: bool) -> list[Text]:
    """With the unfinished puzzles and their free cells; their worth too if that takes no line."""
    slots = [slot for slot in player["slots"] if slot]
    brief = told + [Text(f"{slot['puzzle']['id']} {slot['free']}") for slot in slots]
    worthy = told + [_with_worth(slot) for slot in slots]
    return worthy if full and lines(worthy, room) <= lines(brief, room) else brief


def _with_worth(slot: View) -> Text:
    puzzle = slot["puzzle"]
    return Text(f"{puzzle['id']} ") + worth(puzzle) + Text(f" {slot['free']}")


def _old_and_new(usable: int, new: int) -> str:
    """What may be used now, and what comes at the end of the turn."""
    return f"{usable}+{new}" if new else f"{usable}"


# The puzzles of the others, drawn where there is room


def others(scene: Scene, width: int) -> list[RenderableType]:
    """The unfinished puzzles of everybody but the viewer, so many beside each other as fit."""
    pictures = [
        _picture(scene, player, slot, number)
        for player in scene.view["players"]
        if player["seat"] != scene.view["viewer"]
        for number, slot in enumerate(filter(None, player["slots"]))
    ]
    most = max(1, width // (PICTURE + len(GAP)))
    return [_beside(pictures[start : start + most]) for start in range(0, len(pictures), most)]


def _beside(pictures: list[Text]) -> Table:
    grid = Table.grid(padding=(0, len(GAP), 0, 0))
    for _ in pictures:
        grid.add_column(width=PICTURE)
    grid.add_row(*pictures)
    return grid


def _picture(scene: Scene, player: View, slot: View, number: int) -> Text:
    """A puzzle under its id and worth; the first of a player's also says whose it is."""
    name = Text() if number else short(scene.names[player["seat"]], PICTURE)
    name.stylize("bold")
    return Text("\n").join(
        [name, title(slot["puzzle"]) + Text(" ") + worth(slot["puzzle"]), *narrow(slot)]
    )
