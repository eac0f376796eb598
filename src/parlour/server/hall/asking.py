"""What people ask of a table without changing it: answered off the event loop, on copies."""

from typing import Any

from parlour.bots.roster import seated
from parlour.errors import GameOver, NotYourTurn
from parlour.games.game import Game
from parlour.games.planned import plan, read
from parlour.games.planner import Planner
from parlour.games.plans import Gesture, read_gestures
from parlour.kit.positions import Positions
from parlour.play.looking import Move
from parlour.play.match import Match
from parlour.server.hall.loading import Loading
from parlour.server.hall.room import Room
from parlour.server.refusals import Refused
from parlour.server.tables.playing import running
from parlour.server.tables.table import Table

HINTING = "mc-2000"  # the bot whose opinion a hint is
BEST = 3  # choices that a hint tells of


class Asking(Loading):
    """Questions."""

    async def plan(self, room: Room, seat: int, given: Any) -> dict[str, Any]:
        """What gestures, or words parted by commas, mean together."""
        planner = (await self._looked_at(room, seat))[1]
        found = await self.threads.questions.run(_planned, planner, given)
        return {**found}

    async def why(self, room: Room, seat: int, move: Move) -> dict[str, Any]:
        """Why a seat may not do something; nothing said if it may."""
        match = (await self._looked_at(room, seat))[0].copy()
        found = await self.threads.questions.run(match.why, seat, move)
        return {"says": found.sentence, "rule": found.rule} if found else {"says": None}

    async def aids(self, room: Room, seat: int, given: Any) -> dict[str, Any]:
        """What people work out by hand."""
        async with room.lock:
            table = await self.wake(room)
            if not table.settings.aids:
                raise Refused("At this table everybody works things out alone, as was agreed.")
            planner = running(table).planner(seat)
        return await self.threads.questions.run(_aids, planner, given)

    async def hint(self, room: Room, seat: int) -> dict[str, Any]:
        """What a bot would do."""
        async with room.lock:
            table = await self.wake(room)
            if not table.settings.hints:
                raise Refused("At this table nobody is given hints, as was agreed.")
            match = _deciding(table, seat)
            seen, names = match.seen(seat), match.names
        return await self.threads.hints.run(_hint, match.game, seen, seat, names)

    async def _looked_at(self, room: Room, seat: int) -> tuple[Match, Planner]:
        async with room.lock:
            match = _deciding(await self.wake(room), seat)
            return match, match.planner(seat)


def _deciding(table: Table, seat: int) -> Match:
    """The match, if the seat has something to decide in it."""
    match = running(table)
    if match.is_over:
        raise GameOver("The game is over: there is nothing to decide any more.")
    if not match.legal(seat):
        raise NotYourTurn("You have nothing to decide just now.")
    return match


def _gestures(planner: Planner, given: Any) -> list[Gesture]:
    return read(planner, given) if isinstance(given, str) else read_gestures(given)


def _planned(planner: Planner, given: Any) -> Any:
    return plan(planner, _gestures(planner, given))


def _aids(planner: Planner, given: Any) -> dict[str, Any]:
    return planner.aids(_gestures(planner, given) if given else [])


def _hint(game: Game, seen: Positions, seat: int, names: tuple[str, ...]) -> dict[str, Any]:
    """The best choices as the bot weighs them, and how sure it is of the first."""
    thought = seated(HINTING, 0).choose(game, seen, seat)
    best = sorted(thought.candidates, key=lambda found: (-found.share, -found.worth))[:BEST]
    reading = seen.reading()
    return {
        "bot": HINTING,
        "move": thought.move,
        "words": game.say(reading, seat, thought.move, names),
        "sure": round(thought.sure, 3),
        "choices": [
            {
                "move": found.move,
                "words": game.say(reading, seat, found.move, names),
                "share": round(found.share, 3),
                "worth": round(found.worth, 4),
            }
            for found in best
        ],
    }
