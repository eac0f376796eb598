"""Being forgotten: what one said and was called goes; the games of others stay."""

from typing import TYPE_CHECKING

import msgspec

from parlour.errors import ParlourError
from parlour.server.hall.hall import Hall
from parlour.server.hall.room import Room
from parlour.server.tables import acts
from parlour.server.tables.acts import Act, Seated
from parlour.server.tables.seats import of_guest
from parlour.server.tables.table import Table

if TYPE_CHECKING:
    from parlour.server.house import House


async def forget(house: "House", guest: str) -> None:
    """Delete somebody: tables of theirs alone, their seats, their name in logs, their chat."""
    for place in await house.store.tables_of(guest, MOST):
        await _leave_behind(house.hall, house.hall.room(place.table.id), guest)
    await house.store.delete_guest(guest)


MOST = 100_000


async def _leave_behind(hall: Hall, room: Room, guest: str) -> None:
    try:
        async with room.lock:
            table = await hall.wake(room)
            others = [c for c in table.chairs if c.is_person and c.who.guest not in ("", guest)]
            if not others:
                await hall.delete(room)
                return
        if table.status in ("gathering", "sealing", "playing") and of_guest(table.chairs, guest):
            await hall.act(room, lambda t, at: _gone(t, guest, at))
        async with room.lock:
            await _rename_in_log(hall, room, guest)
    except ParlourError:
        return  # deleted meanwhile, or unreadable: there is nothing to leave


def _gone(table: Table, guest: str, at: float) -> list[Act]:
    done: list[Act] = []
    for chair in of_guest(table.chairs, guest):
        is_playing = table.status != "gathering"
        who = Seated("bot", "", bot=table.settings.stand_in) if is_playing else Seated()
        done.append(acts.Sat(chair.seat, who))
        table.apply(done[-1], at)
    return done


async def _rename_in_log(hall: Hall, room: Room, guest: str) -> None:
    """The one exception to a log that only grows: a name and an id become nobody's."""
    changes = {}
    for row in await hall.store.log_of(room.id):
        act = acts.read(row.act)
        forgotten = _without(act, guest)
        if forgotten != act:
            changes[row.n] = acts.written(forgotten)
    await hall.store.rewrite_acts(room.id, changes)
    room.table = None


def _without(act: Act, guest: str) -> Act:
    if isinstance(act, acts.Sat) and act.who.guest == guest:
        return msgspec.structs.replace(act, who=_nobody(act.who))
    if isinstance(act, acts.Opened):
        seats = tuple(_nobody(who) if who.guest == guest else who for who in act.seats)
        host = "" if act.host == guest else act.host
        return msgspec.structs.replace(act, seats=seats, host=host)
    return act


def _nobody(who: Seated) -> Seated:
    return msgspec.structs.replace(who, name="", guest="")
