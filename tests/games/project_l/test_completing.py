"""Completing puzzles: what comes back, what is scored, and the order of it all."""

import pytest

from games.project_l.layouts import ROOMY, arrows, completing, nearly, step
from games.project_l.positions import (
    WHITE,
    actors,
    choices,
    choosing,
    do,
    do_all,
    finish,
    kinds,
    may,
    now,
    pile,
    placing,
    player,
    points,
    slots,
    splitting,
    stock,
    supply,
    table,
    taking,
    told,
    upgrading,
)
from parlour.games.project_l.box.pieces import PIECE_IDS
from parlour.games.project_l.box.puzzles import PUZZLE_IDS
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import AMBASSADOR, DONE, MASTER
from parlour.games.project_l.table import Step

# project_l-56 to project_l-58: pieces, reward, pile


def test_the_pieces_come_back():
    """project_l-56: also the one placed last, each once, whatever its shape."""
    picture = "..... ....A BBBCC BBDCC ..DD."
    game = table(2, stocks=["I2 D1"], slots=[["w01", None, ("b12", picture)]])
    do(game, 0, placing(2, "D1", 24))
    assert stock(game, 0) == "D1 D1 I2 I3 V3 O4 P5"
    assert slots(game, 0) == ["w01", None, None, None]
    assert player(game, 0).slots[2].cells == [0] * 25


def test_a_puzzle_with_a_free_cell_stays():
    """project_l-56."""
    game = table(2, stocks=["D1 D1"], slots=[["w01"]])
    assert Event.COMPLETED not in kinds(do(game, 0, placing(0, "D1", 12)))
    assert slots(game, 0) == ["w01", None, None, None]
    assert stock(game, 0) == "D1"
    assert points(game) == [0, 0]


@pytest.mark.parametrize(
    ("name", "cell", "worth"),
    [("w01", 12, 0), ("w12", 12, 1), ("w26", 6, 2), ("b01", 15, 3), ("b16", 2, 5), ("pb01", 5, 6)],
)
def test_the_points_are_scored(name, cell, worth):
    """project_l-57, project_l-58."""
    game, events = completing(name, cell, seats={0: {"score": 7, "completed": 2}})
    assert told(events, Event.COMPLETED) == [(0, (worth, PUZZLE_IDS.index(name), 0))]
    assert points(game) == [7 + worth, 0]
    assert player(game, 0).completed == 3
    assert pile(game, 0) == [name]


def test_the_pile_keeps_all_tiles():
    """project_l-58: white and black ones."""
    laid = [nearly("w13", 7), nearly("b01", 15), nearly("aw01", 10)]
    game = table(2, stocks=["D1 D1 D1"], slots=[laid])
    do_all(game, 0, placing(0, "D1", 7), placing(1, "D1", 15), placing(2, "D1", 10))
    assert pile(game, 0) == ["w13", "aw01", "b01"]
    assert pile(game, 1) == []


@pytest.mark.parametrize(
    ("name", "cell", "reward"),
    [("w12", 12, "D1"), ("w01", 12, "I2"), ("w06", 7, "V3"), ("w11", 11, "S4"), ("gw01", 12, "P5")],
)
def test_the_reward_comes_out_of_the_supply(name, cell, reward):
    """project_l-57: a ghost too."""
    game = table(2, stocks=["D1"], slots=[[nearly(name, cell)]])
    before = supply(game, reward)
    events = do(game, 0, placing(0, "D1", cell))
    assert told(events, Event.REWARDED) == [(0, (PIECE_IDS.index(reward), 0, 0))]
    assert supply(game, reward) == before - 1
    assert stock(game, 0).split().count(reward) - (reward == "D1") * 2 == 1


# project_l-58, project_l-43, project_l-44: the M symbol


@pytest.mark.parametrize(("name", "cell", "worth"), [("aw01", 10, 2), ("ab01", 5, 3)])
def test_an_m_tile_counts_its_points_and_may_be_spent_on_a_later_turn(name, cell, worth):
    """project_l-44, project_l-58."""
    game, events = completing(name, cell)
    assert Event.GOT_SYMBOL in kinds(events)
    assert points(game)[0] == worth
    assert (player(game, 0).symbols, player(game, 0).new_symbols) == (0, 1)
    do(game, 0, taking(0))
    assert not may(game, 0, AMBASSADOR)
    do(game, 0, DONE)
    assert (player(game, 0).symbols, player(game, 0).new_symbols) == (1, 0)
    finish(game)
    do(game, 0, AMBASSADOR)
    assert player(game, 0).symbols == 0
    assert points(game)[0] == worth


