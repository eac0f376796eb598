"""What each viewer has noticed of a game: the only count of it that leaves the server.

How long the log is would tell of hidden steps; so for every viewer those moments are counted at
which their own sight of the table changed or they were told something.
"""

from array import array

from parlour.kit.record import SPECTATOR
from parlour.play.looking import Move
from parlour.play.match import Match


def is_noticed(match: Match, seat: int, move: Move) -> bool:
    """Whether anybody else would notice a choice of a seat, which has to be a legal one."""
    after, others = match.copy(), {*range(match.seats), SPECTATOR} - {seat}
    after.play(seat, move)
    return any(_sight(after, viewer) != _sight(match, viewer) for viewer in others)


def _sight(match: Match, viewer: int) -> tuple[bytes, int]:
    """What a viewer sees, and how much they were told."""
    return match.seen(viewer).position(), match.chronicle.count(viewer)


class Moments:
    """For every viewer, how much they had been told at each of their moments."""

    def __init__(self, match: Match) -> None:
        self._told = {viewer: array("I") for viewer in (*range(match.seats), SPECTATOR)}
        self._seen = dict.fromkeys(self._told, 0)
        self._acted = [0] * match.seats
        self.note(match)

    def note(self, match: Match) -> None:
        """Look at the table after an act: whoever noticed it has one moment more."""
        for viewer, told in self._told.items():
            seen, count = hash(match.seen(viewer).position()), match.chronicle.count(viewer)
            if not told or seen != self._seen[viewer] or count != told[-1]:
                self._seen[viewer] = seen
                told.append(count)

    def copy(self) -> "Moments":
        """The same in other memory."""
        twin = object.__new__(type(self))
        twin._told = {viewer: told[:] for viewer, told in self._told.items()}
        twin._seen, twin._acted = dict(self._seen), list(self._acted)
        return twin

    def acted(self, seat: int) -> None:
        """A seat has acted: what it says to an earlier moment was meant for that one."""
        self._acted[seat] = self.count(seat)

    def is_past(self, seat: int, moment: int) -> bool:
        """Whether the seat has acted since."""
        return moment < self._acted[seat]

    def count(self, viewer: int) -> int:
        """How many moments the viewer has had, the deal the first."""
        return len(self._told[viewer])

    def told_until(self, viewer: int, moment: int) -> int:
        """How much the viewer had been told by a moment; at 0 or an unknown one, nothing."""
        return self._told[viewer][moment - 1] if 0 < moment <= self.count(viewer) else 0
