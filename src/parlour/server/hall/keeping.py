"""Bots, clocks and salts that were not sent: what a table needs somebody to look after.

The worker that holds a table's lease does; a lost lease loses time only, for whatever two keepers
might write, the log takes one of it.
"""

import asyncio
import logging
from contextlib import suppress

from parlour.errors import ParlourError
from parlour.server.hall.acting import Done
from parlour.server.hall.room import Room
from parlour.server.hall.tasks import AGAIN
from parlour.server.hall.thinking import Thinking
from parlour.server.refusals import NoSuchThing
from parlour.server.store import STALE
from parlour.server.tables import playing, starting
from parlour.server.tables.table import Table

LONGEST_WAIT = 60.0  # seconds until a table is looked at again: the clock may be put right
MOST_DUE = 200
log = logging.getLogger("parlour.server")


class Keeping(Thinking):
    """What a worker does by itself."""

    worker: str
    beaten = 0.0  # when this worker showed last that it lives
    ahead = 0.0  # seconds by which the clock all workers go by is ahead of this machine's

    def keep(self, room: Room) -> None:
        """See to it that somebody looks at the table when it is due."""
        if room.keeps:
            room.keeps.cancel()
        if self.closing:
            return
        self.end_unneeded(room)
        if room.table is None:  # to be read anew, as soon as the store answers
            self._look_in(room, AGAIN)
        elif (due := room.table.due()) is not None:
            self._look_in(room, min(max(0.0, due - self.now()), LONGEST_WAIT))

    def _look_in(self, room: Room, wait: float) -> None:
        loop = asyncio.get_running_loop()
        room.keeps = loop.call_later(wait, lambda: self.begin(self._look_after(room)))

    async def _look_after(self, room: Room) -> None:
        """Do what is due at a table that is ours to keep."""
        try:
            if not room.is_kept:
                room.is_kept = await self.store.claim(room.id, self.worker, self.now())
            if room.is_kept:
                await self._do_due(room)
        except NoSuchThing:
            return
        except ParlourError as trouble:
            log.warning("a table could not be looked after", extra={"table": room.id})
            log.debug(str(trouble))
            self._look_in(room, AGAIN)
        except Exception:  # a mistake of ours must not stop a table for ever
            log.exception("a table could not be looked after", extra={"table": room.id})
            self._look_in(room, LONGEST_WAIT)

    async def _do_due(self, room: Room) -> None:
        async with room.lock:
            table = await self.wake(room)
            now = max(self.now(), table.at)
            may_deal, late = starting.may_deal(table, now), playing.late(table, now)
        if may_deal:
            await self.act(room, _dealt)
        elif late:
            await self.act(room, playing.out_of_time)
        elif table.due():  # the timer rang early, or there was too long to wait for one
            self.keep(room)
        self.let_bots_think(room)

    def forget(self, room: Room) -> None:
        """Nobody needs it here: whoever looks at it next may keep it, or finds it due."""
        super().forget(room)
        self.begin(self.end_programs(room))
        if room.is_kept:
            room.is_kept = False
            self.begin(self._release(room))

    async def _release(self, room: Room) -> None:
        with suppress(ParlourError):
            await self.store.release(room.id, self.worker)

    async def look_around(self) -> None:
        """Show that this worker lives, and take on tables that nobody keeps."""
        await self.beat()
        ready = [game for game in self.kitchen.games if self.kitchen.is_ready(game)]
        for row in await self.store.due(self.now(), MOST_DUE, ready):
            room = self.room(row.id)
            room.is_kept = False  # whatever was thought here
            self.begin(self._look_after(room))

    async def beat(self) -> None:
        """Live; whoever did not for a while may have lost all tables to others."""
        if self.store.is_shared:
            self.ahead += await self.store.clock() - self.now()
        if self.now() - self.beaten > STALE:
            for room in self.rooms.values():
                room.is_kept = False
        await self.store.beat(self.worker, self.now())
        self.beaten = self.now()


def _dealt(table: Table, at: float) -> Done:
    return starting.deal(table, at) if starting.may_deal(table, at) else ()
