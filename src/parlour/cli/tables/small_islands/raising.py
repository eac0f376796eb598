"""A treasure of Small Islands that is being shared out."""

from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.flow import labelled
from parlour.cli.tables.small_islands.pieces import hex_name, ink, vehicle
from parlour.games.small_islands.sight.schema import Raising, Rose, Setting
from parlour.games.speech import counted

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
        ("Cards", _cards(scene.setting, told)),
    ]
    if told["seen"]:
        rows.append(("You saw", _seen(scene.setting, told)))
    return labelled(rows, width, INDENT)


def _what(scene: Scene, told: Raising) -> Text:
    colour = scene.setting["colours"][told["column"]]["name"]
    where = hex_name(scene.setting, told["hex"])
    last = "; the game ends with it (small_islands-56)" if scene.view["last_treasure"] else ""
    return ink(scene.setting, f"{colour} on {where} by {scene.names[told['raiser']]}{last}")


# small_islands-57: from the lowest rose.
def _rose(scene: Scene, rose: Rose) -> Text:
    name = short(scene.names[rose["seat"]], NAME).plain
    style = "bold" if rose["offered"] else ""
    return Text.assemble(
        "▸ " if rose["offered"] else "", vehicle(rose["seat"]), (f" {name}", style)
    )


def _named(setting: Setting, cards: list[str]) -> str:
    return ", ".join(setting["treasure_faces"][card]["name"] for card in cards)


def _cards(setting: Setting, told: Raising) -> list[Text]:
    """The card turned up now, those before it, and how many are to come."""
    left, before = f"{counted(told['left'], 'card')} to come", [*told["turned"]]
    if not told["up"]:
        return [Text(f"turned up: {_named(setting, before)}"), Text(f"{left}, discarded unseen")]
    (up,) = told["up"].values()
    before.remove(up["card"])
    curse = f", {CURSES[told['curse']]}" if told["left"] else ""
    now = Text(f"now: {_named(setting, [up['card']])}", style="bold")
    earlier = _named(setting, before) or "none"
    return [now, Text(f"before: {earlier}"), Text(f"{left}{curse}")]


def _seen(setting: Setting, told: Raising) -> list[Text]:
    coming = _named(setting, told["to_come"]) or "none for sure"
    return [Text(_named(setting, told["seen"])), Text(f"still to come: {coming}")]
