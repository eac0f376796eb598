"""Somebody at the table, or beside it, who wants to see more than they may, or to do harm."""

import random

import pytest

from parlour.play.replay import replayed
from server.served import wait_until
from server.sessions import a_game, asleep, heard, moved, played

SHORT = {"hands": 1}
PAST = ["moments/0", "moments/1?seat=0", "moments/1?seat=1"]


def code(answer):
    return answer["error"]["code"]


def seen(person, table, query=""):
    """What somebody is shown without a socket."""
    answer = person.http.get(f"/api/tables/{table}/frame{query}")
    return answer.json()["whole"] if answer.is_success else code(answer.json())


def tried(person, method, path, **body):
    """The answer, whatever it is."""
    sent = {"json": body} if method in ("POST", "PUT") else {}
    return person.http.request(method, f"/api{path}", **sent).json()


def length(served, table):
    return served.house.hall.room(table).table.length


# Seeing more


def test_a_seat_shows_itself_to_its_owner_alone(served):
    with a_game(served, "mu", "me", "open", "open", options=SHORT) as (people, table, looks):
        heard(*looks)
        for number, person in enumerate(people):
            for seat in range(3):
                found = seen(person, table, f"?seat={seat}")
                with person.look(table, f"?seat={seat}") as look:
                    look.until(lambda look: look.parting or look.frames)
                    if seat == number:
                        assert found["view"]["viewer"] == look.state["view"]["viewer"] == seat
                    else:
                        assert found == look.parting["code"] == "not-allowed"
                        assert look.frames == []


def test_whoever_plays_and_watches_sees_what_everybody_sees(served):
    with a_game(served, "mu", "me", "open", "open", options=SHORT) as (people, table, looks):
        moved(looks, random.Random(1))
        outside = seen(served.person(), table)
        assert outside["view"]["viewer"] is None
        for person in people:
            assert seen(person, table, "?seat=watch") == outside
            with person.look(table, "?seat=watch") as watching:
                watching.until(lambda watching: watching.state)
                assert watching.ask("plan", gestures=[])["code"] == "not-allowed"
                assert watching.ask("hint")["code"] == "not-allowed"
                assert watching.ask("aids")["code"] == "not-allowed"


@pytest.mark.parametrize("path", PAST)
def test_a_running_game_has_no_past(served, path):
    with a_game(served, "mu", "me", "open", "open", options=SHORT) as (people, table, _):
        for person in (*people, served.person()):
            assert code(person.ask("GET", f"/tables/{table}/{path}", 403)) == "not-allowed"
        people[0].ask("POST", f"/tables/{table}/stop")
        for person in people[1:]:
            person.ask("POST", f"/tables/{table}/stop")
        assert code(people[0].ask("GET", f"/tables/{table}/{path}", 403)) == "not-allowed"


def test_the_record_of_a_running_game_is_the_same_for_all_and_holds_no_secret(served):
    with a_game(served, "mu", "me", "open", "open", options=SHORT) as (people, table, looks):
        for _ in range(4):
            moved(looks, random.Random(2))
        records = {
            person.http.get(f"/api/tables/{table}/record").text
            for person in (*people, served.person())
        }
        (record,) = records
        match = served.house.hall.room(table).table.match
        shuffle = served.house.hall.room(table).table.secret
        assert "commitment" in record
        for secret in (shuffle.hex(), "pepper", '"secret"', '"salts"', '"nonce"'):
            assert secret not in record
        assert match.head in record


@pytest.mark.parametrize("at", [0, 1, 2**31])
def test_a_moment_that_is_not_now_makes_nothing_happen_twice(served, at):
    with a_game(served, "snapshot", "me", "open") as (_, table, looks):
        look = moved(looks, random.Random(5)) or moved(looks, random.Random(5))
        before, choices = length(served, table), look.choices
        answer = look.ask("move", at=at, number=choices[0]["move"] if choices else 0)
        done = answer["kind"] == "answer"
        assert done or answer["code"] in ("stale", "not-your-turn", "illegal")
        assert length(served, table) == before + done


