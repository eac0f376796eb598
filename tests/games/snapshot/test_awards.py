"""Award tiles: snapshot-57 to snapshot-59, snapshot-33."""

import pytest

from games.snapshot.positions import animals, do, heard, named, player, rolling, table
from games.snapshot.walking import prepare
from parlour.games.snapshot.box.animals import ANIMAL_NAMES, OF_HABITAT, STARS
from parlour.games.snapshot.box.awards import AWARDS, TILE_VALUES, TILES, WORLD
from parlour.games.snapshot.box.habitats import HABITAT_NAMES
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import FIRST_GO

KINDS = [named(OF_HABITAT[number]) for number in range(4)]  # the animals of each habitat
ONE_OF_EACH = [names[1] for names in KINDS]


def photograph(name, where, pile, faces=(6, 6, 6), **fields):
    """The active player, with this pile, photographs one more animal (difficulty up to 12)."""
    piles = {"piles": [pile, *fields.pop("others", [])]}
    position = rolling(table(3, display={where: [name]}, **piles, **fields), *faces)
    return position, prepare(position, {where: 1, name: 2})


def awarded(events):
    """Who took which tiles: seat, value, kind."""
    return [(seat, values[0], values[1]) for seat, values in heard(events, Event.AWARDED)]


# The single colours


@pytest.mark.parametrize("number", range(4))
def test_the_third_animal_of_a_habitat_brings_its_tile(number):
    """snapshot-57: the top one; the second brings none."""
    where, names = HABITAT_NAMES[number], KINDS[number]
    position, events = photograph(names[2], where, names[:2])
    assert awarded(events) == [(0, TILE_VALUES[number, 0], number)]
    assert player(position, 0)["tiles"].tolist() == [int(k == number) for k in range(AWARDS)]
    assert position.reading().tiles_gone == [int(k == number) for k in range(AWARDS)]
    _, events = photograph(names[2], where, names[:1])
    assert awarded(events) == []


def test_animals_of_different_habitats_are_not_three_of_one():
    """snapshot-57"""
    _, events = photograph(KINDS[1][0], "Savannah", [KINDS[1][1], KINDS[2][0], KINDS[2][1]])
    assert awarded(events) == []


def test_a_tile_missed_is_taken_at_a_later_photograph():
    """snapshot-57: three or more, so four bring it too."""
    _, events = photograph(KINDS[1][3], "Savannah", KINDS[1][:3])
    assert awarded(events) == [(0, 5, 1)]


# The multicolour


def test_animals_of_all_four_habitats_bring_the_multicolour_tile():
    """snapshot-58: the fourth does, whichever it is."""
    for number, where in enumerate(HABITAT_NAMES):
        others = [name for k, name in enumerate(ONE_OF_EACH) if k != number]
        position, events = photograph(ONE_OF_EACH[number], where, others)
        assert awarded(events) == [(0, TILE_VALUES[WORLD, 0], WORLD)]
        assert player(position, 0)["tiles"].tolist() == [0, 0, 0, 0, 1]


def test_four_animals_of_three_habitats_bring_none():
    """snapshot-58"""
    _, events = photograph(KINDS[1][0], "Savannah", ONE_OF_EACH[:3])
    assert awarded(events) == []


# The Raccoon


@pytest.mark.parametrize("where", HABITAT_NAMES)
def test_the_raccoon_never_counts_for_awards(where):
    """snapshot-33: neither as a third animal of its habitat nor as the fourth habitat."""
    number = HABITAT_NAMES.index(where)
    _, events = photograph("Raccoon", where, KINDS[number][:2])
    assert awarded(events) == []
    others = [name for k, name in enumerate(ONE_OF_EACH) if k != number]
    position, events = photograph("Raccoon", where, others)
    assert awarded(events) == []
    assert "Raccoon" in named(player(position, 0)["pile"])


# One of a kind each


