"""A game at the terminal from the first decision to the last, or until somebody leaves."""

import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.text import Text

from parlour.cli import INTERRUPTED
from parlour.cli.keeping import Keeping
from parlour.cli.screen import Screen
from parlour.cli.telling import told_since
from parlour.cli.terminal.stops import Stops
from parlour.cli.terminal.streams import complain, lost_output
from parlour.cli.terminal.trouble import BROKEN, reported
from parlour.cli.turn import Leave, Turn
from parlour.errors import BadFile
from parlour.games import sheet
from parlour.kit.record import SPECTATOR

if TYPE_CHECKING:
    from parlour.bots.thought import Bot
    from parlour.games.happenings import Told
    from parlour.play.match import Match


@dataclass
class Sitting:
    """A match, the bots in its seats, and the screen the people share."""

    match: "Match"
    bots: "dict[int, Bot]"
    screen: Screen
    keeping: Keeping = field(default_factory=Keeping)
    answers_itself: bool = True  # where everybody can see that there is only one answer
    pace: float = 0.0  # seconds between moves when nobody but bots plays
    looked: dict[int, int] = field(default_factory=dict)  # entries before each seat's last decision
    refused: dict[int, str] = field(default_factory=dict)  # the part of a seat's last line
    before: int | None = None  # the person whose hand was on the screen last
    stops: Stops = field(default_factory=Stops)

    @property
    def people(self) -> list[int]:
        """The seats that no bot takes."""
        return [seat for seat in range(self.match.seats) if seat not in self.bots]

    def introduce(self) -> None:
        """Say what the game is about: above the first table, or at once if nobody sits at it."""
        game = self.match.game
        words = Text.assemble((f"{game.title}. ", "bold"), sheet.goal(game.name))
        caution = self.match.origin.caution
        told = [words, Text(caution)] if caution else [words]
        if self.people:
            self.screen.opening = told
        else:
            for line in told:
                self.screen.say(line)

    def run(self) -> int:
        """Play; the exit code. Whatever ends it, the game is saved first."""
        self.stops.listen()
        try:
            return self._sit()
        except KeyboardInterrupt:  # it comes once, perhaps in the middle of another way out
            return self._leave(INTERRUPTED)

    def _sit(self) -> int:
        try:
            return self._play_to_the_end()
        except Leave as left:
            return self._leave(0, str(left))
        except EOFError:
            return self._leave(0)
        except OSError as error:
            return self._lose_terminal(error)
        except Exception as error:
            code = self._leave(BROKEN)
            complain(reported(error))
            return code

    def save(self) -> str:
        """Save the game, wherever it can be; where that is, in words."""
        with self.stops.put_off():
            return self.keeping.keep_somewhere(self.match)

    def _leave(self, code: int, kept: str = "") -> int:
        self.stops.heed_no_more()
        kept = kept or self._kept()  # first, for the screen may be gone
        with suppress(OSError):
            self.screen.restore()
            self.screen.say()
            self.screen.note(kept)
        return code

    def _kept(self) -> str:
        """Where the game is, or why it is nowhere."""
        try:
            return self.save()
        except BadFile as refusal:
            return f"{refusal} The game could not be saved anywhere."

    def _lose_terminal(self, error: OSError) -> int:
        """Save a game that nobody sees any more; what bots play goes with its reader."""
        self.stops.heed_no_more()
        gone = isinstance(error, BrokenPipeError)
        if not (gone and not self.people and not self.keeping.is_named):
            complain(self._kept())
        return lost_output(error)

    def _play_to_the_end(self) -> int:
        is_news = not self.match.is_over
        self._play()
        kept = self._kept() if self.keeping.is_named and is_news else ""
        self._tell_end()
        if kept:
            self.screen.note(kept)
        return 0

    def _play(self) -> None:
        while actors := self.match.actors:
            if actors[0] in self.bots:
                self._let_bot_decide(actors[0])
            elif self.answers_itself and self.match.forced(actors[0]) is not None:
                self._let_answer_itself(actors[0])
            else:
                self._ask(actors[0])

    def _let_bot_decide(self, seat: int) -> None:
        thought = self.bots[seat].choose(self.match.game, self.match.seen(seat), seat)
        entries = len(self.match.log)
        with self.stops.put_off():
            self.match.play(seat, thought.move)
        if not self.people:
            self.screen.tell(told_since(self.match, SPECTATOR, entries))
            time.sleep(self.pace)

    def _let_answer_itself(self, seat: int) -> None:
        """What everybody can see to be the only answer needs no question."""
        (choice,) = self.match.ask(seat)["choices"]
        self.screen.say(f"{self.match.names[seat]} {choice['words']}: there is nothing else to do.")
        self.screen.pause()
        with self.stops.put_off():
            self.match.play_forced(seat)

    def _ask(self, seat: int) -> None:
        if len(self.people) > 1 and self.before != seat:
            self.screen.hide()
            self.screen.read(f"Pass the device to {self.match.names[seat]}, then press Enter. ")
        self.before = seat
        Turn(self, seat).take()

    def told(self, seat: int) -> "list[Told]":
        """What a seat was told since its last decision; all of it before the first."""
        seats = [entry.seat for entry in self.match.log]
        if seat not in seats:
            return self.match.told(seat)
        last = len(seats) - 1 - seats[::-1].index(seat)
        return told_since(self.match, seat, self.looked.get(seat, last))

    def _tell_end(self) -> None:
        if self.people:
            self.screen.restore()
            self.screen.clear()
            since = max(self.looked.values(), default=0)
            self.screen.tell(told_since(self.match, SPECTATOR, since))
        self.screen.result(self.match)
