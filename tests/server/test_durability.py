"""What was acknowledged is never lost, however a server ends; and everything goes on."""

import os
import random
import resource
import signal
import sqlite3
import time
from contextlib import ExitStack, closing, contextmanager, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.server.tables import acts
from server.evenings import Evening
from server.processes import Process, processes
from server.served import wait_until
from server.sessions import begun, heard


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


def killed(database, games, times, seed):
    with processes(database, *games) as server:
        whim = random.Random(seed)
        evening = Evening([server], games, whim, Kept(database))
        for _ in range(times):
            time.sleep(whim.uniform(0.02, 0.5))
            server.kill()
            evening.settle()
            server.start()
            evening.go_on()
            evening.clear()
        return evening.end() | {"kills": times}


def test_a_server_killed_at_any_moment_loses_nothing_it_has_acknowledged(tmp_path, record_property):
    tally = killed(tmp_path / "tables.db", ("mu", "tavarua"), 4, 1)
    record_property("tried", dict(tally))
    assert tally["acknowledged"] > 50


@pytest.mark.soak
def test_servers_killed_hundreds_of_times_lose_nothing(tmp_path, record_property):
    tally = killed(tmp_path / "tables.db", ("mu", "tavarua", "snapshot"), 250, 2)
    record_property("tried", dict(tally))


# Bots alone


def test_bots_go_on_by_themselves_after_a_server_was_killed(tmp_path):
    database = tmp_path / "tables.db"
    kept = Kept(database)
    with processes(database, "mu", pace=0.2) as server:
        north = server.person()
        table = north.open("mu", "me", "random", "random")
        with north.look(table) as look:
            begun(north, table, look)
            look.until(lambda look: look.choices)
            while look.choices:
                look.ask("move", at=look.n, number=look.choices[0]["move"])
                heard(look)
        server.kill()
        length = len(kept.log(table))
        server.start()
        wait_until(lambda: len(kept.log(table)) > length)


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


def turn(look, other):
    """Whose turn it is."""
    look.until(lambda look: heard(look, other) or look.choices or other.choices)
    return look if look.choices else other


def test_on_a_full_disk_moves_are_refused_and_nothing_is_shown_or_lost(tmp_path):
    database = tmp_path / "tables.db"
    kept = Kept(database)
    with processes(database, "snapshot") as server:
        north, south = server.person("North"), server.person("South")
        table = north.open("snapshot", "me", "open")
        south.join(table, north.key)
        with north.look(table) as one, south.look(table) as other:
            begun(north, table, one, other)
            with full_disk(server):
                look = turn(one, other)
                heard(one, other)
                log, shown = kept.log(table), (one.state, other.state)
                for _ in "12":
                    refusal = look.ask("move", number=look.choices[0]["move"])
                    assert refusal["code"] == "not-ready"
                    assert refusal["says"].endswith("try again in a moment.")
                assert look.ask("chat", text="Nobody hears this")["code"] == "not-ready"
                assert north.http.post(f"/api/tables/{table}/stop").status_code == 503
                assert look.ask("plan", gestures=[])["kind"] == "answer"
                heard(one, other)
                assert (one.state, other.state) == shown
                assert kept.log(table) == log
            number = look.choices[0]["move"]
            assert look.ask("move", at=look.n, number=number)["kind"] == "answer"
            heard(one, other)
            assert len(kept.log(table)) == len(log) + 1


def test_bots_go_on_and_a_killed_server_comes_back_once_the_disk_has_room(tmp_path):
    database = tmp_path / "tables.db"
    kept = Kept(database)
    with processes(database, "snapshot", pace=0.3) as server:
        north = server.person()
        table = north.open("snapshot", "me", "random")
        with north.look(table) as look:
            begun(north, table, look)
            look.until(lambda look: look.choices)
            while look.choices:
                look.ask("move", at=look.n, number=look.choices[0]["move"])
                heard(look)
            with full_disk(server):
                before = look.n, kept.log(table)
                time.sleep(0.8)
                heard(look)
                assert (look.n, kept.log(table)) == before
            look.until(lambda look: look.choices)
            with full_disk(server):
                assert look.ask("move", number=look.choices[0]["move"])["code"] == "not-ready"
                log, n = kept.log(table), look.n
                server.kill()
        server.start()
        assert kept.log(table) == log
        with north.look(table, f"?n={n}") as look:
            look.until(lambda look: look.choices)
            number = look.choices[0]["move"]
            assert look.ask("move", at=look.n, number=number)["kind"] == "answer"


# How it ends, and where it does not begin


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_told_to_end_finishes_what_was_begun_and_says_goodbye(tmp_path, number):
    database = tmp_path / "tables.db"
    with processes(database, "mu") as server:
        evening = Evening([server], ("mu",), random.Random(4), Kept(database))
        (table,) = evening.tables
        with server.person("West").look(table) as watching:
            time.sleep(0.2)
            began = time.monotonic()
            assert server.stop(number) == 0
            assert time.monotonic() - began < 4
            with pytest.raises(ConnectionClosed) as closed:
                watching.until(lambda look: False)
            assert closed.value.rcvd.code == 1012
        assert server.said == ""
        server.start()
        evening.settle()
        evening.go_on()
        evening.end()


def test_what_cannot_be_served_is_one_sentence_and_exit_code_2(tmp_path):
    newer, other, shut = tmp_path / "newer.db", tmp_path / "other.db", tmp_path / "shut"
    with processes(newer, "mu") as server:
        server.stop()
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
