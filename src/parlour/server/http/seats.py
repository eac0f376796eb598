"""Seats: what the host does with them, and moving one's own to another device."""

from typing import Annotated, Any

from fastapi import APIRouter, Path

from parlour.server.http.bodies import LinkKey, NewBot, StandIn
from parlour.server.http.caller import Caller, Calling
from parlour.server.http.replies import DoneReply, KeyReply, SeatReply, documented
from parlour.server.http.tables import TableId
from parlour.server.people.links import MOVE, PROGRAM, SEAT, give_link, program_guest, take_link
from parlour.server.refusals import NotAllowed
from parlour.server.tables import sitting

SeatNumber = Annotated[int, Path(ge=0, le=5)]
router = APIRouter(prefix="/api/tables/{id}/seats/{seat}", tags=["seats"])
taking = APIRouter(prefix="/api", tags=["seats"])


@router.put("/bot", **documented(DoneReply))
async def seat_bot(id: TableId, seat: SeatNumber, body: NewBot, caller: Calling) -> Any:
    """Seat a bot, before the game."""
    guest, bots = await caller.known(), caller.house.bots
    return await _done(
        caller, id, lambda t, at: sitting.seat_bot(t, guest, seat, body.bot, bots, at)
    )


@router.delete("", **documented(DoneReply))
async def remove(id: TableId, seat: SeatNumber, caller: Calling) -> Any:
    """Take a seat away from whoever has it: open again, or, in a running game, a bot's."""
    guest = await caller.known()
    await caller.house.store.drop_links(id, seat)
    return await _done(caller, id, lambda t, at: sitting.remove(t, guest, seat, at))


@router.post("/reissue", **documented(KeyReply))
async def reissue(id: TableId, seat: SeatNumber, caller: Calling) -> Any:
    """Let somebody else have a seat: whoever comes with its new key."""
    guest = await caller.known()
    await _done(caller, id, lambda t, at: sitting.reissue(t, guest, seat, at))
    return caller.reply(await give_link(caller.house, id, seat, SEAT))


@router.post("/link", **documented(KeyReply))
async def move(id: TableId, seat: SeatNumber, caller: Calling) -> Any:
    """A one-time key that moves one's own seat to another device."""
    guest, room = await caller.known(), caller.house.hall.room(id)
    async with room.lock:
        chair = sitting.chair_of(await caller.house.hall.wake(room), seat)
        if chair.who.guest != guest:
            raise NotAllowed("That is not your seat.")
    return caller.reply(await give_link(caller.house, id, seat, MOVE))


@router.post("/stand-in", **documented(DoneReply))
async def stand_in(id: TableId, seat: SeatNumber, body: StandIn, caller: Calling) -> Any:
    """Let a bot play for a while: on one's own seat, or, as host, for somebody who is away."""
    guest, bots, bot = await caller.known(), caller.house.bots, body.bot
    return await _done(
        caller,
        id,
        lambda t, at: sitting.stand_in(t, guest, seat, bot or t.settings.stand_in, bots, at),
    )


@router.delete("/stand-in", **documented(DoneReply))
async def take_back(id: TableId, seat: SeatNumber, caller: Calling) -> Any:
    """Play oneself again."""
    guest = await caller.known()
    return await _done(caller, id, lambda t, at: sitting.take_back(t, guest, seat, at))


@router.post("/token", **documented(KeyReply))
async def give_token(id: TableId, seat: SeatNumber, caller: Calling) -> Any:
    """Keep a seat for one's own program: the token it brings to the socket."""
    guest = await caller.known()
    key = await give_link(caller.house, id, seat, PROGRAM)
    who = program_guest(key["key"])
    await _done(caller, id, lambda t, at: sitting.seat_stranger(t, guest, seat, who, at))
    return caller.reply(key)


@taking.post("/links", **documented(SeatReply))
async def take(body: LinkKey, caller: Calling) -> Any:
    """Sit down by a one-time key: of one's own seat on another device, or a seat given anew."""
    guest, name = await caller.called(body.name)
    found, purpose = await take_link(caller.house, body.key)
    room = caller.house.hall.room(found.table)
    own = name if purpose == SEAT and body.name else None
    await caller.house.hall.act(
        room, lambda t, at: sitting.hand_over(t, found.seat, guest, own, at)
    )
    return caller.reply({"table": found.table, "seat": found.seat})


async def _done(caller: Caller, id: str, doing: Any) -> Any:
    await caller.house.hall.act(caller.house.hall.room(id), doing)
    return caller.reply({"done": True})
