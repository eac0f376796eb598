"""Many games side by side, one step at a time: the ground of vector environments.

A game that ends is followed at once by the next one of its slot: slot i plays the games i,
i + slots, i + 2 * slots … of the series that the key stands for.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from parlour.kit.contract import Contract
from parlour.kit.drive import TURN, start_slice, step_slice
from parlour.kit.luck import LUCK, key_from
from parlour.kit.positions import Positions, records

SMALL = 256  # fewer games than this are stepped faster by one thread than shared out


class Vector:
    """Games stepped together; `turns` says who decides where, `moves` holds the legal lists."""

    def __init__(
        self, contract: Contract, blank: Positions, key: Any, slots: int, threads: int | None = None
    ) -> None:
        self.tables = Positions(contract.record, slots)
        self.tables.rows[:] = blank.rows[0]
        self.turns = records(TURN, slots)
        self.moves = np.zeros((slots, contract.most_legal), np.int64)
        self._whims = records(LUCK, slots)
        self._key = key_from(key)
        threads = 1 if slots < SMALL else threads or os.cpu_count() or 1
        self._edges = np.linspace(0, slots, threads + 1, dtype=int).tolist()
        self._pool = ThreadPoolExecutor(threads)
        self._share(start_slice)

    def step(self) -> None:
        """Play `turns["move"]` in every slot; each must be in the slot's legal list."""
        self._share(step_slice)

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    def _share(self, work: Callable[..., None]) -> None:
        """Each thread takes a slice of the slots."""
        state = (self.tables.games, self._whims, self._key, self.turns, self.moves)
        if len(self._edges) == 2:
            return work(*state, *self._edges)
        list(
            self._pool.map(
                lambda begin, end: work(*state, begin, end), self._edges, self._edges[1:]
            )
        )
        return None
