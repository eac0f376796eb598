"""Every game as data: what is asked, answered, told and seen has one shape on the shelf."""

import json
import re
from itertools import pairwise

import pytest

from parlour.errors import BadWords
from parlour.games import SHELF, sheet
from parlour.games.speech import imperative, seat_name
from parlour.games.views import things
from parlour.kit.record import SPECTATOR
from schemas import misfits
from walks import GAMES, TABLES, steps, walk

pytestmark = pytest.mark.talk
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
THING = re.compile(r"[a-z_]+(?:\.[a-z0-9_-]+)+")
# Positions of a table that are looked at: the dearer, the fewer.
MOST_SEEN, MOST_AIDED, MOST_ASKED, MOST_TOLD, MOST_TYPED = 24, 6, 80, 60, 60
WEIGHTS = ("step", "outcome", "alarm")


def seen(game, table, viewer):
    """A reading of what a viewer may see."""
    redacted = table.copy()
    game.engine.redact(redacted, viewer)
    return redacted.reading()


def everybody(seats):
    return (*range(seats), SPECTATOR)


def few(name, seats, most):
    """So many of the positions that the walks of a table come to."""
    found = steps(name, seats)
    return found[:: 1 + len(found) // most]


def setting_of(name, seats):
    return GAMES[name].setting(walk(name, seats)[0].table.reading())


def assert_fits(name, kind, part):
    assert json.loads(json.dumps(part)) == part
    if name in SHELF:
        assert misfits(name, kind, part) == []


@every_table
def test_setting_and_view_fit_their_types_and_name_every_thing_once(name, seats):
    game, setting = GAMES[name], setting_of(name, seats)
    assert_fits(name, "Setting", setting)
    fixed = list(things(setting))
    for step in few(name, seats, MOST_SEEN):
        for viewer in everybody(seats):
            view = game.view(seen(game, step.table, viewer), viewer)
            assert_fits(name, "View", view)
            ids = [*fixed, *things(view)]
            assert len(ids) == len(set(ids))
            assert all(THING.fullmatch(id) for id in ids)


@every_table
def test_aids_fit_their_type(name, seats):
    game = GAMES[name]
    for step in few(name, seats, MOST_AIDED):
        for seat in range(seats):
            assert_fits(name, "Aids", game.aids(seen(game, step.table, seat), seat))


@every_table
def test_the_setting_never_changes(name, seats):
    game = GAMES[name]
    settings = {
        json.dumps(game.setting(seen(game, step.table, viewer)))
        for step in (walk(name, seats)[0], walk(name, seats)[-1])
        for viewer in everybody(seats)
    }
    assert len(settings) == 1


@every_table
def test_every_legal_move_touches_things_of_its_own(name, seats):
    game = GAMES[name]
    fixed = set(things(setting_of(name, seats)))
    for step in few(name, seats, MOST_ASKED):
        for seat in game.engine.actors(step.table):
            table = seen(game, step.table, seat)
            known = {*fixed, *things(game.view(table, seat))}
            touched = [tuple(sorted(c["touches"])) for c in game.ask(table, seat)["choices"]]
            assert all(touched)
            assert len(touched) == len(set(touched))
            assert {id for touches in touched for id in touches} <= known


@every_table
def test_every_question_is_asked_in_a_sentence_that_cites_a_rule(name, seats):
    game = GAMES[name]
    rules = sheet.rules(name) if name in SHELF else None
    questions = setting_of(name, seats)["questions"]
    for step in steps(name, seats)[:-1]:
        for seat in game.engine.actors(step.table):
            ask = game.ask(seen(game, step.table, seat), seat)
            assert ask["question"] in questions
            assert re.fullmatch(r"[A-Z0-9].*[^.]\.", ask["says"])
            assert rules is None or ask["rule"] in rules
            assert [c["move"] for c in ask["choices"]] == game.engine.legal_moves(step.table, seat)


def a_few_pairs(name, seats):
    """Moves of a walk: the position before and after each."""
    pairs = list(pairwise(walk(name, seats)))
    return pairs[:: 1 + len(pairs) // MOST_TOLD]


@every_table
def test_what_is_told_names_things_that_were_or_are_there(name, seats):
    game = GAMES[name]
    rules = sheet.rules(name) if name in SHELF else None
    fixed = set(things(setting_of(name, seats)))
    for before, after in a_few_pairs(name, seats):
        for viewer in everybody(seats):
            was, now = (seen(game, step.table, viewer) for step in (before, after))
            known = fixed | {*things(game.view(was, viewer)), *things(game.view(now, viewer))}
            events = after.table.copy()
            game.engine.redact(events, viewer)
            for happening in events.events():
                told = game.events.of(happening).told(happening)
                # what lay there only for a moment, like the last card of a trick, came from or went
                # to where something is seen
                assert all(known & set(passage.values()) for passage in told["things"]), told
                assert told["weight"] in WEIGHTS
                assert told["rule"] is None or rules is None or told["rule"] in rules


@every_table
def test_what_is_printed_may_be_typed_back(name, seats):
    """Moves as statements, as commands, behind the player's name; and the log's own words."""
    game = GAMES[name]
    for step in few(name, seats, MOST_TYPED)[:-1]:
        if step.move < 0:
            continue
        table = seen(game, step.table, step.seat)
        said = game.say(table, step.seat, step.move)
        for typed in (said, imperative(said), said.upper(), f"{seat_name(step.seat)} {said}"):
            assert game.read(table, step.seat, typed) == step.move, typed


@every_table
def test_the_words_of_an_event_that_echoes_a_move_are_the_moves(name, seats):
    game = GAMES[name]
    for before, after in a_few_pairs(name, seats):
        events = after.table.copy()
        game.engine.redact(events, before.seat)
        for happening in events.events():
            kind = game.events.of(happening)
            if kind.declared.echo and happening.seat == before.seat:
                table = seen(game, before.table, before.seat)
                assert game.read(table, before.seat, kind.words(happening)) == before.move
                break


@every_table
def test_words_that_mean_nothing_are_refused_in_a_sentence_with_an_example(name, seats):
    game = GAMES[name]
    table = walk(name, seats)[0]
    for typed in ("", "?", "xyzzy plugh", "é" * 300, "1 2 3 4 5 6 7", "not no none"):
        with pytest.raises(BadWords, match=r"^[^\n]+\.$"):
            game.read(seen(game, table.table, table.seat), table.seat, typed)
