"""Two workers on one database serve the same tables; one may be killed, the tables go on."""

import os
import random
import signal
import time
from pathlib import Path

import pytest

from parlour.server.tables import acts
from server.evenings import Evening
from server.players import AWAY, Player
from server.postgres import postgres
from server.processes import processes
from server.served import SOON, wait_until
from server.sessions import begun, heard

__all__ = ["postgres"]
GAMES = ("mu", "tavarua", "snapshot")


class Pair:
    """Two workers, and what their database holds."""

    def __init__(self, workers, postgres, url):
        self.workers, self._postgres = workers, postgres
        self.database = url.split("/")[3].split("?")[0]

    def rows(self, statement):
        return self._postgres.run(statement, self.database)

    def log(self, table):
        rows = self.rows(f"select n, act from log where table_id = '{table}' order by n")
        assert [n for n, _ in rows] == list(range(len(rows)))
        return [acts.read(act) for _, act in rows]

    def lines(self, table):
        return self.rows(f"select n, text from chat where table_id = '{table}'")

    def keeper(self, table):
        """The worker that lets bots play there."""
        return self.rows(f"select keeper from tables where id = '{table}'")[0]

    def deafen(self):
        """Cut the connections by which workers hear of each other; they make new ones."""
        who = "from pg_stat_activity where datname = current_database() and query ~ '^listen'"
        self.rows(f"select pg_terminate_backend(pid) {who}")

    def people(self, *names):
        """Somebody at each worker in turn."""
        return [self.workers[n % 2].person(name) for n, name in enumerate(names)]

    def at_other(self, person):
        """The same person at the other worker."""
        (other,) = {worker.url for worker in self.workers} - {person.url}
        (worker,) = [worker for worker in self.workers if worker.url == other]
        twin = worker.person(person.name)
        twin.http.cookies = person.http.cookies
        return twin


@pytest.fixture(scope="module")
def pair(postgres):
    url = postgres.new_database()
    with processes(url, *GAMES, ahead=(0, 3600)) as workers:
        yield Pair(workers, postgres, url)
        assert [worker.mistakes for worker in workers] == [[], []]


def a_table(people, game, *seats, **more):
    """A begun game of people at different workers, and a look for each of them."""
    host, *others = people
    table = host.open(game, "me", *["open"] * len(others), *seats, **more)
    for other in others:
        other.join(table, host.key)
    looks = [person.look(table) for person in people]
    begun(host, table, *looks)
    return table, looks


def test_players_at_both_workers_see_everything_once_and_alike(pair):
    people = pair.people("North", "South", "West", "East")
    table, looks = a_table(people, "tavarua", options={"rounds": 2})
    for look in looks:
        look.close()
    players = [Player(one, table, seat, random.Random(seat)) for seat, one in enumerate(people)]
    for player in players:
        player.play()
    wait_until(lambda: all(player.is_done for player in players))
    for player in players:
        player.rest()
        player.check_sight()
        player.check_log(pair.log(table))
        assert player.answered > 10


def test_choices_made_together_at_both_workers_do_not_conflict(pair):
    people, whim = pair.people("North", "South", "West", "East"), random.Random(5)
    _, looks = a_table(people, "tavarua")
    rounds = 0
    while rounds < 12:
        wait_until(lambda: heard(*looks) or see_alike(looks))
        owing = deciding(looks[0])
        together = [look for seat, look in enumerate(looks) if seat in owing and look.choices]
        together = together or [next(look for look in looks if look.choices)]
        choices = [whim.choice(look.choices)["move"] for look in together]
        ids = [
            look.say("move", at=look.n, number=number)
            for look, number in zip(together, choices, strict=True)
        ]
        answers = [answered(look, id) for look, id in zip(together, ids, strict=True)]
        assert {answer["kind"] for answer in answers} == {"answer"}
        rounds += len({looks.index(look) % 2 for look in together}) == 2
    for look in looks:
        look.close()


def see_alike(looks):
    """Whether all know the same, and that it is somebody's turn."""
    known = {(look.state["table"]["head"], *deciding(look)) for look in looks}
    return len(known) == 1 and any(look.choices for look in looks)


def deciding(look):
    """The seats that owe a decision."""
    return [one["seat"] for one in look.state["view"]["deciding"]]


