"""Plans of every game: gestures in any order mean the series of moves that the rules know.

Following legal series is the oracle: whatever a seat may do in one choice is found again from its
gestures, and what a plan offers next can follow.
"""

import json
import random
import re
from typing import NamedTuple

import pytest

from parlour.games import SHELF, sheet
from parlour.games.planned import plan, whole_series, why_not
from parlour.games.plans import gesture_of
from parlour.games.views import Plan, things
from parlour.play.match import Match
from schemas import misfits_of
from walks import GAMES, TABLES, short, steps

pytestmark = pytest.mark.talk
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
MOST_PLANNED = 40  # positions of a table
LONGEST = 14  # steps of a choice that is made at random before its default ends it


def few(name, seats, most=MOST_PLANNED):
    found = [step for step in steps(name, seats) if step.move >= 0]
    return found[:: 1 + len(found) // most]


def chance(name, seats, place):
    return random.Random(f"{name} {seats} {place}")


class Made(NamedTuple):
    """A step of a choice."""

    move: int
    gesture: tuple[str, ...]
    question: str
    is_default: bool


def series(game, table, seat, whim):
    """A choice of a seat, made at random."""
    table, made = table.copy(), []
    while True:
        seen = game.seen(table, seat).reading()
        legal = game.engine.legal_moves(table, seat)
        default = game.plans.default(seen, seat)
        ends = len(made) >= LONGEST and default in legal
        move = default if ends else whim.choice(legal)
        question, answer = game.questions.asked(seen, seat), game.questions.answer(seen, seat, move)
        made.append(Made(move, gesture_of(answer.touches), question.id, move == default))
        game.engine.play(table, seat, move)
        if not game.plans.within(game.seen(table, seat).reading(), seat):
            return made


def leads_to(game, table, seat, moves):
    """Where moves lead: those of a free run may come in any order."""
    table = table.copy()
    for move in moves:
        game.engine.play(table, seat, move)
    return table.position()


def gestures_of(made):
    return [step.gesture for step in made]


def shuffled(game, made, whim):
    """The gestures of a choice in another order, those of ordered questions in their own.

    What is done where nothing is said is not said, unless there is nothing else.
    """
    said = [step for step in made if not step.is_default] or made
    order = whim.sample(said, len(said))
    ordered = iter([step for step in said if step.question in game.plans.ordered])
    return [
        (next(ordered) if step.question in game.plans.ordered else step).gesture for step in order
    ]


@every_table
def test_a_choice_is_found_again_from_its_gestures_in_any_order(name, seats):
    game = GAMES[name]
    for place, step in enumerate(few(name, seats)):
        whim = chance(name, seats, place)
        made = series(game, step.table, step.seat, whim)
        moves = [step.move for step in made]
        planner = game.planner(step.table, step.seat)
        found = whole_series(planner, gestures_of(made))
        assert sorted(found) == sorted(moves)
        assert whole_series(planner, shuffled(game, made, whim)) == found
        wanted = leads_to(game, step.table, step.seat, moves)
        assert leads_to(game, step.table, step.seat, found) == wanted


@every_table
def test_what_may_follow_is_offered_and_what_is_offered_may_follow(name, seats):
    game = GAMES[name]
    for place, step in enumerate(few(name, seats, MOST_PLANNED // 2)):
        whim = chance(name, seats, place)
        planner = game.planner(step.table, step.seat)
        gestures = shuffled(game, series(game, step.table, step.seat, whim), whim)
        for count, gesture in enumerate(gestures):
            found = plan(planner, gestures[:count])
            assert found["trouble"] is None
            offered = [gesture_of(tuple(touches)) for touches in found["next"]]
            assert gesture in offered
            assert len(offered) == len(set(offered))
            for other in whim.sample(offered, min(3, len(offered))):
                assert why_not(planner, [*gestures[:count], other]) is None


@every_table
def test_ask_carries_what_the_empty_plan_offers(name, seats):
    game = GAMES[name]
    for step in few(name, seats):
        ask = game.ask(game.seen(step.table, step.seat).reading(), step.seat)
        found = plan(game.planner(step.table, step.seat), [])
        assert ask["next"] == found["next"]
        assert (found["moves"], found["go"], found["trouble"]) == ([], None, None)


@every_table
def test_a_plan_fits_its_type_and_touches_what_is_there(name, seats):
    game = GAMES[name]
    fixed = set(things(game.setting(few(name, seats)[0].table.reading())))
    for place, step in enumerate(few(name, seats)):
        whim, planner = chance(name, seats, place), game.planner(step.table, step.seat)
        known = fixed | set(things(game.view(planner.opening.seen, step.seat)))
        gestures = gestures_of(series(game, step.table, step.seat, whim))
        found = plan(planner, gestures[: whim.randint(0, len(gestures))])
        assert json.loads(json.dumps(found)) == found
        assert misfits_of(Plan, found) == []
        opening = plan(planner, [])
        assert {id for touches in opening["next"] for id in touches} <= known


@every_table
def test_whatever_is_touched_is_planned_or_refused_with_a_reason(name, seats):
    game = GAMES[name]
    rules = sheet.rules(name) if name in SHELF else None
    for place, step in enumerate(few(name, seats, MOST_PLANNED // 2)):
        whim, planner = chance(name, seats, place), game.planner(step.table, step.seat)
        view = sorted(things(game.view(planner.opening.seen, step.seat)))
        gestures = gestures_of(series(game, step.table, step.seat, whim))[: whim.randint(0, 3)]
        for id in whim.sample(view, min(6, len(view))):
            found = plan(planner, [*gestures, (id,)])
            if trouble := found["trouble"]:
                assert re.fullmatch(r"[A-Z0-9].*[^.]\.", trouble["says"])
                assert rules is None or trouble["rule"] is None or trouble["rule"] in rules
                assert found["go"] is None
            else:
                assert [id] in plan(planner, gestures)["next"] or found["moves"]


def other_guess(game, step):
    """A planner that sees the same and guesses otherwise."""
    planner = game.planner(step.table, step.seat)
    planner.opening.__dict__["guess"] = game.guess(step.table, step.seat, seed=7)
    return planner


@every_table
def test_two_guesses_give_the_same_plans_and_reasons(name, seats):
    game = GAMES[name]
    for place, step in enumerate(few(name, seats)):
        planners = [game.planner(step.table, step.seat), other_guess(game, step)]
        said = gestures_of(series(game, step.table, step.seat, chance(name, seats, place)))
        for asked in (said, said[:-1], [*said[:2], said[0], ("no.thing",)]):
            first, second = (plan(planner, asked) for planner in planners)
            assert first == second


@every_table
def test_only_the_last_step_of_a_choice_shows_its_maker_anything(name, seats):
    game = GAMES[name]
    for place, step in enumerate(few(name, seats)):
        made = series(game, step.table, step.seat, chance(name, seats, place))
        stands = [game.planner(step.table, step.seat).opening, other_guess(game, step).opening]
        for one in made[:-1]:
            stands = [stand.after(one.move) for stand in stands]
            seen = {game.seen(stand.guess, step.seat).position() for stand in stands}
            assert len(seen) == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_sent_plan_is_all_or_nothing_and_undo_takes_all_of_it_back(name):
    game, whim = GAMES[name], random.Random(name)
    match = Match(game, game.seats[-1], short(game), seed=5)
    several = 0
    for _ in range(60):
        if match.is_over:
            break
        seat, before, entries = match.actors[0], match.table.copy(), len(match.log)
        made = series(game, match.table, seat, whim)
        match.play(seat, gestures_of(made))
        sent = [entry.move for entry in match.log[entries:]]
        assert sorted(sent) == sorted(step.move for step in made)
        if match.may_undo(seat):
            several += len(made) > 1
            match.undo(seat)
            assert match.table == before
            match.play(seat, gestures_of(made))
    assert several or name in ("mu", "pennies", "snapshot")
