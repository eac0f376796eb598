"""What is agreed before a game: aids, hints, undo, chat and spectators, each clearly refused."""

import pytest

from server.sessions import a_game, heard

WITHOUT = {"aids": False, "hints": False, "undo": False, "chat": False}


@pytest.mark.parametrize("does", ["aids", "hint", "undo", "chat"])
def test_what_was_agreed_against_is_refused_and_the_table_goes_on(served, does):
    with a_game(served, "snapshot", "me", "random", settings=WITHOUT) as (_, _, (look,)):
        answer = look.ask(does, **({"text": "Hello"} if does == "chat" else {}))
        assert (answer["kind"], answer["code"]) == ("error", "refused")
        assert "as was agreed" in answer["says"]
        assert look.ask("ping")["kind"] == "answer"
        shown = look.state["table"]
        assert not any(shown[name] for name in WITHOUT)


def test_nothing_is_offered_to_be_taken_back_where_it_was_agreed_so(served):
    for undo in (True, False):
        settings = {"undo": undo}
        with a_game(served, "project_l", "me", "Nadia", settings=settings) as (_, _, looks):
            heard(*looks)
            look = next(look for look in looks if look.choices)
            offered = []
            while look.choices and len(offered) < 6:
                look.ask("move", at=look.n, number=look.choices[0]["move"])
                offered.append(look.state["ask"]["undo"])
            assert any(offered) == undo


@pytest.mark.parametrize(
    ("seats", "hints"),
    [
        (["me", "random", "random"], True),
        (["me", "open", "random"], False),
        (["me", "Nadia", "random"], False),
        (["open", "random", "random"], True),
    ],
)
def test_hints_are_given_by_default_where_one_person_plays_alone(served, seats, hints):
    north = served.person()
    table = north.open("mu", *seats)
    assert north.ask("GET", f"/tables/{table}")["table"]["hints"] == hints
    table = north.open("mu", *seats, settings={"hints": not hints})
    assert north.ask("GET", f"/tables/{table}")["table"]["hints"] != hints


def test_others_watch_a_game_unless_it_is_closed(served):
    with a_game(served, "snapshot", "me", "open") as (_, table, (look, _)):
        with served.person("West").look(table) as watching:
            watching.until(lambda watching: watching.state)
            assert watching.others[0]["viewer"] is None
            assert "ask" not in watching.state
            refused = watching.ask("move", number=0)
            assert refused["code"] == "not-allowed"
            heard(look)
            assert look.state["table"]["watching"] == 1
        look.until(lambda look: look.state["table"]["watching"] == 0)


def test_whoever_watches_is_let_go_when_a_closed_game_starts(served):
    north, west = served.person(), served.person("West")
    table = north.open("snapshot", "me", "random", settings={"spectators": False})
    with west.look(table) as watching, north.look(table) as look:
        watching.until(lambda watching: watching.state)
        assert watching.status == "gathering"
        north.ask("POST", f"/tables/{table}/start")
        watching.until(lambda watching: watching.parting)
        assert watching.parting["code"] == "not-allowed"
        assert "not shown to others" in watching.parting["says"]
        look.until(lambda look: look.status == "sealing")
        look.ask("salt", salt="x")
        look.until(lambda look: look.status == "playing")
        assert [frame for frame in watching.frames if "sealing" in frame] == []
    with west.look(table) as late:
        late.until(lambda late: late.parting)
        assert late.parting["code"] == "not-allowed"


@pytest.mark.parametrize("path", ["frame", "turn", "said", "record", "setting/" + "0" * 20])
def test_a_closed_game_is_shown_to_nobody_else_by_any_address(served, path):
    settings = {"spectators": False}
    with a_game(served, "snapshot", "me", "random", settings=settings) as ((north,), table, _):
        answer = served.person("West").ask("GET", f"/tables/{table}/{path}", 403)
        assert answer["error"]["code"] == "not-allowed"
        north.ask("POST", f"/tables/{table}/stop")
        served.person("West").ask("GET", f"/tables/{table}/{path}", 403)
        if "setting" not in path:
            north.ask("GET", f"/tables/{table}/{path}", 200)


def test_somebody_asks_to_watch_at_their_own_table(served):
    with a_game(served, "snapshot", "me", "open") as ((north, _), table, _):
        watching = north.look(table, "?seat=watch")
        watching.until(lambda watching: watching.state)
        assert watching.others[0]["viewer"] is None
        assert watching.others[0]["mine"] == [0]
        assert "ask" not in watching.state
        watching.close()


@pytest.mark.parametrize("query", ["?seat=1", "?seat=9", "?seat=x", "?n=x", "?n=-1", "?seat=²"])
def test_a_seat_that_is_not_ones_own_is_refused_before_anything_is_shown(served, query):
    with a_game(served, "snapshot", "me", "open") as ((north, _), table, _):
        look = north.look(table, query)
        look.until(lambda look: look.parting)
        assert look.parting["code"] in ("not-allowed", "malformed")
        assert look.frames == []
        look.close()


def test_there_is_no_table_where_there_is_none(served):
    with served.person().look("nosuchtable") as look:
        look.until(lambda look: look.parting)
        assert look.parting["code"] == "not-found"
