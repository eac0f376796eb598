"""What the terminal tells of a plan of Project L before it is sent."""

import pytest

from cli.project_l_scenes import DRAWING, arrowing, scene_of, touches
from games.project_l.layouts import ROOMY, finesse, nearly
from games.project_l.positions import (
    blind,
    now,
    placing,
    splitting,
    table,
    taking,
    upgrading,
)
from parlour.games.planned import plan
from parlour.games.plans import gesture_of
from parlour.games.project_l import GAME

pytestmark = pytest.mark.talk


def previewed(position, *moves, seat=0):
    """The lines that tell what moves would do."""
    answers = [GAME.questions.answer(now(position), seat, move) for move in moves]
    said = [gesture_of(answer.touches) for answer in answers]
    planner = GAME.planner(position, seat)
    scene = scene_of(position, seat)
    lines = DRAWING.preview(scene, plan(planner, said), planner.aids(said)["planned"])
    return [line.plain for line in lines]


def test_nothing_planned_is_nothing_told():
    assert previewed(table(2)) == []


def test_a_filled_puzzle_tells_points_reward_and_what_comes_back():
    two = ("b11", "..... ...D. ..... AB... ABBBB")
    seats = {0: {"score": 8}}
    position = table(2, stocks=["O4"], slots=[[None, two]], seats=seats)
    assert previewed(position, placing(1, "O4", 12, 13, 17, 18)) == [
        "2: b11 is filled: +4 points, reward I2, back to you D1 I2 O4 L5",
        "you get I2",
        "points 8 → 12",
    ]


def test_a_master_tells_of_every_puzzle_and_what_could_be_filled_then():
    slots = [[nearly("gb05", 5), "w13"]]
    position = table(2, stocks=["D1 I2"], slots=slots, seats={0: {"actions": 1}})
    told = previewed(position, placing(0, "D1", 5), placing(1, "I2", 7, 12))
    assert told[0].startswith("1: gb05 is filled: ")
    assert ", reward ↑" in told[0]
    assert told[1] == "2: w13 has 1 cell left"
    assert "w13 could then be filled with D1" in told


def test_pieces_that_change_hands_are_told():
    position = table(2, stocks=["I2 P5"], slots=[["w13"]])
    assert previewed(position, upgrading("I2", "I3")) == [
        "you give I2, you get I3",
        "w13 could then be filled with I3",
    ]
    assert previewed(position, splitting("P5 into D1 O4"))[0] == "you give P5, you get D1 O4"
    assert previewed(arrowing(), upgrading("T4", "P5"))[0] == "you give T4, you get P5"


def test_a_take_tells_the_puzzle_and_a_blind_one_does_not():
    position = table(2, stocks=["I3"], market={0: "w13"})
    assert previewed(position, taking(0)) == [
        "w13 has 3 cells, 1 point, reward I2",
        "w13 could then be filled with I3",
    ]
    assert previewed(position, blind(0)) == []


def test_the_end_of_the_turn_and_credits_are_told():
    position = finesse("C09", stocks=["I2"], seats={0: {"actions": 1}})
    told = previewed(position, upgrading("I2", "D1"))
    assert told[-2:] == ["+1 credit", "this ends your turn"]


def test_touches_tell_the_score_at_the_end():  # project_l-72
    told = previewed(touches(), placing(1, "D1", 6))
    assert told[0].startswith("2: b07 is filled: +")
    assert told[1].startswith("points ")
    assert told[1].endswith(" if you stop then")


def test_a_puzzle_without_room_left_over_is_not_told_to_be_fillable():
    position = table(2, stocks=["D1"], slots=[[ROOMY]])
    assert previewed(position, placing(0, "D1", 5)) == ["1: pb01 has 19 cells left"]
