"""The auction of Mü: what every count of cards would need and bring, and what it would take."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.tables.mu.cards import sourced
from parlour.games.mu.box.bids import SHIELD_BONUS
from parlour.games.mu.box.opened import BOX
from parlour.games.speech import counted

View = dict[str, Any]
COLUMNS = 6
LABEL = 32


def bids(view: View, width: int) -> RenderableType:
    """The table of bids around the present counts."""
    shown = _around(view)
    kind = BOX.provenance(f"crown_bids.{len(view['players']) - 3}")[0]
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), width=width, header_style="bold")
    table.add_column("cards on display", width=LABEL, no_wrap=True)
    for bid in shown:
        table.add_column(str(bid["cards"]), justify="right", ratio=1)
    table.add_row(sourced("Crown team needs", kind), *(str(bid["needs"]) for bid in shown))
    table.add_row("Crown bonus, each", *(f"+{bid['bonus']}" for bid in shown))
    table.add_row("Shield bonus, each", *(f"+{bid['cards'] * SHIELD_BONUS}" for bid in shown))
    if view["viewer"] is None:
        return table
    table.add_row("would bring you", *(_brings(view, bid["cards"]) for bid in shown))
    return Group(table, Text(_wanted(view)))


def _around(view: View) -> list[View]:
    """The bids from just above what the viewer has, so many that the Crown's is among them."""
    counts = [player["displayed"] for player in view["players"]]
    mine = 0 if view["viewer"] is None else _shown(view)
    first = max(mine or 1, max(counts) + 2 - COLUMNS)
    last_start = max(0, len(view["bids"]) - COLUMNS)
    start = min(first - 1, last_start)
    return list(view["bids"][start : start + COLUMNS])


def _shown(view: View) -> int:
    """How many cards the viewer has face up, those of this turn included."""
    return len(view["players"][view["viewer"]]["display"])


def _brings(view: View, cards: int) -> str:
    """What ending the turn with so many cards gives the viewer (mu-25 to mu-29)."""
    me, crown, shield = view["viewer"], view["crown"], view["shield"]
    if cards < _shown(view) or cards <= view["players"][me]["displayed"]:
        return "–"
    if not crown or crown["seat"] == me or cards > crown["cards"]:
        return "Crown"
    if not shield or shield["seat"] == me or cards > shield["cards"]:
        return "Shield"
    return "–"


def _wanted(view: View) -> str:
    """What the viewer holds, or how many cards more would take it (mu-25 to mu-28)."""
    me, crown, shield = view["viewer"], view["crown"], view["shield"]
    if _shown(view) > view["players"][me]["displayed"]:
        return _would_hold(_brings(view, _shown(view)))
    if not crown:
        return "The Crown and the Shield are free: the first to display takes the Crown."
    if crown["seat"] == me:
        return "You have the Crown; more cards raise your bid."
    parts = [f"{_missing(view, crown['cards'] + 1)} would take the Crown"]
    if shield and shield["seat"] == me:
        return f"You have the Shield; {parts[0]}."
    if not shield or shield["cards"] < crown["cards"]:
        enough = shield["cards"] + 1 if shield else 1
        parts.insert(0, f"{_missing(view, enough)} would take the Shield")
    return f"{', '.join(parts)}."


def _would_hold(what: str) -> str:
    if what == "–":
        return "If you end the display now you will hold neither Crown nor Shield."
    return f"If you end the display now you will hold the {what}."


def _missing(view: View, enough: int) -> str:
    return counted(max(1, enough - _shown(view)), "more card")
