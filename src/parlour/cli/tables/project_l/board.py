"""Project L in a terminal: the market, supply and stocks, the own puzzles and every choice."""

from typing import Any

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.rule import Rule
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import stacked
from parlour.cli.tables.project_l.choices import Offers
from parlour.cli.tables.project_l.market import finesse, market
from parlour.cli.tables.project_l.own import choices, puzzles, status
from parlour.cli.tables.project_l.players import others, stocks
from parlour.cli.tables.project_l.prompt import counted

View = dict[str, Any]
PHASES = {
    "normal": "",
    "last round next": "the last round is next",
    "last round": "the last round",
    "touches": "Finishing Touches",
    "over": "the game is over",
}


def draw(scene: Scene, width: int, spaced: bool = True) -> RenderableType:
    """The whole table at most so many columns wide; with more of the others if there is room."""
    view, offers = scene.view, Offers(scene)
    parts: list[RenderableType | None] = [
        Group(_header(view), market(view, offers, width)),
        finesse(view, width),
        stocks(scene, width),
        others(scene, width) if spaced or view["viewer"] is None else None,
    ]
    if view["viewer"] is not None:
        parts.append(Group(status(view), puzzles(view)))
        parts.append(Group(*choices(scene, offers, width, spaced)))
    return Constrain(stacked(parts, spaced), width)


def _header(view: View) -> Rule:
    told = ["Project L", f"round {view['round']}", _phase(view)]
    if _is_reconstructed(view):
        told.append("* shape reconstructed")
    title = Text(" · ".join(filter(None, told)), style="bold")
    return Rule(title, align="left", style="")


def _phase(view: View) -> str:
    if view["stones_to_come"]:  # project_l-66
        stones = counted(view["stones_to_come"], "stone")
        return f"the end is near: {stones} still to reach the first player"
    return PHASES[view["phase"]]


def _is_reconstructed(view: View) -> bool:
    """Whether a puzzle on the table is not certain."""
    rows = [row for market in view["market"] for row in (market["white"], market["black"])]
    rows += view["solo"]["grid"] if view["solo"] else []
    slots = [slot for player in view["players"] for slot in player["slots"] if slot]
    shown = [puzzle for row in rows for puzzle in row if puzzle]
    shown += [slot["puzzle"] for slot in slots]
    return any(puzzle["provenance"] != "official" for puzzle in shown)
