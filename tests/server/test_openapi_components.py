"""What games send fits the schemas that the OpenAPI document has of it."""

import hashlib
import json
import os
import random
import subprocess
import sys
from functools import cache
from typing import Annotated, Literal

import msgspec
import pytest
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from parlour.games import SHELF
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED
from parlour.play.match import Match
from parlour.server.openapi import components, extended, with_structs
from parlour.server.openapi.schemas import spoken
from walks import GAMES, short

pytestmark = pytest.mark.talk
every_game = pytest.mark.parametrize("name", SHELF)
LOOKS = 3 if INTERPRETED else 8  # positions of a match that are looked at
MOST_MOVES = 400
WHERE = "urn:parlour"
PARTS = components()


@cache
def validator(name):
    whole = DRAFT202012.create_resource({"components": {"schemas": PARTS}})
    registry = Registry().with_resource(WHERE, whole)
    asked = {"$ref": f"{WHERE}#/components/schemas/{name}"}
    return Draft202012Validator(asked, registry=registry)


def misfits(name, part):
    sent = json.loads(json.dumps(part))
    return [f"{each.json_path}: {each.message:.200}" for each in validator(name).iter_errors(sent)]


@cache
def played(name):
    """Positions of a match that was played at random, one choice of which was taken back."""
    game, whim = GAMES[name], random.Random(name)
    match, found = Match(game, game.seats[-1], short(game), 1), []
    while match.actors and len(match.log) < MOST_MOVES:
        seat = whim.choice(match.actors)
        match.play(seat, whim.choice(match.legal(seat)))
        found.append(match.copy())
        if match.may_undo(seat) and not any(entry.move < 0 for entry in match.log):
            match.undo(seat)
            found.append(match.copy())
    return [*found[:: 1 + len(found) // LOOKS], found[-1]]


@every_game
def test_a_setting_fits(name):
    setting = played(name)[0].setting()
    assert misfits(f"{spoken(name)}Setting", setting) == []
    assert misfits("Setting", setting) == []


@every_game
def test_what_lies_on_the_table_fits_for_everybody(name):
    for match in played(name):
        for viewer in (*range(match.seats), SPECTATOR):
            assert misfits(f"{spoken(name)}View", match.view(viewer)) == []


@every_game
def test_what_people_are_told_fits(name):
    end = played(name)[-1]
    told = [told for viewer in (*range(end.seats), SPECTATOR) for told in end.told(viewer)]
    assert "undone" in {each["kind"] for each in told}
    alike = {(each["kind"], tuple(map(tuple, each["things"]))): each for each in told}
    for each in alike.values():
        assert misfits(f"{spoken(name)}Told", each) == misfits("Told", each) == []


@every_game
def test_what_is_asked_planned_and_worked_out_fits(name):
    for match in played(name):
        for seat in match.actors:
            ask = match.ask(seat)
            assert misfits("Ask", ask) == []
            for gestures in ([], ask["next"][:1], ask["next"][-2:]):
                assert misfits("Plan", match.plan(seat, gestures)) == []
            for gestures in ([], ask["next"][:1]):
                assert misfits(f"{spoken(name)}Aids", match.aids(seat, gestures)) == []


@every_game
def test_what_nobody_declared_does_not_fit(name):
    view, told = played(name)[0].view(), played(name)[0].told()[0]
    assert "made_up" in " ".join(misfits(f"{spoken(name)}View", {**view, "made_up": 1}))
    assert misfits(f"{spoken(name)}View", {**view, "over": "yes"})
    assert misfits(f"{spoken(name)}View", {k: v for k, v in view.items() if k != "deciding"})
    assert misfits(f"{spoken(name)}Told", {**told, "kind": "made_up"})
    assert not misfits("Told", {**told, "kind": "made_up"})


def inner(schema):
    """A schema and all within it."""
    yield schema
    held = schema.values() if isinstance(schema, dict) else schema
    for each in held:
        if isinstance(each, dict | list):
            yield from inner(each)


def test_every_schema_is_one_and_every_reference_leads_to_one():
    prefix = "#/components/schemas/"
    for name, schema in PARTS.items():
        Draft202012Validator.check_schema(schema)
        assert "title" not in schema, name
        refs = [each["$ref"] for each in inner(schema) if isinstance(each, dict) and "$ref" in each]
        assert all(ref.removeprefix(prefix) in PARTS for ref in refs)


def test_names_say_whose_they_are():
    assert {"MuView", "ProjectLView", "MuCard", "Ask", "Plan", "Told", "MuTold"} <= PARTS.keys()
    assert PARTS["MuView"]["description"] == "What lies on the table."
    assert PARTS["ProjectLPlayer"]["required"][:2] == ["seat", "points"]
    assert "stone" not in PARTS["ProjectLPlayer"]["required"]


def test_one_game_alone_has_the_same_schemas():
    alone = components(["mu"])
    assert "TavaruaView" not in alone
    assert {k: v for k, v in alone.items() if k.startswith("Mu")}.items() <= PARTS.items()


def digest(parts):
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def test_any_other_start_gives_the_same_bytes_and_compiles_no_game(tmp_path):
    code = "from server.test_openapi_components import *; print(digest(PARTS))"
    environment = {**os.environ, "PYTHONHASHSEED": "1", "PARLOUR_CACHE": str(tmp_path)}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True)
    assert told.stdout.decode().strip() == digest(PARTS), told.stderr.decode()[-800:]
    assert list(tmp_path.rglob("parlour.kit.engine*.code")) == []


# More types, by the same generator


class Wish(msgspec.Struct, tag_field="wish", tag="pass", forbid_unknown_fields=True):
    """Nothing."""


class Move(msgspec.Struct, tag_field="wish", tag="move", forbid_unknown_fields=True):
    """A move."""

    move: Annotated[int, msgspec.Meta(ge=0)]
    words: Annotated[str, msgspec.Meta(max_length=80)] = ""
    who: Literal["me", "you"] | None = None


class Shown(msgspec.Struct):
    """A frame."""

    view: Annotated[
        msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/View"})
    ]
    heard: dict[str, tuple[int, str]] = msgspec.field(default_factory=dict)


def test_structs_join_the_parts_of_games():
    parts = with_structs(PARTS, [Shown], {"AnyWish": Wish | Move})
    assert PARTS.items() <= parts.items()
    assert parts["Shown"]["properties"]["view"] == {"$ref": "#/components/schemas/View"}
    assert parts["Shown"]["required"] == ["view"]
    assert parts["AnyWish"]["discriminator"]["propertyName"] == "wish"
    assert parts["Move"]["properties"]["move"] == {"type": "integer", "minimum": 0}
    assert parts["Move"]["properties"]["words"]["maxLength"] == 80
    assert parts["Move"]["additionalProperties"] is False


def test_two_types_of_one_name_are_refused():
    class Ask(msgspec.Struct):
        """Another."""

    with pytest.raises(AssertionError, match=r"share a name: Ask\."):
        with_structs(PARTS, [Ask])


def test_a_document_is_extended_and_clashes_are_refused():
    document = {"openapi": "3.1.0", "components": {"schemas": {"Guest": {}}, "x": 1}}
    whole = extended(document, PARTS)
    assert whole["components"]["schemas"].keys() == {"Guest", *PARTS}
    assert whole["components"]["x"] == 1
    assert document["components"]["schemas"] == {"Guest": {}}
    with pytest.raises(AssertionError, match="share a name: Guest"):
        extended(document, {"Guest": {"type": "string"}})
