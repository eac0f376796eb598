"""What the viewer of Snapshot may do: every choice with its number and what it leads to."""

from rich.console import RenderableType
from rich.text import Text

from parlour.cli.tables import Scene, offered
from parlour.cli.tables.flow import labelled
from parlour.cli.tables.snapshot.cards import ink, kind
from parlour.cli.tables.snapshot.effects import effect
from parlour.games.views import Choice

INDENT = 7
FINAL = {"rolls": "rolls at once", "passes on": "ends your turn", "draws": ""}
LAST = ("do.stop", "do.pass", "do.decline", "do.done", "do.give-up")  # doing no more of it


def arrange(scene: Scene) -> list[Choice]:
    """What does something first, along the board; doing no more of it last."""
    return sorted(offered(scene), key=lambda choice: _place(scene, choice))


def _place(scene: Scene, choice: Choice) -> int:
    (thing, *_), view = choice["touches"], scene.view
    if thing in LAST:
        return 3
    if scene.ask is None or scene.ask["question"] != "dice":
        return 0
    if thing not in view["habitats"]:
        return 1
    return 0 if kind(thing) == view["here"] else 2  # a later habitat lies beyond these animals


def choices(scene: Scene, width: int) -> list[RenderableType]:
    """All choices, side by side where there is room."""
    if not scene.choices:
        return []
    final = _final(scene)
    shown = [
        _numbered(scene, number, choice, final.get(choice["move"], ""))
        for number, choice in enumerate(scene.choices, 1)
    ]
    at_once = [Text("(the dice are rolled at once)")] if _always_rolls(scene) else []
    return [labelled([("Choose", [*shown, *at_once])], width, INDENT)]


def _final(scene: Scene) -> dict[int, str]:
    """Which choices cannot be taken back; nothing where that goes for all, or without saying."""
    if scene.view["viewer"] != scene.view["active"] or _always_rolls(scene):
        return {}
    found = {told["move"]: FINAL[told["because"]] for told in scene.aids["settles"]}
    if scene.ask and scene.ask["question"] == "reroll":  # whoever pays rolls
        return {c["move"]: found.get(c["move"], "") for c in scene.choices if _gives_up(c)}
    return found


def _gives_up(choice: Choice) -> bool:
    return choice["touches"] == ["do.give-up"]


def _always_rolls(scene: Scene) -> bool:
    """Whether the dice are rolled at once whatever is chosen."""
    rolls = [told for told in scene.aids["settles"] if told["because"] == "rolls"]
    rerolling = scene.ask is not None and scene.ask["question"] == "reroll"
    return len(rolls) == len(scene.choices) and not rerolling


def _numbered(scene: Scene, number: int, choice: Choice, final: str) -> Text:
    """A choice; what cannot be taken back says so."""
    words = ink(scene.setting, effect(scene, choice["touches"]))
    told = Text(f"{number}", style="bold") + Text(" ") + words
    return told + Text(f" [{final}]", style="bold") if final else told
