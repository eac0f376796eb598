"""What every game on the shelf must hold."""

import copy
import pickle
from itertools import pairwise

import numpy as np
import pytest

from parlour.games import SHELF, sheet
from parlour.kit.contract import random_move
from parlour.kit.luck import LUCK, below, key_from_seed
from parlour.kit.positions import Positions, records
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED, rule
from parlour.kit.simulate import simulate
from parlour.kit.table import position_size
from walks import GAMES, LEANINGS, LONG, TABLES, allowed, steps, walk

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
MANY = 2 if INTERPRETED else 200 if LONG else 60


def option_settings(name, seats):
    """The defaults, and every option at both ends of its range, as far as so many may play it."""
    settings = [{}]
    for option in GAMES[name].options:
        settings += [{option.name: option.least}, {option.name: option.most}]
    return [options for options in settings if allowed(GAMES[name], seats, options)]


@every_table
def test_random_play_ends_within_the_bound_with_every_option(name, seats):
    game = GAMES[name]
    for options in option_settings(name, seats)[: 1 if INTERPRETED else None]:
        blank = game.blank(seats, options)
        for batch in simulate(game.contract, blank, key_from_seed(1), MANY):
            assert batch.lengths.min() > 0
            assert batch.lengths.max() <= game.contract.most_moves


@every_table
def test_nothing_is_lost_or_doubled(name, seats):
    census = GAMES[name].census
    for leaning in LEANINGS[: 1 if INTERPRETED else None]:
        counts = [census(step.table.reading()) for step in walk(name, seats, leaning)]
        assert counts.count(counts[0]) == len(counts)
        assert all(counts[0].values())


@every_table
def test_legal_lists_are_ascending_without_repeats_and_never_empty_for_an_actor(name, seats):
    game = GAMES[name]
    for step in steps(name, seats):
        for seat in range(seats):
            legal = game.engine.legal_moves(step.table, seat)
            assert legal == sorted(set(legal))
            assert len(legal) <= game.contract.most_legal
            assert all(0 <= move < game.contract.moves for move in legal)
            assert legal or seat not in game.engine.actors(step.table)


@every_table
def test_positions_are_small(name, seats):
    assert position_size(GAMES[name].contract.record) <= 2048


@every_table
def test_the_moves_alone_replay_the_game(name, seats):
    game = GAMES[name]
    first, *_, last = walk(name, seats)
    log = [(step.seat, step.move) for step in walk(name, seats)[:-1]]
    again = first.table.copy()
    assert game.engine.replay(again, log) == len(log)
    assert again.position() == last.table.position()


@every_table
def test_setting_up_leaves_nothing_of_the_last_game(name, seats):
    game = GAMES[name]
    for step in [*steps(name, seats)[:: 3 if INTERPRETED else 1], walk(name, seats)[-1]]:
        used, fresh = step.table.copy(), Positions(game.contract.record)
        for field in ("luck", "options", "seats"):
            fresh.games[field] = used.games[field]
        game.engine.set_up(used)
        game.engine.set_up(fresh)
        assert used.position() == fresh.position()


@rule
def drawn(games, seat, moves, luck):
    return random_move(games[0], seat, moves, luck[0])


@rule
def number_below(luck, n):
    return below(luck[0], n)


@every_table
def test_a_random_move_is_drawn_from_the_list(name, seats):
    game = GAMES[name]
    room = np.zeros(game.contract.most_legal, np.int64)
    for number, step in enumerate(step for step in steps(name, seats) if step.move >= 0):
        luck, same = records(LUCK, 1), records(LUCK, 1)
        luck["key"][0] = same["key"][0] = key_from_seed(number)
        legal = game.engine.legal_moves(step.table, step.seat)
        wanted = legal[number_below(same, len(legal))]
        assert drawn(step.table.games, step.seat, room, luck) == wanted