def test_who_is_there_and_what_they_say_crosses_over(pair):
    people = pair.people("North", "South")
    table, (one, other) = a_table(people, "snapshot")
    with one, other:
        one.until(lambda look: look.state["table"]["seats"]["1"]["here"])
        other.until(lambda look: look.state["table"]["seats"]["0"]["here"])
        for n in range(6):
            (one, other)[n % 2].ask("chat", text=f"line {n}")
        for look in (one, other):
            look.until(lambda look: len(said(look)) == 6)
            assert said(look) == [f"line {n}" for n in range(6)]
        with pair.workers[0].person("West").look(table):
            other.until(lambda look: look.state["table"]["watching"] == 1)
            pair.deafen()
        other.until(lambda look: look.state["table"]["watching"] == 0)
        one.close()
        other.until(lambda look: not look.state["table"]["seats"]["0"]["here"])


def said(look):
    lines = [line for one in look.others if one["kind"] == "chat" for line in one["lines"]]
    return [line["text"] for line in lines]


def test_what_was_done_at_one_worker_counts_at_once_at_the_other(pair):
    for n in range(6):
        north, south = pair.people("North", "South")
        table = north.open("snapshot", "me", "open")
        south.join(table, north.key)
        host = pair.at_other(north)
        (host if n % 2 else north).ask("POST", f"/tables/{table}/start")
        with south.look(table) as look:
            heard(look)
            assert look.status == "sealing"
            assert look.ask("salt", salt="pepper")["kind"] == "answer"
        key = host.ask("POST", f"/tables/{table}/invitation")["key"]
        assert north.ask("GET", f"/tables/{table}/invitation")["key"] == key


def test_of_two_devices_of_a_seat_at_two_workers_one_is_accepted(pair):
    people = pair.people("North", "South")
    table, looks = a_table(people, "snapshot")
    twins = [pair.at_other(person).look(table) for person in people]
    for n in range(12):
        wait_until(lambda: heard(*looks, *twins) or looks[0].choices or looks[1].choices)
        seat = 0 if looks[0].choices else 1
        both = [looks[seat], twins[seat]]
        wait_until(lambda both=both: heard(*both) or both[0].state == both[1].state)
        length = len(pair.log(table))
        moves = [look.choices[(n + place) % len(look.choices)] for place, look in enumerate(both)]
        ids = [
            look.say("move", number=move["move"], **({"at": look.n} if n % 2 else {}))
            for look, move in zip(both, moves, strict=True)
        ]
        answers = [answered(look, id) for look, id in zip(both, ids, strict=True)]
        assert sorted(answer["kind"] for answer in answers) == ["answer", "error"], answers
        assert {answer.get("code") for answer in answers} == {None, "stale"}
        assert len(pair.log(table)) == length + 1
    for look in (*looks, *twins):
        look.close()


def answered(look, id):
    look.until(lambda look: any(one.get("id") == id for one in look.others))
    return next(one for one in look.others if one.get("id") == id)


def test_a_worker_that_was_deaf_for_a_while_catches_up(pair):
    _, looks = a_table(pair.people("North", "South"), "snapshot")
    for _ in range(3):
        pair.deafen()
        wait_until(lambda: heard(*looks) or looks[0].choices or looks[1].choices)
        look = looks[0] if looks[0].choices else looks[1]
        before = [one.n for one in looks]
        number = look.choices[0]["move"]
        assert look.ask("move", number=number)["kind"] == "answer"
        assert look.ask("chat", text="Do you hear me?")["kind"] == "answer"
        for one, n in zip(looks, before, strict=True):
            one.until(lambda look, n=n: look.n > n)
    for look in looks:
        look.until(lambda look: len(said(look)) == 3)
        look.close()


def test_a_table_deleted_at_one_worker_is_gone_at_the_other(pair):
    north, west = pair.people("North", "West")
    for is_deaf in (False, True):
        table = north.open("snapshot", "me", "open")
        with west.look(table) as look:
            heard(look)
            if is_deaf:
                pair.deafen()
            north.ask("DELETE", f"/tables/{table}")
            look.until(lambda look: look.others[-1]["kind"] == "bye")
            assert look.others[-1]["code"] == "deleted"


def test_when_a_worker_is_killed_the_other_lets_bots_go_on(pair):
    north, south = pair.people("North", "South")
    table, (one, other) = a_table([north, south], "mu", "random", "random", options={"hands": 10})
    one.close()
    other.close()
    others = [worker.url for worker in pair.workers]
    players = [
        Player(north, table, 0, random.Random(7), others, most_waiting=0.05),
        Player(south, table, 1, random.Random(8), others, most_waiting=0.05),
    ]
    for player in players:
        player.play()
    all_play(players)
    pair.workers[0].kill()
    killed = time.monotonic()
    all_play(players)
    assert time.monotonic() - killed < 8
    pair.workers[0].start()
    for player in players:
        player.rest()
        player.check_sight()
        player.check_log(pair.log(table))


