"""The ledger: what all tables append in one tick, or while the disk works, is one transaction."""

import asyncio
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server.store.access import FAILURES, Access
from parlour.server.store.database.engines import Engines
from parlour.server.store.database.migrating import reason
from parlour.server.store.refusals import Gone, Taken, Unwritable
from parlour.server.store.schema import tables
from parlour.server.store.writing import Overtaken, Writing, set_down

MOST = 200  # appends that go into one transaction
OF_ALL = (DBAPIError, TimeoutError, OSError, Unwritable)  # what goes wrong goes wrong for all ...
OF_ONE = (IntegrityError, DataError, ProgrammingError)  # ... but for these


class _Append(NamedTuple):
    writings: tuple[Writing, ...]
    done: asyncio.Future[None]


class Ledger(Access):
    """Appending to logs: a call returns when what it wrote is on the disk."""

    def __init__(self, engines: Engines, worker: str) -> None:
        super().__init__(engines, worker)
        self._waiting: list[_Append] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, *writings: Writing) -> None:
        """Write all of them or none; refused as `Taken`, `Gone` or `Unwritable`.

        Who stops waiting does not stop the writing.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._writer is None or self._writer.done():
            self._writer = self._begin(self._write_out())
        self._waiting.append(_Append(writings, done))
        await done

    async def _write_out(self) -> None:
        """Until nobody waits: who comes while a transaction runs is of the next."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._write_batch(batch)

    async def _write_batch(self, batch: list[_Append]) -> None:
        try:
            await self.written(lambda connection: self._set_down(connection, batch))
        except Exception as error:
            await self._refuse(batch, error)
        else:
            for append in batch:
                _answer(append, None)

    async def _refuse(self, batch: list[_Append], error: Exception) -> None:
        """Where only one of several cannot be written, each goes alone so that the others can."""
        alone = len(batch) > 1 and _is_of_one(error)
        for append in batch:
            if alone:
                await self._write_batch([append])
            else:
                _answer(append, await self._refusal(append, error))

    async def _set_down(self, connection: AsyncConnection, batch: list[_Append]) -> None:
        writings = [writing for append in batch for writing in append.writings]
        await connection.run_sync(set_down, writings, self.worker)

    async def _refusal(self, append: _Append, error: Exception) -> Exception:
        if isinstance(error, Overtaken | IntegrityError):
            return await self._who_was_faster(append.writings)
        return Unwritable(reason(error)) if isinstance(error, FAILURES) else error

    async def _who_was_faster(self, writings: tuple[Writing, ...]) -> Exception:
        whose = tables.c.id.in_([writing.table for writing in writings])
        try:
            rows = await self._read(select(tables.c.id, tables.c.length).where(whose))
        except FAILURES as error:
            return Unwritable(reason(error))
        return _named(writings, {row.id: row.length for row in rows})


def _named(writings: tuple[Writing, ...], lengths: dict[str, int]) -> Exception:
    """Which of the tables it was; where none is found any more, the first."""
    for writing in writings:
        if not writing.is_new and writing.table not in lengths:
            return Gone(writing.table)
    other = [w for w in writings if lengths.get(w.table, 0) != w.first_n]
    return Taken((other or writings)[0].table)


def _is_of_one(error: Exception) -> bool:
    """Whether the others of a batch may be written all the same."""
    return isinstance(error, OF_ONE) or not isinstance(error, OF_ALL)


def _answer(append: _Append, refused: Exception | None) -> None:
    if append.done.done():  # whoever waited has gone
        return
    if refused is None:
        append.done.set_result(None)
    else:
        append.done.set_exception(refused)
