"""The same source run three ways gives the same bytes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="starts the other ways itself")
TESTS = Path(__file__).parents[1]
WAYS = {
    "compiled": {},
    "bounds-checked": {"NUMBA_BOUNDSCHECK": "1"},
    "interpreted": {"NUMBA_DISABLE_JIT": "1"},
}


def start(flags):
    command = [sys.executable, "-W", "error", str(TESTS / "ways.py")]
    return subprocess.Popen(command, env={**os.environ, **flags}, stdout=subprocess.PIPE, text=True)


def test_interpreted_compiled_and_bounds_checked_games_are_the_same_bytes():
    running = {way: start(flags) for way, flags in WAYS.items()}
    told = {way: process.communicate(timeout=600)[0] for way, process in running.items()}
    assert {way: process.returncode for way, process in running.items()} == dict.fromkeys(WAYS, 0)
    compiled = json.loads(told["compiled"])
    assert compiled
    for way in WAYS:
        assert json.loads(told[way]) == compiled, way