def all_play(players):
    """All of them are accepted something from now on."""
    again = [player.plays_again() for player in players]
    wait_until(lambda: all(has() for has in again))


def test_a_worker_that_was_frozen_finds_its_tables_kept_by_the_other(pair):
    north = pair.workers[0].person("North")
    table, (look,) = a_table([north], "mu", "random", "random", options={"hands": 10})
    with look, pair.at_other(north).look(table) as twin:
        look.until(lambda look: look.choices)
        (frozen,) = pair.keeper(table)
        heard(twin)
        os.kill(pair.workers[0].pid, signal.SIGSTOP)
        try:
            passed(twin)
            twin.until(lambda twin: twin.choices)
        finally:
            os.kill(pair.workers[0].pid, signal.SIGCONT)
        look.until(lambda look: look.n == twin.n)
        passed(look)
        look.until(lambda look: look.choices)
        assert pair.keeper(table) != (frozen,)


def passed(look):
    """Pass, until it is a bot's turn."""
    heard(look)
    while look.choices:
        assert look.ask("move", at=look.n, number=look.choices[-1]["move"])["kind"] == "answer"
        heard(look)


@pytest.mark.soak
def test_workers_killed_a_hundred_times_lose_nothing(pair, record_property):
    whim = random.Random(3)
    evening = Evening(pair.workers, GAMES, whim, pair)
    for _ in range(100):
        time.sleep(whim.uniform(0.02, 0.5))
        victim = whim.choice(pair.workers)
        victim.kill()
        evening.go_on()
        victim.start()
        evening.go_on()
        evening.clear()
    record_property("tried", evening.end() | {"kills": 100})


# One address, several workers


def children(pid):
    """The processes that one has started, workers first of all."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(one) for one in found if "spawn_main" in Path(f"/proc/{one}/cmdline").read_text()]


def patiently(work):
    """Do it as soon as whichever worker answers can play the game; what came of it."""
    until = time.monotonic() + SOON
    while True:
        try:
            return work()
        except (AssertionError, *AWAY):
            assert time.monotonic() < until
            time.sleep(0.02)


def salt(person, table):
    with person.look(table) as look:
        heard(look)
        assert look.status == "sealing"
        assert look.ask("salt", salt="pepper")["kind"] == "answer"


def test_workers_behind_one_address_outlive_one_of_them_and_end_together(postgres):
    with processes(postgres.new_database(), "mu", workers=2) as server:
        north, south = server.person("North"), server.person("South")
        table = patiently(lambda: north.open("mu", "me", "open", "random"))
        patiently(lambda: south.join(table, north.key))
        patiently(lambda: north.ask("POST", f"/tables/{table}/start"))
        for person in (north, south):
            patiently(lambda person=person: salt(person, table))
        wait_until(lambda: len(children(server.pid)) == 2)
        players = [
            Player(person, table, seat, random.Random(seat))
            for seat, person in enumerate([north, south])
        ]
        for player in players:
            player.play()
        os.kill(children(server.pid)[0], signal.SIGKILL)
        again = [player.plays_again() for player in players]
        wait_until(lambda: all(has() for has in again))
        for player in players:
            player.rest()
            player.check_sight()
        workers = children(server.pid)
        server.kill()
        wait_until(lambda: not any(Path(f"/proc/{one}").exists() for one in workers))
        server.start()
        began = time.monotonic()
        assert server.stop(signal.SIGINT, group=True) == 0
        assert time.monotonic() - began < 5
        assert server.mistakes == []


@pytest.mark.soak
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_workers_behind_one_address_stop_by_either_signal(postgres, number):
    with processes(postgres.new_database(), "mu", workers=2) as server:
        assert server.stop(number) == 0
        assert server.mistakes == []


# The database itself


def test_when_the_database_is_down_moves_are_refused_and_then_it_goes_on(pair, postgres):
    _, looks = a_table(pair.people("North", "South"), "snapshot")
    wait_until(lambda: heard(*looks) or looks[0].choices or looks[1].choices)
    look = looks[0] if looks[0].choices else looks[1]
    number, before = look.choices[0]["move"], [one.n for one in looks]
    postgres.stop()
    try:
        refusal = look.ask("move", number=number)
        assert refusal["code"] == "not-ready"
        assert refusal["says"].endswith("try again in a moment.")
        heard(*looks)
        assert [one.n for one in looks] == before
    finally:
        postgres.start()
    assert look.ask("move", number=number)["kind"] == "answer"
    for one, n in zip(looks, before, strict=True):
        one.until(lambda look, n=n: look.n > n)
        one.close()
