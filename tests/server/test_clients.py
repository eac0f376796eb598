"""Clients that read slowly, say nothing, say too much, or come and go: nobody else notices."""

import os
import random
import socket
import struct
import time
from contextlib import contextmanager, suppress

import pytest

from parlour.server.door import pace, protocol
from parlour.server.people.limits import Buckets
from parlour.server.running import uvicorn_settings
from parlour.server.socket import connection
from parlour.server.tables.sight.merging import merged
from server import served as serving
from server.sentences import check_refused, mistakes
from server.served import serve, wait_until
from server.sessions import a_game, heard, in_server, moved
from server.wire import CLOSE, PING, TEXT, Wire

NO_GOODBYE = struct.pack("ii", 1, 0)  # of SO_LINGER: the connection is reset


def listeners(served, table):
    return served.house.hall.room(table).listeners


def opened(served, wire, person, table, query=""):
    answer = wire.opens(f"/api/tables/{table}/socket{query}", f"Cookie: {person.cookie}")
    assert answer.status == 101


def files():
    return len(os.listdir("/proc/self/fd"))


@contextmanager
def impatient(tmp_path, monkeypatch, **settings):
    """A server that pings often, and waits for nobody longer than half a second."""
    quick = {"ws_ping_interval": 0.1, "ws_ping_timeout": 0.2, **settings}
    monkeypatch.setattr(serving, "uvicorn_settings", lambda given: uvicorn_settings(given) | quick)
    for name in ("HEAD_WITHIN", "BODY_WITHIN", "READ_WITHIN"):
        monkeypatch.setattr(protocol, name, 0.2)
    with serve(tmp_path) as running:
        yield running


# Slow


@contextmanager
def a_slow_reader(tmp_path, monkeypatch):
    """Somebody who sees every move of a running game whole, and does not read: the connection."""
    monkeypatch.setattr("parlour.server.socket.protocol.LINGER", 0.3)
    monkeypatch.setattr(connection, "LAST_WORDS", 0.5)
    with serve(tmp_path) as served:
        # What the system holds for a peer that does not read is not ours to bound: here, little.
        served.server.servers[0].sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16384)
        game, wire = a_game(served, "project_l", "me", "open"), Wire(served, holds=4096)
        with game as (people, table, looks), wire:
            opened(served, wire, people[0], table, "?seat=watch&full")
            wait_until(lambda: len(listeners(served, table)) == 3)
            (slow,) = (one for one in listeners(served, table) if one.wants_whole)
            yield served, people, table, looks, wire, slow


def test_a_slow_reader_is_let_go_with_a_reason_and_others_go_on(tmp_path, monkeypatch):
    with a_slow_reader(tmp_path, monkeypatch) as (served, people, table, looks, _, slow):
        whim, most = random.Random(3), 0
        while slow.is_open:
            most = max(most, slow._waiting)
            assert moved(looks, whim)
        assert 100_000 < most <= connection.MOST_WAITING
        wait_until(lambda: slow not in listeners(served, table))
        assert moved(looks, whim)
        heard(*looks)
        assert [look.parting for look in looks] == [None, None]
        frame = people[0].http.get(f"/api/tables/{table}/frame?seat=0").json()
        assert merged({}, frame["whole"]["view"]) == looks[0].state["view"]
        wait_until(lambda: len(served.server.server_state.connections) <= 4)


def test_whoever_reads_in_the_end_hears_why_they_were_let_go(tmp_path, monkeypatch):
    with a_slow_reader(tmp_path, monkeypatch) as (_, _, _, looks, wire, slow):
        whim = random.Random(4)
        while slow.is_open:
            assert moved(looks, whim)
        assert wire.message("bye")["code"] == "slow"
        assert wire.closed() == (1013, "slow")


def test_a_client_that_pings_and_never_reads_is_let_go(served):
    with a_game(served, "snapshot", "me", "open") as (people, table, _), Wire(served) as wire:
        opened(served, wire, people[0], table)
        wait_until(lambda: len(listeners(served, table)) == 3)
        with suppress(ConnectionError, TimeoutError):
            for _ in range(5000):
                wire.say(PING, b"x" * 125)
        wait_until(lambda: len(listeners(served, table)) == 2)


