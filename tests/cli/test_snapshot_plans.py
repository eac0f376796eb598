"""What the terminal tells of a planned expedition of Snapshot."""

import pytest
from rich.text import Text

from cli.snapshot_scenes import DRAWING, NAMES, do_all, laid_out, laying, rerolling, scene_of
from games.snapshot.positions import GAME
from parlour.games.planned import plan, read
from parlour.games.snapshot.moves import STOP


def previewed(position, words):
    planner = GAME.planner(position, 0, NAMES)
    gestures = read(planner, words) if words else []
    lines = DRAWING.preview(
        scene_of(position), plan(planner, gestures), planner.aids(gestures)["planned"]
    )
    assert all(isinstance(line, Text) for line in lines)
    return [line.plain for line in lines]


def test_a_plan_tells_its_chances_and_what_is_left():
    words = "die on giraffe, die on savannah, die on savannah, die on lion, 2 on giraffe"
    assert previewed(laying(), words) == [
        "Savannah: enter 89%; Giraffe 33% once in, 30% in all; Lion 0% once in, 0% in all",
        "0.6★ expected, all of them 0%; with all: Savannah Portfolio 5",
        "2 dice and 3 tokens left: 1 reroll",
    ]


def test_an_animal_alone_misses_its_habitat():
    assert previewed(laying(), "die on lion")[0] == (
        "Savannah: no die on its card; Lion 0% once in, 0% in all"
    )


def test_what_must_be_attempted_is_named():  # snapshot-43
    assert previewed(laying(), "die on savannah, die on giraffe")[-1] == (
        "Without a die, but must be attempted: Lion"
    )


def test_nothing_is_told_where_no_expedition_is_prepared():
    assert previewed(rerolling(), "give up") == []


@pytest.mark.parametrize("words", ["", "done"])
def test_no_dice_have_no_chances(words):
    assert previewed(do_all(laid_out(), STOP), words) == ["6 dice and 5 tokens left"]