def test_an_older_m_may_be_spent_in_the_turn_that_brings_another():
    """project_l-44: only the new one waits."""
    laid = [nearly("aw01", 10), ROOMY]
    game = table(2, stocks=["D1"], slots=[laid], seats={0: {"symbols": 1}})
    do_all(game, 0, placing(0, "D1", 10), AMBASSADOR, placing(1, "D1", 5))
    assert (player(game, 0).symbols, player(game, 0).new_symbols) == (0, 1)
    assert not may(game, 0, AMBASSADOR)


# project_l-62: several puzzles at once


def master_of(laid, loose, *moves, **told):
    """Seat 0 plays one Master of these placements; the table, and what the last one tells."""
    game = table(2, stocks=[loose], slots=[laid], **told)
    return game, do_all(game, 0, MASTER, *moves)


def test_nothing_is_completed_before_the_master_ends():
    """project_l-42, project_l-56: full puzzles wait for the end of the action."""
    laid = [nearly("w13", 7), ROOMY]
    game, events = master_of(laid, "D1 I2", placing(0, "D1", 7))
    assert Event.COMPLETED not in kinds(events)
    assert slots(game, 0)[0] == "w13"
    assert (points(game)[0], stock(game, 0)) == (0, "I2")
    events = do(game, 0, DONE)
    assert kinds(events)[0] == Event.COMPLETED
    assert slots(game, 0) == [None, ROOMY, None, None]
    assert stock(game, 0) == "D1 D1 D1 I2 I2"


def test_all_are_completed_in_slot_order():
    """project_l-62: whatever the order of the placements; rewards in slot order too."""
    laid = [nearly("w06", 7), None, nearly("w08", 11), nearly("w13", 7)]
    moves = placing(3, "D1", 7), placing(2, "D1", 11), placing(0, "D1", 7)
    game, events = master_of(laid, "D1 D1 D1", *moves)
    numbers = [PUZZLE_IDS.index(name) for name in ("w06", "w08", "w13")]
    assert [values[1] for _, values in told(events, Event.COMPLETED)] == numbers
    rewards = [PIECE_IDS.index(name) for name in ("V3", "O4", "I2")]
    assert [values[0] for _, values in told(events, Event.REWARDED)] == rewards
    assert slots(game, 0) == [None] * 4
    assert points(game)[0] == 1


def test_all_pieces_return_before_the_first_reward():
    """project_l-62."""
    laid = [nearly("w06", 7), nearly("w08", 11)]
    _, events = master_of(laid, "D1 D1", placing(0, "D1", 7), placing(1, "D1", 11))
    found = [kind for kind in kinds(events) if kind in (Event.COMPLETED, Event.REWARDED)]
    assert found == [Event.COMPLETED] * 2 + [Event.REWARDED] * 2


def test_four_rewards_leave_nothing_due():
    """project_l-62: the same position as if they had never been due."""
    names = [("w06", 7), ("w08", 11), ("w13", 7), ("w03", 11)]
    moves = [placing(slot, "D1", cell) for slot, (_, cell) in enumerate(names)]
    game, _ = master_of([nearly(name, cell) for name, cell in names], "D1 D1 D1 D1", *moves)
    assert (player(game, 0).due_count, player(game, 0).due) == (0, [0] * 4)
    assert stock(game, 0) == "D1 D1 D1 D1 D1 D1 D1 D1 D1 D1 D1 D1 D1 I2 I3 V3 O4"


def test_pieces_come_before_arrows():
    """project_l-62: the new piece, of a later slot, can be upgraded."""
    laid = [nearly("gb06", 6), nearly("w08", 11), nearly("aw01", 10)]
    moves = placing(0, "D1", 6), placing(1, "D1", 11), placing(2, "D1", 10)
    game, _ = master_of(laid, "D1 D1 D1", *moves)
    assert step(game, 0) == Step.ARROW
    assert player(game, 0).new_symbols == 1
    do(game, 0, upgrading("O4", "P5"))
    assert "P5" in stock(game, 0)
    assert step(game, 0) == Step.ACTION


def test_a_choice_of_a_reward_comes_before_arrows_too():
    """project_l-62."""
    laid = [nearly("gb04", 12), nearly("w08", 11)]
    moves = placing(0, "D1", 12), placing(1, "D1", 11)
    game, _ = master_of(laid, "D1 D1", *moves, supply={"O4": 0})
    assert step(game, 0) == Step.REWARD_PICK
    do(game, 0, choosing("T4"))
    assert step(game, 0) == Step.ARROW
    do_all(game, 0, upgrading("T4", "U5"), DONE)
    assert step(game, 0) == Step.ACTION


