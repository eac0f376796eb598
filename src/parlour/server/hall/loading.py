"""Tables are woken from their logs, and fall asleep when nobody needs them."""

from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Protocol

from parlour.games import SHELF
from parlour.server.hall.room import Room
from parlour.server.hall.tasks import Tasks
from parlour.server.hall.threads import Threads
from parlour.server.refusals import NoSuchThing, NotReady
from parlour.server.store import LogRow, Store, TableRow, Taken, Writing
from parlour.server.tables import acts
from parlour.server.tables.index import index
from parlour.server.tables.table import Table, Written


class Kitchen(Protocol):
    """Whoever knows which games are ready to be played."""

    games: tuple[str, ...]

    def is_ready(self, game: str) -> bool:
        """Whether the game is compiled and loaded."""


class Measures(Protocol):
    """Whoever counts what happens."""

    def written(self, acts: int, seconds: float) -> None:
        """Acts were appended to a log."""

    def shown(self, frames: int, seconds: float) -> None:
        """Frames were made and sent."""

    def woken(self, seconds: float) -> None:
        """A table was replayed."""

    def thought(self, bot: str) -> None:
        """A bot decided."""


class Loading(Tasks):
    """The rooms of a worker, and their tables."""

    def __init__(
        self,
        store: Store,
        kitchen: Kitchen,
        threads: Threads,
        measures: Measures,
        now: Callable[[], float],
    ) -> None:
        super().__init__()
        self.store, self.kitchen, self.threads = store, kitchen, threads
        self.measures, self.now = measures, now
        self.rooms: dict[str, Room] = {}
        self.acted = 0.0  # when anybody last did anything

    def room(self, id: str) -> Room:
        """The room of a table, awake or not."""
        if id not in self.rooms:
            self.rooms[id] = Room(id)
            self.rooms[id].used = self.now()  # by whoever asked for it
        return self.rooms[id]

    async def wake(self, room: Room) -> Table:
        """The table of a room as its log is now; the room's lock is held.

        Whatever is new in it everybody sees at once: nobody decides on what they were not shown.
        """
        room.used = self.now()
        if room.table is None:
            room.table = await self._replayed(await self.found(room))
            self.shown(room)
        elif self.store.is_shared:
            await self.catch_up(room)
        return room.table

    async def found(self, room: Room) -> TableRow:
        """What the store notes of a table; whoever looks at one that is gone is told so."""
        found = await self.store.table(room.id)
        if found is None:
            self.emptied(room)
            raise NoSuchThing("There is no such table; it may have been deleted.")
        self.check_ready(found.game)
        return found

    def check_ready(self, game: str) -> None:
        """Refuse a game that is still being set up."""
        if game in SHELF and not self.kitchen.is_ready(game):
            raise NotReady("This game is still being set up on the server: try again in a moment.")

    async def _replayed(self, found: TableRow) -> Table:
        began = perf_counter()
        rows = await self.store.log_of(found.id)
        table = await self.threads.replays.run(_replayed, found.id, found.secret, rows)
        self.measures.woken(perf_counter() - began)
        if table.trouble and (found.deciding or found.due is not None):
            await self._given_up(table)
        return table

    async def _given_up(self, table: Table) -> None:
        """It cannot be played any more: it waits for nobody, and nothing is due there."""
        with suppress(Taken):
            await self.store.append(Writing(table.id, table.length, (), table.at, index(table)))

    async def catch_up(self, room: Room) -> bool:
        """Do and show what other workers wrote, if anything; the room's lock is held."""
        table = room.table
        if table is None:
            return False
        rows = await self.store.log_of(room.id, after=table.length)
        try:
            for row in rows:
                table.apply(acts.read(row.act), row.at)
        except BaseException:
            room.table = None
            raise
        if rows:
            self.shown(room)
        return bool(rows)

    def shown(self, room: Room) -> None:
        """Show what happened; who does, says how."""

    def keep(self, room: Room) -> None:
        """Look after bots and clocks; who does, says how."""

    def ended(self, room: Room) -> None:
        """The game is over; who keeps its record, says how."""

    # Sleep

    def rest(self, idle: float, most: int) -> None:
        """Drop what nobody needs, and of what many look at, what was used longest ago."""
        now = self.now()
        for room in [room for room in self.rooms.values() if not room.lock.locked()]:
            if room.is_empty and room.used + idle < now:
                self.forget(room)
        awake = [room for room in self.rooms.values() if room.table and not room.lock.locked()]
        awake.sort(key=lambda room: room.used)
        for room in awake[: max(0, len(awake) - most)]:
            room.table = None

    def forget(self, room: Room) -> None:
        """Drop a room that nobody needs."""
        if room.keeps:
            room.keeps.cancel()
        if room.is_empty and self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    def emptied(self, room: Room) -> None:
        """There is no such table any more: whoever looks at it is told so."""
        room.table, room.is_kept = None, False
        for listener in room.listeners:
            room.go(listener)
            listener.end("deleted", "This table was deleted by its host.")
        self.forget(room)


def _replayed(id: str, secret: bytes, rows: list[LogRow]) -> Table:
    """A table from the rows of its log."""
    return Table.replayed(id, secret, (Written(acts.read(row.act), row.at) for row in rows))
