"""One game's child, from its start to its end."""

import asyncio
import os
import signal
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import IO

from parlour.printable import shown

LONGEST_REASON = 300
MOST_READ = 4096  # bytes of what it said
BOUND = "bound"  # to the server: without it nobody needs what is compiled


def command(game: str) -> list[str]:
    """What compiles a game in a process of its own."""
    return [sys.executable, "-m", "parlour.server.kitchen", game]


async def run(words: list[str]) -> str:
    """Run a child to its end; why it failed, or nothing. Whoever cancels this ends the child."""
    with tempfile.TemporaryFile() as said:
        beginning = asyncio.ensure_future(_begun(words, said))
        try:
            child = await asyncio.shield(beginning)
            code = await child.wait()
        except asyncio.CancelledError:
            with suppress(OSError):  # it may have begun already, and others with it
                await _end(await beginning)
            raise
        _let_go(child)
        return _reason(code, said)


async def _begun(words: list[str], said: IO[bytes]) -> Process:
    return await asyncio.create_subprocess_exec(
        *words, stdin=PIPE, stdout=DEVNULL, stderr=said, start_new_session=True
    )


def _reason(code: int, said: IO[bytes]) -> str:
    """Why a child failed: the last thing it said."""
    if code < 0:
        return f"it was ended by signal {-code}, perhaps for want of memory"
    said.seek(max(0, said.seek(0, os.SEEK_END) - MOST_READ))
    lines = said.read().decode("utf-8", "replace").split("\n")
    last = next((line.strip() for line in reversed(lines) if line.strip()), f"it ended with {code}")
    return shown(last, LONGEST_REASON) if code else ""


async def _end(child: Process) -> None:
    """With all that it started."""
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            child.kill()
        elif child.returncode is None:  # else its number may be another's by now
            os.killpg(child.pid, signal.SIGKILL)
    await child.wait()
    _let_go(child)


def _let_go(child: Process) -> None:
    if child.stdin:
        child.stdin.close()
