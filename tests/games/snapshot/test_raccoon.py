"""The Raccoon, which lies anywhere and wins no award: snapshot-09, snapshot-31 to snapshot-33."""

from itertools import product

import pytest

from games.snapshot.positions import (
    animal,
    column,
    do,
    heard,
    lay_dice,
    legal,
    named,
    phase,
    player,
    rolling,
    table,
    tokens,
)
from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.animals import STARS
from parlour.games.snapshot.box.assignments import ASSIGNMENT_NAMES
from parlour.games.snapshot.box.habitats import HABITAT_NAMES
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import (
    DECLINE,
    DRAW,
    FIRST_ACCEPT,
    FIRST_PLACE,
    FIRST_SPOOK,
    LAY_NO_MORE,
    OFFER,
    STOP,
    TO_RESERVE,
)
from parlour.games.snapshot.table import Phase

every_habitat = pytest.mark.parametrize("number", range(4))
# Lower than the Raccoon (6), equal and higher, in the order of the row; nothing.
LOWER = ["Grey Seal", "Common Warthog", "Alpine Ibex", "Squirrel Monkey"]
EQUAL = ["Brown Pelican", "Ostrich", "Mountain Goat", "Capybara"]
HIGHER = ["Walrus", "Lion", "Gelada", "Okapi"]
NOTHING = [None] * 4
FULL = ["Polar Bear", "Snow Leopard"]


def under(*lying):
    """A display with at most one animal in each habitat."""
    rows = zip(HABITAT_NAMES, lying, strict=True)
    return {name: [animal] if animal else [] for name, animal in rows}


def drawn(display, reserve=(), offers=(), asked=Phase.CARD):
    """The Raccoon was just drawn."""
    return table(
        3, display=display, card="Raccoon", offers=offers, reserves=[list(reserve)], phase=asked
    )


def test_it_is_placed_wherever_it_is_higher_than_every_animal():  # snapshot-31, snapshot-32
    """All ways to lay nothing, a lower, an equal or a higher animal in each habitat."""
    for kinds in product((NOTHING, LOWER, EQUAL, HIGHER), repeat=4):
        display = under(*(kind[number] for number, kind in enumerate(kinds)))
        free = [h for h in range(4) if kinds[h] in (NOTHING, LOWER)]
        places = [FIRST_PLACE + h for h in free]
        spooks = [] if free else [FIRST_SPOOK + h for h in range(4)]
        assert legal(drawn(display)) == [TO_RESERVE, *places, *spooks]


@every_habitat
def test_it_comes_to_the_end_of_the_column_it_is_placed_in(number):  # snapshot-31, snapshot-24
    position = drawn(under(*LOWER))
    assert do(position, FIRST_PLACE + number) == [(Event.PLACED, 0, (animal("Raccoon"), number, 0))]
    for other, name in enumerate(HABITAT_NAMES):
        assert column(position, name) == [LOWER[other], *["Raccoon"] * (other == number)]


@every_habitat
def test_declined_offers_lay_it_sideways_there(number):  # snapshot-31, snapshot-25
    position = drawn(under(*LOWER), offers=[1])
    do(position, FIRST_PLACE + number)
    found = [named(here.sideways) for here in position.reading().habitats]
    assert found == [["Raccoon"] if h == number else [] for h in range(4)]


@every_habitat
def test_the_player_names_the_habitat_it_spooks(number):  # snapshot-32
    position = drawn(under(*HIGHER))
    before = position.reading().discard
    events = do(position, FIRST_SPOOK + number)
    assert events == [(Event.SPOOKED, 0, (number, 2, 0)), (Event.INCOME, 0, (3, 0, 0))]
    for other, name in enumerate(HABITAT_NAMES):
        assert column(position, name) == ([] if other == number else [HIGHER[other]])
    assert set(named(position.reading().discard & ~before)) == {"Raccoon", HIGHER[number]}
    assert position.games[0]["active"] == 1


