"""Turns, rounds and what a turn may hold: project_l-14 to project_l-22."""

import pytest

from games.project_l.positions import (
    BLACK,
    WHITE,
    actors,
    blind,
    choosing,
    do,
    do_all,
    finish,
    finish_round,
    kinds,
    legal,
    may,
    now,
    placing,
    player,
    recycling,
    splitting,
    stock,
    table,
    taking,
    told,
    upgrading,
)
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import AMBASSADOR, DONE, FREE_DOT_MOVE, INSERT, MASTER
from parlour.games.project_l.table import Ending, Step

# project_l-16, players counted from 1.
STEPS = {
    5: [(1, 3), (2, 4), (3, 5), (4, 1), (5, 2)],
    6: [(1, 4), (2, 5), (3, 6), (4, 1), (5, 2), (6, 3)],
}
two_stones = pytest.mark.parametrize("players", STEPS)
GONE = dict.fromkeys(range(16))  # nothing in the market
WHITE_ROW = {place: f"w1{place}" for place in range(4)}
BLACK_ROW = {place: f"b1{place}" for place in range(4, 8)}
EMPTY = {
    "stocks": [""],
    "supply": {"all": 0},
    "market": GONE,
    "white": (),
    "black": (),
}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_turns_go_clockwise_from_the_first_player(players, first):  # project_l-14
    position = table(players, first=first)
    for turn in range(3 * players):
        assert actors(position) == [(first + turn) % players]
        finish(position)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_over_when_everybody_had_a_turn(players):  # project_l-14
    position = table(players, first=1, options={"round_cap": 1})
    for _ in range(players - 1):
        assert Event.CAPPED not in kinds(finish(position))
    assert told(finish(position), Event.CAPPED) == [(-1, (1, 0, 0))]


@pytest.mark.parametrize("players", [2, 4])
def test_who_is_not_on_turn_can_do_nothing(players):  # project_l-14
    position = table(players)
    assert legal(position, 0)
    assert [legal(position, seat) for seat in range(1, players)] == [[]] * (players - 1)


@two_stones
@pytest.mark.parametrize("first", [0, 2, 4])
def test_the_stones_keep_their_distance(players, first):  # project_l-15, project_l-16
    position = table(players, first=first)
    for clear, black in STEPS[players] * 3:
        holding = [(first + number - 1) % players for number in (clear, black)]
        assert sorted(actors(position)) == sorted(holding)
        # Only the clear stone's holder may recycle: so it is seen who has which.
        assert may(position, holding[0], recycling(WHITE))
        assert not may(position, holding[1], recycling(WHITE))
        finish(position)


@two_stones
@pytest.mark.parametrize("early", [0, 1])
def test_both_stones_pass_together_when_both_have_finished(players, early):  # project_l-16
    position = table(players)
    black = STEPS[players][0][1] - 1
    done, late = [0, black] if early == 0 else [black, 0]
    events = finish(position, done)
    assert kinds(events) == [Event.TURN_ENDED]
    assert actors(position) == [late]
    assert legal(position, done) == []
    do(position, late, taking(0 if late == 0 else 8))
    assert actors(position) == [late]
    events = finish(position, late)
    assert told(events, Event.STONES_PASSED) == [(-1, (1, black + 1, 0))]
    assert actors(position) == [1, black + 1]


@two_stones
def test_in_a_round_everybody_has_a_turn_with_each_stone(players):  # project_l-18
    position = table(players, first=3, options={"round_cap": 1})
    clear, black = [], []
    for step in range(players):
        holding = actors(position)
        recycler = [seat for seat in holding if may(position, seat, recycling(WHITE))]
        clear += recycler
        black += [seat for seat in holding if seat not in recycler]
        assert (Event.CAPPED in kinds(finish(position))) == (step == players - 1)
    assert sorted(clear) == sorted(black) == list(range(players))


@pytest.mark.parametrize("players", [2, 4, 5, 6])
def test_the_leftmost_tile_goes_when_play_comes_back_to_the_first(players):  # project_l-19
    position = table(players, first=1, options={"finesse": "on"})
    for rounds in range(1, 4):
        for _ in range(players - 1):
            assert Event.TILE_REMOVED not in kinds(finish(position))
        assert told(finish(position), Event.TILE_REMOVED) == [(-1, (10 - rounds, 0, 0))]
        assert now(position).tiles_gone == rounds


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_with_the_last_tile_the_game_ends_at_once(players):  # project_l-19
    position = table(players, options={"finesse": "on"}, slots=[["w01"]])
    for _ in range(9):
        finish_round(position)
    assert now(position).ending == Ending.NORMAL
    finish_round(position)
    assert (now(position).ending, actors(position)) == (Ending.TOUCHES, [0])
    assert player(position, 0).step == Step.TOUCHES


