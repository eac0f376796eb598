"""Tables: opened, found, joined, left, played to the end, deleted."""

import random

import pytest

from server.sessions import a_game, asleep, begun, looks_of, played

SHORT = {"hands": 1}


def seats_of(person, table):
    return list(person.ask("GET", f"/tables/{table}")["table"]["seats"].values())


def kinds(person, table):
    return [seat["kind"] for seat in seats_of(person, table)]


def names(person, table):
    return [seat["name"] for seat in seats_of(person, table)]


def says(answer, code):
    assert answer["error"]["code"] == code
    return answer["error"]["says"]


# Opening


def test_a_table_has_people_bots_open_seats_and_several_people_on_one_device(served):
    north = served.person()
    table = north.open("mu", "me", "Nadia", "random", "open")
    assert kinds(north, table) == ["person", "person", "bot", "open"]
    assert names(north, table) == ["North", "Nadia", "Cedar (bot)", "seat 4"]
    about = north.ask("GET", f"/tables/{table}")
    assert about["mine"] == [0, 1]
    assert about["host"]
    assert about["key"] == north.key


def test_whoever_opens_a_table_need_not_sit_there(served):
    north, south, west = served.person(), served.person("South"), served.person("West")
    table = north.open("snapshot", "open", "open")
    south.join(table, north.key)
    west.join(table, north.key)
    assert north.ask("GET", f"/tables/{table}")["mine"] == []
    north.ask("POST", f"/tables/{table}/start")
    mine = north.ask("GET", "/me/tables")["tables"]
    assert [one["mine"] for one in mine if one["id"] == table] == [[]]


