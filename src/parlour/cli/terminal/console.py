"""How everything is printed: as it is, never as markup, and nothing that moves the cursor."""

from collections.abc import Iterable
from typing import NoReturn

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from parlour.printable import printable


class PlainConsole(Console):
    """A console for words of files and people: what cannot be seen in them is written as escapes.

    Whoever prints need not think of it; only Rich itself may clear the screen or use colours.
    """

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """The segments of something, fit to be shown."""
        return map(_visible, super().render(renderable, options))

    def on_broken_pipe(self) -> NoReturn:
        """Leave it to the caller what an output without a reader means."""
        raise


def console(stderr: bool = False, quiet: bool = False) -> PlainConsole:
    """A console that prints words as they are."""
    return PlainConsole(stderr=stderr, quiet=quiet, highlight=False, markup=False, emoji=False)


def _visible(segment: Segment) -> Segment:
    text, style, control = segment
    if control or text.isprintable():
        return segment
    return Segment("\n".join(map(printable, text.split("\n"))), style)