@every_table
def test_copies_pickles_and_bytes_are_exact_at_every_move(name, seats):
    for step in steps(name, seats):
        table = step.table
        for twin in (table.copy(), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
            assert twin.rows.tobytes() == table.rows.tobytes()
            assert not np.shares_memory(twin.rows, table.rows)


@every_table
def test_words_and_numbers_of_moves_round_trip(name, seats):
    game = GAMES[name]
    for step in steps(name, seats)[:-1]:
        record = step.table.reading()
        for seat in range(seats):
            legal = game.engine.legal_moves(step.table, seat)
            words = [game.say(record, seat, move) for move in legal]
            assert [game.read(record, seat, said) for said in words] == legal


def refusals(game, table, seat):
    """What the seat is told of every number that is no legal move."""
    legal, record = game.engine.legal_moves(table, seat), table.reading()
    numbers = set(range(-1, game.contract.moves + 1)) - set(legal)
    return {move: game.why_not(record, seat, move) for move in numbers} if legal else {}


def all_refusals(name, seats):
    """The different refusals met at a table."""
    game, tables = GAMES[name], [step.table for step in steps(name, seats)[::2]]
    return {
        refusal
        for table in tables
        for seat in range(seats)
        for refusal in refusals(game, table, seat).values()
    }


@every_table
def test_every_illegal_move_is_refused_in_a_sentence_that_cites_a_rule(name, seats):
    rules = sheet.rules(name) if name in SHELF else None
    for sentence, cited in all_refusals(name, seats):
        assert sentence == sentence.strip()
        assert sentence[0].islower()
        assert not sentence.endswith(".")
        assert "\n" not in sentence
        assert cited
        assert rules is None or cited in rules


@every_table
def test_a_refusal_tells_nothing_hidden(name, seats):
    game = GAMES[name]
    for step in steps(name, seats)[::4]:
        for seat in range(seats):
            seen = step.table.copy()
            game.engine.redact(seen, seat)
            assert refusals(game, seen, seat) == refusals(game, step.table, seat)


def heard(game, table, viewer):
    """The events a viewer hears of."""
    seen = table.copy()
    game.engine.redact(seen, viewer)
    return set(seen.events())


@every_table
def test_of_a_secret_move_the_others_hear_less_than_its_seat(name, seats):
    game = GAMES[name]
    for step, after in pairwise(walk(name, seats)):
        if not game.is_secret(step.table.reading(), step.seat, step.move):
            continue
        for viewer in {*range(seats), SPECTATOR} - {step.seat}:
            assert heard(game, after.table, step.seat) - heard(game, after.table, viewer)


@every_table
def test_the_scoring_events_add_up_to_the_points(name, seats):
    game = GAMES[name]
    for leaning in LEANINGS[: 1 if INTERPRETED else None]:
        walked, scored = walk(name, seats, leaning), [0] * seats
        for event in (event for step in walked for event in step.table.events()):
            scored[event.seat] += game.scored(event)
        assert scored == [game.engine.points(walked[-1].table, seat) for seat in range(seats)]


@every_table
def test_every_event_is_told_in_words(name, seats):
    game = GAMES[name]
    told = [game.tell(event) for step in steps(name, seats) for event in step.table.events()]
    assert told
    assert all(said.strip() for said in told)


@every_table
def test_no_move_fills_the_event_tail(name, seats):
    most = GAMES[name].contract.record["events"].shape[0]
    assert max(len(step.table.events()) for step in steps(name, seats)) < most


@every_table
def test_places_and_points_agree_at_the_end(name, seats):
    game = GAMES[name]
    table = walk(name, seats)[-1].table
    points = [game.engine.points(table, seat) for seat in range(seats)]
    places = [game.engine.place(table, seat) for seat in range(seats)]
    assert min(places) == 1 or seats == 1  # alone one can lose
    for seat in range(seats if seats > 1 else 0):
        ahead = sum(other > points[seat] for other in points)
        assert ahead < places[seat] <= sum(other >= points[seat] for other in points)


@every_table
def test_a_seat_may_take_back_only_moves_it_made(name, seats):
    for leaning in LEANINGS[: 1 if INTERPRETED else None]:
        made = [0] * seats
        for step in walk(name, seats, leaning):
            barriers = step.table.games["barriers"][0]
            assert all(0 <= barriers[seat] <= made[seat] for seat in range(seats))
            made = [n + (seat == step.seat) for seat, n in enumerate(made)]
