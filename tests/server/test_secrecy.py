"""The server sends a viewer nothing that follows from what they may not know.

`worlds.py` makes two worlds that a viewer cannot tell apart. Here they go on through whole games.
"""

import random
from unittest import mock

import pytest

from parlour.kit.record import SPECTATOR
from parlour.play import written
from parlour.play.chronicle import Chronicle
from parlour.play.match import Match
from parlour.server.hall import asking, showing
from parlour.server.tables.sight.moments import Moments
from parlour.server.tables.table import Table
from server import worlds
from server.pairs import Leak, Pair
from walks import GAMES, LEANINGS, TABLES, allowed, short

SHELF = [(name, seats) for name, seats in TABLES if name != "pennies"]
AT_ONCE = 30  # acts of two worlds until what is hidden is dealt anew
EVERY = 8  # acts until everything that can be asked for is asked for


def compared(pair):
    """The two go on while they look the same; how many acts that was."""
    pair.compare_answers()
    for act in range(1, AT_ONCE + 1):
        if not pair.go_on():
            break
        if act % EVERY == 0:
            pair.compare_answers()
    else:
        pair.compare_replays()
    return act


def whole_game(name, seats, seed, leaning="even"):
    """A game from the deal to the end, shown to one viewer after the other; acts, hidden ones."""
    game, whim = GAMES[name], random.Random(f"{name} {seats} {seed}")
    table, acts, hidden = game.deal(seats, seed, short(game, leaning)), 0, 0
    viewers = [*range(seats), SPECTATOR]
    while game.engine.actors(table):
        pair = Pair(game, table, viewers[0], whim)
        acts, hidden = acts + compared(pair), hidden + pair.hidden
        table, viewers = pair.finished(), [*viewers[1:], viewers[0]]
    return acts, hidden


@pytest.fixture(autouse=True)
def hints_cost_little(monkeypatch):
    monkeypatch.setattr(asking, "HINTING", "mc-200")


@pytest.mark.parametrize(("name", "seats"), SHELF)
def test_two_worlds_that_look_the_same_send_the_same_bytes_through_a_whole_game(name, seats):
    acts, _ = whole_game(name, seats, seed=1)
    assert acts > 10


@pytest.mark.soak
@pytest.mark.parametrize("leaning", LEANINGS)
@pytest.mark.parametrize(("name", "seats"), SHELF)
def test_two_worlds_send_the_same_bytes_through_many_games(name, seats, leaning):
    game = GAMES[name]
    if not allowed(game, seats, short(game, leaning)):
        pytest.skip("nobody plays so")
    for seed in range(5):
        whole_game(name, seats, seed, leaning)


# That the comparison finds what it looks for


def every_act_is_a_moment(note):
    """`n` counts the log."""

    def leaking(self, match):
        for viewer, told in self._told.items():
            self._seen[viewer] = None
            told.append(match.chronicle.count(viewer))

    return leaking


def every_act_ends_a_turn(happened):
    """Clocks, votes and lists notice hidden steps."""

    def leaking(self, seat, at):
        happened(self, seat, at)
        self._noticed(seat, at)

    return leaking


def every_act_restarts_the_clock(turn):
    """Only the clock does."""

    def leaking(self, seat, at):
        turn(self, seat, at)
        self._turned(seat, at)

    return leaking


def the_head_knows_every_entry(known_to_all):
    return lambda self: len(self.begins)


def the_length_of_the_log_is_told(about):
    def leaking(table, presence, setting):
        return {**about(table, presence, setting), "watching": table.length}

    return leaking


def lists_are_sorted_by_the_last_act(index):
    return lambda table, is_new=False: {**index(table, is_new), "touched": table.at}


def the_view_knows_the_whole_table(view):
    def leaking(self, viewer=SPECTATOR):
        return {**view(self, viewer), "sum": int(self.table.rows.sum())}

    return leaking


def answers_know_the_whole_table(why):
    def leaking(self, seat, move):
        found = why(self, seat, move)
        return found and found._replace(sentence=f"{self.table.rows.sum()}")

    return leaking


def records_have_every_entry(noticed):
    return lambda match: len(match.log)


LEAKS = [
    (every_act_is_a_moment, Moments, "note"),
    (every_act_ends_a_turn, Table, "happened"),
    (every_act_restarts_the_clock, Table, "happened"),
    (the_head_knows_every_entry, Chronicle, "known_to_all"),
    (the_length_of_the_log_is_told, showing, "about"),
    (lists_are_sorted_by_the_last_act, worlds, "index"),
    (the_view_knows_the_whole_table, Match, "view"),
    (answers_know_the_whole_table, Match, "why"),
    (records_have_every_entry, written, "_noticed"),
]


@pytest.mark.parametrize(("leak", "where", "name"), LEAKS)
def test_a_leak_is_found(leak, where, name):
    games = (whole_game("tavarua", 4, seed) for seed in range(10))
    with mock.patch.object(where, name, leak(getattr(where, name))), pytest.raises(Leak):
        list(games)
