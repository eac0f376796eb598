"""Being forgotten: names and lines are gone everywhere, and the games of others go on."""

import json
import random

from parlour.play.verify import verify
from server.served import wait_until
from server.sessions import asleep, heard, in_server, moved, played

NAME = "Rumpelstilz"


def everything(served, table):
    """All that the store holds of a table, as text."""

    async def told():
        store = served.house.store
        rows = [row.act.decode() for row in await store.log_of(table)]
        chat = [f"{line.name}: {line.text}" for line in await store.chat_of(table)]
        about = await store.table(table)
        record = await store.record_of(table) or ""
        return "\n".join([*rows, *chat, about.summary, record])

    return in_server(served, told)


def joined(served, game, **more):
    north, rumpel = served.person("North"), served.person(NAME)
    table = north.open(game, "me", "open", **more)
    rumpel.join(table, north.key)
    return north, rumpel, table


def test_somebody_who_is_forgotten_leaves_no_name_and_their_game_goes_on(served):
    settings = {"stand_in": "random"}
    north, rumpel, table = joined(served, "snapshot", settings=settings)
    whim = random.Random(1)
    with north.look(table) as look, rumpel.look(table) as other:
        north.ask("POST", f"/tables/{table}/start")
        for one in (look, other):
            one.until(lambda look: look.status == "sealing")
            one.ask("salt", salt="x")
        other.ask("chat", text="Today I brew")
        look.ask("chat", text="Tomorrow I bake")
        while look.n < 12:
            moved([look, other], whim)
        assert NAME in everything(served, table)
        cookie = rumpel.http.cookies.get("parlour")
        assert rumpel.ask("DELETE", "/me") == {"done": True}
        other.until(lambda other: other.parting)
        heard(look)
        assert look.state["table"]["seats"]["1"]["name"] == "seat 2"
        assert look.state["table"]["seats"]["1"]["kind"] == "bot"
        left = everything(served, table)
        assert NAME not in left
        assert "Today I brew" not in left
        assert "Tomorrow I bake" in left
        setting = look.state["table"]["setting"]
        assert NAME not in json.dumps(north.ask("GET", f"/tables/{table}/setting/{setting}"))
        assert rumpel.ask("GET", "/me") == {"name": None}
        assert rumpel.ask("GET", "/me/tables") == {"tables": []}
        rumpel.http.cookies.set("parlour", cookie)
        assert rumpel.ask("GET", "/me") == {"name": None}
        rumpel.ask("GET", f"/tables/{table}/frame?seat=1", 403)
        asleep(served, table)
        played([look], whim)
        assert NAME not in json.dumps(north.ask("GET", f"/tables/{table}/record"))


def test_a_finished_game_is_still_proved_and_names_nobody_who_is_forgotten(served, tmp_path):
    north, rumpel, table = joined(served, "project_l", options={"round_cap": 1})
    looks = [north.look(table), rumpel.look(table)]
    north.ask("POST", f"/tables/{table}/start")
    for look in looks:
        look.until(lambda look: look.status == "sealing")
        look.ask("salt", salt="x")
    played(looks, random.Random(2))
    assert NAME in north.http.get(f"/api/tables/{table}/record").text
    rumpel.ask("DELETE", "/me")
    heard(looks[0])
    assert NAME not in json.dumps(looks[0].state)
    assert NAME not in everything(served, table)
    record = north.http.get(f"/api/tables/{table}/record").text
    assert NAME not in record
    file = tmp_path / "record.json"
    file.write_text(record)
    assert verify(file)
    for look in looks:
        look.close()


def test_somebody_who_had_left_is_forgotten_where_they_sat_once(served):
    north, rumpel, table = joined(served, "snapshot", settings={"stand_in": "random"})
    with north.look(table) as look, rumpel.look(table) as other:
        north.ask("POST", f"/tables/{table}/start")
        for one in (look, other):
            one.until(lambda look: look.status == "sealing")
            one.ask("salt", salt="x")
        look.until(lambda look: look.status == "playing")
        rumpel.ask("POST", f"/tables/{table}/leave")
        assert rumpel.ask("GET", "/me/tables") == {"tables": []}
        heard(look)
        assert look.state["table"]["seats"]["1"]["name"] == NAME
        rumpel.ask("DELETE", "/me")
        heard(look)
        assert look.state["table"]["seats"]["1"]["name"] == "seat 2"
        assert NAME not in everything(served, table)
        played([look], random.Random(3), until=lambda look: look.n > 12)


def test_a_table_of_theirs_alone_goes_with_whoever_is_forgotten(served):
    rumpel = served.person(NAME)
    table = rumpel.open("snapshot", "me", "random")
    rumpel.ask("DELETE", "/me")
    assert served.person().ask("GET", f"/tables/{table}", 404)["error"]["code"] == "not-found"


def test_a_table_whose_host_is_forgotten_is_somebody_elses(served):
    rumpel, south = served.person(NAME), served.person("South")
    table = rumpel.open("snapshot", "me", "open")
    south.join(table, rumpel.key)
    rumpel.ask("DELETE", "/me")
    about = south.ask("GET", f"/tables/{table}")
    assert about["host"]
    assert [seat["kind"] for seat in about["table"]["seats"].values()] == ["open", "person"]
    south.ask("PUT", f"/tables/{table}/seats/0/bot", bot="random")
    south.ask("POST", f"/tables/{table}/start")
    wait_until(lambda: NAME not in everything(served, table))


def test_somebody_unknown_is_forgotten_without_trouble(served):
    nobody = served.person()
    assert nobody.ask("DELETE", "/me") == {"done": True}
    assert nobody.ask("GET", "/me") == {"name": None}
