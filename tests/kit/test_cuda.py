"""The kernels: they compile without a GPU, and play the CPU's games in the CUDA simulator."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numba
import pytest
from numba import int8, int16, int32, int64, uint32

from parlour.errors import NoDevice
from parlour.games import SHELF, take
from parlour.kit.drive import TURN
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.rule import INTERPRETED
from parlour.kit.simulate import Batch, Players
from parlour.kit.vector import Vector
from toys.pennies import GAME as PENNIES

pytest.importorskip("numba_cuda", reason="the gpu extra is not installed")
kit_cuda = pytest.importorskip("parlour.kit.cuda")

HERE = Path(__file__).parent
GAMES = {**{name: take(name) for name in SHELF}, "pennies": PENNIES}
HOPPER = (9, 0)
KEY = key_from_seed(11)
LUCKS, TURNS = numba.from_dtype(LUCK)[::1], numba.from_dtype(TURN)[::1]
RUNS = pytest.mark.parametrize(
    ("name", "seats", "option", "games", "steps"),
    [
        pytest.param("mu", 3, "hands=1", 3, 150, marks=pytest.mark.soak),
        ("mu", 4, "hands=1", 3, 200),
        pytest.param("pennies", 1, "rounds=3", 5, 10, marks=pytest.mark.soak),
        ("pennies", 4, "rounds=2", 7, 30),
        pytest.param("project_l", 1, "finesse=2", 2, 60, marks=pytest.mark.soak),
        pytest.param("project_l", 2, "round_cap=2", 2, 60, marks=pytest.mark.soak),
        ("project_l", 5, "round_cap=1", 2, 60),
        pytest.param("snapshot", 2, "research_token_per_draw=1", 2, 60, marks=pytest.mark.soak),
        ("snapshot", 5, "give_up_keeps_animal_tokens=1", 2, 60),
        pytest.param("tavarua", 1, "rounds=9", 2, 60, marks=pytest.mark.soak),
        ("tavarua", 5, "rounds=3", 2, 60),
        pytest.param("small_islands", 2, "turns=60", 2, 60, marks=pytest.mark.soak),
        ("small_islands", 4, "turns=20", 2, 60),
    ],
)


@pytest.fixture
def _a_gpu_to_compile_for(monkeypatch):
    from numba.cuda import dispatcher

    hopper = SimpleNamespace(compute_capability=HOPPER)
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: hopper)


def series_signature(games):
    lengths, scores, places, logs = int32[::1], int32[:, ::1], int8[:, ::1], int16[:, :, ::1]
    return games, uint32[::1], int64, lengths, scores, places, logs, games


def step_signature(games):
    return games, LUCKS, uint32[::1], TURNS, int64[:, ::1], int64[::1]


every_kernel = pytest.mark.parametrize(
    ("make", "signature"),
    [
        (kit_cuda.series_kernel, series_signature),
        pytest.param(kit_cuda.step_kernel, step_signature, marks=pytest.mark.soak),
    ],
    ids=("series", "step"),
)
needs_compiler = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


@needs_compiler
@pytest.mark.usefixtures("_a_gpu_to_compile_for")
@every_kernel
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "opt", [False, pytest.param(True, marks=pytest.mark.soak)], ids=("plain", "optimised")
)
def test_a_kernel_compiles_without_a_gpu(opt, make, signature, name):
    from numba import cuda

    contract = GAMES[name].contract
    games = numba.from_dtype(contract.record)[::1]
    ptx, _ = cuda.compile_ptx(make(contract), signature(games), cc=HOPPER, opt=opt)
    assert ".target sm_90" in ptx
    assert ptx.count(".entry") == 1
    called = re.findall(r"call\S* \(\w*\),\s+(\w+)", ptx)
    assert len(called) == ptx.count("callseq") // 2
    # rules call rules (those of the toys too), nothing allocates
    assert all("parlour" in name or "toys" in name for name in called)


def in_simulator(*arguments):
    """What the kernels do, told by a process of its own."""
    flags = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-W", "error", str(HERE / "simulator.py"), *map(str, arguments)],
        env=os.environ | flags | {"PYTHONPATH": str(HERE.parent)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def cpu_series(game, blank, first, count):
    players = Players(game.contract, blank, KEY, 1)
    batch = Batch.empty(count, game.contract.most_moves)
    finals = []
    for i in range(count):
        players.play(0, i, i + 1, first, batch)
        finals.append(players.tables.position())
    held = (*(part.tobytes() for part in batch), *finals[:-1])
    return [part.hex() for part in held], batch.lengths


def cpu_vector(game, blank, slots, steps):
    vector = Vector(game.contract, blank, KEY, slots)
    for _ in range(steps):
        vector.step([0] * slots)
    return [part.tobytes().hex() for part in (vector.tables.rows, vector.turns, vector.moves)]


@RUNS
def test_the_simulator_plays_the_cpus_games(name, seats, option, games, steps):
    game = GAMES[name]
    blank = game.blank(seats, dict([option.split("=")]))
    told = in_simulator(name, seats, option, games, steps)
    series, _ = cpu_series(game, blank, 5, games)
    assert told["series"] == series
    assert told["vector"] == cpu_vector(game, blank, 3, steps)
    same, refused, said = told["wrong"]
    assert same == [False, True, True]
    assert refused == [0, 1, 1]
    assert re.fullmatch(r"In slot 1 there are (\d+) legal moves: pick 0 to \d+\.", said)
    assert told["lengths"] == cpu_series(game, blank, 0, games)[1].tolist()


def test_without_a_gpu_there_is_one_sentence(monkeypatch):
    monkeypatch.setattr(kit_cuda.cuda, "is_available", lambda: False)
    with pytest.raises(NoDevice, match=r"^There is no CUDA GPU on this machine; [^\n]*\.$"):
        kit_cuda.require_device()
    with pytest.raises(NoDevice, match="no CUDA GPU"):
        next(kit_cuda.simulate(PENNIES.contract, PENNIES.blank(2), KEY, 1))
