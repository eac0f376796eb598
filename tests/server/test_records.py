"""Records: exported while a game runs and after it, proved, loaded, and looked through."""

import json
import random

import pytest

from parlour.games import SHELF
from parlour.play.files import checksum
from parlour.play.verify import verify
from server.sessions import a_game, asleep, heard, in_server, moved, played
from walks import GAMES, short

every_game = pytest.mark.parametrize("name", SHELF)


def record_of(person, table):
    return person.ask("GET", f"/tables/{table}/record")


def code(answer):
    return answer["error"]["code"]


@pytest.fixture(scope="module")
def finished(served):
    """A finished game, its table, its record, and what one player had kept of it."""
    options = {"round_cap": 2}
    with a_game(served, "project_l", "me", "open", options=options, salt="thyme") as found:
        (north, _), table, looks = found
        kept = {"commitment": looks[0].state["table"]["commitment"]}
        played(looks, random.Random(1))
        kept["head"] = looks[0].state["table"]["head"]
        yield north, table, record_of(north, table), kept


@every_game
def test_the_record_of_a_finished_game_is_proved(served, name, tmp_path):
    game = GAMES[name]
    seats = ["me", *["random"] * (max(2, game.seats[0]) - 1)]
    with a_game(served, name, *seats, options=short(game), salt="thyme") as found:
        (north,), table, (look,) = found
        commitment = look.state["table"]["commitment"]
        for _ in range(5):
            moved([look], random.Random(1))
        early, running = look.state["table"]["head"], record_of(north, table)
        assert running["luck"] == {"kind": "sealed", "commitment": commitment}
        assert running["result"] is None
        assert not [entry for entry in running["log"] if "nonce" in entry]
        played([look], random.Random(2))
        answer = north.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{table}.json"'
    file = tmp_path / "record.json"
    file.write_text(answer.text)
    proved = verify(file, commitment, "thyme", early, 0)
    assert "The commitment you kept bound the secret" in proved[0]
    assert "Your salt, of seat 1, is in the shuffle" in proved[1]
    assert answer.json()["names"][0] == "North"


def test_a_record_that_is_loaded_is_looked_through_moment_by_moment_from_each_seat(
    served, finished
):
    _, table, record, _ = finished
    reader = served.person("Reader")
    reader.ask("PUT", "/me", name="Reader")
    loaded = reader.ask("POST", "/records", record=record)
    assert (loaded["host"], loaded["mine"]) == (True, [])
    new = loaded["table"]["id"]
    assert [seat["name"] for seat in loaded["table"]["seats"].values()] == ["North", "South"]
    assert loaded["table"]["result"]
    for shown in (table, new):
        for seat in ("", "?seat=0", "?seat=1"):
            views = []
            for moment in range(len(record["log"]) + 1):
                frame = reader.ask("GET", f"/tables/{shown}/moments/{moment}{seat}")
                views.append(frame["whole"]["view"])
                assert (frame["n"], frame["of"]) == (moment, len(record["log"]))
                assert (frame["whole"]["ask"] is None) == (seat == "")
            assert not views[0]["over"]
            assert views[-1]["over"]
    asleep(served, new)
    assert record_of(reader, new) == record


def test_what_each_moment_told_adds_up_to_all_that_was_told(served, finished):
    _, table, record, _ = finished
    reader = served.person("Reader")
    told = []
    for moment in range(len(record["log"]) + 1):
        told += reader.ask("GET", f"/tables/{table}/moments/{moment}")["told"]
    assert [one["words"] for one in told] == reader.ask("GET", f"/tables/{table}/said")["said"]


def test_there_are_no_moments_beyond_the_end_nor_before_it(served, finished):
    north, table, record, _ = finished
    beyond = north.ask("GET", f"/tables/{table}/moments/{len(record['log']) + 1}", 422)
    assert code(beyond) == "number"
    assert code(north.ask("GET", f"/tables/{table}/moments/1?seat=5", 422)) == "seats"
    with a_game(served, "snapshot", "me", "random") as ((player,), running, _):
        assert code(player.ask("GET", f"/tables/{running}/moments/0", 403)) == "not-allowed"


def test_nothing_is_done_at_a_table_that_shows_a_record(served, finished):
    north, _, record, _ = finished
    table = north.ask("POST", "/records", record=record)["table"]["id"]
    north.ask("POST", f"/tables/{table}/start", 409)
    north.ask("POST", f"/tables/{table}/rematch", 409)
    north.ask("POST", f"/tables/{table}/join", 409, name="North")
    with north.look(table) as look:
        heard(look)
        assert look.ask("move", number=0)["code"] == "not-allowed"
        assert look.state["view"]["over"]
    north.ask("DELETE", f"/tables/{table}")


@pytest.mark.parametrize(
    "change",
    [
        {"checksum": "0" * 64},
        {"game": "chess"},
        {"names": ["North", 7]},
        {"log": [7]},
        {"log": []},
        {"format": 99},
        {"parlour": "save"},
        {"options": {"round_cap": "x"}},
        {"result": None},
        {"more": 1},
        {"seats": 5},
    ],
)
def test_a_record_that_was_edited_is_refused_with_a_sentence(finished, change):
    north, _, record, _ = finished
    edited = record | change
    if "checksum" not in change:
        edited["checksum"] = checksum(edited)
    answer = north.http.post("/api/records", json={"record": edited})
    assert answer.status_code in (404, 409, 422)
    assert answer.json()["error"]["says"].endswith(".")


