"""Credits: gained in one turn and spent in another, returned to an empty bank, spent on actions."""

import pytest

from games.project_l.layouts import (
    ROOMY,
    credits,
    finesse,
    nearly,
    step,
    wealth,
)
from games.project_l.positions import (
    BLACK,
    TABLES,
    actors,
    do,
    do_all,
    finish,
    kinds,
    legal,
    may,
    now,
    placing,
    player,
    put_seat,
    recycling,
    splitting,
    taking,
    told,
)
from parlour.games.project_l import GAME
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import DONE, FREE_DOT_MOVE, INSERT, MASTER
from parlour.games.project_l.table import Step

# project_l-49: credits of this turn


def test_gained_credits_are_active_only_in_a_later_turn():
    """project_l-49."""
    game = finesse("C04")
    do_all(game, 0, taking(0), taking(1))
    assert credits(game, 0) == (0, 2)
    assert not may(game, 0, INSERT)
    do(game, 0, DONE)
    assert credits(game, 0) == (2, 0)
    finish(game)
    assert may(game, 0, INSERT)


def test_credits_gained_by_the_last_action_buy_no_other():
    """project_l-48, project_l-49: the turn is over."""
    game = finesse("C09", seats={0: {"credits": 1}}, bank=34)
    do_all(game, 0, FREE_DOT_MOVE, FREE_DOT_MOVE, FREE_DOT_MOVE)
    assert actors(game) == [1]
    assert credits(game, 0) == (4, 0)


def test_credits_gained_at_the_end_of_the_turn_are_active_at_once():
    """project_l-49, project_l-51."""
    game = finesse("C01", slots=[["w01", "w02"]])
    assert kinds(do(game, 0, DONE)) == [Event.GAINED, Event.TURN_ENDED]
    assert credits(game, 0) == (2, 0)


# project_l-48: Insert


def rich(number, **told):
    """A table where seat 0 has so many credits and the active tile pays for nothing it does."""
    seats = {0: {"credits": number} | told.pop("seat", {})}
    return finesse("A01", bank=35 - number, seats=seats, **told)


def test_two_credits_buy_one_more_action():
    """project_l-48: the credits go back to the bank."""
    game = rich(3)
    assert kinds(do(game, 0, INSERT)) == [Event.INSERTED]
    assert player(game, 0).actions == 4
    assert wealth(game) == [34, 1, 0]
    assert not may(game, 0, INSERT)


def test_insert_as_often_as_you_can_pay():
    """project_l-48."""
    game = rich(6)
    do_all(game, 0, INSERT, FREE_DOT_MOVE, INSERT, INSERT)
    assert player(game, 0).actions == 5
    assert wealth(game) == [35, 0, 0]
    do_all(game, 0, *[FREE_DOT_MOVE] * 5)
    assert actors(game) == [1]
    assert player(game, 0).stock[0] == 1 + 6


@pytest.mark.parametrize(("number", "offered"), [(0, False), (1, False), (2, True), (3, True)])
def test_insert_needs_two_active_credits(number, offered):
    """project_l-48."""
    game = rich(number)
    put_seat(game, 0, new_credits=30)
    assert may(game, 0, INSERT) == offered
    put_seat(game, 0, actions=1)
    do(game, 0, FREE_DOT_MOVE)
    assert step(game, 0) == (Step.EXTRA if offered else Step.WAIT)


def test_insert_after_the_last_action():
    """project_l-48: then nothing but Insert and the end of the turn is left."""
    game = rich(4, seat={"actions": 1})
    do(game, 0, FREE_DOT_MOVE)
    assert actors(game) == [0]
    assert legal(game, 0) == [INSERT, DONE]
    do(game, 0, INSERT)
    assert step(game, 0) == Step.ACTION
    assert player(game, 0).actions == 1
    do(game, 0, FREE_DOT_MOVE)
    assert legal(game, 0) == [INSERT, DONE]
    do(game, 0, DONE)
    assert actors(game) == [1]
    assert credits(game, 0) == (2, 0)


