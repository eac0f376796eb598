"""The application: what a worker opens when it starts, and every address it answers."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from parlour import __version__
from parlour.errors import ParlourError
from parlour.games import SHELF
from parlour.server import openapi
from parlour.server.door.door import Door, SocketDoor
from parlour.server.hall.hall import Hall
from parlour.server.house import House
from parlour.server.http import games, guests, pages, records, replies, running, seats, tables
from parlour.server.kitchen import Kitchen
from parlour.server.news import Alone, Notified
from parlour.server.people.signing import Signing, new_key
from parlour.server.refusals import Malformed, NoSuchThing, Refused
from parlour.server.serving import Serving
from parlour.server.socket import answers, requests
from parlour.server.store import Store
from parlour.server.tables.sight import about, frames
from parlour.server.watch import logs
from parlour.server.watch.measures import Measures

ROUTERS = (
    games.router,
    guests.router,
    tables.router,
    records.router,
    records.loading,
    seats.router,
    seats.taking,
    running.router,
    pages.router,
)
NO_JSON = Malformed("The body is no JSON that can be read: send one object.")
ABOUT = """Tables that many people share.

Every answer that is no success is an `ErrorReply`: a code for programs and a sentence for people.
The game itself goes over a WebSocket, one a table and viewer, at
`/api/tables/{id}/socket?seat=&n=&full`: it sends a `HelloFrame`, then every `Frame` (whole, then
merge patches), and takes what is named `MoveRequest`, `PlanRequest` and so on."""


class Application(FastAPI):
    """What answers: requests by the framework, sockets past it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one of them."""
        if scope["type"] == "websocket":
            await self.state.sockets(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def application(serving: Serving, kitchen: Kitchen | None = None) -> FastAPI:
    """A worker's application; a kitchen that was started elsewhere is not started again."""
    app = Application(
        title="Parlour",
        version=__version__,
        description=ABOUT,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,  # a redirect would repeat whatever host it was asked for
        lifespan=lambda app: opened(app, serving, kitchen),
    )
    app.state.house = None
    app.state.sockets = SocketDoor(lambda: app.state.house)
    for router in ROUTERS:
        app.include_router(router)
    app.add_exception_handler(ParlourError, _refuse)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _not_there)
    app.add_middleware(Door, house=lambda: app.state.house)
    _document(app)
    return app


def from_environment() -> FastAPI:
    """The application of a worker process."""
    serving = Serving.found()
    logs.prepare(serving.log)
    return application(serving)


@asynccontextmanager
async def opened(app: FastAPI, serving: Serving, kitchen: Kitchen | None) -> AsyncIterator[None]:
    """All that a worker has, from its start to its end."""
    async with AsyncExitStack() as stack:
        worker = new_key()[:12]
        store = await Store.open(serving.database, worker)
        stack.push_async_callback(store.close)
        if not store.is_shared:
            await store.forget_all_workers()
        key = await store.house("signing key", lambda: new_key().encode())
        if kitchen is None:
            kitchen = Kitchen(serving.games or SHELF)
            await kitchen.start()
            stack.push_async_callback(kitchen.close)
        measures = Measures()
        hall = Hall(
            store,
            Notified(serving.database, worker) if store.is_shared else Alone(),
            kitchen,
            measures,
            worker=worker,
            pace=serving.pace,
            idle=serving.idle,
            most_awake=serving.most_awake,
            programs=serving.programs,
        )
        await hall.open()
        stack.push_async_callback(hall.close)
        app.state.house = House(serving, store, hall, kitchen, Signing(key), measures)
        yield


# What goes wrong


async def _refuse(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, ParlourError)
    return replies.refused(refusal)


async def _malformed(request: Request, trouble: Exception) -> Response:
    """The first thing that is wrong with a request, in a sentence."""
    assert isinstance(trouble, RequestValidationError)
    first: dict[str, Any] = trouble.errors()[0]
    if first["type"] == "json_invalid":
        return replies.refused(NO_JSON)
    where = ".".join(str(part) for part in first["loc"] if part != "body") or "the body"
    said = str(first["msg"]).removeprefix("Value error, ").rstrip(".")
    return replies.refused(Malformed(f"{where}: {said[:1].lower()}{said[1:]}."))


async def _not_there(request: Request, trouble: Exception) -> Response:
    assert isinstance(trouble, HTTPException)
    if trouble.status_code == 404:
        return replies.refused(NoSuchThing("There is nothing at this address."))
    if trouble.status_code == 400:  # of a body that could not be read
        why = trouble.__cause__
        return replies.refused(why if isinstance(why, ParlourError) else NO_JSON)
    answer = replies.refused(Refused(f"This address does not take {request.method} requests."))
    answer.status_code = trouble.status_code
    answer.headers.update(trouble.headers or {})
    return answer


# What is documented


def _document(app: FastAPI) -> None:
    """Put the data that games and sockets send into the OpenAPI document, once it is asked for."""
    written = app.openapi

    def document() -> dict[str, Any]:
        if app.openapi_schema is None:
            kinds = (*replies.REPLIES, *SENT, *requests.Request.__args__)
            parts = openapi.with_structs(openapi.components(), kinds)
            app.openapi_schema = openapi.extended(written(), parts)
        return app.openapi_schema

    app.openapi = document  # type: ignore[method-assign]


SENT = (
    about.TableInfo,
    frames.Frame,
    answers.HelloFrame,
    answers.AnswerFrame,
    answers.ErrorFrame,
    answers.ByeFrame,
    answers.ChatFrame,
)
