"""Every room of this worker, and what goes on around them: news, presence, sleep."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from parlour.errors import ParlourError
from parlour.server.hall import showing
from parlour.server.hall.asking import Asking
from parlour.server.hall.chatting import Chatting, send_lines
from parlour.server.hall.ending import Ending
from parlour.server.hall.keeping import Keeping
from parlour.server.hall.loading import Kitchen, Measures
from parlour.server.hall.room import Listener, Room
from parlour.server.hall.threads import Threads
from parlour.server.news import News
from parlour.server.refusals import NotAllowed, NotReady
from parlour.server.store import Store
from parlour.server.tables.sight.about import Presence
from parlour.server.tables.sight.looking import is_still
from parlour.server.watch.garbage import Tidying

BEAT = 2.0  # seconds
log = logging.getLogger("parlour.server")


class Hall(Keeping, Asking, Chatting, Ending):
    """The tables that this worker has at hand."""

    def __init__(
        self,
        store: Store,
        news: News,
        kitchen: Kitchen,
        measures: Measures,
        *,
        worker: str = "",
        pace: float = 0.9,
        idle: float = 60.0,
        most_awake: int = 5000,
        programs: Mapping[str, Sequence[str]] | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(store, kitchen, Threads(), measures, lambda: now() + self.ahead)
        self.news, self.worker = news, worker or secrets.token_hex(6)
        self.pace, self.idle, self.most_awake = pace, idle, most_awake
        self.programs = dict(programs or {})

    async def open(self) -> None:
        """Begin to hear, to beat and to keep."""
        await self.news.start(self._hear)
        await self.beat()
        self.begin(self._beat())

    async def close(self) -> None:
        """Say goodbye to everybody, end all that runs, and let others keep the tables."""
        self.closing = True
        for room in list(self.rooms.values()):
            for shown in list(room.showings.values()):
                for listener in list(shown.listeners):
                    listener.end("closing", "The server is stopping; come back in a moment.")
        await self.end_tasks()
        for room in list(self.rooms.values()):
            await self.end_programs(room)
        await self.news.close()
        self.threads.close()
        with suppress(ParlourError):  # else they are free a little later
            await self.store.forget_worker(self.worker)

    async def _beat(self) -> None:
        tidying = Tidying()
        while True:
            try:
                await self.look_around()
                if self.store.is_shared:
                    await self.miss_the_dead()
            except ParlourError as trouble:
                log.warning("the store did not answer", extra={"why": str(trouble)})
            except Exception:  # this must go on, or all tables here would wait for ever
                log.exception("a beat failed")
            self.rest(self.idle, self.most_awake)
            tidying.look(self.now() - self.acted)
            await asyncio.sleep(BEAT)

    # Who looks

    async def enter(self, listener: Listener, id: str, since: int) -> Room:
        """Somebody opens a connection to a table: they are sent everything first."""
        if self.closing:
            raise NotReady("The server is stopping; come back in a moment.")
        room = self.room(id)
        async with room.lock:
            table = await self.wake(room)
            if not is_still(table, listener.guest, listener.viewer):
                raise NotAllowed("Your seat was given to somebody else just now.")
            lines = await self.chat_so_far(room)
            showing.welcome(room, listener, since)
            showing.show_presence(room)
            send_lines(table, listener, lines)
        await self._tell_presence(room)
        return room

    async def go(self, listener: Listener, room: Room) -> None:
        """A connection is gone."""
        room.go(listener)
        await self._show_presence(room)
        await self._tell_presence(room)

    async def _show_presence(self, room: Room) -> None:
        """Not in the middle of an act: nobody is shown what is not written yet."""
        async with room.lock:
            showing.show_presence(room)

    async def miss_the_dead(self) -> None:
        """Whoever was there at a worker that died is not there any more."""
        living = await self.store.living(self.now())
        for room in [room for room in self.rooms.values() if room.elsewhere.keys() - living]:
            room.elsewhere = {w: told for w, told in room.elsewhere.items() if w in living}
            self.begin(self._show_presence(room))

    async def _tell_presence(self, room: Room, and_ask: bool = False) -> None:
        if self.store.is_shared:
            here = room.here
            seats, ask = sorted(here.seats), {"ask": True} if and_ask else {}
            await self.news.tell({"t": room.id, "seats": seats, "watching": here.watching, **ask})

    # What other workers tell

    def _hear(self, message: dict[str, Any]) -> None:
        if message.get("by") == self.worker:
            return
        if message.get("lost"):
            for room in list(self.rooms.values()):
                self.begin(self.surely(room, self.missed))
            return
        if found := self.rooms.get(message.get("t", "")):
            self._hear_of(found, message)

    async def missed(self, room: Room) -> None:
        """Find out what nobody told of a table; the room's lock is held."""
        if room.table or room.showings or room.is_kept:
            await self.found(room)
            await self.caught_up(room)
            await self.hear_chat(room)
            await self._tell_presence(room, and_ask=True)

    def _hear_of(self, room: Room, message: dict[str, Any]) -> None:
        if "seats" in message:
            self._others_are_there(room, message)
        elif "chat" in message:
            self.begin(self.surely(room, partial(self.hear_chat, n=message["chat"])))
        else:
            heard = self.read_anew if "anew" in message else self.caught_up
            self.begin(self.surely(room, heard))

    def _others_are_there(self, room: Room, message: dict[str, Any]) -> None:
        told = Presence(frozenset(message["seats"]), message["watching"])
        asks = message["by"] not in room.elsewhere or "ask" in message
        room.elsewhere[message["by"]] = told
        self.begin(self._show_presence(room))
        if asks:
            self.begin(self._tell_presence(room))
