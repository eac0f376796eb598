"""Many games side by side, one step at a time: the ground of vector environments.

A game that ends is followed at once by the next one of its slot: slot i plays the games i,
i + slots, i + 2 * slots … of the series that the key stands for.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from parlour.errors import BadNumber
from parlour.kit.contract import Contract
from parlour.kit.drive import TURN, first_refused, start_slice, step_all, step_slice
from parlour.kit.luck import LUCK, key_from
from parlour.kit.positions import Positions, records
from parlour.kit.simulate import checked_blank, checked_count, checked_threads

SMALL = 256  # fewer games than this are stepped faster by one thread than shared out
MOST_SLOTS = 1 << 20


class Vector:
    """Games stepped together; `turns` says who decides where, `moves` holds the legal lists.

    Both may be read only, and stay the same memory from step to step.
    """

    def __init__(
        self, contract: Contract, blank: Positions, key: Any, slots: int, threads: int | None = None
    ) -> None:
        slots = checked_count(slots, 1, MOST_SLOTS, "The number of slots")
        threads = min(checked_threads(threads), slots) if slots >= SMALL else 1
        self._tables = Positions(contract.record, slots)
        self._tables.rows[:] = checked_blank(contract, blank).rows[0]
        self._turns = records(TURN, slots)
        self._moves = np.zeros((slots, contract.most_legal), np.int64)
        self._picks = np.zeros(slots, np.int64)
        self._whims = records(LUCK, slots)
        self._key = key_from(key)
        self.turns, self.moves = _to_read(self._turns), _to_read(self._moves)
        self._edges = np.linspace(0, slots, threads + 1, dtype=int).tolist()
        self._pool = ThreadPoolExecutor(threads)
        self._state = (self._tables.games, self._whims, self._key, self._turns, self._moves)
        self._share(start_slice)

    @property
    def tables(self) -> Positions:
        """A copy of all positions, to look at or to try something on."""
        return self._tables.copy()

    def step(self, picks: Sequence[int] | Any) -> None:
        """Play in every slot the move at a place of its legal list, counted from 0.

        Each place must be below `turns["legal"]`: if one is not, no slot is stepped at all.
        """
        self._picks[:] = _places(picks, len(self._picks))
        if len(self._edges) == 2:
            refused = step_all(*self._state, *self._edges, self._picks)
        else:
            refused = first_refused(self._turns, self._picks)
            if refused < 0:
                self._share(step_slice, self._picks)
        if refused >= 0:
            raise no_such_pick(refused, self._turns["legal"][refused])

    def close(self) -> None:
        """Let the threads go; whoever still steps does it alone."""
        self._edges = [0, len(self._picks)]
        self._pool.shutdown()

    def _share(self, work: Callable[..., None], *more: Any) -> None:
        """Each thread takes a slice of the slots."""

        def on_slice(begin: int, end: int) -> None:
            work(*self._state, begin, end, *more)

        list(self._pool.map(on_slice, self._edges, self._edges[1:]))


def no_such_pick(slot: int, legal: int) -> BadNumber:
    """The error for a pick that is not in its slot's list."""
    return BadNumber(f"In slot {slot} there are {legal} legal moves: pick 0 to {legal - 1}.")


def _to_read(array: Any) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view


def _places(picks: Any, slots: int) -> Any:
    """Picks as whole numbers, one a slot."""
    try:
        given = np.asarray(picks)
    except (OverflowError, TypeError, ValueError):
        given = np.empty(0)
    if given.shape != (slots,) or given.dtype.kind not in "iu":
        raise BadNumber(f"Pick a place in the legal list of each of the {slots} slots.")
    return given
