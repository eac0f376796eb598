"""Going to habitats, photographing animals: snapshot-49, snapshot-50, snapshot-54, snapshot-55."""

from itertools import permutations

import pytest

from games.snapshot.positions import (
    animal,
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
from games.snapshot.walking import lying, prepare
from parlour.games.snapshot.box.animals import DIFFICULTY, STARS
from parlour.games.snapshot.box.habitats import HABITAT_NAMES, HABITAT_NUMBERS
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import FIRST_GO, GIVE_UP
from parlour.games.snapshot.table import Phase

LONE = {
    "Shoreline": "Herring Gull",
    "Savannah": "Plains Zebra",
    "Mountain": "Alpine Marmot",
    "Rainforest": "Green Iguana",
}
THREE = ("Shoreline", "Savannah", "Mountain")


def go(name):
    """The number of the move that goes to a habitat."""
    return FIRST_GO + habitat(name)


def octal(*faces):
    """Faces as an event tells them."""
    return int("".join(map(str, faces)), 8)


def three_habitats(*faces, **fields):
    """A die on each of three cards and on each lone animal there."""
    display = {name: [LONE[name]] for name in THREE}
    position = rolling(table(2, display=display, **fields), *faces)
    prepare(position, {target: 1 for name in THREE for target in (name, LONE[name])})
    return position


def savannah(*faces, dice, laid=None, names=("Giraffe", "Lion"), **fields):
    """Animals of the Savannah photographed; the position after the roll and its events."""
    position = rolling(table(2, display={"Savannah": list(names)}, **fields), *faces)
    return position, prepare(position, dice, laid)


# Which habitat is next


@pytest.mark.parametrize("order", list(permutations(THREE)))
def test_habitats_are_dealt_with_in_any_order(order):
    """snapshot-49: chosen one after another; the last is not asked for (snapshot-73)."""
    position = three_habitats(*[6] * 6)
    left = set(THREE)
    for name in order[:2]:
        assert legal(position) == sorted(go(name) for name in left)
        events = do(position, go(name))
        left.remove(name)
    rolled = [values[0] for _, values in heard(events, Event.ROLLED)]
    assert rolled == [habitat(name) for name in order[1:]]
    assert position.reading().active == 1


def test_a_habitat_without_dice_is_no_choice():
    """snapshot-49"""
    display = {name: [LONE[name]] for name in HABITAT_NAMES}
    position = table(2, display=display)
    prepare(position, {"Shoreline": 1, "Herring Gull": 1, "Rainforest": 1, "Green Iguana": 2})
    assert legal(position) == [go("Shoreline"), go("Rainforest")]


# Entering


@pytest.mark.parametrize("name", HABITAT_NAMES)
@pytest.mark.parametrize("face", range(1, 7))
def test_a_habitat_is_entered_with_its_number_or_more(name, face):
    """snapshot-50, snapshot-02, snapshot-03"""
    position = rolling(table(2, display={name: [LONE[name]]}, tokens=[2]), face, 6)
    events = prepare(position, {name: 1, LONE[name]: 1})
    entered = face >= {"Shoreline": 2, "Savannah": 3, "Mountain": 4, "Rainforest": 5}[name]
    assert HABITAT_NUMBERS[habitat(name)] == 2 + HABITAT_NAMES.index(name)
    assert bool(heard(events, Event.ENTERED)) == entered
    assert (phase(position) == Phase.REROLL) == (not entered)
    assert heard(events, Event.ROLLED) == [(0, (habitat(name), face, 0))]


@pytest.mark.parametrize("high", range(3))
def test_one_die_is_enough(high):
    """snapshot-50: any of all that lie on the card, and all are rolled."""
    faces = [3, 3, 3]
    faces[high] = 5
    position = rolling(table(2, display={"Rainforest": ["Green Iguana"]}), *faces, 6)
    events = prepare(position, {"Rainforest": 3, "Green Iguana": 1})
    assert heard(events, Event.ROLLED) == [(0, (3, octal(*faces), 0))]
    assert heard(events, Event.ENTERED) == [(0, (3, 0, 0))]


def test_dice_do_not_add_up_to_the_number():
    """snapshot-50: three of 4 are no 5."""
    position = rolling(table(2, display={"Rainforest": ["Green Iguana"]}, tokens=[2]), 4, 4, 4)
    events = prepare(position, {"Rainforest": 3, "Green Iguana": 1})
    assert heard(events, Event.ENTERED) == []


# Rolling for an animal


@pytest.mark.parametrize(("faces", "photographed"), [((6, 6), True), ((6, 5), False)])
def test_a_photograph_needs_the_difficulty_or_more(faces, photographed):
    """snapshot-55: 12 is enough for the Lion, 11 is not."""
    dice = {"Savannah": 1, "Lion": 2}
    position, events = savannah(3, *faces, dice=dice, names=["Lion"])
    assert DIFFICULTY[animal("Lion")] == 12
    assert heard(events, Event.SHOT) == [(0, (animal("Lion"), octal(*faces), 0))]
    lion = animal("Lion")
    stars = int(STARS[lion])
    assert heard(events, Event.PHOTOGRAPHED) == ([(0, (stars, lion, 0))] if photographed else [])
    assert heard(events, Event.MISSED) == ([] if photographed else [(0, (lion, 0, 0))])
    assert named(player(position, 0)["pile"]) == (["Lion"] if photographed else [])
    assert named(position.reading().discard) == ([] if photographed else ["Lion"])
    assert column(position, "Savannah") == []


@pytest.mark.parametrize(
    ("faces", "photographed", "left"), [((3, 4), True, 4), ((6, 4), True, 4), ((3, 3), False, 9)]
)
def test_tokens_go_to_the_bank_or_come_back(faces, photographed, left):
    """snapshot-55: spent with a photograph, back in the supply without."""
    dice, laid = {"Savannah": 1, "Lion": 2}, {"Lion": 5}
    fields = {"names": ["Lion"], "tokens": [9]}
    position, events = savannah(3, *faces, dice=dice, laid=laid, **fields)
    income = 0 if photographed else 3  # snapshot-56
    assert heard(events, Event.SHOT) == [(0, (animal("Lion"), octal(*faces), 5))]
    assert bool(heard(events, Event.PHOTOGRAPHED)) == photographed
    assert heard(events, Event.MISSED) == ([] if photographed else [(0, (animal("Lion"), 5, 0))])
    assert player(position, 0)["tokens"] == left + income


def test_all_dice_of_an_animal_are_rolled():
    """snapshot-55: five of them reach 16."""
    dice = {"Savannah": 1, "White Rhino": 5}
    position, events = savannah(3, 3, 3, 3, 3, 4, dice=dice, names=["White Rhino"])
    shots = [(0, (animal("White Rhino"), octal(3, 3, 3, 3, 4), 0))]
    assert heard(events, Event.SHOT) == shots
    assert named(player(position, 0)["pile"]) == ["White Rhino"]


def test_animals_are_rolled_for_outward_and_each_on_its_own():
    """snapshot-55: the Giraffe's 7 are its own, the Lion's 3 too; the nearest comes first."""
    names = ["Ostrich", "Giraffe", "Lion"]
    dice = {"Savannah": 1, "Ostrich": 1, "Giraffe": 2, "Lion": 1}
    laid = {"Ostrich": 1, "Lion": 2}
    position, events = savannah(4, 5, 6, 1, 3, dice=dice, laid=laid, names=names, tokens=[3])
    story = [(Event(kind), values[0]) for kind, _, values in events if kind != Event.DIE_ON_ANIMAL]
    first = story.index((Event.ENTERED, 1))
    assert story[first + 1 : first + 7] == [
        (Event.SHOT, animal("Ostrich")),
        (Event.PHOTOGRAPHED, STARS[animal("Ostrich")]),
        (Event.SHOT, animal("Giraffe")),
        (Event.PHOTOGRAPHED, STARS[animal("Giraffe")]),
        (Event.SHOT, animal("Lion")),
        (Event.MISSED, animal("Lion")),
    ]
    assert named(player(position, 0)["pile"]) == ["Ostrich", "Giraffe"]
    assert named(position.reading().discard) == ["Lion"]
    assert player(position, 0)["tokens"] == 2
    assert player(position, 0)["score"] == STARS[[animal("Ostrich"), animal("Giraffe")]].sum()


def test_animals_without_dice_stay():
    """snapshot-55: where they lay, and the others close up."""
    names = ["Ostrich", "Giraffe", "Secretary Bird", "Lion"]
    dice = {"Savannah": 1, "Giraffe": 1, "Lion": 1}
    position, _ = savannah(3, 1, 1, dice=dice, names=names)
    assert column(position, "Savannah") == ["Ostrich", "Secretary Bird"]
    assert position.reading().habitats[1].column[2:] == [0] * 14


def test_dice_of_animals_are_never_rerolled():
    """snapshot-55: whoever has entered has no more questions, whatever the tokens."""
    position, events = savannah(3, 1, dice={"Savannah": 1, "Lion": 1}, names=["Lion"], tokens=[9])
    assert heard(events, Event.MISSED)
    assert heard(events, Event.REROLLED) == []
    assert position.reading().active == 1


def test_nobody_else_is_touched():
    """snapshot-55: pile and supply are the active player's, whichever seat that is."""
    display = {"Savannah": ["Plains Zebra"]}
    position = rolling(table(3, active=2, display=display, tokens=[4, 4, 4]), 3, 6)
    prepare(position, {"Savannah": 1, "Plains Zebra": 1}, {"Plains Zebra": 2})
    assert [player(position, seat)["tokens"] for seat in range(3)] == [4, 4, 2]
    assert [named(player(position, seat)["pile"]) for seat in range(3)] == [
        [],
        [],
        ["Plains Zebra"],
    ]


def test_the_next_habitat_follows_or_the_end_of_the_phase():
    """snapshot-55: all dice are back when the last is done with."""
    position = three_habitats(6, 1, 6, 6, 1)
    do(position, go("Mountain"))
    assert lying(position, "Mountain") == lying(position, "Alpine Marmot") == 0
    assert lying(position, "Shoreline") == lying(position, "Plains Zebra") == 1
    assert position.reading().dice == 2
    do(position, go("Savannah"))
    assert position.reading().dice == 6
    assert position.reading().active == 1
    assert position.reading().shot_count == 0


# Giving up leaves animals alone


def test_animals_stay_when_a_habitat_is_given_up():
    """snapshot-54: neither photographed nor discarded, and upright, like those without dice."""
    display = {"Rainforest": ["Green Iguana", "Capybara"], "Savannah": ["Lion"]}
    display["Mountain"] = ["Grey Wolf"]
    position = table(2, display=display, sideways=["Capybara", "Lion"], tokens=[2])
    dice = {"Savannah": 1, "Lion": 1, "Mountain": 1, "Grey Wolf": 1, "Rainforest": 1, "Capybara": 1}
    prepare(rolling(position, 1), dice)
    do(position, go("Rainforest"))
    do(position, GIVE_UP)
    assert column(position, "Rainforest") == ["Green Iguana", "Capybara"]
    assert position.reading().discard == position.reading().habitats[3].sideways == 0
    assert named(position.reading().habitats[1].sideways) == ["Lion"]
    assert lying(position, "Rainforest") == lying(position, "Capybara") == 0
    assert legal(position) == [go("Savannah"), go("Mountain")]


def test_a_roll_too_low_without_tokens_ends_it():
    """snapshot-52, snapshot-73: there is nothing to choose, and no animal is rolled for."""
    position, events = savannah(2, dice={"Savannah": 1, "Lion": 1}, names=["Lion"], tokens=[1])
    assert heard(events, Event.GAVE_UP) == [(0, (1, 0, 0))]
    assert heard(events, Event.SHOT) == []
    assert column(position, "Savannah") == ["Lion"]
