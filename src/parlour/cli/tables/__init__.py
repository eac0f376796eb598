"""How each game's table looks in a terminal: one module a game, found by the game's name.

A drawing knows a game only by its data: of the game it imports the types of its sight, no more.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self, cast

from rich.console import RenderableType
from rich.text import Text

from parlour.games.views import Ask, Choice, Plan

if TYPE_CHECKING:
    from parlour.play.match import Match


class Scene(NamedTuple):
    """What is drawn: the five parts as one viewer gets them, and the moves offered, 1 first."""

    setting: Any
    view: Any
    ask: Ask | None = None  # of a seat that may do something
    aids: Any = None  # of a seat
    choices: Sequence[Choice] = ()  # in the order in which they are numbered

    @property
    def names(self) -> list[str]:
        """The players' names."""
        return self.setting["names"]  # type: ignore[no-any-return]

    @classmethod
    def of(cls, match: "Match", viewer: int) -> Self:
        """What a viewer gets of a match."""
        if viewer < 0:
            return cls(match.setting(), match.view(viewer))
        ask, aids = match.ask(viewer), match.aids(viewer)
        scene = cls(match.setting(), match.view(viewer), ask if ask["choices"] else None, aids)
        return scene._replace(choices=drawing_of(match.game.name).arrange(scene))


class Drawing(Protocol):
    """What the module of a game offers."""

    def arrange(self, scene: Scene) -> list[Choice]:
        """The legal moves in the order in which the drawing numbers them."""

    def draw(self, scene: Scene, width: int, spaced: bool = True) -> list[RenderableType]:
        """The parts of the table from top to bottom, with every offered move and its number.

        What belongs together is one part; there are free lines between them if spaced.
        """

    def preview(self, scene: Scene, plan: Plan, planned: Any) -> list[Text]:
        """What a plan would lead to (the game's aids for it), in a few short lines."""

    def ink(self, setting: Any, words: str) -> Text:
        """Words about the game, its components drawn as on the table."""


def drawing_of(game: str) -> Drawing:
    """The drawing of the game of that name."""
    return cast(Drawing, import_module(f"parlour.cli.tables.{game}"))


def offered(scene: Scene) -> list[Choice]:
    """The legal moves in the order of their numbers."""
    return scene.ask["choices"] if scene.ask else []


def numbers_of(scene: Scene) -> dict[tuple[str, ...], int]:
    """The number to type for each choice, by the things it touches."""
    return {tuple(choice["touches"]): n for n, choice in enumerate(scene.choices, 1)}
