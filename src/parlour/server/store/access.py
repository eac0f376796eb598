"""The ways into the database: each read and each short writing is finished once it has begun."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import Executable, Row
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server.store.database.engines import Engines
from parlour.server.store.database.migrating import reason
from parlour.server.store.refusals import Closed, Gone, Unreadable, Unwritable

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
FAILURES = (SQLAlchemyError, OSError, UnicodeError)
COLLIDED = ("40001", "40P01")  # of two transactions PostgreSQL let one through
PAUSES = (0.01, 0.05, 0.2)  # seconds before it is tried again


class Access:
    """Reading and writing, for the parts of the store."""

    def __init__(self, engines: Engines, worker: str) -> None:
        self.is_shared = engines.url.get_backend_name() != "sqlite"
        self.path = None if self.is_shared else engines.url.database  # of its file
        self.worker = worker
        self._engines = engines
        self._begun: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    async def close(self) -> None:
        """Finish what has begun, and give the connections back."""
        while self._begun:
            await asyncio.wait(self._begun)
        self._is_closed = True
        await self._engines.close()

    async def _rows(self, query: Executable) -> list[Row[*tuple[Any, ...]]]:
        try:
            return await self._finished(_tried(lambda: self._read(query)))
        except FAILURES as error:
            raise Unreadable(reason(error)) from None

    async def _read(self, query: Executable) -> list[Row[*tuple[Any, ...]]]:
        async with self._engines.reading.connect() as connection:
            return list((await connection.execute(query)).all())

    async def _write(self, work: Work[T], table: str = "") -> T:
        """One transaction; `table` is what it needs to be there."""
        try:
            return await self._finished(self.written(work))
        except IntegrityError as error:
            raise Gone(table) if table else Unwritable(reason(error)) from None
        except FAILURES as error:
            raise Unwritable(reason(error)) from None

    async def _count(self, statement: Executable, table: str = "") -> int:
        """Write one statement; how many rows it met."""
        return await self._write(lambda connection: _met(connection, statement), table)

    async def written(self, work: Work[T]) -> T:
        """The same with the driver's own errors, for the ledger."""
        return await _tried(lambda: self._committed(work))

    async def _committed(self, work: Work[T]) -> T:
        async with self._engines.writing.connect() as connection:
            given = await work(connection)
            try:
                await connection.commit()
            except DBAPIError as error:  # perhaps it was written, so it is not tried again
                raise Unwritable(reason(error)) from None
            return given

    async def _finished(self, work: Coroutine[Any, Any, T]) -> T:
        """Whoever waits for it may go: a statement broken off would cost its connection."""
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        if self._is_closed:
            work.close()
            raise Closed
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task


async def _met(connection: AsyncConnection, statement: Executable) -> int:
    result = await connection.execute(statement)
    return int(getattr(result, "rowcount", 0))


async def _tried(work: Callable[[], Awaitable[T]]) -> T:
    """Again where nothing was written: after a collision, or with a connection found dead."""
    for pause in PAUSES:
        try:
            return await work()
        except DBAPIError as error:
            if not _is_passing(error):
                raise
            await asyncio.sleep(pause)
    return await work()


def _is_passing(error: DBAPIError) -> bool:
    return error.connection_invalidated or getattr(error.orig, "sqlstate", "") in COLLIDED
