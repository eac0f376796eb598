"""What was acknowledged is never lost, however a server ends; and everything goes on."""

import random
import sqlite3
import time
from collections import Counter

import pytest

from parlour.server.tables import acts
from server.players import Player
from server.processes import processes
from server.served import wait_until
from server.sessions import begun

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
        for table, (_, players) in self.tables.items():
            log = log_of(self.server.database, table)
            for player in players:
                self.tally["in doubt"] += any(said.fate == "unknown" for said in player.said)
                player.settle(log)
                assert set(player.lines) <= set(lines_of(self.server.database, table))
        self.server.start()
        self.go_on()

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
        assert "Traceback" not in self.server.said
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
