"""The sea of Tavarua: rows of waves, the channel beside them, Shore and Wash, and Wave cards."""

from typing import Any

from rich.table import Table
from rich.text import Text

from parlour.cli.seats import short
from parlour.cli.tables import Scene
from parlour.cli.tables.tavarua.cards import FACES, listed, percent, signed, state

View = dict[str, Any]
HEADS = ("space", "in the channel", "row", "die", "now", "next round", "on the wave")
WIDTHS = (5, 20, 3, 3, 10, 10)
NAME = 12  # columns


def sea(scene: Scene) -> Table:
    """The rows, the outermost first; the Shore lies below the last."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for head, width in zip(HEADS, WIDTHS, strict=False):
        centred = head in ("space", "row")
        grid.add_column(width=width, justify="center" if centred else "left")
    grid.add_column()
    grid.add_row(*HEADS, style="dim")
    for row in scene.view["sea"]:
        grid.add_row(*_row(scene, row))
    return grid


def _row(scene: Scene, row: View) -> list[str]:
    beside = _names(scene, row["beside"])
    after = state(row["next"]) if row["next"] else "comes in"
    die = f"{FACES[row['die']]} {row['die']}"
    return [str(row["space"]), beside, str(row["row"]), die, _now(row), after, _on_it(scene, row)]


# Perfect is written large: it lasts for one round only.
def _now(row: View) -> str:
    return "PERFECT" if row["perfect"] else state(row)


# tavarua-48
def _on_it(scene: Scene, row: View) -> str:
    places = f"{row['free']} of {row['capacity']} free" if row["free"] else "full"
    riders = _names(scene, row["surfers"])
    return f"{riders}; {places}" if riders else places


def _names(scene: Scene, seats: list[int]) -> str:
    return ", ".join(short(scene.names[seat], NAME).plain for seat in seats)


def ashore(scene: Scene) -> list[Text]:
    """Who is on the Shore and in the Wash."""
    told = []
    for place in ("shore", "wash"):
        there = [p["seat"] for p in scene.view["players"] if p["place"] == place]
        if there:
            names = listed([scene.names[seat] for seat in there])
            told.append(Text(f"{place.capitalize()}: ", style="bold") + Text(names))
    return told


# Wave cards


def wave_card(card: View) -> str:
    """A Wave card: "+2", "-1 Barrel"."""
    return signed(card["shift"]) + (" Barrel" if card["barrel"] else "")


# tavarua-09: how many Barrels are in nobody knows.
def deck(view: View) -> list[Text]:
    """How many Wave cards are left, and the Barrels."""
    waves = view["waves"]
    told = [Text(f"Wave cards left: {waves['left']}")]
    told += [Text(f"last: {wave_card(waves['last'])}")] if waves["last"] else []
    seen = f"Barrels seen: {waves['barrels_seen']} of at most {waves['barrels_most']}"
    return [*told, Text(f"{seen}, the next card is one: {percent(waves['barrel'])}")]


def unseen(view: View) -> list[Text]:
    """The shifts nobody has seen yet, in the deck or in the box."""
    told = []
    for label, barrel in (("Unseen shifts", False), ("Barrels", True)):
        kinds = [kind for kind in view["waves"]["kinds"] if kind["barrel"] == barrel]
        left = [f"{signed(kind['shift'])}×{kind['unseen']}" for kind in kinds if kind["unseen"]]
        told.append(Text(f"{label}: {' '.join(left) or 'none'}", style="dim"))
    return told
