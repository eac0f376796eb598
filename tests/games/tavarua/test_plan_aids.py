"""What a plan of Tavarua leads to, and what each thing that may come next would change."""

import pytest

from games.tavarua.planning import DRAFT, ME, gestures, match_at, moment, plan, planned, risk
from games.tavarua.positions import cards

pytestmark = pytest.mark.talk

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
