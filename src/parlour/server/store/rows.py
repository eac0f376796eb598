"""What is read from the store."""

from dataclasses import dataclass, field
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class TableRow:
    """What the index says about a table: the columns of `tables`, in their order."""

    id: str
    game: str
    status: str
    secret: bytes = field(repr=False)  # so that no log of a row shows it
    invitation: int
    length: int
    created: float
    touched: float
    is_open: bool
    is_shown: bool
    deciding: int
    due: float | None
    keeper: str | None
    summary: str


class Place(NamedTuple):
    """A table, and the seats of it where somebody sits."""

    table: TableRow
    seats: tuple[int, ...]


class LogRow(NamedTuple):
    """An act of a log, opaque here, and when it was written."""

    n: int
    act: bytes
    at: float


class GuestRow(NamedTuple):
    """A guest: who they say they are, and when they came first and last."""

    id: str
    name: str
    created: float
    seen: float


class ChatRow(NamedTuple):
    """A line of chat; `seat` is where the guest sat then."""

    n: int
    guest_id: str
    seat: int | None
    name: str
    text: str
    at: float


class LinkRow(NamedTuple):
    """Where a link leads: a seat of a table."""

    table: str
    seat: int