def test_a_record_of_a_running_game_is_no_finished_one(served):
    with a_game(served, "snapshot", "me", "random") as ((north,), table, _):
        answer = north.ask("POST", "/records", 422, record=record_of(north, table))
        assert code(answer) == "file"


def test_there_is_no_record_before_the_deal(served):
    north = served.person()
    table = north.open("snapshot", "me", "open")
    assert code(north.ask("GET", f"/tables/{table}/record", 404)) == "not-found"


def test_the_record_of_a_finished_game_outlives_the_rules_it_was_played_by(served, finished):
    north, table, record, _ = finished
    older(served, table, "rules")
    assert record_of(north, table) == record
    assert record_of(served.person(), table) == record


OLD = {"rules": 0, "box": "0" * 64, "game": "gone"}


def older(served, table, what):
    """Let a table have been begun by other rules, with another box, or of a game that is gone."""

    async def rewritten():
        store = served.house.store
        first = json.loads((await store.log_of(table))[0].act) | {what: OLD[what]}
        await store.rewrite_acts(table, {0: json.dumps(first).encode()})

    in_server(served, rewritten)
    asleep(served, table)


# Tables of older rules and other boxes


@pytest.fixture(params=OLD)
def old(served, request):
    """A table in the middle of a game whose rules have changed since."""
    with a_game(served, "snapshot", "me", "open") as ((north, south), table, looks):
        whim = random.Random(3)
        for _ in range(6):
            moved(looks, whim)
        said = north.ask("GET", f"/tables/{table}/said")["said"]
        for look in looks:
            look.close()
    older(served, table, request.param)
    return north, south, table, said


def test_a_table_of_older_rules_can_be_read_and_says_why_it_is_not_played(old):
    north, south, table, said = old
    now = north.ask("GET", f"/tables/{table}/said")
    assert "only be read" in now["trouble"] or "not on the shelf" in now["trouble"]
    assert now["said"] == said[-len(now["said"]) :]
    assert now["said"]
    for path in (f"/tables/{table}", f"/tables/{table}/frame"):
        shown = north.ask("GET", path)
        assert shown.get("whole", shown)["table"]["trouble"] == now["trouble"]
    assert north.ask("GET", f"/tables/{table}/turn")["seats"] == []
    assert not south.ask("GET", "/me/tables")["tables"][0]["my_turn"]
    answer = north.ask("GET", f"/tables/{table}/record", 404)
    assert answer["error"]["says"] == now["trouble"]
    assert north.http.get("/").status_code == 200


def test_everything_at_a_table_of_older_rules_is_refused_with_the_sentence(old):
    north, south, table, _ = old
    with north.look(table) as look:
        heard(look)
        trouble = look.state["table"]["trouble"]
        for does, given in [
            ("move", {"number": 0}),
            ("undo", {}),
            ("plan", {"gestures": []}),
            ("why", {"number": 0}),
            ("aids", {}),
        ]:
            answer = look.ask(does, **given)
            assert (answer["code"], answer["says"]) == ("not-ready", trouble)
        assert look.ask("chat", text="What now?")["kind"] == "answer"
        assert look.ask("vote", stop=True)["kind"] == "answer"
        south.ask("POST", f"/tables/{table}/stop")
        heard(look)
        assert look.status == "stopped"
        again = north.ask("POST", f"/tables/{table}/rematch", 409)["error"]
        assert again["says"] == trouble
    north.ask("DELETE", f"/tables/{table}")


def test_a_gathering_table_of_older_rules_is_not_started(served):
    north = served.person()
    table = north.open("snapshot", "me", "random")
    older(served, table, "box")
    answer = north.ask("POST", f"/tables/{table}/start", 503)
    assert "only be read" in answer["error"]["says"]


def test_a_log_that_does_not_replay_is_read_as_far_as_it_went(served):
    with a_game(served, "snapshot", "me", "open") as ((north, _), table, looks):
        whim = random.Random(4)
        for _ in range(6):
            moved(looks, whim)
        said = north.ask("GET", f"/tables/{table}/said")["said"]

        async def broken():
            store, changes = served.house.store, {}
            for row in (await store.log_of(table))[-2:]:
                act = json.loads(row.act)
                changes[row.n] = json.dumps(act | {"moves": [9999]}).encode()
            await store.rewrite_acts(table, changes)

        in_server(served, broken)
        asleep(served, table)
        now = north.ask("GET", f"/tables/{table}/said")
        assert "does not replay" in now["trouble"]
        assert now["said"] == said
        assert looks[0].ask("move", number=0)["says"] == now["trouble"]


def test_a_table_goes_on_from_its_log_alone(served):
    """Asleep and awake again after every move, it is the same to everybody."""
    with a_game(served, "small_islands", "me", "open", options={"turns": 90}) as found:
        (north, south), table, looks = found
        whim = random.Random(5)
        for _ in range(25):
            moved(looks, whim)
            asleep(served, table)
            for seat, (person, look) in enumerate(zip((north, south), looks, strict=True)):
                frame = person.ask("GET", f"/tables/{table}/frame?seat={seat}")
                assert frame["n"] == look.n
                assert frame["told"] == look.told
                assert frame["whole"]["view"]["deciding"] == look.state["view"]["deciding"]