def test_with_a_full_reserve_it_must_spook_one():  # snapshot-32, snapshot-29
    assert legal(drawn(under(*EQUAL), FULL)) == [FIRST_SPOOK + h for h in range(4)]


def test_it_is_sold_or_reserved_like_any_card():  # snapshot-32, snapshot-27
    position = drawn(under(*EQUAL), offers=[2], asked=Phase.ANSWER)
    player(position, 2)["tokens"] = 1
    assert legal(position) == [DECLINE, FIRST_ACCEPT + 2]
    do(position, FIRST_ACCEPT + 2)
    assert named(player(position, 2)["reserve"]) == ["Raccoon"]
    position = drawn(under(*EQUAL))
    do(position, TO_RESERVE)
    assert named(player(position, 0)["reserve"]) == ["Raccoon"]


def test_it_can_be_drawn():  # snapshot-09
    position = table(2, tokens=(0, 1), deck=["Raccoon"])
    assert heard(do(position, DRAW), Event.DREW) == [(0, (animal("Raccoon"), 0, 0))]
    do(position, OFFER)
    assert phase(position) == Phase.ANSWER


@every_habitat
def test_another_animal_must_be_higher_than_it(number):  # snapshot-23, snapshot-31
    """Where it lies it counts like every animal."""
    name = HABITAT_NAMES[number]
    for cards, answer in ((EQUAL, FIRST_SPOOK), (LOWER, FIRST_SPOOK), (HIGHER, FIRST_PLACE)):
        position = table(2, display={name: ["Raccoon"]}, card=cards[number], phase=Phase.CARD)
        assert legal(position) == [TO_RESERVE, answer + number]


# snapshot-33: what it counts for


def reviewed(*pile, **more):
    """The events when a player who has these photos, one of them new, ends the turn."""
    return do(table(2, piles=[list(pile)], photos=1, **more), STOP)


@every_habitat
def test_it_is_none_of_three_of_one_habitat(number):  # snapshot-33
    two, third = [LOWER[number], HIGHER[number]], EQUAL[number]
    assert heard(reviewed(*two, "Raccoon"), Event.AWARDED) == []
    assert len(heard(reviewed(*two, third), Event.AWARDED)) == 1


@every_habitat
def test_it_is_none_of_four_from_different_habitats(number):  # snapshot-33
    three = [name for h, name in enumerate(LOWER) if h != number]
    assert heard(reviewed(*three, "Raccoon"), Event.AWARDED) == []
    assert len(heard(reviewed(*three, HIGHER[number]), Event.AWARDED)) == 1


def test_it_counts_as_a_photo():  # snapshot-33
    eight = [*LOWER, *HIGHER]
    assert heard(reviewed(*eight), Event.TRIGGERED) == []
    assert heard(reviewed(*eight, "Raccoon"), Event.TRIGGERED) == [(0, (9, 0, 0))]


def test_it_scores_its_stars():  # snapshot-33
    """Two dice on the habitat, one on the Raccoon: a six is enough, and no income is due."""
    position = table(2, display={"Savannah": ["Raccoon"]})
    lay_dice(position, "Savannah", "Raccoon")
    events = do(rolling(position, 6, 6), LAY_NO_MORE)
    assert heard(events, Event.PHOTOGRAPHED) == [(0, (2, animal("Raccoon"), 0))]
    assert STARS[animal("Raccoon")] == 2
    assert GAME.engine.points(position, 0) == 2
    assert heard(events, Event.INCOME) == []
    assert tokens(0) not in legal(position)


@pytest.mark.parametrize(
    ("assignment", "icons"),
    [("Fur and Whiskers", 1), ("Stalkers of the Night", 1), ("Wings over Water", 0)],
)
def test_its_icons_count(assignment, icons):  # snapshot-33
    position = table(2, active=1, rounds=40, piles=[["Raccoon"]])
    player(position, 0)["assignment"] = ASSIGNMENT_NAMES.index(assignment) + 1
    (_, (points, found, _)), *_ = heard(do(position, STOP), Event.ARTICLE)
    assert (points, found) == (icons, icons)
