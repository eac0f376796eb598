"""What everybody sees of a table beside its game: who sits there, who is there, what was agreed."""

from typing import Literal, TypedDict

import msgspec

from parlour.play.match import Match
from parlour.server.tables.seats import Chair
from parlour.server.tables.table import Status, Table


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


class Presence(msgspec.Struct):
    """Who is there now; known to workers, not to logs."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


def about(table: Table, presence: Presence, setting: str | None) -> TableInfo:
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
