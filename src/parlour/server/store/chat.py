"""Lines of chat: the newest of each table are kept."""

from typing import Any

from sqlalchemy import Executable, Select, delete, func, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server.store.access import Access
from parlour.server.store.refusals import Gone
from parlour.server.store.rows import ChatRow
from parlour.server.store.schema import chat, tables

KEPT = 500  # lines a table


class Chat(Access):
    """What people said at tables."""

    async def add_chat(
        self, table: str, guest: str, seat: int | None, name: str, text: str, at: float
    ) -> int:
        """Keep a line; its number, which counts from 1. The oldest beyond `KEPT` go."""
        line = {"guest_id": guest, "seat": seat, "name": name, "text": text, "at": at}
        return await self._write(lambda connection: _add(connection, table, line), table)

    async def chat_of(self, table: str, after: int = 0, limit: int = KEPT) -> list[ChatRow]:
        """The newest lines after number `after`, no more than `limit`, the oldest first."""
        rows = await self._rows(_newest(table, after, limit))
        return [ChatRow(*row) for row in reversed(rows)]

    async def delete_chat_of(self, guest: str) -> int:
        """Delete all that a guest said; how many lines it was."""
        return await self._count(delete(chat).where(chat.c.guest_id == guest))


async def _add(connection: AsyncConnection, table: str, line: dict[str, Any]) -> int:
    # The row of the table is locked, so that two lines at once get two numbers; SQLite, which
    # knows no such lock, lets one write at a time anyway.
    there = select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True)
    if (await connection.execute(there)).first() is None:
        raise Gone(table)
    mine = chat.c.table_id == table
    n = int((await connection.execute(_numbered(table, line))).scalar_one())
    await connection.execute(delete(chat).where(mine, chat.c.n <= n - KEPT))
    return n


def _numbered(table: str, line: dict[str, Any]) -> Executable:
    values = {name: literal(value, chat.c[name].type) for name, value in line.items()}
    following = func.coalesce(func.max(chat.c.n), 0) + 1
    query = select(literal(table), following, *values.values()).where(chat.c.table_id == table)
    return insert(chat).from_select(["table_id", "n", *values], query).returning(chat.c.n)


def _newest(table: str, after: int, limit: int) -> Select[*tuple[Any, ...]]:
    columns = (column for column in chat.c if column is not chat.c.table_id)
    query = select(*columns).where(chat.c.table_id == table, chat.c.n > after)
    return query.order_by(chat.c.n.desc()).limit(limit)
