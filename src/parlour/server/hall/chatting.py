"""What people say at a table beside the game: short lines of plain text, stored."""

from collections.abc import Sequence
from functools import partial
from typing import TypedDict

import msgspec

from parlour.kit.record import SPECTATOR
from parlour.printable import printable
from parlour.server.hall.loading import Loading
from parlour.server.hall.room import Listener, Room
from parlour.server.news import News
from parlour.server.refusals import Malformed, NotAllowed, Refused
from parlour.server.store import ChatRow
from parlour.server.tables.seats import of_guest
from parlour.server.tables.table import Table

LONGEST_LINE = 300
SHOWN = 50  # lines that a newcomer is sent
_encode = msgspec.json.Encoder().encode


class Line(TypedDict):
    """Something said."""

    n: int
    seat: int | None  # nobody's: of somebody who watches
    name: str
    text: str
    at: float


class Chatting(Loading):
    """Chat."""

    news: News

    async def say(self, room: Room, guest: str, viewer: int, name: str, text: str) -> int:
        """Keep a line and send it to all who look."""
        said = " ".join(text.split())
        if not said or len(said) > LONGEST_LINE:
            raise Malformed(f"A line of chat has 1 to {LONGEST_LINE} signs.")
        async with room.lock:
            table = await self.wake(room)
            if not table.settings.chat:
                raise Refused("At this table nobody chats, as was agreed.")
            if not _is_of(table, guest):
                raise NotAllowed("At this table only those who play chat, as was agreed.")
        seat = None if viewer == SPECTATOR else viewer
        return await self.to_its_end(self._say(room, guest, seat, name, printable(said)))

    async def _say(self, room: Room, guest: str, seat: int | None, name: str, said: str) -> int:
        n = await self.store.add_chat(room.id, guest, seat, name, said, self.now())
        await self.surely(room, partial(self.hear_chat, n=n))
        if self.store.is_shared:
            await self.news.tell({"t": room.id, "chat": n})
        return n

    async def hear_chat(self, room: Room, n: int | None = None) -> None:
        """Send on what was said since, line `n` for one; the room's lock is held.

        Numbers of lines that were deleted, with whoever said them, are used again.
        """
        after = room.chatted if n is None else min(room.chatted, n - 1)
        table = await self.wake(room)
        self._pass_on(room, table, await self.store.chat_of(room.id, after, SHOWN))

    async def chat_so_far(self, room: Room) -> list[ChatRow]:
        """The last lines, for somebody who comes; those here have them then, too."""
        lines = await self.store.chat_of(room.id, 0, SHOWN)
        if room.table:
            self._pass_on(room, room.table, lines)
        return lines

    def _pass_on(self, room: Room, table: Table, lines: list[ChatRow]) -> None:
        """Send what was not sent yet to all who look."""
        new = [line for line in lines if room.lines.get(line.n) != line.at]
        for listener in room.listeners if new else ():
            send_lines(table, listener, new)
        room.lines |= {line.n: line.at for line in new}
        while len(room.lines) > SHOWN:
            del room.lines[next(iter(room.lines))]
        room.chatted = lines[-1].n if lines else room.chatted


def _is_of(table: Table, guest: str) -> bool:
    """Whether somebody takes part in what is said: at a closed table, those who play."""
    if table.settings.spectators:
        return True
    return bool(guest) and (guest == table.host or bool(of_guest(table.chairs, guest)))


def send_lines(table: Table, listener: Listener, lines: Sequence[ChatRow]) -> None:
    """Send them to somebody who may and wants to hear them."""
    wanted = [line for line in lines if line.seat not in listener.muted]
    if wanted and _is_of(table, listener.guest):
        listener.send(_encode({"kind": "chat", "lines": [_line(line) for line in wanted]}))


def _line(line: ChatRow) -> Line:
    return {"n": line.n, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
