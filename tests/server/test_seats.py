"""Seats: given anew, moved to another device, kept for programs, played by bots for a while."""

import random

import pytest

from server.served import wait_until
from server.sessions import a_game, asleep, begun, heard, moved, played

STAND_IN = {"stand_in": "random"}


def seat_of(person, table, seat):
    return person.ask("GET", f"/tables/{table}")["table"]["seats"][str(seat)]


def code(answer):
    return answer["error"]["code"]


def gone(look):
    """The goodbye of a connection, after which nothing comes."""
    look.until(lambda look: look.parting)
    return look.parting["code"]


# What the host does


def test_the_host_removes_somebody_before_the_game(served):
    north, south = served.person(), served.person("South")
    table = north.open("snapshot", "me", "open")
    south.join(table, north.key)
    assert code(south.ask("DELETE", f"/tables/{table}/seats/0", 403)) == "not-allowed"
    with south.look(table) as look:
        north.ask("DELETE", f"/tables/{table}/seats/1")
        assert gone(look) == "moved"
    assert seat_of(north, table, 1)["kind"] == "open"
    assert code(north.ask("DELETE", f"/tables/{table}/seats/1", 409)) == "refused"
    assert code(north.ask("DELETE", f"/tables/{table}/seats/2", 404)) == "not-found"


def test_a_bot_goes_on_for_somebody_who_was_removed_from_a_running_game(served):
    with a_game(served, "snapshot", "me", "open", settings=STAND_IN) as found:
        (north, south), table, (_, look) = found
        north.ask("DELETE", f"/tables/{table}/seats/1")
        assert gone(look) == "moved"
        left = seat_of(north, table, 1)
        assert (left["kind"], left["name"], left["bot"]) == ("bot", "South", "random")
        assert code(south.ask("GET", f"/tables/{table}/frame?seat=1", 403)) == "not-allowed"
        assert code(north.ask("DELETE", f"/tables/{table}/seats/1", 409)) == "refused"


def test_the_host_seats_a_bot_and_somebody_takes_its_place_before_the_game(served):
    north, south = served.person(), served.person("South")
    table = north.open("snapshot", "me", "open")
    for name in ("random", "mc-200"):
        north.ask("PUT", f"/tables/{table}/seats/1/bot", bot=name)
        assert seat_of(north, table, 1)["bot"] == name
    assert code(north.ask("PUT", f"/tables/{table}/seats/1/bot", 404, bot="x")) == "unknown-bot"
    assert code(south.ask("PUT", f"/tables/{table}/seats/1/bot", 401, bot="mc-200")) == "no-guest"
    north.ask("DELETE", f"/tables/{table}/seats/1")
    south.join(table, north.key)
    taken = north.ask("PUT", f"/tables/{table}/seats/1/bot", 409, bot="random")
    assert "South sits there" in taken["error"]["says"]


def test_a_seat_that_is_given_anew_goes_to_whoever_comes_with_its_key(served):
    with a_game(served, "snapshot", "me", "open") as ((north, south), table, (look, old)):
        setting = look.state["table"]["setting"]
        told = north.ask("GET", f"/tables/{table}/setting/{setting}")
        assert told["names"] == ["North", "South"]
        key = north.ask("POST", f"/tables/{table}/seats/1/reissue")["key"]
        assert gone(old) == "moved"
        waiting = seat_of(north, table, 1)
        assert (waiting["kind"], waiting["name"]) == ("open", "South")
        west = served.person("West")
        assert west.ask("POST", "/links", key=key, name="West") == {"table": table, "seat": 1}
        heard(look)
        assert look.state["table"]["seats"]["1"]["name"] == "West"
        new = look.state["table"]["setting"]
        assert new != setting
        assert north.ask("GET", f"/tables/{table}/setting/{new}")["names"] == ["North", "West"]
        assert code(north.ask("GET", f"/tables/{table}/setting/{setting}", 404)) == "not-found"
        assert code(west.ask("POST", "/links", 404, key=key, name="West")) == "not-found"
        assert code(south.ask("GET", f"/tables/{table}/frame?seat=1", 403)) == "not-allowed"
        with west.look(table) as came:
            heard(came)
            played([look, came], random.Random(1), until=lambda look: look.n > 12)


def test_a_seat_that_waits_for_somebody_new_is_nobodys_to_join(served):
    with a_game(served, "snapshot", "me", "open", settings={"public": True}) as found:
        (north, south), table, _ = found
        north.ask("POST", f"/tables/{table}/seats/1/reissue")
        again = south.ask("POST", f"/tables/{table}/join", 409, name="South", key=north.key)
        assert code(again) == "refused"


@pytest.mark.parametrize("name", ["North", "Seat 1", "x" * 50])
def test_a_key_is_not_used_up_by_a_name_that_is_refused(served, name):
    north, south = served.person(), served.person("South")
    table = north.open("snapshot", "me", "open")
    key = north.ask("POST", f"/tables/{table}/seats/1/reissue")["key"]
    assert code(south.ask("POST", "/links", 401, key=key)) == "no-guest"
    assert code(south.ask("POST", "/links", 422, key=key, name=name)) == "seats"
    assert south.ask("POST", "/links", key=key, name="South")["seat"] == 1


