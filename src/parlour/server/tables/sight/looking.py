"""Who may look at a table, and as whom."""

from dataclasses import dataclass

from parlour.kit.record import SPECTATOR
from parlour.server.refusals import Malformed, NotAllowed
from parlour.server.tables.seats import of_guest
from parlour.server.tables.table import Table


@dataclass(frozen=True)
class Wanted:
    """What a client wants to see: a seat of its own, or none; since when; and whether whole."""

    seat: int | None
    watch: bool
    since: int
    whole: bool


def wanted(query: dict[str, str]) -> Wanted:
    """What the address of a socket asks for."""
    seat, since = query.get("seat"), query.get("n", "0")
    watch = seat == "watch"
    if not (since.isascii() and since.isdigit() and len(since) < 8):
        raise Malformed("`n` is the number of the last frame you had.")
    if seat is not None and not watch and not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise Malformed('`seat` is the number of a seat of yours, or "watch".')
    number = None if seat is None or watch else int(seat)
    return Wanted(number, watch, int(since), "full" in query)


def viewer(table: Table, guest: str, asked: Wanted) -> int:
    """As whom somebody sees a table."""
    mine = [chair.seat for chair in of_guest(table.chairs, guest)]
    if asked.seat is not None:
        if asked.seat not in mine:
            raise NotAllowed(f"Seat {asked.seat + 1} is not yours: join the table, or watch it.")
        return asked.seat
    if mine and not asked.watch:
        return mine[0]
    check_may_watch(table, guest)
    return SPECTATOR


def check_may_watch(table: Table, guest: str) -> None:
    """Refuse to show a closed game to others, while it runs and after; before, nothing is hid."""
    if not may_watch(table, guest):
        raise NotAllowed("This game is not shown to others, as was agreed when it was opened.")


def may_watch(table: Table, guest: str) -> bool:
    """Whether somebody may see what everybody sees of a table."""
    if table.settings.spectators or table.status == "gathering":
        return True
    return bool(guest) and (guest == table.host or bool(of_guest(table.chairs, guest)))


def is_still(table: Table, guest: str, as_whom: int) -> bool:
    """Whether somebody may go on looking as they do."""
    if as_whom == SPECTATOR:
        return may_watch(table, guest)
    return as_whom < len(table.chairs) and table.chair(as_whom).who.guest == guest
