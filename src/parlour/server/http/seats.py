"""Seats: what the host does with them, and moving one's own to another device."""

from typing import Annotated, Any

from fastapi import APIRouter, Path

from parlour.server.hall.acting import Doing
from parlour.server.http.bodies import LinkKey, NewBot, StandIn
from parlour.server.http.caller import Caller, Calling
from parlour.server.http.replies import DoneReply, KeyReply, SeatReply, documented
from parlour.server.http.tables import TableId
from parlour.server.people.links import MOVE, PROGRAM, SEAT, give_link, program_guest, taken_link
from parlour.server.people.signing import new_key
from parlour.server.refusals import NotAllowed
from parlour.server.store import LinkRow
from parlour.server.tables import hosting, sitting

SeatNumber = Annotated[int, Path(ge=0, le=5)]
router = APIRouter(prefix="/api/tables/{id}/seats/{seat}", tags=["seats"])
taking = APIRouter(prefix="/api", tags=["seats"])


@router.put("/bot", **documented(DoneReply))
async def seat_bot(id: TableId, seat: SeatNumber, body: NewBot, caller: Calling) -> Any:
    """Seat a bot, before the game."""
    guest, bots = await caller.known(), caller.house.bots
    await _given(
        caller, id, seat, lambda t, at: hosting.seat_bot(t, guest, seat, body.bot, bots, at)
    )
    return caller.reply({"done": True})


@router.delete("", **documented(DoneReply))
async def remove(id: TableId, seat: SeatNumber, caller: Calling) -> Any:
    """Take a seat away from whoever has it: open again, or, in a running game, a bot's."""
    guest = await caller.known()
    await _given(caller, id, seat, lambda t, at: hosting.remove(t, guest, seat, at))
    return caller.reply({"done": True})


@router.post("/reissue", **documented(KeyReply))
async def reissue(id: TableId, seat: SeatNumber, caller: Calling) -> Any:
    """Let somebody else have a seat: whoever comes with its new key."""
    guest = await caller.known()
    await _given(caller, id, seat, lambda t, at: hosting.reissue(t, guest, seat, at))
    return caller.reply(await give_link(caller.house, id, seat, SEAT))


@router.post("/link", **documented(KeyReply))
async def move(id: TableId, seat: SeatNumber, caller: Calling) -> Any:
    """A one-time key that moves one's own seat to another device."""
    guest, room = await caller.known(), caller.house.hall.room(id)
    async with room.lock:
        chair = sitting.chair_of(await caller.house.hall.wake(room), seat)
        if chair.who.guest != guest:
            raise NotAllowed("That is not your seat.")
        return caller.reply(await give_link(caller.house, id, seat, MOVE, holder=guest))


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
    guest, key = await caller.known(), new_key()
    who = program_guest(key)
    await _given(caller, id, seat, lambda t, at: hosting.seat_stranger(t, guest, seat, who, at))
    return caller.reply(await give_link(caller.house, id, seat, PROGRAM, key))


@taking.post("/links", **documented(SeatReply))
async def take(body: LinkKey, caller: Calling) -> Any:
    """Sit down by a one-time key: of one's own seat on another device, or a seat given anew."""
    async with taken_link(caller.house, body.key) as (found, purpose):
        comes = _moves_over if purpose == MOVE else _sits_down
        doing = await comes(caller, found, body.name)
        await _given(caller, found.table, found.seat, doing)
    return caller.reply({"table": found.table, "seat": found.seat})


async def _moves_over(caller: Caller, link: LinkRow, name: str | None) -> Doing:
    """On a new device one is called as at the table, unless one says otherwise."""
    room = caller.house.hall.room(link.table)
    async with room.lock:
        chair = sitting.chair_of(await caller.house.hall.wake(room), link.seat)
    guest, _ = await caller.called(name, otherwise=chair.name)
    return lambda t, at: sitting.move_over(t, link.seat, guest, at)


async def _sits_down(caller: Caller, link: LinkRow, name: str | None) -> Doing:
    guest, called = await caller.called(name)
    return lambda t, at: sitting.sit_down(t, link.seat, guest, called, at)


async def _given(caller: Caller, id: str, seat: int, doing: Doing) -> None:
    """Give a seat to somebody else: the links of whoever had it lead nowhere any more."""
    await caller.house.hall.act(caller.house.hall.room(id), doing)
    await caller.house.store.drop_links(id, seat)


async def _done(caller: Caller, id: str, doing: Doing) -> Any:
    await caller.house.hall.act(caller.house.hall.room(id), doing)
    return caller.reply({"done": True})