# Silent


def test_a_client_that_answers_no_ping_is_let_go_and_one_that_does_stays(tmp_path, monkeypatch):
    with impatient(tmp_path, monkeypatch) as served:
        north = served.person()
        table = north.open("snapshot", "me", "open")
        with north.look(table) as look, Wire(served) as wire:
            opened(served, wire, north, table)
            wait_until(lambda: len(listeners(served, table)) == 2)
            wait_until(lambda: len(listeners(served, table)) == 1)
            assert wire.closed()[0] == 1011
            time.sleep(0.3)
            assert look.ask("ping")["kind"] == "answer"


BEGUN = b"PUT /api/me HTTP/1.1\r\nHost: here\r\n"


@pytest.mark.parametrize(
    ("sent", "drip"),
    [
        (b"", b""),  # says nothing at all
        (b"", b"\r\n"),
        (BEGUN, b""),  # stops in the middle of the head
        (BEGUN, b"X: y\r\n"),
        (BEGUN + b"Content-Length: 9\r\n\r\n", b""),  # or of the body
        (BEGUN + b"Content-Type: application/json\r\nContent-Length: 999\r\n\r\n", b"x"),
    ],
)
def test_a_request_that_never_ends_is_ended(tmp_path, monkeypatch, sent, drip):
    with impatient(tmp_path, monkeypatch) as served, Wire(served) as wire:
        wire.send(sent)
        end = time.monotonic() + 5
        with suppress(ConnectionError):
            while time.monotonic() < end and not wire_said(wire):
                wire.send(drip)
        answer = wire.answer()
        assert answer.status == 408
        check_refused(answer)
        assert wire.is_over()


def wire_said(wire):
    """Whether anything came within a moment."""
    wire.socket.settimeout(0.05)
    try:
        return wire.socket.recv(1, socket.MSG_PEEK) is not None
    except TimeoutError:
        return False
    finally:
        wire.socket.settimeout(5)


def test_an_answer_that_nobody_reads_holds_nothing_for_long(tmp_path, monkeypatch):
    with impatient(tmp_path, monkeypatch) as served, Wire(served, holds=4096) as wire:
        wire.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n" * 60)
        state = served.server.server_state
        wait_until(lambda: state.connections)
        wait_until(lambda: not state.connections)


# Too much


@pytest.mark.parametrize("message", [b'{"do":"ping"}', b"nonsense", b"[" * 5000])
def test_flooding_is_refused_and_then_ended(tmp_path, message):
    with serve(tmp_path, rate=1.0) as served:
        north = served.person()
        table = north.open("snapshot", "me", "open")
        with north.look(table) as look, north.look(table) as other:
            for _ in range(400):
                look.socket.send(message)
            look.until(lambda look: look.parting)
            codes = [one.get("code") for one in look.others if one["kind"] == "error"]
            assert codes.count("too-much") >= 100
            assert look.parting["code"] == "flood"
            assert other.ask("ping")["kind"] == "answer"


def test_an_address_asks_so_much_and_no_more(tmp_path):
    with serve(tmp_path, rate=1.0) as served:
        answers = []
        with Wire(served) as wire:
            for _ in range(150):
                answers.append(wire.ask("GET", "/api/health"))
            refused = [answer for answer in answers if answer.status != 200]
            assert 20 < len(refused) < 40
            for answer in refused:
                assert answer.status == 429
                check_refused(answer)
        with Wire(served, source="127.0.0.2") as elsewhere:
            assert elsewhere.ask("GET", "/api/health").status == 200
        with Wire(served) as wire:
            check_refused(wire.opens("/api/tables/abcdefgh/socket"))


def test_an_address_has_so_many_sockets_and_no_more(served, monkeypatch):
    monkeypatch.setattr(pace, "MOST_SOCKETS", 4 / served.serving.rate)
    north = served.person()
    table = north.open("snapshot", "me", "open")
    looks = [north.look(table) for _ in range(4)]
    with Wire(served) as wire:
        answer = wire.opens(f"/api/tables/{table}/socket")
        assert answer.status == 429
        check_refused(answer)
    looks.pop().close()
    wait_until(lambda: handshake(served, f"/api/tables/{table}/socket") == 101)
    for look in looks:
        look.close()


