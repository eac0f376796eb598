"""What a worker does beside answering: begun, carried through, or tried until the store answers."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from parlour.errors import ParlourError
from parlour.server.hall.room import Room
from parlour.server.refusals import NoSuchThing

AGAIN = 1.0  # seconds after trouble
LAST_ACTS = 5.0  # seconds to finish what was begun when the server stops
Came = TypeVar("Came")
log = logging.getLogger("parlour.server")


class Tasks:
    """All that runs in a worker."""

    closing = False

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self._carried: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; it ends with the hall at the latest."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a task failed", exc_info=task.exception())

    async def to_its_end(self, work: Coroutine[Any, Any, Came]) -> Came:
        """Do what is not broken off in the middle, though whoever asked for it may be gone."""
        task = asyncio.get_running_loop().create_task(work)
        self._carried.add(task)
        task.add_done_callback(self._carried.discard)
        return await asyncio.shield(task)

    async def surely(
        self, room: Room, work: Callable[[Room], Awaitable[None]], wait: float = 0.0
    ) -> None:
        """Do something with a room's lock held: again and again, until the store answers."""
        while not self.closing:
            await asyncio.sleep(wait)
            try:
                async with room.lock:
                    return await work(room)
            except NoSuchThing:
                return
            except ParlourError as trouble:
                log.info("a table has to wait", extra={"table": room.id, "why": str(trouble)})
                wait = AGAIN

    async def end_tasks(self) -> None:
        """End what was begun; what is being written is finished first."""
        begun = list(self.tasks)
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)
        if self._carried:
            await asyncio.wait(self._carried, timeout=LAST_ACTS)
