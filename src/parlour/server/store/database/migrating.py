"""Bring a database to today's tables, by one worker at a time."""

from asyncio import sleep
from pathlib import Path
from time import monotonic

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server.store.database.address import place, without_password
from parlour.server.store.database.engines import BUSY, Engines
from parlour.server.store.refusals import BadStore

STEPS = Path(__file__).parent / "migrations"
LOCK = 0x7061_726C_6F75  # "parlou": any number that all workers agree on


async def migrate(engines: Engines) -> None:
    """Make or alter the tables where that is needed; what cannot be is said in a sentence."""
    where = place(engines.url)
    try:
        await _migrate(engines)
    except CommandError:
        raise BadStore(
            f"The database {where} was written by a newer Parlour: use that one, or a backup."
        ) from None
    except (SQLAlchemyError, OSError) as error:
        why = without_password(reason(error), engines.url)
        raise BadStore(f"The database {where} cannot be used: {why}.") from None


def reason(error: BaseException) -> str:
    """What the driver says, as the end of a sentence, without the statement and its values."""
    said = str(getattr(error, "orig", None) or error).strip().splitlines()
    return said[0].strip().rstrip(".").removesuffix(":") if said else type(error).__name__


async def _migrate(engines: Engines) -> None:
    """All in one transaction of its own making: whoever comes second finds it done."""
    is_file = engines.url.get_backend_name() == "sqlite"
    async with engines.reading.connect() as connection:
        if is_file:
            await _log_ahead(connection)
        await connection.exec_driver_sql("begin immediate" if is_file else "begin")
        try:
            await _upgrade(connection, is_file)
        except BaseException:
            await connection.exec_driver_sql("rollback")
            raise
        await connection.exec_driver_sql("commit")


async def _log_ahead(connection: AsyncConnection) -> None:
    """Turn on the write-ahead log: the one thing for which SQLite does not wait by itself."""
    until = monotonic() + BUSY
    while True:
        try:
            await connection.exec_driver_sql("pragma journal_mode=wal")
            return
        except OperationalError as error:
            if "locked" not in str(error.orig) or monotonic() > until:
                raise
        await sleep(0.02)


async def _upgrade(connection: AsyncConnection, is_file: bool) -> None:
    if not is_file:
        await connection.exec_driver_sql(f"select pg_advisory_xact_lock({LOCK})")
    await connection.run_sync(_to_today)


def _to_today(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
