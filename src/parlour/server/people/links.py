"""One-time links and tokens: only their hashes are kept."""

from typing import TYPE_CHECKING

from parlour.server.people.signing import hashed, new_key
from parlour.server.refusals import NoSuchThing
from parlour.server.store import LinkRow

if TYPE_CHECKING:
    from parlour.server.house import House

MOVE, SEAT, PROGRAM = "move", "seat", "program"
LASTING = {MOVE: 15 * 60.0, SEAT: 7 * 24 * 3600.0, PROGRAM: None}  # seconds


async def give_link(house: "House", table: str, seat: int, purpose: str) -> dict[str, str]:
    """A new key for a seat; older ones for the same are void."""
    key, lasting = new_key(), LASTING[purpose]
    until = None if lasting is None else house.hall.now() + lasting
    await house.store.drop_links(table, seat, purpose)
    await house.store.add_link(hashed(key), table, seat, purpose, until)
    return {"key": key, "path": f"/seat#{key}"}


async def take_link(house: "House", key: str) -> tuple[LinkRow, str]:
    """What a one-time key is for; then it is void."""
    now = house.hall.now()
    for purpose in (MOVE, SEAT):
        if found := await house.store.take_link(hashed(key), purpose, now):
            return found, purpose
    raise NoSuchThing("This link was used already, or is too old: ask for a new one.")


def program_guest(token: str) -> str:
    """Who a program is, by its token."""
    return f"program-{hashed(token).hex()[:24]}"


async def guest_of_token(house: "House", token: str) -> str:
    """The same, if the token counts; empty if it does not."""
    found = await house.store.link(hashed(token), PROGRAM)
    return program_guest(token) if found else ""
