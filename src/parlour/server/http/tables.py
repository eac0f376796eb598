"""Tables: opening, joining, starting, ending, and what lies there."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query

from parlour.bots.roster import ROSTER
from parlour.games import known
from parlour.server.hall import showing
from parlour.server.hall.acting import writing
from parlour.server.hall.room import Room
from parlour.server.http.bodies import Joining, NewTable
from parlour.server.http.caller import Caller, Calling
from parlour.server.http.guests import listed
from parlour.server.http.replies import (
    DoneReply,
    Json,
    KeyReply,
    SeatReply,
    TableReply,
    TablesReply,
    TurnReply,
    documented,
)
from parlour.server.http.seating import seated
from parlour.server.people.signing import new_id
from parlour.server.refusals import NotAllowed
from parlour.server.tables import hosting, playing, sitting, starting
from parlour.server.tables.acts import Act, Sat
from parlour.server.tables.index import deciding
from parlour.server.tables.seats import of_guest
from parlour.server.tables.sight.about import about, from_outside
from parlour.server.tables.sight.looking import check_may_watch, may_watch
from parlour.server.tables.sitting import check_host
from parlour.server.tables.table import Table

MOST_LISTED = 60
TableId = Annotated[str, Path(min_length=4, max_length=24, pattern="^[a-z0-9]+$")]
router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.get("", **documented(TablesReply))
async def tables(
    caller: Calling, kind: Annotated[Literal["open", "running"], Query()] = "open"
) -> Any:
    """Tables that anybody may join, or watch."""
    store = caller.house.store
    find = store.open_tables if kind == "open" else store.shown_tables
    return Json({"tables": [listed(row, []) for row in await find(MOST_LISTED)]})


@router.post("", **documented(TableReply, 201))
async def open_table(body: NewTable, caller: Calling) -> Any:
    """Open a table: game, options, who sits where, what is agreed."""
    house = caller.house
    house.check_offered(known(body.game))
    house.hall.check_ready(body.game)
    guest, name = await caller.called(body.name)
    table = Table(new_id(), house.new_secret())
    seats = seated(body.seats, guest, name, house.bots)
    sitting.check_bot(body.settings.stand_in, list(ROSTER))
    act = sitting.open_table(
        table, body.game, body.options, seats, body.settings, guest, house.hall.now()
    )
    await house.store.append(writing(table, (act,), is_new=True))
    room = house.hall.room(table.id)
    room.table, room.used = table, table.at
    return caller.reply(described(caller, room, table), 201)


@router.get("/{id}", **documented(TableReply))
async def one_table(id: TableId, caller: Calling) -> Any:
    """A table, as everybody sees it: a closed one, after its start, those who play alone."""
    room = caller.house.hall.room(id)
    async with room.lock:
        table = await caller.house.hall.wake(room)
        check_may_watch(table, caller.guest)
        return Json(described(caller, room, table))


@router.delete("/{id}", **documented(DoneReply))
async def delete(id: TableId, caller: Calling) -> Any:
    """Delete a table and its log: its host may, unless others are playing."""
    room = caller.house.hall.room(id)
    async with room.lock:
        table = await caller.house.hall.wake(room)
        check_host(table, await caller.known())
        others = [c for c in table.chairs if c.is_person and c.who.guest != caller.guest]
        if table.status in ("sealing", "playing") and others:
            raise NotAllowed("Others are playing here: agree to stop first.")
        await caller.house.hall.delete(room)
    return Json({"done": True})


@router.post("/{id}/join", **documented(SeatReply))
async def join(id: TableId, body: Joining, caller: Calling) -> Any:
    """Sit down: by the key of the invitation, or at an open table by oneself."""
    house = caller.house
    room = house.hall.room(id)
    async with room.lock:
        _check_invited(caller, await house.hall.wake(room), body.key)
    guest, name = await caller.called(body.name)
    found: list[Sat] = []

    def joins(table: Table, at: float) -> Sat:
        found.append(sitting.join(table, guest, name, body.seat, at))
        return found[-1]

    await house.hall.act(room, joins)
    return caller.reply({"table": id, "seat": found[-1].seat})


@router.post("/{id}/leave", **documented(DoneReply))
async def leave(id: TableId, caller: Calling) -> Any:
    """Get up; in a running game a bot goes on."""
    guest = await caller.known()
    left: list[Sat] = []

    def leaves(table: Table, at: float) -> list[Act]:
        left[:] = sitting.leave(table, guest, at)
        return [*left, *playing.agreed(table, at)]

    await caller.house.hall.act(caller.house.hall.room(id), leaves)
    for seat in left:
        await caller.house.store.drop_links(id, seat.seat)
    return Json({"done": True})


@router.post("/{id}/start", **documented(DoneReply))
async def start(id: TableId, caller: Calling) -> Any:
    """Freeze seats and options; the commitment is shown, salts are taken, then it is dealt."""
    guest = await caller.known()
    room = caller.house.hall.room(id)
    await caller.house.hall.act(room, lambda t, at: starting.start(t, guest, at))
    return Json({"done": True})


@router.post("/{id}/stop", **documented(DoneReply))
async def stop(id: TableId, caller: Calling) -> Any:
    """Agree to stop, with all seats one has; when all people do, the game ends."""
    return await _vote(id, caller, True)


@router.delete("/{id}/stop", **documented(DoneReply))
async def go_on(id: TableId, caller: Calling) -> Any:
    """No longer agree to stop."""
    return await _vote(id, caller, False)


@router.post("/{id}/rematch", **documented(TableReply))
async def play_again(id: TableId, caller: Calling) -> Any:
    """Open a table like this one, with the same people; whoever asks second finds the same."""
    guest, house = await caller.known(), caller.house
    room = house.hall.room(id)
    again = house.hall.room(await house.hall.rematch(room, guest, new_id(), house.new_secret()))
    async with again.lock:
        return Json(described(caller, again, await house.hall.wake(again)))


@router.get("/{id}/invitation", **documented(KeyReply))
async def invitation(id: TableId, caller: Calling) -> Any:
    """The key of the invitation link, for the host."""
    room = caller.house.hall.room(id)
    async with room.lock:
        table = await caller.house.hall.wake(room)
        check_host(table, await caller.known())
    return Json(_key(caller, table))


@router.post("/{id}/invitation", **documented(KeyReply))
async def invite_anew(id: TableId, caller: Calling) -> Any:
    """A new invitation link; older ones are void."""
    guest, room = await caller.known(), caller.house.hall.room(id)
    await caller.house.hall.act(room, lambda t, at: hosting.invite_anew(t, guest, at))
    async with room.lock:
        return Json(_key(caller, await caller.house.hall.wake(room)))


@router.get("/{id}/turn", **documented(TurnReply))
async def turn(id: TableId, caller: Calling) -> Any:
    """Whose turn it is: people's seats that owe a decision, as everybody knows."""
    room = caller.house.hall.room(id)
    async with room.lock:
        table = await caller.house.hall.wake(room)
        check_may_watch(table, caller.guest)
    mask = deciding(table)
    seats = [chair.seat for chair in table.chairs if mask >> chair.seat & 1]
    mine = {chair.seat for chair in of_guest(table.chairs, caller.guest)}
    names = [table.chair(seat).name for seat in seats]
    my_turn = bool(mine & {*seats})
    return Json({"status": table.status, "seats": seats, "names": names, "my_turn": my_turn})


