"""Games are made ready in children and a thread: never in the event loop, and never in vain."""

import asyncio
import os
import re
import subprocess
import sys
import time

import pytest

from parlour.errors import UnknownGame
from parlour.games import SHELF
from parlour.kit.rule import INTERPRETED
from parlour.server.kitchen import Kitchen, NotReady, child, entries

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
QUICK = ("mu", "tavarua", "project_l")


class Bench:
    """Children replaced by small commands, and games that are kept once their child is through."""

    def __init__(self, monkeypatch):
        self.kept, self.tried, self.loaded = set(), [], []
        self.words = {}  # of the children, by game; else they succeed
        monkeypatch.setattr(entries, "is_kept", self.is_kept)
        monkeypatch.setattr(entries, "load", self.loaded.append)
        monkeypatch.setattr(child, "command", self.command)

    def is_kept(self, game):
        return game in self.kept

    def command(self, game):
        self.tried.append(game)
        words = self.words.get(game, ["true"])
        if words == ["true"]:
            self.kept.add(game)
        return words


@pytest.fixture
def bench(monkeypatch):
    return Bench(monkeypatch)


def cooked(games=QUICK, at_once=1):
    """What has become of the games."""

    async def cook():
        kitchen = Kitchen(games, at_once)
        await kitchen.start()
        done = await asyncio.gather(*map(kitchen.ready, games), return_exceptions=True)
        await kitchen.close()
        for trouble in done:
            assert trouble is None or isinstance(trouble, NotReady), trouble
        return {game: kitchen.state(game).status for game in games}

    return asyncio.run(asyncio.wait_for(cook(), 20))


def test_what_is_kept_is_only_loaded(bench):
    bench.kept.update(QUICK)
    assert set(cooked().values()) == {"ready"}
    assert bench.tried == []
    assert sorted(bench.loaded) == sorted(QUICK)


def test_the_cheapest_is_compiled_first(bench):
    assert set(cooked(SHELF).values()) == {"ready"}
    assert bench.tried == bench.loaded
    assert bench.tried[0] == "mu"
    assert len(bench.tried) == len(SHELF)


def test_a_child_that_is_killed_is_tried_twice_and_the_others_go_on(bench, caplog):
    bench.words["mu"] = ["sh", "-c", "kill -9 $$"]
    assert cooked() == {"mu": "failed", "tavarua": "ready", "project_l": "ready"}
    assert bench.tried.count("mu") == 2
    assert "ended by signal 9, perhaps for want of memory" in caplog.text


def test_what_a_child_says_last_is_logged_but_told_nobody(bench, caplog):
    bench.words["mu"] = ["sh", "-c", "echo much; echo No room in /secret. >&2; exit 1"]
    assert cooked(["mu"]) == {"mu": "failed"}
    assert "No room in /secret." in caplog.text
    assert not any("/" in says for says in _sayings())


def _sayings():
    from parlour.server.kitchen.kitchen import SAYS

    assert all(re.fullmatch(r"[A-Z].*\.", says) for says in SAYS.values())
    return SAYS.values()


def test_a_second_attempt_may_succeed(bench, monkeypatch):
    """The first was killed for want of memory, say; then somebody made room."""
    bench.words["mu"] = ["sh", "-c", ":"]
    monkeypatch.setattr(entries, "is_kept", lambda game: len(bench.tried) == 2)
    assert cooked(["mu"]) == {"mu": "ready"}


@pytest.mark.parametrize("words", [["/no/such/program"], ["sh", "-c", ":"]])
def test_a_child_that_cannot_start_or_leaves_nothing_has_failed(bench, words):
    bench.words["mu"] = words
    assert cooked(["mu", "tavarua"]) == {"mu": "failed", "tavarua": "ready"}


def test_what_cannot_be_loaded_is_compiled_once_more(bench, monkeypatch):
    bench.kept.add("mu")
    monkeypatch.setattr(entries, "load", lambda game: 1 / (len(bench.tried)))
    monkeypatch.setattr(entries, "forget", bench.kept.discard)
    assert cooked(["mu"]) == {"mu": "ready"}
    assert bench.tried == ["mu"]


def test_progress_is_told_and_others_hear_of_it(bench):
    bench.words["mu"] = ["sleep", "5"]

    async def watch():
        kitchen = Kitchen(["tavarua", "mu"])
        await kitchen.start()
        async with kitchen.changed:
            await kitchen.changed.wait_for(lambda: kitchen.state("mu").status == "compiling")
        first, second = kitchen.state("mu"), kitchen.state("tavarua")
        await kitchen.close()
        return first, second

    first, second = asyncio.run(watch())
    assert second.status == "waiting"
    assert 10 < first.seconds_left_about < second.seconds_left_about < 400


