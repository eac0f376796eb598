"""How each game's table looks in a terminal: one module a game, found by the game's name."""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

if TYPE_CHECKING:
    from parlour.play.match import Choice


class Scene(NamedTuple):
    """What is drawn: the table as its viewer sees it, and the moves offered, the first as 1."""

    view: dict[str, Any]
    names: Sequence[str]
    choices: Sequence[str] = ()  # in words, in the order of `arrange`
    moves: Sequence[int] = ()  # the same as numbers of the game


class Drawing(Protocol):
    """What the module of a game offers."""

    SPOKEN: tuple[str, ...]  # moves as people may type them

    def arrange(self, view: dict[str, Any], choices: "list[Choice]") -> "list[Choice]":
        """The legal moves in the order in which the drawing shows them."""

    def draw(self, scene: Scene, width: int, spaced: bool = True) -> list[RenderableType]:
        """The parts of the table from top to bottom, with every offered move and its number.

        What belongs together is one part; there are free lines between them if spaced.
        """

    def ask(self, scene: Scene) -> str:
        """One sentence: who must decide what, and which rule asks it."""

    def ink(self, words: str) -> Text:
        """Words about the game, its components drawn as on the table."""


def drawing_of(game: str) -> Drawing:
    """The drawing of the game of that name."""
    return cast(Drawing, import_module(f"parlour.cli.tables.{game}"))
