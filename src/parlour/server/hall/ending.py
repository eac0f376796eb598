"""When a game is over: its record is kept, whatever becomes of the rules; then a rematch."""

import json
from contextlib import suppress

from parlour.errors import ParlourError
from parlour.play.files import RECORD, Content
from parlour.play.match import Match
from parlour.play.written import content
from parlour.server.hall.acting import Acting, writing
from parlour.server.hall.room import Room
from parlour.server.refusals import NoSuchThing, NotAllowed
from parlour.server.tables import acts, rematch
from parlour.server.tables.table import Table


class Ending(Acting):
    """What comes after."""

    def ended(self, room: Room) -> None:
        """Keep its record, so that it outlives the rules it was played by."""
        self.begin(self._keep_record(room))

    async def _keep_record(self, room: Room) -> None:
        with suppress(ParlourError):  # else it is written when somebody asks for it
            await self.record(room)

    async def record(self, room: Room) -> str:
        """The record of a table: of a running game, what everybody may know."""
        kept = await self.store.record_of(room.id)
        if kept:
            return kept
        async with room.lock:
            table = await self.wake(room)
            if table.match is None and table.is_record:
                return await self._loaded(room)
            if table.match is None:
                raise NoSuchThing(table.trouble or "There is no record before the deal.")
            match, is_over = table.match.copy(), table.match.is_over
        found = await self.threads.replays.run(written, match)
        if is_over:
            await self.store.keep_record(room.id, found)
        return found

    async def _loaded(self, room: Room) -> str:
        """A record that was loaded, as it was, though its game cannot be shown any more."""
        act = acts.read((await self.store.log_of(room.id))[0].act)
        assert isinstance(act, acts.Loaded)
        return bytes(act.record).decode()

    async def rematch(self, room: Room, guest: str, id: str, secret: bytes) -> str:
        """The table of the rematch, opened by whoever asks first."""
        return await self.to_its_end(self._rematch(room, guest, id, secret))

    async def _rematch(self, room: Room, guest: str, id: str, secret: bytes) -> str:
        async with room.lock:
            for _ in range(2):
                old = (await self.wake(room)).copy()
                rematch.check_rematch(old, guest)
                if old.next and await self.store.table(old.next):
                    return old.next
                new, at = Table(id, secret), max(self.now(), old.at)
                first = rematch.opened_again(old, new, guest, at)
                then = rematch.followed(old, new.id, at)
                both = writing(old, tuple(then)), writing(new, (first,), is_new=True)
                if await self.is_written(room, old, *both):
                    self.shown(room)
                    return new.id
        raise NotAllowed("Somebody changed this table at the same moment: ask again.")

    async def delete(self, room: Room) -> None:
        """Delete a table; its lock is held."""
        await self.store.delete_table(room.id)
        self.emptied(room)
        await self.tell_anew(room)


def written(match: Match) -> str:
    """A match as a record."""
    held: Content = content(match, RECORD)
    return json.dumps(held, ensure_ascii=False)
