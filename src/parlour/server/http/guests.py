"""Oneself: what one is called, one's tables, and being forgotten."""

import json
from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter

from parlour.server.http.bodies import NewGuest
from parlour.server.http.caller import Calling
from parlour.server.http.replies import (
    DoneReply,
    GuestReply,
    Json,
    ListedTable,
    TablesReply,
    documented,
)
from parlour.server.people.forgetting import forget
from parlour.server.store import TableRow
from parlour.server.tables.index import HOST

MOST_LISTED = 100
router = APIRouter(prefix="/api/me", tags=["me"])


@router.get("", **documented(GuestReply))
async def me(caller: Calling) -> Any:
    """Who one is here; nobody, before the first table."""
    return Json({"name": await caller.name()})


@router.put("", **documented(GuestReply))
async def be_called(body: NewGuest, caller: Calling) -> Any:
    """Be called something, from the next table on."""
    _, name = await caller.called(body.name)
    return caller.reply({"name": name})


@router.delete("", **documented(DoneReply))
async def be_forgotten(caller: Calling) -> Any:
    """Delete all that the server knows of oneself."""
    if caller.guest:
        await forget(caller.house, caller.guest)
    caller.forgotten()
    return caller.reply({"done": True})


@router.get("/tables", **documented(TablesReply))
async def my_tables(caller: Calling) -> Any:
    """One's tables, those that wait for one first."""
    found = await caller.house.store.tables_of(caller.guest) if caller.guest else []
    tables = [listed(place.table, place.seats) for place in found if max(place.seats) >= HOST]
    tables.sort(key=lambda table: (not table["my_turn"], -table["touched"]))
    return Json({"tables": tables[:MOST_LISTED]})


def listed(row: TableRow, mine: Sequence[int]) -> ListedTable:
    """A table as a list shows it."""
    told = json.loads(row.summary)
    seats = [seat for seat in mine if seat >= 0]
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,  # type: ignore[typeddict-item]
        "seats": told["seats"],
        "options": told["options"],
        "mine": seats,
        "my_turn": any(row.deciding >> seat & 1 for seat in seats),
        "touched": row.touched,
    }
