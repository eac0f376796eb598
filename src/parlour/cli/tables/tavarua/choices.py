"""What the viewer of Tavarua may do: every choice with its number and what it leads to."""

from rich.console import RenderableType
from rich.text import Text

from parlour.cli.tables import Scene, offered
from parlour.cli.tables.flow import labelled
from parlour.cli.tables.tavarua.cards import ink
from parlour.cli.tables.tavarua.effects import effect
from parlour.games.views import Choice

LAST = ("do.done", "do.keep", "do.no-more")  # doing no more of it
INDENT = 7


def arrange(scene: Scene) -> list[Choice]:
    """In the order of their numbers; doing no more of it last."""
    return sorted(offered(scene), key=lambda choice: choice["touches"][0] in LAST)


def choices(scene: Scene, width: int) -> list[RenderableType]:
    """All choices, side by side where there is room."""
    if not scene.choices:
        return []
    pieces = [
        Text(f"{number} ", style="bold") + ink(scene.setting, effect(scene, choice["touches"][0]))
        for number, choice in enumerate(scene.choices, 1)
    ]
    return [labelled([("Choose", pieces)], width, INDENT)]
