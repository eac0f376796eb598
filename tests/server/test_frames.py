"""Frames: patches add up to exactly what is there, for everybody, and fit what is documented."""

import json
import random
from functools import cache

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from parlour.games import SHELF
from server.sessions import a_game, heard, moved
from walks import GAMES, LONG, short

every_game = pytest.mark.parametrize("name", SHELF)
MOST_MOVES = 1000 if LONG else 100  # of a game whose every moment is compared
WHERE = "urn:parlour"


# What is documented


@pytest.fixture(scope="module")
def misfits(served):
    """What does not fit a component of the OpenAPI document."""
    document = served.person().http.get("/api/openapi.json").json()
    registry = Registry().with_resource(WHERE, DRAFT202012.create_resource(document))

    @cache
    def validator(name):
        asked = {"$ref": f"{WHERE}#/components/schemas/{name}"}
        return Draft202012Validator(asked, registry=registry)

    def found(name, message):
        return [
            f"{one.json_path}: {one.message:.200}" for one in validator(name).iter_errors(message)
        ]

    return found


def kind_of(message):
    return "Frame" if message["kind"] == "frame" else f"{message['kind'].capitalize()}Frame"


# What is there


def bare(found):
    """Without what is null: absent and null mean the same."""
    if not isinstance(found, dict):
        return found
    return {name: bare(held) for name, held in found.items() if held is not None}


def whole_of(person, table, look):
    """The frame that whoever looks would be sent first."""
    viewer = look.others[0]["viewer"]
    seat = "watch" if viewer is None else viewer
    return person.ask("GET", f"/tables/{table}/frame?seat={seat}")


def agree(person, table, look):
    """What frames added up to is what is there, member by member."""
    whole = whole_of(person, table, look)
    assert look.n == whole["n"]
    assert look.told == whole["told"]
    assert look.state == bare(whole["whole"])
    return whole


@every_game
def test_patches_add_up_to_all_that_is_there_at_every_moment(served, misfits, name):
    game, whim = GAMES[name], random.Random(name)
    seats = ["me", *["open"] * (max(2, game.seats[0]) - 1)]
    with a_game(served, name, *seats, options=short(game)) as (people, table, looks):
        watching = served.person("Watcher").look(table)
        full = people[0].look(table, "?full")
        everybody = list(
            zip([*people, people[0], people[0]], [*looks, watching, full], strict=True)
        )
        heard(watching, full)
        for look in (watching, full):
            look.told = whole_of(people[0], table, look)["told"]
        moves = 0
        while moves < MOST_MOVES and looks[0].status == "playing":
            look = moved(looks, whim)
            heard(watching, full)
            if look.state["ask"].get("undo") and whim.random() < 0.3:
                assert look.ask("undo", at=look.n)["kind"] == "answer"
                heard(*looks, watching, full)
            for person, each in everybody:
                whole = agree(person, table, each)
            assert moves % 10 or misfits("Frame", whole) == []
            moves += 1
        for look in looks:
            assert all("patch" in json.loads(text) for text in look.frames[1:])
            sent = [json.loads(text) for text in look.frames]
            for message in sent + look.others:
                assert misfits(kind_of(message), message) == []
        assert all("whole" in json.loads(text) for text in full.frames)
        watching.close()
        full.close()


def test_what_is_said_beside_frames_is_typed_too(served, misfits):
    with a_game(served, "snapshot", "me", "open") as ((_, south), table, (look, other)):
        look.ask("chat", text="Hello")
        look.ask("move", number=-1)
        look.ask("move", words="stands on one leg")
        look.ask("why", number=0)
        south.ask("POST", f"/tables/{table}/leave")
        other.until(lambda other: other.parting)
        kinds = {message["kind"] for message in look.others + other.others}
        assert kinds == {"hello", "answer", "chat", "error", "bye"}
        for message in look.others + other.others:
            assert misfits(kind_of(message), message) == []


def test_what_is_nowhere_declared_would_be_found(served, misfits):
    with a_game(served, "mu", "me", "random", "random") as ((north,), table, (look,)):
        frame = whole_of(north, table, look)
        assert misfits("Frame", frame) == []
        frame["whole"]["table"]["made_up"] = 1
        assert misfits("Frame", frame)
