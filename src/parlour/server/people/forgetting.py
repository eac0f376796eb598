"""Being forgotten: what one said and was called goes; the games of others stay."""

import json
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from parlour.errors import ParlourError
from parlour.play.files import checksum
from parlour.server.hall.ending import written
from parlour.server.hall.hall import Hall
from parlour.server.hall.room import Room
from parlour.server.store import Writing
from parlour.server.tables import acts
from parlour.server.tables.acts import Act, Seated
from parlour.server.tables.index import index, sitting
from parlour.server.tables.seats import of_guest
from parlour.server.tables.table import Table

if TYPE_CHECKING:
    from parlour.server.house import House

MOST = 100_000
Called = Mapping[str, str]  # names somebody had at a table, and what stands there instead


async def forget(house: "House", guest: str) -> None:
    """Delete somebody: tables of theirs alone, their seats, their name in logs, their chat."""
    for place in await house.store.tables_of(guest, MOST):
        await _leave_behind(house.hall, house.hall.room(place.table.id), guest)
    await house.store.delete_guest(guest)


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
            await _rename_in_log(hall, room, guest, others[0].who.guest)
            await _rename_beside_log(hall, room)
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


async def _rename_in_log(hall: Hall, room: Room, guest: str, heir: str) -> None:
    """The one exception to a log that only grows: a name and an id become nobody's.

    A table that was theirs becomes somebody else's who sits there.
    """
    rows = [(row.n, acts.read(row.act)) for row in await hall.store.log_of(room.id)]
    called = _called([act for _, act in rows], guest)
    changes = {n: (act, _without(act, guest, heir, called)) for n, act in rows}
    new = {n: acts.written(now) for n, (was, now) in changes.items() if now != was}
    await hall.store.rewrite_acts(room.id, new)
    if called and (kept := await hall.store.record_of(room.id)):
        await hall.store.keep_record(room.id, _renamed(kept, called))
    room.table = None


async def _rename_beside_log(hall: Hall, room: Room) -> None:
    """What the store notes of the table is made anew, and the record by whoever can."""
    table = await hall.wake(room)
    record = None
    if table.match and table.match.is_over and not table.is_record:
        record = await hall.threads.replays.run(written, table.match.copy())
    now, who = index(table), sitting(table)
    await hall.store.append(
        Writing(table.id, table.length, (), table.at, now, sitting=who, record=record)
    )
    hall.shown(room)
    await hall.tell_anew(room)


# What is replaced


def _called(log: list[Act], guest: str) -> dict[str, str]:
    """All names that somebody had at the table."""
    found = {}
    for act in log:
        seats = {act.seat: act.who} if isinstance(act, acts.Sat) else {}
        if isinstance(act, acts.Opened):
            seats = dict(enumerate(act.seats))
        mine = ((seat, who.name) for seat, who in seats.items() if who.guest == guest and who.name)
        found.update({name: f"seat {seat + 1}" for seat, name in mine})
    return found


def _without(act: Act, guest: str, heir: str, called: Called) -> Act:
    match act:
        case acts.Sat(who=who) if _is_theirs(who, guest, called):
            return msgspec.structs.replace(act, who=_nobody(who))
        case acts.Opened():
            seats = tuple(_nobody(who) if who.guest == guest else who for who in act.seats)
            host = heir if act.host == guest else act.host
            return msgspec.structs.replace(act, seats=seats, host=host)
        case acts.Moved():
            return msgspec.structs.replace(act, said=tuple(_plain(s, called) for s in act.said))
    return act


def _is_theirs(who: Seated, guest: str, called: Called) -> bool:
    """Whether it is them; or the seat they left, which bears their name."""
    return who.guest == guest or (not who.guest and who.name in called)


def _nobody(who: Seated) -> Seated:
    return msgspec.structs.replace(who, name="", guest="")


def _renamed(record: str, called: Called) -> str:
    """A kept record with other names in it, should its game not be played any more."""
    held = _all_plain(json.loads(record), called)
    return json.dumps(held | {"checksum": checksum(held)}, ensure_ascii=False)


def _all_plain(held: Any, called: Called) -> Any:
    if isinstance(held, dict):
        return {name: _all_plain(value, called) for name, value in held.items()}
    if isinstance(held, list):
        return [_all_plain(value, called) for value in held]
    return _plain(held, called) if isinstance(held, str) else held


def _plain(text: str, called: Called) -> str:
    for name, instead in called.items():
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", instead, text)
    return text
