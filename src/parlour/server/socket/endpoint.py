"""The address of a table's socket: who comes, what they hear first, and how it ends."""

import asyncio
import logging
import re
from contextlib import suppress

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from parlour.errors import ParlourError
from parlour.kit.record import SPECTATOR
from parlour.server.door.pace import address_of
from parlour.server.hall.room import Room
from parlour.server.house import House
from parlour.server.http.caller import COOKIE
from parlour.server.people.links import guest_of_token
from parlour.server.refusals import NoSuchThing, code_of
from parlour.server.socket.connection import Connection
from parlour.server.socket.talking import Talk
from parlour.server.tables.acts import StoodIn
from parlour.server.tables.seats import of_guest
from parlour.server.tables.sight import frames, looking
from parlour.server.tables.sight.looking import Wanted
from parlour.server.tables.table import Table

ID = re.compile("[a-z0-9]{4,24}")  # of a table
log = logging.getLogger("parlour.server")


async def table_socket(
    house: House, table: str, guest: str, scope: Scope, receive: Receive, send: Send
) -> None:
    """One connection from beginning to end."""
    await receive()  # its handshake
    await send({"type": "websocket.accept"})
    query = dict(HTTPConnection(scope).query_params)
    shared = house.spoken.of(address_of(scope))
    scope["headers"] = ()  # nobody needs them any more, and thousands of sockets stay for long
    connection = Connection(send, guest, house.serving.rate, shared)
    try:
        await _attended(house, table, query, receive, connection)
    except ParlourError as refusal:
        connection.end(code_of(refusal)[0], str(refusal))
    except asyncio.CancelledError:
        if connection.is_open:
            raise
    except Exception:
        log.exception("a conversation failed")
        house.measures.trouble.inc()
        connection.end("broken", "The server made a mistake; connect again, nothing was lost.")
    finally:
        await connection.ended()
        connection.gone()


async def who(house: House, scope: Scope) -> str:
    """The guest who comes: by a program's token, or by the cookie."""
    asked = HTTPConnection(scope)
    scheme, _, token = asked.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await guest_of_token(house, token)
    return house.signing.guest_of(asked.cookies.get(COOKIE, ""))


async def _attended(
    house: House, id: str, query: dict[str, str], receive: Receive, connection: Connection
) -> None:
    """Somebody comes, stays for a while, and goes; however that ends, nothing of it is left."""
    asked = looking.wanted(query)
    if not ID.fullmatch(id):
        raise NoSuchThing("There is no such table; it may have been deleted.")
    room = house.hall.room(id)
    try:
        await _arrive(house, room, connection, asked)
        await _converse(house, room, receive, connection)
    finally:
        await house.hall.go(connection, room)


async def _arrive(house: House, room: Room, connection: Connection, asked: Wanted) -> None:
    """Find out as whom they see the table, and send them all of it."""
    async with room.lock:
        table = await house.hall.wake(room)
        connection.viewer = looking.viewer(table, connection.guest, asked)
        connection.wants_whole = asked.whole
        connection.name = await _name(house, table, connection)
        mine = [chair.seat for chair in of_guest(table.chairs, connection.guest)]
        connection.send(frames.hello(table, connection.viewer, mine, house.hall.now()))
    await house.hall.enter(connection, room.id, asked.since)
    await _welcome_back(house, room, connection)


async def _name(house: House, table: Table, connection: Connection) -> str:
    if connection.viewer != SPECTATOR:
        return table.chair(connection.viewer).name
    found = await house.store.guest(connection.guest) if connection.guest else None
    return found.name if found else "somebody watching"


async def _welcome_back(house: House, room: Room, connection: Connection) -> None:
    """Whoever ran out of time plays again when they come."""
    seat, table = connection.viewer, room.table
    if seat == SPECTATOR or table is None or table.chair(seat).because != "clock":
        return

    def back(table: Table, at: float) -> list[StoodIn]:
        act = StoodIn(seat)
        table.apply(act, at)
        return [act]

    with suppress(ParlourError):
        await house.hall.act(room, back)


async def _converse(house: House, room: Room, receive: Receive, connection: Connection) -> None:
    talk = Talk(house.hall, room, connection)
    while connection.is_open:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        await talk.hear(message.get("text") or message.get("bytes") or b"")