@pytest.mark.parametrize("n", [0, 1, 5, 9_999_999])
def test_coming_back_tells_what_one_was_told_and_no_more(served, n):
    with a_game(served, "mu", "me", "open", "open", options=SHORT) as (people, table, looks):
        for _ in range(6):
            moved(looks, random.Random(3))
        heard(*looks)
        told = [one["words"] for one in looks[1].told]
        with people[1].look(table, f"?n={n}") as again:
            again.until(lambda again: again.frames)
            late = [one["words"] for one in again.told]
        assert late == told[len(told) - len(late) :]


# Doing what others may


TO_DO = [
    ("DELETE", "", {}),
    ("POST", "/start", {}),
    ("POST", "/stop", {}),
    ("DELETE", "/stop", {}),
    ("POST", "/leave", {}),
    ("POST", "/rematch", {}),
    ("POST", "/join", {"name": "Thief"}),
    ("POST", "/join", {"name": "Thief", "seat": 1, "key": "0" * 32}),
    ("GET", "/invitation", {}),
    ("POST", "/invitation", {}),
    ("PUT", "/seats/1/bot", {"bot": "random"}),
    ("DELETE", "/seats/1", {}),
    ("POST", "/seats/1/reissue", {}),
    ("POST", "/seats/1/link", {}),
    ("POST", "/seats/1/token", {}),
    ("POST", "/seats/1/stand-in", {}),
    ("DELETE", "/seats/1/stand-in", {}),
]


@pytest.mark.parametrize(("method", "path", "body"), TO_DO)
@pytest.mark.parametrize("begins", [False, True])
def test_a_stranger_can_do_nothing_at_a_table(served, method, path, body, begins):
    north, thief, nobody = served.person(), served.person("Thief"), served.person()
    thief.ask("PUT", "/me", name="Thief")
    table = north.open("snapshot", "me", "Nadia")
    if begins:
        north.ask("POST", f"/tables/{table}/start")
    before = length(served, table)
    for person in (thief, nobody):
        answer = tried(person, method, f"/tables/{table}{path}", **body)
        assert code(answer) in ("not-allowed", "not-found", "refused", "no-guest"), answer
    assert length(served, table) == before
    assert north.ask("GET", f"/tables/{table}")["mine"] == [0, 1]


def test_a_game_that_has_begun_is_joined_by_nobody(served):
    settings = {"public": True}
    with a_game(served, "snapshot", "me", "open", settings=settings) as ((north, _), table, _):
        north.ask("POST", f"/tables/{table}/seats/1/reissue")
        for key in (None, north.key):
            for seat in (None, 1):
                answer = served.person("West").ask(
                    "POST", f"/tables/{table}/join", 409, name="West", key=key, seat=seat
                )
                assert code(answer) == "refused"


def test_another_player_lets_no_bot_stand_in_for_somebody(served):
    with a_game(served, "snapshot", "me", "open") as ((_, south), table, (look, _)):
        for method in ("POST", "DELETE"):
            answer = south.ask(method, f"/tables/{table}/seats/0/stand-in", 403)
            assert code(answer) == "not-allowed"
        assert look.ask("ping")["kind"] == "answer"


# The host who wants to see another hand


def taken(person, key):
    """What comes of a link to a seat."""
    answer = tried(person, "POST", "/links", key=key, name=person.name)
    return code(answer) if "error" in answer else answer["seat"]


def given_anew(host, table, seat):
    return host.ask("POST", f"/tables/{table}/seats/{seat}/reissue")["key"]


@pytest.mark.parametrize("sleeps", [False, True])
def test_the_host_gives_no_hand_of_others_to_themselves(served, sleeps):
    with a_game(served, "mu", "me", "open", "open", options=SHORT) as (people, table, _):
        north = people[0]
        key = given_anew(north, table, 1)
        if sleeps:
            asleep(served, table)
        assert taken(north, key) == "not-allowed"
        assert seen(north, table, "?seat=1") == "not-allowed"
        north.ask("POST", f"/tables/{table}/leave")
        if sleeps:
            asleep(served, table)
        assert taken(north, key) == "not-allowed"
        assert taken(served.person("Paula"), key) == 1


