"""Sockets: who one is, where one left off, moves in any of three ways, and what is asked beside."""

import json
import random

import pytest

from server.sessions import a_game, asleep, heard, moved, played


def first(look):
    """The hello and the first frame of a connection."""
    look.until(lambda look: look.frames)
    return look.others[0], json.loads(look.frames[0])


def acting(looks):
    heard(*looks)
    return next(look for look in looks if look.choices)


# Coming and coming back


def test_a_connection_begins_with_who_one_is_and_all_of_the_table(served):
    with a_game(served, "snapshot", "me", "Nadia", "open") as ((north, _), table, _):
        with north.look(table) as look:
            hello, frame = first(look)
        assert (hello["v"], hello["table"], hello["viewer"]) == (1, table, 0)
        assert hello["mine"] == [0, 1]
        assert abs(hello["now"] - served.house.hall.now()) < 5
        assert frame.keys() == {"kind", "n", "whole", "told"}
        assert frame["told"][0]["words"]


def test_whoever_comes_back_is_told_what_happened_since_and_nothing_twice(served):
    whim = random.Random(4)
    with a_game(served, "snapshot", "me", "open") as ((north, _), table, looks):
        while looks[0].n < 8:
            moved(looks, whim)
        left, told = looks[0].n, list(looks[0].told)
        away = looks[0]
        with north.look(table) as stands_in:
            while stands_in.n < left + 6:
                moved([stands_in, looks[1]], whim)
            heard(away)
            for resumed, since in [(left, told), (0, [])]:
                with north.look(table, f"?n={resumed}") as back:
                    _, frame = first(back)
                    assert since + frame["told"] == away.told
                    assert frame["n"] == away.n
        frame = north.ask("GET", f"/tables/{table}/frame?n={left}")
        assert told + frame["told"] == away.told
        asleep(served, table)
        with north.look(table, f"?n={left}") as back:
            assert told + first(back)[1]["told"] == away.told
        with north.look(table, f"?n={away.n}") as back:
            assert first(back)[1]["told"] == []
        with north.look(table, "?n=9999999") as back:
            assert first(back)[1]["told"] == away.told


def test_two_devices_at_one_seat_are_sent_the_same(served):
    whim = random.Random(5)
    with a_game(served, "snapshot", "me", "open") as ((north, _), table, looks):
        moved(looks, whim)
        with north.look(table) as second:
            heard(second)
            for _ in range(6):
                moved(looks, whim)
            heard(second)
            assert second.state == looks[0].state
            assert second.n == looks[0].n
            assert second.frames[1:] == looks[0].frames[-len(second.frames) + 1 :]


def test_presence_is_seen_by_all(served):
    with a_game(served, "snapshot", "me", "open") as ((_, south), table, (look, other)):
        heard(look)
        assert look.state["table"]["seats"]["1"]["here"]
        other.close()
        look.until(lambda look: not look.state["table"]["seats"]["1"]["here"])
        with south.look(table):
            look.until(lambda look: look.state["table"]["seats"]["1"]["here"])


# Moves


def test_a_move_is_the_same_by_number_in_words_and_by_gestures(served):
    whim, seen = random.Random(6), []
    with a_game(served, "small_islands", "me", "open") as (_, _, looks):
        ways = 0
        while ways < 9:
            look = acting(looks)
            choice = whim.choice(look.choices)
            way = [
                {"number": choice["move"]},
                {"words": choice["words"]},
                {"gestures": [choice["touches"]]},
            ][ways % 3]
            answer = look.ask("move", at=look.n, **way)
            assert answer["kind"] == "answer", (way, answer)
            seen.append(look.told[-1])
            ways += 1
    assert len(seen) == ways


