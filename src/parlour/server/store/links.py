"""Links to seats, by the hash of their key: some work once, some are tokens that stay."""

from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server.store.access import Access
from parlour.server.store.rows import LinkRow
from parlour.server.store.schema import links


class Links(Access):
    """Ways to a seat. Only hashes are kept: who reads the database can use none of them."""

    async def add_link(
        self, hash: bytes, table: str, seat: int, purpose: str, until: float | None
    ) -> None:
        """Keep a link; without `until` it does not run out."""
        row = {"hash": hash, "table_id": table, "seat": seat, "purpose": purpose, "until": until}
        await self._count(insert(links).values(row), table)

    async def take_link(self, hash: bytes, purpose: str, now: float) -> LinkRow | None:
        """Where a one-time link leads; after this nowhere, whoever else asks at the same time."""
        taken = delete(links).where(*_named(hash, purpose))
        query = taken.returning(links.c.table_id, links.c.seat, links.c.until)

        async def take(connection: AsyncConnection) -> LinkRow | None:
            row = (await connection.execute(query)).first()
            if row is None or (row.until is not None and row.until <= now):
                return None
            return LinkRow(row.table_id, row.seat)

        return await self._write(take)

    async def link(self, hash: bytes, purpose: str) -> LinkRow | None:
        """Where a token leads; it stays."""
        query = select(links.c.table_id, links.c.seat).where(*_named(hash, purpose))
        rows = await self._rows(query)
        return LinkRow(*rows[0]) if rows else None

    async def drop_links(
        self, table: str, seat: int | None = None, purpose: str | None = None
    ) -> None:
        """Make links void: of a table, or of one seat of it, or for one purpose."""
        gone = delete(links).where(links.c.table_id == table)
        gone = gone if seat is None else gone.where(links.c.seat == seat)
        gone = gone if purpose is None else gone.where(links.c.purpose == purpose)
        await self._count(gone)


def _named(hash: bytes, purpose: str) -> tuple[ColumnElement[bool], ...]:
    return links.c.hash == hash, links.c.purpose == purpose
