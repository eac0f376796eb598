"""From the start to the deal: what is promised, and the salt that everybody adds."""

import pytest

from server.sessions import asleep, heard


@pytest.fixture
def sealing(served):
    """A host and somebody else at a table that has been started."""
    north, south = served.person(), served.person("South")
    table = north.open("project_l", "me", "open", "random", options={"round_cap": 1})
    south.join(table, north.key)
    with north.look(table) as look, south.look(table) as other:
        north.ask("POST", f"/tables/{table}/start")
        for one in (look, other):
            one.until(lambda look: look.status == "sealing")
        yield north, table, (look, other)


def salted(look):
    heard(look)
    return [seat["salted"] for seat in look.state["table"]["seats"].values()]


def test_it_is_dealt_as_soon_as_all_salts_of_people_are_in(served, sealing):
    north, table, (look, other) = sealing
    promised = look.state["table"]["commitment"]
    assert "view" not in look.state
    look.ask("salt", salt="north's")
    assert salted(other) == [True, False, False]
    assert other.status == "sealing"
    asleep(served, table)
    other.ask("salt", salt="south's")
    look.until(lambda look: look.status == "playing")
    assert look.state["table"]["commitment"] == promised
    record = north.ask("GET", f"/tables/{table}/record")
    assert record["luck"] == {"kind": "sealed", "commitment": promised}


@pytest.mark.parametrize("salt", ["", "x" * 129, "a\nb", 7])
def test_a_salt_is_visible_text_of_bounded_length(sealing, salt):
    look = sealing[2][0]
    assert look.ask("salt", salt=salt)["code"] == "malformed"
    assert look.ask("salt", salt="x" * 128)["kind"] == "answer"


def test_a_second_salt_is_not_taken_nor_one_before_the_start_or_after_the_deal(sealing):
    north, _, (look, other) = sealing
    look.ask("salt", salt="first")
    assert look.ask("salt", salt="second")["code"] == "refused"
    other.ask("salt", salt="other")
    look.until(lambda look: look.status == "playing")
    assert look.ask("salt", salt="late")["code"] == "refused"
    early = north.open("snapshot", "me", "open")
    with north.look(early) as gathering:
        assert gathering.ask("salt", salt="early")["code"] == "refused"


def test_nothing_is_played_before_the_deal(sealing):
    look = sealing[2][0]
    for does, given in [("move", {"number": 0}), ("undo", {}), ("hint", {}), ("aids", {})]:
        assert look.ask(does, **given)["kind"] == "error"
    assert look.ask("vote", stop=True)["code"] == "refused"


def test_whoever_is_removed_before_the_deal_is_not_waited_for(sealing):
    north, table, (look, _) = sealing
    look.ask("salt", salt="mine")
    north.ask("DELETE", f"/tables/{table}/seats/1")
    look.until(lambda look: look.status == "playing")


def test_no_secret_is_shown_before_the_end(served, sealing):
    north, table, (look, other) = sealing
    secret = served.house.hall.room(table).table.secret.hex()
    look.ask("salt", salt="pepper-and-salt")
    other.ask("salt", salt="more")
    look.until(lambda look: look.status == "playing")
    shown = [*look.frames, *other.frames, str(north.ask("GET", f"/tables/{table}"))]
    for path in ("record", "frame", "said", "turn"):
        shown.append(north.http.get(f"/api/tables/{table}/{path}").text)
    assert not [text for text in shown if secret in text or "pepper-and-salt" in text]
