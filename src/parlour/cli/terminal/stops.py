"""Ctrl-C, a closed window, a polite stop: heeded once, and never within a move or a save."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

NAMES = ("SIGINT", "SIGTERM", "SIGHUP")


class Stops:
    """Signals, while a game is played: the first is a KeyboardInterrupt, later ones are nothing."""

    def __init__(self) -> None:
        self.is_over = False  # whether a stop is no news any more
        self.is_wanted = False  # whether one came while it was put off
        self.puts_off = False

    def listen(self) -> None:
        """Hear the signals from now on; the end of the game is the end of the program."""
        for name in NAMES:
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._stop)

    def _stop(self, *_: object) -> None:
        if self.puts_off:
            self.is_wanted = True
        elif not self.is_over:
            self.is_over = True
            raise KeyboardInterrupt

    @contextmanager
    def put_off(self) -> Iterator[None]:
        """Let what is done within this be finished first."""
        self.puts_off = True
        try:
            yield
        finally:
            self.puts_off = False
            if self.is_wanted:
                self._stop()

    def heed_no_more(self) -> None:
        """From now on the game is being left: nothing may come between."""
        self.is_over = True
