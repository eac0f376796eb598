"""What a viewer is sent: the table and the game's parts, whole at first, then only what changed.

A whole frame and all patches since, merged one after another (merging.py), are what they see. For
each viewer what was sent last is kept as bytes, member by member: what stayed is left alone.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec

from parlour.games.happenings import Told
from parlour.games.views import Ask
from parlour.kit.record import SPECTATOR
from parlour.play.match import Match
from parlour.server.tables.sight.about import TableInfo
from parlour.server.tables.sight.merging import merge_patch
from parlour.server.tables.table import Table

VERSION = 1
PARTS = ("table", "view", "ask")
PUT = ("undo", "says", "rule")  # of a question, beside what may be answered
NOTHING_ASKED: dict[str, Any] = {
    "question": None,
    "says": "",
    "rule": None,
    "undo": False,
    "choices": [],
    "next": [],
}


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

# Any game's view: openapi/ has all of them.
GameView = Annotated[
    dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/View"})
]
Members = dict[str, bytes]  # of one part: each member as JSON
Shown = dict[str, Members]  # what a viewer was sent last, by parts


class Whole(TypedDict):
    """All that a viewer sees, typed: the game's parts by the game."""

    table: TableInfo
    view: NotRequired[GameView]
    ask: NotRequired[Ask]


class Frame(TypedDict):
    """What is sent when something happened: everything, or a JSON Merge Patch of what changed.

    `n` counts the moments of the game that the viewer noticed; `told` is what happened since the
    frame before.
    """

    kind: Literal["frame"]
    n: int
    whole: NotRequired[Whole]
    patch: NotRequired[dict[str, Any]]
    told: list[Told]


def _asked(table: Table, viewer: int) -> dict[str, Any] | None:
    if not table.match or viewer == SPECTATOR:
        return None
    asked: dict[str, Any] = {**table.match.ask(viewer)}
    if table.status == "stopped":
        return asked | NOTHING_ASKED
    if not table.settings.undo or table.status != "playing":
        asked["undo"] = False
    return asked


def shown(table: Table, viewer: int, shared: Members) -> Shown:
    """What a viewer sees now; `shared` is the part that all see alike."""
    found = {"table": shared}
    if table.match:
        found["view"] = members(table.match.view(viewer))
        if (asked := _asked(table, viewer)) is not None:
            found["ask"] = members(asked)
    return found


def question(shown: Shown) -> Members:
    """Of what a viewer was sent: what they may answer, however it is put.

    Where people choose together the words tell who is waited for: no answer is wrong by that.
    """
    return {name: value for name, value in shown.get("ask", {}).items() if name not in PUT}


# On the wire


def members(part: Mapping[str, Any]) -> Members:
    """One part member by member, as JSON."""
    return {name: _encode(value) for name, value in part.items()}


def whole(n: int, shown: Shown, told: bytes) -> bytes:
    """A frame with everything."""
    parts = {part: _raw(held) for part, held in shown.items()}
    return _encode({"kind": "frame", "n": n, "whole": parts, "told": msgspec.Raw(told)})


def patch(n: int, before: Shown, now: Shown, told: bytes) -> bytes | None:
    """A frame with what changed; nothing if nothing did."""
    merged = {}
    for part in PARTS:
        change = _changed(before.get(part, {}), now.get(part))
        if change or (change is None and part in before):
            merged[part] = change
    if not merged and told == b"[]":
        return None
    return _encode({"kind": "frame", "n": n, "patch": merged, "told": msgspec.Raw(told)})


def _raw(held: Members) -> dict[str, msgspec.Raw]:
    return {name: msgspec.Raw(value) for name, value in held.items()}


def _changed(before: Members, now: Members | None) -> dict[str, Any] | None:
    """How the members of one part changed; nothing at all if the part is gone."""
    if now is None:
        return None
    found: dict[str, Any] = {name: None for name in before if name not in now}
    for name, value in now.items():
        if before.get(name) != value:
            found[name] = _difference(before.get(name, b""), value)
    return found


def _difference(before: bytes, now: bytes) -> Any:
    if before[:1] == b"{" == now[:1]:
        return merge_patch(_decode(before), _decode(now))
    return msgspec.Raw(now)


def told(match: Match | None, viewer: int, since: int) -> bytes:
    """What a viewer was told from some moment on, as JSON."""
    return _encode(match.told(viewer, since)) if match else b"[]"


def hello(table: Table, viewer: int, seats: Iterable[int], now: float) -> bytes:
    """The first frame of a connection: who one is here, and what time it is."""
    mine = list(seats)
    who = viewer if viewer != SPECTATOR else None
    return _encode(
        {"kind": "hello", "v": VERSION, "table": table.id, "viewer": who, "mine": mine, "now": now}
    )