def test_nobody_who_saw_one_hand_gets_another_but_their_own_again(served):
    with a_game(served, "mu", "me", "open", "open", options=SHORT) as (people, table, _):
        north, south, west = people
        north.ask("DELETE", f"/tables/{table}/seats/1")
        key = given_anew(north, table, 2)
        assert taken(south, key) == "not-allowed"
        assert taken(west, key) == 2
        own = given_anew(north, table, 1)
        assert taken(west, own) == "not-allowed"
        assert taken(south, own) == 1
        assert seen(south, table, "?seat=1")["view"]["viewer"] == 1


def test_a_host_who_only_watches_takes_no_hand_either(served):
    north, south = served.person(), served.person("South")
    table = north.open("snapshot", "open", "random")
    south.join(table, north.key)
    with south.look(table) as look:
        north.ask("POST", f"/tables/{table}/start")
        look.until(lambda look: look.status == "sealing")
        look.ask("salt", salt="x")
        look.until(lambda look: look.status == "playing")
    assert taken(north, given_anew(north, table, 0)) == "not-allowed"
    assert seen(north, table)["view"]["viewer"] is None


def test_no_program_is_let_in_to_look_at_a_hand(served):
    with a_game(served, "mu", "me", "open", "random", options=SHORT) as ((north, _), table, _):
        for seat in (1, 2):
            assert code(north.ask("POST", f"/tables/{table}/seats/{seat}/token", 409)) == "refused"
        given_anew(north, table, 1)
        assert code(north.ask("POST", f"/tables/{table}/seats/1/token", 409)) == "refused"
        north.ask("DELETE", f"/tables/{table}/seats/1")
        assert code(north.ask("POST", f"/tables/{table}/seats/1/token", 409)) == "refused"


def test_before_the_deal_whoever_sits_there_may_take_more_seats(served):
    north = served.person()
    table = north.open("mu", "me", "open", "open")
    key = given_anew(north, table, 1)
    north.name = "Nadia"
    assert taken(north, key) == 1
    assert north.ask("GET", f"/tables/{table}")["mine"] == [0, 1]


# Leaving in the middle


def test_a_host_who_is_forgotten_leaves_a_game_that_goes_on_and_is_proved(served):
    with a_game(served, "mu", "me", "open", "random", options=SHORT) as (people, table, looks):
        north, south = people
        moved(looks, random.Random(1))
        looks[1].ask("chat", text="Good luck, everybody")
        looks[0].ask("chat", text="The same to you")
        head = looks[1].state["table"]["commitment"]
        north.ask("DELETE", "/me")
        looks[0].until(lambda look: look.parting)
        asleep(served, table)
        heard(looks[1])
        assert "North" not in str(looks[1].state["table"]["seats"])
        assert south.ask("GET", f"/tables/{table}")["host"]
        played(looks[1:], random.Random(2))
        wait_until(lambda: south.http.get(f"/api/tables/{table}/record").is_success)
        record = south.ask("GET", f"/tables/{table}/record")
        assert record["luck"]["commitment"] == head
        assert replayed(record, "It").is_over
        assert "North" not in str(record)
        assert "North" not in str(south.ask("GET", "/me/tables"))
        with south.look(table) as again:
            heard(again)
            lines = [one for one in again.others if one["kind"] == "chat"]
            assert [line["text"] for one in lines for line in one["lines"]] == [
                "Good luck, everybody"
            ]


def test_a_closed_table_tells_outsiders_nothing_and_lets_them_say_nothing(served):
    settings = {"spectators": False}
    north, south, west = served.person(), served.person("South"), served.person("West")
    table = north.open("mu", "me", "open", "random", options=SHORT, settings=settings)
    with north.look(table) as look, west.look(table) as outside:
        look.ask("chat", text="Among us")
        assert outside.ask("chat", text="I am here too")["code"] == "not-allowed"
        heard(look, outside)
        assert [one for one in outside.others if one["kind"] == "chat"] == []
        south.join(table, north.key)
        north.ask("POST", f"/tables/{table}/start")
        outside.until(lambda outside: outside.parting)
    for path in ("", "/frame", "/turn", "/said", "/record", "/moments/0"):
        assert code(west.ask("GET", f"/tables/{table}{path}", 403)) == "not-allowed"
    lists = [west.ask("GET", f"/tables?kind={kind}")["tables"] for kind in ("open", "running")]
    assert table not in str(lists)
    assert table not in west.http.get("/").text
