"""A running game: moves, undo, agreeing to stop, time that runs out."""

from parlour.errors import CannotUndo, GameOver
from parlour.kit.record import SPECTATOR
from parlour.play.looking import Move
from parlour.play.match import Match
from parlour.server.refusals import NotReady, Refused
from parlour.server.tables.acts import Act, Moved, StoodIn, Stopped, Undone, Voted
from parlour.server.tables.seats import of_guest, people
from parlour.server.tables.sitting import chair_of
from parlour.server.tables.table import Table


def running(table: Table) -> Match:
    """The match of a table at which something can be done."""
    if table.trouble:
        raise NotReady(table.trouble)
    if table.match is None:
        raise Refused("The game has not begun: wait for the deal.")
    if table.status == "stopped":
        raise GameOver("The players agreed to stop this game: nothing can be done any more.")
    return table.match


def move(table: Table, seat: int, given: Move, at: float) -> Act:
    """A seat makes a choice, by number, words or gestures; all of it or nothing."""
    match = running(table)
    before, heard = len(match.log), match.chronicle.count(SPECTATOR)
    match.play(seat, given)
    entries = match.log[before:]
    act = Moved(
        seat,
        tuple(entry.move for entry in entries),
        joined=entries[0].joined,
        said=tuple(told["words"] for told in match.told(SPECTATOR, heard)),
    )
    table.happened(seat, at)
    table.noted(at)
    return act


def undo(table: Table, seat: int, at: float) -> Act:
    """A seat takes its last choice back."""
    match = running(table)
    if not table.settings.undo:
        raise Refused("At this table nothing is taken back, as was agreed when it was opened.")
    if match.is_over:
        raise CannotUndo("The game is over, and its record shows everything: nothing goes back.")
    match.undo(seat)
    table.happened(seat, at)
    table.noted(at)
    return Undone(seat)


def vote(table: Table, seat: int, stop: bool, at: float) -> list[Act]:
    """Somebody agrees to stop, or no longer does; when all people agree, it ends."""
    if table.status != "playing":
        raise Refused("There is no running game to stop.")
    if chair_of(table, seat).stop == stop:
        raise Refused("You said so already.")
    act = Voted(seat, stop)
    table.apply(act, at)
    return [act, *agreed(table, at)]


def agreed(table: Table, at: float) -> list[Act]:
    """It ends, if all people who play agree: also once somebody has left who did not."""
    playing = people(table.chairs)
    if table.status != "playing" or not playing or not all(chair.stop for chair in playing):
        return []
    act = Stopped("All players agreed to stop.")
    table.apply(act, at)
    return [act]


def late(table: Table, at: float) -> list[int]:
    """The seats whose time has run out: of programs too, and empty ones that are waited for."""
    if not table.clocks or table.status != "playing":
        return []
    ends = {chair.seat: table.clocks.ends(chair.seat) for chair in table.chairs}
    return [seat for seat, end in ends.items() if end is not None and end <= at]


def out_of_time(table: Table, at: float) -> list[Act]:
    """Bots stand in for those whose time has run out."""
    done = [StoodIn(seat, table.settings.stand_in, "clock") for seat in late(table, at)]
    for act in done:
        table.apply(act, at)
    return list(done)


def vote_all(table: Table, guest: str, stop: bool, at: float) -> list[Act]:
    """The same for all seats that somebody has."""
    mine = [chair.seat for chair in of_guest(table.chairs, guest) if chair.stop != stop]
    if not mine:
        raise Refused("You have no seat here that has not said so already.")
    return [act for seat in mine for act in vote(table, seat, stop, at)]
