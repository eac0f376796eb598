"""Games in the CUDA simulator, told as bytes: what a GPU would do, thread by thread.

Run in a process of its own (NUMBA_ENABLE_CUDASIM=1, NUMBA_DISABLE_JIT=1). A thread's own arrays are
full of noise at first, as on a GPU.
"""

import json
import sys

import numpy as np
from numba.cuda.np import numpy_support
from numba.cuda.simulator import kernelapi

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
        vector.turns["move"] = vector.moves[:, 0]
        state = (vector.tables.games, vector._whims, key, vector.turns, vector.moves)
        on_gpu = [cuda.cuda.to_device(part) for part in state]
        kernel[2, slots](*on_gpu)
        for held, part in zip(on_gpu, state, strict=True):
            held.copy_to_host(part)
    return [part.tobytes().hex() for part in (vector.tables.rows, vector.turns, vector.moves)]


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
        "lengths": lengths(game, blank, key, games),
    }
    print(json.dumps(told))
