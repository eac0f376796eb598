"""Wrong calls of the engine, a vector and unpickling: each refused by one of our errors.

They are tried in a process of their own, so that a crash or an endless loop is seen and told.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from attacks.attack import attack
from parlour.games import SHELF

HERE = Path(__file__).parent
PATIENCE = 60  # seconds before a process counts as stuck, and as many for 20,000 tries


@pytest.mark.parametrize("game", SHELF)
@attack(few=400, many=60_000)
def test_no_call_ends_or_stops_the_process(game, tries, luck, tally):
    done = subprocess.run(
        [sys.executable, str(HERE / "engine_calls.py"), game, str(tries), str(luck.random())[2:9]],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(HERE.parent), *sys.path])},
        capture_output=True,
        text=True,
        timeout=PATIENCE * (1 + tries // 20_000),
    )
    assert done.returncode == 0, done.stderr or f"ended by signal {-done.returncode}"
    tally.update(json.loads(done.stdout))
