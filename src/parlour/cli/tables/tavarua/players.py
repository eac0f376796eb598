"""The players of Tavarua: place, board, tokens, the best rides; riders with their score pile."""

from collections.abc import Sequence
from typing import TypeVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.flow import wrapped
from parlour.cli.tables.tavarua.cards import amount, codes, ink, mat
from parlour.games.speech import counted
from parlour.games.tavarua.sight.schema import Board, Pile, Player, Setting, View

T = TypeVar("T")
NAME = 14  # columns
INDENT = 2
CARDS = "cards"
HEADS = ("player", "", "where", "tail–nose", "Stoke", CARDS, "short", "long", "total")
WIDTHS = (NAME, 3, 9, 15, 5, 5, 6, 6, 6)
TITLE, NONE = "★", "–"


def players(scene: Scene, width: int) -> Group:
    """A line for each player, and one more for whoever rides a wave."""
    everybody, with_cards = scene.view["players"].values(), bool(scene.setting["stoke_cards"])
    heads = _grid(with_cards)
    heads.add_row("", *_columns(HEADS, with_cards), style="dim")
    return Group(heads, *(part for p in everybody for part in _player(scene, p, width)))


def own(scene: Scene) -> Player:
    """The player who looks at the table."""
    return scene.view["players"][f"seat.{scene.view['viewer']}"]  # type: ignore[no-any-return]


def _grid(with_cards: bool) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    for head, width in _columns(list(zip(HEADS, WIDTHS, strict=True)), with_cards):
        right = head in ("Stoke", CARDS, "short", "long", "total")
        grid.add_column(width=width, no_wrap=True, justify="right" if right else "left")
    return grid


# tavarua-91: without Stoke cards nobody holds any.
def _columns(told: Sequence[T], with_cards: bool) -> list[T]:
    return [part for head, part in zip(HEADS, told, strict=True) if with_cards or head != CARDS]


def _player(scene: Scene, player: Player, width: int) -> list[RenderableType]:
    seat = player["seat"]
    name = short(scene.names[seat], NAME)
    name.stylize("bold" if seat == scene.view["viewer"] else "")
    first = "1st" if seat == scene.view["first"] else ""
    board = f"{player['board']:<5} {mat(scene.setting, player)}" if player["board"] else NONE
    with_cards = bool(scene.setting["stoke_cards"])
    told: list[str | Text] = [name, first, where(player), board, *_counts(player)]
    grid = _grid(with_cards)
    grid.add_row(_mark(scene.view, player), *_columns(told, with_cards))
    return [grid, *(_indented(line, width) for line in [ride(scene.setting, player)] if line)]


# tavarua-35: that somebody has chosen is all that is seen.
def _mark(view: View, player: Player) -> str:
    deciding = player["seat"] in [one["seat"] for one in view["deciding"]]
    return "▸" if deciding else "✓" if player["committed"] else ""


def where(player: Player) -> str:
    """Where the surfer is, and in which row: "channel 3"."""
    if player["row"] is None:
        return player["where"].capitalize()
    return f"{player['where']} {player['row']}"


# tavarua-23: those bought in this round apart.
def _counts(player: Player) -> list[str]:
    fresh = amount(player["fresh"])
    held = str(amount(player["stoke"])) + (f"+{fresh}" if fresh else "")
    rides = [_best(player, board) for board in player["best"]]
    champion = TITLE if _shares(player) and player["champion"] and player["points"] else " "
    return [str(amount(player["tokens"])), held, *rides, f"{player['points']}{champion}"]


# tavarua-75, tavarua-82: a star for the title as of now.
def _best(player: Player, board: Board) -> str:
    rides = [str(points) for points in player["best"][board] if points]
    title = TITLE if _shares(player) and board in player["titles"] and rides else " "
    return ("+".join(rides) or NONE) + title


# tavarua-89: alone there is nobody to be a champion of.
def _shares(player: Player) -> bool:
    return player["rank"] is None


# The ride


def ride(setting: Setting, player: Player) -> list[Text]:
    """The score pile of somebody on a wave, and what it brings in each way to end."""
    now = player["ride"]
    if now is None:
        return []
    (pile,) = player["pile"].values()
    home = f"in {counted(now['rounds'], 'round')}" if now["in_time"] else "too late"
    ends = f"bailed {now['bailed']}, Shore {now['shore']} {home}, wiped out {now['wiped_out']}"
    return [Text("pile ") + ink(setting, pile_words(setting, pile)), Text(ends)]


def pile_words(setting: Setting, pile: Pile) -> str:
    """What lies in a score pile."""
    tokens = (
        (pile["stoke"], "Stoke"),
        (pile["hang_tens"], "Hang Ten"),
        (pile["barrels"], "Barrel"),
    )
    parts = [codes(setting, pile["cards"]) or "no card"]
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
