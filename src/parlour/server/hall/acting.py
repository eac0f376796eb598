"""An act is checked and carried out on a copy, written, and only then real and shown.

So a room's table is what its log says at any moment, whatever is refused, fails or takes long.
"""

from collections.abc import Callable, Iterable
from time import perf_counter

from parlour.errors import ParlourError
from parlour.kit.record import SPECTATOR
from parlour.server.hall import showing
from parlour.server.hall.loading import Loading
from parlour.server.hall.room import Listener, Room
from parlour.server.hall.tasks import AGAIN
from parlour.server.news import News
from parlour.server.refusals import NoSuchThing, Stale, TooMuch
from parlour.server.store import Gone, Taken, Writing
from parlour.server.tables import acts
from parlour.server.tables.acts import Act
from parlour.server.tables.index import index, sitting
from parlour.server.tables.sight.looking import is_still
from parlour.server.tables.table import Table

Done = Act | Iterable[Act]
Doing = Callable[[Table, float], Done]  # (table, now): carried out, and returned to be written

TRIES = 20  # of an act, while people at other workers are faster
MOST_ACTS = 50_000  # of a table: far more than any game takes, and a log that can be replayed


class Acting(Loading):
    """How acts come into logs."""

    news: News

    async def act(
        self,
        room: Room,
        doing: Doing,
        seat: int | None = None,
        off_loop: bool = False,
        also: tuple[Writing, ...] = (),
    ) -> int:
        """Do something at a table, as soon as nobody else does; the moment the seat is at then.

        If somebody at another worker was faster, everybody sees that first, then it is tried again.
        It is carried through, whoever stops waiting for it.
        """
        return await self.to_its_end(self._act(room, doing, seat, off_loop, also))

    async def _act(
        self,
        room: Room,
        doing: Doing,
        seat: int | None,
        off_loop: bool,
        also: tuple[Writing, ...],
    ) -> int:
        async with room.lock:
            for _ in range(TRIES):
                table = room.table or await self.wake(room)
                if await self._is_done(room, table, doing, off_loop, also):
                    return _moment(room, seat)
            raise Stale("Others act here all the time: look again, then decide again.")

    async def _is_done(
        self,
        room: Room,
        table: Table,
        doing: Doing,
        off_loop: bool,
        also: tuple[Writing, ...],
    ) -> bool:
        """Whether it was done and shown; not if somebody at another worker was faster."""
        after = table.copy()
        try:
            done = await self._carried_out(after, doing, off_loop)
        except ParlourError:
            if self.store.is_shared and await self.catch_up(room):
                return False
            raise
        if done and not await self.is_written(room, after, writing(after, done), *also):
            return False
        self.shown(room)
        if after.status == "over":
            self.ended(room)
        return True

    async def _carried_out(self, table: Table, doing: Doing, off_loop: bool) -> tuple[Act, ...]:
        """What was done."""
        if table.length >= MOST_ACTS:
            raise TooMuch("More was done at this table than any game takes: open another one.")
        at = max(self.now(), table.at)
        if off_loop:
            done = await self.threads.questions.run(doing, table, at)
        else:
            done = doing(table, at)
        return tuple(done) if isinstance(done, Iterable) else (done,)

    async def is_written(self, room: Room, after: Table, *writings: Writing) -> bool:
        """Append what makes this of a room's table; if others were faster, read that instead."""
        began = perf_counter()
        try:
            await self.store.append(*writings)
        except Taken:
            await self.catch_up(room)
            return False
        except Gone:
            self.emptied(room)
            raise NoSuchThing("This table was deleted.") from None
        except BaseException:
            self._doubt(room)
            raise
        room.table = after
        self.measures.written(len(writings[0].acts), perf_counter() - began)
        return True

    def _doubt(self, room: Room) -> None:
        """Perhaps it is written all the same: look, as soon as the store answers."""
        if not room.is_in_doubt:
            room.is_in_doubt = True
            self.begin(self.surely(room, self._looked, AGAIN))

    async def _looked(self, room: Room) -> None:
        await self.caught_up(room)
        room.is_in_doubt = False

    async def caught_up(self, room: Room) -> None:
        """Read and show what was written, where anybody needs it; the room's lock is held."""
        if room.table:
            await self.catch_up(room)
        elif room.showings or room.is_kept:
            await self.wake(room)

    async def read_anew(self, room: Room) -> None:
        """The same after something else was put in the place of what is read here."""
        room.table = None
        await self.caught_up(room)

    async def tell_anew(self, room: Room) -> None:
        """Other workers must not go by what they have read of a log."""
        if self.store.is_shared:
            await self.news.tell({"t": room.id, "anew": True})

    def shown(self, room: Room) -> None:
        """Everybody sees what happened."""
        room.used = self.acted = self.now()
        began = perf_counter()
        part_with_others(room)
        frames_sent = showing.show(room)
        self.measures.shown(frames_sent, perf_counter() - began)
        self.keep(room)


def _moment(room: Room, seat: int | None) -> int:
    """At which moment a seat is now."""
    moments = room.table.moments if room.table and seat is not None else None
    return moments.count(seat) if moments and seat is not None else 0


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
