"""What the store notes of a table beside its log, to find tables by: all of it can be made anew."""

import json
from typing import Any

from parlour.server.tables.seats import people
from parlour.server.tables.table import Table

HOST = -1


def index(table: Table, is_new: bool = False) -> dict[str, Any]:
    """The columns of a table that its last acts may have changed."""
    found: dict[str, Any] = {
        "status": table.status,
        "touched": table.touched,
        "deciding": deciding(table),
        "due": table.due(),
        "invitation": table.invitation,
        "is_open": is_open(table),
        "is_shown": is_shown(table),
        "summary": summary(table),
    }
    if is_new:
        found |= {"game": table.game, "secret": table.secret, "created": table.at}
    return found


def deciding(table: Table) -> int:
    """The seats that owe a decision, as a mask: those of people whom the others know to."""
    if table.status != "playing" or not table.match:
        return 0
    return sum(1 << seat for seat in table.match.actors if not table.chair(seat).player)


def is_open(table: Table) -> bool:
    """Whether anybody may sit down."""
    has_room = any(chair.is_open for chair in table.chairs)
    return table.settings.public and table.status == "gathering" and has_room


def is_shown(table: Table) -> bool:
    """Whether anybody is told of it who was not invited."""
    return table.settings.public and table.settings.spectators and table.status == "playing"


def sitting(table: Table) -> dict[int, str]:
    """Which guest has which seat; -1 is whoever opened it and sits nowhere.

    Those who left have what is below: their names stay in the log until they are forgotten.
    """
    found = {chair.seat: chair.who.guest for chair in people(table.chairs) if chair.who.guest}
    if table.host and table.host not in found.values():
        found[HOST] = table.host
    gone = sorted(table.were_here - {*found.values()})
    return found | {HOST - number: guest for number, guest in enumerate(gone, 1)}


def summary(table: Table) -> str:
    """What a list of tables shows."""
    seats = [{"name": c.name, "kind": c.who.kind, "bot": c.who.bot or None} for c in table.chairs]
    return json.dumps({"seats": seats, "options": table.options}, ensure_ascii=False)
