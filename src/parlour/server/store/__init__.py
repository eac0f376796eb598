"""Where tables are kept: one log each, an index of it, and what people left.

refusals.py    what is refused, and how it is said
schema.py      the tables of the database, which itself is in database/
access.py      one reading, one writing, for all of these:
  ledger.py      acts appended to logs, many in a transaction; writing.py: its statements
  reading.py     logs and lists of tables
  leases.py      who keeps which table
  guests.py, chat.py, links.py, household.py
rows.py        what is read
"""

from typing import Self

from parlour.server.store.chat import KEPT, Chat
from parlour.server.store.database.address import address
from parlour.server.store.database.engines import engines_for
from parlour.server.store.database.migrating import migrate
from parlour.server.store.guests import Guests
from parlour.server.store.household import Household
from parlour.server.store.leases import STALE, Leases
from parlour.server.store.ledger import Ledger
from parlour.server.store.links import Links
from parlour.server.store.reading import Reading
from parlour.server.store.refusals import BadStore, Closed, Gone, Taken, Unreadable, Unwritable
from parlour.server.store.rows import ChatRow, GuestRow, LinkRow, LogRow, Place, TableRow
from parlour.server.store.writing import Writing

__all__ = [
    "KEPT",
    "STALE",
    "BadStore",
    "ChatRow",
    "Closed",
    "Gone",
    "GuestRow",
    "LinkRow",
    "LogRow",
    "Place",
    "Store",
    "TableRow",
    "Taken",
    "Unreadable",
    "Unwritable",
    "Writing",
]


class Store(Ledger, Reading, Leases, Guests, Chat, Links, Household):
    """All that is kept, in SQLite or PostgreSQL."""

    @classmethod
    async def open(cls, url: str, worker: str = "") -> Self:
        """Open the database, made or migrated where needed, for a worker of that id."""
        opened = engines_for(address(url))
        try:
            await migrate(opened)
        except BaseException:
            await opened.close()
            raise
        return cls(opened, worker)
