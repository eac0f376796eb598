"""What people say at a table beside the game: short lines of plain text, stored."""

from collections.abc import Sequence
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
        n = await self.store.add_chat(room.id, guest, seat, name, printable(said), self.now())
        await self.hear_chat(room, n)
        if self.store.is_shared:
            await self.news.tell({"t": room.id, "chat": n})
        return n

    async def hear_chat(self, room: Room, n: int) -> None:
        """Send on what was said since; line `n` is new, though one of its number was there.

        Numbers of lines that were deleted, with whoever said them, are used again.
        """
        room.chatted = min(room.chatted, n - 1)
        table = await self._woken(room)
        lines = await self.store.chat_of(room.id, after=room.chatted, limit=SHOWN)
        lines = [line for line in lines if line.n > room.chatted]
        if lines:
            room.chatted = lines[-1].n
            for listener in room.listeners:
                _send(table, listener, lines)

    async def welcome_to_chat(self, room: Room, listener: Listener) -> None:
        """The last lines, for somebody who comes."""
        table = await self._woken(room)
        lines = await self.store.chat_of(room.id, after=0, limit=SHOWN)
        if lines:
            room.chatted = max(room.chatted, lines[-1].n)
            _send(table, listener, lines)

    async def _woken(self, room: Room) -> Table:
        async with room.lock:
            return await self.wake(room)


def _is_of(table: Table, guest: str) -> bool:
    """Whether somebody takes part in what is said: at a closed table, those who play."""
    if table.settings.spectators:
        return True
    return bool(guest) and (guest == table.host or bool(of_guest(table.chairs, guest)))


def _send(table: Table, listener: Listener, lines: Sequence[ChatRow]) -> None:
    wanted = [line for line in lines if line.seat not in listener.muted]
    if wanted and _is_of(table, listener.guest):
        listener.send(_encode({"kind": "chat", "lines": [_line(line) for line in wanted]}))


def _line(line: ChatRow) -> Line:
    return {"n": line.n, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
