"""Commitments: in any order and taken back at will, with the same outcome.

tavarua-11, tavarua-27, tavarua-35, tavarua-35b, tavarua-98
"""

from itertools import permutations

import pytest

from games.tavarua.commitments import committed, in_turn, mingled, row, rows, whim, with_regrets
from games.tavarua.positions import TABLES, choose, heard_all, legal, player, table
from games.tavarua.walking import eager, until, walk
from parlour.games.tavarua import GAME
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.moves import TAKE_BACK
from parlour.games.tavarua.table import Phase
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

SEEDS = 2 if INTERPRETED else 6
TIMES = 6 if INTERPRETED else 30
OPTIONS = {"rounds": 12}
SEVERAL = TABLES[1:]
# where all choose: the exchange, the first round, and later ones with surfers everywhere
MOMENTS = [(Phase.EXCHANGE, 0), (Phase.PLAY, 1), (Phase.PLAY, 6), (Phase.PLAY, 12)]
several_players = pytest.mark.parametrize("players", SEVERAL)
every_moment = pytest.mark.parametrize("moment", MOMENTS)


def positions(players, moment):
    """Positions of several games in which all begin to choose."""
    phase, number = moment
    return [until(players, seed, phase, OPTIONS, number, eager) for seed in range(SEEDS)]


def orders(players):
    """All orders of few seats, some of many."""
    if players <= 4:
        return list(permutations(range(players)))
    chance = whim(players)
    return [chance.sample(range(players), players) for _ in range(TIMES)]


# Any order


@several_players
@every_moment
def test_the_order_of_commitments_makes_no_difference(players, moment):
    """tavarua-35b: nothing remains of who committed first."""
    for position in positions(players, moment):
        choices = rows(position, whim(players, moment))
        ends = {
            committed(position, choices, in_turn(choices, o)).position() for o in orders(players)
        }
        assert len(ends) == 1
        assert ends != {position.position()}


@several_players
@every_moment
def test_nor_do_steps_that_come_in_between(players, moment):
    """tavarua-98: seats go on with their choices whenever they like."""
    for position in positions(players, moment):
        chance = whim(players, moment)
        choices = rows(position, chance)
        wanted = committed(position, choices, in_turn(choices, range(players))).position()
        for _ in range(TIMES):
            order = mingled(choices, chance)
            assert committed(position, choices, order).position() == wanted


@several_players
@every_moment
def test_nor_do_choices_taken_back_and_made_again(players, moment):
    """tavarua-35b: nothing remains of a choice taken back."""
    for position in positions(players, moment):
        chance = whim(players, moment, "sorry")
        choices = rows(position, chance)
        wanted = committed(position, choices, in_turn(choices, range(players))).position()
        for _ in range(TIMES):
            assert with_regrets(position, choices, chance).position() == wanted


@several_players
@every_moment
def test_half_way_too_only_who_has_committed_counts(players, moment):
    """tavarua-35b: the same seats have chosen the same, in whatever order."""
    for position in positions(players, moment)[:2]:
        choices = rows(position, whim(players, moment, "half"))
        for missing in range(players):
            few = [order[:-1] for order in orders(players) if order[-1] == missing]
            halves = {committed(position, choices, in_turn(choices, o)).position() for o in few}
            assert len(halves) <= 1


@several_players
@every_moment
def test_what_happens_then_is_told_the_same(players, moment):
    """tavarua-36: revealed and carried out in turn order, not in that of the commitments."""
    told = set()
    for position in positions(players, moment)[:1]:
        choices = rows(position, whim(players, moment))
        for order in orders(players):
            events = heard_all(committed(position, choices, in_turn(choices, order)))
            assert [(kind, seat) for kind, seat, _ in events[:2]] == [
                (Event.CHOSE, order[-1]),
                (Event.COMMITTED, order[-1]),
            ]
            told.add(tuple(events[2:]))
    assert len(told) == 1


# Taking back


