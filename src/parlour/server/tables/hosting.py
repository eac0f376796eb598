"""What the host of a table does with its seats: checked, carried out, returned to be written."""

from collections.abc import Sequence

from parlour.server.refusals import Refused
from parlour.server.tables.acts import Act, Invited, Sat, Seated
from parlour.server.tables.playing import agreed
from parlour.server.tables.seats import Chair, bot_seated
from parlour.server.tables.sitting import (
    carried_out,
    chair_of,
    check_bot,
    check_gathering,
    check_host,
    check_not_over,
    vacated,
)
from parlour.server.tables.table import Table


def invite_anew(table: Table, guest: str, at: float) -> Act:
    """Older invitations are void."""
    check_host(table, guest)
    return carried_out(table, Invited(), at)


def remove(table: Table, guest: str, seat: int, at: float) -> list[Act]:
    """Take a seat away from whoever has it: it is open again, or a bot goes on."""
    chair = _chair_to_give(table, guest, seat)
    if chair.is_open and table.status == "gathering":
        raise Refused(f"Nobody sits on seat {seat + 1}.")
    if chair.who.kind == "bot" and table.status != "gathering":
        raise Refused("A bot cannot be removed from a running game.")
    return [vacated(table, chair, at), *agreed(table, at)]


def reissue(table: Table, guest: str, seat: int, at: float) -> Act:
    """Let somebody else have a seat: whoever has its new link."""
    chair = _chair_to_give(table, guest, seat)
    if chair.who.guest == guest:
        raise Refused("That is your own seat: move it to another device, or leave it.")
    return carried_out(table, Sat(seat, Seated("open", chair.who.name)), at)


def seat_bot(table: Table, guest: str, seat: int, bot: str, known: Sequence[str], at: float) -> Act:
    """Seat a bot before the game."""
    check_host(table, guest)
    check_gathering(table)
    check_bot(bot, known)
    _check_free(chair_of(table, seat), guest)
    return carried_out(table, Sat(seat, bot_seated(seat, bot)), at)


def seat_stranger(table: Table, guest: str, seat: int, program: str, at: float) -> Act:
    """Keep a seat for a program, which brings a token: one's own, or, before the game, a free one.

    Whoever has the token sees what is dealt there, so nobody is given one of a running game.
    """
    chair = chair_of(table, seat)
    check_not_over(table)
    if not guest or chair.who.guest != guest:
        check_host(table, guest)
        if table.status != "gathering":
            raise Refused("In a running game only whoever sits there gives the seat to a program.")
        _check_free(chair, guest)
    name = f"Program {seat + 1}" if table.status == "gathering" else chair.who.name
    return carried_out(table, Sat(seat, Seated("stranger", name, program)), at)


def _chair_to_give(table: Table, guest: str, seat: int) -> Chair:
    check_host(table, guest)
    check_not_over(table)
    return chair_of(table, seat)


def _check_free(chair: Chair, guest: str) -> None:
    if chair.is_person and chair.who.guest != guest:
        raise Refused(f"{chair.name} sits there: remove them first.")
