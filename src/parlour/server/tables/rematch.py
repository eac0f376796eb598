"""A table like another one, with the same people."""

from parlour.server.refusals import Refused
from parlour.server.tables.acts import Act, Followed, Opened, Seated
from parlour.server.tables.seats import Chair, bot_seated, of_guest
from parlour.server.tables.table import Table


def check_rematch(table: Table, guest: str) -> None:
    """Refuse whoever did not play, and while the game runs."""
    if not of_guest(table.chairs, guest) and table.host != guest:
        raise Refused("A rematch is asked for by those who played.")
    if table.status not in ("over", "stopped") or table.is_record:
        raise Refused("A rematch comes after the end of a game.")
    if table.trouble:
        raise Refused(table.trouble)


def opened_again(old: Table, new: Table, guest: str, at: float) -> Act:
    """The first act of the other table."""
    match = old.match
    assert match
    seats = tuple(_again(chair) for chair in old.chairs)
    terms = match.terms
    act = Opened(old.game, terms.rules, terms.box, old.options, old.settings, guest, seats)
    new.apply(act, at)
    return act


def _again(chair: Chair) -> Seated:
    """Who sits there: a bot under its own name, nobody where somebody has left."""
    if chair.who.kind == "bot":
        return bot_seated(chair.seat, chair.who.bot)
    return chair.who if chair.who.guest else Seated()


def followed(table: Table, by: str, at: float) -> list[Act]:
    """The old table says where it goes on."""
    act = Followed(by)
    table.apply(act, at)
    return [act]