def test_nobody_takes_two_of_a_kind():
    """snapshot-59: neither with the fourth animal nor with the sixth, nor twice all four."""
    fields = {"tiles_gone": [0, 1, 0, 0, 1]}
    for held in (3, 5):
        pile = [*KINDS[1][:held], *(KINDS[k][0] for k in (0, 2, 3))]
        position = table(3, display={"Savannah": [KINDS[1][6]]}, piles=[pile], **fields)
        player(position, 0)["tiles"][[1, WORLD]] = 1
        events = prepare(rolling(position, 6, 6, 6), {"Savannah": 1, KINDS[1][6]: 2})
        assert heard(events, Event.PHOTOGRAPHED)
        assert awarded(events) == []


@pytest.mark.parametrize("gone", range(3))
def test_the_next_player_gets_the_next_tile(gone):
    """snapshot-59, snapshot-04: the highest first; photos of others are no matter."""
    others = [KINDS[3][4:7]]
    fields = {"others": others, "tiles_gone": [0, 0, 0, gone, 0]}
    position, events = photograph(KINDS[3][2], "Rainforest", KINDS[3][:2], **fields)
    assert awarded(events) == [(0, [8, 6, 4][gone], 3)]
    assert player(position, 0)["tiles"][3] == gone + 1
    assert position.reading().tiles_gone[3] == gone + 1


def test_an_empty_stack_gives_nothing():
    """snapshot-59"""
    empty = TILES.tolist()
    position, events = photograph(KINDS[3][2], "Rainforest", KINDS[3][:2], tiles_gone=empty)
    assert awarded(events) == []
    assert position.reading().tiles_gone == empty
    assert not player(position, 0)["tiles"].any()


def test_photos_serve_for_several_tiles_and_several_come_in_one_review():
    """snapshot-59: two single colours and all four habitats at once; nothing is used up."""
    savannah, trees = KINDS[1], KINDS[3]
    pile = [*savannah[1:3], *trees[1:3], KINDS[0][0]]
    display = {"Savannah": [savannah[0]], "Rainforest": [trees[0]], "Mountain": [KINDS[2][0]]}
    position = rolling(table(2, display=display, piles=[pile]), *[6] * 6)
    targets = ["Savannah", savannah[0], "Mountain", KINDS[2][0], "Rainforest", trees[0]]
    prepare(position, dict.fromkeys(targets, 1))
    events = do(position, FIRST_GO + 1, FIRST_GO + 2)
    assert awarded(events) == [(0, 5, 1), (0, 8, 3), (0, 6, WORLD)]
    assert len(named(player(position, 0)["pile"])) == 8
    assert player(position, 0)["score"] == stars(display) + 5 + 8 + 6


def stars(display):
    """The stars of all animals in a display."""
    return sum(int(STARS[ANIMAL_NAMES.index(a)]) for names in display.values() for a in names)


def test_all_five_in_one_review():
    """snapshot-59: with two of each habitat but one, and one to complete three of them."""
    pile = [name for names in KINDS for name in names[1:3]]
    display = {HABITAT_NAMES[k]: [KINDS[k][0]] for k in (0, 1, 2)}
    position = table(2, display=display, piles=[[*pile, KINDS[3][0]]])
    targets = [t for k in range(3) for t in (HABITAT_NAMES[k], KINDS[k][0])]
    prepare(rolling(position, *[6] * 6), dict.fromkeys(targets, 1))
    events = do(position, FIRST_GO, FIRST_GO + 1)
    assert awarded(events) == [(0, 4, 0), (0, 5, 1), (0, 6, 2), (0, 8, 3), (0, 6, WORLD)]


def test_no_photograph_no_tile():
    """snapshot-57, snapshot-59: tiles come to whoever reached the total, without being asked.

    Photos only come in the own turn, so a Review after none cannot reach a total.
    """
    position, events = photograph(KINDS[1][2], "Savannah", KINDS[1][:2], faces=(6, 1, 1))
    assert heard(events, Event.MISSED)
    assert awarded(events) == []
    assert player(position, 0)["pile"] == animals(KINDS[1][:2])
