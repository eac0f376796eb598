"""What a plan of Small Islands would do, told in the terminal."""

import pytest

from games.small_islands.moments import moment
from games.small_islands.positions import GAME
from parlour.cli.tables import Scene
from parlour.cli.tables.small_islands import preview
from parlour.games.planned import plan
from parlour.games.plans import gesture_of

pytestmark = pytest.mark.talk


def lines(said, **changes):
    position = moment(**changes)
    planner = GAME.planner(position, 0)
    gestures = [gesture_of(tuple(one.split("+"))) for one in said.split()]
    scene = Scene(GAME.setting(position.reading()), GAME.view(planner.opening.seen, 0))
    told = preview(scene, plan(planner, gestures), planner.aids(gestures)["planned"])
    return [line.plain for line in told]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("", []),
        (
            "clue.in-scrubland column.grey",
            ["would leave 3 of 11 sites of grey: J7 K9 K10"],
        ),
        (
            "clue.in-scrubland column.brown",
            ["would leave 1 of 3 sites of brown", "finds the brown treasure on I6"],
        ),
        ("hex.e4", ["G9 E8 E7 E4: 3 bounds", "black could be raised there"]),
        ("hex.e9", ["G9 E9: 1 bound, 2 bounds left", "white could be raised there"]),
        ("hex.i14", ["G9 H10 I10 I14: 3 bounds", "an amulet lies there"]),
    ],
)
def test_a_preview_tells_what_a_plan_comes_to(said, told):
    assert lines(said) == told
