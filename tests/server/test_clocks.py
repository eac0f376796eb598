"""Clocks: time a seat has, a bot that plays when it is up, and a server whose clock is wrong."""

import random

import pytest

from parlour.server.hall import keeping
from server.sessions import a_game, asleep, begun, heard, in_server, moved

CLOCK = {"clock": {"move": 10, "reserve": 20}, "stand_in": "random"}


@pytest.fixture
def slow_bots(served):
    """Bots that make believe to think for long."""
    served.house.hall.pace = 30.0
    yield
    served.house.hall.pace = 0.0


def clocks(look):
    heard(look)
    return [seat["clock"] for seat in look.state["table"]["seats"].values()]


def stand_ins(look):
    return [seat.get("stand_in") for seat in look.state["table"]["seats"].values()]


def acting(looks):
    heard(*looks)
    return next(look for look in looks if look.choices)


def late(look, seat):
    """Wait until a bot stands in."""
    look.until(lambda look: look.state and stand_ins(look)[seat])
    return look.state["table"]["seats"][str(seat)]["because"]


def test_time_runs_for_whoever_must_decide_and_for_nobody_else(served, later):
    with a_game(served, "snapshot", "me", "open", settings=CLOCK) as (_, _, looks):
        look = acting(looks)
        mine = looks.index(look)
        running, waiting = clocks(look)[mine], clocks(look)[1 - mine]
        assert waiting == {"reserve": 20.0}
        assert running["reserve"] == 20.0
        assert 25 < running["ends"] - served.house.hall.now() <= 30
        later(9)
        look.ask("move", at=look.n, number=look.choices[0]["move"])
        assert clocks(look)[mine]["reserve"] == 20.0


def test_what_takes_longer_than_a_move_comes_off_the_reserve(served, later):
    with a_game(served, "snapshot", "me", "open", settings=CLOCK) as (_, _, looks):
        look = acting(looks)
        later(15)
        look.ask("move", at=look.n, number=look.choices[0]["move"])
        assert clocks(look)[looks.index(look)]["reserve"] == pytest.approx(15, abs=2)


def test_a_bot_plays_for_whoever_ran_out_of_time_until_they_act(served, later, slow_bots):
    with a_game(served, "snapshot", "me", "open", settings=CLOCK) as (_, _, looks):
        look = acting(looks)
        seat = looks.index(look)
        later(31)
        assert late(look, seat) == "clock"
        assert clocks(look)[seat] == {"reserve": 0.0}
        answer = look.ask("move", at=look.n, number=look.choices[0]["move"])
        assert answer["kind"] == "answer"
        heard(look)
        assert stand_ins(look) == [None, None]


def test_whoever_ran_out_of_time_comes_back_by_connecting(served, later):
    with a_game(served, "snapshot", "me", "open", settings=CLOCK) as (people, table, looks):
        look = acting(looks)
        seat = looks.index(look)
        other = looks[1 - seat]
        look.close()
        later(31)
        assert late(other, seat) == "clock"
        asleep(served, table)
        with people[seat].look(table) as back:
            heard(back)
            heard(other)
            assert stand_ins(other) == [None, None]
            while not back.choices:
                moved([back, other], random.Random(1))
            assert clocks(back)[seat]["ends"] > served.house.hall.now() + 5


def test_whoever_comes_back_has_time_to_decide_though_there_is_none_a_move(
    served, later, slow_bots
):
    settings = {"clock": {"move": 0, "reserve": 60}, "stand_in": "random"}
    with a_game(served, "snapshot", "me", "open", settings=settings) as (_, _, looks):
        look = acting(looks)
        seat = looks.index(look)
        later(61)
        late(look, seat)
        look.ask("back")
        assert clocks(look)[seat]["reserve"] == 5.0
        later(6)
        assert late(look, seat) == "clock"


def test_time_never_runs_for_a_bot(served, later, slow_bots):
    with a_game(served, "snapshot", "me", "random", settings=CLOCK) as (_, _, (look,)):
        heard(look)
        while look.choices:
            look.ask("move", at=look.n, number=look.choices[0]["move"])
        later(100)
        assert clocks(look)[1] == {"reserve": 20.0}
        assert stand_ins(look) == [None, None]


