"""Guests: a name and when they were there; and all that goes when they want to be forgotten."""

from sqlalchemy import delete, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server.store.access import Access
from parlour.server.store.rows import GuestRow
from parlour.server.store.schema import chat, guests, links, sitting
from parlour.server.store.upsert import upsert


class Guests(Access):
    """Who has been here."""

    async def guest(self, guest: str) -> GuestRow | None:
        """The guest of that id, if known."""
        rows = await self._rows(select(guests).where(guests.c.id == guest))
        return GuestRow(*rows[0]) if rows else None

    async def keep_guest(self, guest: str, name: str, now: float) -> None:
        """Keep a guest who is here now under that name, whether new or known."""
        kept = {"name": name, "seen": now}
        await self._count(upsert(self.is_shared, guests, {"id": guest}, kept, created=now))

    async def rename_guest(self, guest: str, name: str) -> bool:
        """Give a guest another name; whether there was one."""
        renamed = update(guests).where(guests.c.id == guest).values(name=name)
        return await self._count(renamed) == 1

    async def delete_guest(self, guest: str) -> None:
        """Delete the guest, their chat, their seats' rows and the links to these seats.

        What logs say of them is not touched: see `rewrite_acts`.
        """
        seats = select(sitting.c.table_id, sitting.c.seat).where(sitting.c.guest_id == guest)
        theirs = tuple_(links.c.table_id, links.c.seat).in_(seats)

        async def forget(connection: AsyncConnection) -> None:
            await connection.execute(delete(links).where(theirs))
            await connection.execute(delete(sitting).where(sitting.c.guest_id == guest))
            await connection.execute(delete(chat).where(chat.c.guest_id == guest))
            await connection.execute(delete(guests).where(guests.c.id == guest))

        await self._write(forget)
