"""The players of Tavarua: place, board, tokens, the best rides; riders with their score pile."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.flow import wrapped
from parlour.cli.tables.tavarua.cards import ink, mat
from parlour.games.speech import counted

View = dict[str, Any]
NAME = 14  # columns
INDENT = 2
HEADS = ("player", "", "where", "tail–nose", "Stoke", "cards", "short", "long", "total")
WIDTHS = (NAME, 3, 9, 15, 5, 5, 6, 6, 6)
TITLE, NONE = "★", "–"


def players(scene: Scene, width: int) -> Group:
    """A line for each player, and one more for whoever rides a wave."""
    everybody = (part for p in scene.view["players"] for part in _player(scene, p, width))
    return Group(_heads(), *everybody)


def own(scene: Scene) -> View:
    """The player who looks at the table."""
    return scene.view["players"][scene.view["viewer"]]  # type: ignore[no-any-return]


def _grid() -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    for head, width in zip(HEADS, WIDTHS, strict=True):
        right = head in ("Stoke", "cards", "short", "long", "total")
        grid.add_column(width=width, no_wrap=True, justify="right" if right else "left")
    return grid


def _heads() -> Table:
    grid = _grid()
    grid.add_row("", *HEADS, style="dim")
    return grid


def _player(scene: Scene, player: View, width: int) -> list[RenderableType]:
    seat = player["seat"]
    name = short(scene.names[seat], NAME)
    name.stylize("bold" if seat == scene.view["viewer"] else "")
    first = "1st" if seat == scene.view["first"] else ""
    board = f"{player['board']:<5} {mat(player)}" if _has_board(scene.view, seat) else NONE
    grid = _grid()
    grid.add_row(_mark(scene.view, player), name, first, where(player), board, *_counts(player))
    return [grid, *(_indented(line, width) for line in [ride(player)] if line)]


# tavarua-05: in turn order.
def _has_board(view: View, seat: int) -> bool:
    order: list[int] = view["order"]
    return view["phase"] != "boards" or order.index(seat) < order.index(view["actors"][0])


# tavarua-35: that somebody has chosen is all that is seen.
def _mark(view: View, player: View) -> str:
    return "▸" if player["seat"] in view["actors"] else "✓" if player["committed"] else ""


def where(player: View) -> str:
    """Where the surfer is: "channel 3"."""
    name = "Shore" if player["place"] == "shore" else player["place"]
    return f"{'Wash' if name == 'wash' else name} {player['space'] or ''}".rstrip()


# tavarua-23: those bought in this round apart.
def _counts(player: View) -> list[str]:
    cards, best = player["stoke_cards"], player["best"]
    held = str(cards["ripe"]) + (f"+{cards['fresh']}" if cards["fresh"] else "")
    rides = [_best(player, board) for board in best]
    champion = TITLE if _shares(player) and player["champion"] and player["total"] else " "
    return [str(player["tokens"]), held, *rides, f"{player['total']}{champion}"]


# tavarua-75, tavarua-82: a star for the title as of now.
def _best(player: View, board: str) -> str:
    rides = [str(points) for points in player["best"][board] if points]
    title = TITLE if _shares(player) and board in player["titles"] and rides else " "
    return ("+".join(rides) or NONE) + title


# tavarua-89: alone there is nobody to be a champion of.
def _shares(player: View) -> bool:
    return player["rank"] is None


# The ride


def ride(player: View) -> list[Text]:
    """The score pile of somebody on a wave, and what it brings in each way to end."""
    now = player["ride"]
    if now is None:
        return []
    pile = Text("pile ") + ink(pile_words(player["pile"]))
    home = "too late" if not now["lands_in_time"] else f"in {counted(now['lands_in'], 'round')}"
    ends = f"bailed {now['bailed']['points']}, Shore {now['shore']['points']} {home}"
    return [pile, Text(f"{ends}, wiped out {now['wiped_out']['points']}")]


def pile_words(pile: View) -> str:
    """What lies in a score pile."""
    tokens = (
        (pile["stoke"], "Stoke"),
        (pile["hang_tens"], "Hang Ten"),
        (pile["barrels"], "Barrel"),
    )
    parts = [" ".join(pile["cards"])] if pile["cards"] else ["no card"]
    parts += [f"{count} {name}" for count, name in tokens if count]
    parts += ["Perfect"] if pile["perfect"] else []
    parts += [f"{pile['bonus']} by Stoke cards"] if pile["bonus"] else []
    return ", ".join(parts)


def _indented(pieces: list[Text], width: int) -> Table:
    grid = Table.grid()
    grid.add_column(width=INDENT)
    grid.add_column()
    grid.add_row("", wrapped(pieces, width - INDENT))
    return grid
