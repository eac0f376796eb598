"""Chat: lines that are kept, bounded, plain, and not heard from those one has muted."""

from parlour.server.people.limits import Bucket
from server.sessions import a_game, asleep, heard, in_server


def lines(look):
    return [line for one in look.others if one["kind"] == "chat" for line in one["lines"]]


def texts(look):
    heard(look)
    return [line["text"] for line in lines(look)]


def test_all_who_look_hear_what_is_said_and_newcomers_the_last_lines(served):
    with a_game(served, "snapshot", "me", "open") as ((_, south), table, (look, other)):
        assert look.ask("chat", text="  Good \n luck!  ")["answer"] == {"n": 1}
        assert other.ask("chat", text="And you")["answer"] == {"n": 2}
        assert texts(look) == texts(other) == ["Good luck!", "And you"]
        assert [(line["seat"], line["name"]) for line in lines(look)] == [
            (0, "North"),
            (1, "South"),
        ]
        asleep(served, table)
        with south.look(table) as again, served.person("West").look(table) as watching:
            assert texts(again) == texts(watching) == ["Good luck!", "And you"]
            watching.ask("chat", text="Hello from outside")
            assert texts(look)[-1] == "Hello from outside"
            assert (lines(look)[-1]["seat"], lines(look)[-1]["name"]) == (None, "somebody watching")


def test_a_newcomer_is_sent_fifty_lines_at_most(served):
    with a_game(served, "snapshot", "me", "random") as ((north,), table, (look,)):
        for n in range(55):
            look.say("chat", text=f"line {n}")
        heard(look)
        with north.look(table) as again:
            assert texts(again) == [f"line {n}" for n in range(5, 55)]


def test_a_muted_seat_is_not_heard_on_that_connection(served):
    with a_game(served, "snapshot", "me", "open") as ((north, _), table, (look, other)):
        assert look.ask("mute", seat=1)["answer"] == {"muted": [1]}
        other.ask("chat", text="Hello")
        look.ask("chat", text="Who is there?")
        assert texts(look) == ["Who is there?"]
        assert texts(other) == ["Hello", "Who is there?"]
        assert look.ask("mute", seat=1, on=False)["answer"] == {"muted": []}
        other.ask("chat", text="Still me")
        assert texts(look) == ["Who is there?", "Still me"]
        with north.look(table) as again, served.person("West").look(table) as watching:
            assert texts(again) == ["Hello", "Who is there?", "Still me"]
            look.ask("mute", seat=None)
            watching.ask("chat", text="Go left!")
            assert texts(look) == ["Who is there?", "Still me"]
            assert texts(again)[-1] == "Go left!"


def test_what_is_said_is_plain_text_of_bounded_length(served):
    with a_game(served, "snapshot", "me", "random") as (_, _, (look,)):
        for text in ("", "   ", "x" * 301, "x" * 401):
            assert look.ask("chat", text=text)["code"] == "malformed"
        look.ask("chat", text="x" * 300)
        look.ask("chat", text="<b>\u202eevil\x1b[31m\x00</b>")
        long, odd = texts(look)
        assert len(long) == 300
        assert odd.startswith("<b>")
        assert odd.isprintable()


def test_whoever_says_too_much_is_asked_to_wait(served):
    with a_game(served, "snapshot", "me", "open") as (_, table, (look, other)):
        room = served.house.hall.room(table)
        for listener in room.listeners:
            in_server(served, setattr, listener, "bucket", Bucket(0.001, 12.0))
        answers = [look.ask("chat", text=f"line {n}") for n in range(4)]
        assert [one.get("code") for one in answers] == [None, None, "too-much", "too-much"]
        assert "wait a moment" in answers[-1]["says"]
        assert texts(other) == ["line 0", "line 1"]


def test_lines_are_heard_after_somebody_took_theirs_back_by_being_forgotten(served):
    with a_game(served, "snapshot", "me", "open") as ((_, south), table, (look, other)):
        look.ask("chat", text="one")
        other.ask("chat", text="two")
        south.ask("DELETE", "/me")
        look.ask("chat", text="three")
        assert texts(look) == ["one", "two", "three"]
        with served.person("West").look(table) as watching:
            assert texts(watching) == ["one", "three"]
