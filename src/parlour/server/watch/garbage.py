"""When Python looks for garbage that refers to itself: often among what is new, else when idle.

Thousands of tables are millions of objects, and looking through all of them takes a third of a
second, during which nobody is answered. Next to nothing here refers to itself.
"""

import gc
import time

NEW, YOUNG, NEVER = 20_000, 50, 1_000_000
IDLE, LONGEST = 1.0, 1800.0  # seconds without an act; seconds without looking


class Tidying:
    """Looks through everything when nothing happens."""

    def __init__(self) -> None:
        self._looked = time.monotonic()
        gc.collect()
        gc.freeze()  # what is there at the start stays
        gc.set_threshold(NEW, YOUNG, NEVER)

    def look(self, idle: float) -> None:
        """Look, if nothing has happened for so long, or if it is high time."""
        since = time.monotonic() - self._looked
        if since > LONGEST or (idle > IDLE and since > LONGEST / 10):
            gc.collect()
            self._looked = time.monotonic()
