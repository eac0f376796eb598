"""Project L in a terminal: the market, supply and stocks, the own puzzles and every choice."""

from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import stacked
from parlour.cli.tables.project_l.choices import choices
from parlour.cli.tables.project_l.finesse import finesse
from parlour.cli.tables.project_l.market import market
from parlour.cli.tables.project_l.offers import Offers
from parlour.cli.tables.project_l.own import puzzles, status
from parlour.cli.tables.project_l.players import others, stocks
from parlour.games.project_l.setting import OPTIONS
from parlour.games.speech import counted

View = dict[str, Any]
PHASES = {
    "normal": "",
    "last round next": "the last round is next",
    "last round": "the last round",
    "touches": "Finishing Touches",
    "over": "the game is over",
}


def draw(scene: Scene, width: int, spaced: bool = True) -> list[RenderableType]:
    """The table at most so many columns wide; with more of the others if there is room."""
    view, offers = scene.view, Offers(scene)
    pictured = spaced or view["viewer"] is None
    parts: list[RenderableType | None] = [
        Group(*_header(view, width), market(view, offers, width)),
        finesse(view, width),
        stocks(scene, width, full=not pictured),
        *(others(scene, width) if pictured else []),
    ]
    if view["viewer"] is not None:
        parts.append(Group(status(view), puzzles(view)))
        parts.append(Group(*choices(scene, offers, width, spaced)))
    return stacked(parts, spaced)


def _header(view: View, width: int) -> list[RenderableType]:
    """The round and all that is unusual, in a second line what the first has no room for."""
    told = list(filter(None, ["Project L", f"round {view['round']}", _phase(view)]))
    told += ["* shape reconstructed"] if _is_reconstructed(view) else []
    chosen = _chosen(view)
    fits = len(" · ".join(told + chosen)) <= width - len("──")
    title = Text(" · ".join(told + chosen if fits else told), style="bold")
    rule = Rule(title, align="left", style="")
    return [rule] if fits else [rule, Text(" · ".join(chosen))]


def _chosen(view: View) -> list[str]:
    """The options that are not as they are unless said (project_l-02)."""
    values = [(option, view["options"][option.name]) for option in OPTIONS]
    return [
        f"{option.name.replace('_', ' ')} {value}"
        for option, value in values
        if option.value(value) != option.default
    ]


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
