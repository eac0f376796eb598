"""A table in this process: what is typed is prepared, and input and output may break."""

import io
import signal
import sys

from parlour.cli.keeping import Keeping
from parlour.cli.screen import Screen
from parlour.cli.seats import wake
from parlour.cli.sitting import Sitting

STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Typed:
    """Standard input of lines; one that can be called is called when its turn has come."""

    def __init__(self, lines):
        self.lines = list(lines)

    def isatty(self):
        return False

    def readline(self, most):
        if not self.lines:
            return ""
        line = self.lines.pop(0)
        line = line() if callable(line) else f"{line}\n"
        if line[most:]:
            self.lines.insert(0, lambda: line[most:])
        return line[:most]


class Paper(io.StringIO):
    """Standard output that takes so many writings and no more."""

    def __init__(self, most=1 << 30, error=None):
        super().__init__()
        self.left, self.error = most, error

    def write(self, text):
        self.left -= 1
        if self.left < 0:
            raise self.error
        return super().write(text)


def sit(monkeypatch, match, lines, paper=None, keeping=None):
    """Play at a table with random bots in all seats but the first; the exit code and the paper."""
    paper = paper or Paper()
    monkeypatch.setattr(sys, "stdin", Typed(lines))
    monkeypatch.setattr(sys, "stdout", paper)
    bots = wake(dict.fromkeys(range(1, match.seats), "random"))
    sitting = Sitting(match, bots, Screen(match), keeping or Keeping())
    before = {number: signal.getsignal(number) for number in STOPS}
    try:
        return sitting.run(), paper
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
