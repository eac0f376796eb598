"""Two turns side by side, with five and six players: project_l-15 to project_l-17c, 26, 27, 32."""

import numpy as np
import pytest

from games.project_l.positions import (
    BLACK,
    STONES_APART,
    WHITE,
    actors,
    blind,
    choices,
    choosing,
    deck,
    do,
    do_all,
    finish,
    kinds,
    legal,
    market,
    may,
    now,
    placements,
    placing,
    player,
    recycles,
    recycling,
    slots,
    splits,
    splitting,
    stock,
    supply,
    table,
    takes,
    taking,
    told,
    upgrades,
    upgrading,
)
from parlour.games.project_l import GAME
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import DONE, FREE_DOT_MOVE, INSERT, MASTER
from parlour.games.project_l.table import Ending, Step
from parlour.kit.drive import start
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.simulate import simulate

CLEAR_SET, BLACK_SET = [0, 1, 2, 4, 5, 6], [8, 9, 10, 12, 13, 14]
ROWS = {
    **{place: f"w1{place}" for place in (0, 1, 2)},
    **{place: f"b1{place}" for place in (4, 5, 6)},
    **{place: f"w{10 + place}" for place in (8, 9, 10)},
    **dict(zip((12, 13, 14), ("b07", "b08", "b09"), strict=True)),
}
two_stones = pytest.mark.parametrize(("players", "other"), [(5, 2), (6, 3)])


def side_by_side(players=5, other=2, mine="", others="", **told):
    """A position in which seat 0 has the clear stone, another the black one, with these stocks."""
    told = {"white": ["w01", "w02", "w03"], "black": ["b01", "b02", "b03"], "market": ROWS} | told
    stocks = [mine if seat == 0 else others if seat == other else "" for seat in range(players)]
    return table(players, stocks=stocks, **told)


# Sets and stones


@two_stones
def test_each_holder_takes_from_the_set_of_their_stone(players, other):  # project_l-26
    position = side_by_side(players, other)
    assert takes(position, 0) == [*CLEAR_SET, "white", "black"]
    assert takes(position, other) == BLACK_SET


@two_stones
def test_the_set_goes_with_the_stone_in_every_step(players, other):  # project_l-26, project_l-16
    position = side_by_side(players, other, first=4)
    for step in range(2 * players):
        clear, black = (4 + step) % players, (4 + step + other) % players
        assert takes(position, clear) == [*CLEAR_SET, "white", "black"]
        assert takes(position, black) == BLACK_SET
        finish(position)


@pytest.mark.parametrize("place", BLACK_SET)
def test_both_sets_are_filled_from_the_same_decks(place):  # project_l-24, project_l-09
    position, colour = side_by_side(), place // 4 % 2
    do(position, 2, taking(place))
    assert slots(position, 2)[0] == ROWS[place]
    assert market(position, place, 1) == [f"{'wb'[colour]}01"]
    assert (len(deck(position, colour)), len(deck(position, 1 - colour))) == (2, 3)
    do(position, 0, taking(place - 8))
    assert market(position, place - 8, 1) == [f"{'wb'[colour]}02"]


@two_stones
def test_only_the_clear_stone_recycles(players, other):  # project_l-32
    position = side_by_side(players, other)
    assert recycles(position, 0) == ["white", "black"]
    assert recycles(position, other) == []


@pytest.mark.parametrize("colour", [WHITE, BLACK])
def test_only_rows_of_the_clear_set_are_recycled(colour):  # project_l-32
    position, fresh = side_by_side(), [f"{'wb'[colour]}0{n}" for n in (1, 2, 3)]
    old = market(position, 4 * colour, 3)
    do(position, 0, recycling(colour))
    assert market(position, 4 * colour) == [*fresh, None]
    assert deck(position, colour) == old
    assert market(position, 8, 8) == [ROWS.get(place) for place in range(8, 16)]


def test_of_three_puzzles_two_are_named():  # project_l-30, project_l-32
    position = side_by_side(options={"recycle_order": "on"})
    do_all(position, 0, recycling(BLACK), taking(6))
    assert legal(position, 0) == [taking(4), taking(5)]
    do(position, 0, taking(4))
    assert deck(position, BLACK) == ["b16", "b14", "b15"]
    assert player(position, 0).step == Step.ACTION


# In any order


