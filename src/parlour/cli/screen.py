"""What people see: the log since they last looked, the table, the question; and what they type."""

import contextlib
import re
import sys
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from rich.console import Console, Group
from rich.text import Text

from parlour.cli.tables import Scene, drawing_of

if TYPE_CHECKING:
    from parlour.play.match import Match

PROMPT = "Number or words, ? for help: "
BLANK_LINES = 60  # hide a hand where a terminal cannot clear its screen
WIDEST = 100
VERB = re.compile(r"\S*(?: away\b)?")  # with the word that belongs to it: "puts away"


class Screen:
    """A terminal, or a stream of text where there is none."""

    def __init__(self, game: str) -> None:
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="replace")
        self.console = Console(highlight=False)
        self.drawing = drawing_of(game)
        self.is_live = self.console.is_terminal and not self.console.is_dumb_terminal
        self.is_hidden = False
        _edit_lines()

    @property
    def width(self) -> int:
        """How wide the table is drawn."""
        return min(self.console.width, WIDEST)

    def say(self, words: str | Text = "") -> None:
        """One thing in words, wrapped at the width."""
        self.console.print(self.drawing.ink(words) if isinstance(words, str) else words)

    def read(self, prompt: str = PROMPT) -> str:
        """What a person types."""
        return input(prompt).strip()

    def clear(self) -> None:
        """An empty screen, or a free line where a screen cannot be emptied."""
        if self.is_live:
            self.console.clear()
        else:
            self.console.print()

    def hide(self) -> None:
        """An empty screen that keeps nothing of what stood on it."""
        if self.is_live:
            self.is_hidden = self.console.set_alt_screen(True)  # it has no way to scroll back
            self.console.clear()
        else:
            self.console.print("\n" * BLANK_LINES)

    def restore(self) -> None:
        """Back from the hidden screen, if it was used."""
        if self.is_hidden:
            self.is_hidden = False
            self.console.set_alt_screen(False)

    # The table and what happened there

    def draw(self, scene: Scene) -> None:
        """The table alone."""
        self.console.print(self.drawing.draw(scene, self.width))

    def tell(self, names: Sequence[str], told: list[str]) -> None:
        """What was told, in sentences."""
        for sentence in sentences(names, told):
            self.say(sentence)

    def ask(self, scene: Scene, told: list[str]) -> None:
        """The log, the table, and the question that the viewer must answer."""
        question = Text(self.drawing.ask(scene), style="bold")
        said = sentences(scene.names, told)
        for log, spaced in ((self._wrapped(said), True), (self._wrapped([" ".join(said)]), False)):
            drawn = self.drawing.draw(scene, self.width, spaced)
            parts = Group(*log, drawn, *([""] if spaced else []), question)
            if self._fits(parts):
                break
        else:
            self._page(said)
            parts = Group(drawn, question)
        self.clear()
        self.console.print(parts)

    def _fits(self, parts: Group) -> bool:
        """Whether all can be seen at once, with a line to type on."""
        scrolls = not (self.is_live and sys.stdin.isatty())
        return scrolls or len(self.console.render_lines(parts)) < self.console.height

    def _page(self, said: list[str]) -> None:
        """A long log on a page of its own."""
        self.clear()
        for sentence in said:
            self.say(sentence)
        self.read("Enter goes on. ")

    def _wrapped(self, said: list[str]) -> list[Text]:
        inked = [self.drawing.ink(sentence) for sentence in said]
        return [line for text in inked for line in text.wrap(self.console, self.width)]

    def result(self, match: "Match") -> None:
        """How everybody stands or ended, with every point explained."""
        self.say()
        self.say(Text("Result" if match.is_over else "Standing", style="bold"))
        for standing in match.result():
            points = "1 point" if standing.points == 1 else f"{standing.points} points"
            self.say(f"{standing.place}. {standing.name}: {points}")
            for reason in standing.because:
                self.say(f"   {reason}")


def _edit_lines() -> None:
    """Let people move about in the line they type; what one typed is not kept for the next."""
    with contextlib.suppress(ImportError, AttributeError):
        import readline

        readline.set_auto_history(False)


def sentences(names: Sequence[str], told: Iterable[str]) -> list[str]:
    """What was told, one sentence for all that one player did in a row."""

    def who(event: str) -> str:
        return max((name for name in names if event.startswith(f"{name} ")), key=len, default="")

    said = []
    for name, events in groupby(told, key=who):
        parts = [event.removeprefix(f"{name} ") for event in events]
        sentence = f"{name} {_run_on(parts)}" if name else "; ".join(parts)
        said.append(f"{sentence[0].upper()}{sentence[1:]}.")
    return said


def _run_on(parts: list[str]) -> str:
    """Things done in a row, a verb that repeats itself said once: "displays red 7, blue 2"."""
    said, last = [], ""
    for part, alike in groupby(parts):
        times = len(list(alike))
        verb = VERB.match(part)[0]  # type: ignore[index]
        said.append(part.removeprefix(f"{verb} ") if verb == last else part)
        said[-1] += f" ({times} times)" if times > 1 else ""
        last = verb
    return ", ".join(said)
