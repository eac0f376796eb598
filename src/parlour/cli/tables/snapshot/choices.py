"""What the viewer of Snapshot may do: every choice with its number and what it leads to."""

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import labelled
from parlour.cli.tables.snapshot.cards import ink
from parlour.cli.tables.snapshot.effects import effect
from parlour.games.snapshot.moves import (
    ADDED,
    DECLINE,
    FIRST_ANIMAL,
    FIRST_CARD,
    FIRST_PAY,
    GIVE_UP,
    LAID,
    PASS,
    STOP,
)

if TYPE_CHECKING:
    from parlour.play.match import Choice

View = dict[str, Any]
LAST = (STOP, PASS, DECLINE, ADDED, LAID, GIVE_UP)  # doing no more of it
INDENT = 7
FINAL = {"rolls": "rolls at once", "passes on": "ends your turn", "draws": ""}


def arrange(view: View, choices: "list[Choice]") -> "list[Choice]":
    """What does something first, along the board; doing no more of it last."""
    return sorted(choices, key=lambda choice: _place(view, choice.move))


def _place(view: View, move: int) -> tuple[int, int]:
    if move in LAST:
        return 3, move
    names = [habitat["name"] for habitat in view["habitats"]]
    if FIRST_CARD <= move < FIRST_ANIMAL and names[move - FIRST_CARD] != view["here"]:
        return 2, move  # a later habitat lies beyond the animals of this one
    return (0 if move < FIRST_ANIMAL else 1), move


def choices(scene: Scene, width: int) -> list[RenderableType]:
    """All choices, side by side where there is room."""
    if not scene.moves:
        return []
    final = _final(scene)
    offered = [
        _numbered(number, effect(scene, move), final.get(move, ""))
        for number, move in enumerate(scene.moves, 1)
    ]
    return [labelled([("Choose", offered)], width, INDENT)]


def _final(scene: Scene) -> dict[int, str]:
    """Which choices cannot be taken back; nothing where that goes for all, or without saying."""
    view = scene.view
    found = {told["move"]: FINAL[told["because"]] for told in view["final"]}
    if view["viewer"] != view["active"] or (always_rolls(scene) and view["phase"] != "reroll"):
        return {}
    return {move: told for move, told in found.items() if move < FIRST_PAY}


def always_rolls(scene: Scene) -> bool:
    """Whether the dice are rolled at once whatever is chosen."""
    rolls = [told["move"] for told in scene.view["final"] if told["because"] == "rolls"]
    return len(rolls) == len(scene.moves)


def _numbered(number: int, words: str, final: str) -> Text:
    """A choice; what cannot be taken back says so."""
    told = Text(f"{number}", style="bold") + Text(" ") + ink(words)
    return told + Text(f" [{final}]", style="bold") if final else told
