"""Games that end: by agreement, or at their end; and rematches."""

import random

import pytest

from server.sessions import a_game, asleep, begun, heard, played

TINY = {"round_cap": 1}


def stops(look):
    return [seat["stop"] for seat in look.state["table"]["seats"].values()]


def test_a_game_is_stopped_once_all_people_agree(served):
    with a_game(served, "mu", "me", "open", "random") as ((north, south), table, (look, other)):
        look.ask("vote", stop=True)
        heard(other)
        assert stops(other) == [True, False, False]
        assert look.ask("vote", stop=True)["code"] == "refused"
        assert look.ask("vote", stop=False)["kind"] == "answer"
        heard(other)
        assert stops(other) == [False, False, False]
        north.ask("POST", f"/tables/{table}/stop")
        north.ask("DELETE", f"/tables/{table}/stop")
        assert other.ask("vote", stop=True)["kind"] == "answer"
        assert look.status == "playing"
        north.ask("POST", f"/tables/{table}/stop")
        heard(look, other)
        assert look.status == other.status == "stopped"
        assert "agreed" in look.state["table"]["because"]
        south.ask("POST", f"/tables/{table}/stop", 409)


def test_whoever_plays_on_does_not_agree_to_stop_any_more(served):
    with a_game(served, "snapshot", "me", "open") as (_, _, looks):
        heard(*looks)
        acting = next(look for look in looks if look.choices)
        acting.ask("vote", stop=True)
        acting.ask("move", at=acting.n, number=acting.choices[0]["move"])
        assert stops(acting) == [False, False]


@pytest.mark.parametrize("doing", ["leave", "remove"])
def test_a_game_is_stopped_once_nobody_is_left_who_did_not_agree(served, doing):
    with a_game(served, "mu", "me", "open", "random") as ((north, south), table, (look, _)):
        look.ask("vote", stop=True)
        if doing == "leave":
            south.ask("POST", f"/tables/{table}/leave")
        else:
            north.ask("DELETE", f"/tables/{table}/seats/1")
        heard(look)
        assert look.status == "stopped"


def test_several_people_on_one_device_agree_at_once(served):
    with a_game(served, "snapshot", "me", "Nadia") as ((north,), table, (look, _)):
        north.ask("POST", f"/tables/{table}/stop")
        heard(look)
        assert look.status == "stopped"


def test_nothing_is_done_at_a_stopped_game_and_its_secret_stays(served):
    with a_game(served, "snapshot", "me", "random") as ((north,), table, (look,)):
        north.ask("POST", f"/tables/{table}/stop")
        heard(look)
        for does, given in [("move", {"number": 0}), ("undo", {}), ("plan", {"gestures": []})]:
            assert look.ask(does, **given)["code"] == "game-over"
        assert look.ask("vote", stop=False)["code"] == "refused"
        record = north.ask("GET", f"/tables/{table}/record")
        assert record["luck"].keys() == {"kind", "commitment"}
        assert record["result"] is None
        assert north.ask("GET", f"/tables/{table}/moments/0", 403)


def test_somebody_watching_has_no_voice(served):
    with a_game(served, "snapshot", "me", "random") as (_, table, _):
        west = served.person("West")
        with west.look(table) as watching:
            assert watching.ask("vote", stop=True)["code"] == "not-allowed"
        west.ask("PUT", "/me", name="West")
        west.ask("POST", f"/tables/{table}/stop", 409)


# Rematches


def test_whoever_asks_second_finds_the_same_rematch_and_all_have_their_seats(served):
    with a_game(served, "project_l", "me", "open", options=TINY) as found:
        (north, south), table, looks = found
        assert north.ask("POST", f"/tables/{table}/rematch", 409)["error"]["code"] == "refused"
        played(looks, random.Random(1))
        again = south.ask("POST", f"/tables/{table}/rematch")
        asleep(served, table)
        same = north.ask("POST", f"/tables/{table}/rematch")
        new = again["table"]["id"]
        assert same["table"]["id"] == new
        assert (again["mine"], again["host"]) == ([1], True)
        assert (same["mine"], same["host"]) == ([0], False)
        assert again["table"]["options"] == looks[0].state["table"]["options"]
        heard(*looks)
        assert {look.state["table"]["next"] for look in looks} == {new}
    looks = [north.look(new), south.look(new)]
    begun(south, new, *looks)
    played(looks, random.Random(2))
    assert looks[0].state["table"]["result"]
    for look in looks:
        look.close()


def test_a_rematch_is_for_those_who_played(served):
    with a_game(served, "project_l", "me", "random", options=TINY) as ((north,), table, looks):
        north.ask("POST", f"/tables/{table}/stop")
        west = served.person("West")
        west.ask("PUT", "/me", name="West")
        west.ask("POST", f"/tables/{table}/rematch", 409)
        again = north.ask("POST", f"/tables/{table}/rematch")["table"]
        assert [seat["kind"] for seat in again["seats"].values()] == ["person", "bot"]
        heard(*looks)


def test_a_rematch_that_was_deleted_is_opened_anew(served):
    with a_game(served, "project_l", "me", "random", options=TINY) as ((north,), table, _):
        north.ask("POST", f"/tables/{table}/stop")
        first = north.ask("POST", f"/tables/{table}/rematch")["table"]["id"]
        north.ask("DELETE", f"/tables/{first}")
        second = north.ask("POST", f"/tables/{table}/rematch")["table"]["id"]
        assert second != first
        assert north.ask("POST", f"/tables/{table}/rematch")["table"]["id"] == second


def test_the_seat_of_somebody_who_left_is_open_at_the_rematch(served):
    with a_game(served, "project_l", "me", "open", "open", options=TINY) as found:
        (north, south, west), table, looks = found
        west.ask("POST", f"/tables/{table}/leave")
        for person in (north, south):
            person.ask("POST", f"/tables/{table}/stop")
        south.ask("POST", f"/tables/{table}/leave")
        again = north.ask("POST", f"/tables/{table}/rematch")
        kinds = [seat["kind"] for seat in again["table"]["seats"].values()]
        assert kinds == ["person", "open", "bot"]
        assert again["table"]["seats"]["2"]["name"] == "Cedar (bot)"
        assert south.join(again["table"]["id"], again["key"]) == 1
        heard(looks[0])