def test_a_table_of_bots_alone_plays_by_itself(served):
    north = served.person()
    table = north.open("project_l", "random", "random", options={"round_cap": 2})
    with north.look(table) as look:
        north.ask("POST", f"/tables/{table}/start")
        look.until(lambda look: look.status == "over")
    assert {one["place"] for one in look.state["table"]["result"]} >= {1}


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 404, "unknown-game"),
        ({"game": "mu", "seats": [{"kind": "me"}]}, 422, "seats"),
        ({"game": "snapshot", "seats": [{"kind": "me"}, {"kind": "me"}]}, 422, "seats"),
        ({"game": "snapshot", "seats": [{"kind": "me"}, {"kind": "device"}]}, 422, "seats"),
        ({"game": "snapshot", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 404, "unknown-bot"),
        (
            {
                "game": "mu",
                "seats": [{"kind": "me"}] * 1 + [{"kind": "open"}] * 2,
                "options": {"hands": 99},
            },
            422,
            "option",
        ),
        ({"game": "snapshot", "seats": [{"kind": "me"}, {"kind": "throne"}]}, 422, "malformed"),
        ({"game": "snapshot", "seats": []}, 422, "malformed"),
        (
            {
                "game": "snapshot",
                "seats": [{"kind": "me"}, {"kind": "open"}],
                "settings": {"clock": {"move": 1}},
            },
            422,
            "malformed",
        ),
        (
            {
                "game": "snapshot",
                "seats": [{"kind": "me"}, {"kind": "open"}],
                "settings": {"stand_in": "x"},
            },
            404,
            "unknown-bot",
        ),
        (
            {
                "game": "snapshot",
                "seats": [{"kind": "me"}, {"kind": "open"}],
                "settings": {"loud": True},
            },
            422,
            "malformed",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(served, asked, status, code):
    north = served.person()
    sentence = says(north.ask("POST", "/tables", status, name="North", **asked), code)
    assert sentence.endswith(".")
    assert " " in sentence


def test_nobody_opens_a_table_without_a_name(served):
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = served.person().ask("POST", "/tables", 401, game="snapshot", seats=seats)
    assert "name is missing" in says(answer, "no-guest")


# Names


@pytest.mark.parametrize(
    "name",
    ["North", "NORTH", "N0rth", "Seat 1", "player one", " ", "Ash (bot)"],
)
def test_a_name_that_is_taken_or_poses_as_somebody_is_refused(served, name):
    north = served.person()
    table = north.open("snapshot", "me", "open")
    answer = served.person(name).ask("POST", f"/tables/{table}/join", 422, name=name, key=north.key)
    assert says(answer, "seats").endswith(".")


def test_two_people_on_one_device_need_two_names(served):
    seats = [{"kind": "me"}, {"kind": "device", "name": "north"}]
    north = served.person()
    answer = north.ask("POST", "/tables", 422, game="snapshot", seats=seats, name="North")
    assert "name of their own" in says(answer, "seats")


def test_a_guest_is_called_otherwise_from_the_next_table_on(served):
    north = served.person()
    first = north.open("snapshot", "me", "open")
    assert north.ask("PUT", "/me", name="Norma") == {"name": "Norma"}
    assert north.ask("GET", "/me") == {"name": "Norma"}
    seats = [{"kind": "me"}, {"kind": "open"}]
    second = north.ask("POST", "/tables", game="snapshot", seats=seats)["table"]["id"]
    assert names(north, first)[0] == "North"
    assert names(north, second)[0] == "Norma"


# Joining


def test_an_invitation_opens_a_table_to_whoever_has_its_key(served):
    north, south = served.person(), served.person("South")
    table = north.open("snapshot", "me", "open")
    path = f"/tables/{table}/join"
    for key in (None, "wrong", north.key[:-1], north.key + "0"):
        sent = {"name": "South"} | ({"key": key} if key else {})
        assert "invitation" in says(south.ask("POST", path, 403, **sent), "not-allowed")
    assert south.join(table, north.key) == 1
    assert names(north, table) == ["North", "South"]


def test_a_new_invitation_makes_the_old_one_void(served):
    north, south = served.person(), served.person("South")
    table = north.open("snapshot", "me", "open")
    new = north.ask("POST", f"/tables/{table}/invitation")
    assert new["path"] == f"/tables/{table}#{new['key']}"
    assert north.ask("GET", f"/tables/{table}/invitation") == new
    south.ask("POST", f"/tables/{table}/join", 403, name="South", key=north.key)
    assert south.join(table, new["key"]) == 1


def test_only_the_host_sees_and_renews_the_invitation(served):
    north, south = served.person(), served.person("South")
    table = north.open("snapshot", "me", "open")
    south.join(table, north.key)
    assert south.ask("GET", f"/tables/{table}")["key"] is None
    for method in ("GET", "POST"):
        says(south.ask(method, f"/tables/{table}/invitation", 403), "not-allowed")
    assert north.ask("GET", f"/tables/{table}/invitation")["key"] == north.key


def test_anybody_joins_a_table_that_is_open_to_all_and_finds_it_listed(served):
    north, south = served.person(), served.person("South")
    table = north.open("snapshot", "me", "open", settings={"public": True})
    hidden = north.open("snapshot", "me", "open")
    listed = {one["id"]: one for one in south.ask("GET", "/tables")["tables"]}
    assert hidden not in listed
    assert [seat["name"] for seat in listed[table]["seats"]] == ["North", "seat 2"]
    south.join(table)
    assert table not in [one["id"] for one in south.ask("GET", "/tables")["tables"]]


def test_running_games_are_listed_where_the_table_was_open_to_all_and_may_be_watched(served):
    north, found = served.person(), {}
    for public, spectators in [(True, True), (True, False), (False, True)]:
        settings = {"public": public, "spectators": spectators}
        table = north.open("snapshot", "me", "random", settings=settings)
        with north.look(table) as look:
            begun(north, table, look)
        listed = [one["id"] for one in north.ask("GET", "/tables?kind=running")["tables"]]
        found[public, spectators] = table in listed
    assert found == {(True, True): True, (True, False): False, (False, True): False}


def test_somebody_takes_the_seat_they_name_and_none_that_is_taken(served):
    north, south = served.person(), served.person("South")
    table = north.open("mu", "me", "open", "open")
    assert south.join(table, north.key, seat=2) == 2
    west, path = served.person("West"), f"/tables/{table}/join"
    taken = west.ask("POST", path, 409, name="West", key=north.key, seat=2)
    assert says(taken, "refused") == "Seat 3 is taken."
    says(west.ask("POST", path, 404, name="West", key=north.key, seat=4), "not-found")
    west.join(table, north.key)
    full = served.person("East").ask("POST", path, 409, name="East", key=north.key)
    assert "taken" in says(full, "refused")


def test_somebody_takes_another_seat_for_a_second_person_on_their_device(served):
    north, south = served.person(), served.person("South")
    table = north.open("mu", "me", "open", "open")
    south.join(table, north.key)
    path = f"/tables/{table}/join"
    again = south.ask("POST", path, 409, name="Sonja", key=north.key)
    assert "name a seat" in says(again, "refused")
    assert south.ask("POST", path, name="Sonja", seat=2) == {"table": table, "seat": 2}
    assert names(north, table) == ["North", "South", "Sonja"]
    assert south.ask("GET", f"/tables/{table}")["mine"] == [1, 2]


def test_nobody_sits_down_at_a_game_that_has_begun(served):
    with a_game(served, "snapshot", "me", "random", settings={"public": True}) as (_, table, _):
        late = served.person("South").ask("POST", f"/tables/{table}/join", 409, name="South")
        assert "begun" in says(late, "refused")


# Starting


def test_only_the_host_starts_and_only_a_full_table(served):
    north, south = served.person(), served.person("South")
    table = north.open("snapshot", "me", "open")
    assert "1 of 2 seats" in says(north.ask("POST", f"/tables/{table}/start", 409), "refused")
    south.join(table, north.key)
    says(south.ask("POST", f"/tables/{table}/start", 403), "not-allowed")
    north.ask("POST", f"/tables/{table}/start")
    says(north.ask("POST", f"/tables/{table}/start", 409), "refused")


def test_seats_are_frozen_once_a_game_has_begun(served):
    with a_game(served, "snapshot", "me", "open") as ((north, _), table, _):
        bot = north.ask("PUT", f"/tables/{table}/seats/1/bot", 409, bot="random")
        assert "begun" in says(bot, "refused")


# Leaving


def test_somebody_who_leaves_before_the_game_leaves_an_open_seat(served):
    north, south = served.person(), served.person("South")
    table = north.open("snapshot", "me", "open")
    south.join(table, north.key)
    with south.look(table) as look:
        look.until(lambda look: look.status)
        south.ask("POST", f"/tables/{table}/leave")
        look.until(lambda look: look.parting)
        assert look.parting["code"] == "moved"
    assert kinds(north, table) == ["person", "open"]
    says(south.ask("POST", f"/tables/{table}/leave", 404), "not-found")
    assert south.ask("GET", "/me/tables") == {"tables": []}
    served.person("West").join(table, north.key)
    assert names(north, table) == ["North", "West"]


def test_a_bot_goes_on_for_somebody_who_leaves_a_running_game(served):
    with a_game(served, "snapshot", "me", "open", settings={"stand_in": "random"}) as found:
        (north, south), table, (look, _) = found
        south.ask("POST", f"/tables/{table}/leave")
        assert kinds(north, table) == ["person", "bot"]
        assert names(north, table) == ["North", "South"]
        played([look], random.Random(1))
        south.ask("GET", f"/tables/{table}/frame?seat=1", 403)


def test_whoever_leaves_after_the_end_leaves_their_name(served):
    with a_game(served, "project_l", "me", "open", options={"round_cap": 1}) as found:
        (north, south), table, looks = found
        played(looks, random.Random(1))
        south.ask("POST", f"/tables/{table}/leave")
        assert names(north, table) == ["North", "South"]
        assert south.ask("GET", "/me/tables") == {"tables": []}
        says(north.ask("DELETE", f"/tables/{table}/seats/1", 409), "refused")
        says(north.ask("POST", f"/tables/{table}/seats/1/reissue", 409), "refused")


# Whose turn


def test_ones_tables_are_listed_with_those_first_that_wait_for_one(served):
    with a_game(served, "snapshot", "me", "open") as ((north, south), table, looks):
        north.open("snapshot", "me", "open")
        for person, look in zip((north, south), looks, strict=True):
            mine = person.ask("GET", "/me/tables")["tables"]
            found = next(one for one in mine if one["id"] == table)
            turn = person.ask("GET", f"/tables/{table}/turn")
            assert found["my_turn"] == turn["my_turn"] == bool(look.choices)
            assert not found["my_turn"] or mine[0] == found
            deciding = [one["seat"] for one in look.state["view"]["deciding"]]
            assert turn["seats"] == deciding
            assert turn["names"] == [["North", "South"][seat] for seat in deciding]


def test_it_is_nobodys_turn_before_the_deal_after_the_end_or_when_a_game_was_stopped(served):
    with a_game(served, "snapshot", "me", "random") as ((north,), table, _):
        north.ask("POST", f"/tables/{table}/stop")
        nobodys = {"status": "stopped", "seats": [], "names": [], "my_turn": False}
        assert north.ask("GET", f"/tables/{table}/turn") == nobodys
        assert not north.ask("GET", "/me/tables")["tables"][0]["my_turn"]
    open_one = north.open("snapshot", "me", "open")
    assert north.ask("GET", f"/tables/{open_one}/turn")["seats"] == []


# Deleting


def test_the_host_deletes_a_table_and_nobody_else_does(served):
    north, south = served.person(), served.person("South")
    table = north.open("snapshot", "me", "open")
    south.join(table, north.key)
    says(south.ask("DELETE", f"/tables/{table}", 403), "not-allowed")
    with south.look(table) as look:
        north.ask("DELETE", f"/tables/{table}")
        look.until(lambda look: look.parting)
        assert look.parting["code"] == "deleted"
    for person in (north, south):
        assert "deleted" in says(person.ask("GET", f"/tables/{table}", 404), "not-found")
        assert person.ask("GET", "/me/tables") == {"tables": []}


def test_a_table_is_not_deleted_while_others_play_there(served):
    with a_game(served, "snapshot", "me", "open") as ((north, south), table, _):
        assert "agree to stop" in says(north.ask("DELETE", f"/tables/{table}", 403), "not-allowed")
        for person in (north, south):
            person.ask("POST", f"/tables/{table}/stop")
        north.ask("DELETE", f"/tables/{table}")


def test_a_running_game_against_bots_is_deleted_and_not_looked_after_any_more(served):
    clock = {"move": 60}
    with a_game(served, "snapshot", "me", "random", settings={"clock": clock}) as found:
        (north,), table, _ = found
        room = served.house.hall.room(table)
        north.ask("DELETE", f"/tables/{table}")
        assert room.keeps.cancelled()


# A game from beginning to end


def test_one_person_plays_a_whole_game_against_bots(served):
    north = served.person()
    table = north.open("mu", "me", "random", "random", options=SHORT)
    with north.look(table) as look:
        begun(north, table, look)
        played([look], random.Random(1))
        assert {one["place"] for one in look.state["table"]["result"]} >= {1}
    record = north.http.get(f"/api/tables/{table}/record").json()
    assert record["luck"]["salts"] == ["pepper", "", ""]


def test_people_on_one_device_play_with_a_socket_for_each(served):
    north = served.person()
    table = north.open("project_l", "me", "Nadia", options={"round_cap": 2})
    looks = looks_of(north, table)
    begun(north, table, *looks)
    asleep(served, table)
    played(looks, random.Random(2))
    assert [one["name"] for one in looks[0].state["table"]["result"]] != []
    for look in looks:
        look.close()
