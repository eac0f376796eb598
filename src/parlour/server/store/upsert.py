"""Insert a row, or alter the one that is there: both databases say it alike, each by its name."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Executable, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(
    is_shared: bool, table: Table, key: Mapping[str, Any], alter: Mapping[str, Any], **new: Any
) -> Executable:
    """The row of that key gets what `alter` says; a new row also what is in `new`."""
    insert = postgresql.insert if is_shared else sqlite.insert
    row = insert(table).values(**key, **alter, **new)
    if not alter:
        return row.on_conflict_do_nothing(index_elements=list(key))
    return row.on_conflict_do_update(index_elements=list(key), set_=dict(alter))
