"""Writings to lay out a store with."""

from parlour.server.store import Writing

INDEX = {
    "game": "a game",
    "status": "waiting",
    "secret": b"secret",
    "invitation": 0,
    "created": 1.0,
    "touched": 1.0,
    "is_open": False,
    "is_shown": False,
    "deciding": 0,
    "due": None,
    "keeper": None,
    "summary": "{}",
}


def new(table, *acts, sitting=None, **index):
    """A new table with these acts in its log."""
    return Writing(table, 0, acts, 1.0, INDEX | index, is_new=True, sitting=sitting)


def more(table, first_n, *acts, sitting=None, record=None, **index):
    """These acts at the end of a table's log."""
    return Writing(table, first_n, acts, 2.0, index, sitting=sitting, record=record)


async def acts(store, table):
    """The acts of a log, which has no gap."""
    rows = await store.log_of(table)
    assert [row.n for row in rows] == list(range(len(rows)))
    return [row.act for row in rows]
