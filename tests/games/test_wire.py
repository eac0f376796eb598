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

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
THING = re.compile(r"[a-z_]+(?:\.[a-z0-9_-]+)+")
WEIGHTS = ("step", "outcome", "alarm")


def seen(game, table, viewer):
    """A reading of what a viewer may see."""
    redacted = table.copy()
    game.engine.redact(redacted, viewer)
    return redacted.reading()


def everybody(seats):
    return (*range(seats), SPECTATOR)


def few(name, seats):
    """Every third position: five parts for each viewer of each take long."""
    return steps(name, seats)[::3]


@every_table
def test_setting_view_and_aids_fit_their_types_and_are_json(name, seats):
    game = GAMES[name]
    for step in few(name, seats):
        for viewer in everybody(seats):
            table = seen(game, step.table, viewer)
            parts = {"Setting": game.setting(table), "View": game.view(table, viewer)}
            if viewer != SPECTATOR:
                parts["Aids"] = game.aids(table, viewer)
            for kind, part in parts.items():
                assert json.loads(json.dumps(part)) == part
                if name in SHELF:
                    assert misfits(name, kind, part) == []


@every_table
def test_things_have_ids_in_words_each_once(name, seats):
    game = GAMES[name]
    for step in few(name, seats):
        for viewer in everybody(seats):
            table = seen(game, step.table, viewer)
            ids = [*things(game.setting(table)), *things(game.view(table, viewer))]
            assert len(ids) == len(set(ids))
            assert all(THING.fullmatch(id) for id in ids)


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
    for step in steps(name, seats):
        for seat in game.engine.actors(step.table):
            table = seen(game, step.table, seat)
            known = {*things(game.setting(table)), *things(game.view(table, seat))}
            touched = [tuple(sorted(c["touches"])) for c in game.ask(table, seat)["choices"]]
            assert all(touched)
            assert len(touched) == len(set(touched))
            assert {id for touches in touched for id in touches} <= known


@every_table
def test_every_question_is_asked_in_a_sentence_that_cites_a_rule(name, seats):
    game = GAMES[name]
    rules = sheet.rules(name) if name in SHELF else None
    for step in steps(name, seats)[:-1]:
        for seat in game.engine.actors(step.table):
            ask = game.ask(seen(game, step.table, seat), seat)
            assert ask["question"] in game.setting(step.table.reading())["questions"]
            assert re.fullmatch(r"[A-Z0-9].*[^.]\.", ask["says"])
            assert rules is None or ask["rule"] in rules
            assert [c["move"] for c in ask["choices"]] == game.engine.legal_moves(step.table, seat)


@every_table
def test_what_is_told_names_things_that_were_or_are_there(name, seats):
    game = GAMES[name]
    rules = sheet.rules(name) if name in SHELF else None
    for before, after in pairwise(walk(name, seats)[: 3 * 60]):
        for viewer in everybody(seats):
            was, now = (seen(game, step.table, viewer) for step in (before, after))
            known = {*things(game.setting(now))}
            known |= {*things(game.view(was, viewer)), *things(game.view(now, viewer))}
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
    for step in walk(name, seats)[:-1][:120]:
        table = seen(game, step.table, step.seat)
        said = game.say(table, step.seat, step.move)
        for typed in (said, imperative(said), said.upper(), f"{seat_name(step.seat)} {said}"):
            assert game.read(table, step.seat, typed) == step.move, typed


@every_table
def test_the_words_of_an_event_that_echoes_a_move_are_the_moves(name, seats):
    game = GAMES[name]
    for before, after in pairwise(walk(name, seats)[:120]):
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
