"""Questions beside a game: plans, why-nots, aids and hints, answered while it goes on."""

import random

import pytest

from parlour.games import SHELF
from server.sessions import a_game, asleep, heard, moved, played
from server.test_frames import misfits
from walks import GAMES, short

__all__ = ["misfits"]  # a fixture
every_game = pytest.mark.parametrize("name", SHELF)


def acting(looks):
    heard(*looks)
    return next(look for look in looks if look.choices)


@every_game
def test_plans_whys_and_aids_are_answered_at_every_moment(served, misfits, name):
    game, whim = GAMES[name], random.Random(name)
    seats = ["me", *["open"] * (max(2, game.seats[0]) - 1)]
    title = "".join(part.capitalize() for part in name.split("_"))
    with a_game(served, name, *seats, options=short(game)) as (_, _, looks):
        for _ in range(12):
            look = acting(looks)
            before, n = look.state, look.n
            ahead = whim.choice(look.state["ask"]["next"])
            plan = look.ask("plan", gestures=[ahead])
            assert misfits("Plan", plan["answer"]) == []
            assert misfits("AnswerFrame", plan) == []
            aids = look.ask("aids")
            assert misfits(f"{title}Aids", aids["answer"]) == []
            assert look.ask("aids", gestures=[ahead])["kind"] in ("answer", "error")
            legal = whim.choice(look.choices)
            assert look.ask("why", number=legal["move"])["answer"] == {"says": None}
            assert look.ask("why", words=legal["words"])["answer"]["says"] is None
            heard(*looks)
            assert (look.state, look.n) == (before, n)
            moved(looks, whim)


@every_game
def test_a_hint_tells_a_choice_and_how_good_it_seems(served, name):
    game = GAMES[name]
    seats = ["me", *["random"] * (max(2, game.seats[0]) - 1)]
    with a_game(served, name, *seats, options=short(game)) as (_, _, (look,)):
        while not look.choices:
            look.hear()
        hint = look.ask("hint")["answer"]
        best = hint["choices"][0]
        assert hint["bot"] == "mc-2000"
        assert {"move": best["move"], "words": best["words"]}.items() <= hint.items()
        offered = {choice["move"] for choice in look.choices}
        assert {choice["move"] for choice in hint["choices"]} <= offered
        assert 0 <= hint["sure"] <= 1
        assert look.ask("move", at=look.n, number=hint["move"])["kind"] == "answer"


def test_a_plan_in_words_is_carried_out_as_planned(served):
    with a_game(served, "small_islands", "me", "open") as (_, _, looks):
        look = acting(looks)
        words = look.choices[0]["words"]
        plan = look.ask("plan", gestures=words)["answer"]
        assert plan["moves"][0] == look.choices[0]["move"]
        assert look.ask("plan", gestures=[["no.such-thing"]])["answer"]["trouble"]
        assert look.ask("plan", gestures="does nothing, at all")["code"] == "words"


def test_a_whole_choice_is_sent_as_gestures_and_is_one_to_take_back(served):
    whim, sent = random.Random(5), 0
    with a_game(served, "tavarua", "me", "open", options={"rounds": 8}) as (_, _, looks):
        while not sent:
            look = acting(looks)
            plan, gestures = {"asks": True}, []
            while plan["asks"] and len(gestures) < 8:
                ways = plan.get("next") or look.state["ask"]["next"]
                gestures = [*gestures, whim.choice(ways)]
                plan = look.ask("plan", gestures=gestures)["answer"]
                if plan["trouble"]:
                    gestures = gestures[:-1]
            if plan["go"] and len(plan["moves"]) > 1:
                answer = look.ask("move", at=look.n, gestures=gestures)
                assert answer["kind"] == "answer", answer
                sent += 1
            else:
                moved(looks, whim)
        heard(*looks)


def test_many_questions_at_once_are_all_answered_or_told_to_wait(served):
    with a_game(served, "project_l", "me", "open", options={"round_cap": 3}) as (_, table, looks):
        look = acting(looks)
        gesture = look.state["ask"]["next"][0]
        ids = [look.say("plan", gestures=[gesture]) for _ in range(30)]
        look.until(lambda look: {one.get("id") for one in look.others} >= {*ids})
        answers = [one for one in look.others if one.get("id") in ids]
        assert {one.get("code") for one in answers} <= {None, "too-much"}
        assert sum(one["kind"] == "answer" for one in answers) >= 8
        asleep(served, table)
        played(looks, random.Random(6))
        assert look.ask("plan", gestures=[gesture])["code"] == "game-over"


def test_whoever_watches_asks_nothing(served):
    with a_game(served, "snapshot", "me", "random") as (_, table, _):
        watching = served.person("West").look(table)
        for does, given in [("plan", {"gestures": []}), ("aids", {}), ("hint", {})]:
            assert watching.ask(does, **given)["code"] == "not-allowed"
        watching.close()
