"""The server under load: one worker, SQLite flushed to disk, the load from another core.

    python benchmarks/server.py [TABLES] [--rate 400] [--seconds 30] [--plans 0]

Tables of two seats (Mü: three) and a spectator, all games mixed. A move counts as seen when the
last viewer of its table has the frame. With TABLES named nothing is kept.
"""

import argparse
import asyncio
import gc
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from parlour.server.tables.sight.merging import merged
from report import keep, machine, show
from server_load import LoadTable, Tally, kept_up, opened

TABLES = 2000
PORT = 8947
CHECKED = 50  # tables whose viewers are compared with the server's own frames at the end


def started(folder: Path) -> subprocess.Popen[bytes]:
    """A server, on a core of its own where there are two."""
    command = [
        str(Path(sys.executable).with_name("parlour")),
        *("serve", "--port", str(PORT), "--database", str(folder / "load.db")),
        *("--rate", "10000", "--log", "warning"),
    ]
    core = (lambda: os.sched_setaffinity(0, {0})) if (os.cpu_count() or 1) > 1 else None
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, preexec_fn=core)


async def ready(url: str) -> None:
    """Wait until all games can be played."""
    async with httpx.AsyncClient(base_url=url) as http:
        for _ in range(6000):
            try:
                games = (await http.get("/api/ready")).json()["games"].values()
                if all(game["status"] == "ready" for game in games):
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)
    raise SystemExit("the server did not get ready")


def memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    held = Path(f"/proc/{pid}/statm").read_text().split()
    return int(held[1]) * os.sysconf("SC_PAGE_SIZE")


def busy(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    held = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(held[11]) + int(held[12])) / os.sysconf("SC_CLK_TCK")


async def lost(url: str, tables: list[LoadTable]) -> int:
    """Viewers whose state is not what the server says it is."""
    wrong = 0
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        for table in random.Random(0).sample(tables, min(CHECKED, len(tables))):
            answer = await http.get(f"/api/tables/{table.id}/frame?seat=watch")
            told, watching = answer.json(), table.viewers[-1]
            wrong += told["n"] != watching.n
            wrong += merged({}, told["whole"]) != merged({}, watching.state)
    return wrong


async def measured(given: argparse.Namespace, pid: int) -> dict[str, Any]:
    """The whole run."""
    url, whim = f"http://127.0.0.1:{PORT}", random.Random(1)
    await ready(url)
    empty, began = memory(pid), time.perf_counter()
    tally = Tally()
    tables = await opened(url, given.tables, tally)
    opening = time.perf_counter() - began
    gc.collect()
    gc.disable()  # or pauses of this process would be taken for the server's
    await kept_up(tables, given.rate, 3, given.plans, whim)
    warm = Tally()
    for table in tables:
        table.tally = warm
    used, began = busy(pid), time.perf_counter()
    rate = await kept_up(tables, given.rate, given.seconds, given.plans, whim)
    share = (busy(pid) - used) / (time.perf_counter() - began)
    found = {
        "tables": len(tables),
        "sockets": sum(len(table.viewers) for table in tables),
        "opening all tables, s": opening,
        "moves a second": rate,
        "plan questions a move": given.plans,
        "share of its core in use": share,
        "kB a table awake, sockets included": (memory(pid) - empty) / len(tables) / 1000,
        **warm.summary(),
        "viewers out of step at the end": await lost(url, tables),
    }
    for says in sorted(set(warm.errors))[:5]:
        print("error:", says)
    return found


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser()
    parser.add_argument("tables", type=int, nargs="?", default=None)
    parser.add_argument("--rate", type=float, default=None)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--plans", type=int, default=None)
    given = parser.parse_args()
    is_kept = given.tables is None
    runs = [(400.0, 0), (250.0, 2)] if given.rate is None else [(given.rate, given.plans or 0)]
    given.tables = given.tables or TABLES
    results = {}
    for given.rate, given.plans in runs:
        name = f"{given.rate:.0f} moves a second" + (
            f", {given.plans} plans each" if given.plans else ""
        )
        results[name] = _run(given)
        show(name, results[name])
    if is_kept:
        keep("server", {"machine": machine(), "results": results})


def _run(given: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = started(Path(folder))
        try:
            if (os.cpu_count() or 1) > 1:
                os.sched_setaffinity(0, {1})
            return asyncio.run(measured(given, server.pid))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


if __name__ == "__main__":
    main()