def test_what_was_sent_by_any_way_becomes_the_same_record(served):
    records = []
    for way in ("number", "words", "gestures"):
        whim = random.Random(7)
        with a_game(served, "project_l", "me", "open", options={"round_cap": 3}) as found:
            (north, _), table, looks = found
            for _ in range(3):
                look = acting(looks)
                shown = [one for one in look.choices if one["touches"]]
                choice = whim.choice(sorted(shown, key=lambda one: one["move"]))
                meant = {"number": choice["move"], "words": choice["words"]}
                given = meant.get(way, [choice["touches"]])
                assert look.ask("move", **{way: given})["kind"] == "answer"
            log = north.ask("GET", f"/tables/{table}/record")["log"]
            records.append([entry.get("move") for entry in log])
    assert all(len(one) == 3 for one in records)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({}, "malformed"),
        ({"number": 1, "words": "x"}, "malformed"),
        ({"number": -1}, "malformed"),
        ({"number": "1"}, "malformed"),
        ({"number": 999999}, "words"),
        ({"words": "juggles the penguins"}, "words"),
        ({"gestures": [["no.such.thing"]]}, None),
        ({"gestures": [[]]}, "words"),
        ({"gestures": [["x"]] * 41}, "malformed"),
        ({"number": 1, "more": True}, "malformed"),
    ],
)
def test_a_move_that_means_nothing_is_refused_and_the_table_goes_on(served, given, code):
    with a_game(served, "snapshot", "me", "open") as (_, _, looks):
        look = acting(looks)
        before, n = look.state, look.n
        answer = look.ask("move", **given)
        assert answer["kind"] == "error"
        assert code in (None, answer["code"]), answer
        assert answer["says"].endswith(".")
        assert look.ask("ping")["kind"] == "answer"
        assert (look.state, look.n) == (before, n)
        assert look.ask("move", at=look.n, number=look.choices[0]["move"])["kind"] == "answer"


def test_an_illegal_move_is_refused_with_its_rule(served):
    with a_game(served, "snapshot", "me", "open") as (_, _, looks):
        look = acting(looks)
        legal = {choice["move"] for choice in look.choices}
        refused = [look.ask("move", number=n) for n in range(20) if n not in legal]
        illegal = [answer for answer in refused if answer["code"] == "illegal"]
        assert illegal
        assert all(answer["rule"] in answer["says"] for answer in illegal)
        why = look.ask("why", number=next(n for n in range(20) if n not in legal))["answer"]
        assert why["says"]
        assert look.ask("why", number=min(legal))["answer"]["says"] is None


def test_whose_turn_it_is_not_is_told_so(served):
    with a_game(served, "snapshot", "me", "open") as (_, _, looks):
        heard(*looks)
        waiting = next(look for look in looks if not look.choices)
        for does in ({"do": "move", "number": 0}, {"do": "plan", "gestures": []}, {"do": "hint"}):
            answer = waiting.ask(**does)
            assert answer["code"] in ("not-your-turn", "refused")
        assert waiting.ask("undo")["code"] == "cannot-undo"


def test_a_choice_is_taken_back_while_others_watch(served):
    whim = random.Random(8)
    with a_game(served, "project_l", "me", "open") as (_, table, looks):
        look = before = None
        while not look or not look.state["ask"]["undo"]:
            before = acting(looks).state["view"]
            look = moved(looks, whim)
        assert look.ask("undo", at=look.n)["kind"] == "answer"
        heard(*looks)
        assert look.state["view"] == before
        assert all(one.told[-1]["kind"] == "undone" for one in looks)
        asleep(served, table)
        n = looks[0].n
        played(looks, whim, until=lambda look: look.n > n + 5)


def test_requests_are_answered_by_their_ids_whatever_these_are(served):
    with a_game(served, "snapshot", "me", "open") as (_, _, looks):
        look = looks[0]
        for id in ("a word", 7, None):
            look.socket.send(json.dumps({"do": "ping", "id": id}))
            answer = look.hear()
            while answer["kind"] == "frame":
                answer = look.hear()
            assert (answer["kind"], answer["to"], answer["id"]) == ("answer", "ping", id)
        look.socket.send(json.dumps({"do": "dance", "id": 8}))
        assert (look.hear()["code"], look.others[-1]["id"]) == ("malformed", 8)
