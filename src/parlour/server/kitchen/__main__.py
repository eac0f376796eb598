"""The child: `python -m parlour.server.kitchen GAME` compiles all that a server needs of a game.

It plays in two processes, one after the other under the same number: see the package.
"""

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from numba.core import event

from parlour.errors import BadFile, ParlourError
from parlour.games import known, take
from parlour.play.warmth import Mark
from parlour.server.kitchen import child, entries
from parlour.server.kitchen.rehearsal import rehearse

AGAIN = "again"
NICE = 10


class Compilations(event.Listener):  # type: ignore[misc]
    """How many functions were compiled, not only loaded."""

    count = 0

    def on_start(self, event: event.Event) -> None:
        """Nothing yet: it may fail."""

    def on_end(self, event: event.Event) -> None:
        """One more, if it did not fail."""
        self.count += not event.is_failed


def main(game: str, *given: str) -> None:
    """Compile a game; in the second process, note what it needs."""
    with _alone(game):
        if entries.is_kept(game):
            return
        compiled = Compilations()
        event.register("numba:compile", compiled)
        rehearse(take(known(game)))
        was_warm = compiled.count == 0
        entries.use_unmet(take(game))
        if was_warm:
            entries.keep(game)
            return
    if AGAIN in given:
        raise BadFile("What was compiled could not be kept: is the disk full?")
    os.execv(sys.executable, [*child.command(game), *given, AGAIN])


@contextmanager
def _alone(game: str) -> Iterator[None]:
    """One process at a time, so that several workers do not compile the same."""
    path = Mark(game, entries.PURPOSE).path
    if sys.platform == "win32" or path is None:
        yield
        return
    import fcntl

    with path.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _end_with_the_server() -> None:
    """The server holds the other end of standard input, and never writes."""
    with suppress(OSError):
        os.read(sys.stdin.fileno(), 1)
    os._exit(1)


if __name__ == "__main__":
    if child.BOUND in sys.argv:
        threading.Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice") and AGAIN not in sys.argv:
        os.nice(NICE)
    try:
        main(*sys.argv[1:])
    except (ParlourError, OSError, MemoryError) as trouble:
        sys.exit(str(trouble) or "There was too little memory.")
