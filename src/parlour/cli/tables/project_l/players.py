"""Who has what in Project L: supply and stocks a column a piece, and the others' puzzles."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import GAP, wrapped
from parlour.cli.tables.project_l.pieces import chip, narrow, title, worth

View = dict[str, Any]
NAME, LABEL, COUNT, SPACE = 14, 11, 3, 1  # columns
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


def stocks(scene: Scene, width: int) -> Table:
    """The supply, and a line for each player."""
    view = scene.view
    room = width - NAME - COUNT * len(shapes(view)) - SPACE
    table = piece_columns(view, "", NAME)
    table.add_column("done; puzzles, free cells", width=room)
    table.add_row("supply", *_counts(view, view["supply"]), "", _left(view))
    for player in view["players"]:
        table.add_row(*_player(scene, player, room))
    return table


def _counts(view: View, counts: dict[str, int]) -> list[str]:
    return [str(counts[name] or "·") for name in shapes(view)]


def _left(view: View) -> str:
    """Which pieces have run out is what the rewards depend on (project_l-59)."""
    out = [name for name in shapes(view) if not view["supply"][name]]
    return f"no {', '.join(out)} left" if out else ""


def _player(scene: Scene, player: View, room: int) -> list[RenderableType]:
    view, seat = scene.view, player["seat"]
    turn = "▸" if seat in view["actors"] else " "
    name = Text(f"{turn}{STONES[player['stone']]}{scene.names[seat]}")
    name.stylize("bold" if seat == view["viewer"] else "")
    name.truncate(NAME - 1, overflow="ellipsis")
    return [name, *_counts(view, player["stock"]), "", wrapped(_told(view, player), room)]


def _told(view: View, player: View) -> list[Text]:
    """A player's completed puzzles, points, credits and M tiles, then the unfinished ones."""
    points = "" if player["score"] is None else f" {player['score']}p"
    told = [Text(f"{player['completed']} done{points}")]
    if player["seat"] == view["first"] and len(view["players"]) > 1:
        told.append(Text("first"))
    if player["symbols"] or player["new_symbols"]:
        told.append(Text(f"M {_old_and_new(player['symbols'], player['new_symbols'])}"))
    if view["finesse"]:
        told.append(Text(f"cr {_old_and_new(player['credits'], player['new_credits'])}"))
    return told if player["seat"] == view["viewer"] else told + _unfinished(player)


def _unfinished(player: View) -> list[Text]:
    slots = [slot for slot in player["slots"] if slot]
    return [Text(f"{slot['puzzle']['id']} {slot['free']}") for slot in slots]


def _old_and_new(usable: int, new: int) -> str:
    """What may be used now, and what comes at the end of the turn."""
    return f"{usable}+{new}" if new else f"{usable}"


# The puzzles of the others, drawn where there is room


def others(scene: Scene, width: int) -> RenderableType | None:
    """The unfinished puzzles of everybody but the viewer."""
    pictures = [
        _picture(scene, player, slot, number)
        for player in scene.view["players"]
        if player["seat"] != scene.view["viewer"]
        for number, slot in enumerate(filter(None, player["slots"]))
    ]
    if not pictures:
        return None
    grid = Table.grid(padding=(0, len(GAP), 0, 0))
    most = max(1, width // (PICTURE + len(GAP)))
    for start in range(0, len(pictures), most):
        grid.add_row(*pictures[start : start + most])
    return grid


PICTURE = 11


def _picture(scene: Scene, player: View, slot: View, number: int) -> Text:
    """A puzzle under its id and worth; the first of a player's also says whose it is."""
    name = Text("" if number else scene.names[player["seat"]], style="bold")
    name.truncate(PICTURE, overflow="ellipsis", pad=True)
    return Text("\n").join(
        [name, title(slot["puzzle"]) + Text(" ") + worth(slot["puzzle"]), *narrow(slot)]
    )
