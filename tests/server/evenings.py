"""An evening of several tables of several games, at servers that are ended in the middle of it."""

import random
from collections import Counter

from server.players import Player
from server.served import wait_until
from server.sessions import begun

LONG = {"mu": {"hands": 10}, "tavarua": {"rounds": 25}}


class Evening:
    """Two people and a bot at a table of each game; `kept` knows what is on the disk."""

    def __init__(self, servers, games, whim, kept):
        self.servers, self.whim, self.kept = servers, whim, kept
        self.tally, self.tables = Counter(), {}  # game and players of each table, by id
        for game in games:
            self.open(game)

    def open(self, game):
        """A new table, at which they play at once."""
        first, last = self.servers[0], self.servers[-1]
        north, south = first.person("North"), last.person("South")
        table = north.open(game, "me", "open", "random", options=LONG.get(game))
        south.join(table, north.key)
        with north.look(table) as one, south.look(table) as other:
            begun(north, table, one, other)
        self.tables[table] = (game, [self.player(north, table, 0), self.player(south, table, 1)])
        for player in self.tables[table][1]:
            player.play()

    def player(self, person, table, seat):
        urls = [server.url for server in self.servers]
        return Player(person, table, seat, random.Random(self.whim.random()), urls)

    def settle(self):
        """Look into the logs, while nothing more can come into them."""
        for table, (_, players) in self.tables.items():
            log, lines = self.kept.log(table), self.kept.lines(table)
            for player in players:
                self.tally["in doubt"] += any(said.fate == "unknown" for said in player.said)
                player.settle(log)
                assert set(player.lines) <= set(lines)

    def go_on(self):
        """Every table is played on, by the same people."""
        for _, players in self.tables.values():
            have_played = [player.plays_again() for player in players]
            wait_until(lambda asked=have_played: all(has() for has in asked))

    def clear(self):
        """A new table in the place of each that is finished."""
        for table, (game, players) in list(self.tables.items()):
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
            player.check_log(self.kept.log(table))
            assert set(player.lines) <= set(self.kept.lines(table))
        self.tally["tables"] += 1
        self.tally["acknowledged"] += sum(player.answered for player in players)
        self.tally["lines"] += sum(len(player.lines) for player in players)

    def end(self):
        """Everybody goes; the tally."""
        for table in list(self.tables):
            self.leave(table)
        assert [server.mistakes for server in self.servers] == [[] for _ in self.servers]
        return self.tally