def test_without_finesse_no_tile_ends_the_game():  # project_l-19
    position = table(2)
    for _ in range(12):
        finish_round(position)
    assert (now(position).ending, now(position).tiles_gone) == (Ending.NORMAL, 0)


def test_a_turn_has_three_actions():  # project_l-20
    position = table(2)
    for left in (2, 1):
        do(position, 0, FREE_DOT_MOVE)
        assert (player(position, 0).actions, actors(position)) == (left, [0])
    assert kinds(do(position, 0, FREE_DOT_MOVE)) == [Event.TOOK_PIECE, Event.TURN_ENDED]
    assert (player(position, 0).actions, actors(position)) == (0, [1])
    assert player(position, 1).actions == 3


@pytest.mark.parametrize("actions", [0, 1, 2])
def test_you_may_stop_earlier(actions):  # project_l-20
    position = table(2)
    do_all(position, 0, *[FREE_DOT_MOVE] * actions)
    assert kinds(finish(position)) == [Event.TURN_ENDED]
    assert (stock(position, 0), actors(position)) == ("D1 " * (actions + 1) + "I2", [1])


@pytest.mark.parametrize(
    "moves",
    [
        [taking(0), taking(5), blind(WHITE)],
        [recycling(BLACK), recycling(BLACK), recycling(WHITE)],
        [FREE_DOT_MOVE, upgrading("D1", "I2"), upgrading("I2", "V3")],
        [placing(0, "D1", 6), blind(BLACK), placing(0, "I2", 11, 16)],
        [upgrading("I2", "D1"), placing(0, "D1", 16), placing(0, "D1", 11)],
    ],
)
def test_actions_come_in_any_order_and_repeatedly(moves):  # project_l-21
    position = table(2, stocks=["D1 I2"], slots=[["w07"]])
    do_all(position, 0, *moves)
    assert actors(position) == [1]


def test_where_nothing_has_an_effect_only_the_end_of_the_turn_is_left():  # project_l-22
    position = table(2, slots=[["w07"]], **EMPTY)
    assert legal(position, 0) == [DONE]


@pytest.mark.parametrize(
    ("changes", "moves"),
    [
        ({"market": {**GONE, 2: "w08"}}, [taking(2)]),
        ({"market": {**GONE, 5: "b08"}}, [taking(5)]),
        (
            {"white": ["w08"], "market": GONE | WHITE_ROW},
            [*map(taking, range(4)), blind(WHITE), recycling(WHITE)],
        ),
        (
            {"black": ["b08"], "market": GONE | BLACK_ROW},
            [*map(taking, range(4, 8)), blind(BLACK), recycling(BLACK)],
        ),
        ({"supply": {"all": 0, "D1": 1}}, [FREE_DOT_MOVE]),
        ({"stocks": ["I4"], "supply": {"all": 0, "P5": 9, "I4": 9}}, [choosing("I4")]),
        ({"stocks": ["O4"], "slots": [["w07"]]}, []),
        (
            {"stocks": ["D1"], "slots": [["w01"]]},
            [placing(0, "D1", 12), placing(0, "D1", 17), MASTER],
        ),
        (
            {"stocks": ["D1"], "slots": [["w01"]], "seats": {0: {"mastered": 1}}},
            [placing(0, "D1", 12), placing(0, "D1", 17)],
        ),
        ({"stocks": ["O4"], "slots": [["w07"]], "seats": {0: {"symbols": 1}}}, []),
        (
            {"stocks": ["I2"], "slots": [["w01"]], "seats": {0: {"symbols": 1}}},
            [placing(0, "I2", 12, 17), MASTER, AMBASSADOR],
        ),
        ({"stocks": ["P5"]}, []),
        (
            {"stocks": ["P5"], "supply": {"all": 0, "I2": 1, "V3": 1}, "options": {"free_dot": 0}},
            [upgrading("P5", "I2"), upgrading("P5", "V3"), splitting("P5 into I2 V3")],
        ),
        ({"seats": {0: {"credits": 1, "new_credits": 9}}}, []),
        ({"seats": {0: {"credits": 2}}}, [INSERT]),
    ],
)
def test_each_action_is_offered_only_where_it_does_something(changes, moves):  # project_l-22
    position = table(2, **EMPTY | changes)
    assert legal(position, 0) == sorted([*moves, DONE])
