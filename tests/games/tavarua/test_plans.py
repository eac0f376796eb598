"""A surfer's choice as one plan: in any order, changed at will, with what it would lead to."""

from itertools import permutations

import pytest

from games.tavarua.planning import (
    DRAFT,
    ME,
    alone,
    gestures,
    match_at,
    may_follow,
    moment,
    plan,
    planned,
    risk,
)
from games.tavarua.walking import until
from parlour.errors import BadWords
from parlour.games.tavarua.moves import FIRST_ACTION, FIRST_ATTACH
from parlour.games.tavarua.table import Phase
from parlour.play.match import Match

pytestmark = pytest.mark.talk


@pytest.mark.parametrize("order", list(permutations(DRAFT)))
def test_the_order_makes_no_difference(order):
    match = moment()
    found = plan(match, *order, seat=ME)
    assert found["moves"] == plan(match, *DRAFT, seat=ME)["moves"]
    assert found["go"]["words"] == "rides with teal 4 as 3 (1 Stoke token) and Aerial"
    assert planned(match, *order, seat=ME)["choice"] == planned(match, *DRAFT, seat=ME)["choice"]
    for count in range(len(order)):
        assert order[count] in may_follow(match, *order[:count], seat=ME)


def test_a_sent_draft_is_committed_whole():  # tavarua-35
    match = moment()
    match.play(ME, gestures(DRAFT))
    choice = match.view(ME)["choice"]
    assert choice == {
        "made": True,
        "attached": "aerial",
        "action": "ride",
        "card": "teal-4",
        "value": 3,
        "given": {},
    }


# Changing one's mind


def test_another_card_sets_the_stoke_back():
    match = moment()
    found = plan(match, "do.ride", "hand.teal-4", "value.3", "hand.teal-1", seat=ME)
    assert found["go"]["words"] == "rides with teal 1"
    assert found["removable"] == [["do.ride"], ["hand.teal-1"]]
    again = plan(match, "do.ride", "hand.teal-4", "value.3", "hand.teal-4", seat=ME)
    assert again["go"]["words"] == "rides with teal 4 as 3 (1 Stoke token)"


def test_a_value_said_first_waits_for_its_card():
    found = plan(moment(), "value.3", "hand.teal-4", "do.ride", seat=ME)
    assert found["go"]["words"] == "rides with teal 4 as 3 (1 Stoke token)"


def test_another_action_takes_off_what_does_not_fit_it():
    match = moment()
    assert "do.bail" in may_follow(match, *DRAFT, seat=ME)
    bails = plan(match, *DRAFT, "do.bail", seat=ME)
    assert (bails["trouble"], bails["go"]["words"]) == (None, "bails, giving up teal 4")
    back = plan(match, *DRAFT, "do.bail", "do.ride", seat=ME)
    assert back["go"]["words"] == "rides with teal 4"


def test_a_card_that_was_replaced_is_not_given_up():
    found = plan(moment(), "do.ride", "hand.teal-1", "hand.teal-2", "do.bail", seat=ME)
    assert found["go"]["words"] == "bails, giving up teal 2"


def test_of_several_cards_the_last_that_fits_is_played():  # tavarua-06
    match = alone(boards=["long"], at=["wave 3"], hands=["T1 T2 T4 M3 M3"])
    given = ("do.bail", "hand.teal-1", "hand.teal-2", "hand.teal-4")
    assert plan(match, *given)["go"]["words"] == "bails, giving up teal 1, teal 2 and teal 4"
    assert plan(match, *given, "do.ride")["go"]["words"] == "rides with teal 2"


def test_a_card_that_the_stoke_card_forbids_leaves_the_plan_as_it_is():  # tavarua-96
    found = plan(moment(), *DRAFT, "hand.teal-1", seat=ME)
    assert found["words"] == "rides with teal 4 as 3 (1 Stoke token) and Aerial"
    assert found["trouble"]["gesture"] == ["hand.teal-1"]
    assert found["trouble"]["rule"] == "tavarua-96"


# What comes first


def test_a_card_lifted_first_asks_for_what():
    match = moment()
    found = plan(match, "hand.teal-2", seat=ME)
    assert (found["asks"]["question"], found["go"]) == ("action", None)
    assert found["next"][:2] == [["do.ride"], ["do.bail"]]
    following = planned(match, "hand.teal-2", seat=ME)["next"]
    assert risk(following["do.ride"]) == (1, 22)
    assert following["do.bail"]["scores"]["points"] == 3
    with pytest.raises(BadWords, match="no whole choice yet"):
        match.play(ME, gestures(["hand.teal-2"]))


def test_only_what_the_value_can_be_for_is_wanted():
    assert plan(moment(), "value.3", "hand.teal-4", seat=ME)["next"][:1] == [["do.ride"]]
    assert "do.bail" not in may_follow(moment(), "value.3", "hand.teal-4", seat=ME)
    assert "value.3" not in may_follow(moment(), "hand.teal-1", seat=ME)


def test_a_party_wave_lets_one_touch_a_full_wave():  # tavarua-94
    full = {"at": ["channel 3", "wave 3"], "dice": [1] * 6, "hands": ["T1 T2 T3 M1 M2"]}
    match = alone(stoke=[["Party Wave"]], tokens=[2], **full)
    order = ("hand.teal-2", "do.catch", "value.4", "stoke.party-wave")
    for count in range(len(order)):
        assert order[count] in may_follow(match, *order[:count])
    assert plan(match, "do.catch")["next"][0] == ["stoke.party-wave"]
    assert "do.catch" in may_follow(match, "do.paddle-out", "hand.teal-1")
    found = plan(match, *order)["go"]["words"]
    assert found == "catches with teal 2 as 4 (2 Stoke tokens) and Party Wave"
    without = alone(stoke=[["Leash"]], **full)
    assert "do.catch" not in may_follow(without)
    assert plan(without, "do.catch")["trouble"]["rule"] == "tavarua-48"