def test_the_extra_action_may_remain_unused():
    """project_l-48: and the credits are gone."""
    game = rich(2, seat={"actions": 1})
    do_all(game, 0, FREE_DOT_MOVE, INSERT, DONE)
    assert actors(game) == [1]
    assert wealth(game) == [35, 0, 0]


def test_credits_missing_in_the_extra_step_leave_the_end_of_the_turn():
    """project_l-17c, project_l-48: another's gain has taken them, and nobody else ends the turn."""
    seats = {0: {"credits": 2, "actions": 1}, 2: {"credits": 1}}
    game = finesse("C04", players=5, seats=seats, bank=0)
    do(game, 0, FREE_DOT_MOVE)
    assert legal(game, 0) == [INSERT, DONE]
    do(game, 2, taking(8))
    assert credits(game, 0) == (1, 0)
    assert step(game, 0) == Step.EXTRA
    assert legal(game, 0) == [DONE]


def test_no_insert_while_an_action_is_under_way():
    """project_l-48: in a Master, a Ghost, an arrow, a reward, a Recycle order."""
    slots = [[ROOMY, nearly("gb04", 12), nearly("w13", 7)]]
    stock = "D1 D1 D1 P5"
    game = rich(8, stocks=[stock], slots=slots, supply={"I2": 0}, options={"recycle_order": "on"})
    steps = {
        MASTER: Step.MULTI_PLACE,
        splitting("P5 into D1 O4"): Step.GHOST_PLACE,
        placing(1, "D1", 12): Step.ARROW,
        placing(2, "D1", 7): Step.REWARD_PICK,
        recycling(BLACK): Step.RECYCLE_ORDER,
    }
    for move, reached in steps.items():
        after = game.copy()
        do(after, 0, move)
        assert step(after, 0) == reached
        assert not may(after, 0, INSERT)


def test_insert_allows_no_second_master():
    """project_l-40, project_l-48."""
    game = rich(2, stocks=["D1 D1"], slots=[[ROOMY]])
    do_all(game, 0, MASTER, placing(0, "D1", 5), INSERT)
    assert not may(game, 0, MASTER)


def test_insert_is_not_offered_without_finesse():
    game = finesse("A01", options={"finesse": "off"})
    assert not may(game, 0, INSERT)


def test_a_credit_may_not_be_spent_twice():
    """project_l-48: after an Insert one credit is left, which is too few."""
    game = rich(3, seat={"actions": 1})
    do_all(game, 0, FREE_DOT_MOVE, INSERT, FREE_DOT_MOVE)
    assert actors(game) == [1]
    assert credits(game, 0) == (1, 0)


def test_a_move_about_credits_does_not_stand_alone():
    """project_l-17e: an unpaid placement does, a paid one and an Insert change the bank."""
    game = finesse("FA1", stocks=["D1 I3"], slots=[[ROOMY]], seats={0: {"credits": 2}}, bank=33)
    do(game, 0, placing(0, "I3", 5, 6, 7))
    assert GAME.stands_alone(now(game), 0)
    for move in (placing(0, "D1", 8), INSERT):
        after = game.copy()
        do(after, 0, move)
        assert not GAME.stands_alone(now(after), 0)


# project_l-55: an empty bank


def gain_at(bank, held, pending=(), players=3, tile="C04", seat=0):
    """The credits of all after the seat gains by taking a puzzle."""
    seats = {s: {"credits": number} for s, number in enumerate(held)}
    for s, number in enumerate(pending):
        seats.setdefault(s, {})["new_credits"] = number
    game = finesse(tile, players=players, seats=seats, bank=bank, passes=seat)
    events = do(game, seat, taking(0))
    return [credits(game, s) for s in range(players)], now(game).bank, events


