"""A treasure of Small Islands that is being shared out."""

from typing import Any

from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.flow import labelled
from parlour.cli.tables.small_islands.pieces import ink, vehicle
from parlour.games.speech import counted

View = dict[str, Any]
INDENT, NAME = 8, 12
CURSES = {
    "certain": "you know that the Curse is among them",
    "possible": "a Curse may be among them",
    "impossible": "no Curse can be among them",
}


# small_islands-53 to small_islands-60
def raising(scene: Scene, width: int) -> Table | None:
    """Roses from the lowest upwards, cards turned up and to come, and what the viewer saw."""
    told = scene.view["raising"]
    if told is None:
        return None
    rows = [
        ("Raising", [_what(scene, told)]),
        ("Roses", [_rose(scene, rose) for rose in told["roses"]]),
        ("Cards", _cards(told)),
    ]
    if told["seen"]:
        rows.append(("You saw", _seen(told)))
    return labelled(rows, width, INDENT)


def _what(scene: Scene, told: View) -> Text:
    last = "; the game ends with it (small_islands-56)" if told["last"] else ""
    return ink(f"{told['column']} on {told['hex']} by {scene.names[told['raiser']]}{last}")


# small_islands-57: from the lowest rose.
def _rose(scene: Scene, rose: View) -> Text:
    name = short(scene.names[rose["seat"]], NAME).plain
    style = "bold" if rose["offered"] else ""
    return Text.assemble(
        "▸ " if rose["offered"] else "", vehicle(rose["seat"]), (f" {name}", style)
    )


def _cards(told: View) -> list[Text]:
    """The card turned up now, those before it, and how many are to come."""
    left, before = f"{counted(told['left'], 'card')} to come", [*told["turned"]]
    if told["offer"] is None:
        return [Text(f"turned up: {', '.join(before)}"), Text(f"{left}, discarded unseen")]
    before.remove(told["offer"]["card"])
    curse = f", {CURSES[told['curse']]}" if told["left"] else ""
    now = Text(f"now: {told['offer']['card']}", style="bold")
    return [now, Text(f"before: {', '.join(before) or 'none'}"), Text(f"{left}{curse}")]


def _seen(told: View) -> list[Text]:
    coming = ", ".join(told["to_come"]) or "none for sure"
    return [Text(", ".join(told["seen"])), Text(f"still to come: {coming}")]