async def _vote(id: str, caller: Caller, stop: bool) -> Any:
    guest, room = await caller.known(), caller.house.hall.room(id)
    await caller.house.hall.act(room, lambda t, at: playing.vote_all(t, guest, stop, at))
    return Json({"done": True})


def _check_invited(caller: Caller, table: Table, key: str | None) -> None:
    """Refuse whoever has no key to a table that is not open to all."""
    is_known = caller.guest and (caller.guest == table.host or of_guest(table.chairs, caller.guest))
    if table.settings.public or is_known:
        return
    if not caller.house.signing.is_invited(table.id, table.invitation, key or ""):
        raise NotAllowed("This table is joined by its invitation link: ask its host for one.")


def described(caller: Caller, room: Room, table: Table) -> dict[str, Any]:
    """A table, and what whoever asks is at it."""
    shared = about(table, room.presence, showing.setting_name(room))
    if not may_watch(table, caller.guest):
        shared = from_outside(shared)
    is_host = bool(caller.guest) and caller.guest == table.host
    key = caller.house.signing.invitation(table.id, table.invitation) if is_host else None
    mine = [chair.seat for chair in of_guest(table.chairs, caller.guest)]
    return {"table": shared, "mine": mine, "host": is_host, "key": key}


def _key(caller: Caller, table: Table) -> dict[str, str]:
    key = caller.house.signing.invitation(table.id, table.invitation)
    return {"key": key, "path": f"/tables/{table.id}#{key}"}