def test_time_is_up_for_programs_and_for_seats_that_wait_for_somebody(served, later):
    with a_game(served, "snapshot", "me", "open", settings=CLOCK) as ((north, _), table, looks):
        while acting(looks) is looks[0]:
            moved(looks, random.Random(2))
        north.ask("POST", f"/tables/{table}/seats/1/reissue")
        later(31)
        assert late(looks[0], 1) == "clock"


def test_a_program_comes_back_by_acting_too(served, later, slow_bots):
    north = served.person()
    table = north.open("snapshot", "me", "open", settings=CLOCK)
    token = north.ask("POST", f"/tables/{table}/seats/1/token")["key"]
    bearer = {"Authorization": f"Bearer {token}"}
    with north.look(table) as look, served.person("").look(table, **bearer) as program:
        begun(north, table, look)
        while not program.choices:
            moved([look, program], random.Random(5))
        later(31)
        assert late(look, 1) == "clock"
        heard(program)
        number = program.choices[0]["move"]
        assert program.ask("move", at=program.n, number=number)["kind"] == "answer"
        heard(look)
        assert stand_ins(look) == [None, None]


def test_a_table_nobody_looks_at_is_looked_after_when_its_time_is_up(served, later):
    with a_game(served, "snapshot", "me", "open", settings=CLOCK) as (people, table, looks):
        seat = looks.index(acting(looks))
        for look in looks:
            look.close()
    hall = served.house.hall
    in_server(served, hall.rest, -1e9, 0)
    assert table not in hall.rooms
    later(31)
    with people[1 - seat].look(table) as look:
        late(look, seat)


def test_a_clock_is_looked_at_again_however_long_it_runs(served, later, monkeypatch):
    monkeypatch.setattr(keeping, "LONGEST_WAIT", 0.02)
    with a_game(served, "snapshot", "me", "open", settings=CLOCK) as (_, _, looks):
        look = acting(looks)
        hall = served.house.hall
        ahead = hall.now() + 31
        hall.now = lambda: ahead
        assert late(look, looks.index(look)) == "clock"


def test_salts_are_waited_for_ten_seconds_and_no_longer(served, later):
    north, south = served.person(), served.person("South")
    table = north.open("snapshot", "me", "open")
    south.join(table, north.key)
    with north.look(table) as look:
        north.ask("POST", f"/tables/{table}/start")
        look.until(lambda look: look.status == "sealing")
        look.ask("salt", salt="mine")
        later(9)
        heard(look)
        assert look.status == "sealing"
        later(1.5)
        look.until(lambda look: look.status == "playing")
        assert [seat["salted"] for seat in look.state["table"]["seats"].values()] == [True, False]


# A server whose clock is wrong


@pytest.mark.parametrize("skew", [-40 * 86400.0, -3.0, 3.0])
def test_a_server_clock_that_jumps_loses_nothing(served, later, skew):
    with a_game(served, "snapshot", "me", "open", settings=CLOCK) as (people, table, looks):
        whim = random.Random(3)
        for _ in range(3):
            moved(looks, whim)
            later(skew)
            moved(looks, whim)
            later(-skew)
        reserves = [clock["reserve"] for clock in clocks(looks[0])]
        assert all(0 <= left <= 20.0 for left in reserves)
        n, told = looks[0].n, looks[0].told
        asleep(served, table)
        with people[0].look(table) as look:
            heard(look)
            assert (look.n, look.told) == (n, told)
            assert [clock["reserve"] for clock in clocks(look)] == reserves


def test_a_server_clock_that_jumps_far_ahead_and_back_leaves_a_table_to_play_at(served, later):
    with a_game(served, "snapshot", "me", "open", settings=CLOCK) as ((north, south), table, looks):
        whim, seat = random.Random(4), looks.index(acting(looks))
        later(3 * 365 * 86400.0)
        late(looks[0], seat)
        later(-3 * 365 * 86400.0)
        looks[seat].ask("back")
        for _ in range(5):
            moved(looks, whim)
        assert all(clock["reserve"] >= 0 for clock in clocks(looks[0]))
        asleep(served, table)
        moved(looks, whim)
        for person in (north, south):
            assert person.ask("GET", f"/tables/{table}/turn")["status"] == "playing"
