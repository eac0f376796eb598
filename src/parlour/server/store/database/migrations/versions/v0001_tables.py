"""The first tables: logs, their index, and what people left."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    _tables()
    _logs()
    _people()
    _talk()
    _links()
    _workers()


def _whose(key: bool = True) -> sa.Column[str]:
    of = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, of, primary_key=key, nullable=False)


def _n(name: str = "n") -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("invitation", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("is_shown", sa.Boolean, nullable=False),
        sa.Column("deciding", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("keeper", sa.Text),
        sa.Column("summary", sa.Text, nullable=False),
    )
    for which in ("open", "shown"):
        op.create_index(
            f"tables_{which}",
            "tables",
            ["touched"],
            sqlite_where=sa.text(f"is_{which} = 1"),
            postgresql_where=sa.text(f"is_{which}"),
        )
    op.create_index("tables_due", "tables", ["due"])


def _logs() -> None:
    act = sa.Column("act", sa.LargeBinary, nullable=False)
    at = sa.Column("at", sa.Double, nullable=False)
    op.create_table("log", _whose(), _n(), act, at, sqlite_with_rowid=False)
    op.create_table("records", _whose(), sa.Column("content", sa.Text, nullable=False))


def _people() -> None:
    guest = sa.Column("guest_id", sa.Text, nullable=False, index=True)
    op.create_table("sitting", _whose(), _n("seat"), guest)
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )


def _talk() -> None:
    op.create_table(
        "chat",
        _whose(),
        _n(),
        sa.Column("guest_id", sa.Text, nullable=False, index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def _links() -> None:
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        _whose(key=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("until", sa.Double),
    )
    op.create_index("links_of_a_seat", "links", ["table_id", "seat"])


def _workers() -> None:
    seen = sa.Column("seen", sa.Double, nullable=False)
    op.create_table("workers", sa.Column("id", sa.Text, primary_key=True), seen)
    value = sa.Column("value", sa.LargeBinary, nullable=False)
    op.create_table("house", sa.Column("name", sa.Text, primary_key=True), value)
