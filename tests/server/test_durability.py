"""What was acknowledged is never lost, however a server ends; and everything goes on."""

import os
import random
import resource
import signal
import sqlite3
import time
from collections import Counter
from contextlib import ExitStack, contextmanager, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.server.tables import acts
from server.players import Player
from server.processes import Process, processes
from server.served import wait_until
from server.sessions import begun, heard

LONG = {"mu": {"hands": 10}, "tavarua": {"rounds": 25}}


def log_of(database, table):
    """A table's log as it lies on the disk, whether a server runs or not."""
    with sqlite3.connect(database) as connection:
        query = "select n, act from log where table_id = ? order by n"
        rows = connection.execute(query, (table,)).fetchall()
    connection.close()
    assert [n for n, _ in rows] == list(range(len(rows)))
    return [acts.read(act) for _, act in rows]


def lines_of(database, table):
    with sqlite3.connect(database) as connection:
        query = "select n, text from chat where table_id = ?"
        rows = connection.execute(query, (table,)).fetchall()
    connection.close()
    return rows


class Evening:
    """Several tables of several games at a server that is killed again and again."""

    def __init__(self, server, games, whim):
        self.server, self.whim, self.tally = server, whim, Counter()
        self.tables = {}  # of players, by id
        self.games = games
        for game in games:
            self.open(game)

    def open(self, game):
        """A new table of two people and a bot, who play at once."""
        north, south = self.server.person("North"), self.server.person("South")
        table = north.open(game, "me", "open", "random", options=LONG.get(game))
        south.join(table, north.key)
        with north.look(table) as one, south.look(table) as other:
            begun(north, table, one, other)
        self.tables[table] = (game, [self.player(north, table, 0), self.player(south, table, 1)])
        for player in self.tables[table][1]:
            player.play()

    def player(self, person, table, seat):
        return Player(person, table, seat, random.Random(self.whim.random()))

    @property
    def players(self):
        return [player for _, players in self.tables.values() for player in players]

    def strike(self):
        """Kill the server at any moment, look what is left, and start it again."""
        time.sleep(self.whim.uniform(0.02, 0.5))
        self.server.kill()
        self.tally["kills"] += 1
        self.settle()
        self.server.start()
        self.go_on()

    def settle(self):
        """Look into the logs, while nothing more can come into them."""
        for table, (_, players) in self.tables.items():
            log = log_of(self.server.database, table)
            for player in players:
                self.tally["in doubt"] += any(said.fate == "unknown" for said in player.said)
                player.settle(log)
                assert set(player.lines) <= set(lines_of(self.server.database, table))

    def go_on(self):
        """Every table is played on, by the same people; a new one in the place of a finished."""
        for table, (game, players) in list(self.tables.items()):
            have_played = [player.plays_again() for player in players]
            wait_until(lambda asked=have_played: all(has() for has in asked))
            if any(player.is_done for player in players):
                self.leave(table)
                self.open(game)

    def leave(self, table):
        """The people go; all of them had heard and seen everything, once."""
        _, players = self.tables.pop(table)
        for player in players:
            player.rest()
        for player in players:
            player.check_sight()
        log = log_of(self.server.database, table)
        for player in players:
            player.check_log(log)
        self.tally["tables"] += 1
        self.tally["acknowledged"] += sum(player.answered for player in players)
        self.tally["lines"] += sum(len(player.lines) for player in players)

    def end(self):
        for table in list(self.tables):
            self.leave(table)
        assert self.server.mistakes == []
        return self.tally


def killed(database, games, times, seed):
    with processes(database, *games) as server:
        evening = Evening(server, games, random.Random(seed))
        for _ in range(times):
            evening.strike()
        return evening.end()


def test_a_server_killed_at_any_moment_loses_nothing_it_has_acknowledged(tmp_path, record_property):
    tally = killed(tmp_path / "tables.db", ("mu", "tavarua"), 4, 1)
    record_property("tried", dict(tally))
    assert tally["kills"] == 4
    assert tally["acknowledged"] > 50


@pytest.mark.soak
def test_servers_killed_hundreds_of_times_lose_nothing(tmp_path, record_property):
    tally = killed(tmp_path / "tables.db", ("mu", "tavarua", "snapshot"), 250, 2)
    record_property("tried", dict(tally))
    assert tally["kills"] == 250


# Bots alone


def test_bots_go_on_by_themselves_after_a_server_was_killed(tmp_path):
    database = tmp_path / "tables.db"
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
        length = len(log_of(database, table))
        server.start()
        wait_until(lambda: len(log_of(database, table)) > length)


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
    with processes(database, "snapshot") as server:
        north, south = server.person("North"), server.person("South")
        table = north.open("snapshot", "me", "open")
        south.join(table, north.key)
        with north.look(table) as one, south.look(table) as other:
            begun(north, table, one, other)
            with full_disk(server):
                look = turn(one, other)
                heard(one, other)
                log, shown = log_of(database, table), (one.state, other.state)
                for _ in "12":
                    refusal = look.ask("move", number=look.choices[0]["move"])
                    assert refusal["code"] == "not-ready"
                    assert refusal["says"].endswith("try again in a moment.")
                assert look.ask("chat", text="Nobody hears this")["code"] == "not-ready"
                assert north.http.post(f"/api/tables/{table}/stop").status_code == 503
                assert look.ask("plan", gestures=[])["kind"] == "answer"
                heard(one, other)
                assert (one.state, other.state) == shown
                assert log_of(database, table) == log
            number = look.choices[0]["move"]
            assert look.ask("move", at=look.n, number=number)["kind"] == "answer"
            heard(one, other)
            assert len(log_of(database, table)) == len(log) + 1


def test_bots_go_on_and_a_killed_server_comes_back_once_the_disk_has_room(tmp_path):
    database = tmp_path / "tables.db"
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
                before = look.n, log_of(database, table)
                time.sleep(0.8)
                heard(look)
                assert (look.n, log_of(database, table)) == before
            look.until(lambda look: look.choices)
            with full_disk(server):
                assert look.ask("move", number=look.choices[0]["move"])["code"] == "not-ready"
                log, n = log_of(database, table), look.n
                server.kill()
        server.start()
        assert log_of(database, table) == log
        with north.look(table, f"?n={n}") as look:
            look.until(lambda look: look.choices)
            number = look.choices[0]["move"]
            assert look.ask("move", at=look.n, number=number)["kind"] == "answer"


# How it ends, and where it does not begin


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_told_to_end_finishes_what_was_begun_and_says_goodbye(tmp_path, number):
    with processes(tmp_path / "tables.db", "mu") as server:
        evening = Evening(server, ("mu",), random.Random(4))
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
    with sqlite3.connect(newer) as connection:
        connection.execute("update alembic_version set version_num = 'v9999'")
    connection.close()
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
