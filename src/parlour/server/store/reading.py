"""Logs and lists of tables, read by the indexes."""

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Select, bindparam, delete, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server.store.access import Access
from parlour.server.store.leases import STALE, is_free
from parlour.server.store.rows import LogRow, Place, TableRow
from parlour.server.store.schema import log, records, sitting, tables
from parlour.server.store.upsert import upsert

REWRITE = (
    update(log)
    .where(log.c.table_id == bindparam("of"), log.c.n == bindparam("at_n"))
    .values(act=bindparam("now"))
)


class Reading(Access):
    """What the log and its index say."""

    async def ready(self) -> None:
        """Refused as `Unreadable` where the database does not answer."""
        await self._rows(select(literal(1)))

    async def log_of(self, table: str, after: int = 0) -> list[LogRow]:
        """The acts of a table's log that follow its first `after`."""
        mine = log.c.table_id == table
        query = select(log.c.n, log.c.act, log.c.at).where(mine, log.c.n >= after)
        return [LogRow(*row) for row in await self._rows(query.order_by(log.c.n))]

    async def table(self, table: str) -> TableRow | None:
        """What the index says of the table, if it is there."""
        found = await self._tables(select(tables).where(tables.c.id == table))
        return found[0] if found else None

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Tables that anybody may join, the liveliest first."""
        query = select(tables).where(tables.c.is_open).order_by(tables.c.touched.desc())
        return await self._tables(query.limit(limit))

    async def shown_tables(self, limit: int) -> list[TableRow]:
        """Tables that may be watched, the liveliest first."""
        query = select(tables).where(tables.c.is_shown).order_by(tables.c.touched.desc())
        return await self._tables(query.limit(limit))

    async def tables_of(self, guest: str, limit: int = 200) -> list[Place]:
        """Where a guest sits, the liveliest first; `limit` counts seats."""
        query = select(sitting.c.seat, tables).join(tables, tables.c.id == sitting.c.table_id)
        mine = query.where(sitting.c.guest_id == guest)
        order = mine.order_by(tables.c.touched.desc(), tables.c.id, sitting.c.seat)
        seats: dict[str, list[int]] = {}
        found: dict[str, TableRow] = {}
        for seat, *columns in await self._rows(order.limit(limit)):
            row = TableRow(*columns)
            found[row.id] = row
            seats.setdefault(row.id, []).append(seat)
        return [Place(row, tuple(seats[row.id])) for row in found.values()]

    async def due(
        self, now: float, limit: int, games: Iterable[str] | None = None
    ) -> list[TableRow]:
        """Tables that a keeper must look at and no living worker keeps, the longest due first.

        Of these games only: who cannot play another would keep it for nothing.
        """
        query = select(tables).where(tables.c.due <= now, is_free(now - STALE))
        if games is not None:
            query = query.where(tables.c.game.in_(games))
        query = query.order_by(tables.c.due)
        return await self._tables(query.limit(limit))

    async def record_of(self, table: str) -> str | None:
        """The record of the table's finished game, if there is one."""
        rows = await self._rows(select(records.c.content).where(records.c.table_id == table))
        return str(rows[0].content) if rows else None

    async def keep_record(self, table: str, content: str) -> None:
        """Keep the record of a finished game, in the place of one that was kept before."""
        kept = upsert(self.is_shared, records, {"table_id": table}, {"content": content})
        await self._count(kept, table)

    async def delete_table(self, table: str) -> bool:
        """Delete it with its log, seats, chat, links and record; whether it was there."""
        return await self._count(delete(tables).where(tables.c.id == table)) == 1

    async def rewrite_acts(self, table: str, changes: Mapping[int, bytes]) -> None:
        """Put other acts in the place of some, by `n`.

        The one exception to a log that only grows: for taking out the names of people who want
        their data deleted. Replaying it must come to the same game.
        """
        rows = [{"of": table, "at_n": n, "now": act} for n, act in changes.items()]

        async def rewrite(connection: AsyncConnection) -> None:
            await connection.execute(REWRITE, rows)

        if rows:
            await self._write(rewrite)

    async def _tables(self, query: Select[*tuple[Any, ...]]) -> list[TableRow]:
        return [TableRow(*row) for row in await self._rows(query)]
