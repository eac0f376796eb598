"""One table in this worker: what its log made it, and everybody who looks at it from here."""

import asyncio
from typing import Protocol

import msgspec

from parlour.games.views import Choice
from parlour.kit.record import SPECTATOR
from parlour.play.looking import Move
from parlour.server.strangers.program import Program
from parlour.server.tables.sight.about import Presence
from parlour.server.tables.sight.frames import Members, Shown, question
from parlour.server.tables.table import Table

_decode = msgspec.json.Decoder(list[Choice]).decode


class Listener(Protocol):
    """A connection that is sent frames."""

    viewer: int
    guest: str
    wants_whole: bool
    muted: frozenset[int | None]  # seats whose lines are not wanted; nobody's: of those who watch

    def send(self, frame: bytes) -> None:
        """Send a frame, soon; whoever reads too slowly is let go."""

    def end(self, code: str, says: str) -> None:
        """Say goodbye and close."""


class Showing:
    """What one viewer was sent last, on all their connections alike."""

    __slots__ = ("asked_at", "before", "listeners", "members", "n", "told")

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.members: Shown = {}
        self.n = self.told = 0
        self.asked_at = 0  # the moment since which the viewer is asked what they are
        self.before = (0, b"[]")  # what was offered until then, while others decided too, and when

    @property
    def asked(self) -> Members:
        """The question as it was sent."""
        return question(self.members)

    def show(self, members: Shown, n: int, told: int) -> None:
        """This is what they are sent now."""
        if question(members) != self.asked:
            are_several = self._of("view", "deciding").count(b'"seat"') > 1
            self.before = self.asked_at, self._of("ask", "choices") if are_several else b"[]"
            self.asked_at = n
        self.members, self.n, self.told = members, n, told

    def is_asked(self, at: int, meant: Move | None) -> bool:
        """Whether what somebody meant at a moment still is an answer to what they are asked.

        What others did at the same time may have changed the other choices.
        """
        if at >= self.asked_at or at < self.before[0]:
            return at >= self.asked_at
        then, now = _decode(self.before[1]), _decode(self._of("ask", "choices"))
        return any(choice in then for choice in now if meant in _ways(choice))

    def _of(self, part: str, name: str) -> bytes:
        return self.members.get(part, {}).get(name, b"[]")


def _ways(choice: Choice) -> list[Move]:
    """In which ways somebody may have meant a choice."""
    return [choice["move"], choice["words"], [choice["touches"]]]


class Room:
    """One table here."""

    __slots__ = (
        "chatted",
        "elsewhere",
        "id",
        "is_in_doubt",
        "is_kept",
        "jobs",
        "keeps",
        "lines",
        "lock",
        "programs",
        "setting",
        "showings",
        "table",
        "used",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None  # asleep, or to be replayed anew
        self.showings: dict[int, Showing] = {}
        self.setting: tuple[tuple[str, ...], str] | None = None  # its names, and its hash
        self.elsewhere: dict[str, Presence] = {}  # who is there at other workers
        self.jobs: dict[int, asyncio.Task[None]] = {}  # bots that think here, by seat
        self.keeps: asyncio.TimerHandle | None = None  # when its keeper looks at it next
        self.is_kept = False  # whether this worker holds its lease
        self.is_in_doubt = False  # whether something may be written that was refused
        self.programs: dict[int, Program] = {}  # of strangers, by seat
        self.used = 0.0
        self.chatted = 0  # the last line of chat that was sent from here ...
        self.lines: dict[int, float] = {}  # ... and when that and those before it were said

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks at it from here, and no bot thinks."""
        return not self.showings and not self.jobs

    @property
    def here(self) -> Presence:
        """Who is there at this worker."""
        seats = frozenset(viewer for viewer in self.showings if viewer != SPECTATOR)
        watching = self.showings.get(SPECTATOR)
        return Presence(seats, len(watching.listeners) if watching else 0)

    @property
    def presence(self) -> Presence:
        """Who is there at any worker."""
        all_of_them = (self.here, *self.elsewhere.values())
        seats = frozenset().union(*(one.seats for one in all_of_them))
        return Presence(seats, sum(one.watching for one in all_of_them))

    @property
    def listeners(self) -> list[Listener]:
        """Everybody who looks at it from here."""
        return [one for showing in self.showings.values() for one in showing.listeners]

    def go(self, listener: Listener) -> None:
        """Somebody does not look any more."""
        showing = self.showings.get(listener.viewer)
        if showing and listener in showing.listeners:
            showing.listeners.remove(listener)
            if not showing.listeners:
                del self.showings[listener.viewer]