def handshake(served, path):
    with Wire(served) as wire:
        return wire.opens(path).status


def test_who_asks_is_remembered_for_so_many_addresses_and_no_more(monkeypatch):
    monkeypatch.setattr("parlour.server.people.limits.MOST_BUCKETS", 100)
    buckets = Buckets(1.0, 3.0)
    for number in range(1000):
        assert buckets.take(f"10.0.0.{number}")
    assert len(buckets) == 100
    assert [buckets.take("10.0.0.999") for _ in range(3)] == [True, True, False]


def test_a_household_is_one_address_and_so_are_both_ways_to_write_it():
    def address(host):
        return pace.address_of({"client": (host, 1)})

    assert address("2001:db8:1:2::3") == address("2001:db8:1:2:ffff::9")
    assert address("2001:db8:1:2::3") != address("2001:db8:1:3::3")
    assert address("::ffff:192.0.2.7") == address("192.0.2.7") == "192.0.2.7"
    assert address("x" * 1000) == "x" * 64
    assert pace.address_of({}) == ""


# Coming and going


def come_and_go(served, person, table, whim):
    """A connection that is ended in one of many ways."""
    with Wire(served) as wire:
        way = whim.randrange(6)
        if way == 0:
            wire.send(b"GET / HT")
        elif way == 1:
            wire.send(f"GET /api/tables/{table}/socket HTTP/1.1\r\nUpgrade: webs".encode())
        else:
            opened(
                served, wire, person, table, whim.choice(["", "?full", "?seat=watch", "?seat=5"])
            )
        if way == 3:
            wire.say(TEXT, b'{"do":"ping"}')
        elif way == 4:
            wire.say(CLOSE, struct.pack("!H", 1000))
        elif way == 5:
            wire.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_GOODBYE)


@pytest.mark.parametrize("often", [1000, pytest.param(50_000, marks=pytest.mark.soak)])
def test_coming_and_going_leaves_nothing_behind(served, often, caplog):
    hall, state, whim = served.house.hall, served.server.server_state, random.Random(often)
    with a_game(served, "snapshot", "me", "open") as (people, table, looks):
        heard(*looks)
        wait_until(lambda: len(listeners(served, table)) == 2)
        before = files(), len(hall.rooms), len(hall.tasks), len(state.connections)
        asking = len(state.tasks)
        for number in range(often):
            come_and_go(served, people[0], table, whim)
            if number % 100 == 0:
                heard(*looks)
        wait_until(lambda: len(listeners(served, table)) == 2)
        wait_until(lambda: len(state.connections) <= before[3])
        wait_until(lambda: files() <= before[0] + 2)
        assert (len(hall.rooms), len(hall.tasks)) == before[1:3]
        wait_until(lambda: len(state.tasks) <= asking)
        assert looks[0].ask("ping")["kind"] == "answer"
        heard(*looks)
        assert looks[0].state["table"]["watching"] == 0
    assert mistakes(caplog) == []


def test_tables_that_are_not_there_leave_no_room_behind(served):
    north = served.person()
    north.ask("PUT", "/me", name="North")
    before = len(served.house.hall.rooms)
    for number in range(20):
        for path in ("", "/turn", "/frame", "/record", "/said", "/moments/0"):
            assert north.http.get(f"/api/tables/nowhere{number}{path}").status_code == 404
        for path in ("join", "leave", "start", "stop", "rematch", "seats/0/link"):
            body = {"name": "North"} if path == "join" else None
            assert north.http.post(f"/api/tables/nowhere{number}/{path}", json=body).is_error
    with Wire(served) as wire:
        assert wire.opens("/api/tables/nowhere/socket").status == 101
        assert wire.message("bye")["code"] == "not-found"
    assert len(served.house.hall.rooms) == before


def test_a_room_is_forgotten_when_nobody_looks(tmp_path):
    with serve(tmp_path, idle=0.0) as served:
        north = served.person()
        tables = [north.open("snapshot", "me", "open") for _ in range(20)]
        hall = served.house.hall
        in_server(served, hall.rest, -1.0, 100)
        assert hall.rooms == {}
        assert north.ask("GET", f"/tables/{tables[0]}")["host"]
