"""Whole games at random, many at a time, on all cores: a series of games from one key.

Game `number` of a series is the same whoever plays it: any thread, any batch, a CPU or a GPU.
"""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from parlour.errors import BadNumber, BadPosition, whole
from parlour.kit.contract import Contract, lies_within, limits
from parlour.kit.drive import play_series
from parlour.kit.luck import LUCK, key_from
from parlour.kit.positions import Positions, records
from parlour.kit.record import MOST_SEATS

MOST_GAMES = 1 << 48  # of a series; the numbers of blocks of its key's stream reach further
MOST_THREADS = 1024
PATIENCE = 0.1  # seconds a batch should take, so that progress can be shown

Numbers = np.ndarray[Any, np.dtype[np.int32]]
Places = np.ndarray[Any, np.dtype[np.int8]]
Log = np.ndarray[Any, np.dtype[np.int16]]


class Batch(NamedTuple):
    """Games that were played: how many moves each took, points and place of every seat."""

    lengths: Numbers
    scores: Numbers
    places: Places
    logs: Log  # of each game, (seat, move) rows; none unless asked for

    @classmethod
    def empty(cls, games: int, rows: int) -> "Batch":
        """Room for so many games, with so many rows of log each."""
        scores = np.zeros((games, MOST_SEATS), np.int32)
        places = np.zeros((games, MOST_SEATS), np.int8)  # a byte each: all of it comes off a GPU
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
    games = checked_count(games, 0, MOST_GAMES, "The number of games")
    threads = checked_threads(threads)
    players = Players(contract, blank, key, threads)
    return _batches(players, games, threads, contract.most_moves if keep_logs else 0)


def _batches(players: "Players", games: int, threads: int, rows: int) -> Iterator[Batch]:
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
        self.tables.rows[:] = checked_blank(contract, blank).rows[0]
        self.whims = records(LUCK, threads)
        self.moves = np.zeros((threads, contract.most_legal), np.int64)
        self.key = key_from(key)

    def play(self, slot: int, begin: int, end: int, first: int, batch: Batch) -> None:
        """Play one thread's share of a batch."""
        games, whims, moves = self.tables.games, self.whims, self.moves
        play_series(games, whims, moves, slot, self.key, first + begin, *batch.part(begin, end))


def checked_count(given: int, least: int, most: int, what: str) -> int:
    """A count within its limits."""
    count = whole(given, BadNumber, what)
    if not least <= count <= most:
        raise BadNumber(f"{what} must be {least} to {most}, not {count}.")
    return count


def checked_threads(given: int | None) -> int:
    """How many threads: those named, or one a core."""
    if given is None:
        return min(os.cpu_count() or 1, MOST_THREADS)
    return checked_count(given, 1, MOST_THREADS, "The number of threads")


def checked_blank(contract: Contract, blank: Positions) -> Positions:
    """A table of the game to begin from, with seats and options that it takes."""
    if not isinstance(blank, Positions) or blank.record != contract.record or not len(blank):
        raise BadPosition("Games begin from a table of their own game, as blank gives it.")
    if not lies_within(blank.reading(), *limits(contract)):
        raise BadPosition("The game is not for so many players, or has no such options.")
    return blank


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
