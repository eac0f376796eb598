"""Requests of a connection, carried out one after another; questions beside them."""

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from parlour.errors import ParlourError
from parlour.kit.record import SPECTATOR
from parlour.play.looking import Move
from parlour.server.hall.hall import Hall
from parlour.server.hall.room import Room
from parlour.server.refusals import Broken, NotAllowed, Stale, TooMuch
from parlour.server.socket import answers, requests
from parlour.server.socket.connection import Connection
from parlour.server.tables import playing, starting
from parlour.server.tables.acts import Act, StoodIn
from parlour.server.tables.table import Table

MISTAKE = Broken("The server made a mistake with this question; nothing was lost.")
log = logging.getLogger("parlour.server")
MOST_ASKING = 8  # questions of one connection at a time
MOST_REFUSED = 100  # requests in a row that came too fast
COSTS = {requests.HintRequest: 4.0, requests.ChatRequest: 4.0}  # beside what each message costs


class Talk:
    """A conversation with one client."""

    def __init__(self, hall: Hall, room: Room, connection: Connection) -> None:
        self.hall, self.room, self.connection = hall, room, connection

    async def hear(self, text: str | bytes) -> None:
        """Answer one message, whatever it is."""
        id = None
        try:
            self._check_pace(1.0)
            request = requests.read(text)
            id = request.id
            self._check_pace(COSTS.get(type(request), 0.0))
            self.connection.refused = 0
            if type(request) in ASKED:
                self._begin(request)
            else:
                found = await DONE[type(request)](self, request)
                self._answer(request, found)
        except ParlourError as refusal:
            id = id if id is not None else requests.id_of(text)
            self.connection.send(answers.error(id, refusal))

    def _check_pace(self, cost: float) -> None:
        if self.connection.may(cost):
            return
        self.connection.refused += 1
        if self.connection.refused > MOST_REFUSED:
            self.connection.end("flood", "You send far more than anybody could mean.")
        raise TooMuch("You ask faster than people do: wait a moment.")

    def _begin(self, request: requests.Request) -> None:
        """Let a question be worked out beside what comes next."""
        if self.connection.asking >= MOST_ASKING:
            raise TooMuch("Your earlier questions are still being worked out: wait for them.")
        self.connection.asking += 1
        self.hall.begin(self._work_out(request))

    async def _work_out(self, request: requests.Request) -> None:
        try:
            self._answer(request, await ASKED[type(request)](self, request))
        except ParlourError as refusal:
            self.connection.send(answers.error(request.id, refusal))
        except Exception:
            log.exception("a question failed")
            self.connection.send(answers.error(request.id, MISTAKE))
        finally:
            self.connection.asking -= 1

    def _answer(self, request: requests.Request, found: Any) -> None:
        self.connection.send(answers.answer(request.id, requests.kind_of(request), found))

    # What is done

    @property
    def seat(self) -> int:
        """The seat it acts for."""
        if self.connection.viewer == SPECTATOR:
            raise NotAllowed("You are watching: only those who sit at the table act there.")
        return self.connection.viewer

    def check_seat(self, table: Table) -> None:
        """Refuse somebody whose seat was given away meanwhile."""
        if table.chair(self.seat).who.guest != self.connection.guest:
            raise NotAllowed("This seat is not yours any more.")

    async def _act(
        self, doing: Callable[[Table, float], Iterable[Act]], off_loop: bool = False
    ) -> Any:
        def mine(table: Table, at: float) -> Iterable[Act]:
            self.check_seat(table)
            return doing(table, at)

        n = await self.hall.act(self.room, mine, self.seat, off_loop)
        return {"n": n}

    def _decided_at(self, at: int | None) -> int | None:
        """The moment a choice was made at: who does not say knows what was sent so far."""
        shown = self.room.showings.get(self.seat)
        return shown.n if at is None and shown else at

    def _check_at(self, table: Table, at: int | None, meant: Move | None = None) -> None:
        """Refuse an answer to a question that is not asked any more, or was answered already."""
        shown, moments = self.room.showings.get(self.seat), table.moments
        if at is None or not shown or not moments or table.trouble:
            return
        if moments.is_past(self.seat, at) or not shown.is_asked(at, meant):
            raise Stale("The table has changed since: look again, then decide again.")

    async def move(self, said: requests.MoveRequest) -> Any:
        """Make a choice."""
        meant, seat, decided = said.meant, self.seat, self._decided_at(said.at)

        def doing(table: Table, at: float) -> Iterable[Act]:
            self._check_at(table, decided, meant)
            return [*_back(table, seat, at), playing.move(table, seat, meant, at)]

        return await self._act(doing, off_loop=not isinstance(meant, int))

    async def undo(self, said: requests.UndoRequest) -> Any:
        """Take the last choice back."""
        decided = self._decided_at(said.at)

        def doing(table: Table, at: float) -> Iterable[Act]:
            self._check_at(table, decided)
            return [playing.undo(table, self.seat, at)]

        return await self._act(doing)

    async def salt(self, said: requests.SaltRequest) -> Any:
        """Add to the shuffle."""
        return await self._act(lambda t, at: [starting.salt(t, self.seat, said.salt, at)])

    async def vote(self, said: requests.VoteRequest) -> Any:
        """Agree to stop."""
        return await self._act(lambda t, at: playing.vote(t, self.seat, said.stop, at))

    async def back(self, said: requests.BackRequest) -> Any:
        """Play oneself again."""
        return await self._act(lambda t, at: _back(t, self.seat, at))

    async def chat(self, said: requests.ChatRequest) -> Any:
        """Say something."""
        who = self.connection
        n = await self.hall.say(self.room, who.guest, who.viewer, who.name, said.text)
        return {"n": n}

    async def mute(self, said: requests.MuteRequest) -> Any:
        """Hear no more of a seat's chat."""
        seat = frozenset([said.seat])
        muted = self.connection.muted
        self.connection.muted = muted | seat if said.on else muted - seat
        muted = self.connection.muted
        return {"muted": sorted(muted, key=lambda seat: -1 if seat is None else seat)}

    async def ping(self, said: requests.PingRequest) -> Any:
        """Tell the time."""
        return {"now": self.hall.now()}

    # What is asked

    async def plan(self, said: requests.PlanRequest) -> Any:
        """What gestures mean together."""
        return await self.hall.plan(self.room, self.seat, said.gestures)

    async def why(self, said: requests.WhyRequest) -> Any:
        """Why not."""
        return await self.hall.why(self.room, self.seat, said.meant)

    async def aids(self, said: requests.AidsRequest) -> Any:
        """What people work out by hand."""
        return await self.hall.aids(self.room, self.seat, said.gestures)

    async def hint(self, said: requests.HintRequest) -> Any:
        """What a bot would do."""
        return await self.hall.hint(self.room, self.seat)


def _back(table: Table, seat: int, at: float) -> list[Act]:
    """Whoever acts plays again, if a bot stood in."""
    if not table.chair(seat).stand_in:
        return []
    act = StoodIn(seat)
    table.apply(act, at)
    return [act]


Doing = Callable[[Talk, Any], Awaitable[Any]]
DONE: dict[type, Doing] = {
    requests.MoveRequest: Talk.move,
    requests.UndoRequest: Talk.undo,
    requests.SaltRequest: Talk.salt,
    requests.VoteRequest: Talk.vote,
    requests.BackRequest: Talk.back,
    requests.ChatRequest: Talk.chat,
    requests.MuteRequest: Talk.mute,
    requests.PingRequest: Talk.ping,
}
ASKED: dict[type, Doing] = {
    requests.PlanRequest: Talk.plan,
    requests.WhyRequest: Talk.why,
    requests.AidsRequest: Talk.aids,
    requests.HintRequest: Talk.hint,
}
