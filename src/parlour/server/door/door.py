"""Every request and socket passes here: size, pace, origin; and every answer gets its headers."""

import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.errors import ParlourError
from parlour.server.door.headers import complete
from parlour.server.door.origin import check_origin
from parlour.server.door.pace import SAFE, Sockets, address_of, cost_of
from parlour.server.house import House
from parlour.server.http.replies import Json, refused
from parlour.server.refusals import Broken, NoSuchThing, TooLarge, TooMuch
from parlour.server.socket.endpoint import table_socket, who

MOST_BYTES = 256 * 1024
MOST_OF_A_RECORD = 4 * 1024 * 1024
SOCKET = re.compile("/api/tables/([^/]+)/socket")
log = logging.getLogger("parlour.server")


class Door:
    """What stands between the network and the application: for requests."""

    def __init__(self, app: ASGIApp, house: Callable[[], House | None]) -> None:
        self.app, self.house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it here."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, answer = perf_counter(), _Answer(send)
        try:
            check(scope, self.house())
            await self.app(scope, _bounded(scope, receive), answer)
        except ParlourError as refusal:
            await answer.instead(refused(refusal), scope, receive)
        except Exception:
            await answer.instead(self._broken(), scope, receive)
        if house := self.house():
            route = getattr(scope.get("route"), "path", "none")
            house.measures.requests.labels(route, answer.status).observe(perf_counter() - began)

    def _broken(self) -> Json:
        """One sentence and a reference; the rest is in the log."""
        reference = secrets.token_hex(4)
        log.exception("a request failed", extra={"reference": reference})
        if house := self.house():
            house.measures.trouble.inc()
        return refused(
            Broken(f"The server made a mistake; nothing was lost. Its log names it {reference}.")
        )


class SocketDoor:
    """The same for sockets. They go past the framework: thousands stay, and each layer costs."""

    def __init__(self, house: Callable[[], House | None]) -> None:
        self.house, self.sockets = house, Sockets()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody open a socket, or say why not."""
        house, answer = self.house(), _Answer(send)
        try:
            check(scope, house)
            table = SOCKET.fullmatch(scope["path"])
            if house is None or table is None:
                raise NoSuchThing("There is no socket at this address.")
            with self.sockets.one_more(address_of(scope), house.serving.rate):
                guest = await who(house, scope)
                answer.status = 101
                await table_socket(house, table[1], guest, scope, receive, send)
        except ParlourError as refusal:
            await answer.deny(refusal)


def check(scope: Scope, house: House | None) -> None:
    """Refuse what comes too often, from another site, or is too large."""
    if house is None:
        return
    headers = dict(scope["headers"])
    if scope["type"] == "websocket" or scope["method"] not in SAFE:
        check_origin(headers, house.serving.origins)
    if not house.asked.take(address_of(scope), cost_of(scope)):
        raise TooMuch("You ask more often than this server answers: wait a few seconds.")
    said = headers.get(b"content-length", b"0")
    if said.isdigit() and (len(said) > 12 or int(said) > _most(scope)):
        raise TooLarge(f"That is too large: at most {_most(scope)} bytes are taken.")


class _Answer:
    """What is sent back, with all headers."""

    def __init__(self, send: Send) -> None:
        self._send, self.status = send, 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = complete(list(message.get("headers", [])))
        await self._send(message)

    async def instead(self, answer: Json, scope: Scope, receive: Receive) -> None:
        """Answer here, if nothing was sent yet."""
        if not self.status:
            await answer(scope, receive, self)

    async def deny(self, refusal: ParlourError) -> None:
        """Say in the answer to its handshake why there is no socket."""
        if self.status:
            return
        answer = refused(refusal)
        self.status, headers = answer.status_code, complete(list(answer.raw_headers))
        start = {"type": "websocket.http.response.start", "status": self.status}
        await self._send({**start, "headers": headers})
        await self._send({"type": "websocket.http.response.body", "body": answer.body})


def _most(scope: Scope) -> int:
    return MOST_OF_A_RECORD if scope["path"] == "/api/records" else MOST_BYTES


def _bounded(scope: Scope, receive: Receive) -> Callable[[], Awaitable[Any]]:
    """A body that says nothing of its size is counted while it comes."""
    came = 0

    async def bounded() -> Any:
        nonlocal came
        message = await receive()
        came += len(message.get("body", b""))
        if came > _most(scope):
            raise TooLarge(f"That is too large: at most {_most(scope)} bytes are taken.")
        return message

    return bounded
