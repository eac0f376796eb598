"""Why a thing does not go into a plan of Tavarua, with its rule."""

import pytest

from games.tavarua.planning import ME, alone, gestures, moment, plan
from parlour.errors import IllegalMove

pytestmark = pytest.mark.talk


@pytest.mark.parametrize(
    ("things", "says", "rule"),
    [
        (["do.paddle-out"], "You are on a wave: ride or bail.", 28),
        (["do.bail", "stoke.aerial"], "Your Aerial does not fit bail.", 34),
        (["stoke.aerial", "do.bail"], "Your Aerial does not fit bail.", 34),
        (["hand.teal-1", "stoke.aerial"], "Your Aerial goes with a 3 or a 4.", 96),
        (["do.ride", "hand.teal-1", "value.3"],
         "To count teal 1 as 3 takes 2 Stoke tokens, and you have 1.", 32),
        (["hand.teal-1", "value.3"], "With 1 Stoke token it does not count for 3.", 32),
        (["do.bail", "value.3"],
         "Stoke tokens go with a card that is played, not given up.", 27),
        (["value.3", "do.bail"],
         "Stoke tokens go with a card that is played, not given up.", 27),
        (["do.ride", "hand.teal-3"], "You hold no teal 3.", 27),
        (["do.bail", "hand.maroon-3", "hand.maroon-3", "hand.maroon-3"],
         "You have given up every maroon 3 you hold.", 27),
        (["fresh.leash"], "You hold no Leash.", 34),
        (["deck.stoke"], "Boards and Stoke cards are for the Shore step.", 21),
        (["board.long"], "Boards and Stoke cards are for the Shore step.", 21),
        (["do.take-back"], "There is no choice of yours to take back.", "35b"),
    ],
)  # fmt: skip
def test_what_does_not_go_says_why(things, says, rule):
    match = moment()
    found = plan(match, *things, seat=ME)
    assert found["trouble"] == {"gesture": [things[-1]], "says": says, "rule": f"tavarua-{rule}"}
    assert match.why(ME, gestures(things)).rule == f"tavarua-{rule}"
    with pytest.raises(IllegalMove):
        match.play(ME, gestures(things))


def test_a_four_on_the_long_board():  # tavarua-06
    match = alone(boards=["long"], at=["wave 3"], hands=["T1 T2 T4 M3 M3"])
    for things in (("do.ride", "hand.teal-4"), ("hand.teal-4", "do.ride")):
        assert plan(match, *things)["trouble"]["says"] == "A 4 is not played on the long board."


def test_tokens_that_are_not_there():  # tavarua-32
    match = alone(at=["wave 3"], hands=["T1 T2 T4 M3 M3"])
    found = plan(match, "do.ride", "hand.teal-1", "value.2")["trouble"]
    assert found["says"] == "With no Stoke token it does not count for 2."


def test_a_stoke_card_just_bought():  # tavarua-23
    match = alone(seats={0: {"fresh": 1 << 4 * 8, "fresh_held": 1}})
    assert plan(match, "fresh.leash")["trouble"]["rule"] == "tavarua-23"