@two_stones
def test_both_move_in_any_order_even_within_an_action(players, other):  # project_l-17
    laid = [["w07", "w10"] if seat in (0, other) else [] for seat in range(players)]
    position = side_by_side(players, other, "D1 D1 I2", "P5", slots=laid)
    do(position, 0, MASTER)
    do(position, other, splitting("P5 into I2 V3"))
    do(position, 0, placing(1, "D1", 6))
    do(position, other, placing(0, "I2", 6, 11))
    assert {slot for slot, _ in placements(position, 0)} == {0}
    assert {slot for slot, _ in placements(position, other)} == {1}
    do(position, 0, placing(0, "D1", 6))
    assert (player(position, 0).step, player(position, other).step) == (
        Step.ACTION,
        Step.GHOST_PLACE,
    )
    do(position, other, DONE)
    assert (player(position, 0).actions, player(position, other).actions) == (2, 2)


@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_who_moves_first_gets_the_next_card(order):  # project_l-17
    position = side_by_side()
    for seat in order:
        do(position, seat, taking({0: 1, 2: 9}[seat]))
    come_up = [market(position, {0: 1, 2: 9}[seat], 1)[0] for seat in order]
    assert come_up == ["w01", "w02"]


@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_who_moves_first_gets_the_last_piece(order):  # project_l-17
    position = side_by_side(mine="I2", others="I2", supply={"V3": 1})
    do(position, order[0], upgrading("I2", "V3"))
    assert stock(position, order[0]) == "V3"
    assert not may(position, order[1], upgrading("I2", "V3"))


@two_stones
def test_each_turn_keeps_its_own_account(players, other):  # project_l-17b
    laid = [["w16"] if seat in (0, other) else [] for seat in range(players)]
    position = side_by_side(players, other, "D1 D1", "D1 D1", slots=laid)
    do_all(position, 0, MASTER, placing(0, "D1", 10), FREE_DOT_MOVE)
    mine, others = player(position, 0), player(position, other)
    assert (mine.actions, mine.mastered) == (1, 1)
    assert (others.actions, others.mastered, others.used) == (3, 0, 0)
    assert may(position, other, MASTER)


# What the other holder's move does to my choices


@pytest.mark.parametrize("move", [taking(12), blind(BLACK)])
def test_the_trigger_limits_the_other_turn_from_then_on(move):  # project_l-27
    """Black puzzles the other holder took before the trigger do not count."""
    seat, waits = (2, 0) if move == taking(12) else (0, 2)
    position = side_by_side(black=["b01", "b02"])
    black = {0: 4, 2: 12}[waits]
    do(position, waits, taking(black))
    events = do(position, seat, move)
    assert told(events, Event.TRIGGERED) == [(-1, (0, 0, 0))]
    offered = takes(position, waits)
    assert set(range(black, black + 3)) <= set(offered)
    do(position, waits, taking(black + 1))
    assert not set(range(black, black + 3)) & set(takes(position, waits))
    # Nor does the Take that caused it count for the one who did.
    assert {4: 5, 12: 13}[16 - black] in takes(position, seat)


def test_a_last_piece_that_is_gone_takes_choices_away():  # project_l-17c
    position = side_by_side(mine="D1 P5", others="D1", supply={"I2": 1, "D1": 1})
    assert upgrades(position, 0)["D1"] == "I2"
    assert "P5 into I2 V3" in splits(position, 0)
    do(position, 2, upgrading("D1", "I2"))
    assert upgrades(position, 0)["D1"] == "I3 V3"
    assert "P5 into I2 V3" not in splits(position, 0)
    assert may(position, 0, FREE_DOT_MOVE)


def test_a_piece_that_comes_back_brings_choices():  # project_l-17c
    position = side_by_side(mine="D1", others="I2", supply={"D1": 0, "I2": 0})
    assert (choices(position, 0), upgrades(position, 0)["D1"]) == ("I3 V3", "I3 V3")
    do(position, 2, upgrading("I2", "I3"))
    assert (choices(position, 0), upgrades(position, 0)["D1"]) == ("I2", "I2")


def test_the_last_card_that_is_gone_takes_choices_away():  # project_l-17c
    position = side_by_side(white=["w01"], white_known=())
    assert may(position, 0, blind(WHITE))
    do(position, 2, taking(8))
    assert takes(position, 0) == [*CLEAR_SET, "black"]
    assert recycles(position, 0) == ["black"]


def test_an_order_being_named_goes_on_without_cards():  # project_l-31, project_l-17c
    position = side_by_side(options={"recycle_order": "on"}, black=["b01"])
    do_all(position, 0, recycling(BLACK), taking(6))
    do(position, 2, taking(12))
    assert (deck(position, BLACK), now(position).ending) == ([], Ending.TRIGGERED)
    assert legal(position, 0) == [taking(4), taking(5)]
    events = do(position, 0, taking(5))
    assert market(position, 4, 3) == ["b16", "b15", "b14"]
    assert (deck(position, BLACK), now(position).ending) == ([], Ending.TRIGGERED)
    assert kinds(events) == [Event.RECYCLED] + [Event.REVEALED] * 3


