"""One decision of a person: the table, the question, and answers until one is a move."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from parlour.cli.answers import fits, split
from parlour.cli.commands.hint import advice
from parlour.cli.keeping import keep
from parlour.cli.screen import question
from parlour.cli.tables import Scene
from parlour.cli.tables.flow import wrapped
from parlour.cli.trial import Trial
from parlour.errors import BadWords, IllegalMove, ParlourError

if TYPE_CHECKING:
    from parlour.cli.sitting import Sitting
    from parlour.games.views import Choice

HELP = """\
Answer with a number that stands before a choice, or in words:
{spoken}.
Several numbers are done together (3 5 7), and words may follow them (3 5 end);
words parted by commas are done one after another.
  why WORDS     why a move is not allowed, like why {first}
  rule NUMBER   show a rule, like rule 20
  list WORDS    the choices with these words, like list {word}
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
        self.scene = Scene.of(self.match, seat)
        self.choices = self.scene.choices
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self._help,
            "help": self._help,
            "list": self._list,
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
        """All that was answered, or nothing if one part is refused, while nothing came up."""
        if not line:
            self.screen.say("Type a number, a move in words, or ? for help.")
            return False
        trial = self._tried(line)
        if trial.refusal and not trial.is_final:
            raise trial.refusal
        refused = f"{trial.refusal} What came before it stands." if trial.refusal else ""
        self.sitting.carry_out(self.seat, trial.match, refused)
        return True

    def _tried(self, line: str) -> Trial:
        """What the line does: words, even if they begin with a number, or numbers and words."""
        numbers, words = split(line)
        whole = self._played([], line) if words else None
        if whole and not whole.refusal:
            return whole
        moves = [self._offered(number)["move"] for number in numbers]
        given = self._played(moves, words)
        if isinstance(given.refusal, IllegalMove):  # some are only allowed one after the other
            ordered = self._played(sorted(moves), words)
            return given if ordered.refusal else ordered
        return given

    def _played(self, moves: list[int], words: str) -> Trial:
        """The match after the moves, in this order, and what the words mean then."""
        trial = Trial(self.match, self.seat)
        trial.do(moves, words)
        return trial

    def _offered(self, number: int) -> "Choice":
        if not 1 <= number <= len(self.choices):
            raise BadWords(f"There is no {number} here; the choices are 1 to {len(self.choices)}.")
        return self.choices[number - 1]

    # Commands

    def _table(self, _: str = "") -> bool:
        refused = self.sitting.refused.get(self.seat, "")
        self.screen.ask(self.scene, self.sitting.told(self.seat), refused)
        return False

    def _help(self, _: str) -> bool:
        self.screen.say(question(self.scene))
        spoken = self.screen.drawing.SPOKEN
        word = spoken[0].split()[-1]
        self.screen.say(Text(HELP.format(spoken=", ".join(spoken), first=spoken[0], word=word)))
        return False

    def _list(self, words: str) -> bool:
        numbered = [(n, c["words"]) for n, c in enumerate(self.choices, 1) if fits(c, words)]
        if not numbered:
            raise BadWords(f'None of your choices has the words "{words}".')
        ink = self.screen.ink
        told = [Text(f"{number} ", style="bold") + ink(said) for number, said in numbered]
        self.screen.say(wrapped(told, self.screen.width))
        return False

    def _why(self, words: str) -> bool:
        if not words:
            raise BadWords(f"Say which move, like: why {self.screen.drawing.SPOKEN[0]}.")
        try:
            Trial(self.match, self.seat).say(words)
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
        self.screen.tell(self.match.told(self.seat))
        return False

    def _save(self, file: str) -> bool:
        if file:
            self.sitting.file = Path(file)
        self.screen.say(keep(self.match, self.sitting.file))
        return False

    def _quit(self, _: str) -> bool:
        raise Leave