def test_two_at_a_time_where_that_is_wanted(bench, tmp_path):
    script = f"cd {tmp_path}; touch $$; while test $(ls | wc -l) -lt 2; do sleep 0.01; done"
    bench.words = {game: ["sh", "-c", script] for game in QUICK}  # the first waits for the second
    assert len(cooked(QUICK, at_once=2)) == len(QUICK)


def test_closing_ends_children_and_what_they_started(bench, tmp_path):
    pids = tmp_path / "pids"
    bench.words["mu"] = ["sh", "-c", f"sleep 60 & echo $$ $! > {pids}; wait"]

    async def begin():
        kitchen = Kitchen(["mu"])
        await kitchen.start()
        while not (pids.exists() and pids.read_text().endswith("\n")):
            await asyncio.sleep(0.01)
        await kitchen.close()

    asyncio.run(asyncio.wait_for(begin(), 20))
    until = time.monotonic() + 10
    while any(map(lives, pids.read_text().split())):  # the grandchild dies a moment later
        assert time.monotonic() < until


def lives(pid):
    """Whether a process runs, zombies aside."""
    try:
        with open(f"/proc/{pid}/stat") as about:
            return about.read().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def test_a_game_that_is_not_on_the_shelf_is_refused(bench):
    async def ask():
        with pytest.raises(UnknownGame):
            Kitchen().state("chess")
        with pytest.raises(UnknownGame):
            await Kitchen().ready("chess")

    asyncio.run(ask())
    assert not Kitchen().is_ready("chess")


# Real children


def kitchen(*words, **environment):
    return subprocess.Popen(
        [sys.executable, "-m", "parlour.server.kitchen", *words],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
    )


def test_a_child_ends_when_the_server_has_gone(tmp_path):
    with kitchen("mu", child.BOUND, PARLOUR_CACHE=str(tmp_path)) as started:
        while not list(tmp_path.rglob("*.lock")):  # it works
            time.sleep(0.02)
        started.stdin.close()
        assert started.wait(20) == 1


def test_a_folder_that_cannot_be_used_is_said_to_be_so(tmp_path):
    (tmp_path / "file").touch()
    with kitchen("mu", PARLOUR_CACHE=str(tmp_path / "file")) as started:
        assert b"The folder for compiled code" in started.stderr.read()
    assert started.returncode == 1


FRESH = """
import asyncio, os
from random import Random
from numba.core import event
from parlour.games import SHELF, take
from parlour.kit.rule import CACHE_FOLDER
from parlour.play.match import Match
from parlour.server.kitchen import Kitchen, child, rehearsal
from parlour.server.kitchen.__main__ import Compilations

async def cook():
    kitchen = Kitchen()
    await kitchen.start()
    for game in SHELF:
        await kitchen.ready(game)
    await kitchen.close()

def play(game, number):
    whim = Random(number)
    seats = whim.choice(game.seats)
    rehearsal.play(Match(game, seats, rehearsal.options(game, seats, whim, number), number), whim)

compiled = Compilations()
event.register("numba:compile", compiled)
rehearsal.MOST_MOVES = 600
before, child.command = os.listdir(CACHE_FOLDER), None
asyncio.run(cook())
for name in SHELF:
    play(take(name), 1001), play(take(name), 1002)
print("compiled", compiled.count, "new", set(os.listdir(CACHE_FOLDER)) - set(before))
"""


@pytest.fixture(scope="module")
def _kept():
    """Where the cache is cold, tests/compile.py was not run: it takes minutes."""
    for game in SHELF:
        if not entries.is_kept(game):
            with kitchen(game) as started:
                assert started.wait() == 0, started.stderr.read()


@pytest.mark.usefixtures("_kept")
def test_in_a_process_that_loaded_all_games_nothing_is_ever_compiled():
    """Other games than those that were rehearsed; and no child could have been started."""
    told = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True)
    assert told.stdout == "compiled 0 new set()\n", told.stderr[-800:]


@pytest.mark.usefixtures("_kept")
def test_what_was_kept_for_other_callers_is_not_used(monkeypatch):
    """An edit of what people see may call other rules, though the rules are the same."""
    assert entries.is_kept("mu")
    monkeypatch.setattr(entries, "_key", lambda game: b"of another edit")
    assert not entries.is_kept("mu")


def test_interpreted_all_is_ready_at_once():
    code = (
        "import asyncio; from parlour.server.kitchen import Kitchen; kitchen = Kitchen();"
        "asyncio.run(kitchen.start()); print({*map(kitchen.is_ready, kitchen.games)})"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment
    )
    assert told.stdout == "{True}\n", told.stderr
