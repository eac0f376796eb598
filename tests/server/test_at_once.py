"""People who act at the same moment: one is accepted, the other goes on; choices made together."""

import json
import random
import threading

import pytest

from server.sessions import a_game, heard, moved
from walks import GAMES, short


def sent_at_once(looks, *requests):
    """Requests that are on their way before any of them is answered; their answers."""
    ids = [look.say(**request) for look, request in zip(looks, requests, strict=True)]

    def answered(look, id):
        look.until(lambda look: any(one.get("id") == id for one in look.others))
        return next(one for one in look.others if one.get("id") == id)

    return [answered(look, id) for look, id in zip(looks, ids, strict=True)]


def move(look, number):
    return {"do": "move", "at": look.n, "number": number}


def acting(looks):
    heard(*looks)
    return next(look for look in looks if look.choices)


@pytest.mark.parametrize("name", ["snapshot", "mu", "small_islands", "project_l"])
def test_of_two_devices_at_one_seat_one_is_accepted_and_the_other_goes_on(served, name):
    game, whim = GAMES[name], random.Random(name)
    seats = ["me", *["open"] * (max(2, game.seats[0]) - 1)]
    with a_game(served, name, *seats, options=short(game)) as (people, table, looks):
        for _ in range(8):
            look = acting(looks)
            seat = looks.index(look)
            with people[seat].look(table, f"?seat={seat}") as twin:
                heard(twin)
                numbers = [whim.choice(look.choices)["move"] for _ in "12"]
                answers = sent_at_once([look, twin], move(look, numbers[0]), move(twin, numbers[1]))
                kinds = sorted(answer["kind"] for answer in answers)
                refusal = next(one for one in answers if one["kind"] == "error")
                assert kinds == ["answer", "error"]
                assert refusal["code"] == "stale"
                assert "look again" in refusal["says"]
                heard(look, twin)
                assert look.state == twin.state
                if twin.choices:
                    number = twin.choices[0]["move"]
                    assert twin.ask("move", at=twin.n, number=number)["kind"] == "answer"


def test_a_click_that_is_sent_twice_counts_once_though_the_question_is_the_same(served):
    whim, same = random.Random(9), 0
    with a_game(served, "snapshot", "me", "open") as (_, _, looks):
        while same < 3:
            look = acting(looks)
            before, n = look.choices, look.n
            number = whim.choice(before)["move"]
            assert look.ask("move", at=n, number=number)["kind"] == "answer"
            same += look.choices == before
            again = look.ask("move", at=n, number=number)
            assert again["code"] in ("stale", "not-your-turn")


def test_a_stale_take_back_takes_nothing_back(served):
    whim = random.Random(10)
    with a_game(served, "project_l", "me", "open") as (_, _, looks):
        look = None
        while not look or not look.state["ask"]["undo"]:
            look = moved(looks, whim)
        answers = sent_at_once([look, look], *[{"do": "undo", "at": look.n}] * 2)
        assert [answer["kind"] for answer in answers] == ["answer", "error"]
        assert answers[1]["code"] == "stale"


def deciding(looks):
    """Those who owe a decision; who has made theirs may still take it back."""
    heard(*looks)
    seats = [one["seat"] for one in looks[0].state["view"]["deciding"]]
    return [looks[seat] for seat in seats]


@pytest.mark.parametrize(("name", "seats"), [("tavarua", 3), ("project_l", 5)])
def test_choices_that_people_make_together_do_not_conflict(served, name, seats):
    whim, rounds, opens = random.Random(11), 0, ["open"] * (seats - 1)
    options = {"tavarua": {"rounds": 8}, "project_l": {"round_cap": 5}}[name]
    with a_game(served, name, "me", *opens, options=options) as ((north, *_), table, looks):
        while looks[0].status == "playing":
            together = deciding(looks)
            choices = [whim.choice(look.choices) for look in together]
            asked = [move(look, one["move"]) for look, one in zip(together, choices, strict=True)]
            answers = sent_at_once(together, *asked)
            rounds += len(together) > 1
            for look, choice, answer in zip(together, choices, answers, strict=True):
                if answer["kind"] == "error":  # somebody took what was chosen, so it is gone
                    assert (answer["code"], choice in look.choices) == ("stale", False)
        assert rounds >= 3
        assert north.ask("GET", f"/tables/{table}/record")["result"]


def test_choices_are_taken_back_while_others_make_theirs(served):
    whim, undone = random.Random(12), 0
    with a_game(served, "tavarua", "me", "open", "open", options={"rounds": 8}) as found:
        _, _, looks = found
        while undone < 3:
            heard(*looks)
            deciding = looks[0].state["view"]["deciding"]
            assert looks[0].status == "playing"
            if len(deciding) < 3:
                moved(looks, whim)
                continue
            first, second, _ = looks
            chosen = whim.choice(first.choices)["move"]
            assert first.ask(**move(first, chosen))["kind"] == "answer"
            if not first.state["ask"]["undo"]:
                continue
            number = whim.choice(second.choices)["move"]
            answers = sent_at_once(
                [first, second], {"do": "undo", "at": first.n}, move(second, number)
            )
            assert [answer["kind"] for answer in answers] == ["answer", "answer"]
            heard(*looks)
            assert 0 in [one["seat"] for one in first.state["view"]["deciding"]]
            undone += 1


def test_a_storm_of_people_and_questions_leaves_a_table_that_replays(served):
    """Everybody sends at will, from threads of their own; the record of it is whole."""
    with a_game(served, "tavarua", "me", "open", "open", options={"rounds": 6}) as found:
        (north, *_), table, looks = found
        codes = []

        def storms(look, whim):
            while look.status == "playing" and look.ids < 400:
                does = whim.choice(["move", "move", "move", "undo", "aids", "plan", "ping"])
                number = whim.choice(look.choices)["move"] if look.choices else 0
                given = {"move": {"at": look.n, "number": number}, "plan": {"gestures": []}}
                answer = look.ask(does, **given.get(does, {}))
                codes.append(answer.get("code", "fine"))

        threads = [
            threading.Thread(target=storms, args=(look, random.Random(seat)))
            for seat, look in enumerate(looks)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        heard(*looks)
        allowed = {"fine", "stale", "not-your-turn", "cannot-undo", "illegal", "game-over"}
        assert set(codes) <= allowed
        record = north.ask("GET", f"/tables/{table}/record")
        assert json.dumps(record["log"])
        states = [look.state["table"]["head"] for look in looks]
        assert len(set(states)) == 1
