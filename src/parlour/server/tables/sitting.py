"""People come and go: joining, leaving, and what the host does with seats.

Each function checks who may do it, carries the act out and returns it, to be written.
"""

from collections.abc import Sequence

from parlour.errors import BadSeats, UnknownBot
from parlour.play.names import checked_name, checked_names
from parlour.play.origin import Terms
from parlour.printable import shown
from parlour.server.refusals import NoSuchThing, NotAllowed, Refused
from parlour.server.tables.acts import Act, Invited, Opened, Sat, Seated, StoodIn
from parlour.server.tables.seats import Chair, bot_seated, names, of_guest
from parlour.server.tables.settings import Settings
from parlour.server.tables.table import Table


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
    return _carried_out(table, act, at)


def join(table: Table, guest: str, name: str, seat: int | None, at: float) -> Act:
    """Sit down on an open seat, the first unless one is named."""
    chair = _open_chair(table, seat)
    if of_guest(table.chairs, guest) and seat is None:
        raise Refused("You sit at this table already; name a seat to take one more.")
    who = Seated("person", _named(table, chair, name), guest)
    return _carried_out(table, Sat(chair.seat, who), at)


def leave(table: Table, guest: str, at: float) -> list[Act]:
    """Get up from all one's seats; in a running game a bot goes on."""
    mine = of_guest(table.chairs, guest)
    if not mine:
        raise NoSuchThing("You have no seat at this table.")
    return [_vacated(table, chair, "self", at) for chair in mine]


def remove(table: Table, guest: str, seat: int, at: float) -> Act:
    """The host takes a seat away from whoever has it: it is open again, or a bot goes on."""
    check_host(table, guest)
    chair = chair_of(table, seat)
    if chair.is_open:
        raise Refused(f"Nobody sits on seat {seat + 1}.")
    if table.status == "playing" and chair.who.kind == "bot":
        raise Refused("A bot cannot be removed from a running game.")
    return _vacated(table, chair, "host", at)


def reissue(table: Table, guest: str, seat: int, at: float) -> Act:
    """The host lets somebody else have a seat: whoever has its new link."""
    check_host(table, guest)
    chair = chair_of(table, seat)
    if chair.who.guest == guest:
        raise Refused("That is your own seat: move it to another device, or leave it.")
    return _carried_out(table, Sat(seat, Seated("open", chair.who.name)), at)


def seat_bot(table: Table, guest: str, seat: int, bot: str, known: Sequence[str], at: float) -> Act:
    """The host seats a bot before the game."""
    check_host(table, guest)
    _check_gathering(table)
    check_bot(bot, known)
    chair = chair_of(table, seat)
    if chair.is_person and chair.who.guest != guest:
        raise Refused(f"{chair.name} sits there: remove them first.")
    return _carried_out(table, Sat(seat, bot_seated(seat, bot)), at)


def hand_over(table: Table, seat: int, guest: str, name: str | None, at: float) -> Act:
    """Whoever had the one-time link of a seat has the seat; somebody new brings a name."""
    chair = chair_of(table, seat)
    called = chair.who.name if name is None else _named(table, chair, name)
    return _carried_out(table, Sat(seat, Seated("person", called, guest)), at)


def seat_stranger(table: Table, guest: str, seat: int, program: str, at: float) -> Act:
    """The host keeps a seat for somebody's own program, which brings a token."""
    check_host(table, guest)
    chair = chair_of(table, seat)
    if chair.is_person and chair.who.guest != guest:
        raise Refused(f"{chair.name} sits there: remove them first.")
    if chair.who.kind == "bot" and table.status != "gathering":
        raise Refused("A bot plays there: its seat can be given away before the game.")
    name = chair.who.name if table.match else f"Program {seat + 1}"
    return _carried_out(table, Sat(seat, Seated("stranger", name, program)), at)


def stand_in(table: Table, guest: str, seat: int, bot: str, known: Sequence[str], at: float) -> Act:
    """Give a seat to a bot for a while: one's own, or, as host, somebody's who is away."""
    chair = chair_of(table, seat)
    _check_mine_or_host(table, chair, guest)
    if table.status != "playing" or chair.who.kind == "bot":
        raise Refused("A bot stands in for people, while a game runs.")
    check_bot(bot, known)
    because = "self" if chair.who.guest == guest else "host"
    return _carried_out(table, StoodIn(seat, bot, because), at)  # type: ignore[arg-type]


def take_back(table: Table, guest: str, seat: int, at: float) -> Act:
    """Play oneself again."""
    chair = chair_of(table, seat)
    _check_mine_or_host(table, chair, guest)
    if not chair.stand_in:
        raise Refused(f"No bot stands in for {chair.name}.")
    return _carried_out(table, StoodIn(seat), at)


def invite_anew(table: Table, guest: str, at: float) -> Act:
    """Older invitations are void."""
    check_host(table, guest)
    return _carried_out(table, Invited(), at)


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


def _check_gathering(table: Table) -> None:
    if table.status != "gathering":
        raise Refused("The game has begun: seats and options stand.")


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
    checked = checked_name(name, chair.seat)
    others = names(table.chairs)
    others[chair.seat] = checked
    try:
        checked_names(others, len(others))
    except BadSeats:
        raise BadSeats(f"Somebody at this table is called {checked}, or nearly so.") from None
    return checked


def _vacated(table: Table, chair: Chair, because: str, at: float) -> Act:
    """An open seat before the game, and in it a bot with the name of the one who left."""
    if table.status in ("playing", "sealing"):
        bot = table.settings.stand_in
        return _carried_out(table, Sat(chair.seat, Seated("bot", chair.name, bot=bot)), at)
    return _carried_out(table, Sat(chair.seat, Seated()), at)


def _carried_out(table: Table, act: Act, at: float) -> Act:
    table.apply(act, at)
    return act