def test_a_newer_key_makes_the_older_one_void(served):
    north, south = served.person(), served.person("South")
    table = north.open("snapshot", "me", "open")
    old, new = (north.ask("POST", f"/tables/{table}/seats/1/reissue")["key"] for _ in "12")
    assert code(south.ask("POST", "/links", 404, key=old, name="South")) == "not-found"
    south.ask("POST", "/links", key=new, name="South")
    assert code(south.ask("POST", "/links", 404, key="made up", name="South")) == "not-found"


def test_only_the_host_gives_seats_anew_and_not_their_own(served):
    with a_game(served, "snapshot", "me", "open") as ((north, south), table, _):
        for path in ("seats/0/reissue", "seats/1/reissue", "seats/0/token"):
            assert code(south.ask("POST", f"/tables/{table}/{path}", 403)) == "not-allowed"
        assert code(north.ask("POST", f"/tables/{table}/seats/0/reissue", 409)) == "refused"


# Another device


def test_somebody_goes_on_from_another_device_by_a_link_that_works_once(served):
    with a_game(served, "snapshot", "me", "open") as ((_, south), table, (look, old)):
        link = south.ask("POST", f"/tables/{table}/seats/1/link")
        assert link["path"] == f"/seat#{link['key']}"
        phone, thief = served.person("Phone"), served.person("Thief")
        assert phone.ask("POST", "/links", key=link["key"]) == {"table": table, "seat": 1}
        assert phone.ask("GET", "/me") == {"name": "South"}
        assert gone(old) == "moved"
        frames = len(old.frames)
        assert code(thief.ask("POST", "/links", 404, key=link["key"])) == "not-found"
        assert code(south.ask("GET", f"/tables/{table}/frame?seat=1", 403)) == "not-allowed"
        with phone.look(table) as new:
            heard(look, new)
            assert new.state["table"]["seats"]["1"]["name"] == "South"
            while new.n < 10:
                moved([look, new], random.Random(new.n))
        assert len(old.frames) == frames
        with pytest.raises(Exception, match="4000"):
            old.hear()
        with south.look(table) as watching:
            watching.until(lambda look: look.state)
            assert watching.others[0]["viewer"] is None


def test_a_link_to_ones_seat_is_for_its_owner_alone(served):
    with a_game(served, "snapshot", "me", "open") as ((north, south), table, _):
        assert code(north.ask("POST", f"/tables/{table}/seats/1/link", 403)) == "not-allowed"
        assert code(south.ask("POST", f"/tables/{table}/seats/0/link", 403)) == "not-allowed"
        assert code(served.person().ask("POST", f"/tables/{table}/seats/0/link", 401)) == "no-guest"


@pytest.mark.parametrize("doing", ["seats/1/reissue", "remove", "leave"])
def test_whoever_lost_a_seat_does_not_come_back_by_an_older_link(served, doing):
    with a_game(served, "snapshot", "me", "open") as ((north, south), table, _):
        key = south.ask("POST", f"/tables/{table}/seats/1/link")["key"]
        if doing == "remove":
            north.ask("DELETE", f"/tables/{table}/seats/1")
        else:
            who = south if doing == "leave" else north
            who.ask("POST", f"/tables/{table}/{doing}")
        assert code(south.ask("POST", "/links", 404, key=key)) == "not-found"


def test_links_of_others_are_not_made_void_by_who_may_not(served):
    with a_game(served, "snapshot", "me", "open") as ((north, south), table, _):
        key = north.ask("POST", f"/tables/{table}/seats/0/link")["key"]
        south.ask("DELETE", f"/tables/{table}/seats/0", 403)
        south.ask("POST", f"/tables/{table}/seats/0/token", 403)
        assert served.person("Phone").ask("POST", "/links", key=key)["seat"] == 0


def test_a_link_runs_out(served, later):
    north = served.person()
    table = north.open("snapshot", "me", "open")
    key = north.ask("POST", f"/tables/{table}/seats/0/link")["key"]
    later(16 * 60)
    assert code(served.person("Phone").ask("POST", "/links", 404, key=key)) == "not-found"


# A bot for a while


def test_a_bot_stands_in_for_whoever_asks_until_they_ask_back(served):
    with a_game(served, "snapshot", "me", "open", settings=STAND_IN) as found:
        (_, south), table, (look, other) = found
        south.ask("POST", f"/tables/{table}/seats/1/stand-in", bot="random")
        heard(look)
        seat = look.state["table"]["seats"]["1"]
        assert (seat["stand_in"], seat["because"]) == ("random", "self")
        while look.state["view"]["deciding"][0]["seat"] == 0:
            moved([look], random.Random(1))
        look.until(lambda look: look.state["view"]["deciding"][0]["seat"] == 0)
        south.ask("DELETE", f"/tables/{table}/seats/1/stand-in")
        heard(look, other)
        assert "stand_in" not in look.state["table"]["seats"]["1"]
        assert code(south.ask("DELETE", f"/tables/{table}/seats/1/stand-in", 409)) == "refused"


