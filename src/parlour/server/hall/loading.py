"""Tables are woken from their logs, and fall asleep when nobody needs them."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import perf_counter
from typing import Any, Protocol

from parlour.games import SHELF
from parlour.server.hall.room import Room
from parlour.server.hall.threads import Threads
from parlour.server.refusals import NoSuchThing, NotReady
from parlour.server.store import LogRow, Store, TableRow
from parlour.server.tables import acts
from parlour.server.tables.table import Table, Written

log = logging.getLogger("parlour.server")


class Kitchen(Protocol):
    """Whoever knows which games are ready to be played."""

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


class Loading:
    """The rooms of a worker, and their tables."""

    def __init__(
        self,
        store: Store,
        kitchen: Kitchen,
        threads: Threads,
        measures: Measures,
        now: Callable[[], float],
    ) -> None:
        self.store, self.kitchen, self.threads = store, kitchen, threads
        self.measures, self.now = measures, now
        self.rooms: dict[str, Room] = {}
        self.acted = 0.0  # when anybody last did anything
        self.tasks: set[asyncio.Task[None]] = set()

    def room(self, id: str) -> Room:
        """The room of a table, awake or not."""
        return self.rooms.setdefault(id, Room(id))

    async def wake(self, room: Room) -> Table:
        """The table of a room, replayed from its log if need be; its lock is held."""
        room.used = self.now()
        if room.table is None:
            found = await self.store.table(room.id)
            if found is None:
                self.forget(room)
                raise NoSuchThing("There is no such table; it may have been deleted.")
            self.check_ready(found.game)
            room.table = await self._replayed(found)
            self.keep(room)
        return room.table

    def check_ready(self, game: str) -> None:
        """Refuse a game that is still being set up."""
        if game in SHELF and not self.kitchen.is_ready(game):
            raise NotReady("This game is still being set up on the server: try again in a moment.")

    async def _replayed(self, found: TableRow) -> Table:
        began = perf_counter()
        rows = await self.store.log_of(found.id)
        table = await self.threads.replays.run(_replayed, found.id, found.secret, rows)
        self.measures.woken(perf_counter() - began)
        return table

    async def catch_up(self, room: Room) -> None:
        """Do what other workers wrote; the room's lock is held."""
        table = room.table
        if table is None:
            return
        rows = await self.store.log_of(room.id, after=table.length)
        for row in rows:
            table.apply(acts.read(row.act), row.at)

    def keep(self, room: Room) -> None:
        """Look after bots and clocks; who does, says how."""

    def ended(self, room: Room) -> None:
        """The game is over; who keeps its record, says how."""

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; it ends with the hall at the latest."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a task failed", exc_info=task.exception())

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
        if room.is_empty:
            self.rooms.pop(room.id, None)


def _replayed(id: str, secret: bytes, rows: list[LogRow]) -> Table:
    """A table from the rows of its log."""
    return Table.replayed(id, secret, (Written(acts.read(row.act), row.at) for row in rows))
