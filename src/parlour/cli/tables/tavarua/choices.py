"""What the viewer of Tavarua may do: every choice with its number and what it leads to."""

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import labelled
from parlour.cli.tables.tavarua.cards import ink
from parlour.cli.tables.tavarua.effects import effect
from parlour.games.tavarua.moves import DONE, GIVEN, TAKE_BACK

if TYPE_CHECKING:
    from parlour.play.match import Choice

View = dict[str, Any]
LAST = (DONE, GIVEN)  # doing no more of it
INDENT = 7


def arrange(view: View, choices: "list[Choice]") -> "list[Choice]":
    """In the order of their numbers; doing no more of it last."""
    return sorted(choices, key=lambda choice: (choice.move in LAST, choice.move))


def choices(scene: Scene, width: int) -> list[RenderableType]:
    """All choices, side by side where there is room."""
    if not scene.moves:
        return []
    offered = [
        Text(f"{number}", style="bold") + Text(" ") + ink(_words(scene, move))
        for number, move in enumerate(scene.moves, 1)
    ]
    return [labelled([("Choose", offered)], width, INDENT)]


def _words(scene: Scene, move: int) -> str:
    return "take your choice back" if move == TAKE_BACK else effect(scene, move)