def test_the_last_credit_of_the_bank_is_simply_taken():
    """project_l-55: nobody returns one while the bank has any."""
    found, bank, events = gain_at(1, [4, 20, 10])
    assert found == [(4, 1), (20, 0), (10, 0)]
    assert bank == 0
    assert told(events, Event.RETURNED) == []


def test_who_has_most_returns_one():
    """project_l-55."""
    found, bank, events = gain_at(0, [5, 20, 10])
    assert found == [(5, 1), (19, 0), (10, 0)]
    assert bank == 0
    assert told(events, Event.RETURNED) == [(1, (1, 0, 0))]


def test_each_of_those_with_most_returns_one():
    """project_l-55: what is more than the credit due stays in the bank."""
    found, bank, events = gain_at(0, [5, 15, 15])
    assert found == [(5, 1), (14, 0), (14, 0)]
    assert bank == 1
    assert told(events, Event.RETURNED) == [(1, (1, 0, 0)), (2, (1, 0, 0))]


def test_you_may_return_one_for_your_own_gain():
    """project_l-55."""
    found, bank, _ = gain_at(0, [20, 10, 5])
    assert found == [(19, 1), (10, 0), (5, 0)]
    assert bank == 0
    found, bank, _ = gain_at(0, [15, 15, 5])
    assert found == [(14, 1), (14, 0), (5, 0)]
    assert bank == 1


def test_pending_credits_count_and_are_returned_last():
    """project_l-55: 2 active and 18 pending are more than 15."""
    found, _, _ = gain_at(0, [2, 15, 0], [18])
    assert found == [(1, 19), (15, 0), (0, 0)]
    found, _, _ = gain_at(0, [0, 15, 0], [20])
    assert found == [(0, 20), (15, 0), (0, 0)]


def test_pending_credits_of_the_other_holder_count():
    """project_l-55: with five players, who holds the other stone."""
    seats = {0: {"credits": 1}, 2: {"new_credits": 30}, 3: {"credits": 4}}
    game = finesse("C04", players=5, seats=seats, bank=0)
    do(game, 0, taking(0))
    assert [credits(game, seat) for seat in range(5)] == [(1, 1), (0, 0), (0, 29), (4, 0), (0, 0)]


def test_credits_are_dealt_with_one_at_a_time():
    """project_l-55: four are due; one lies in the bank, and who has most changes meanwhile."""
    seats = {0: {"credits": 12}, 1: {"credits": 12}, 2: {"credits": 10}}
    game = finesse("FC1", players=3, seats=seats, bank=1)
    events = do(game, 0, DONE)
    # the bank's; seat 0 (13) returns; 0 has 13 again and returns; so it goes on
    assert wealth(game) == [0, 13, 12, 10]
    assert told(events, Event.GAINED) == [(0, (4, 0, 0))]
    assert told(events, Event.RETURNED) == [(0, (3, 0, 0))]


def test_several_return_while_one_gains_several():
    """project_l-55: 11, 12, 12 and an empty bank."""
    seats = {0: {"credits": 11}, 1: {"credits": 12}, 2: {"credits": 12}}
    game = finesse("FC1", players=3, seats=seats, bank=0)
    events = do(game, 0, DONE)
    # 1 and 2 return: 12 11 11, one in the bank; it is taken: 13; 0 returns and takes twice
    assert wealth(game) == [0, 13, 11, 11]
    assert told(events, Event.RETURNED) == [(0, (2, 0, 0)), (1, (1, 0, 0)), (2, (1, 0, 0))]


@pytest.mark.parametrize("players", TABLES)
def test_no_credit_is_lost(players):
    """project_l-12, project_l-55: 35 in all, even when all come out of an empty bank."""
    held = [35 // players + (seat < 35 % players) for seat in range(players)]
    seats = {seat: {"credits": number} for seat, number in enumerate(held)}
    game = finesse("C04", players=players, seats=seats, bank=0)
    for _ in range(3):
        do(game, 0, taking(0))
        assert sum(wealth(game)) == 35
        assert min(wealth(game)) >= 0
