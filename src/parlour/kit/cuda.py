"""The same games on a CUDA GPU: one thread a game, the very same functions, the same bytes."""

import warnings
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numba
import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still looks for it; NumPy 2.5 dropped it
    np.row_stack = np.vstack

from numba import config, cuda

if not config.ENABLE_CUDASIM:
    # Tables go to global memory: constant memory serves a warp one address at a time, and here
    # every thread looks up a row of its own (seen: three times the moves a second in Project L).
    from numba.cuda.cudadrv import nvvm

    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL

from parlour.errors import NoDevice
from parlour.kit.contract import Contract, actors, place, points
from parlour.kit.drive import play_on, start, step_if_legal
from parlour.kit.luck import LUCK, key_from
from parlour.kit.positions import Positions
from parlour.kit.sets import nth, nth_by_halves
from parlour.kit.simulate import MOST_GAMES, Batch, checked_blank, checked_count, in_batches
from parlour.kit.table import note
from parlour.kit.vector import no_such_pick

if not config.ENABLE_CUDASIM:
    from numba.cuda.extending import overload

    # What is told lies outside the position, and no kernel hands it out.
    @overload(note, target="cuda")
    def _note_nothing(game, audience, kind, seat, a, b, c):  # type: ignore[no-untyped-def]
        return lambda game, audience, kind, seat, a, b, c: None

    @overload(nth, target="cuda")
    def _nth_by_halves(members, n):  # type: ignore[no-untyped-def]
        return lambda members, n: nth_by_halves(members, n)


THREADS_IN_A_BLOCK = 256
GAMES_IN_A_BATCH = 1 << 20


def series_kernel(contract: Contract) -> Callable[..., None]:
    """Each thread plays games of a series on a table of its own, near the processor."""
    game_type, luck_type = numba.from_dtype(contract.record), numba.from_dtype(LUCK)
    most_legal = contract.most_legal

    def play_series(blank, key, first, lengths, scores, places, logs, finals):  # type: ignore[no-untyped-def]
        games, whims = cuda.local.array(1, game_type), cuda.local.array(1, luck_type)
        moves = cuda.local.array(most_legal, numba.int64)
        games[0] = blank[0]
        game, i, played = games[0], cuda.grid(1), 0
        if i < lengths.shape[0]:
            start(game, whims[0], key, first + i)
        # One loop over moves, not one within another: threads meet again after every move.
        while i < lengths.shape[0]:
            if actors(game):
                play_on(game, whims[0], moves, logs[i], played)
                played += 1
            else:
                lengths[i], played = played, 0
                for seat in range(game.seats):
                    scores[i, seat], places[i, seat] = points(game, seat), place(game, seat)
                if i < finals.shape[0]:
                    finals[i] = games[0]
                i += cuda.gridsize(1)
                if i < lengths.shape[0]:
                    start(game, whims[0], key, first + i)

    return play_series


def step_kernel(contract: Contract) -> Callable[..., None]:
    """Each thread plays what was picked from the legal list of one slot of a vector environment.

    Where the pick is not in the list the slot stays as it is and is marked; `check_steps` raises.
    """

    def step_slots(games, whims, key, turns, moves, picks):  # type: ignore[no-untyped-def]
        i, slots = cuda.grid(1), games.shape[0]
        if i < slots:
            step_if_legal(games[i], whims[i], key, turns[i], moves[i], slots, picks[i])

    return step_slots


def check_steps(turns: Any) -> None:
    """After a step, with the turns copied back: raise if some slot was left alone."""
    refused = np.flatnonzero(turns["refused"])
    if len(refused):
        slot = int(refused[0])
        raise no_such_pick(slot, turns["legal"][slot])


@cache
def compiled(make: Callable[[Contract], Callable[..., None]], contract: Contract) -> Any:
    """The kernel of a game, compiled once a process."""
    return cuda.jit(make(contract))


def require_device() -> None:
    """Refuse politely where there is no GPU to be had."""
    if not cuda.is_available():
        raise NoDevice(
            "There is no CUDA GPU on this machine; leave out --device cuda to use the CPU."
        )


def simulate(
    contract: Contract, blank: Positions, key: Any, games: int, most: int = GAMES_IN_A_BATCH
) -> Iterator[Batch]:
    """Play a series at random on the GPU, batch by batch, in the order of the games' numbers."""
    games = checked_count(games, 0, MOST_GAMES, "The number of games")
    checked_blank(contract, blank)
    require_device()
    on_gpu = cuda.to_device(blank.games), cuda.to_device(key_from(key))

    def play(first: int, count: int) -> Batch:
        batch = Batch.empty(count, 0)
        run_series(contract, on_gpu, first, batch, Positions(contract.record, 0))
        return batch

    yield from in_batches(play, games, size=min(games, most), most=most)


def run_series(
    contract: Contract, on_gpu: tuple[Any, Any], first: int, batch: Batch, finals: Positions
) -> None:
    """Fill a batch, and as many final positions as there is room for, by one launch."""
    kernel = compiled(series_kernel, contract)
    columns = [cuda.to_device(column) for column in (*batch, finals.games)]
    blocks = -(-len(batch.lengths) // THREADS_IN_A_BLOCK)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*under-utilization")  # a small batch is meant
        kernel[blocks, THREADS_IN_A_BLOCK](*on_gpu, first, *columns)
    for column, held in zip((*batch, finals.games), columns, strict=True):
        if column.size:
            held.copy_to_host(column)
