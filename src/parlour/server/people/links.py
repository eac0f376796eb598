"""One-time links and tokens: only their hashes are kept."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from parlour.errors import ParlourError
from parlour.server.people.signing import hashed, new_key
from parlour.server.refusals import NoSuchThing
from parlour.server.store import LinkRow
from parlour.server.tables.sitting import chair_of

if TYPE_CHECKING:
    from parlour.server.house import House

VOID = "This link was used already, or is too old: ask for a new one."
MOVE, SEAT, PROGRAM = "move", "seat", "program"
LASTING = {MOVE: 15 * 60.0, SEAT: 7 * 24 * 3600.0, PROGRAM: None}  # seconds


async def give_link(
    house: "House", table: str, seat: int, purpose: str, key: str | None = None, holder: str = ""
) -> dict[str, str]:
    """A new key for a seat; older ones for the same are void.

    One that its `holder` is given counts as long as they have the seat, whatever else happens.
    """
    given = key or f"{table}.{seat}.{new_key()}"
    await house.store.drop_links(table, seat, purpose)
    await _add(house, given, holder, LinkRow(table, seat), purpose)
    return {"key": given, "path": f"/seat#{given}"}


@asynccontextmanager
async def taken_link(house: "House", key: str) -> AsyncIterator[tuple[LinkRow, str]]:
    """What a one-time key is for; it is void, unless what it was used for was refused."""
    holder = await _holder(house, key)
    link, purpose = await _taken(house, key, holder)
    try:
        yield link, purpose
    except NoSuchThing:
        raise
    except ParlourError:
        await _add(house, key, holder if purpose == MOVE else "", link, purpose)
        raise


async def _holder(house: "House", key: str) -> str:
    """Who has the seat now that a key names."""
    table, seat, *_ = [*key.split("."), "", ""]
    if not (table.isascii() and table.isalnum() and seat.isascii() and seat.isdigit()):
        raise NoSuchThing(VOID)
    room = house.hall.room(table)
    async with room.lock:
        return chair_of(await house.hall.wake(room), int(seat[:2])).who.guest


async def _taken(house: "House", key: str, holder: str) -> tuple[LinkRow, str]:
    now = house.hall.now()
    for purpose, whose in ((MOVE, holder), (SEAT, "")):
        if found := await house.store.take_link(hashed(key + whose), purpose, now):
            return found, purpose
    raise NoSuchThing(VOID)


async def _add(house: "House", key: str, holder: str, link: LinkRow, purpose: str) -> None:
    lasting = LASTING[purpose]
    until = None if lasting is None else house.hall.now() + lasting
    await house.store.add_link(hashed(key + holder), link.table, link.seat, purpose, until)


def program_guest(token: str) -> str:
    """Who a program is, by its token."""
    return f"program-{hashed(token).hex()[:24]}"


async def guest_of_token(house: "House", token: str) -> str:
    """The same, if the token counts; empty if it does not."""
    found = await house.store.link(hashed(token), PROGRAM)
    return program_guest(token) if found else ""
