"""News between workers: that a table's log has grown, and passing things such as who is there.

    News
    ├── Alone       one worker: nobody to tell
    └── Notified    PostgreSQL carries it to all workers, this one included

What a log says is told by the transaction that wrote it (`{"t": table, "by": worker}`); `tell` is
for what no log has and what nobody misses if it is lost.
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

import psycopg
from psycopg import AsyncConnection

from parlour.errors import ParlourError
from parlour.server.store.database.address import address, for_psycopg, place
from parlour.server.store.database.engines import LOST
from parlour.server.store.refusals import BadStore
from parlour.server.store.writing import CHANNEL

Message = dict[str, Any]
Hear = Callable[[Message], None]
MOST = 7000  # bytes of a message: PostgreSQL carries less than 8,000
PAUSES = (0.05, 0.2, 0.5, 1.0, 2.0)  # seconds before connecting again; then always the last


class TooMuchNews(ParlourError):
    """A message too large to be carried."""

    def __init__(self) -> None:
        super().__init__(f"News between workers must stay under {MOST} bytes: tell less at once.")


class News(Protocol):
    """What workers tell each other."""

    async def start(self, hear: Hear) -> None:
        """From now on `hear` gets every message; `{"lost": True}` says that some are missing."""

    async def tell(self, message: Message) -> None:
        """Tell all workers; it may get lost."""

    async def close(self) -> None:
        """Hear and tell no more."""


class Alone:
    """There is no other worker."""

    async def start(self, hear: Hear) -> None:
        """Nothing will be heard."""

    async def tell(self, message: Message) -> None:
        """Nobody is there."""

    async def close(self) -> None:
        """Nothing was open."""


class Notified:
    """Workers on one PostgreSQL database. What this one tells it hears too: see `by`."""

    def __init__(self, url: str, worker: str) -> None:
        self._url = address(url)
        self._worker = worker
        self._hear: Hear = lambda message: None
        self._listener: asyncio.Task[None] | None = None
        self._voice: AsyncConnection | None = None
        self._speaking = asyncio.Lock()

    async def start(self, hear: Hear) -> None:
        """Listen; refused as `BadStore` where the database cannot be reached."""
        self._hear = hear
        try:
            ear = await self._ear()
        except psycopg.Error:
            raise BadStore(f"The {place(self._url)} does not answer: is it running?") from None
        self._listener = asyncio.create_task(self._listen(ear))

    async def tell(self, message: Message) -> None:
        """Tell all workers who tells it and what; what cannot be told now is dropped."""
        said = json.dumps({**message, "by": self._worker}, separators=(",", ":"))
        if len(said.encode()) > MOST:
            raise TooMuchNews
        async with self._speaking:
            with suppress(psycopg.Error):
                await self._say(said)

    async def close(self) -> None:
        """End both connections."""
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener
        async with self._speaking:
            if self._voice is not None:
                await self._voice.close()

    async def _say(self, said: str) -> None:
        """On a connection of its own: the one that listens is busy listening."""
        if self._voice is None or self._voice.closed:
            self._voice = await self._connected()
        try:
            await self._voice.execute("select pg_notify(%s, %s)", (CHANNEL, said))
        except psycopg.OperationalError:
            await self._voice.close()
            self._voice = await self._connected()
            await self._voice.execute("select pg_notify(%s, %s)", (CHANNEL, said))

    async def _listen(self, ear: AsyncConnection) -> None:
        while True:
            await self._hear_all(ear)
            ear = await self._ear_again()
            self._pass_on({"lost": True})

    async def _hear_all(self, ear: AsyncConnection) -> None:
        """Until the connection breaks."""
        async with ear:
            with suppress(psycopg.Error):
                async for notice in ear.notifies():
                    if message := _read(notice.payload):
                        self._pass_on(message)

    def _pass_on(self, message: Message) -> None:
        """A listener that stumbles must not deafen the worker."""
        try:
            self._hear(message)
        except Exception as error:
            context = {"message": "News could not be heard.", "exception": error}
            asyncio.get_running_loop().call_exception_handler(context)

    async def _ear_again(self) -> AsyncConnection:
        tries = 0
        while True:
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            with suppress(psycopg.Error):
                return await self._ear()
            tries += 1

    async def _ear(self) -> AsyncConnection:
        ear = await self._connected()
        try:
            await ear.execute(f"listen {CHANNEL}")
        except BaseException:
            await ear.close()
            raise
        return ear

    async def _connected(self) -> AsyncConnection:
        settings = LOST | for_psycopg(self._url)
        return await AsyncConnection.connect(autocommit=True, **settings)


def _read(payload: str) -> Message:
    """Anybody with the database's password can notify: what is no message of ours is empty."""
    try:
        message = json.loads(payload)
    except ValueError:
        return {}
    return message if isinstance(message, dict) else {}
