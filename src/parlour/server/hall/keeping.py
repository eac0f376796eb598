"""Bots, clocks and salts that were not sent: what a table needs somebody to look after.

The worker that holds a table's lease does; a lost lease loses time only, for whatever two keepers
might write, the log takes one of it.
"""

import asyncio
import logging
import random

from parlour.bots.roster import ROSTER, seated
from parlour.bots.thought import Stopped
from parlour.errors import ParlourError
from parlour.kit.positions import Positions
from parlour.play.digest import digest
from parlour.server.hall.acting import Acting, Done
from parlour.server.hall.room import Room
from parlour.server.tables import playing, starting
from parlour.server.tables.table import Table

LONGEST_WAIT = 3600.0  # seconds until a table is looked at again, whatever its clock says
AGAIN = 1.0  # seconds after trouble
MOST_DUE = 200
log = logging.getLogger("parlour.server")


class Keeping(Acting):
    """What a worker does by itself."""

    worker: str
    pace: float  # seconds between what bots do, on average; it tells nothing of how they chose
    closing = False

    def keep(self, room: Room) -> None:
        """See to it that somebody looks at the table when it is due."""
        if room.keeps:
            room.keeps.cancel()
        due = room.table.due() if room.table else None
        if due is not None and not self.closing:
            wait = min(max(0.0, due - self.now()), LONGEST_WAIT)
            self._look_in(room, wait)

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
        except ParlourError as trouble:
            log.warning("a table could not be looked after", extra={"table": room.id})
            log.debug(str(trouble))
            self._look_in(room, AGAIN)

    async def _do_due(self, room: Room) -> None:
        async with room.lock:
            table = await self.wake(room)
            now = max(self.now(), table.at)
            may_deal, is_playing = starting.may_deal(table, now), table.status == "playing"
        if may_deal:
            await self.act(room, _dealt)
        elif is_playing:
            if table.clocks and (table.due() or now) < now:
                await self.act(room, playing.out_of_time)
            self._let_bots_think(room)

    def _let_bots_think(self, room: Room) -> None:
        """One job for every bot that owes a decision."""
        table = room.table
        if table is None or table.match is None:
            return
        for seat in table.match.actors:
            player = table.chair(seat).player
            if player and seat not in room.jobs:
                room.jobs[seat] = self.begin(self._decide(room, seat, player))

    async def _decide(self, room: Room, seat: int, player: str) -> None:
        """A bot's decision, after a pause that is as long whatever it decides."""
        try:
            pause = self.pace * random.uniform(0.6, 1.4)
            rested = asyncio.create_task(asyncio.sleep(pause))
            seen, move = await self._thought(room, seat, player)
            await rested
            await self.act(room, lambda table, at: _as_thought(table, seat, seen, move, at))
        except (ParlourError, Stopped) as trouble:
            log.info("a bot did not decide", extra={"table": room.id, "why": str(trouble)})
            await asyncio.sleep(AGAIN)
        finally:
            room.jobs.pop(seat, None)
            self.keep(room)

    async def _thought(self, room: Room, seat: int, player: str) -> tuple[Positions, int]:
        async with room.lock:
            table = await self.wake(room)
            match = playing.running(table)
            seen, game = match.seen(seat), match.game
            seed = int.from_bytes(digest("bot", table.secret, seat, len(match.log))[:6], "big")
        known = player if player in ROSTER else table.settings.stand_in
        bot = seated(known, seed)
        thought = await self.threads.bots.run(bot.choose, game, seen, seat, self._goes_on)
        self.measures.thought(player)
        return seen, thought.move

    def _goes_on(self) -> bool:
        return not self.closing

    async def look_around(self) -> None:
        """Show that this worker lives, and take on tables that nobody keeps."""
        now = self.now()
        await self.store.beat(self.worker, now)
        for row in await self.store.due(now, MOST_DUE):
            room = self.room(row.id)
            if room.keeps is None or not room.is_kept:
                self.begin(self._look_after(room))


def _dealt(table: Table, at: float) -> Done:
    return starting.deal(table, at) if starting.may_deal(table, at) else ()


def _as_thought(table: Table, seat: int, seen: Positions, move: int, at: float) -> Done:
    """The move that was thought of, if the bot sees what it saw when it began to think."""
    match = playing.running(table)
    if seat not in match.actors or not table.chair(seat).player:
        return ()
    if match.seen(seat).position() != seen.position():
        return ()
    return playing.move(table, seat, move, at)
