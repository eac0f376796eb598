"""One connection: what is sent on it, how much may wait, and how it ends.

Nothing waits without bound: whoever reads too slowly is told so and let go; their place is kept.
"""

import asyncio
from contextlib import suppress

from starlette.types import Send

from parlour.kit.record import SPECTATOR
from parlour.server.people.limits import Bucket
from parlour.server.socket import answers

MOST_WAITING = 512 * 1024  # bytes
LAST_WORDS = 2.0  # seconds to say goodbye in
RATE, BURST = 25.0, 80.0  # requests
CLOSE_CODES = {"closing": 1012, "slow": 1013, "flood": 1008, "broken": 1011, "full": 1013}
USUAL_CLOSE = 4000


class Connection:
    """A socket, as a table's room and the conversation use it."""

    __slots__ = (
        "_ended",
        "_flushing",
        "_goodbye",
        "_outbox",
        "_send",
        "_shared",
        "_waiting",
        "asking",
        "bucket",
        "conversation",
        "guest",
        "muted",
        "name",
        "refused",
        "viewer",
        "wants_whole",
    )

    def __init__(self, send: Send, guest: str, rate: float, shared: Bucket) -> None:
        self._send, self.guest = send, guest
        self.viewer, self.wants_whole, self.name = SPECTATOR, False, ""
        self.muted: frozenset[int | None] = frozenset()
        self.bucket = Bucket(RATE * rate, BURST * rate)
        self._shared = shared  # by all connections from the same address
        self.asking = self.refused = 0  # questions that run, requests refused in a row
        self._outbox: list[bytes] = []
        self._waiting = 0
        self._flushing: asyncio.Task[None] | None = None
        self._ended: tuple[str, str] | None = None
        self._goodbye: asyncio.Task[None] | None = None
        self.conversation = asyncio.current_task()

    @property
    def is_open(self) -> bool:
        """Whether anything may still be sent."""
        return self._ended is None

    def may(self, cost: float) -> bool:
        """Whether it has not asked too much already."""
        return self.bucket.take(cost) and self._shared.take(cost)

    def send(self, frame: bytes) -> None:
        """Send a frame, soon."""
        if self._ended:
            return
        self._outbox.append(frame)
        self._waiting += len(frame)
        if self._waiting > MOST_WAITING:
            self._outbox.clear()
            self.end("slow", "You read too slowly for this table: connect again to see it all.")
        elif self._flushing is None:
            self._flushing = asyncio.get_running_loop().create_task(self._flush())

    def end(self, code: str, says: str) -> None:
        """Say why, and close."""
        if self._ended is None:
            self._ended = (code, says)
            loop = asyncio.get_running_loop()
            self._goodbye = loop.create_task(self._say_goodbye(code, says))

    async def ended(self) -> None:
        """Wait for the goodbye, if there is one: the conversation is over by itself."""
        self.conversation = None
        if self._goodbye:
            await asyncio.wait([self._goodbye])

    def gone(self) -> None:
        """Nobody is there any more: nothing is sent."""
        self._ended = self._ended or ("gone", "")
        self._outbox.clear()

    async def _flush(self) -> None:
        try:
            while self._outbox:
                frame = self._outbox.pop(0)
                self._waiting -= len(frame)
                await self._say(frame)
        except Exception:  # the peer is gone: whoever reads from it notices, too
            self._outbox.clear()
        finally:
            self._flushing = None

    async def _say(self, frame: bytes) -> None:
        await self._send({"type": "websocket.send", "text": frame.decode()})

    async def _say_goodbye(self, code: str, says: str) -> None:
        with suppress(Exception):
            async with asyncio.timeout(LAST_WORDS):
                if self._flushing:
                    await asyncio.wait([self._flushing])
                await self._say(answers.bye(code, says))
        with suppress(Exception):
            async with asyncio.timeout(LAST_WORDS):
                number = CLOSE_CODES.get(code, USUAL_CLOSE)
                await self._send({"type": "websocket.close", "code": number, "reason": code})
                return
        if self.conversation:
            self.conversation.cancel()  # a peer that does not even read that
