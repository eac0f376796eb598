"""One server at a time on a file: SQLite lets several write, but they would not hear of each other.

The system takes the lock back however the server ends.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour.server.store.refusals import BadStore


@contextmanager
def occupied(path: str | None) -> Iterator[None]:
    """Keep other servers from a file; nothing is kept of a database in memory."""
    try:
        import fcntl
    except ModuleNotFoundError:  # where the system knows no such locks
        fcntl = None  # type: ignore[assignment]
    if fcntl is None or not path or path == ":memory:":
        yield
        return
    lock = os.open(Path(f"{path}.lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadStore(
                f"Another server uses {path} already: stop it, or name another file."
            ) from None
        yield
    finally:
        os.close(lock)
