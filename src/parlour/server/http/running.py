"""How the server is: alive, ready, and in numbers."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from parlour.server.house import House
from parlour.server.http.caller import Calling
from parlour.server.http.games import progress
from parlour.server.http.replies import HealthReply, Json, ReadyReply, documented
from parlour.server.refusals import NotAllowed

NEAR = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
router = APIRouter(tags=["running"])


@router.get("/api/health", **documented(HealthReply))
async def health() -> Any:
    """Whether the server is alive."""
    return Json({"status": "ok"})


@router.get("/api/ready", **documented(ReadyReply))
async def ready(caller: Calling) -> Any:
    """Whether the database answers, and which games can be played."""
    await caller.house.store.ready()
    games = {name: progress(caller.house, name) for name in caller.house.games}
    return Json({"ready": True, "games": games})


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, caller: Calling) -> Response:
    """Numbers for Prometheus, of the worker that answers."""
    check_near(request)
    count(caller.house)
    return Response(caller.house.measures.text(), media_type="text/plain; version=0.0.4")


def check_near(request: Request) -> None:
    """Refuse others than this machine: where few play, a count of acts tells of hidden steps."""
    is_near = request.client is not None and request.client.host in NEAR
    if not is_near or any(name in request.headers for name in ("x-forwarded-for", "forwarded")):
        raise NotAllowed("These numbers are for programs on the server's own machine.")


def count(house: House) -> None:
    """Note how many there are of everything just now."""
    rooms, measures = house.hall.rooms.values(), house.measures
    measures.rooms.set(len(rooms))
    measures.awake.set(sum(room.table is not None for room in rooms))
    measures.listeners.set(sum(len(room.listeners) for room in rooms))
    for name, thread in house.hall.threads.by_name.items():
        measures.waiting.labels(name).set(thread.waiting)
