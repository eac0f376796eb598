"""How long bots take tells nothing: not how hard a choice was, nor how many steps it took."""

import asyncio
from types import SimpleNamespace

from parlour.kit.record import SPECTATOR
from parlour.server.hall.thinking import Thinking
from parlour.server.tables.acts import StoodIn
from server.worlds import World, untold
from walks import GAMES, walk

GAME = GAMES["tavarua"]


class Threads:
    """Work is done at once."""

    async def run(self, work, *given):
        return work(*given)


class Bots(Thinking):
    """The bots of one table; how often they rest is counted, and they rest until they are woken."""

    def __init__(self, world):
        self.world, self.room, self.pace, self.programs = world, world.room, 1.0, {}
        self.rests, self.awake, self.at = 0, asyncio.Event(), world.table.at
        self.threads = SimpleNamespace(bots=Threads(), unwatched=Threads())
        self.measures = SimpleNamespace(thought=lambda bot: None)

    def begin(self, work):
        if work.__name__ == "sleep":
            work.close()
            self.rests += 1
            work = self.awake.wait()
        return asyncio.get_running_loop().create_task(work)

    async def wake(self, room):
        return room.table

    async def act(self, room, doing, *more):
        self.at += 0.001
        self.world.act(doing, self.at)

    def keep(self, room):
        """Nobody looks at the table again."""


async def settled():
    """Everything went on as far as it can."""
    for _ in range(60):
        await asyncio.sleep(0)


def hidden(step):
    return step.seat >= 0 and GAME.is_secret(step.table.reading(), step.seat, step.move)


async def one_choice(step):
    """A bot makes a hidden choice; how many steps of it were made in one rest."""
    world = World(GAME, untold(step.table), SPECTATOR, at=1000.0)
    world.table.apply(StoodIn(step.seat, "random", "self"), 1001.0)
    bots, before = Bots(world), world.look()
    bots.let_bots_think(world.room)
    await settled()
    assert world.look() == before
    bots.awake.set()
    await settled()
    assert world.look() != before
    assert (bots.rests, world.room.jobs) == (1, {})
    return len(world.match.log)


def test_a_bot_rests_once_until_others_notice_its_choice():
    choices = [step for step in walk("tavarua", 3) if hidden(step)]
    steps = {asyncio.run(one_choice(step)) for step in choices[:20]}
    assert len(steps) > 1, "some choices take more steps than others"
