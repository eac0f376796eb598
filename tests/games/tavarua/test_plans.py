"""A surfer's choice as one plan: in any order, changed at will, with what it would lead to."""

from itertools import permutations

import pytest

from games.tavarua.positions import cards, table
from parlour.errors import BadWords, IllegalMove
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.waves import WAVES
from parlour.games.tavarua.moves import FIRST_ACTION, FIRST_ATTACH
from parlour.games.tavarua.table import Phase
from parlour.play.match import Match

pytestmark = pytest.mark.talk

ME = 3
DRAFT = ["stoke.aerial", "do.ride", "hand.teal-4", "value.3"]
TURNED = [1, 2, 3, 4, 4, 2, 1]  # of each kind of Wave cards; no Barrel yet


def moment(**other):
    """Round 18: a short board in row 4, the marker one towards the tail, two others ready."""
    position = table(
        4,
        boards=["short", "long", "short", "short"],
        at=["shore", "wave 2", "channel 2", "wave 3"],
        balances=[0, 1, 0, -1],
        piles=["", "T3 M1", "", "M2"],
        tokens=[1, 0, 0, 1],
        stoke=[[], [], ["Leash", "Trim"], ["Aerial"]],
        hands=["", "", "", "T1 T2 T4 M3 M3"],
        dice=[3, 1, 3, 3, 1, 4],
        seats={ME: {"perfect": 1, "best": [[0, 0], [13, 10]]}},
        **{"rounds": 18, "turned": TURNED + [0] * (WAVES - len(TURNED)), **other},
    )
    return match_at(position)


def match_at(position):
    """A match where a position lies on the table."""
    match = Match.new("tavarua", seats=int(position.games[0]["seats"]), seed=1)
    match.table = position
    return match


def alone(**fields):
    return match_at(table(2, **fields))


def gestures(things):
    return [[thing] for thing in things]


def plan(match, *things, seat=0):
    return match.plan(seat, gestures(things))


def planned(match, *things, seat=0):
    return match.aids(seat, gestures(things))["planned"]


def may_follow(match, *things, seat=0):
    return {touches[0] for touches in plan(match, *things, seat=seat)["next"]}


def risk(prospect):
    """Marker and percentage, or that it runs off."""
    ride = prospect["ride"]
    return "off" if ride["runs_off"] else (ride["marker"], round(100 * ride["thrown"]["chance"]))


# The draft of the mock: Ride, teal 4 with one Stoke token less, Aerial


def test_what_the_draft_leads_to():
    """From 1 towards the tail to the nose end: 12 points against 4."""
    found = planned(moment(), *DRAFT, seat=ME)
    ride = found["choice"]["ride"]
    assert found["arc"] == {"start": "balance.tail-1", "end": "balance.nose-2", "off": None}
    assert risk(found["choice"]) == (2, 44)
    assert [ride[end]["points"] for end in ("stays", "shore", "wiped_out")] == [12, 14, 4]
    assert found["choice"]["tokens"] == 1
    assert found["at_stake"] == 8
    assert found["given"] == {}


def test_every_card_has_its_landing_and_risk():
    """For the plain card, also where the Aerial would not go with it."""
    following = planned(moment(), *DRAFT, seat=ME)["next"]
    assert risk(following["hand.teal-1"]) == (0, 4)
    assert risk(following["hand.teal-2"]) == (1, 22)
    assert risk(following["hand.maroon-3"]) == "off"
    assert "hand.teal-4" not in following  # it is the choice
    assert (following["hand.teal-1"]["attached"], following["hand.maroon-3"]["attached"]) == (
        None,
        "aerial",
    )
    assert following["do.no-card"]["ride"]["stays"]["points"] == 9
    assert following["do.bail"]["scores"]["points"] == 3
    assert risk(following["value.4"]) == "off"


