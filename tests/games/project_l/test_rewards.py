"""Rewards: pieces, what replaces those that have run out, and red arrows."""

import pytest

from games.project_l.layouts import arrows, completing, nearly, step
from games.project_l.positions import (
    choices,
    choosing,
    do,
    do_all,
    kinds,
    legal,
    may,
    placing,
    player,
    splitting,
    stock,
    supply,
    table,
    told,
    upgrades,
    upgrading,
)
from parlour.games.project_l.box.pieces import PIECE_IDS
from parlour.games.project_l.box.puzzles import NO_REWARD
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import DONE, FREE_DOT_MOVE
from parlour.games.project_l.rules.completing import earn
from parlour.games.project_l.table import Step

GHOSTS = "P5 U5 L5"
FOURS = "I4 O4 T4 L4 S4"


def test_a_puzzle_without_a_reward_brings_nothing():
    """project_l-57: "the reward, if any"."""
    game = table(2)
    before = game.games.tobytes()
    earn(game.reading().record, 0, NO_REWARD)
    assert game.games.tobytes() == before


# project_l-59, project_l-60: a reward that has run out


def run_out(name, cell, gone, **left):
    """What may replace the reward of a puzzle: all pieces named are gone from the supply."""
    changes = dict.fromkeys(gone.split(), 0) | left
    game, _ = completing(name, cell, supply=changes)
    assert step(game, 0) == Step.REWARD_PICK
    return game


@pytest.mark.parametrize(
    ("name", "cell", "gone", "offered"),
    [
        ("w03", 11, "I3", f"D1 I2 V3 {FOURS}"),  # its level, any lower, one level up
        ("w03", 11, "I3 V3", f"D1 I2 {FOURS}"),
        ("w03", 11, f"I3 {FOURS}", "D1 I2 V3"),  # never a ghost
        ("w01", 12, "I2", "D1 I3 V3"),  # but not two levels up
        ("w01", 12, "I2 I3 V3", f"D1 {FOURS}"),  # unless the next level has run out
        ("w12", 12, "D1 I2", "I3 V3"),
        ("w12", 12, "D1 I2 I3 V3", FOURS),
        ("w08", 11, "O4", "D1 I2 I3 V3 I4 T4 L4 S4"),  # from level 4 none up
        ("w08", 11, "O4 D1 I2 I3", "V3 I4 T4 L4 S4"),
        ("gw01", 12, "P5", f"D1 I2 I3 V3 {FOURS} U5 L5"),  # for a ghost another ghost too
        ("gw01", 12, "P5 D1 I2 I3 V3 I4 O4 T4", "L4 S4 U5 L5"),
    ],
)
def test_you_choose_what_you_could_upgrade_it_to(name, cell, gone, offered):
    """project_l-59."""
    game = run_out(name, cell, gone)
    assert choices(game, 0) == offered
    assert len(legal(game, 0)) == len(offered.split())


def test_the_chosen_piece_is_taken():
    """project_l-59: it comes from the supply, and the turn goes on."""
    game = run_out("w03", 11, "I3")
    before = supply(game, "T4")
    events = do(game, 0, choosing("T4"))
    assert told(events, Event.REWARDED) == [(0, (PIECE_IDS.index("T4"), 0, 0))]
    assert supply(game, "T4") == before - 1
    assert stock(game, 0) == "D1 D1 D1 T4"
    assert step(game, 0) == Step.ACTION
    assert player(game, 0).actions == 2


@pytest.mark.parametrize(
    ("name", "cell", "gone", "given"),
    [
        ("w12", 12, "D1", "I2"),
        ("w01", 12, "I2 I3 V3 I4 O4 T4 L4", "D1 S4"),
        ("w08", 11, "O4 D1 I2 I3 V3 I4 T4 L4", "S4"),
        ("gw01", 12, f"P5 U5 D1 I2 I3 V3 {FOURS}", "L5"),
        ("w03", 11, f"D1 I3 V3 {FOURS}", "I2"),
    ],
)
def test_a_single_candidate_is_given_without_asking(name, cell, gone, given):
    """project_l-59; two are a choice."""
    game, events = completing(name, cell, supply=dict.fromkeys(gone.split(), 0))
    if len(given.split()) > 1:
        assert choices(game, 0) == given
        return
    assert step(game, 0) == Step.ACTION
    assert told(events, Event.REWARDED) == [(0, (PIECE_IDS.index(given), 0, 0))]
    assert given in stock(game, 0).split()


@pytest.mark.parametrize(
    ("name", "cell", "left"),
    [("w12", 12, GHOSTS), ("w08", 11, GHOSTS), ("w03", 11, GHOSTS), ("gw01", 12, "")],
)
def test_nothing_qualifies_and_there_is_no_reward(name, cell, left):
    """project_l-60: a ghost never stands in for a coloured piece."""
    changes = {"all": 0} | dict.fromkeys(left.split(), 10)
    game, events = completing(name, cell, supply=changes)
    assert Event.NO_REWARD in kinds(events)
    assert Event.REWARDED not in kinds(events)
    assert step(game, 0) == Step.ACTION
    assert [supply(game, ghost) for ghost in left.split()] == [10] * len(left.split())
    assert set(stock(game, 0).split()) == {"D1"}


def test_the_depicted_piece_is_given_if_there_is_one_left():
    """project_l-59: the last one, without a choice."""
    game, _ = completing("w03", 11, supply={"I3": 1})
    assert step(game, 0) == Step.ACTION
    assert "I3" in stock(game, 0)
    assert supply(game, "I3") == 0


