"""Project L in a terminal: the market, supply and stocks, the own puzzles and every choice."""

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
from parlour.games.project_l.sight.schema import View
from parlour.games.speech import counted

PHASES = {
    "normal": "",
    "last round next": "the last round is next",
    "last round": "the last round",
    "touches": "Finishing Touches",
    "over": "the game is over",
}


def draw(scene: Scene, width: int, spaced: bool = True) -> list[RenderableType]:
    """The table at most so many columns wide; with more of the others if there is room."""
    offers, is_seated = Offers(scene), scene.view["viewer"] is not None
    pictured = spaced or not is_seated
    parts: list[RenderableType | None] = [
        Group(*_header(scene, width), market(scene, offers, width)),
        finesse(scene, width),
        stocks(scene, width, full=not pictured),
        *(others(scene, width) if pictured else []),
    ]
    if is_seated:
        parts.append(Group(status(scene), puzzles(scene)))
        parts.append(Group(*choices(scene, offers, width, spaced)))
    return stacked(parts, spaced)


def _header(scene: Scene, width: int) -> list[RenderableType]:
    """The round and all that is unusual, in a second line what the first has no room for."""
    view = scene.view
    told = list(filter(None, [scene.setting["title"], f"round {view['round']}", _phase(view)]))
    told += ["* shape reconstructed"] if _is_reconstructed(scene) else []
    chosen = [f"{name.replace('_', ' ')} {is_}" for name, is_ in scene.setting["unusual"].items()]
    fits = len(" · ".join(told + chosen)) <= width - len("──")
    title = Text(" · ".join(told + chosen if fits else told), style="bold")
    rule = Rule(title, align="left", style="")
    return [rule] if fits else [rule, Text(" · ".join(chosen))]


def _phase(view: View) -> str:
    if view["stones_to_come"]:  # project_l-66
        stones = counted(view["stones_to_come"], "stone")
        return f"the end is near: {stones} still to reach the first player"
    return PHASES[view["phase"]]


def _is_reconstructed(scene: Scene) -> bool:
    """Whether a puzzle on the table is not certain."""
    shown = {thing.removeprefix("market.") for thing in scene.view["market"]}
    for player in scene.view["players"].values():
        shown |= {slot["puzzle"] for slot in player["puzzles"].values()}
    return any(scene.setting["puzzles"][puzzle]["provenance"] != "official" for puzzle in shown)
