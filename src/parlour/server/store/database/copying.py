"""A copy of a SQLite database, made while the server runs: whole, or not at all."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from parlour.errors import BadFile
from parlour.server.store.database.address import address


def copied(database: str, to: str) -> int:
    """Copy all tables to a new file that is its owner's alone; how many tables that were."""
    url = address(database)
    if url.get_backend_name() != "sqlite":
        raise BadFile("PostgreSQL has a tool of its own for this: pg_dump (docs/serve.md).")
    source, target = Path(str(url.database)), Path(to)
    if not source.is_file():
        raise BadFile(f"{source} is not there: name the server's file with --database.")
    if target.exists():
        raise BadFile(f"{target} is there already: name a new file.")
    begun = target.with_name(f".{target.name}.begun")
    try:
        begun.touch(0o600, exist_ok=True)
        count = _copied(source, begun)
        os.replace(begun, target)
    except (OSError, sqlite3.Error) as trouble:
        begun.unlink(missing_ok=True)
        reason = getattr(trouble, "strerror", None) or str(trouble)
        raise BadFile(f"{source} could not be copied to {target}: {reason.lower()}.") from None
    return count


def _copied(source: Path, target: Path) -> int:
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
        (state,) = there.execute("pragma integrity_check").fetchone()
        if state != "ok":
            raise sqlite3.DatabaseError("the copy is damaged")
        (count,) = there.execute("select count(*) from tables").fetchone()
        return int(count)
