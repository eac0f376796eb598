"""Games in the CUDA simulator, told as bytes: what a GPU would do, thread by thread.

Run in a process of its own (NUMBA_ENABLE_CUDASIM=1, NUMBA_DISABLE_JIT=1). A thread's own arrays are
full of noise at first, as on a GPU.
"""

import json
import sys

import numpy as np
from numba.cuda.np import numpy_support
from numba.cuda.simulator import kernelapi

from parlour.errors import BadNumber
from parlour.games import SHELF, take
from parlour.kit import cuda
from parlour.kit.luck import key_from_seed
from parlour.kit.positions import Positions
from parlour.kit.simulate import Batch
from parlour.kit.vector import Vector
from toys.pennies import GAME as PENNIES

NOISE = 0xAA
GAMES = {**{name: take(name) for name in SHELF}, "pennies": PENNIES}


def noisy_array(_, shape, kind):
    """An array of a thread, its records open to access by attribute like those of a kernel."""
    dtype = np.dtype(numpy_support.as_dtype(kind))
    held = np.full(shape * dtype.itemsize, NOISE, np.uint8)
    return held.view(dtype).view(np.recarray)


def play_series(game, blank, key, first, count):
    """Lengths, scores, logs and final positions of a few games."""
    batch = Batch.empty(count, game.contract.most_moves)
    finals = Positions(game.contract.record, count - 1)
    on_gpu = cuda.cuda.to_device(blank.games), cuda.cuda.to_device(key)
    cuda.run_series(game.contract, on_gpu, first, batch, finals)
    positions = [finals.position(i) for i in range(len(finals))]
    return [held.hex() for held in (*(part.tobytes() for part in batch), *positions)]


def step_vector(game, blank, key, slots, steps):
    """Positions, turns and legal lists after steps of the kernel."""
    vector = Vector(game.contract, blank, key, slots)
    kernel = cuda.compiled(cuda.step_kernel, game.contract)
    for _ in range(steps):
        step_on_gpu(kernel, vector, [0] * slots)
        cuda.check_steps(vector.turns)
    return [part.tobytes().hex() for part in (vector.tables.rows, vector.turns, vector.moves)]


def step_on_gpu(kernel, vector, picks):
    """One step of the kernel, its memory taken from a vector and given back."""
    on_gpu = [cuda.cuda.to_device(part) for part in (*vector._state, np.array(picks, np.int64))]
    kernel[2, len(picks)](*on_gpu)
    for held, part in zip(on_gpu, vector._state, strict=False):
        held.copy_to_host(part)


def wrong_picks(game, blank, key):
    """What a step with picks that are in no list leaves as it was, and what the host says."""
    vector = Vector(game.contract, blank, key, 3)
    kernel, before = cuda.compiled(cuda.step_kernel, game.contract), vector.tables
    step_on_gpu(kernel, vector, [0, int(vector.turns["legal"][1]), -1])
    same = [bool((a == b).all()) for a, b in zip(before.rows, vector.tables.rows, strict=True)]
    try:
        cuda.check_steps(vector.turns)
    except BadNumber as error:
        return [same, vector.turns["refused"].tolist(), str(error)]


def lengths(game, blank, key, games):
    """The lengths of a series, by the driver with batches."""
    batches = cuda.simulate(game.contract, blank, key, games, most=2)
    return [int(length) for batch in batches for length in batch.lengths]


if __name__ == "__main__":
    kernelapi.FakeCUDALocal.array = noisy_array
    cuda.THREADS_IN_A_BLOCK = 2
    name, option = sys.argv[1], sys.argv[3]
    seats, games, steps = (int(sys.argv[i]) for i in (2, 4, 5))
    game = GAMES[name]
    blank = game.blank(seats, dict([option.split("=")]))
    key = key_from_seed(11)
    told = {
        "series": play_series(game, blank, key, 5, games),
        "vector": step_vector(game, blank, key, 3, steps),
        "wrong": wrong_picks(game, blank, key),
        "lengths": lengths(game, blank, key, games),
    }
    print(json.dumps(told))
