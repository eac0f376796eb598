"""Time at a table, from its log alone: since when each seat has owed a decision, as all can see.

Steps that others do not notice change nothing here: a clock must not tell of them.
"""

from collections.abc import Iterable

from parlour.server.tables.settings import LEAST_TIME, Clock


class Clocks:
    """The time each seat has left."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.reserves = [float(clock.reserve)] * seats
        self.since: list[float | None] = [None] * seats

    def copy(self) -> "Clocks":
        """The same in other memory."""
        twin = Clocks(self.clock, 0)
        twin.reserves, twin.since = list(self.reserves), list(self.since)
        return twin

    def turn(self, acted: int | None, deciding: Iterable[int], at: float) -> None:
        """A noticed act by a seat, after which these owe a decision."""
        owing = set(deciding)
        for seat in range(len(self.since)):
            if seat == acted or seat not in owing:
                self.stop(seat, at)
            if seat in owing and self.since[seat] is None:
                self.since[seat] = at

    def stop(self, seat: int, at: float) -> None:
        """The seat decided, or somebody decides for it; what took too long came off its reserve."""
        since = self.since[seat]
        if since is not None:
            over = max(0.0, at - since - self.clock.move)
            self.reserves[seat] = max(0.0, self.reserves[seat] - over)
            self.since[seat] = None

    def welcome(self, seat: int) -> None:
        """Whoever comes back after their time has some to decide in, though all was used up."""
        self.reserves[seat] = max(self.reserves[seat], float(LEAST_TIME - self.clock.move))

    def ends(self, seat: int) -> float | None:
        """When the seat's time runs out, if it runs."""
        since = self.since[seat]
        return None if since is None else since + self.clock.move + self.reserves[seat]
