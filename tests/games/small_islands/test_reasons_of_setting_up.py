"""Why objects, triads and vehicles are refused a place, and the rule that forbids it."""

import pytest

from games.small_islands.positions import ask_again
from games.small_islands.wording import (
    building,
    choosing,
    covering,
    erecting,
    facing,
    parking,
    planting,
    refused,
    setting_up,
    turning,
)
from parlour.games.small_islands.table import Step

pytestmark = pytest.mark.talk


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("hut on H7", "hex H7 is part of the volcano: objects stand on land (11)"),
        ("hut on A3", "hex A3 is ocean: objects stand on land (05)"),
        ("hut on C3", "there is a hut on C3 already (05)"),
        ("hut on C5", "hex C5 is less than 4 hexes from the hut on C3 (05)"),
        (
            "statue on K5",
            "that is not asked now: put a hut on land, 4 hexes or more from any other (07)",
        ),
    ],
)
def test_huts(words, reason):
    """small_islands-05, small_islands-07, small_islands-11"""
    assert refused(building("hut on C3"), words) == reason


def test_palm_trees():
    """small_islands-05"""
    assert refused(planting(), "palm on C3") == "there is a hut on C3 already (05)"
    assert refused(planting(), "move") == (
        "that is not asked now: put a palm tree on land, 4 hexes or more from any other (07)"
    )


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("statue on O9", "hex O9 is ocean: objects stand on land (05)"),
        ("statue on M2", "there is a hut on M2 already (05)"),
        ("statue on K6", "hex K6 is less than 4 hexes from the statue on K5 (05)"),
        ("statue on F5", "hex F5 is beside the ocean (06)"),
        (
            "face N",
            "that is not asked now: put a statue on land that is not beside the ocean,"
            " 4 hexes or more from others (06)",
        ),
    ],
)
def test_statues(words, reason):
    """small_islands-05, small_islands-06"""
    assert refused(erecting(), words) == reason


def test_statues_leave_room_for_others():
    """small_islands-07b"""
    huts, palms = ("K11", "L3", "C7", "L7"), ("J13", "D3", "N5")
    words = [f"hut on {at}" for at in huts] + [f"palm on {at}" for at in palms]
    options = {"object_placement": "players", "island": 17}
    position = setting_up(Step.STATUE, options, [*words, "statue on J7", "face S"])
    wanted = "with a statue on F6 there would be no place for those to come (07b)"
    assert refused(position, "statue on F6") == wanted


def test_only_the_facing_is_asked():
    """small_islands-73"""
    wanted = "that is not asked now: say which way the statue on F6 faces (06)"
    assert refused(facing(), "statue on F6") == wanted


def test_triads_are_taken_once_and_must_fit():
    """small_islands-13, small_islands-13b"""
    assert refused(choosing(), "triad lava on N2") == (
        "that is not asked now: choose one of the triads that are left (13)"
    )
    position = choosing()
    position.games[0]["triads"] = 0b1110
    ask_again(position)
    wanted = "the triad beach and jungle is taken already (13)"
    assert refused(position, "triad beach and jungle") == wanted
    position.games[0]["triads"] = 0b1111
    position.games[0]["players"][1]["choices"] = 0b1110  # as if there were no place
    wanted = "there is no place for the triad beach and jungle (13b)"
    assert refused(position, "triad beach and jungle") == wanted


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("triad lava on H7", "on H7 the triad would cover the volcano (14)"),
        ("triad lava on K3", "on K3 the triad would cover a hut (14)"),
        ("triad lava on A3", "hex A3 is ocean: the lava lies on land (13)"),
        (
            "triad lava on K5",
            "hex K5 is not beside the ocean, where one of the terrains has to lie (13)",
        ),
        (
            "triad lava on J2",
            "however it is turned round J2, the triad beach and jungle does not fit (13)",
        ),
        (
            "triad beach and jungle",
            "that is not asked now: say where the lava of the triad beach and jungle lies (13)",
        ),
    ],
)
def test_the_lava_of_triads(words, reason):
    """small_islands-13, small_islands-14"""
    assert refused(covering(), words) == reason


def test_triads_do_not_lie_on_each_other_or_on_vehicles():
    """small_islands-14, small_islands-15: the vehicle is on the new land."""
    position = covering("triad beach and jungle", "n2", "ne", "triad beach and mountain")
    assert refused(position, "n2") == "on N2 the triad would cover another triad (14)"
    position.games[0]["triad_hexes"] = 0
    assert refused(position, "o1") == "on O1 the triad would cover a vehicle (14)"


@pytest.mark.parametrize(
    ("direction", "reason"),
    [
        ("N", "both N1 and O1 are ocean: one terrain lies on land (13)"),
        ("SE", "of O2 and N3 neither is ocean, where one terrain lies (13)"),
        ("SW", "hex M2 is jungle, not beach (13)"),
    ],
)
def test_turning_triads(direction, reason):
    """small_islands-13"""
    assert refused(turning(), direction) == reason


def test_vehicles_start_on_land():
    """small_islands-16"""
    assert refused(parking(), "start on A3") == "hex A3 is ocean: vehicles start on land (16)"
    assert refused(parking(), "move") == (
        "that is not asked now: put your vehicle on any land hex (16)"
    )
