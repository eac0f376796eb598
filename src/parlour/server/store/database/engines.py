"""The connections: many that read, and as many that write as the database bears at once."""

import os
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import URL, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from parlour.server.store.database.address import place
from parlour.server.store.database.courier import courier
from parlour.server.store.refusals import BadStore

READERS = 4  # connections that read at once
WRITERS = 4  # and that write, in PostgreSQL; SQLite has one, and who writes waits for it
WAIT = 10.0  # seconds to wait for one of them
BUSY = 5.0  # seconds to wait for another program that writes the same file
PRAGMAS = (
    "foreign_keys=on",
    "synchronous=full",  # acknowledged means on the disk
    "secure_delete=on",  # what people delete is overwritten
)
LOST = {  # seconds after which a silent connection counts as lost
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
# A worker that was stopped in the middle must not hold a table for ever, nor may an
# administrator's default make a commit return before it is flushed.
ORDERLY = (
    "set idle_in_transaction_session_timeout = '10s'",
    "select set_config('synchronous_commit', 'on', false)"
    " where current_setting('synchronous_commit') = 'off'",
)


class Engines(NamedTuple):
    """Who reads and who writes; a statement that reads is a transaction of its own."""

    reading: AsyncEngine
    writing: AsyncEngine
    url: URL

    async def close(self) -> None:
        """Give all connections back."""
        await self.writing.dispose()
        await self.reading.dispose()


def engines_for(url: URL) -> Engines:
    """Both, with nothing connected yet; a new SQLite file is its owner's alone."""
    is_file = url.get_backend_name() == "sqlite"
    if is_file:
        _make_file(url)
    make = _sqlite if is_file else _postgres
    alone: dict[str, Any] = {"isolation_level": "AUTOCOMMIT", "skip_autocommit_rollback": True}
    return Engines(
        make(url, pool_size=READERS, **alone), make(url, pool_size=1 if is_file else WRITERS), url
    )


def _make_file(url: URL) -> None:
    path = Path(str(url.database))
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        why = error.strerror or "it cannot be opened"
        raise BadStore(f"The database {place(url)} cannot be written: {why}.") from None


def _sqlite(url: URL, **settings: Any) -> AsyncEngine:
    # The lock is taken when a transaction begins: one that began by reading could not wait.
    connect = {"timeout": BUSY, "isolation_level": "IMMEDIATE", "async_creator_fn": courier}
    return _engine(url, [f"pragma {name}" for name in PRAGMAS], connect, settings)


def _postgres(url: URL, **settings: Any) -> AsyncEngine:
    return _engine(url, ORDERLY, LOST, settings)


def _engine(
    url: URL, first: tuple[str, ...] | list[str], connect: dict[str, Any], settings: dict[str, Any]
) -> AsyncEngine:
    # Parameters hold names, chat and secrets: no error may repeat them. A connection comes back
    # committed or rolled back, so the pool need not do it again.
    always: dict[str, Any] = {"hide_parameters": True, "pool_reset_on_return": None}
    engine = create_async_engine(
        url, connect_args=connect, max_overflow=0, pool_timeout=WAIT, **always, **settings
    )

    def settle(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for statement in first:
            cursor.execute(statement)
        cursor.close()
        connection.commit()

    event.listen(engine.sync_engine, "connect", settle)
    return engine
