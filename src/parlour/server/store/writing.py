"""What is appended to logs at once, as few statements."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from json import dumps
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, Update, bindparam, delete, insert, select, text, update

from parlour.server.store.schema import log, records, sitting, tables

CHANNEL = "parlour"
TELL = text(f"select pg_notify('{CHANNEL}', told) from unnest(cast(:told as text[])) as told")
LOG, TABLES, SITTING, RECORDS = insert(log), insert(tables), insert(sitting), insert(records)
STAND_UP = delete(sitting).where(sitting.c.table_id == bindparam("of"))
NO_RECORD = delete(records).where(records.c.table_id == bindparam("of"))


@dataclass(frozen=True, slots=True)
class Writing:
    """Acts that go on one table's log from `first_n` on, and what the index says after them."""

    table: str
    first_n: int  # acts that are in the log already
    acts: tuple[bytes, ...] = field(repr=False)
    at: float
    index: Mapping[str, Any] = field(repr=False)  # columns of `tables`; of a new table all
    is_new: bool = False
    sitting: Mapping[int, str] | None = None  # who sits where from now on, by seat
    record: str | None = field(default=None, repr=False)

    @property
    def length(self) -> int:
        """Acts in the log afterwards."""
        return self.first_n + len(self.acts)


class Overtaken(Exception):
    """A log has another length than a writing builds on, or its table is not there."""


def set_down(connection: Connection, writings: Sequence[Writing], by: str) -> None:
    """Write them all in the transaction at hand, in the order of their tables.

    All workers lock rows in that order, so none waits for another in a circle.
    """
    ordered = sorted(writings, key=attrgetter("table"))
    _begin(connection, [w for w in ordered if w.is_new])
    _lengthen(connection, [w for w in ordered if not w.is_new])
    _many(connection, LOG, (row for w in ordered for row in _acts(w)))
    _seat(connection, [w for w in ordered if w.sitting is not None])
    _keep(connection, [w for w in ordered if w.record is not None])
    if connection.dialect.name == "postgresql":
        connection.execute(TELL, {"told": _told(ordered, by)})


def _begin(connection: Connection, writings: list[Writing]) -> None:
    rows = ({**w.index, "id": w.table, "length": w.length} for w in writings)
    _many(connection, TABLES, rows)


def _lengthen(connection: Connection, writings: list[Writing]) -> None:
    """Only where each log is as long as its writing thinks: so no gap can arise."""
    alike: dict[tuple[str, ...], list[Writing]] = defaultdict(list)
    for writing in writings:
        alike[tuple(sorted(writing.index))].append(writing)
    if len(alike) > 1:
        _lock(connection, writings)
    for columns, group in alike.items():
        result = connection.execute(_lengthening(columns), [_longer(w) for w in group])
        if result.rowcount != len(group):
            raise Overtaken


def _lock(connection: Connection, writings: list[Writing]) -> None:
    """In order, as the groups that follow would lock them in another."""
    whose = tables.c.id.in_({w.table for w in writings})
    query = select(tables.c.id).where(whose).order_by(tables.c.id)
    connection.execute(query.with_for_update(key_share=True))


@lru_cache(maxsize=256)
def _lengthening(columns: tuple[str, ...]) -> Update:
    fits = (tables.c.id == bindparam("of"), tables.c.length == bindparam("from"))
    changed = {name: bindparam(f"to_{name}", type_=tables.c[name].type) for name in columns}
    return update(tables).where(*fits).values(length=bindparam("to"), **changed)


def _longer(writing: Writing) -> dict[str, Any]:
    index = {f"to_{name}": value for name, value in writing.index.items()}
    return {"of": writing.table, "from": writing.first_n, "to": writing.length, **index}


def _acts(writing: Writing) -> Iterable[dict[str, Any]]:
    for n, act in enumerate(writing.acts, writing.first_n):
        yield {"table_id": writing.table, "n": n, "act": act, "at": writing.at}


def _seat(connection: Connection, writings: list[Writing]) -> None:
    latest = {w.table: w.sitting or {} for w in writings}
    _many(connection, STAND_UP, ({"of": table} for table in latest))
    rows = (
        {"table_id": table, "seat": seat, "guest_id": guest}
        for table, seats in latest.items()
        for seat, guest in seats.items()
    )
    _many(connection, SITTING, rows)


def _keep(connection: Connection, writings: list[Writing]) -> None:
    latest = {w.table: w.record for w in writings}
    _many(connection, NO_RECORD, ({"of": table} for table in latest))
    rows = ({"table_id": table, "content": record} for table, record in latest.items())
    _many(connection, RECORDS, rows)


def _many(connection: Connection, statement: Any, rows: Iterable[Mapping[str, Any]]) -> None:
    if listed := list(rows):
        connection.execute(statement, listed)


def _told(writings: list[Writing], by: str) -> list[str]:
    return [dumps({"t": table, "by": by}) for table in dict.fromkeys(w.table for w in writings)]
