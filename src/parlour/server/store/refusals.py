"""What a store refuses, each with one sentence; none of them names a password.

ParlourError
├── BadStore      the database cannot be opened, or is not ours
├── Taken         somebody else wrote that place of the log first
├── Gone          the table is no longer there
├── Unwritable    the database did not take it; what counts is what its log says now
├── Unreadable    the database does not answer
└── Closed        the worker is ending
"""

from parlour.errors import ParlourError


class BadStore(ParlourError):
    """The database cannot be opened, or is not one of ours."""


class Taken(ParlourError):
    """Somebody else wrote that place of the log first: read it again, then try again."""

    def __init__(self, table: str) -> None:
        super().__init__(f"Somebody else was faster at table {table}: look again, then try again.")
        self.table = table


class Gone(ParlourError):
    """The table was deleted."""

    def __init__(self, table: str) -> None:
        super().__init__(f"Table {table} is gone: somebody deleted it.")
        self.table = table


class Closed(ParlourError):
    """Nothing is read or written any more: the worker is ending."""

    def __init__(self) -> None:
        super().__init__("This server is closing: try again in a moment.")


class Unwritable(ParlourError):
    """The database did not take it, or was lost before it could say so: read the log again.

    `detail` is what the driver said: for whoever runs the server, not for its guests.
    """

    def __init__(self, detail: str) -> None:
        super().__init__("The server could not write this down: try again in a moment.")
        self.detail = detail


class Unreadable(ParlourError):
    """The database does not answer; `detail` is what the driver said."""

    def __init__(self, detail: str) -> None:
        super().__init__("The server cannot reach its tables: try again in a moment.")
        self.detail = detail
