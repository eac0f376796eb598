"""One decision of a person: the table, the question, and answers until one is a move."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from parlour.cli.answers import fits
from parlour.cli.commands.hint import advice
from parlour.cli.examples import examples
from parlour.cli.keeping import keep, to_keep
from parlour.cli.line import carry_out, foreseen, parts_of
from parlour.cli.screen import question
from parlour.cli.tables import Scene
from parlour.cli.tables.flow import wrapped
from parlour.errors import BadWords, IllegalMove, ParlourError

if TYPE_CHECKING:
    from parlour.cli.sitting import Sitting

HELP = """\
Answer with a number that stands before a choice, or in words:
{spoken}.
Several numbers are done together (3 5 7), and words may follow them (3 5 end);
words parted by commas are done one after another.
  try WORDS     what a choice would do, without doing it: try {first}
  why WORDS     why something is not allowed, like why {first}
  rule WORDS    a rule by its number, like rule 20, or those about some words
  list WORDS    the choices with these words, like list {word}
  hint          what the mc bot would do, and how sure it is
  undo          take your last choice back, while nobody has gone on
  log           everything you were told so far
  table         draw the table again
  save FILE     save the game and play on
  quit          save the game and leave; Ctrl-D and Ctrl-C do the same"""


MOST_RULES = 4  # that are shown in full


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
            "try": self._try,
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
        entries = len(self.match.log)
        refused = carry_out(self.match, self.seat, self.choices, line)
        self.sitting.looked[self.seat], self.sitting.refused[self.seat] = entries, refused
        return True

    # Commands

    def _table(self, _: str = "") -> bool:
        refused = self.sitting.refused.get(self.seat, "")
        self.screen.ask(self.scene, self.sitting.told(self.seat), refused)
        return False

    def _help(self, _: str) -> bool:
        self.screen.say(question(self.scene))
        spoken, word = examples(self.match, self.seat, self.choices)
        told = HELP.format(spoken=", ".join(spoken), first=spoken[0], word=word)
        self.screen.say(Text(told))
        return False

    def _example(self) -> str:
        """A move that this seat may make now, as it may be typed."""
        return examples(self.match, self.seat, self.choices).spoken[0]

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
            raise BadWords(f"Say which move, like: why {self._example()}.")
        planner = self.match.planner(self.seat)
        try:
            _, unknown = foreseen(planner, parts_of(planner, self.choices, words))
        except IllegalMove as refusal:
            self.screen.say(str(refusal))
            return self._rule(refusal.rule) if refusal.rule else False
        until = f"; {unknown[0]} comes after something that nobody knows yet" if unknown else ""
        self.screen.say(f"{words} is allowed{until}.")
        return False

    def _try(self, words: str) -> bool:
        """What a choice would do, and nothing of it done."""
        if not words:
            raise BadWords(f"Say what to try, like: try {self._example()}.")
        planner = self.match.planner(self.seat)
        meant, later = foreseen(planner, parts_of(planner, self.choices, words))
        gestures = meant[0].gestures
        plan = self.match.plan(self.seat, gestures)
        self.screen.preview(self.scene, plan, self.match.aids(self.seat, gestures)["planned"])
        if later or meant[1:]:
            self.screen.say("The rest of the line is another choice, not tried here.")
        return False

    def _rule(self, number: str) -> bool:
        """A rule by its number, or the rules about some words."""
        from parlour.games import sheet

        found = sheet.found(self.match.game.name, number)
        for rule in found[:MOST_RULES]:
            self.screen.say(f"{rule.id}: {rule.text} [{rule.provenance}]")
        if more := [rule.id for rule in found[MOST_RULES:]]:
            self.screen.say(f"Less about it: {', '.join(more)}.")
        return False

    def _undo(self, _: str) -> bool:
        self.match.undo(self.seat)
        return True

    def _hint(self, _: str) -> bool:
        for line in advice(self.match, self.seat):
            self.screen.say(line)
        return False

    def _log(self, _: str) -> bool:
        for sentence in to_keep(self.match):
            self.screen.say(sentence)
        self.screen.tell(self.match.told(self.seat))
        return False

    def _save(self, file: str) -> bool:
        if file:
            self.sitting.file = Path(file)
        self.screen.say(keep(self.match, self.sitting.file))
        return False

    def _quit(self, _: str) -> bool:
        raise Leave
