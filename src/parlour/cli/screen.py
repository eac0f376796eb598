"""What people see: the log since they last looked, the table, the question; and what they type."""

import contextlib
import sys
import time
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.segment import SegmentLines
from rich.text import Text

from parlour.cli.pages import Block, paged
from parlour.cli.tables import Scene, drawing_of
from parlour.cli.telling import ended, sentences
from parlour.cli.terminal.console import console
from parlour.cli.terminal.lines import read_line
from parlour.games.happenings import Told
from parlour.games.speech import capital, listed
from parlour.games.views import Plan

if TYPE_CHECKING:
    from parlour.play.match import Match

PROMPT = "Number or words, ? for help: "
PAGE = "Enter goes on. "
BLANK_LINES = 60  # hide a hand where a terminal cannot clear its screen
WIDEST, SHORTEST = 100, 4
PAUSE = 1.5  # seconds


class Screen:
    """A terminal, or a stream of text where there is none."""

    def __init__(self, match: "Match") -> None:
        self.console = console()
        self.game, self.names = match.game, match.names
        self.setting = match.setting()
        self.drawing = drawing_of(match.game.name)
        self.is_live = self.console.is_terminal and not self.console.is_dumb_terminal
        self.is_hidden = False
        self.opening: list[Text] = []  # said once, above the first table
        self.typed = ""  # at the foot of a page, instead of Enter
        _edit_lines()

    @property
    def width(self) -> int:
        """How wide the table is drawn."""
        return min(self.console.width, WIDEST)

    def say(self, words: str | Text = "") -> None:
        """One thing in words, wrapped at the width."""
        self.console.print(self.ink(words) if isinstance(words, str) else words)

    def note(self, words: str) -> None:
        """Something about files, in which no word means a component."""
        self.console.print(words)

    def ink(self, words: str) -> Text:
        """Words with the components drawn as on the table."""
        return self.drawing.ink(self.setting, words)

    def read(self, prompt: str = PROMPT) -> str:
        """What a person types, or has typed already at the foot of a page."""
        typed, self.typed = self.typed, ""
        if typed:
            self.console.print(prompt + typed)
            return typed
        return read_line(prompt).strip()

    def pause(self) -> None:
        """Time to read what happens by itself."""
        if self.is_live:
            time.sleep(PAUSE)

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

    def tell(self, told: list[Told]) -> None:
        """What was told, in sentences."""
        for sentence in self.sentences(told):
            self.say(sentence)

    def sentences(self, told: list[Told]) -> list[Text]:
        """What was told, sentence by sentence."""
        return [self.ink(sentence) for sentence in sentences(self.game, self.names, told)]

    def ask(self, scene: Scene, told: list[Told], refused: str = "") -> None:
        """The log, the table, and the question that the viewer must answer."""
        above = [*self.sentences(told), *([self.ink(refused)] if refused else [])]
        self.show(above, scene, [Text(question(scene), style="bold")])
        self.opening = []

    def show(self, above: list[Text], scene: Scene, below: list[Text]) -> None:
        """The table and what stands above and below it, at once or else a page at a time.

        Who types an answer instead of turning a page has seen enough: the last page follows.
        """
        *others, last = self._pages(above, scene, below)
        for page in others:
            self._show(page)
            self.typed = self.read(PAGE)
            if self.typed:
                break
        self._show(last)

    def _show(self, page: Block) -> None:
        self.clear()
        self.console.print(SegmentLines(page, new_lines=True))

    def _pages(self, above: list[Text], scene: Scene, below: list[Text]) -> list[Block]:
        """One page if all fits, perhaps close together; else the pages."""
        joined = [Text(" ").join(above)] if above else []
        for told, spaced in ((above, True), (joined, False)):
            blocks = self._blocks(self.opening + told, scene, below, spaced)
            if self._fits(blocks):
                return [[line for block in blocks for line in block]]
        blocks = self._blocks(self.opening + above, scene, below, spaced=False)
        return paged(blocks, max(SHORTEST, self.console.height - 1))

    def _blocks(
        self, above: list[Text], scene: Scene, below: list[Text], spaced: bool
    ) -> list[Block]:
        """The lines of what is shown, by what belongs together."""
        table = self.drawing.draw(scene, self.width, spaced)
        gap = [""] if below and spaced else []
        options = self.console.options.update(width=self.width)
        parts = (Group(*above), *table, Group(*gap, *below))
        return [self.console.render_lines(part, options, pad=False) for part in parts]

    def _fits(self, blocks: list[Block]) -> bool:
        """Whether all can be seen at once, with a line to type on."""
        scrolls = not (self.is_live and sys.stdin.isatty())
        return scrolls or sum(map(len, blocks)) < self.console.height

    def preview(self, scene: Scene, plan: Plan, planned: Any) -> None:
        """What a plan would do: its words, what it leads to, and what it leaves open."""
        self.say(f"{capital(plan['words'])}.")
        for line in self.drawing.preview(scene, plan, planned):
            self.say(line)
        if plan["go"] is None and plan["asks"]:
            self.say(f"Still to be said: {plan['asks']['says']}")
        elif plan["go"] and plan["go"]["settles"]:
            self.say("It could not be taken back.")

    def result(self, match: "Match") -> None:
        """How everybody stands or ended, with every point explained."""
        for line in (Text(), *self.standings(match)):
            self.say(line)

    def standings(self, match: "Match") -> list[Text]:
        """The same, line by line."""
        lines = [Text("Result" if match.is_over else "Standing", style="bold")]
        for seat in match.result():
            told = ended(seat.name, seat.place, seat.points, match.seats == 1, match.is_over)
            lines += map(self.ink, [told, *(f"   {reason}" for reason in seat.because)])
        return lines


def question(scene: Scene) -> str:
    """One sentence: who must decide what, and which rule asks it."""
    if scene.ask:
        says = scene.ask["says"].removesuffix(".")
        return f"{capital(scene.names[scene.ask['seat']])}: {says} ({scene.ask['rule']})."
    deciding = scene.view["deciding"]
    if not deciding:
        return "The game is over."
    titles = {scene.setting["questions"][d["question"]]["title"] for d in deciding if d["question"]}
    who = listed(scene.names[one["seat"]] for one in deciding)
    about = f": {listed(sorted(titles))}" if titles else ""
    return f"{capital(who)} {'decides' if len(deciding) == 1 else 'decide'}{about}."


def _edit_lines() -> None:
    """Let people move about in the line they type; what one typed is not kept for the next."""
    with contextlib.suppress(ImportError, AttributeError):
        import readline

        readline.set_auto_history(False)
