"""People come and go: opening a table, joining, leaving, a bot that stands in.

Each function checks who may do it, carries the act out and returns it, to be written.
"""

from collections.abc import Sequence
from typing import TypeVar

from parlour.errors import BadSeats, UnknownBot
from parlour.play.names import checked_names
from parlour.play.origin import Terms
from parlour.printable import shown
from parlour.server.refusals import NoSuchThing, NotAllowed, Refused
from parlour.server.tables.acts import Act, Opened, Sat, Seated, StoodIn
from parlour.server.tables.seats import Chair, names, of_guest, persons_name
from parlour.server.tables.settings import Settings
from parlour.server.tables.table import ENDED, Table

Done = TypeVar("Done", bound=Act)


def open_table(
    table: Table,
    game: str,
    options: dict[str, int | str],
    seats: Sequence[Seated],
    settings: Settings,
    host: str,
    at: float,
) -> Act:
    """The first act: a table that can be played."""
    terms = Terms.of(game, len(seats), options)
    if settings.hints is None:
        alone = sum(who.kind in ("person", "open", "stranger") for who in seats) == 1
        settings = Settings(**{**settings.__dict__, "hints": alone})
    named = [who.name or f"seat {seat + 1}" for seat, who in enumerate(seats)]
    checked_names(named, len(seats))
    act = Opened(game, terms.rules, terms.box, dict(terms.options), settings, host, tuple(seats))
    return carried_out(table, act, at)


def join(table: Table, guest: str, name: str, seat: int | None, at: float) -> Sat:
    """Sit down on an open seat, the first unless one is named."""
    check_gathering(table)
    chair = _open_chair(table, seat)
    if of_guest(table.chairs, guest) and seat is None:
        raise Refused("You sit at this table already; name a seat to take one more.")
    who = Seated("person", _named(table, chair, name), guest)
    return carried_out(table, Sat(chair.seat, who), at)


def leave(table: Table, guest: str, at: float) -> list[Sat]:
    """Get up from all one's seats; in a running game a bot goes on."""
    mine = of_guest(table.chairs, guest)
    if not mine:
        raise NoSuchThing("You have no seat at this table.")
    return [vacated(table, chair, at) for chair in mine]


def sit_down(table: Table, seat: int, guest: str, name: str, at: float) -> Sat:
    """Whoever has the one-time link of a seat that was given anew sits there."""
    chair = chair_of(table, seat)
    if not chair.is_open:
        raise NoSuchThing("This seat was given to somebody else since: ask for a new link.")
    check_not_over(table)
    check_sees_one(table, chair, guest)
    who = Seated("person", _named(table, chair, name), guest)
    return carried_out(table, Sat(seat, who), at)


def move_over(table: Table, seat: int, guest: str, at: float) -> Sat:
    """Whoever has the one-time link to a seat of their own goes on there from another device."""
    chair = chair_of(table, seat)
    if not chair.is_person:
        raise NoSuchThing("This seat is not yours any more: its link leads nowhere.")
    return carried_out(table, Sat(seat, Seated("person", chair.who.name, guest)), at)


def stand_in(table: Table, guest: str, seat: int, bot: str, known: Sequence[str], at: float) -> Act:
    """Give a seat to a bot for a while: one's own, or, as host, somebody's who is away."""
    chair = chair_of(table, seat)
    _check_mine_or_host(table, chair, guest)
    if table.status != "playing" or chair.who.kind == "bot":
        raise Refused("A bot stands in for people, while a game runs.")
    check_bot(bot, known)
    because = "self" if chair.who.guest == guest else "host"
    return carried_out(table, StoodIn(seat, bot, because), at)  # type: ignore[arg-type]


def take_back(table: Table, guest: str, seat: int, at: float) -> Act:
    """Play oneself again."""
    chair = chair_of(table, seat)
    _check_mine_or_host(table, chair, guest)
    if not chair.stand_in:
        raise Refused(f"No bot stands in for {chair.name}.")
    return carried_out(table, StoodIn(seat), at)


# What is checked


def check_host(table: Table, guest: str) -> None:
    """Refuse what only the host may do."""
    if not guest or guest != table.host:
        raise NotAllowed("Only whoever opened this table may do that.")


def check_bot(bot: str, known: Sequence[str]) -> None:
    """Refuse a bot that cannot be seated here."""
    if bot not in known:
        raise UnknownBot(f'There is no bot "{shown(bot)}"; there are {", ".join(known)}.')


def chair_of(table: Table, seat: int) -> Chair:
    """A seat of the table."""
    if not 0 <= seat < len(table.chairs):
        last = len(table.chairs) - 1
        raise NoSuchThing(f"There is no seat {shown(seat)} here; seats are numbered 0 to {last}.")
    return table.chairs[seat]


def check_gathering(table: Table) -> None:
    """Refuse what is done before a game."""
    if table.status != "gathering":
        raise Refused("The game has begun: seats and options stand.")


def check_not_over(table: Table) -> None:
    """Refuse to give away a seat of a game that is over."""
    if table.status in ENDED:
        raise Refused("This game is over: whoever played it stays where they sat.")


def check_sees_one(table: Table, chair: Chair, guest: str) -> None:
    """Refuse a second hand of a running game to whoever has seen one, or gives them out."""
    if table.status != "playing" or guest in chair.had:
        return
    if guest == table.host or any(guest in other.had for other in table.chairs):
        raise NotAllowed(
            "In a running game nobody sees a second hand: this link is for somebody who has not "
            "played here, and not for the host."
        )


def _check_mine_or_host(table: Table, chair: Chair, guest: str) -> None:
    if chair.who.guest != guest:
        check_host(table, guest)


def _open_chair(table: Table, seat: int | None) -> Chair:
    if seat is not None and not chair_of(table, seat).is_open:
        raise Refused(f"Seat {seat + 1} is taken.")
    free = [chair for chair in table.chairs if chair.is_open] if seat is None else []
    if seat is None and not free:
        raise Refused("Every seat at this table is taken.")
    return free[0] if seat is None else table.chairs[seat]


def _named(table: Table, chair: Chair, name: str) -> str:
    """The name, if it is one and nobody else's here."""
    checked = persons_name(name, chair.seat)
    others = names(table.chairs)
    others[chair.seat] = checked
    try:
        checked_names(others, len(others))
    except BadSeats:
        raise BadSeats(f"Somebody at this table is called {checked}, or nearly so.") from None
    return checked


def vacated(table: Table, chair: Chair, at: float) -> Sat:
    """An open seat before the game, in it a bot, and both after it with the name of who left."""
    name, bot = chair.who.name, table.settings.stand_in
    if table.status == "gathering":
        left = Seated()
    elif table.status in ENDED:
        left = Seated("person", name)
    else:
        left = Seated("bot", name, bot=bot)
    return carried_out(table, Sat(chair.seat, left), at)


def carried_out(table: Table, act: Done, at: float) -> Done:
    """The act, once the table is as it says."""
    table.apply(act, at)
    return act
