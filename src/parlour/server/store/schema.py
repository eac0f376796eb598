"""The tables of the database: logs, an index of them for lobby and keepers, and what people left.

The log is the truth about a table. Everything in `tables` and `sitting` follows from it and is
written in the same transaction, so that lists need no replay.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

METADATA = MetaData()


def _of_a_table() -> Column[str]:
    """The id of a table; what belongs to it goes when it goes."""
    whose = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, whose, primary_key=True)


tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("invitation", Integer, nullable=False),  # its generation: older links are void
    Column("length", Integer, nullable=False),  # acts in its log
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("is_open", Boolean, nullable=False),  # anybody may join
    Column("is_shown", Boolean, nullable=False),  # may be watched
    Column("deciding", Integer, nullable=False),  # seats, a bit each
    Column("due", Double),  # when a keeper must look next: 0 now, null never
    Column("keeper", Text),  # the worker that holds its lease
    Column("summary", Text, nullable=False),  # for the lobby, JSON
)
for _which in ("open", "shown"):  # each database knows its queries again by other words
    _is, _is_1 = text(f"is_{_which}"), text(f"is_{_which} = 1")
    Index(f"tables_{_which}", tables.c.touched, sqlite_where=_is_1, postgresql_where=_is)
Index("tables_due", tables.c.due)

log = Table(
    "log",
    METADATA,
    _of_a_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),  # from 0
    Column("act", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,  # kept in the order of its key, once
)

sitting = Table(
    "sitting",
    METADATA,
    _of_a_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", Text, nullable=False, index=True),
)

guests = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    _of_a_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),  # from 1
    Column("guest_id", Text, nullable=False, index=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

links = Table(
    "links",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),  # of the key: the key itself is kept nowhere
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("purpose", Text, nullable=False),
    Column("until", Double),
    Index("links_of_a_seat", "table_id", "seat"),
)

records = Table(
    "records",
    METADATA,
    _of_a_table(),
    Column("content", Text, nullable=False),
)

workers = Table(
    "workers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("seen", Double, nullable=False),
)

house = Table(
    "house",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
