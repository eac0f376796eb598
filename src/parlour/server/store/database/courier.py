"""SQLite's thread, with one trip a statement.

aiosqlite makes four: for a cursor, the statement, its rows and the end of the cursor. A move waits
for each of them, and a trip costs more than SQLite needs for the statement.
"""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, Self

import aiosqlite

Run = Callable[[sqlite3.Cursor], object]


class Courier(aiosqlite.Connection):
    """A connection whose cursors travel once."""

    def cursor(self, cursor_class: object = None) -> Any:
        """A cursor that is nothing until it runs a statement."""
        return Errand(self)

    async def fetched(self, run: Run) -> tuple[sqlite3.Cursor, list[Any]]:
        """What a statement leaves: a closed cursor and its rows."""
        return await self._execute(self._fetch, run)  # type: ignore[no-untyped-call, no-any-return]

    def _fetch(self, run: Run) -> tuple[sqlite3.Cursor, list[Any]]:
        cursor = self._conn.cursor()
        try:
            run(cursor)
            return cursor, cursor.fetchall()
        finally:
            cursor.close()


class Errand:
    """A cursor that comes back with all its rows."""

    arraysize = 1
    description: Any = None
    rowcount = -1
    lastrowid: int | None = None

    def __init__(self, courier: Courier) -> None:
        self._courier = courier
        self._rows: list[Any] = []

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, values: Sequence[Any] = ()) -> Self:
        """Run it once."""
        return await self._run(lambda cursor: cursor.execute(statement, values))

    async def executemany(self, statement: str, values: Sequence[Sequence[Any]]) -> Self:
        """Run it for each row of values."""
        return await self._run(lambda cursor: cursor.executemany(statement, values))

    async def fetchall(self) -> list[Any]:
        """The rows, which are here already."""
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """Nothing is open."""

    async def _run(self, run: Run) -> Self:
        cursor, self._rows = await self._courier.fetched(run)
        self.description, self.rowcount = cursor.description, cursor.rowcount
        self.lastrowid = cursor.lastrowid
        return self


def courier(path: str, **settings: Any) -> Courier:
    """A connection to the file, not yet made; its thread does not keep a program alive."""
    made = Courier(lambda: sqlite3.connect(path, **settings), 64)
    made._thread.daemon = True
    return made
