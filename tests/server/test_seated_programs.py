"""Programs that whoever runs the server seats as bots: started, asked, replaced, and ended."""

import random
import sys
from pathlib import Path

import pytest

from server.children import ends
from server.served import serve, wait_until
from server.sessions import asleep, begun, heard, in_server, played

EXAMPLE = Path(__file__).parents[2] / "examples" / "stranger_bot.py"
COMMANDS = {
    "good": [sys.executable, str(EXAMPLE)],
    "rude": [sys.executable, "-c", "print('hello yourself')"],
}
SETTINGS = {"stand_in": "random"}


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    with serve(tmp_path_factory.mktemp("served"), programs=COMMANDS) as running:
        yield running


def opened(north, program, **more):
    """A table where somebody plays against a program."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": program}]
    asked = {"game": "project_l", "name": "North", "seats": seats, "settings": SETTINGS}
    return north.ask("POST", "/tables", **asked | more)["table"]["id"]


def running(served, table):
    """The numbers of the processes that play at a table."""
    programs = served.house.hall.room(table).programs.values()
    return [program._child.process.pid for program in list(programs)]


@pytest.fixture
def playing(served):
    """Somebody who plays against the good program, at their turn."""
    north = served.person()
    table = opened(north, "good", options={"round_cap": 3})
    with north.look(table) as look:
        begun(north, table, look)
        played([look], random.Random(1), until=lambda look: running(served, table))
        yield north, table, look, running(served, table)[0]


def test_all_programs_are_offered_by_name(served):
    offered = {bot["id"]: bot for bot in served.person().ask("GET", "/bots")["bots"]}
    assert offered["good"]["strength"] == "not measured"


def test_a_program_plays_a_game_and_is_ended_with_it(playing):
    _, _, look, pid = playing
    played([look], random.Random(2))
    assert look.state["table"]["seats"]["1"]["bot"] == "good"
    assert "stand_in" not in look.state["table"]["seats"]["1"]
    assert ends(pid)


def test_the_usual_bot_plays_on_for_a_program_that_fails(served):
    north = served.person()
    table = opened(north, "rude", options={"round_cap": 1})
    with north.look(table) as look:
        begun(north, table, look)
        played([look], random.Random(3))
        seat = look.state["table"]["seats"]["1"]
        assert (seat["stand_in"], seat["because"]) == ("random", "trouble")
    assert running(served, table) == []


@pytest.mark.parametrize("doing", ["stop", "reissue", "delete", "sleep"])
def test_a_program_is_ended_when_it_plays_no_more(served, playing, doing):
    north, table, look, pid = playing
    if doing == "stop":
        north.ask("POST", f"/tables/{table}/stop")
    elif doing == "reissue":
        north.ask("POST", f"/tables/{table}/seats/1/reissue")
    elif doing == "delete":
        north.ask("DELETE", f"/tables/{table}")
    else:
        hall = served.house.hall
        look.close()
        wait_until(lambda: hall.room(table).is_empty)
        in_server(served, hall.rest, -1e9, 5000)
    assert ends(pid)


def test_a_program_goes_on_at_a_table_that_was_asleep(served, playing):
    _, table, look, pid = playing
    asleep(served, table)
    n = look.n
    played([look], random.Random(4), until=lambda look: look.n > n + 4)
    heard(look)
    assert running(served, table) == [pid]


def test_no_more_programs_run_than_the_server_bears(tmp_path, monkeypatch):
    monkeypatch.setattr("parlour.server.hall.thinking.MOST_PROGRAMS", 1)
    with serve(tmp_path, programs=COMMANDS) as served:
        north, seats = served.person(), [{"kind": "bot", "bot": "good"}] * 2
        table = opened(north, "good", seats=seats, options={"round_cap": 2})
        with north.look(table) as look:
            north.ask("POST", f"/tables/{table}/start")
            look.until(lambda look: look.status == "over")
            because = [seat.get("because") for seat in look.state["table"]["seats"].values()]
    assert sorted(because, key=str) == [None, "trouble"]