def test_the_host_lets_a_bot_stand_in_and_the_owner_comes_back_by_request(served):
    with a_game(served, "snapshot", "me", "open", settings=STAND_IN) as found:
        (north, south), table, (look, other) = found
        north.ask("POST", f"/tables/{table}/seats/1/stand-in")
        heard(other)
        seat = other.state["table"]["seats"]["1"]
        assert (seat["stand_in"], seat["because"]) == ("random", "host")
        path = f"/tables/{table}/seats/0/stand-in"
        assert code(south.ask("POST", path, 403)) == "not-allowed"
        assert other.ask("back")["kind"] == "answer"
        heard(look)
        assert "stand_in" not in look.state["table"]["seats"]["1"]
        assert other.ask("back")["kind"] == "answer"


def test_the_owner_of_a_seat_comes_back_by_acting(served, later):
    with a_game(served, "snapshot", "me", "open", settings=STAND_IN) as found:
        (north, south), table, looks = found
        held = looks[0] if looks[0].choices else looks[1]
        owner, seat = (north, 0) if held is looks[0] else (south, 1)
        served.house.hall.pace = 30.0  # so long does the bot make believe to think
        try:
            owner.ask("POST", f"/tables/{table}/seats/{seat}/stand-in", bot="random")
            answer = held.ask("move", at=held.n, number=held.choices[0]["move"])
            assert answer["kind"] == "answer"
        finally:
            served.house.hall.pace = 0.0
        heard(*looks)
        assert "stand_in" not in held.state["table"]["seats"][str(seat)]


def test_bots_stand_in_for_people_in_running_games_alone(served):
    north = served.person()
    table = north.open("snapshot", "me", "random")
    path = f"/tables/{table}/seats/0/stand-in"
    assert code(north.ask("POST", path, 409)) == "refused"
    with north.look(table) as look:
        begun(north, table, look)
        assert code(north.ask("POST", path, 404, bot="nobody")) == "unknown-bot"
        assert code(north.ask("POST", f"/tables/{table}/seats/1/stand-in", 409)) == "refused"
        north.ask("POST", path)
        asleep(served, table)
        assert seat_of(north, table, 0)["stand_in"] == "mc-200"


# Somebody's own program


def program(served, token):
    """A connection by a token alone."""
    return lambda table, query="": served.person("").look(
        table, query, Authorization=f"Bearer {token}"
    )


def test_a_program_plays_its_seat_by_the_token_it_brings(served):
    north = served.person()
    table = north.open("project_l", "me", "open", options={"round_cap": 1})
    token = north.ask("POST", f"/tables/{table}/seats/1/token")["key"]
    seat = seat_of(north, table, 1)
    assert (seat["kind"], seat["name"]) == ("stranger", "Program 2")
    with north.look(table) as look, program(served, token)(table, "?full") as bot:
        begun(north, table, look)
        played([look, bot], random.Random(1))
        assert bot.others[0]["viewer"] == 1
        assert bot.status == "over"


def test_a_token_that_counts_no_more_shows_nothing_private(served):
    with a_game(served, "snapshot", "me", "open", settings=STAND_IN) as found:
        (north, south), table, _ = found
        south.ask("POST", f"/tables/{table}/leave")
        table = north.open("snapshot", "me", "open")
        tokens = [north.ask("POST", f"/tables/{table}/seats/1/token")["key"] for _ in "12"]
        for token in (tokens[0], "made up"):
            with program(served, token)(table, "?seat=1") as bot:
                assert gone(bot) == "not-allowed"
        with program(served, tokens[1])(table) as bot:
            bot.until(lambda look: look.state)
            north.ask("DELETE", f"/tables/{table}/seats/1")
            assert gone(bot) == "moved"
        with program(served, tokens[1])(table) as bot:
            bot.until(lambda look: look.state)
            assert bot.others[0]["viewer"] is None


def test_a_program_may_take_the_seat_of_somebody_who_was_let_go(served):
    with a_game(served, "snapshot", "me", "open") as ((north, _), table, _):
        assert code(north.ask("POST", f"/tables/{table}/seats/1/token", 409)) == "refused"
        key = north.ask("POST", f"/tables/{table}/seats/1/reissue")["key"]
        assert code(north.ask("POST", f"/tables/{table}/seats/1/token", 409)) == "refused"
        west = served.person("South")
        west.ask("POST", "/links", key=key, name="South")
        west.ask("POST", f"/tables/{table}/seats/1/token")
        seat = seat_of(north, table, 1)
        assert (seat["kind"], seat["name"]) == ("stranger", "South")
        wait_until(lambda: not seat_of(north, table, 1)["here"])
