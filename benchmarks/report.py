"""What every benchmark reports: the machine, the rows measured, and a file to keep them in."""

import json
import os
import platform
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

RESULTS = Path(__file__).parent / "results"


def machine() -> dict[str, Any]:
    """What the numbers were measured on."""
    import numba
    import numpy as np

    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "numba": numba.__version__,
        "numpy": np.__version__,
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def best(run: Callable[[], float], times: int = 3) -> float:
    """The best of a few runs that each return a rate: what the code can do undisturbed."""
    return max(run() for _ in range(times))


def rate(work: Callable[[], int]) -> float:
    """Units of work a second, for work that returns how many it did."""
    began = perf_counter()
    done = work()
    return done / (perf_counter() - began)


def show(title: str, rows: dict[str, Any]) -> None:
    """Print measured rows under a title."""
    print(f"\n{title}")
    for name, value in rows.items():
        print(f"  {name:<58} {_readable(value)}")


def _readable(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
    return str(value)


def keep(name: str, results: dict[str, Any]) -> None:
    """Write results/NAME.json, or into the folder PARLOUR_RESULTS names."""
    path = Path(os.environ.get("PARLOUR_RESULTS", RESULTS)) / f"{name}.json"
    path.write_text(json.dumps(results, indent=2, ensure_ascii=False) + "\n", "utf-8")
    print(f"\nkept in {path.name}")
