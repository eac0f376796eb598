"""Plain pages, until there is a better one: the tables, and what programs can ask."""

import json
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from parlour.kit.box import open_box
from parlour.server.http.caller import Calling
from parlour.server.http.games import progress
from parlour.server.store import TableRow

MOST_LISTED = 50
router = APIRouter(include_in_schema=False)

STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;
background:#f6f2e8;color:#1d2330}h1,h2{font-family:Georgia,serif}a{color:#0b6e69}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.35rem .6rem .35rem 0;
border-bottom:1px solid #ddd5c2;vertical-align:top}code{font-size:.9em}
@media(prefers-color-scheme:dark){body{background:#15181d;color:#ebe7dc}a{color:#55c3ba}
td,th{border-color:#3a414d}}"""


@router.get("/")
async def front(caller: Calling) -> HTMLResponse:
    """The tables of this server."""
    store = caller.house.store
    house = caller.house
    states = "".join(_game(name, progress(house, name)["says"]) for name in house.games)
    running, free = await store.shown_tables(MOST_LISTED), await store.open_tables(MOST_LISTED)
    return _page(
        "Parlour",
        "<p>This is a Parlour server. Programs talk to it as <a href='/api'>its documentation</a> "
        f"says; tables are shared by links.</p><h2>Games</h2><table>{states}</table>"
        f"<h2>Open tables</h2>{_tables(free)}<h2>Running games</h2>{_tables(running)}",
    )


@router.get("/api")
async def documentation(request: Request) -> HTMLResponse:
    """Every address, from the OpenAPI document."""
    rows = []
    for path, methods in sorted(request.app.openapi()["paths"].items()):
        for method, about in methods.items():
            said = escape(about.get("description") or "")
            rows.append(f"<tr><td><code>{method.upper()} {escape(path)}</code><td>{said}")
    return _page(
        "What programs can ask",
        "<p>The <a href='/api/openapi.json'>OpenAPI document</a> has all of it with its types, the "
        "frames of the socket <code>/api/tables/{id}/socket</code> too.</p>"
        f"<table>{''.join(rows)}</table>",
    )


@router.get("/style.css")
async def style() -> Response:
    """How these pages look."""
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": "max-age=3600"})


def _page(title: str, body: str) -> HTMLResponse:
    head = (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<link rel="stylesheet" href="/style.css"><link rel="icon" href="data:,">'
    )
    return HTMLResponse(f"{head}<main><h1>{title}</h1>{body}</main></html>")


def _game(name: str, says: str) -> str:
    rules = f"<a href='/api/games/{name}/rules'>rules</a>"
    return f"<tr><td>{escape(open_box(name).text('title'))}<td>{escape(says)}<td>{rules}"


def _tables(rows: list[TableRow]) -> str:
    if not rows:
        return "<p>None just now.</p>"
    return f"<table>{''.join(map(_table, rows))}</table>"


def _table(row: TableRow) -> str:
    told: dict[str, Any] = json.loads(row.summary)
    names = ", ".join(escape(seat["name"]) for seat in told["seats"])
    return f"<tr><td>{escape(open_box(row.game).text('title'))}<td>{names}<td>{row.status}"