def test_a_card_that_runs_off_is_planned_all_the_same():  # tavarua-38
    match = moment()
    found = planned(match, "do.ride", "hand.maroon-3", seat=ME)
    assert found["arc"] == {"start": "balance.tail-1", "end": None, "off": "tail"}
    assert found["at_stake"] is None
    assert plan(match, "do.ride", "hand.maroon-3", seat=ME)["go"]


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
    assert planned(match, "hand.maroon-1")["choice"]["reaches"].startswith("channel.")


# Why not


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
    match = alone(phase=Phase.SHORE, tokens=[2], first=0, asked=0)
    seat = match.actors[0]
    assert plan(match, "board.long", seat=seat)["go"]["words"] == "switches to the long board"
    assert plan(match, "deck.stoke", seat=seat)["go"]["settles"]
    assert planned(match, "deck.stoke", seat=seat) is None
    assert plan(match, "deck.stoke", "do.done", seat=seat)["trouble"]["gesture"] == ["do.done"]


def test_a_choice_begun_step_by_step_is_ended_as_a_plan():  # tavarua-98
    match = moment()
    match.play(ME, FIRST_ATTACH + 9)
    match.play(ME, FIRST_ACTION)
    found = plan(match, "hand.teal-4", "value.3", seat=ME)
    assert found["go"]["words"] == "rides with teal 4 as 3 (1 Stoke token) and Aerial"
    assert planned(match, "hand.teal-4", "value.3", seat=ME)["at_stake"] == 8
    assert plan(match, "do.bail", seat=ME)["trouble"]["rule"] == "tavarua-98"


# What a plan may know


def test_aids_of_a_plan_follow_from_what_the_seat_sees():
    """Another hand of another, and another Wave deck: the same."""
    match, other = moment(), moment()
    game = other.table.games[0]
    game["players"][1]["hand"] = cards("T4 T4 T4 M4 M4")
    game["wave_deck"], game["wave_box"] = game["wave_box"].copy(), game["wave_deck"].copy()
    for things in ([], DRAFT[:2], DRAFT, ["do.bail"], ["hand.teal-2"]):
        assert match.aids(ME, gestures(things)) == other.aids(ME, gestures(things))


def test_the_last_to_choose_foresees_no_wave_card():
    """Whose choice reveals all learns no more from a plan than the others."""
    match = moment()
    before = planned(match, *DRAFT, seat=ME)
    match.table.games[0]["committed"] = 0b0111
    match = match_at(match.table)
    assert planned(match, *DRAFT, seat=ME) == before
    assert plan(match, *DRAFT, seat=ME)["go"]["settles"]


def test_a_half_made_choice_tells_the_others_nothing():  # tavarua-35, tavarua-98
    for steps in ([FIRST_ATTACH + 9], [FIRST_ATTACH + 9, FIRST_ACTION, 28]):
        match = Match.new("tavarua", seats=4, seed=1)
        match.table = moment().table
        before = {viewer: shown(match, viewer) for viewer in (-1, 0, 1, 2)}
        own = shown(match, ME)
        for move in steps:
            match.play(ME, move)
        assert {viewer: shown(match, viewer) for viewer in (-1, 0, 1, 2)} == before
        assert shown(match, ME) != own


def shown(match, viewer):
    """All that a viewer gets."""
    parts = [match.view(viewer), match.told(viewer), match.seen(viewer).position(), str(match)]
    if viewer >= 0:
        parts += [match.ask(viewer), match.aids(viewer), match.plan(viewer, [])]
    return parts


def test_in_whole_games_half_a_choice_tells_nothing():
    match = Match.new("tavarua", seats=3, seed=4, rounds=3)
    looked = 0
    while not match.is_over:
        seat = match.actors[-1]
        secret = match.view()["phase"] in ("exchange", "play")
        others = [viewer for viewer in (-1, 0, 1, 2) if viewer != seat]
        before = {viewer: shown(match, viewer) for viewer in others}
        match.play(seat, match.legal(seat)[-1])
        if secret and GAME.plans.within(match.seen(seat).reading(), seat):
            looked += 1
            assert {viewer: shown(match, viewer) for viewer in others} == before
    assert looked > 10
