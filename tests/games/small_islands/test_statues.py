"""Statues put amulets down and turn. small_islands-64, small_islands-65."""

import pytest

from games.small_islands.hunting import hunt, player, raise_it, share_out
from games.small_islands.positions import heard, hexes, may, named, table
from parlour.games.small_islands.box.islands import DIRECTION_NAMES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.rules.amulets import let_statues_act
from parlour.kit.rule import rule

BARE = {"huts": "", "palms": "", "options": {"volcano": "off"}}


@rule
def _act(games):
    let_statues_act(games[0])


def after(*statues, **laid):
    """The statues have acted once, on an island without a volcano."""
    position = table(2, **BARE | {"statues": list(statues)} | laid)
    _act(position.games)
    return position


def amulets(*statues, **laid):
    """Where amulets lie then."""
    return named(after(*statues, **laid).games[0]["amulets"])


# Amulets


@pytest.mark.parametrize(
    ("facing", "at"),
    [("N", "I2"), ("NE", "N2"), ("SE", "N7"), ("S", "I11"), ("SW", "C7"), ("NW", "H4")],
)
def test_the_farthest_land_straight_ahead(facing, at):
    """small_islands-64: to the south-west over the bay D7."""
    assert amulets(("I4", facing)) == at


def test_bays_do_not_end_the_view():
    """small_islands-64: L7 is ocean, L8 and L9 are land."""
    assert amulets(("L5", "S")) == "L9"


def test_volcano_objects_and_vehicles_do_not_block_it():
    """small_islands-64"""
    assert amulets(("H5", "S"), options={}) == "H13"
    things = {"huts": "J6 J11", "palms": "J8", "vehicles": ["J11", "J9"]}
    assert amulets(("J4", "S"), **things) == "J11"


def test_lava_does_not_block_it_but_gets_nothing():
    """small_islands-64: the last land before counts."""
    assert amulets(("J4", "S"), options={}, lava="J6") == "J11"
    assert amulets(("J4", "S"), options={}, lava="J11") == "J10"
    assert amulets(("J4", "S"), options={}, lava="J11 J10 J9 J8 J7 J6 J5") == ""


def test_without_land_ahead_there_is_nothing():
    """small_islands-64: but the statue turns."""
    position = after(("J2", "N"))
    assert named(position.games[0]["amulets"]) == ""
    assert DIRECTION_NAMES[position.games[0]["facings"][0]] == "NE"


def test_the_hex_of_the_statue_is_not_ahead():
    """small_islands-64"""
    assert amulets(("K12", "SE")) == ""


def test_an_amulet_that_lies_there_is_enough():
    """small_islands-64: also one that another statue has just put there."""
    position = after(("L5", "S"), amulets="L9")
    assert (named(position.games[0]["amulets"]), position.games[0]["amulets_left"]) == ("L9", 19)
    assert heard(position, Event.AMULET) == []
    position = after(("L5", "S"), ("L4", "S"))
    assert (named(position.games[0]["amulets"]), position.games[0]["amulets_left"]) == ("L9", 19)


def test_they_come_from_the_supply():
    """small_islands-64, small_islands-65: in the order of the statues, as long as there are any."""
    both = (("J4", "S"), ("L5", "S"))
    position = after(*both)
    assert position.games[0]["amulets_left"] == 18
    assert named(after(*both, amulets_left=1).games[0]["amulets"]) == "J11"
    assert named(after(*both[::-1], amulets_left=1).games[0]["amulets"]) == "L9"
    position = after(*both, amulets_left=0)
    assert (named(position.games[0]["amulets"]), position.games[0]["amulets_left"]) == ("", 0)


# Turning


def test_every_statue_turns_clockwise():
    """small_islands-65"""
    position = after(("J4", "N"), ("L5", "SW"), ("D5", "NW"))
    facings = [DIRECTION_NAMES[facing] for facing in position.games[0]["facings"]]
    assert facings == ["NE", "NW", "N"]


def test_a_statue_that_is_not_there_does_nothing():
    """small_islands-07c, small_islands-64"""
    assert list(after(("J4", "N")).games[0]["facings"]) == [1, 0, 0]


# When


def test_statues_act_when_a_raising_is_over():
    """small_islands-64, small_islands-61: after the first clue of the new column, once."""
    position = raise_it(hunt("1", statues=[("L5", "S"), ("J4", "S")]))
    assert named(position.games[0]["amulets"]) == ""
    share_out(position)
    assert heard(position, Event.AMULET) == [
        (-1, (hexes("L9")[0], 0, 0)),
        (-1, (hexes("J11")[0], 1, 0)),
    ]
    kinds = [event.kind for event in position.events()]
    assert kinds.index(Event.FIRST_CLUE) < kinds.index(Event.AMULET)


def test_an_amulet_put_under_the_vehicle_needs_a_bound():
    """small_islands-44b, small_islands-64"""
    position = hunt("1", statues=[("J5", "N")], at="J2", columns={"white": [("in scrubland", 1)]})
    share_out(raise_it(position))
    assert named(position.games[0]["amulets"]) == "J2"
    assert player(position, 0)["vehicle"] == hexes("J2")[0]
    assert not may(position, Act.TAKE)