def test_the_depicted_piece_may_come_back_while_you_choose():
    """project_l-17c: by the other stone holder."""
    laid = [[nearly("w03", 11)], [], []]
    game = table(5, stocks=["D1", "", "I3"], slots=laid, supply={"I3": 0})
    do(game, 0, placing(0, "D1", 11))
    assert step(game, 0) == Step.REWARD_PICK
    do(game, 2, upgrading("I3", "I2"))
    assert step(game, 0) == Step.REWARD_PICK
    assert choices(game, 0) == "I3"
    do(game, 0, choosing("I3"))
    assert stock(game, 0) == "D1 D1 D1 I3"


def test_done_when_all_candidates_vanish_while_you_choose():
    """project_l-17c, project_l-60: nothing is left to take."""
    changes = {"all": 0, "D1": 1, "S4": 1}
    game = table(5, stocks=["D1", "", "P5"], slots=[[nearly("w08", 11)]], supply=changes)
    do(game, 0, placing(0, "D1", 11))
    assert choices(game, 0) == "D1 S4"
    do(game, 2, splitting("P5 into D1 S4"))
    assert step(game, 0) == Step.REWARD_PICK
    assert legal(game, 0) == [DONE]
    assert Event.NO_REWARD in kinds(do(game, 0, DONE))
    assert step(game, 0) == Step.ACTION


# project_l-61: red arrows


def test_an_arrow_is_one_exchange_by_the_rules_of_upgrade():
    """project_l-61, project_l-33, project_l-36: of pieces just returned, and of older ones."""
    game = arrows(loose="D1 V3")
    assert upgrades(game, 0) == {"D1": "I2", "V3": f"D1 I2 I3 {FOURS}"}
    do(game, 0, upgrading("D1", "I2"))
    assert stock(game, 0).split().count("D1") == 11
    assert "I2" in stock(game, 0)
    assert step(game, 0) == Step.ACTION


def test_an_arrow_reaches_level_five():
    """project_l-61, project_l-35: a ghost may become another ghost; the action does neither."""
    game = arrows(loose="D1 S4 U5")
    assert upgrades(game, 0)["S4"] == f"D1 I2 I3 V3 {FOURS.removesuffix(' S4')} {GHOSTS}"
    assert upgrades(game, 0)["U5"] == f"D1 I2 I3 V3 {FOURS} P5 L5"
    do(game, 0, upgrading("S4", "P5"))
    assert "P5" in stock(game, 0).split()
    assert upgrades(game, 0)["U5"] == f"D1 I2 I3 V3 {FOURS}"


def test_an_arrow_steps_over_a_level_that_has_run_out():
    """project_l-37, project_l-61: by an arrow even to level 5."""
    game = arrows(loose="D1 V3", supply=dict.fromkeys(f"I2 {FOURS}".split(), 0))
    assert upgrades(game, 0) == {"D1": "I3 V3", "V3": f"D1 I3 {GHOSTS}"}


def test_an_arrow_gives_no_free_dot():
    """project_l-61: only exchanges and declining."""
    game = arrows()
    assert not may(game, 0, FREE_DOT_MOVE)
    assert legal(game, 0) == [upgrading("D1", "I2"), DONE]
    none_left = arrows(supply={"D1": 0})
    assert choices(none_left, 0) == ""


def test_an_arrow_may_be_declined():
    """project_l-61."""
    game = arrows()
    before = stock(game, 0)
    assert kinds(do(game, 0, DONE)) == [Event.DECLINED]
    assert stock(game, 0) == before
    assert step(game, 0) == Step.ACTION


def test_a_double_arrow_works_on_one_piece_twice():
    """project_l-61: its outcome of the first exchange too."""
    game = arrows("gb04", 12)
    do(game, 0, upgrading("D1", "I2"))
    assert step(game, 0) == Step.ARROW
    do(game, 0, upgrading("I2", "V3"))
    assert step(game, 0) == Step.ACTION
    assert stock(game, 0) == "D1 D1 D1 D1 D1 D1 D1 D1 V3"


def test_a_double_arrow_works_on_two_pieces():
    """project_l-61."""
    game = arrows("gb04", 12)
    do_all(game, 0, upgrading("D1", "I2"), upgrading("D1", "I2"))
    assert step(game, 0) == Step.ACTION
    assert stock(game, 0) == "D1 D1 D1 D1 D1 D1 D1 I2 I2"


def test_each_arrow_of_two_is_declined_on_its_own():
    """project_l-61."""
    game = arrows("gb04", 12)
    do(game, 0, DONE)
    assert step(game, 0) == Step.ARROW
    do(game, 0, upgrading("D1", "I2"))
    assert step(game, 0) == Step.ACTION
    other = arrows("gb04", 12)
    do_all(other, 0, upgrading("D1", "I2"), DONE)
    assert step(other, 0) == Step.ACTION


def test_an_arrow_is_skipped_where_no_exchange_is_possible():
    """project_l-61: the supply has dots alone, and all that comes back are dots."""
    game, events = completing("gb04", 12, supply={"all": 0, "D1": 5})
    assert told(events, Event.GOT_ARROWS) == [(0, (2, 0, 0))]
    assert step(game, 0) == Step.ACTION
    assert player(game, 0).arrows == 0


def test_the_second_arrow_is_skipped_when_the_table_allows_no_exchange_any_more():
    """project_l-17c, project_l-61: the other stone holder has taken the last domino."""
    laid = [[nearly("gb04", 12)]]
    game = table(5, stocks=["D1", "", "D1"], slots=laid, supply={"all": 0, "I2": 1})
    do(game, 0, placing(0, "D1", 12))
    assert upgrades(game, 0) == {"D1": "I2"}
    do(game, 2, upgrading("D1", "I2"))
    assert step(game, 0) == Step.ARROW
    assert legal(game, 0) == [DONE]
    do(game, 0, DONE)
    assert step(game, 0) == Step.ACTION
    assert player(game, 0).arrows == 0
