"""Options of the test run, and a place for its compiled code."""

import hashlib
import os
from pathlib import Path

TOYS = Path(__file__).parent / "toys"
KEPT = Path(__file__).parents[1] / ".pytest_cache" / "compiled"

# The toys are compiled too but are no part of the package, whose hash names the cache folder.
_toys = b"".join(path.read_bytes() for path in sorted(TOYS.glob("penn*")))
os.environ.setdefault("PARLOUR_CACHE", str(KEPT / hashlib.sha256(_toys).hexdigest()[:16]))


def pytest_addoption(parser):
    parser.addoption(
        "--write-playthroughs", action="store_true", help="write the golden playthroughs anew"
    )


def pytest_collection_modifyitems(config, items):
    """Leave the long runs to `make soak`."""
    if "soak" in config.option.markexpr:
        return
    soaking = [item for item in items if item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=soaking)
    items[:] = [item for item in items if not item.get_closest_marker("soak")]


def pytest_terminal_summary(terminalreporter):
    """Say what the attacks tried and what came of it."""
    reports = [r for r in terminalreporter.stats.get("", []) if r.when == "teardown"]
    tallies = [(r.nodeid, dict(r.user_properties).get("tried")) for r in reports]
    for nodeid, tried in sorted((n, t) for n, t in tallies if t):
        outcomes = ", ".join(f"{count} {came}" for came, count in sorted(tried.items()))
        terminalreporter.write_line(f"{nodeid.removeprefix('tests/')}: {outcomes}")
