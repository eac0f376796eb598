"""Frames for everybody who looks at a table, from what changed since they were sent the last."""

import hashlib

import msgspec

from parlour.kit.record import SPECTATOR
from parlour.play.match import Match
from parlour.server.hall.room import Listener, Room, Showing
from parlour.server.tables.sight import frames
from parlour.server.tables.sight.about import about
from parlour.server.tables.sight.frames import Members, Shown
from parlour.server.tables.table import Table

HASH_DIGITS = 20
_encode = msgspec.json.Encoder().encode


def show(room: Room) -> int:
    """Send everybody what changed; how many frames that took."""
    table = room.table
    if table is None:
        return 0
    shared, sent = _shared(room, table), 0
    for viewer, showing in room.showings.items():
        sent += _show(table, viewer, showing, shared)
    return sent


def _show(table: Table, viewer: int, showing: Showing, shared: Members) -> int:
    now = frames.shown(table, viewer, shared)
    n, count = _counts(table, viewer)
    told = frames.told(table.match, viewer, min(showing.told, count))
    frame = frames.patch(n, showing.members, now, told)
    if frame is None:
        return 0
    showing.show(now, n, count)
    for listener in showing.listeners:
        listener.send(frames.whole(n, now, told) if listener.wants_whole else frame)
    return len(showing.listeners)


def show_presence(room: Room) -> None:
    """Send everybody what changed beside the game."""
    if room.table is None:
        return
    shared = _shared(room, room.table)
    for showing in room.showings.values():
        now: Shown = {**showing.members, "table": shared}
        frame = frames.patch(showing.n, showing.members, now, b"[]")
        showing.members = now
        for listener in showing.listeners if frame else ():
            assert frame
            listener.send(frames.whole(showing.n, now, b"[]") if listener.wants_whole else frame)


def welcome(room: Room, listener: Listener, since: int) -> None:
    """A first frame: everything, and what was told since the moment the client knows."""
    table = room.table
    assert table
    others = room.showings.get(listener.viewer)
    if others is None:
        others = Showing()
        now = frames.shown(table, listener.viewer, _shared(room, table))
        others.show(now, *_counts(table, listener.viewer))
    known = table.moments.told_until(listener.viewer, since) if table.moments else 0
    told = frames.told(table.match, listener.viewer, min(known, others.told))
    listener.send(frames.whole(others.n, others.members, told))
    others.listeners.append(listener)
    room.showings[listener.viewer] = others


def whole_frame(room: Room, viewer: int, since: int = 0) -> bytes:
    """The frame that a viewer would be sent first."""
    table = room.table
    assert table
    now = frames.shown(table, viewer, _shared(room, table))
    known = table.moments.told_until(viewer, since) if table.moments else 0
    return frames.whole(_counts(table, viewer)[0], now, frames.told(table.match, viewer, known))


def past_frame(match: Match, entries: int, seat: int | None) -> bytes:
    """A finished game as it was after so many entries of its log."""
    past = match.after(entries)
    as_whom = SPECTATOR if seat is None else past.checked_seat(seat)
    asked = past.ask(as_whom) if as_whom != SPECTATOR else None
    last = past.chronicle.shown_before(as_whom, entries - 1) if entries else 0
    told = frames.told(past, as_whom, last)
    parts = {"view": past.view(as_whom), "ask": asked}
    state = {"kind": "frame", "n": entries, "of": len(match.log), "whole": parts}
    return _encode({**state, "told": msgspec.Raw(told)})


def setting(match: Match) -> bytes:
    """The setting of a match, as it is served."""
    return _encode(match.setting())


def named(held: bytes) -> str:
    """The name of a setting: a hash of all it says."""
    return hashlib.sha256(held).hexdigest()[:HASH_DIGITS]


def _counts(table: Table, viewer: int) -> tuple[int, int]:
    """How many moments the viewer has had, and how much they were told."""
    if not table.match:
        return 0, 0
    moments = table.moments.count(viewer) if table.moments else len(table.match.log) + 1
    return moments, table.match.chronicle.count(viewer)


def _shared(room: Room, table: Table) -> Members:
    """The part that all see alike, made once for all."""
    return frames.members(about(table, room.presence, setting_name(room)))


def setting_name(room: Room) -> str | None:
    """The hash of the table's setting; it changes when other people sit down."""
    match = room.table.match if room.table else None
    if not match:
        return None
    if room.setting is None or room.setting[0] != match.names:
        room.setting = (match.names, named(setting(match)))
    return room.setting[1]
