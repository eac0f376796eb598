"""Mü on a CUDA GPU: moves a second, the same bytes as the CPU, Pgx's backgammon in the same run.

Needs a CUDA GPU, `parlour[gpu]`, and for the comparison `pgx` and `jax`.
"""

from time import perf_counter
from typing import Any

from numba import cuda

from parlour.games import take
from parlour.games.game import Game
from parlour.kit.cuda import GAMES_IN_A_BATCH, require_device, run_series, simulate
from parlour.kit.luck import key_from_seed
from parlour.kit.positions import Positions
from parlour.kit.simulate import Batch, Players
from report import best, keep, machine, show

CHECKED = 2048
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


def main() -> None:
    """Measure, print and keep."""
    require_device()
    game = take("mu")
    gpu = cuda.get_current_device().name
    name = gpu.decode() if isinstance(gpu, bytes) else str(gpu)
    rows: dict[str, Any] = {}
    for seats in game.seats:
        rows[f"mu, {seats} players: same bytes as the CPU ({CHECKED} games)"] = same_bytes(
            game, seats
        )
        rows[f"mu, {seats} players: moves/s"] = moves_per_second(game, seats)
    slowest = min(rows[f"mu, {seats} players: moves/s"] for seats in game.seats)
    show(f"On one {name}", rows)
    try:
        rows["pgx backgammon: steps/s, best batch"] = max(
            pgx_steps_per_second(games=1 << k) for k in (12, 14, 16)
        )
        rows["ratio: slowest Mü to Pgx's backgammon"] = (
            slowest / rows["pgx backgammon: steps/s, best batch"]
        )
    except ImportError:
        rows["pgx backgammon: steps/s, best batch"] = "not installed"
    show(f"On one {name}", rows)
    keep("gpu", {"machine": {"gpu": name, **machine()}, "results": rows})


if __name__ == "__main__":
    main()
