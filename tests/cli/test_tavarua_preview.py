"""What the terminal tells of a plan of Tavarua."""

import pytest

from cli.tavarua_scenes import DRAWING
from games.tavarua.planning import DRAFT, ME, alone, gestures, moment
from games.tavarua.sights import FIVE
from parlour.cli.line import carry_out
from parlour.cli.tables import Scene
from parlour.games.tavarua.table import Phase

pytestmark = pytest.mark.talk


def lines(match, *things, seat=0):
    said = gestures(things)
    plan, planned = match.plan(seat, said), match.aids(seat, said)["planned"]
    return [line.plain for line in DRAWING.preview(Scene.of(match, seat), plan, planned)]


def test_a_ride_with_its_risk_and_what_else_there_is():
    assert lines(moment(), *DRAFT, seat=ME) == [
        "Marker -1 → +2: thrown 44%, Barrel 11%.",
        "Staying on (56%): 12 points, at the Shore 14 points. Thrown: 4 points.",
        "Takes 1 of 1 Stoke token.",
        "Cards: T1 → 0 4% for 5, T2 → +1 22% for 6, M3 → off.",
        "Values: as 4 → off, as 5 → off.",
        "Stoke cards: none → +2 44% for 9.",
        "Actions: bail for 3.",
    ]


def test_a_card_that_runs_off():  # tavarua-38
    told = lines(moment(), "do.ride", "hand.maroon-3", seat=ME)
    assert told[0] == "Marker -1 → -4, off the board: a sure wipe-out that leaves 2 points."


def test_a_card_lifted_before_its_action():
    told = lines(moment(), "hand.teal-2", seat=ME)
    assert told == ["Actions: ride → +1 22% for 6, bail for 3."]


@pytest.mark.parametrize(
    ("second", "told"), [(0, "5 points"), (3, "5 points (+2)"), (9, "5 points (not among your")]
)
def test_what_a_ride_adds(second, told):  # tavarua-75
    best = {0: {"best": [[9, second], [0, 0]]}}
    match = alone(at=["wave 3"], piles=["T2 M3"], hands=[FIVE], seats=best)
    assert lines(match, "do.bail")[0].startswith(f"Ends the ride with {told}")


def test_who_else_may_try_for_a_wave():  # tavarua-48 to tavarua-52
    match = alone(at=["channel 3", "channel 3"], dice=[1] * 6, hands=[FIVE])
    told = lines(match, "do.catch", "hand.teal-1")
    assert told[0].startswith("Marker 0 → +1: thrown")
    assert "seat 2 may try to catch it too; there is not room for all." in told


def test_paddling_and_waiting():
    match = alone(at=["channel 3"], dice=[6] * 6, hands=[FIVE], stoke=[["Dawn Patrol"]])
    told = lines(match, "do.paddle-in", "hand.teal-3")
    assert told[0] == "Takes you to row 6."
    assert lines(match, "do.wait", "stoke.dawn-patrol")[0] == "Brings 2 Stoke tokens."


@pytest.mark.parametrize("things", [(), ("hand.teal-1",), ("do.keep",)])
def test_cards_changed_need_no_preview(things):  # tavarua-11
    assert lines(alone(phase=Phase.EXCHANGE, hands=[FIVE]), *things) == []


@pytest.mark.parametrize("line", ["aerial, T4, ride, as 3", "T4, aerial, ride, -1"])
def test_a_line_says_a_choice_in_any_order(line):  # tavarua-98
    match = moment()
    carry_out(match, ME, match.ask(ME)["choices"], line)
    choice = match.view(ME)["choice"]
    assert (choice["attached"], choice["card"], choice["value"]) == ("aerial", "teal-4", 3)
    assert choice["made"]
