"""One-time links and tokens: only their hashes are kept."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from parlour.errors import ParlourError
from parlour.server.people.signing import hashed, new_key
from parlour.server.refusals import NoSuchThing
from parlour.server.store import LinkRow

if TYPE_CHECKING:
    from parlour.server.house import House

MOVE, SEAT, PROGRAM = "move", "seat", "program"
LASTING = {MOVE: 15 * 60.0, SEAT: 7 * 24 * 3600.0, PROGRAM: None}  # seconds


async def give_link(
    house: "House", table: str, seat: int, purpose: str, key: str | None = None
) -> dict[str, str]:
    """A new key for a seat; older ones for the same are void."""
    given = key or new_key()
    await house.store.drop_links(table, seat, purpose)
    await _add(house, given, LinkRow(table, seat), purpose)
    return {"key": given, "path": f"/seat#{given}"}


@asynccontextmanager
async def taken_link(house: "House", key: str) -> AsyncIterator[tuple[LinkRow, str]]:
    """What a one-time key is for; it is void, unless what it was used for was refused."""
    link, purpose = await _taken(house, key)
    try:
        yield link, purpose
    except NoSuchThing:
        raise
    except ParlourError:
        await _add(house, key, link, purpose)
        raise


async def _taken(house: "House", key: str) -> tuple[LinkRow, str]:
    now = house.hall.now()
    for purpose in (MOVE, SEAT):
        if found := await house.store.take_link(hashed(key), purpose, now):
            return found, purpose
    raise NoSuchThing("This link was used already, or is too old: ask for a new one.")


async def _add(house: "House", key: str, link: LinkRow, purpose: str) -> None:
    lasting = LASTING[purpose]
    until = None if lasting is None else house.hall.now() + lasting
    await house.store.add_link(hashed(key), link.table, link.seat, purpose, until)


def program_guest(token: str) -> str:
    """Who a program is, by its token."""
    return f"program-{hashed(token).hex()[:24]}"


async def guest_of_token(house: "House", token: str) -> str:
    """The same, if the token counts; empty if it does not."""
    found = await house.store.link(hashed(token), PROGRAM)
    return program_guest(token) if found else ""
