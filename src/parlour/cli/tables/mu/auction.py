"""The auction of Mü: what every count of cards would need and bring, and what it would take."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.mu.cards import sourced
from parlour.games.mu.sight.schema import Aids, Bid, View
from parlour.games.speech import counted

COLUMNS = 6
LABEL = 32


def bids(scene: Scene, width: int) -> RenderableType:
    """The table of bids around the present counts."""
    shown = _around(scene)
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), width=width, header_style="bold")
    table.add_column("cards on display", width=LABEL, no_wrap=True)
    for bid in shown:
        table.add_column(str(bid["cards"]), justify="right", ratio=1)
    needs = sourced("Crown team needs", scene.setting["bids_provenance"])
    table.add_row(needs, *(str(bid["needs"]) for bid in shown))
    table.add_row("Crown bonus, each", *(f"+{bid['crown_bonus']}" for bid in shown))
    table.add_row("Shield bonus, each", *(f"+{bid['shield_bonus']}" for bid in shown))
    if scene.aids is None:
        return table
    brings = {found["cards"]: found["brings"] for found in scene.aids["bids"]}
    table.add_row("would bring you", *((brings.get(b["cards"]) or "–").capitalize() for b in shown))
    return Group(table, Text(_wanted(scene.view, scene.aids)))


def _around(scene: Scene) -> list[Bid]:
    """The bids from just above what the viewer has, so many that the Crown's is among them."""
    all_bids: list[Bid] = scene.setting["bids"]
    most = max(player["displayed"] for player in scene.view["players"].values())
    mine = 0 if scene.view["viewer"] is None else _shown(scene.view)
    first = max(mine or 1, most + 2 - COLUMNS)
    start = min(first - 1, max(0, len(all_bids) - COLUMNS))
    return all_bids[start : start + COLUMNS]


def _shown(view: View) -> int:
    """How many cards the viewer has face up, those of this turn included."""
    display = view["players"][f"seat.{view['viewer']}"]["display"]
    return sum(card["amount"] for card in display.values())


def _wanted(view: View, aids: Aids) -> str:
    """What the viewer holds, or how many cards more would take it."""
    me, shown = view["viewer"], _shown(view)
    if shown > view["players"][f"seat.{me}"]["displayed"]:
        return _would_hold(aids["bids"][0]["brings"])
    if not view["crown"]:
        return "The Crown and the Shield are free: the first to display takes the Crown."
    if f"crown.{me}" in view["crown"]:
        return "You have the Crown; more cards raise your bid."
    least = {found["brings"]: found["cards"] for found in reversed(aids["bids"])}
    parts = [
        f"{counted(least[what] - shown, 'more card')} would take the {what.capitalize()}"
        for what in ("shield", "crown")
        if what in least and f"{what}.{me}" not in view[what]
    ]
    holds = "You have the Shield; " if f"shield.{me}" in view["shield"] else ""
    return f"{holds}{', '.join(parts)}." if parts else "You cannot take anything any more."


def _would_hold(what: str | None) -> str:
    if what is None:
        return "If you end the display now you will hold neither Crown nor Shield."
    return f"If you end the display now you will hold the {what.capitalize()}."
