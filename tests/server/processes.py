"""Servers in processes of their own, which can be killed; and what they said when they ended."""

import ctypes
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from server.served import SOON, Person, free_port

PARLOUR = Path(sys.executable).parent / "parlour"
QUICK = {"pace": 0, "rate": 10_000}
PR_SET_PDEATHSIG = 1
# The same, with heartbeats so quick that a dead worker is soon known to be dead, and on a machine
# whose clock is ahead.
HASTY = """
import sys, time
from parlour.cli.main import run
from parlour.server.hall import hall, keeping
from parlour.server.store import leases, reading
hall.BEAT = 0.3
keeping.STALE = leases.STALE = reading.STALE = 1.5
hall.Hall.__init__.__kwdefaults__["now"] = lambda: time.time() + AHEAD
run()
"""


def _with_the_test_run():
    """End with a test run that is killed itself."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class Process:
    """`parlour serve` on a port of its own; started again, on the same one."""

    def __init__(self, database, *games, ahead=None, **options):
        self.database, self.port = str(database), free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        named = {"port": self.port, "database": self.database, **QUICK, **options}
        hasty = [sys.executable, "-c", HASTY.replace("AHEAD", str(ahead))]
        command = [PARLOUR] if ahead is None else hasty
        self._words = [*command, "serve", *(f"--{name}={value}" for name, value in named.items())]
        self._words += [f"--game={game}" for game in games]
        self._games, self._running = games, None
        self._said = tempfile.TemporaryFile()  # noqa: SIM115  # closed in `close`
        self.people = []

    @property
    def pid(self):
        return self._running.pid

    @property
    def said(self):
        """All it ever said on standard error."""
        self._said.seek(0)
        return self._said.read().decode()

    @property
    def mistakes(self):
        """What of it is no mere note: each line is one event."""
        return [line for line in self.said.splitlines() if "Traceback" in line or "error" in line]

    def start(self, **how):
        """Start it, and wait until its games can be played."""
        self.begin(**how).arrive()

    def arrive(self):
        """Wait until its games can be played."""
        until = time.monotonic() + SOON
        while not self.is_ready():
            assert self._running.poll() is None, self.said
            assert time.monotonic() < until, self.said
            time.sleep(0.01)

    def begin(self, **how):
        """Start it, and do not wait."""
        self._running = subprocess.Popen(
            self._words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=self._said,
            start_new_session=True,
            preexec_fn=_with_the_test_run,
            **how,
        )
        return self

    def is_ready(self):
        try:
            found = httpx.get(f"{self.url}/api/ready", timeout=SOON, verify=False).json()
        except httpx.TransportError:
            return False
        games = found.get("games", {})
        return all(games.get(game, {}).get("status") == "ready" for game in self._games)

    def kill(self):
        """End it as a power cut would, in the middle of whatever it does."""
        self.stop(signal.SIGKILL)

    def stop(self, number=signal.SIGTERM, group=False):
        """Tell it to end, or with it all that it started, as a terminal does; its exit code."""
        (os.killpg if group else os.kill)(self.pid, number)
        return self._running.wait(SOON)

    def ended(self):
        """Wait until it ends by itself; its exit code."""
        return self._running.wait(SOON)

    def close(self):
        for person in self.people:
            person.http.close()
        if self._running and self._running.poll() is None:
            self._running.kill()
            self._running.wait(SOON)
        self._said.close()

    def person(self, name="North"):
        self.people.append(Person(self.url, name))
        return self.people[-1]


@contextmanager
def processes(database, *games, ahead=(None,), **options):
    """Servers on one database that run until the end of the block; hasty ones, by their clocks."""
    with ExitStack() as ending:
        started = [Process(database, *games, ahead=one, **options) for one in ahead]
        for process in started:
            ending.callback(process.close)
            process.begin()
        for process in started:
            process.arrive()
        yield started if len(started) > 1 else started[0]
