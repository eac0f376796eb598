"""Wrong calls of the engine, a vector and unpickling: each refused by one of our errors.

They are tried in a process of their own, so that a crash or an endless loop is seen and told.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from attacks.attack import attack
from parlour.games import SHELF

HERE = Path(__file__).parent
PATIENCE = 120  # seconds before the process counts as stuck, and as many for 10,000 tries


@attack(few=400, many=300_000)
def test_no_call_ends_or_stops_the_process(tries, luck, tally):
    seed = luck.randrange(1 << 30)
    done = subprocess.run(
        [sys.executable, str(HERE / "engine_calls.py"), str(tries), str(seed), *SHELF],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(HERE.parent), *sys.path])},
        capture_output=True,
        text=True,
        timeout=PATIENCE * (1 + tries // 10_000),
    )
    assert done.returncode == 0, done.stderr or f"ended by signal {-done.returncode}"
    tally.update(json.loads(done.stdout))
