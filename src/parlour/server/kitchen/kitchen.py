"""What is ready to be played, what is under way, and in which order."""

import asyncio
import logging
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Literal

from parlour.errors import ParlourError
from parlour.games import SHELF, known
from parlour.kit.rule import INTERPRETED
from parlour.play.warmth import seconds_for
from parlour.printable import shown
from parlour.server.kitchen import child, entries

Status = Literal["waiting", "compiling", "loading", "ready", "failed"]
ATTEMPTS = 2
LOG = logging.getLogger("parlour.server.kitchen")
SAYS: dict[Status, str] = {
    "waiting": "Its rules will be compiled when those of other games are.",
    "compiling": "Its rules are being compiled; that is done once.",
    "loading": "Its compiled rules are being loaded.",
    "ready": "It can be played.",
    "failed": "It cannot be played here: it could not be compiled; the server's log says why.",
}


class NotReady(ParlourError):
    """A game cannot be played on this server."""


@dataclass(frozen=True)
class Progress:
    """How far a game is on its way to be played."""

    status: Status
    seconds_left_about: float | None
    says: str


class Kitchen:
    """Makes games ready, the cheapest first: so many children at a time, one game a child."""

    def __init__(self, games: Iterable[str] = SHELF, at_once: int = 1) -> None:
        self.changed = asyncio.Condition()
        """Notified whenever a game gets further."""
        self._seconds = {game: seconds_for(game) for game in map(known, games)}
        self.games = tuple(sorted(self._seconds, key=self._seconds.__getitem__))
        self._statuses: dict[str, Status] = dict.fromkeys(self.games, "waiting")
        self._began: dict[str, float] = {}
        self._pace = 1.0  # of this machine: seconds for what was thought to take one
        self._at_once, self._room = at_once, asyncio.Semaphore(at_once)
        self._loader = ThreadPoolExecutor(1, "kitchen")
        self._tasks: list[asyncio.Task[None]] = []

    # Looking

    def state(self, game: str) -> Progress:
        """How far a game is."""
        status = self._statuses[known(game)]
        return Progress(status, self._left(game), SAYS[status])

    def is_ready(self, game: str) -> bool:
        """Whether it can be played."""
        return self._statuses.get(game) == "ready"

    async def ready(self, game: str) -> None:
        """Wait until a game can be played; refused where it never can."""
        known(game)
        async with self.changed:
            await self.changed.wait_for(lambda: self._statuses[game] in ("ready", "failed"))
        if not self.is_ready(game):
            raise NotReady(SAYS["failed"])

    def _left(self, game: str) -> float | None:
        """Seconds until it is compiled, as far as one can know."""
        status = self._statuses[game]
        if status not in ("waiting", "compiling"):
            return None
        before = self.games[: self.games.index(game)] if status == "waiting" else ()
        waits = sum(self._work(each) for each in before) / self._at_once
        return round(waits + self._work(game))

    def _work(self, game: str) -> float:
        """Seconds of a child's work that are left."""
        whole, status = self._seconds[game] * self._pace, self._statuses[game]
        if status == "compiling":
            return max(1.0, whole - (time.monotonic() - self._began[game]))
        return whole if status == "waiting" else 0.0

    # Working

    async def start(self) -> None:
        """Begin; nobody waits for it, except where nothing is compiled."""
        self._tasks = [asyncio.create_task(self._prepare(game)) for game in self.games]
        if INTERPRETED:
            await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        """End all children and whatever waits."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._loader.shutdown(wait=False, cancel_futures=True)

    async def _prepare(self, game: str) -> None:
        """Two attempts; a game that fails leaves the others alone."""
        for _ in range(ATTEMPTS):
            trouble = await self._compile(game) or await self._load(game)
            if not trouble:
                await self._become(game, "ready")
                return
            LOG.warning("%s could not be made ready: %s", game, trouble)
        await self._become(game, "failed")

    async def _compile(self, game: str) -> str:
        """Let a child compile what is not kept; what went wrong, or nothing."""
        if INTERPRETED or await asyncio.to_thread(entries.is_kept, game):
            return ""
        await self._become(game, "waiting")
        async with self._room:
            self._began[game] = time.monotonic()
            await self._become(game, "compiling")
            trouble = await self._run(game)
        if not trouble:
            self._pace = (time.monotonic() - self._began[game]) / self._seconds[game]
        return trouble

    async def _run(self, game: str) -> str:
        try:
            if trouble := await child.run([*child.command(game), child.BOUND]):
                return trouble
        except OSError as error:
            return f"no process could be started ({error.strerror})"
        is_kept = await asyncio.to_thread(entries.is_kept, game)
        return "" if is_kept else "nothing was kept"

    async def _load(self, game: str) -> str:
        """Load it in a thread; what went wrong, or nothing."""
        await self._become(game, "loading")
        try:
            await asyncio.get_running_loop().run_in_executor(self._loader, entries.load, game)
        except Exception as error:  # whatever it is, the other games go on
            await asyncio.to_thread(entries.forget, game)
            return shown(str(error) or type(error).__name__, child.LONGEST_REASON)
        return ""

    async def _become(self, game: str, status: Status) -> None:
        async with self.changed:
            self._statuses[game] = status
            self.changed.notify_all()
