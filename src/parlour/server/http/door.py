"""Every request and socket passes here: size, pace, origin; and every answer gets its headers."""

import logging
import secrets
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.errors import ParlourError
from parlour.server.house import House
from parlour.server.http.replies import Json, refused
from parlour.server.refusals import NotAllowed, Refused, TooLarge, TooMuch

MOST_BYTES = 256 * 1024
MOST_OF_A_RECORD = 8 * 1024 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
COST_OF_CHANGE = 4.0  # of a request that changes something, in those that do not
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}
log = logging.getLogger("parlour.server")


class Broken(Refused):
    """A mistake of ours."""

    code, status = "broken", 500


class Door:
    """What stands between the network and the application."""

    def __init__(self, app: ASGIApp, house: Callable[[], House | None]) -> None:
        self.app, self.house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it here."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, answer = perf_counter(), _Answer(send)
        try:
            self._check(scope)
            await self.app(scope, _bounded(scope, receive), answer)
        except ParlourError as refusal:
            await answer.instead(refused(refusal), scope, receive)
        except Exception:
            await answer.instead(self._broken(), scope, receive)
        if house := self.house():
            route = getattr(scope.get("route"), "path", "none")
            house.measures.requests.labels(route, answer.status).observe(perf_counter() - began)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
        except ParlourError:
            await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        """Refuse what comes too often, from another site, or is too large."""
        house, headers = self.house(), dict(scope["headers"])
        is_safe = scope["type"] == "http" and scope["method"] in SAFE
        if house is None:
            return
        if not is_safe:
            check_origin(headers, house.serving.origins)
        who = scope["client"][0] if scope.get("client") else ""
        if not house.asked.take(who, 1.0 if is_safe else COST_OF_CHANGE):
            raise TooMuch("You ask more often than this server answers: wait a few seconds.")
        said = headers.get(b"content-length", b"0")
        if said.isdigit() and int(said) > _most(scope):
            raise TooLarge(f"That is too large: at most {_most(scope)} bytes are taken.")

    def _broken(self) -> Json:
        """One sentence and a reference; the rest is in the log."""
        reference = secrets.token_hex(4)
        log.exception("a request failed", extra={"reference": reference})
        if house := self.house():
            house.measures.trouble.inc()
        return refused(
            Broken(f"The server made a mistake; nothing was lost. Its log names it {reference}.")
        )


class _Answer:
    """What is sent back, with all headers."""

    def __init__(self, send: Send) -> None:
        self._send, self.status = send, 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = message.setdefault("headers", [])
            had = {name.lower() for name, _ in headers}
            extra = {**HEADERS, "cache-control": "no-store"}
            headers.extend(
                (name.encode(), value.encode())
                for name, value in extra.items()
                if name.encode() not in had
            )
        await self._send(message)

    async def instead(self, answer: Json, scope: Scope, receive: Receive) -> None:
        """Answer here, if nothing was sent yet."""
        if not self.status:
            await answer(scope, receive, self)


def check_origin(headers: dict[bytes, bytes], others: tuple[str, ...]) -> None:
    """Refuse what a page of another site sends; programs send no origin at all."""
    origin, site = headers.get(b"origin"), headers.get(b"sec-fetch-site", b"same-origin")
    if origin is None:
        if site not in (b"same-origin", b"none", b"same-site"):
            raise NotAllowed("This was sent by a page of another site.")
        return
    said = origin.decode("latin-1")
    host = headers.get(b"host", b"").decode("latin-1")
    if said not in others and urlsplit(said).netloc.lower() != host.lower():
        raise NotAllowed("This was sent by a page of another site; name it with --origin.")


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
