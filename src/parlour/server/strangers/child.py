"""What is heard of a program: a line when one is wanted, or trouble, and never much at a time."""

import asyncio
import os
import signal
from contextlib import suppress
from subprocess import Popen
from threading import Thread

from parlour.printable import quoted
from parlour.server.strangers.trouble import StrangerTrouble

LONGEST = 64 * 1024  # bytes of a line
MOST_UNASKED = 10  # lines between two decisions
ENDED = "ended or closed its output: start it by hand to see why"
LONG = f"wrote a line of more than {LONGEST // 1024} kB: a move is far shorter"
FLOODS = "writes lines that nobody asked for: it may write one for each frame that asks it"


class Child(asyncio.Protocol):
    """A child process by what it writes."""

    def __init__(self, name: str, process: Popen[bytes]) -> None:
        self.name, self.process = name, process
        self.trouble = ""  # the first thing that went wrong; there is no second
        self.silent = asyncio.Event()  # its output has ended
        self._wanted: asyncio.Future[bytes] | None = None
        self._held, self._unasked = bytearray(), 0
        self._is_ended = False

    def line(self) -> asyncio.Future[bytes]:
        """The next line that it writes; what it wrote before is no answer to anything."""
        self._wanted, self._unasked = asyncio.get_running_loop().create_future(), 0
        return self._wanted

    def fail(self, what: str) -> StrangerTrouble:
        """Something is amiss: the program is ended at once, and says nothing any more."""
        if not self.trouble:
            self.trouble = f"The program {quoted(self.name)} {what.rstrip('.')}."
            self._held.clear()
            self.end()
            if self._wanted and not self._wanted.done():
                self._wanted.set_exception(StrangerTrouble(self.trouble))
        return StrangerTrouble(self.trouble)

    def end(self) -> None:
        """End it and whatever it started; until it is waited for nobody else has its number.

        A thread waits for it, so that it is gone for good whatever becomes of who ended it.
        """
        if not self._is_ended:
            self._is_ended = True
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
            Thread(target=self.process.wait, name="reaper", daemon=True).start()

    # What the event loop tells

    def data_received(self, data: bytes) -> None:
        """It wrote something."""
        if self.trouble:
            return
        self._held += data
        if b"\n" in data:
            *lines, self._held = self._held.split(b"\n")
            for line in lines:
                self._hear(bytes(line))
        if len(self._held) > LONGEST:
            self.fail(LONG)

    def _hear(self, line: bytes) -> None:
        if len(line) > LONGEST:
            self.fail(LONG)
        elif self._wanted and not self._wanted.done() and line.strip():
            self._wanted.set_result(line)
        else:
            self._unasked += 1
            if self._unasked > MOST_UNASKED:
                self.fail(FLOODS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Its output has ended: it cannot play on."""
        self.silent.set()
        self.fail(ENDED)
