"""Whole games at random, many at a time, on all cores: a series of games from one key.

Game `number` of a series is the same whoever plays it: any thread, any batch, a CPU or a GPU.
"""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from parlour.kit.contract import Contract
from parlour.kit.drive import play_series
from parlour.kit.luck import LUCK, key_from
from parlour.kit.positions import Positions, records
from parlour.kit.record import MOST_SEATS

PATIENCE = 0.1  # seconds a batch should take, so that progress can be shown

Numbers = np.ndarray[Any, np.dtype[np.int32]]
Log = np.ndarray[Any, np.dtype[np.int16]]


class Batch(NamedTuple):
    """Games that were played: how many moves each took, points and place of every seat."""

    lengths: Numbers
    scores: Numbers
    places: Numbers
    logs: Log  # of each game, (seat, move) rows; none unless asked for

    @classmethod
    def empty(cls, games: int, rows: int) -> "Batch":
        """Room for so many games, with so many rows of log each."""
        scores, places = np.zeros((2, games, MOST_SEATS), np.int32)
        logs = np.zeros((games, rows, 2), np.int16)
        return cls(np.zeros(games, np.int32), scores, places, logs)

    def part(self, begin: int, end: int) -> "Batch":
        """The games from `begin` to before `end`, in the same memory."""
        return Batch._make(column[begin:end] for column in self)


def simulate(
    contract: Contract,
    blank: Positions,
    key: Any,
    games: int,
    threads: int | None = None,
    keep_logs: bool = False,
) -> Iterator[Batch]:
    """Play a series at random on the CPU, batch by batch, in the order of the games' numbers."""
    threads = threads or os.cpu_count() or 1
    players = Players(contract, blank, key, threads)
    rows = contract.most_moves if keep_logs else 0
    with ThreadPoolExecutor(threads) as pool:

        def play(first: int, count: int) -> Batch:
            batch = Batch.empty(count, rows)
            edges = np.linspace(0, count, threads + 1, dtype=int).tolist()
            slots = range(threads)
            list(
                pool.map(
                    players.play, slots, edges, edges[1:], [first] * threads, [batch] * threads
                )
            )
            return batch

        yield from in_batches(play, games, threads)


class Players:
    """What each thread plays with: a table, luck and a legal list of its own."""

    def __init__(self, contract: Contract, blank: Positions, key: Any, threads: int) -> None:
        self.tables = Positions(contract.record, threads)
        self.tables.rows[:] = blank.rows[0]
        self.whims = records(LUCK, threads)
        self.moves = np.zeros((threads, contract.most_legal), np.int64)
        self.key = key_from(key)

    def play(self, slot: int, begin: int, end: int, first: int, batch: Batch) -> None:
        """Play one thread's share of a batch."""
        games, whims, moves = self.tables.games, self.whims, self.moves
        play_series(games, whims, moves, slot, self.key, first + begin, *batch.part(begin, end))


def in_batches(
    play: Callable[[int, int], Batch], games: int, size: int, most: int = 1 << 16
) -> Iterator[Batch]:
    """Ask for batches that grow until one takes long enough to be worth its overhead."""
    first = 0
    while first < games:
        began = time.perf_counter()
        batch = play(first, min(size, games - first))
        yield batch
        first += len(batch.lengths)
        if time.perf_counter() - began < PATIENCE:
            size = min(2 * size, most)
