"""A thought in slices: short stretches of compiled work, and between two of them a look around."""

import time
from collections.abc import Iterator

from parlour.bots.thought import GoOn, Stopped

SLICE = 0.005  # seconds of compiled work between two looks


class Pace:
    """How much makes a slice, learnt from how long the last ones took."""

    def __init__(self, go_on: GoOn) -> None:
        self._go_on, self._size = go_on, 1

    def slices(self, total: int) -> Iterator[range]:
        """So much work, part after part, each done before the next is asked for."""
        begin = 0
        while begin < total:
            if not self._go_on():
                raise Stopped
            part, began = range(begin, min(begin + self._size, total)), time.perf_counter()
            yield part
            self._learn(len(part), time.perf_counter() - began)
            begin = part.stop

    def _learn(self, done: int, took: float) -> None:
        fitting = int(done * SLICE / max(took, 1e-9))
        self._size = max(1, min(fitting, 2 * self._size))
