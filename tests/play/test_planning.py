"""Plans, reasons and aids through a match: on a guess, never on the truth."""

import random

import pytest

from parlour.cli.line import carry_out, foreseen, parts_of
from parlour.errors import BadWords, IllegalMove, ParlourError
from parlour.games import SHELF
from parlour.kit.record import SPECTATOR
from parlour.play.match import Match
from walks import GAMES, TABLES, steps

pytestmark = pytest.mark.talk
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
MOST_TRIED = 25


def match_at(game, seats, table):
    match = Match(game, seats, seed=1)
    match._so_far.table = table.copy()
    match.table.games["barriers"] = 0  # nothing was played here
    return match


def said(match, seat, line):
    """All that a person learns by asking why."""
    try:
        planner = match.planner(seat)
        meant, left = foreseen(planner, parts_of(planner, match.ask(seat)["choices"], line))
        return [one.gestures for one in meant], left
    except ParlourError as refusal:
        return str(refusal)


def two_moves(game, table, seat, whim):
    """A legal move and what could truly be done after it, in words."""
    first = whim.choice(game.engine.legal_moves(table, seat))
    words = game.say(table.reading(), seat, first)
    after = table.copy()
    game.engine.play(after, seat, first)
    legal = game.engine.legal_moves(after, seat)
    return f"{words}, {game.say(after.reading(), seat, whim.choice(legal))}" if legal else words


@every_table
def test_why_tells_the_same_in_worlds_that_look_the_same(name, seats):
    """What would be drawn or shown must not be found out by asking."""
    game, whim = GAMES[name], random.Random(name)
    found = [step for step in steps(name, seats) if step.move >= 0]
    for step in found[:: 1 + len(found) // MOST_TRIED]:
        line = two_moves(game, step.table, step.seat, whim)
        other = game.guess(step.table, step.seat, seed=9)
        worlds = [match_at(game, seats, table) for table in (step.table, other)]
        first, second = (said(match, step.seat, line) for match in worlds)
        assert first == second


@pytest.mark.parametrize("name", SHELF)
def test_a_line_with_a_fault_changes_nothing(name):
    match = Match(name, GAMES[name].seats[0], seed=2)
    seat = match.actors[0]
    choices = match.ask(seat)["choices"]
    for line in ("9999", "1 9999", f"{choices[0]['words']}, flibbertigibbet", "1, flibbertigibbet"):
        before = match.table.copy()
        planner = match.planner(seat)
        try:
            foreseen(planner, parts_of(planner, choices, line))
        except BadWords:
            with pytest.raises(BadWords):
                carry_out(match, seat, choices, line)
            assert match.table == before
            assert match.log == []


@pytest.mark.parametrize("bad", [5.5, {"a": 1}, [1], [[]], [["x"] * 30], [[3]], ["x"] * 50])
def test_gestures_that_are_none_are_refused_in_a_sentence(bad):
    match = Match("mu", 4, seed=3)
    for ask in (match.play, match.why):
        with pytest.raises(BadWords, match=r"^[A-Z].*\.$"):
            ask(match.actors[0], bad)


def test_a_display_of_mu_is_sent_in_any_order_and_closed():
    match = Match("mu", 4, seed=3)
    seat = match.actors[0]
    hand = [touches for touches in match.ask(seat)["next"] if touches[0].startswith("hand.")]
    told = match.play(seat, [hand[5], hand[1]])
    assert [entry.joined for entry in match.log] == [False, True, True]
    assert match.view()["players"][f"seat.{seat}"]["displayed"] == 2
    assert any("takes the Crown" in words for words in told)


def test_what_does_not_go_together_is_refused_with_its_rule():
    match = Match("mu", 4, seed=3)
    seat = match.actors[0]
    missing = next(
        f"hand.{card}"
        for card in match.setting()["cards"]
        if f"hand.{card}" not in match.view(seat)["hand"]
    )
    trouble = match.plan(seat, [[missing]])["trouble"]
    assert trouble["rule"].startswith("mu-")
    with pytest.raises(IllegalMove, match="Not allowed"):
        match.play(seat, [[missing]])
    assert match.log == []


def test_words_of_several_parts_are_a_plan():
    match = Match("mu", 4, seed=3)
    seat = match.actors[0]
    first, second = (c["words"].removeprefix("displays ") for c in match.ask(seat)["choices"][1:3])
    plan = match.plan(seat, f"{second}, {first}")
    assert plan["words"] == f"displays 2 cards: {first} and {second}"
    assert match.why(seat, f"{second}, {first}") is None
    match.play(seat, f"{second}, {first}")
    assert len(match.log) == 3


# Points that are still hidden


def hidden_points():
    """A game of Small Islands in which somebody has treasure that the others do not know."""
    match = Match.new("small_islands", seats=2, seed=4)
    whim = random.Random(4)
    while not any(match.game.engine.points(match.table, seat) for seat in range(2)):
        seat = match.actors[0]
        match.play(seat, whim.choice(match.legal(seat)))
    return match


def test_a_running_game_shows_no_points_that_the_rules_hide():
    match = hidden_points()
    assert not match.is_over
    assert [standing.points for standing in match.result()] == [None, None]
    assert [standing.place for standing in match.result()] == [None, None]
    assert "point" not in str(match)
    for viewer in (0, 1):
        points = {standing.seat: standing.points for standing in match.result(viewer)}
        assert points[viewer] == match.game.engine.points(match.table, viewer)
        assert points[1 - viewer] is None


def test_points_are_explained_to_those_who_were_told():
    match = hidden_points()
    told = [event["words"] for event in match.told(SPECTATOR)]
    assert all(words in told for standing in match.result() for words in standing.because)


def test_a_hidden_step_leaves_what_is_printed_as_it_was():
    """Half of a choice in Tavarua: only its maker may notice."""
    match = Match.new("tavarua", seats=3, seed=6)
    whim = random.Random(6)
    printed = 0
    for _ in range(200):
        seat = whim.choice(match.actors)
        before, seen, told = str(match), match.seen(), len(match.told(SPECTATOR))
        match.play(seat, whim.choice(match.legal(seat)))
        if match.seen() == seen and len(match.told(SPECTATOR)) == told:
            assert str(match) == before
            printed += 1
    assert printed


# What answers itself


def test_only_what_everybody_can_see_is_forced():
    match = Match("mu", 4, seed=5)
    whim = random.Random(5)
    lone = forced = 0
    while not match.is_over and len(match.log) < 400:
        seat = match.actors[0]
        legal = match.legal(seat)
        found = match.forced(seat)
        assert found in (None, legal[0])
        lone += len(legal) == 1
        forced += found is not None
        match.play(seat, whim.choice(legal))
    assert 0 < forced < lone  # a lone card that follows suit is nobody's business
