"""What is left of games: settings by their hash, records, and finished games moment by moment."""

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from parlour.errors import BadFile, BadNumber
from parlour.games import known
from parlour.kit.record import SPECTATOR
from parlour.play.files import check
from parlour.server.hall import showing
from parlour.server.hall.acting import writing
from parlour.server.http.bodies import Record
from parlour.server.http.caller import Calling
from parlour.server.http.replies import (
    Json,
    PastFrame,
    SaidReply,
    TableReply,
    documented,
    documented_as,
)
from parlour.server.http.tables import TableId, described
from parlour.server.people.signing import new_id
from parlour.server.refusals import NoSuchThing, NotAllowed
from parlour.server.tables.acts import Loaded
from parlour.server.tables.sight.looking import check_may_watch, viewer, wanted
from parlour.server.tables.table import Table

FOR_EVER = "private, max-age=31536000, immutable"
Hash = Annotated[str, Path(pattern="^[0-9a-f]{20}$")]
router = APIRouter(prefix="/api/tables/{id}", tags=["records"])
loading = APIRouter(prefix="/api/records", tags=["records"])


@router.get("/setting/{name}", **documented_as("Setting", "The setting of a match."))
async def setting(id: TableId, name: Hash, caller: Calling) -> Any:
    """What never changes at a table, by its hash: to be kept for ever."""
    room = caller.house.hall.room(id)
    async with room.lock:
        table = await caller.house.hall.wake(room)
        check_may_watch(table, caller.guest)
        match = table.match
    held = showing.setting(match) if match else b""
    if showing.named(held) != name:
        raise NoSuchThing("The table has another setting by now: its frames name it.")
    return Response(held, media_type="application/json", headers={"Cache-Control": FOR_EVER})


@router.get("/frame", **documented_as("Frame", "A whole frame, as the socket sends it."))
async def frame(
    id: TableId,
    caller: Calling,
    seat: Annotated[str | None, Query(pattern="^([0-9]{1,2}|watch)$")] = None,
    n: Annotated[int, Query(ge=0, le=1 << 20)] = 0,
) -> Any:
    """What one sees now, for programs that ask instead of listening."""
    room = caller.house.hall.room(id)
    asked = wanted({"n": str(n)} | ({"seat": seat} if seat is not None else {}))
    async with room.lock:
        table = await caller.house.hall.wake(room)
        as_whom = viewer(table, caller.guest, asked)
        return Response(showing.whole_frame(room, as_whom, n), media_type="application/json")


@router.get("/record", **documented_as(None, "The record, as `parlour verify` reads it."))
async def record(id: TableId, caller: Calling) -> Any:
    """The record of a game; while it runs, of what everybody may know."""
    room = caller.house.hall.room(id)
    async with room.lock:
        check_may_watch(await caller.house.hall.wake(room), caller.guest)
    held = await caller.house.hall.record(room)
    name = f'attachment; filename="{id}.json"'
    return Response(held, media_type="application/json", headers={"Content-Disposition": name})


@router.get("/said", **documented(SaidReply))
async def said(id: TableId, caller: Calling) -> Any:
    """What everybody heard: of a table that can only be read, all that is left."""
    room = caller.house.hall.room(id)
    async with room.lock:
        table = await caller.house.hall.wake(room)
        check_may_watch(table, caller.guest)
        match = table.match
        words = [told["words"] for told in match.told(SPECTATOR)] if match else table.said
    return Json({"trouble": table.trouble or None, "said": words})


@router.get("/moments/{moment}", **documented(PastFrame))
async def moment(
    id: TableId,
    moment: Annotated[int, Path(ge=0, le=1 << 20)],
    caller: Calling,
    seat: Annotated[int | None, Query(ge=0, le=5)] = None,
) -> Any:
    """A finished game as it was after so many entries of its log, as any seat saw it."""
    room, hall = caller.house.hall.room(id), caller.house.hall
    async with room.lock:
        table = await hall.wake(room)
        check_may_watch(table, caller.guest)
        if table.match is None or not table.match.is_over:
            raise NotAllowed("A game is shown moment by moment after its end.")
        match = table.match.copy()
    entries = len(match.log)
    if moment > entries:
        raise BadNumber(f"This game has moments 0 to {entries}.")
    past = await hall.threads.replays.run(showing.past_frame, match, moment, seat)
    return Response(past, media_type="application/json")


@loading.post("", **documented(TableReply, 201))
async def load(body: Record, caller: Calling) -> Any:
    """Put the record of a finished game on a table of its own, to be looked through."""
    house, guest = caller.house, await caller.known()
    held = check(body.record, "This record")
    house.check_offered(known(held["game"]))
    house.hall.check_ready(held["game"])
    table, now = Table(new_id(), house.new_secret()), house.hall.now()
    act = Loaded(msgspec.Raw(msgspec.json.encode(body.record)), guest)
    await house.hall.threads.replays.run(table.apply, act, now)
    if table.trouble:
        raise BadFile(table.trouble)
    await house.store.append(writing(table, (act,), is_new=True))
    room = house.hall.room(table.id)
    room.table, room.used = table, now
    return caller.reply(described(caller, room, table), 201)
