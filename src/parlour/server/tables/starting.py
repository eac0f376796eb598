"""From a full table to the deal: start, commitment, salts."""

from parlour.play.origin import Terms
from parlour.play.origin.shuffle import LONGEST, Shuffle
from parlour.server.refusals import Malformed, NotReady, Refused
from parlour.server.tables.acts import Act, Dealt, Salted, Started
from parlour.server.tables.seats import people
from parlour.server.tables.sitting import carried_out, chair_of, check_host
from parlour.server.tables.table import WAIT_FOR_SALTS, Table


def start(table: Table, guest: str, at: float) -> Act:
    """Freeze seats and options, and promise the shuffle."""
    check_host(table, guest)
    if table.trouble:
        raise NotReady(table.trouble)
    if table.status != "gathering":
        raise Refused("This game has been started already.")
    if free := [chair for chair in table.chairs if chair.is_open]:
        raise Refused(
            f"{len(free)} of {len(table.chairs)} seats are open: invite somebody, or seat bots."
        )
    terms = Terms.of(table.game, len(table.chairs), table.options)
    commitment = Shuffle(table.secret, table.id).commitment(terms)
    return carried_out(table, Started(commitment), at)


def salt(table: Table, seat: int, text: str, at: float) -> Act:
    """A seat adds to the shuffle what nobody else chose."""
    chair = chair_of(table, seat)
    if table.status != "sealing":
        raise Refused("Salts are taken between start and deal.")
    if chair.salted:
        raise Refused("Your salt is in: a second one is not taken.")
    if not text or len(text) > LONGEST or not text.isprintable():
        raise Malformed(f"A salt is text of 1 to {LONGEST} visible characters.")
    return carried_out(table, Salted(seat, text), at)


def may_deal(table: Table, at: float) -> bool:
    """Whether all salts of people are in, or were waited for long enough."""
    if table.status != "sealing" or table.trouble:
        return False
    missing = any(not chair.salted for chair in people(table.chairs))
    return not missing or at >= table.sealed_at + WAIT_FOR_SALTS


def deal(table: Table, at: float) -> Act:
    """The game begins."""
    return carried_out(table, Dealt(), at)
