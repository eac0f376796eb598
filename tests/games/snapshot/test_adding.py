"""Animals from the reserve: snapshot-38 to snapshot-41."""

from itertools import permutations

import pytest

from games.snapshot.positions import (
    animal,
    animals,
    column,
    do,
    habitat,
    heard,
    legal,
    named,
    phase,
    player,
    rolling,
    table,
)
from parlour.games.snapshot.box.animals import ANIMAL_NAMES
from parlour.games.snapshot.box.habitats import HABITAT_NAMES
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import ADD_NO_MORE, DRAW, FIRST_ADD, LAY_NO_MORE, STOP, TO_RESERVE
from parlour.games.snapshot.table import Phase

CAT, DOG = "Lion", "Grey Wolf"  # of the Savannah and of the Mountain, 12 both
ANYWHERE = ["Shoreline", "Savannah", "Mountain", "Rainforest"]


def adding(*reserve, **fields):
    """The reserve may be added; the others hold cards too."""
    others = {"reserves": [list(reserve), ["Jaguar"]], "display": {"Shoreline": ["Walrus"]}}
    position = table(2, **{**others, **fields})
    do(position, STOP)
    return position


def adds(position, name, where):
    """The number of the move that adds a reserved animal to a habitat."""
    reserve = named(player(position, position.reading().active)["reserve"])
    return FIRST_ADD + 4 * reserve.index(name) + habitat(where)


def sideways(position):
    """The animals that must be attempted."""
    return [name for here in position.reading().habitats for name in named(here.sideways)]


# Any, none, in any order


def test_any_animal_of_the_reserve_may_be_added_to_its_habitat():
    """snapshot-38: those of the active player, each in its own habitat."""
    position = adding(CAT, DOG)
    assert phase(position) == Phase.ADDING
    assert legal(position) == [
        ADD_NO_MORE,
        adds(position, CAT, "Savannah"),
        adds(position, DOG, "Mountain"),
    ]


def test_none_need_be_added():
    """snapshot-38"""
    position = adding(CAT, DOG)
    do(position, ADD_NO_MORE)
    assert phase(position) == Phase.DICE
    assert named(player(position, 0)["reserve"]) == [CAT, DOG]
    assert LAY_NO_MORE in legal(position)


def test_one_may_be_added_and_one_kept():
    """snapshot-38"""
    position = adding(CAT, DOG)
    events = do(position, adds(position, DOG, "Mountain"))
    assert events == [(Event.ADDED, 0, (animal(DOG), habitat("Mountain"), 0))]
    assert column(position, "Mountain") == [DOG]
    assert named(player(position, 0)["reserve"]) == [CAT]
    assert legal(position) == [ADD_NO_MORE, adds(position, CAT, "Savannah")]
    do(position, ADD_NO_MORE)
    assert phase(position) == Phase.DICE


def test_an_empty_reserve_ends_it():
    """snapshot-38, snapshot-73: there is nothing to ask."""
    position = adding(CAT)
    do(position, adds(position, CAT, "Savannah"))
    assert phase(position) == Phase.DICE
    assert phase(adding()) == Phase.DICE


def test_the_order_makes_no_difference():
    """snapshot-38: one after another."""
    ends = []
    for order in permutations([(CAT, "Savannah"), (DOG, "Mountain")]):
        position = adding(CAT, DOG)
        for name, where in order:
            do(position, adds(position, name, where))
        ends.append(position.position())
    assert ends[0] == ends[1]


def test_an_animal_of_this_turn_may_be_added():
    """snapshot-38: drawn, reserved, added."""
    position = rolling(table(2, deck=[CAT]), 1)
    do(position, DRAW, TO_RESERVE)
    do(position, STOP)
    assert legal(position) == [ADD_NO_MORE, adds(position, CAT, "Savannah")]


@pytest.mark.parametrize("names", [("Lion", "Giraffe"), ("Giraffe", "Lion")])
def test_reserved_animals_are_numbered_as_in_the_box(names):
    """snapshot-38: whichever came first."""
    position = adding(*names)
    low, high = sorted(names, key=ANIMAL_NAMES.index)
    do(position, FIRST_ADD + 4 + habitat("Savannah"))
    assert column(position, "Savannah") == [high]
    do(position, FIRST_ADD + habitat("Savannah"))
    assert column(position, "Savannah") == [low, high]


