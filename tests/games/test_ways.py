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
INTERPRETING = {"NUMBA_DISABLE_JIT": "1"}
CHECKING = {"NUMBA_BOUNDSCHECK": "1"}  # compiled anew, in a cache folder of its own


def start(flags, *arguments):
    command = [sys.executable, "-W", "error", str(TESTS / "ways.py"), *arguments]
    return subprocess.Popen(command, env={**os.environ, **flags}, stdout=subprocess.PIPE, text=True)


def told(running):
    said = running.communicate(timeout=3000)[0]
    assert running.returncode == 0
    return json.loads(said)


def test_interpreted_and_compiled_games_are_the_same_bytes():
    """The largest table of each game; an index out of range would end the interpreted run."""
    running = [start(flags) for flags in ({}, INTERPRETING)]
    compiled, interpreted = map(told, running)
    assert compiled
    assert interpreted == compiled


@pytest.mark.soak
def test_interpreted_compiled_and_bounds_checked_games_of_every_table_are_the_same_bytes():
    running = [start(flags, "all") for flags in ({}, INTERPRETING, CHECKING)]
    compiled, interpreted, checked = map(told, running)
    assert compiled
    assert interpreted == checked == compiled