def test_rewards_are_given_in_slot_order_one_after_another():
    """project_l-59, project_l-62: two corners are due and one is left."""
    laid = [nearly("w06", 7), nearly("w05", 11), nearly("w08", 11)]
    moves = placing(0, "D1", 7), placing(1, "D1", 11), placing(2, "D1", 11)
    changes = {"all": 0, "V3": 1, "I3": 2, "O4": 0}
    game, events = master_of(laid, "D1 D1 D1", *moves, supply=changes)
    assert told(events, Event.REWARDED) == [
        (0, (PIECE_IDS.index("V3"), 0, 0)),
        (0, (PIECE_IDS.index("I3"), 0, 0)),
        (0, (PIECE_IDS.index("I3"), 0, 0)),
    ]
    assert step(game, 0) == Step.ACTION
    game, _ = master_of(laid, "D1 D1 D1", *moves, supply=changes | {"I2": 1})
    assert choices(game, 0) == "I2 I3"  # for the second V3
    do(game, 0, choosing("I2"))
    assert supply(game, "I3") == 1  # for the O4, the one candidate
    assert step(game, 0) == Step.ACTION


def test_arrows_of_several_puzzles_add_up():
    """project_l-61, project_l-62: a double and a single one."""
    laid = [nearly("gb04", 12), nearly("gb06", 6)]
    game, _ = master_of(laid, "D1 D1", placing(0, "D1", 12), placing(1, "D1", 6))
    assert player(game, 0).arrows == 3
    do_all(game, 0, DONE, DONE)
    assert step(game, 0) == Step.ARROW
    do(game, 0, DONE)
    assert step(game, 0) == Step.ACTION


def test_four_double_arrows():
    """project_l-61, project_l-62: the most one action brings."""
    laid = [nearly("gb04", 12), nearly("gb05", 5), nearly("gb08", 2), nearly("gb09", 0)]
    moves = [placing(i, "D1", cell) for i, cell in enumerate((12, 5, 2, 0))]
    game, _ = master_of(laid, "D1 D1 D1 D1", *moves)
    assert player(game, 0).arrows == 8
    do_all(game, 0, *[upgrading("D1", "I2")] * 8)
    assert step(game, 0) == Step.ACTION
    assert stock(game, 0).split().count("I2") == 8


# project_l-63: a reward costs no action


def test_a_reward_costs_no_action():
    """project_l-63."""
    game, _ = completing("w03", 11)
    assert player(game, 0).actions == 2
    game = arrows("gb04", 12)
    do_all(game, 0, upgrading("D1", "I2"), upgrading("D1", "I2"))
    assert player(game, 0).actions == 2


def test_rewards_of_the_last_action_come_before_the_turn_ends():
    """project_l-63, project_l-20: then it ends by itself."""
    game = arrows("gb04", 12, seats={0: {"actions": 1}})
    assert player(game, 0).actions == 0
    do(game, 0, upgrading("D1", "I2"))
    assert actors(game) == [0]
    do(game, 0, DONE)
    assert actors(game) == [1]
    chosen = run_out_at_last()
    do(chosen, 0, choosing("T4"))
    assert actors(chosen) == [1]


def run_out_at_last():
    """Seat 0 chooses a reward after its last action."""
    laid = [[nearly("w03", 11)]]
    game = table(2, stocks=["D1"], slots=laid, supply={"I3": 0}, seats={0: {"actions": 1}})
    do(game, 0, placing(0, "D1", 11))
    assert actors(game) == [0]
    return game


def test_pieces_that_came_back_may_be_placed_by_the_next_action():
    """project_l-56, project_l-63."""
    game, _ = completing("w01", 12)
    do(game, 0, taking(0))
    assert stock(game, 0) == "D1 D1 I2"
    assert now(game).decks[WHITE].unseen_left > 0
    assert may(game, 0, MASTER)


def test_a_ghost_action_completes_puzzles_when_it_ends():
    """project_l-56, project_l-47."""
    game = table(2, stocks=["P5"], slots=[[nearly("w13", 7), nearly("w08", 11)]])
    do_all(game, 0, splitting("P5 into D1 D1 D1 I2"), placing(0, "D1", 7))
    assert points(game)[0] == 0
    events = do(game, 0, placing(1, "D1", 11))
    assert len(told(events, Event.COMPLETED)) == 2
    assert points(game)[0] == 1
