"""Who keeps which table: a lease counts while the heartbeat of its worker does."""

from sqlalchemy import ColumnElement, delete, extract, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server.store.access import Access
from parlour.server.store.schema import tables, workers
from parlour.server.store.upsert import upsert

STALE = 6.0  # seconds without a heartbeat after which a worker's tables are free
FORGOTTEN = 3600.0  # seconds after which its row goes too


def is_free(since: float) -> ColumnElement[bool]:
    """No keeper, or one that was not seen since then."""
    alive = select(workers.c.id).where(workers.c.seen >= since)
    return or_(tables.c.keeper.is_(None), tables.c.keeper.not_in(alive))


class Leases(Access):
    """Claims of workers on tables. Whoever claims must have a heartbeat first."""

    async def claim(self, table: str, worker: str, now: float) -> bool:
        """Keep the table, unless a living worker does; in one statement, so one of two gets it."""
        free = or_(tables.c.keeper == worker, is_free(now - STALE))
        claimed = update(tables).where(tables.c.id == table, free).values(keeper=worker)
        return await self._count(claimed) == 1

    async def release(self, table: str, worker: str) -> None:
        """Keep it no longer; nothing happens to a table of another worker's."""
        mine = (tables.c.id == table, tables.c.keeper == worker)
        await self._count(update(tables).where(*mine).values(keeper=None))

    async def beat(self, worker: str, now: float) -> None:
        """The worker lives."""
        seen = upsert(self.is_shared, workers, {"id": worker}, {"seen": now})
        forgotten = delete(workers).where(workers.c.seen < now - FORGOTTEN)

        async def beat(connection: AsyncConnection) -> None:
            await connection.execute(seen)
            await connection.execute(forgotten)

        await self._write(beat)

    async def clock(self) -> float:
        """What time it is at a database that workers share: on their machines it may differ."""
        found = await self._rows(select(extract("epoch", func.clock_timestamp())))
        return float(found[0][0])

    async def living(self, now: float) -> set[str]:
        """The workers that live."""
        found = select(workers.c.id).where(workers.c.seen >= now - STALE)
        return {str(row.id) for row in await self._rows(found)}

    async def forget_all_workers(self) -> None:
        """There is none: all tables are free at once."""
        await self._count(update(tables).values(keeper=None))

    async def forget_worker(self, worker: str) -> None:
        """The worker ends: its tables are free at once."""

        async def forget(connection: AsyncConnection) -> None:
            kept = tables.c.keeper == worker
            await connection.execute(update(tables).where(kept).values(keeper=None))
            await connection.execute(delete(workers).where(workers.c.id == worker))

        await self._write(forget)