# Sorting


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Ostrich", ["Ostrich", "Giraffe", "African Elephant", "Lion"]),  # 6
        ("Meerkat", ["Giraffe", "Meerkat", "African Elephant", "Lion"]),  # 7, like the Giraffe
        ("Leopard Tortoise", ["Giraffe", "African Elephant", "Leopard Tortoise", "Lion"]),  # 9
        ("White Rhino", ["Giraffe", "African Elephant", "Lion", "White Rhino"]),  # 16
    ],
)
def test_an_added_animal_is_sorted_in_and_scares_nobody(name, wanted):
    """snapshot-39: by difficulty, beyond any of the same."""
    position = adding(name, display={"Savannah": ["Giraffe", "African Elephant", "Lion"]})
    events = do(position, adds(position, name, "Savannah"))
    assert column(position, "Savannah") == wanted
    assert heard(events, Event.SPOOKED) == []
    assert position.reading().discard == 0


# Duties


def test_an_added_animal_must_be_attempted():
    """snapshot-40: it lies sideways, those that were there do not."""
    position = adding(CAT, display={"Savannah": ["Giraffe"]})
    do(position, adds(position, CAT, "Savannah"))
    assert sideways(position) == [CAT]
    assert LAY_NO_MORE not in legal(position)


def test_nobody_adds_more_than_six_dice_can_do():
    """snapshot-37: five are needed, so there is one for the Lion and not two for the Grey Wolf."""
    duties = ["Ostrich", "Giraffe", "Walrus"]
    display = {"Savannah": ["Ostrich", "Giraffe"], "Shoreline": ["Walrus"]}
    position = adding(CAT, DOG, display=display, sideways=duties)
    assert legal(position) == [ADD_NO_MORE, adds(position, CAT, "Savannah")]
    do(position, adds(position, CAT, "Savannah"))
    assert phase(position) != Phase.ADDING  # nothing more can be added
    assert named(player(position, 0)["reserve"]) == [DOG]


def test_exactly_six_dice_are_enough():
    """snapshot-37: four are needed, and the Grey Wolf takes two."""
    display = {"Savannah": ["Ostrich"], "Shoreline": ["Walrus"]}
    position = adding(CAT, DOG, display=display, sideways=["Ostrich", "Walrus"])
    assert legal(position) == [
        ADD_NO_MORE,
        adds(position, CAT, "Savannah"),
        adds(position, DOG, "Mountain"),
    ]


# The Raccoon


@pytest.mark.parametrize("where", ANYWHERE)
def test_the_raccoon_may_be_added_anywhere(where):
    """snapshot-41: higher animals or not; and it is sorted in."""
    display = {"Shoreline": ["Walrus"], "Savannah": ["Giraffe"], "Mountain": ["Alpine Marmot"]}
    position = adding("Raccoon", display=display)
    assert legal(position) == [
        ADD_NO_MORE,
        *(adds(position, "Raccoon", name) for name in HABITAT_NAMES),
    ]
    do(position, adds(position, "Raccoon", where))
    there = [*display.get(where, []), "Raccoon"]
    assert column(position, where) == (
        there if where in ("Mountain", "Rainforest") else there[::-1]
    )
    assert sideways(position) == ["Raccoon"]


def test_the_raccoon_goes_only_where_dice_reach():
    """snapshot-41, snapshot-37: five are needed; another in the same habitat takes one."""
    display = {"Savannah": ["Ostrich", "Giraffe"], "Shoreline": ["Walrus"]}
    duties = ["Ostrich", "Giraffe", "Walrus"]
    position = adding(CAT, "Raccoon", display=display, sideways=duties)
    wanted = [("Lion", "Savannah"), ("Raccoon", "Shoreline"), ("Raccoon", "Savannah")]
    assert legal(position) == [
        ADD_NO_MORE,
        *(adds(position, name, where) for name, where in wanted),
    ]


def test_the_reserve_is_the_active_players():
    """snapshot-38: nobody else's."""
    position = table(2, active=1, reserves=[[CAT], [DOG]])
    do(position, STOP)
    assert legal(position) == [ADD_NO_MORE, adds(position, DOG, "Mountain")]
    do(position, adds(position, DOG, "Mountain"))
    assert player(position, 0)["reserve"] == animals([CAT])