def picking(supply, others="", **told):
    """Seat 0 has completed w12, which shows a D1, and must pick in its place."""
    position = side_by_side(
        mine="I2", others=others, supply={"all": 0} | supply, slots=[["w12"]], **told
    )
    do(position, 0, placing(0, "I2", 12, 17))
    assert player(position, 0).step == Step.REWARD_PICK
    return position


def test_the_depicted_piece_is_the_reward_again_if_it_comes_back():  # project_l-17c
    position = picking({"I3": 2, "V3": 2}, others="D1")
    assert choices(position, 0) == "I3 V3"
    do(position, 2, upgrading("D1", "I3"))
    assert legal(position, 0) == [choosing("D1")]
    do(position, 0, choosing("D1"))
    assert (stock(position, 0), supply(position, "D1")) == ("D1 I2", 0)


def test_nothing_is_picked_only_once_nothing_qualifies():  # project_l-17c, project_l-60
    position = picking({"I3": 1, "V3": 1})
    do(position, 2, choosing("V3"))
    assert legal(position, 0) == [choosing("I3")]
    assert player(position, 0).step == Step.REWARD_PICK
    do(position, 2, choosing("I3"))
    assert legal(position, 0) == [DONE]
    assert player(position, 0).step == Step.REWARD_PICK
    events = do(position, 0, DONE)
    assert told(events, Event.NO_REWARD) == [(0, (0, 0, 0))]
    assert (stock(position, 0), player(position, 0).step) == ("I2", Step.ACTION)


def test_a_choice_that_is_gone_is_no_done_while_another_is_left():  # project_l-17c
    position = picking({"I3": 1, "V3": 1})
    assert DONE not in legal(position, 0)
    do(position, 2, choosing("V3"))
    assert DONE not in legal(position, 0)


def test_an_arrow_without_exchanges_left_waits_for_its_done():  # project_l-17c, project_l-61
    told = {"seats": {0: {"step": Step.ARROW, "arrows": 2}}, "supply": {"all": 0, "I2": 1}}
    position = side_by_side(mine="D1", **told)
    do(position, 2, choosing("I2"))
    assert (legal(position, 0), player(position, 0).arrows) == ([DONE], 2)
    do(position, 0, DONE)
    assert (player(position, 0).step, player(position, 0).arrows) == (Step.ACTION, 0)


def test_returned_credits_may_be_missing_for_an_insert():  # project_l-17c, project_l-55
    position = side_by_side(
        options={"finesse": "on"},
        tiles=["C04"],
        tiles_gone=2,
        bank=0,
        seats={0: {"credits": 2, "actions": 0, "step": Step.EXTRA}},
    )
    assert legal(position, 0) == [INSERT, DONE]
    do(position, 2, taking(8))
    assert (player(position, 0).credits, player(position, 2).new_credits) == (1, 1)
    assert (player(position, 0).step, legal(position, 0)) == (Step.EXTRA, [DONE])
    assert 0 in actors(position)


@pytest.mark.parametrize("players", STONES_APART)
def test_finishing_does_not_hurry_the_other(players):  # project_l-17c, project_l-16
    position = table(players)
    other = STONES_APART[players]
    do_all(position, 0, FREE_DOT_MOVE, FREE_DOT_MOVE, FREE_DOT_MOVE)
    assert actors(position) == [other]
    assert player(position, other).actions == 3


# project_l-17: one at a time


@pytest.mark.parametrize("players", [5, 6])
def test_where_only_one_can_go_the_clear_stone_goes_first(players):
    """project_l-17: whatever the seats' numbers; then the black one."""
    for passes in range(2 * players):
        game = table(players, passes=passes, first=1)
        clear = (1 + passes) % players
        assert actors(game) == [clear, (clear + STONES_APART[players]) % players]
        do(game, clear, DONE)
        assert actors(game) == [(clear + STONES_APART[players]) % players]


def test_games_that_play_themselves_keep_to_that_order():
    """project_l-17: the black stone never moves while the clear one may."""
    blank = GAME.blank(6, {"round_cap": 1})
    (batch,) = simulate(GAME.contract, blank, key_from_seed(4), 1, threads=1, keep_logs=True)
    game = blank.copy()
    whims = records(LUCK, 1)
    start(game.games[0], whims[0], np.array(key_from_seed(4), np.uint32), 0)
    for seat, move in batch.logs[0, : batch.lengths[0]].tolist():
        assert seat == actors(game)[0]
        do(game, seat, move)
    assert actors(game) == []
