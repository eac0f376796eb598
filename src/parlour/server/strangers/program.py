"""A stranger's program, started for one seat: it is sent frames and writes moves."""

import asyncio
import os
from collections.abc import Sequence
from subprocess import DEVNULL, PIPE, Popen
from typing import Any, Self

import msgspec

from parlour.printable import quoted
from parlour.server.strangers.child import Child
from parlour.server.strangers.trouble import StrangerTrouble

PATIENCE = 30.0  # seconds for a decision
GRACE = 1.0  # seconds to end by itself once its input has ended
LOOK = 0.005  # seconds between two looks whether it has
MOST_UNREAD = 1024 * 1024  # bytes that wait for a program to read them
KNOWN = ("PATH", "HOME", "LANG")  # all that a program learns of the server's environment
DEAF = "does not read what it is sent"
NONSENSE = "wrote a line that is not a JSON object"

_decode = msgspec.json.Decoder().decode


class Program:
    """One running program."""

    def __init__(self, child: Child) -> None:
        self._child = child
        self._input: asyncio.WriteTransport
        self._output: asyncio.ReadTransport

    @classmethod
    async def start(cls, name: str, command: Sequence[str]) -> Self:
        """Start a command, without a shell, in a group of its own; what it complains is dropped."""
        program = cls(Child(name, _started(name, command)))
        try:
            await program._connect()
        except BaseException:
            program._child.end()
            raise
        return program

    async def _connect(self) -> None:
        loop, child = asyncio.get_running_loop(), self._child
        self._output, _ = await loop.connect_read_pipe(lambda: child, child.process.stdout)
        self._input, _ = await loop.connect_write_pipe(asyncio.BaseProtocol, child.process.stdin)

    async def decide(self, frame: bytes, timeout: float = PATIENCE) -> dict[str, Any]:
        """Send a whole frame, or an error about the last answer; the object written next."""
        self.tell(frame)
        try:
            line = await asyncio.wait_for(self._child.line(), timeout)
        except TimeoutError:
            raise self.fail(f"took longer than {timeout:.0f} seconds to decide") from None
        return self._read(line)

    def tell(self, line: bytes) -> None:
        """Send a line that needs no answer."""
        is_full = self._input.get_write_buffer_size() > MOST_UNREAD
        if self._child.trouble or is_full or self._input.is_closing():
            raise self.fail(DEAF)
        self._input.write(line + b"\n")

    def fail(self, what: str) -> StrangerTrouble:
        """It did not keep to the protocol: end it, and say so."""
        return self._child.fail(what)

    async def close(self) -> None:
        """End it and all that it started; a moment is left to do so by itself."""
        self._input.close()
        try:
            await asyncio.wait_for(self._child.silent.wait(), GRACE)
        except TimeoutError:
            pass
        finally:
            self._child.end()
            self._output.close()
        await self._is_gone()

    async def _is_gone(self) -> None:
        """Wait for its end, which takes a moment even if it was made to."""
        for _ in range(round(GRACE / LOOK)):
            if self._child.process.poll() is not None:
                return
            await asyncio.sleep(LOOK)

    def _read(self, line: bytes) -> dict[str, Any]:
        try:
            said = _decode(line)
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict):
            raise self.fail(NONSENSE)
        return said


def _started(name: str, command: Sequence[str]) -> Popen[bytes]:
    # Not by the event loop: uvloop leaves inheritable sockets open in what it starts.
    env = {key: os.environ[key] for key in KNOWN if key in os.environ}
    try:
        return Popen(
            command,
            bufsize=0,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env=env,
            start_new_session=True,
        )
    except (OSError, ValueError):
        said = f"The program {quoted(name)} could not be started: check its command."
        raise StrangerTrouble(said) from None
