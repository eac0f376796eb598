"""All that has happened at a table: the log, and what follows from it."""

from typing import NamedTuple, Self

from parlour.errors import CannotUndo
from parlour.games.game import Game
from parlour.kit.positions import Positions
from parlour.kit.record import SPECTATOR
from parlour.play.chronicle import Chronicle, bit_of
from parlour.play.course import Course, Rows, Step
from parlour.play.history import History
from parlour.play.log import MOST_UNDOS, Entry, same_entry, undone
from parlour.play.origin import Origin, Terms


class HalfMade(NamedTuple):
    """A choice whose steps the others may not know before it is made, and the table before it."""

    seat: int
    before: Positions


class Proceedings:
    """The table as it lies, and how it came to that; moves are legal before they come here."""

    def __init__(self, game: Game, names: tuple[str, ...], origin: Origin, terms: Terms) -> None:
        self.game, self.names = game, names
        self.log: list[Entry] = []
        self.course = Course()
        self.history = History(origin.first_head(terms), origin.secret, self.log)
        self.table = origin.deal(game, terms)
        self.chronicle = Chronicle(game, names, self.table.heard())
        self.half_made: HalfMade | None = None
        self.undos = [0] * terms.seats

    def seen(self, viewer: int) -> Positions:
        """The table as a viewer sees it; of a half-made choice, others see nothing."""
        half = self.half_made
        table = half.before if half and half.seat != viewer else self.table
        return self.game.seen(table, viewer)

    def went_last(self, seat: int) -> bool:
        """Whether the last move that stands was the seat's."""
        steps = self.course.steps
        return bool(steps) and steps[-1].entry.seat == seat

    # On

    def carry_out(self, entry: Entry) -> None:
        """Let a legal move stand."""
        before = self.table.rows.copy()  # a view as records, too, would cost more than the move
        self.game.engine.play(self.table, entry.seat, entry.move)
        may_go_back = any(self.table.games["barriers"][0].tolist())
        entry = same_entry(*entry)
        self.course.add(Step(len(self.log), entry), before, may_go_back)
        self.log.append(entry)
        if self._hides(entry.seat):
            self.half_made = self.half_made or HalfMade(entry.seat, self._laid(before))
        else:
            self.half_made = None
        self.chronicle.add(self.table.heard(), only=entry.seat if self.half_made else None)

    def _laid(self, rows: Rows) -> Positions:
        """The table that some bytes are."""
        table = self.table.copy()
        table.rows[:] = rows
        return table

    def _hides(self, seat: int) -> bool:
        """Whether the seat has half made a choice of which the others may not know."""
        return self.game.hides_steps and self.game.plans.hides(self.table.reading(), seat)

    # Back

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take its last choice back."""
        return not self.trouble_undoing(seat)

    def trouble_undoing(self, seat: int) -> str:
        """Why the seat may not take its last choice back; empty if it may."""
        allowed: int = self.table.games["barriers"].item(seat)
        gone = self.course.last_choice(seat) if allowed else []
        name = self.names[seat]
        if not gone or len(gone) > allowed or not self._is_free(seat):
            return (
                f"{name} cannot take anything back: since the last move something was "
                "revealed or drawn, somebody else acted on it, or the decision was passed on."
            )
        if self.undos[seat] >= MOST_UNDOS:
            often = f"{name} has taken {MOST_UNDOS} choices back"
            return f"{often}, as many as one game allows: the last one stays."
        if not self.went_last(seat) and self._without(gone) is None:
            others = f"What others did since depends on the last move of {name}"
            return f"{others}: it cannot be taken back any more."
        return ""

    def _is_free(self, seat: int) -> bool:
        """Whether nothing that others did since stands in the way, as the game sees it."""
        return self.went_last(seat) or self.game.stands_alone(self.table.reading(), seat)

    def undo(self, seat: int) -> None:
        """Take the last choice of a seat back; what others did since stays."""
        if trouble := self.trouble_undoing(seat):
            raise CannotUndo(trouble)
        gone = self.course.last_choice(seat)
        without = self._without(gone)
        assert without, "it was found to be possible"
        table, course = without
        viewers = (*range(len(self.names)), SPECTATOR)
        seen = {viewer: self.seen(viewer) for viewer in viewers}
        self.log.append(undone(seat))
        self.table, self.course = table, course
        self.undos[seat] += 1
        if not self._hides(seat):
            self.half_made = None
        noticed = sum(bit_of(v) for v in viewers if v == seat or self.seen(v) != seen[v])
        self.chronicle.add_undo(seat, noticed, len(gone))

    def _without(self, gone: list[int]) -> tuple[Positions, Course] | None:
        """The table and the course without some steps, those after them done again; or nothing."""
        first, engine = gone[-1], self.game.engine
        table, course = self._laid(self.course.before(first)), self.course.until(first)
        for step in (s for n, s in enumerate(self.course.steps[first:], first) if n not in gone):
            if step.entry.move not in engine.legal_moves(table, step.entry.seat):
                return None
            course.add(step, table.rows.copy(), may_go_back=True)
            engine.play(table, step.entry.seat, step.entry.move)
        return table, course

    def rename(self, names: tuple[str, ...]) -> None:
        """Let others sit in the seats."""
        self.names = self.chronicle.names = names

    def copy(self) -> Self:
        """The same, to be continued otherwise."""
        twin = object.__new__(type(self))
        twin.game, twin.names, twin.half_made = self.game, self.names, self.half_made
        twin.log, twin.course, twin.table = list(self.log), self.course.copy(), self.table.copy()
        twin.history, twin.chronicle = self.history.copy(twin.log), self.chronicle.copy()
        twin.undos = list(self.undos)
        return twin
