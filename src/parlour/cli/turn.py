"""One decision of a person: the table, the question, and answers until one is a move."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from parlour.cli.answers import meant, split
from parlour.cli.hints import advice
from parlour.cli.keeping import keep
from parlour.cli.tables import Scene
from parlour.errors import BadWords, IllegalMove, ParlourError

if TYPE_CHECKING:
    from parlour.cli.sitting import Sitting
    from parlour.play.match import Choice

HELP = """\
Answer with a number that stands before a card or a choice, or in words: a card
as r7 or red 7, pass. Several numbers are done together (3 5 7), and words may
follow them (3 5 end).
  why WORDS     why a move is not allowed, like why r7
  rule NUMBER   show a rule, like rule 63
  hint          what the mc bot would do, and how sure it is
  undo          take your last move back, while nobody has gone on
  log           everything you were told so far
  table         draw the table again
  save FILE     save the game and play on
  quit          save the game and leave; Ctrl-D and Ctrl-C do the same"""


class Leave(Exception):
    """A person wants to stop."""


class Turn:
    """What one seat is asked now."""

    def __init__(self, sitting: "Sitting", seat: int) -> None:
        self.sitting, self.seat = sitting, seat
        self.match, self.screen = sitting.match, sitting.screen
        view = self.match.view(seat)
        self.choices = self.screen.drawing.arrange(view, self.match.legal(seat))
        self.scene = Scene(view, self.match.names, [choice.words for choice in self.choices])
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self._help,
            "help": self._help,
            "why": self._why,
            "rule": self._rule,
            "undo": self._undo,
            "hint": self._hint,
            "log": self._log,
            "table": self._table,
            "save": self._save,
            "quit": self._quit,
        }

    def take(self) -> None:
        """Ask until something at the table has changed."""
        self._table()
        while not self._answered(self.screen.read()):
            pass

    def _answered(self, line: str) -> bool:
        """Whether the line changed the table."""
        word, _, rest = line.partition(" ")
        try:
            if command := self.commands.get(word.lower()):
                return command(rest.strip())
            return self._move(line)
        except IllegalMove as refusal:
            self.screen.say(f"{refusal} `rule {refusal.rule}` shows the rule.")
        except ParlourError as refusal:
            self.screen.say(str(refusal))
        return False

    # Moves

    def _move(self, line: str) -> bool:
        """All that was answered, or nothing if one part is refused."""
        if not line:
            self.screen.say("Type a number, a move in words, or ? for help.")
            return False
        trial = self.match.copy()
        numbers, words = split(line)
        for move in sorted(self._offered(number).move for number in numbers):
            trial.play(self.seat, move)
        if words:
            trial.play(self.seat, meant(trial.legal(self.seat), words))
        self.sitting.carry_out(self.seat, trial)
        return True

    def _offered(self, number: int) -> "Choice":
        if not 1 <= number <= len(self.choices):
            raise BadWords(f"There is no {number} here; the choices are 1 to {len(self.choices)}.")
        return self.choices[number - 1]

    # Commands

    def _table(self, _: str = "") -> bool:
        self.screen.ask(self.scene, self.sitting.told(self.seat))
        return False

    def _help(self, _: str) -> bool:
        self.screen.say(self.screen.drawing.ask(self.scene))
        self.screen.say(Text(HELP))
        return False

    def _why(self, words: str) -> bool:
        if not words:
            raise BadWords("Say which move, like: why r7.")
        try:
            self.match.copy().play(self.seat, meant(self.choices, words))
        except IllegalMove as refusal:
            self.screen.say(str(refusal))
            return self._rule(refusal.rule)
        self.screen.say(f"{words} is allowed.")
        return False

    def _rule(self, number: str) -> bool:
        from parlour.games import sheet

        found = sheet.rule(self.match.game.name, number)
        self.screen.say(f"{found.id}: {found.text} [{found.provenance}]")
        return False

    def _undo(self, _: str) -> bool:
        self.match.undo(self.seat)
        return True

    def _hint(self, _: str) -> bool:
        for line in advice(self.match, self.seat):
            self.screen.say(line)
        return False

    def _log(self, _: str) -> bool:
        self.screen.say(f"The shuffle was fixed before the game: {self.match.shuffle.commitment}")
        self.screen.tell(self.match.names, self.match.events(self.seat))
        return False

    def _save(self, file: str) -> bool:
        if file:
            self.sitting.file = Path(file)
        self.screen.say(keep(self.match, self.sitting.file))
        return False

    def _quit(self, _: str) -> bool:
        raise Leave
