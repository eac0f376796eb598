"""The course of a match: the moves that stand, and the tables the last of them can go back to."""

from typing import Any, NamedTuple, Self

import numpy as np

from parlour.play.log import Entry

Rows = np.ndarray[Any, np.dtype[np.uint8]]  # the bytes of a table


class Step(NamedTuple):
    """A move that stands, and its place in the log."""

    place: int
    entry: Entry


class Course:
    """What is left of a log when every undo has taken its seat's last choice away."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._tables: list[Rows] = []  # before each of the last steps

    @property
    def moves(self) -> list[Entry]:
        """The moves that stand."""
        return [step.entry for step in self.steps]

    def add(self, step: Step, before: Rows, may_go_back: bool) -> None:
        """One step more; where nobody may go back any more, no table is kept."""
        self.steps.append(step)
        if may_go_back:
            self._tables.append(before)
        else:
            self._tables.clear()

    def last_choice(self, seat: int) -> list[int]:
        """Where the steps of a seat's last choice stand, the last first; none if it has none."""
        found: list[int] = []
        for place in range(len(self.steps) - 1, -1, -1):
            entry = self.steps[place].entry
            if entry.seat == seat:
                found.append(place)
                if not entry.joined:
                    break
        return found

    def before(self, place: int) -> Rows:
        """The table before a step, one of the last."""
        return self._tables[place - len(self.steps)]

    def until(self, place: int) -> Self:
        """The course up to before a step, one of the last."""
        twin = self.copy()
        del twin._tables[place - len(self.steps) :]
        del twin.steps[place:]
        return twin

    def copy(self) -> Self:
        """The same, to be continued otherwise."""
        twin = object.__new__(type(self))
        twin.steps, twin._tables = list(self.steps), list(self._tables)
        return twin
