"""What plays for a seat decides: a bot of ours in a thread, or a stranger's program.

The pause before it acts is drawn before it thinks, so it tells nothing of how hard that was. Steps
that nobody else notices share one pause: how many there were is hidden, too.
"""

import asyncio
import logging
import random
from collections.abc import Sequence

from parlour.bots.roster import seated
from parlour.bots.thought import Stopped
from parlour.errors import ParlourError
from parlour.kit.positions import Positions
from parlour.play.digest import digest
from parlour.play.looking import Move
from parlour.play.match import Match
from parlour.server.hall import showing
from parlour.server.hall.acting import Acting, Done
from parlour.server.hall.room import Room
from parlour.server.hall.tasks import AGAIN
from parlour.server.refusals import Stale
from parlour.server.strangers.deciding import decided
from parlour.server.strangers.program import Program
from parlour.server.strangers.trouble import StrangerTrouble
from parlour.server.tables import playing
from parlour.server.tables.acts import StoodIn
from parlour.server.tables.sight import frames
from parlour.server.tables.sight.moments import is_noticed
from parlour.server.tables.table import Table

MOST_PROGRAMS = 64  # that run at once: each is a process
log = logging.getLogger("parlour.server")


class Thinking(Acting):
    """How seats without people decide."""

    pace: float  # seconds between what bots do, on average
    programs: dict[str, Sequence[str]]  # commands of strangers' programs, by id

    def let_bots_think(self, room: Room) -> None:
        """One job for every seat that owes a decision and has nobody outside."""
        table = room.table
        if table is None or table.match is None or table.status != "playing":
            return
        for seat in table.match.actors:
            player = table.chair(seat).player
            if player and seat not in room.jobs:
                room.jobs[seat] = self.begin(self._decide(room, seat, player))

    async def _decide(self, room: Room, seat: int, player: str) -> None:
        try:
            rested = self.begin(asyncio.sleep(self.pace * random.uniform(0.6, 1.4)))
            is_program = player in self.programs
            decide = self._let_program_decide if is_program else self._let_bot_decide
            while not await decide(room, seat, player, rested):
                pass  # it goes on with what nobody else noticed, or decides anew
            self.measures.thought(player)
        except (ParlourError, Stopped) as trouble:
            log.info("a bot did not decide", extra={"table": room.id, "why": str(trouble)})
            await asyncio.sleep(AGAIN)
        except Exception:
            log.exception("a bot failed", extra={"table": room.id})
            await asyncio.sleep(AGAIN)
        finally:
            room.jobs.pop(seat, None)
            self.keep(room)

    # Bots of ours

    async def _let_bot_decide(
        self, room: Room, seat: int, player: str, rested: asyncio.Task[None]
    ) -> bool:
        """A step of a choice; whether that was all, as far as others notice."""
        async with room.lock:
            table = await self.wake(room)
            if table.chair(seat).player != player:
                return True
            match = playing.running(table).copy()
            seed = int.from_bytes(digest("bot", table.secret, seat, len(match.log))[:6], "big")
        seen, bot = match.seen(seat), seated(player, seed)
        thread = self.threads.bots if room.showings else self.threads.unwatched
        thought = await thread.run(bot.choose, match.game, seen, seat, self._goes_on)
        return await self._acted(room, match, seat, thought.move, rested)

    async def _acted(
        self, room: Room, match: Match, seat: int, move: Move, rested: asyncio.Task[None]
    ) -> bool:
        """Make a step, after a rest if anybody notices it; whether that was all."""
        noticed, seen = is_noticed(match, seat, move), match.seen(seat)
        if noticed:
            await rested
        try:
            await self.act(room, lambda table, at: _as_seen(table, seat, seen, move, at))
        except Stale:
            return False  # others chose meanwhile: it sees them, and decides anew without a rest
        return noticed

    def _goes_on(self) -> bool:
        return not self.closing

    # Strangers' programs

    async def _let_program_decide(
        self, room: Room, seat: int, player: str, rested: asyncio.Task[None]
    ) -> bool:
        """Ask the program; if it fails, the table's usual bot plays on."""
        try:
            async with room.lock:
                table = await self.wake(room)
                if table.chair(seat).player != player:
                    return True
                match = playing.running(table).copy()
                program = await self._program(room, table, seat, player)
                frame = showing.whole_frame(room, seat)
            return await decided(
                program, frame, lambda move: self._acted(room, match, seat, move, rested)
            )
        except StrangerTrouble as trouble:
            log.warning("a program failed", extra={"program": player, "why": str(trouble)})
            await self.end_programs(room, seat)
            await self.act(room, lambda table, at: _replaced(table, seat, at))
            return True

    async def _program(self, room: Room, table: Table, seat: int, player: str) -> Program:
        """The seat's program, started if it does not run."""
        if seat not in room.programs:
            if sum(len(one.programs) for one in self.rooms.values()) >= MOST_PROGRAMS:
                raise StrangerTrouble("So many programs run here that no other one is started.")
            room.programs[seat] = await Program.start(player, self.programs[player])
            room.programs[seat].tell(frames.hello(table, seat, [seat], self.now()))
        return room.programs[seat]

    def end_unneeded(self, room: Room) -> None:
        """End the programs of a room whose seats are somebody else's, or whose game is over."""
        table = room.table
        if table is None:
            return
        is_on = table.status == "playing"
        for seat in list(room.programs):
            if not is_on or table.chair(seat).player not in self.programs:
                self.begin(self.end_programs(room, seat))

    async def end_programs(self, room: Room, seat: int | None = None) -> None:
        """End a seat's program, or all of a room."""
        ending = [one for one in room.programs if seat in (None, one)]
        for program in [room.programs.pop(one) for one in ending]:
            await program.close()


def _as_seen(table: Table, seat: int, seen: Positions, move: Move, at: float) -> Done:
    """What was decided, if the seat sees what it saw when it was asked."""
    match = playing.running(table)
    if seat not in match.actors or not table.chair(seat).player:
        return ()
    if match.seen(seat).position() != seen.position():
        raise Stale("The table has changed since.")
    return playing.move(table, seat, move, at)


def _replaced(table: Table, seat: int, at: float) -> Done:
    """The table's usual bot plays for a program that failed."""
    if table.status != "playing" or not table.chair(seat).player:
        return ()
    act = StoodIn(seat, table.settings.stand_in, "trouble")
    table.apply(act, at)
    return act
