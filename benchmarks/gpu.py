"""Every game on a CUDA GPU: moves a second, the same bytes as the CPU, beside Pgx's backgammon.

Needs a CUDA GPU, `parlour[gpu]`, and for the comparison `pgx` and `jax`. Names of games on the
command line measure those alone, beside Pgx; what was kept of the others stays.
"""

import json
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

import numba
import numpy as np
from numba import cuda

from parlour.games import SHELF, take
from parlour.games.game import Game
from parlour.kit.contract import Contract
from parlour.kit.cuda import (
    GAMES_IN_A_BATCH,
    compiled,
    require_device,
    run_series,
    series_kernel,
    simulate,
)
from parlour.kit.drive import play_out, start
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import Positions
from parlour.kit.simulate import Batch, Players
from report import RESULTS, best, keep, machine, show

CHECKED = 2048
WARP = 32
KEY = key_from_seed(2026)


def same_bytes(game: Game, seats: int) -> bool:
    """Whether games on the GPU end in the very positions they end in on the CPU."""
    blank, finals = game.blank(seats), Positions(game.contract.record, CHECKED)
    on_gpu = cuda.to_device(blank.games), cuda.to_device(KEY)
    batch = Batch.empty(CHECKED, 0)
    run_series(game.contract, on_gpu, 0, batch, finals)
    players, here = Players(game.contract, blank, KEY, 1), Batch.empty(CHECKED, 0)
    for i in range(CHECKED):
        players.play(0, i, i + 1, 0, here)
        if players.tables.position(0) != finals.position(i):
            return False
    return bool((here.lengths == batch.lengths).all() and (here.scores == batch.scores).all())


def moves_per_second(game: Game, seats: int) -> float:
    """Random play, results copied back to the host."""
    blank = game.blank(seats)

    def run() -> float:
        began = perf_counter()
        moves = sum(
            int(b.lengths.sum()) for b in simulate(game.contract, blank, KEY, GAMES_IN_A_BATCH)
        )
        return moves / (perf_counter() - began)

    run()
    return best(run)


def pgx_steps_per_second(name: str = "backgammon", games: int = 1 << 14, steps: int = 200) -> float:
    """Random legal play in Pgx, auto-reset, everything on the device."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def one(_: Any, carry: Any) -> Any:
        state, key = carry
        key, choose, roll = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choose, logits, axis=-1)
        return jax.vmap(step)(state, action, jax.random.split(roll, games)), key

    go = jax.jit(lambda carry: jax.lax.fori_loop(0, steps, one, carry))
    init = jax.jit(jax.vmap(env.init))
    carry = go((init(jax.random.split(jax.random.PRNGKey(0), games)), jax.random.PRNGKey(1)))

    def run() -> float:
        began = perf_counter()
        jax.block_until_ready(go(carry))
        return games * steps / (perf_counter() - began)

    return best(run)


def undivided_kernel(contract: Contract) -> Callable[..., None]:
    """As the kernel that plays a series, but all threads of a warp play the same game."""
    game_type, luck_type = numba.from_dtype(contract.record), numba.from_dtype(LUCK)
    most_legal = contract.most_legal

    def play_series(blank, key, lengths, logs):  # type: ignore[no-untyped-def]
        games, whims = cuda.local.array(1, game_type), cuda.local.array(1, luck_type)
        moves = cuda.local.array(most_legal, numba.int64)
        games[0] = blank[0]
        i = cuda.grid(1)
        if i < lengths.shape[0]:
            start(games[0], whims[0], key, i // WARP)
            lengths[i] = play_out(games[0], whims[0], moves, logs[0])

    return play_series


def undivided(game: Game, seats: int, games: int = 1 << 19) -> float:
    """Moves a second where no warp has to follow several paths: what divergence costs."""
    kernel = compiled(undivided_kernel, game.contract)
    blank, key = cuda.to_device(game.blank(seats).games), cuda.to_device(np.array(KEY, np.uint32))
    lengths = cuda.to_device(np.zeros(games, np.int32))
    logs = cuda.to_device(np.zeros((1, 0, 2), np.int16))

    def run() -> float:
        began = perf_counter()
        kernel[games // 256, 256](blank, key, lengths, logs)
        cuda.synchronize()
        return int(lengths.copy_to_host().sum()) / (perf_counter() - began)

    run()
    return best(run)


def of_game(game: Game) -> dict[str, Any]:
    """The rows of one game."""
    rows: dict[str, Any] = {}
    for seats in game.seats:
        table = f"{game.name}, {seats} players"
        rows[f"{table}: same bytes as the CPU ({CHECKED} games)"] = same_bytes(game, seats)
        rows[f"{table}: moves/s"] = moves_per_second(game, seats)
    rows[f"{game.name}, 4 players, one game a warp: moves/s"] = undivided(game, 4)
    kernel = compiled(series_kernel, game.contract)
    (registers,), (local,) = (
        kernel.get_regs_per_thread().values(),
        kernel.get_local_mem_per_thread().values(),
    )
    rows[f"{game.name}: registers a thread"] = registers
    rows[f"{game.name}: local memory a thread, bytes"] = local
    return rows


def backgammon() -> float | None:
    """The best of Pgx in this run, over batch sizes; nothing if it is not installed."""
    try:
        return max(pgx_steps_per_second(games=1 << k) for k in (12, 14, 16))
    except ImportError:
        return None


def before() -> dict[str, Any]:
    """What was kept of earlier runs."""
    file = RESULTS / "gpu.json"
    return dict(json.loads(file.read_text())["results"]) if file.exists() else {}


def main() -> None:
    """Measure, print and keep, a game at a time."""
    require_device()
    gpu = cuda.get_current_device().name
    name = gpu.decode() if isinstance(gpu, bytes) else str(gpu)
    pgx = backgammon()
    rows = before() if sys.argv[1:] else {}
    for game in map(take, sys.argv[1:] or SHELF):
        rows |= of_game(game)
        rows[f"{game.name}: pgx backgammon in the same run, steps/s"] = pgx or "not installed"
        if pgx:
            slowest = min(rows[f"{game.name}, {seats} players: moves/s"] for seats in game.seats)
            rows[f"ratio: slowest table of {game.name} to Pgx's backgammon"] = slowest / pgx
        keep("gpu", {"machine": {"gpu": name, **machine()}, "results": rows})
    show(f"On one {name}", rows)


if __name__ == "__main__":
    main()
