"""What was acknowledged is never lost, however a server ends; and everything goes on."""

import asyncio
import os
import random
import resource
import signal
import sqlite3
import time
from contextlib import ExitStack, closing, contextmanager, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.server.store import Store
from parlour.server.tables import acts
from server.evenings import Evening
from server.processes import Process, processes
from server.served import wait_until
from server.sessions import begun, heard

GAMES = ("mu", "tavarua", "snapshot")


class Kept:
    """What lies on the disk, whether a server runs or not."""

    def __init__(self, database):
        self.database = database

    def log(self, table):
        rows = self._rows("select n, act from log where table_id = ? order by n", table)
        assert [n for n, _ in rows] == list(range(len(rows)))
        return [acts.read(act) for _, act in rows]

    def lines(self, table):
        return self._rows("select n, text from chat where table_id = ?", table)

    def _rows(self, query, table):
        with closing(sqlite3.connect(self.database)) as connection:
            return connection.execute(query, (table,)).fetchall()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server that runs before and after each test."""
    with processes(tmp_path_factory.mktemp("kept") / "tables.db", *GAMES) as running:
        yield running


def killed(server, games, times, seed):
    whim = random.Random(seed)
    evening = Evening([server], games, whim, Kept(server.database))
    for _ in range(times):
        time.sleep(whim.uniform(0.02, 0.5))
        server.kill()
        evening.settle()
        server.start()
        evening.go_on()
        evening.clear()
    return evening.end() | {"kills": times}


def test_a_server_killed_at_any_moment_loses_nothing_it_has_acknowledged(server, record_property):
    tally = killed(server, ("mu", "tavarua"), 3, 1)
    record_property("tried", dict(tally))
    assert tally["acknowledged"] > 50


@pytest.mark.soak
def test_a_server_killed_hundreds_of_times_loses_nothing(server, record_property):
    record_property("tried", dict(killed(server, GAMES, 250, 2)))


# A full disk


@contextmanager
def full_disk(server):
    """Nothing more can be written to any file, until the end of the block."""
    _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, most))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):  # it was killed meanwhile
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))


def test_on_a_full_disk_moves_are_refused_and_nothing_is_shown_or_lost(server):
    kept = Kept(server.database)
    north, south = server.person("North"), server.person("South")
    table = north.open("snapshot", "me", "open")
    south.join(table, north.key)
    with north.look(table) as one, south.look(table) as other:
        begun(north, table, one, other)
        wait_until(lambda: heard(one, other) or one.choices or other.choices)
        look = one if one.choices else other
        number, log, shown = look.choices[0]["move"], kept.log(table), (one.state, other.state)
        with full_disk(server):
            for _ in "12":
                refusal = look.ask("move", number=number)
                assert refusal["code"] == "not-ready"
                assert refusal["says"].endswith("try again in a moment.")
            assert look.ask("chat", text="Nobody hears this")["code"] == "not-ready"
            assert north.http.post(f"/api/tables/{table}/stop").status_code == 503
            assert look.ask("plan", gestures=[])["kind"] == "answer"
            heard(one, other)
            assert (one.state, other.state) == shown
            assert kept.log(table) == log
        assert look.ask("move", at=look.n, number=number)["kind"] == "answer"
        heard(one, other)
        assert len(kept.log(table)) == len(log) + 1


def test_bots_go_on_once_the_disk_has_room_and_after_a_kill_though_nobody_looks(tmp_path):
    kept = Kept(tmp_path / "tables.db")
    with processes(kept.database, "mu", pace=0.1) as server:
        north = server.person()
        table = north.open("mu", "me", "random", "random", options={"hands": 10})
        with north.look(table) as look:
            begun(north, table, look)
            let_bots_think(look)
            with full_disk(server):
                before = look.n, kept.log(table)
                time.sleep(0.3)
                heard(look)
                assert (look.n, kept.log(table)) == before
            look.until(lambda look: look.n > before[0])
            let_bots_think(look)
            with full_disk(server):
                time.sleep(0.3)
                server.kill()
        log = kept.log(table)
        server.start()
        wait_until(lambda: len(kept.log(table)) > len(log))
        assert kept.log(table)[: len(log)] == log


def let_bots_think(look):
    """Pass, until it is a bot's turn."""
    look.until(lambda look: look.choices)
    while look.choices:
        look.ask("move", at=look.n, number=look.choices[-1]["move"])
        heard(look)


# How it ends, and where it does not begin


def test_a_server_told_to_end_finishes_what_was_begun_and_says_goodbye(server):
    evening = Evening([server], ("mu",), random.Random(4), Kept(server.database))
    (table,) = evening.tables
    with server.person("West").look(table) as watching:
        time.sleep(0.2)
        began = time.monotonic()
        assert server.stop(signal.SIGTERM) == 0
        assert time.monotonic() - began < 4
        with pytest.raises(ConnectionClosed) as closed:
            watching.until(lambda look: False)
        assert closed.value.rcvd.code == 1012
    evening.settle()
    server.start()
    evening.go_on()
    evening.end()
    assert server.stop(signal.SIGINT) == 0
    assert server.mistakes == []
    server.start()


async def made(database):
    """A database of today's."""
    store = await Store.open(str(database))
    await store.close()


def test_what_cannot_be_served_is_one_sentence_and_exit_code_2(tmp_path):
    newer, other, shut = tmp_path / "newer.db", tmp_path / "other.db", tmp_path / "shut"
    asyncio.run(made(newer))
    with closing(sqlite3.connect(newer, isolation_level=None)) as connection:
        connection.execute("update alembic_version set version_num = 'v9999'")
    other.write_text("Dear diary, " * 100)
    shut.mkdir(mode=0o500)
    closed = "/proc/shut.db" if os.geteuid() == 0 else shut / "tables.db"
    refused = {
        (newer,): "was written by a newer Parlour: use that one, or a backup.",
        (other,): "other.db cannot be used: file is not a database.",
        (closed,): "cannot be written: ",
        (tmp_path / "fine.db", ("workers", 2)): "Several workers need PostgreSQL:",
    }
    with ExitStack() as ending:
        begun = [Process(database, **dict(more)).begin() for database, *more in refused]
        for process, says in zip(begun, refused.values(), strict=True):
            ending.callback(process.close)
            assert process.ended() == 2
            assert says in process.said
            assert len(process.said.strip().splitlines()) == 1
            assert process.said.strip().endswith(".")
