"""Mü on one core beside OpenSpiel and plain Python, in one run; ratios are what counts.

`make bench` installs what this needs and runs it.
"""

import os
import subprocess
import sys
import tempfile
from time import perf_counter
from typing import Any

import numpy as np

import open_spiel_tricks
import plain_tricks
from parlour.games import take
from parlour.kit.luck import key_from_seed
from parlour.kit.rule import rule
from parlour.kit.simulate import simulate
from parlour.kit.table import position_size
from report import best, keep, machine, rate, show

KEY = key_from_seed(2026)
FIRST_MOVE = """
from time import perf_counter
began = perf_counter()
from parlour.games import take
game = take("mu")
table = game.deal(4, 1)
(seat,) = game.engine.actors(table)
game.engine.play(table, seat, game.engine.legal_moves(table, seat)[0])
print(perf_counter() - began)
"""


@rule
def copy_many(games, times):
    for i in range(times):
        games[i * 7 % len(games)] = games[(i * 11 + 5) % len(games)]


def random_play(seats: int, games: int = 20_000) -> float:
    """Moves a second of whole random games on one thread."""
    game = take("mu")
    blank = game.blank(seats)

    def run() -> int:
        batches = simulate(game.contract, blank, KEY, games, threads=1)
        return sum(int(batch.lengths.sum()) for batch in batches)

    run()
    return best(lambda: rate(run))


def copies() -> dict[str, float]:
    """Nanoseconds to copy a position, compiled and from Python."""
    table = take("mu").deal(4, 1)
    many = np.concatenate([table.games] * 64)
    copy_many(many, 1)
    times = 1_000_000
    compiled = best(lambda: rate(lambda: copy_many(many, times) or times))
    rows = table.rows.copy()
    from_python = best(
        lambda: rate(lambda: sum(1 for _ in range(100_000) if rows.copy() is not None))
    )
    return {"copy, compiled: ns": 1e9 / compiled, "copy, from Python: ns": 1e9 / from_python}


def one_move() -> float:
    """Microseconds for a legal list and a move from Python."""
    game = take("mu")
    engine = game.engine

    def run() -> int:
        table, moves = game.deal(4, 3), 0
        turn = table.games["turn"]
        while legal := engine.legal_moves(table, seat := int(turn[0])):
            engine.play(table, seat, legal[-1 if moves % 3 else 0])
            moves += 1
        return moves

    run()
    return 1e6 / best(lambda: rate(lambda: sum(run() for _ in range(50))))


def first_move() -> dict[str, float]:
    """Seconds from import to the first move, in a new process, without and with a cache."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PARLOUR_CACHE": folder}
        cold, warm = (_first_move(environment) for _ in range(2))
        return {
            "import to first move, nothing compiled yet: s": cold,
            "import to first move, compiled code kept: s": min(warm, _first_move(environment)),
            "compile everything for simulation, cold: s": _cold_simulation(),
        }


def _first_move(environment: dict[str, str]) -> float:
    done = subprocess.run(
        [sys.executable, "-c", FIRST_MOVE], env=environment, capture_output=True, check=True
    )
    return float(done.stdout)


def _cold_simulation() -> float:
    with tempfile.TemporaryDirectory() as folder:
        began = perf_counter()
        command = "from parlour.cli import main; main()"
        subprocess.run(
            [sys.executable, "-c", command, "simulate", "mu", "--games", "1", "--json"],
            env={**os.environ, "PARLOUR_CACHE": folder},
            capture_output=True,
            check=True,
        )
        return perf_counter() - began


def help_seconds() -> float:
    """Seconds until `parlour --help` is done."""
    command = [sys.executable, "-c", "from parlour.cli import main; main()", "--help"]
    return 1 / best(lambda: rate(lambda: subprocess.run(command, capture_output=True) and 1))


def measure() -> dict[str, Any]:
    """All rows of the report."""
    rows: dict[str, Any] = {
        f"mu, {seats} players, random play: moves/s": random_play(seats)
        for seats in take("mu").seats
    }
    for name in ("spades", "hearts"):
        rows[f"OpenSpiel {name}, its C++ rollouts: moves/s"] = best(
            lambda name=name: open_spiel_tricks.in_cpp(name)
        )
        rows[f"OpenSpiel {name}, from Python: moves/s"] = best(
            lambda name=name: open_spiel_tricks.from_python(name)
        )
    rows["plain Python trick-taking: moves/s"] = best(plain_tricks.moves_per_second)
    rows["position, without events: bytes"] = position_size(take("mu").contract.record)
    rows |= copies()
    rows["one move from Python, legal list and play: µs"] = one_move()
    rows |= first_move()
    rows["parlour --help: s"] = help_seconds()
    return rows


def ratios(rows: dict[str, Any]) -> dict[str, float]:
    """Mü at its slowest player count against the others."""
    slowest = min(value for name, value in rows.items() if name.startswith("mu, "))
    return {
        f"Mü to {name.removesuffix(': moves/s')}": slowest / value
        for name, value in rows.items()
        if name.endswith("moves/s") and not name.startswith("mu, ")
    }


def main() -> None:
    """Measure, print and keep."""
    rows = measure()
    compared = ratios(rows)
    show("On one core", rows)
    show("Ratios, the slowest Mü table against", compared)
    keep("cpu", {"machine": machine(), "results": rows, "ratios": compared})


if __name__ == "__main__":
    main()