# What is not said


@pytest.mark.parametrize(
    ("things", "words"),
    [
        (("do.paddle-out", "hand.teal-2"), "paddles out with teal 2"),
        (("do.wait", "hand.teal-1"), "waits, giving up teal 1"),
        (("stoke.dawn-patrol", "hand.maroon-1", "do.wait", "hand.teal-1"),
         "waits with Dawn Patrol, giving up teal 1 and maroon 1"),
    ],
)  # fmt: skip
def test_what_is_not_mentioned_is_left_out(things, words):  # tavarua-32, tavarua-34, tavarua-98
    match = alone(stoke=[["Dawn Patrol"]], tokens=[2], hands=["T1 T1 T2 M1 M2"])
    assert plan(match, *things)["go"]["words"] == words
    match.play(0, gestures(things))
    assert match.view(0)["choice"]["made"]


def test_several_of_a_kind_are_given_up_one_by_one():  # tavarua-67
    match = alone(hands=["T1 T1 T2 M1 M2"])
    things = ("hand.teal-1", "do.wait", "hand.maroon-2", "hand.teal-1")
    assert plan(match, *things)["go"]["words"] == "waits, giving up 2 × teal 1 and maroon 2"
    assert planned(match, *things)["given"] == {"teal-1": 2, "maroon-2": 1}
    found = plan(match, *things, "hand.teal-1")["trouble"]
    assert found["says"] == "You have given up every teal 1 you hold."
    assert plan(match, "do.wait")["go"] is None


def test_cards_are_changed_in_any_order():  # tavarua-11
    match = alone(phase=Phase.EXCHANGE, hands=["T1 T1 T2 M1 M2"])
    things = ("hand.maroon-2", "hand.teal-1", "hand.teal-1")
    assert plan(match, *things)["go"]["words"] == "changes 2 × teal 1 and maroon 2"
    assert planned(match, *things)["given"] == {"teal-1": 2, "maroon-2": 1}
    assert plan(match, "do.keep")["go"]["words"] == "keeps the hand"
    match.play(0, gestures(things))
    assert match.view(0)["choice"]["given"] == {"teal-1": 2, "maroon-2": 1}


def test_in_the_wash_one_card_is_given_up():  # tavarua-45
    match = alone(at=["wash"], stoke=[["Leash"]], tokens=[2], hands=["T1 T1 T2 M1 M2"])
    assert not {"value.2", "do.recover"} & may_follow(match)
    found = plan(match, "hand.teal-2", "hand.maroon-1")
    assert found["go"]["words"] == "recovers with maroon 1"
    assert planned(match, "hand.maroon-1")["choice"]["reaches"] == "place.shore"


# Other moves


def test_a_choice_that_lies_face_down_is_taken_back_by_a_move_of_its_own():  # tavarua-35b
    match = moment()
    match.play(ME, gestures(DRAFT))
    assert match.ask(ME)["next"] == [["do.take-back"]]
    assert plan(match, "do.take-back", seat=ME)["go"]["words"] == "takes the choice back"
    assert planned(match, "do.take-back", seat=ME) is None
    found = plan(match, "do.take-back", "do.ride", seat=ME)["trouble"]
    assert found["gesture"] == ["do.ride"]
    match.play(ME, gestures(["do.take-back"]))
    assert match.view(ME)["choice"]["action"] is None


def test_on_the_shore_each_thing_is_a_move():  # tavarua-21
    match = Match.new("tavarua", seats=2, seed=1)
    seat = match.actors[0]
    assert plan(match, "board.long", seat=seat)["go"]["words"] == "takes the long board"
    match = match_at(until(3, 4, Phase.SHORE))
    seat = match.actors[0]
    assert plan(match, "board.long", seat=seat)["go"]["words"] == "switches to the long board"
    assert plan(match, "deck.stoke", seat=seat)["go"]["settles"]
    assert planned(match, "deck.stoke", seat=seat) is None
    found = plan(match, "deck.stoke", "do.done", seat=seat)
    assert found["go"]["words"] == "is done on the Shore"  # the last word counts


def test_a_choice_begun_step_by_step_is_ended_as_a_plan():  # tavarua-98
    match = moment()
    match.play(ME, FIRST_ATTACH + 9)
    match.play(ME, FIRST_ACTION)
    found = plan(match, "hand.teal-4", "value.3", seat=ME)
    assert found["go"]["words"] == "rides with teal 4 as 3 (1 Stoke token) and Aerial"
    assert planned(match, "hand.teal-4", "value.3", seat=ME)["at_stake"] == 8
    assert plan(match, "do.bail", seat=ME)["trouble"]["rule"] == "tavarua-98"


def test_keeping_the_hand_and_changing_cards_take_each_others_place():  # tavarua-11
    match = alone(phase=Phase.EXCHANGE, hands=["T1 T1 T2 M1 M2"])
    assert plan(match, "do.keep", "hand.teal-1")["go"]["words"] == "changes teal 1"
    assert plan(match, "hand.teal-1", "hand.teal-2", "do.keep")["go"]["words"] == "keeps the hand"
    assert "hand.teal-1" in may_follow(match, "do.keep")
    assert "do.keep" in may_follow(match, "hand.teal-1")
