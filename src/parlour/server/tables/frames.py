"""What a viewer is sent: the table and the game's parts, whole at first, then only what changed.

A whole frame and all patches since, merged one after another (RFC 7386), are the state. In a patch
null says that a member is gone; so in every state, absent and null mean the same.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec

from parlour.games import SHELF
from parlour.games.happenings import Told
from parlour.games.views import Ask
from parlour.kit.record import SPECTATOR
from parlour.play.match import Match
from parlour.server.tables.seats import Chair
from parlour.server.tables.table import Status, Table

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


def title(game: str) -> str:
    """A game's name in those of its types: "ProjectL"."""
    return "".join(part.capitalize() for part in game.split("_"))


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

VIEWS = [{"$ref": f"#/components/schemas/{title(name)}View"} for name in SHELF]
GameView = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"oneOf": VIEWS})]
Members = dict[str, bytes]  # of one part: each member as JSON
Shown = dict[str, Members]  # what a viewer was sent last, by parts


class SeatClock(TypedDict):
    """A seat's time: what its reserve holds, and when all of it runs out, while it runs."""

    reserve: float
    ends: float | None  # seconds since 1970, by the server's clock


class SeatInfo(TypedDict):
    """Who has a seat."""

    seat: int
    name: str
    kind: Literal["open", "person", "bot", "stranger"]
    bot: str | None  # the bot's id
    stand_in: str | None  # the bot that plays for its person now
    because: str | None  # why: "clock", "host", "self", or "trouble" with a program
    here: bool
    salted: bool
    stop: bool  # agrees to stop
    clock: SeatClock | None


class Standing(TypedDict):
    """How a seat ended, with every point explained."""

    seat: int
    name: str
    points: int | None
    place: int | None
    because: list[str]


class TableInfo(TypedDict):
    """What everybody sees of a table beside its game."""

    id: str
    game: str
    status: Status
    trouble: str | None  # why it can be read but not played
    because: str | None  # why it was stopped
    options: dict[str, int]
    aids: bool
    hints: bool
    undo: bool
    chat: bool
    public: bool
    spectators: bool
    clock: dict[str, int] | None
    host: int | None  # a seat of whoever opened it
    seats: dict[str, SeatInfo]
    watching: int
    setting: str | None  # the hash of the setting, part of its address
    commitment: str | None
    head: str | None
    result: list[Standing] | None
    next: str | None  # the table of the rematch


class State(TypedDict):
    """All that a viewer sees."""

    table: dict[str, Any]
    view: dict[str, Any] | None
    ask: dict[str, Any] | None


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


class Presence(msgspec.Struct):
    """Who is there now; known to workers, not to logs."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


def state(table: Table, viewer: int, shared: Mapping[str, Any]) -> State:
    """What a viewer sees now; `shared` is the part that all see alike."""
    match = table.match
    return {
        "table": dict(shared),
        "view": {**match.view(viewer)} if match else None,
        "ask": _asked(table, viewer),
    }


def _asked(table: Table, viewer: int) -> dict[str, Any] | None:
    if not table.match or viewer == SPECTATOR:
        return None
    asked: dict[str, Any] = {**table.match.ask(viewer)}
    if table.status == "stopped":
        return asked | NOTHING_ASKED
    if not table.settings.undo or table.status != "playing":
        asked["undo"] = False
    return asked


def shared_part(table: Table, presence: Presence, setting: str | None) -> TableInfo:
    """What all see alike."""
    told, match = table.settings, table.match
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "trouble": table.trouble or None,
        "because": table.because or None,
        "options": table.options,
        "aids": told.aids,
        "hints": bool(told.hints),
        "undo": told.undo,
        "chat": told.chat,
        "public": told.public,
        "spectators": told.spectators,
        "clock": {**told.clock.__dict__} if told.clock else None,
        "host": _host(table),
        "seats": {str(c.seat): _seat(table, c, presence) for c in table.chairs},
        "watching": presence.watching,
        "setting": setting,
        "commitment": table.commitment or (match.commitment if match else None) or None,
        "head": match.head if match else None,
        "result": _result(match) if match and match.is_over else None,
        "next": table.next or None,
    }


def from_outside(told: TableInfo) -> TableInfo:
    """The same for those to whom the game is not shown: that it is played, not how it goes."""
    seats: dict[str, SeatInfo] = {
        name: {**one, "clock": None} for name, one in told["seats"].items()
    }
    return {**told, "seats": seats, "head": None, "result": None}


def _host(table: Table) -> int | None:
    return next((c.seat for c in table.chairs if table.host and c.who.guest == table.host), None)


def _seat(table: Table, chair: Chair, presence: Presence) -> SeatInfo:
    return {
        "seat": chair.seat,
        "name": chair.name,
        "kind": chair.who.kind,
        "bot": chair.who.bot or None,
        "stand_in": chair.stand_in or None,
        "because": chair.because or None,
        "here": chair.seat in presence.seats,
        "salted": chair.salted,
        "stop": chair.stop,
        "clock": _clock(table, chair.seat),
    }


def _clock(table: Table, seat: int) -> SeatClock | None:
    if not table.clocks:
        return None
    return {"reserve": table.clocks.reserves[seat], "ends": table.clocks.ends(seat)}


def _result(match: Match) -> list[Standing]:
    return [
        {
            "seat": found.seat,
            "name": found.name,
            "points": found.points,
            "place": found.place,
            "because": found.because,
        }
        for found in match.result()
    ]


def question(shown: Shown) -> Members:
    """Of what a viewer was sent: what they may answer, however it is put.

    Where people choose together the words tell who is waited for: no answer is wrong by that.
    """
    return {name: value for name, value in shown.get("ask", {}).items() if name not in PUT}


# On the wire


def members(found: State) -> Shown:
    """Every part member by member, as JSON; a part that is not there is left out."""
    return {
        part: {name: _encode(value) for name, value in held.items()}
        for part, held in found.items()
        if isinstance(held, dict)
    }


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


def merge_patch(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What makes one object of the other, as a JSON Merge Patch."""
    found: dict[str, Any] = {name: None for name in before if name not in now}
    for name, value in now.items():
        old = before.get(name)
        if name not in before or old != value:
            both = isinstance(old, dict) and isinstance(value, dict)
            found[name] = merge_patch(old, value) if both else value  # type: ignore[arg-type]
    return found


def merged(target: Any, change: Any) -> Any:
    """A merge patch applied, as clients do."""
    if not isinstance(change, dict):
        return change
    kept = dict(target) if isinstance(target, dict) else {}
    for name, value in change.items():
        if value is None:
            kept.pop(name, None)
        else:
            kept[name] = merged(kept.get(name), value)
    return kept


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