@several_players
@every_moment
def test_commit_and_take_back_leaves_everything_as_it_was(players, moment):
    """tavarua-35b"""
    for position in positions(players, moment):
        chance, before = whim(players, moment, "back"), position.position()
        for seat in range(players):
            for move in row(position, seat, chance):
                GAME.engine.play(position, seat, move)
            assert position.position() != before
            GAME.engine.play(position, seat, TAKE_BACK)
            assert heard_all(position) == [(Event.TOOK_BACK, seat, (0, 0, 0))]
            assert position.position() == before


@several_players
@every_moment
def test_taking_back_leaves_the_choices_of_others_alone(players, moment):
    """tavarua-35b: made ones and half-made ones."""
    for position in positions(players, moment):
        chance = whim(players, moment, "others")
        choices = rows(position, chance)
        done = in_turn(choices, range(1, players - 1))
        half = [players - 1] if len(choices[-1]) > 1 else []
        begun = committed(position, choices, done + half)
        before = begun.position()
        for move in row(begun, 0, chance):
            GAME.engine.play(begun, 0, move)
        GAME.engine.play(begun, 0, TAKE_BACK)
        assert begun.position() == before


@pytest.mark.parametrize("players", TABLES)
def test_only_who_has_committed_can_take_back_and_nothing_else(players):
    """tavarua-35b: and is asked no more; at every move of whole games."""
    for seed in range(SEEDS):
        for position, _, _ in walk(players, seed, OPTIONS, regret=0.15):
            game, actors = position.reading(), GAME.engine.actors(position)
            for seat in range(players):
                if game.committed >> seat & 1:
                    assert seat not in actors
                    assert legal(position, seat) == [TAKE_BACK]
                else:
                    assert TAKE_BACK not in legal(position, seat)
                    assert (legal(position, seat) != []) == (seat in actors)


@pytest.mark.parametrize("players", TABLES)
@every_moment
def test_the_last_commitment_reveals_at_once_and_stays(players, moment):
    """tavarua-35, tavarua-35b: alone, that is every commitment."""
    for position in positions(players, moment):
        chance = whim(players, moment, "last")
        round_, phase = position.reading().rounds, position.reading().phase
        for seat in range(players):
            assert position.reading().rounds == round_
            assert position.reading().phase == phase
            take_all_steps(position, seat, chance)
        after = position.reading()
        assert (after.rounds, after.phase) != (round_, phase)
        assert after.committed == 0
        assert not any(after.barriers)
        assert not any(TAKE_BACK in legal(position, seat) for seat in range(players))


def take_all_steps(position, seat, chance):
    """Choose at random until the seat has committed or all is revealed."""
    phase, round_ = position.reading().phase, position.reading().rounds
    while True:
        game = position.reading()
        over = game.committed >> seat & 1 or (game.phase, game.rounds) != (phase, round_)
        if over:
            return
        GAME.engine.play(position, seat, chance.choice(legal(position, seat)))


@several_players
def test_steps_of_a_half_made_choice_may_be_undone_one_by_one(players):
    """tavarua-98: as many as were made; with the choice taken back there are none."""
    for position in positions(players, (Phase.PLAY, 6)):
        for seat in range(players - 1):
            for count, move in enumerate(row(position, seat, whim(seat)), 1):
                others = position.reading().barriers[:]
                GAME.engine.play(position, seat, move)
                others[seat] = count
                assert position.reading().barriers == others
        GAME.engine.play(position, 0, TAKE_BACK)
        assert position.reading().barriers[0] == 0


def test_a_choice_taken_back_may_become_another():
    """tavarua-35b: Stoke card and action."""
    position = table(
        2,
        hands=["T1 T1 T2 M3 M4", "T1 T2 T3 M1 M2"],
        at=["channel 2", "channel 5"],
        stoke=[["Dawn Patrol", "Duck Dive"]],
        tokens=[2],
    )
    choose(position, 0, "wait T1 M4 with Dawn Patrol")
    GAME.engine.play(position, 0, TAKE_BACK)
    choose(position, 0, "paddle out T1 as 2 with Duck Dive")
    choose(position, 1, "wait M2")
    assert (player(position, 0)["space"], player(position, 0)["tokens"]) == (6, 1)
    did = player(position, 0)["did"]
    assert [int(did[name]) for name in ("action", "attached", "card", "value", "given")] == [
        4,
        1,
        0,
        2,
        0,
    ]
