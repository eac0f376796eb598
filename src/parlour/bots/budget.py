"""How long a bot may think."""

import math
from dataclasses import dataclass

from parlour.errors import BadNumber, whole
from parlour.printable import shown

PLAYOUTS = 1000


@dataclass(frozen=True)
class Budget:
    """So many playouts (the same decision every time) or so many seconds, on so many threads.

    However small the budget, every move is tried once in every round it takes part in.
    """

    playouts: int | None = None
    seconds: float | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        for given in (self.playouts, self.threads):
            if given is not None:
                whole(given, BadNumber, "A budget")
        if self.playouts is not None and self.seconds is not None:
            raise BadNumber("A bot has a number of playouts or of seconds, not both.")
        if self.playouts is not None and self.playouts < 1:
            raise BadNumber(f"A bot needs at least 1 playout, not {shown(self.playouts)}.")
        if self.seconds is not None and not _is_while(self.seconds):
            odd = shown(self.seconds)
            raise BadNumber(f"A bot needs more than 0 seconds and an end, not {odd}.")
        if self.threads < 1:
            raise BadNumber(f"A bot needs at least 1 thread, not {shown(self.threads)}.")


def _is_while(seconds: object) -> bool:
    return isinstance(seconds, int | float) and 0 < seconds < math.inf
