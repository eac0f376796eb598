"""Threads beside the event loop: for people's questions, replays, hints and bots.

More of them would not answer sooner, for one interpreter runs all; one each keeps what they do in
order, and a long line of bots that nobody looks at out of people's way.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from parlour.server.refusals import NotReady

SWITCH = 0.0005  # seconds between two looks whether another thread wants to run
MOST_WAITING = 500

Found = TypeVar("Found")


class Thread:
    """One thread with a line of bounded length before it."""

    def __init__(self, name: str, most: int = MOST_WAITING) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self.waiting, self._most = 0, most

    async def run(self, work: Callable[..., Found], *given: Any) -> Found:
        """Do something there; refused when too many wait already."""
        if self.waiting >= self._most:
            raise NotReady("The server has too much to do just now: ask again in a moment.")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *given)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Begin nothing more; what runs is waited for."""
        self._pool.shutdown(wait=True, cancel_futures=True)


class Threads:
    """All threads of a worker."""

    def __init__(self) -> None:
        sys.setswitchinterval(SWITCH)
        self.questions = Thread("questions")
        self.replays = Thread("replays", most=100_000)
        self.hints = Thread("hints", most=50)
        self.bots = Thread("bots", most=100_000)
        self.unwatched = Thread("unwatched", most=100_000)  # bots at tables nobody looks at

    @property
    def by_name(self) -> dict[str, Thread]:
        """All of them."""
        return {name: one for name, one in vars(self).items() if isinstance(one, Thread)}

    def close(self) -> None:
        """End them."""
        for thread in self.by_name.values():
            thread.close()
