"""Tavarua in a terminal: the sea, the players, and what is one's own with every choice."""

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import stacked, wrapped
from parlour.cli.tables.tavarua.choices import choices
from parlour.cli.tables.tavarua.ending import banner, final_table
from parlour.cli.tables.tavarua.own import mine
from parlour.cli.tables.tavarua.players import players
from parlour.cli.tables.tavarua.sea import ashore, deck, sea, unseen
from parlour.cli.tables.tavarua.story import last_round
from parlour.games.speech import capital, listed
from parlour.games.tavarua.sight.schema import Setting

USUAL = {"break_rule": "seed", "stoke_cards": "on", "unfinished_rides": "nothing"}
PHASES = {
    "boards": "boards are chosen",
    "exchange": "cards are exchanged in secret",
    "shore": "on the Shore",
    "play": "all choose in secret",
    "over": "the game is over",
}
MADE_UP = "reconstructed"
PARTS = {"cards": "card copies", "waves": "Wave cards", "stoke cards": "Stoke cards"}


def draw(scene: Scene, width: int, spaced: bool = True) -> list[RenderableType]:
    """The table at most so many columns wide; close together without what stands twice."""
    below = [ashore(scene)] if spaced else []
    if not scene.view["over"]:
        below += [deck(scene), *([unseen(scene)] if spaced else [])]
    story = last_round(scene) if spaced else []
    parts: list[RenderableType | None] = [
        Group(*_header(scene, width, spaced), players(scene, width)),
        final_table(scene),
        Group(sea(scene), *(wrapped(line, width) for line in below if line)),
        wrapped(story, width) if story else None,
    ]
    if scene.view["viewer"] is not None and not scene.view["over"]:
        parts.append(Group(*mine(scene, width, spaced), *choices(scene, width)))
    return stacked(parts, spaced)


def _header(scene: Scene, width: int, spaced: bool) -> list[RenderableType]:
    """Round and phase and all that is unusual; what is reconstructed; the last round."""
    now, chosen = scene.view["round"], _unusual(scene.setting)
    made_up = _made_up(scene.setting)
    chosen += ["partly " + MADE_UP] if made_up and not spaced else []
    told = ["Tavarua", *([f"round {now} of {scene.setting['rounds']}"] if now else [])]
    told.append(_phase(scene))
    fits = cell_len(" · ".join(told + chosen)) <= width - len("──")
    title = Text(" · ".join(told + chosen if fits else told), style="bold")
    more = [] if fits else [Text(" · ".join(chosen))]
    near = banner(scene)
    return [
        Rule(title, align="left", style=""),
        *more,
        *(made_up if spaced else []),
        *([near] if near else []),
    ]


def _phase(scene: Scene) -> str:
    phase = scene.view["phase"]
    alone = phase == "play" and len(scene.names) == 1
    return "choose an action" if alone else PHASES[phase]


def _unusual(setting: Setting) -> list[str]:
    """The options that are not as they are unless said."""
    chosen = [(name, setting["options"][name]) for name in USUAL]
    return [f"{name.replace('_', ' ')} {to}" for name, to in chosen if to != USUAL[name]]


def _made_up(setting: Setting) -> list[Text]:
    """What of the box is not the publisher's."""
    found = [n["about"] for n in setting["notices"] if n["provenance"] == MADE_UP]
    what = [PARTS[name] for about in found for name in about.split(", ") if name in PARTS]
    told = f"{capital(listed(what))} are {MADE_UP}, not the publisher's." if what else ""
    return [Text(told, style="dim")] if told else []
