"""An act is checked and carried out, written, and only then shown.

What the store refuses never happened: the table is replayed from what is there.
"""

from collections.abc import Callable, Iterable
from time import perf_counter

from parlour.errors import ParlourError
from parlour.kit.record import SPECTATOR
from parlour.server.hall import showing
from parlour.server.hall.loading import Loading
from parlour.server.hall.room import Listener, Room
from parlour.server.refusals import NoSuchThing, Stale, TooMuch
from parlour.server.store import Gone, Taken, Writing
from parlour.server.tables import acts
from parlour.server.tables.acts import Act
from parlour.server.tables.frames import Members, asked_of
from parlour.server.tables.index import index, sitting
from parlour.server.tables.looking import is_still
from parlour.server.tables.table import Table

Done = Act | Iterable[Act]
Doing = Callable[[Table, float], Done]  # (table, now): carried out, and returned to be written

TRIES = 5
MOST_ACTS = 50_000  # of a table: far more than any game takes, and a log that can be replayed


class Acting(Loading):
    """How acts come into logs."""

    async def act(
        self,
        room: Room,
        doing: Doing,
        seat: int | None = None,
        off_loop: bool = False,
        also: tuple[Writing, ...] = (),
    ) -> int:
        """Do something at a table, as soon as nobody else does; the moment the seat is at then.

        If somebody at another worker was faster, it is tried again while the seat that decides
        is still asked what it was shown.
        """
        async with room.lock:
            shown = self._shown_question(room, seat)
            for attempt in range(TRIES):
                table = await self.wake(room)
                if attempt and seat is not None and asked_of(table, seat) != shown:
                    break
                done = await self._carried_out(room, table, doing, off_loop)
                if await self._is_written(room, table, done, also):
                    self.shown(room)
                    if table.status == "over":
                        self.ended(room)
                    return table.moments.count(seat) if table.moments and seat is not None else 0
            self.shown(room)
            raise Stale("Somebody else acted at the same moment: look again, then decide again.")

    def _shown_question(self, room: Room, seat: int | None) -> Members:
        """What the seat was shown of its question."""
        found = room.showings.get(seat) if seat is not None else None
        return found.asked if found else {}

    async def _carried_out(
        self, room: Room, table: Table, doing: Doing, off_loop: bool
    ) -> tuple[Act, ...]:
        """What was done; a table that a refusal left half changed is not kept."""
        if table.length >= MOST_ACTS:
            raise TooMuch("More was done at this table than any game takes: open another one.")
        length, at = table.length, max(self.now(), table.at)
        try:
            if off_loop:
                done = await self.threads.questions.run(doing, table, at)
            else:
                done = doing(table, at)
        except BaseException as trouble:
            if table.length != length or not isinstance(trouble, ParlourError):
                room.table = None
            raise
        return tuple(done) if isinstance(done, Iterable) else (done,)

    async def _is_written(
        self, room: Room, table: Table, done: tuple[Act, ...], also: tuple[Writing, ...]
    ) -> bool:
        """Append what was carried out; if that fails, it never happened."""
        if not done:
            return True
        began = perf_counter()
        try:
            await self.store.append(writing(table, done), *also)
        except Taken:
            room.table = None
            return False
        except Gone:
            room.table = None
            raise NoSuchThing("This table was deleted.") from None
        except BaseException:
            room.table = None
            raise
        self.measures.written(len(done), perf_counter() - began)
        return True

    def shown(self, room: Room) -> None:
        """Everybody sees what happened."""
        room.used = self.acted = self.now()
        began = perf_counter()
        part_with_others(room)
        frames_sent = showing.show(room)
        self.measures.shown(frames_sent, perf_counter() - began)
        self.keep(room)


def part_with_others(room: Room) -> None:
    """Let those go who may not look as they do any more: a seat has changed hands, say."""
    table = room.table
    for listener in room.listeners:
        if table and not is_still(table, listener.guest, listener.viewer):
            room.go(listener)
            _part(listener)


def _part(listener: Listener) -> None:
    if listener.viewer == SPECTATOR:
        listener.end("not-allowed", "This game is not shown to others, as was agreed.")
    else:
        listener.end("moved", "You do not sit here any more; connect again to watch.")


def writing(table: Table, done: tuple[Act, ...], is_new: bool = False) -> Writing:
    """What is appended to the log, and what the store notes beside it."""
    is_seated = any(isinstance(act, acts.Opened | acts.Sat | acts.Loaded) for act in done)
    return Writing(
        table=table.id,
        first_n=table.length - len(done),
        acts=tuple(acts.written(act) for act in done),
        at=table.at,
        index=index(table, is_new),
        is_new=is_new,
        sitting=sitting(table) if is_seated else None,
    )
