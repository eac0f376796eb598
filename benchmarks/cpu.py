"""Every game on one core beside OpenSpiel and plain Python, in one run; ratios are what counts.

`make bench` installs what this needs and runs it.
"""

import os
import random
import subprocess
import sys
import tempfile
from time import perf_counter
from typing import Any

import numpy as np

import open_spiel_tricks
import plain_tricks
from parlour.games import take
from parlour.kit.contract import actors, chapter
from parlour.kit.drive import play_out_lightly, start
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.rule import rule
from parlour.kit.simulate import simulate
from parlour.kit.table import position_size
from report import best, keep, machine, rate, show

KEY = key_from_seed(2026)
FIRST_MOVE = """
from time import perf_counter
began = perf_counter()
from parlour.games import take
game = take("{name}")
table = game.deal(4, 1)
(seat,) = game.engine.actors(table)
game.engine.play(table, seat, game.engine.legal_moves(table, seat)[0])
print(perf_counter() - began)
"""
TABLES = {
    "mu": (3, 4, 5, 6),
    "project_l": (2, 4, 6),
    "snapshot": (2, 3, 4, 5),
    "tavarua": (1, 2, 4, 6),
    "small_islands": (2, 3, 4),
}
GAMES = {
    "mu": 20_000,
    "project_l": 4_000,
    "snapshot": 20_000,
    "tavarua": 30_000,
    "small_islands": 4_000,
}  # whole games of a run


@rule
def copy_many(games, times):
    for i in range(times):
        games[i * 7 % len(games)] = games[(i * 11 + 5) % len(games)]


@rule
def play_lightly(games, whims, moves, key, lengths):
    """Whole games as the light policy of the bots' playouts plays them."""
    for i in range(len(lengths)):
        start(games[0], whims[0], key, i)
        lengths[i] = 0
        while actors(games[0]):  # a chapter at a time
            here = chapter(games[0])
            lengths[i] += play_out_lightly(games[0], here, whims[0], moves, len(moves) << 10)


def random_play(name: str, seats: int) -> float:
    """Moves a second of whole random games on one thread."""
    game = take(name)
    blank = game.blank(seats)

    def run() -> int:
        batches = simulate(game.contract, blank, KEY, GAMES[name], threads=1)
        return sum(int(batch.lengths.sum()) for batch in batches)

    run()
    return best(lambda: rate(run))


def light_play(name: str, seats: int) -> dict[str, float]:
    """The same for the policy of the bots' playouts, and how long its games are."""
    game = take(name)
    blank, whims = game.blank(seats), records(LUCK, 1)
    moves, lengths = np.zeros(game.contract.most_legal, np.int64), np.zeros(1_000, np.int64)

    def run() -> int:
        play_lightly(blank.games, whims, moves, np.array(KEY, np.uint32), lengths)
        return int(lengths.sum())

    run()
    table = f"{name}, {seats} players, light policy"
    return {
        f"{table}: moves/s": best(lambda: rate(run)),
        f"{table}: moves a game": float(lengths.mean()),
    }


def copies(name: str) -> dict[str, float]:
    """Nanoseconds to copy a position, compiled and from Python."""
    table = take(name).deal(4, 1)
    many = np.concatenate([table.games] * 64)
    copy_many(many, 1)
    times = 1_000_000
    compiled = best(lambda: rate(lambda: copy_many(many, times) or times))
    rows = table.rows.copy()
    from_python = best(
        lambda: rate(lambda: sum(1 for _ in range(100_000) if rows.copy() is not None))
    )
    return {
        f"{name}, copy, compiled: ns": 1e9 / compiled,
        f"{name}, copy, from Python: ns": 1e9 / from_python,
    }


def one_move(name: str) -> float:
    """Microseconds for a legal list and a move from Python, along a game played before."""
    game, whim = take(name), random.Random(3)
    engine, table, log = game.engine, game.deal(4, 3), []
    while deciding := engine.actors(table):
        log.append((deciding[0], whim.choice(engine.legal_moves(table, deciding[0]))))
        engine.play(table, *log[-1])

    def run() -> int:
        table = game.deal(4, 3)
        for seat, move in log:
            engine.legal_moves(table, seat)
            engine.play(table, seat, move)
        return len(log)

    run()
    return 1e6 / best(lambda: rate(lambda: sum(run() for _ in range(20))))


def first_move(name: str) -> dict[str, float]:
    """Seconds from import to the first move, in a new process, without and with a cache."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PARLOUR_CACHE": folder}
        cold, warm, again = (_first_move(name, environment) for _ in range(3))
        return {
            f"{name}, import to first move, nothing compiled yet: s": cold,
            f"{name}, import to first move, compiled code kept: s": min(warm, again),
            f"{name}, compile everything for simulation, cold: s": _cold_simulation(name),
        }


def _first_move(name: str, environment: dict[str, str]) -> float:
    done = subprocess.run(
        [sys.executable, "-c", FIRST_MOVE.format(name=name)],
        env=environment,
        capture_output=True,
        check=True,
    )
    return float(done.stdout)


def _cold_simulation(name: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        began = perf_counter()
        command = "from parlour.cli import main; main()"
        subprocess.run(
            [sys.executable, "-c", command, "simulate", name, "--games", "1", "--json"],
            env={**os.environ, "PARLOUR_CACHE": folder},
            capture_output=True,
            check=True,
        )
        return perf_counter() - began


def help_seconds() -> float:
    """Seconds until `parlour --help` is done."""
    command = [sys.executable, "-c", "from parlour.cli import main; main()", "--help"]
    return 1 / best(lambda: rate(lambda: subprocess.run(command, capture_output=True) and 1))


def of_game(name: str) -> dict[str, Any]:
    """The rows of one game."""
    rows: dict[str, Any] = {
        f"{name}, {seats} players, random play: moves/s": random_play(name, seats)
        for seats in TABLES[name]
    }
    for seats in TABLES[name]:
        rows |= light_play(name, seats)
    rows[f"{name}, position, without events: bytes"] = position_size(take(name).contract.record)
    rows |= copies(name)
    rows[f"{name}, one move from Python, legal list and play: µs"] = one_move(name)
    return rows | first_move(name)


def of_others() -> dict[str, Any]:
    """The rows of other libraries, and of plain Python."""
    rows: dict[str, Any] = {}
    for name in ("spades", "hearts"):
        rows[f"OpenSpiel {name}, its C++ rollouts: moves/s"] = best(
            lambda name=name: open_spiel_tricks.in_cpp(name)
        )
        rows[f"OpenSpiel {name}, from Python: moves/s"] = best(
            lambda name=name: open_spiel_tricks.from_python(name)
        )
    rows["plain Python trick-taking: moves/s"] = best(plain_tricks.moves_per_second)
    return rows


def ratios(rows: dict[str, Any], others: dict[str, Any]) -> dict[str, float]:
    """Random play at each game's slowest table against the others."""
    compared = {}
    for game in TABLES:
        mine = [v for k, v in rows.items() if k.startswith(game) and "random play: moves/s" in k]
        for name, value in others.items():
            compared[f"{game} to {name.removesuffix(': moves/s')}"] = min(mine) / value
    return compared


def main() -> None:
    """Measure, print and keep."""
    rows: dict[str, Any] = {}
    for name in TABLES:
        rows |= of_game(name)
    others = of_others()
    compared = ratios(rows, others)
    rows |= others | {"parlour --help: s": help_seconds()}
    show("On one core", rows)
    show("Ratios, each game at its slowest table", compared)
    keep("cpu", {"machine": machine(), "results": rows, "ratios": compared})


if __name__ == "__main__":
    main()
