"""Sharing six dice among habitats and animals: snapshot-42 to snapshot-45, snapshot-74."""

import random
from collections import Counter

import pytest

from games.snapshot import oracle_dice as oracle
from games.snapshot.positions import (
    TABLES,
    animal,
    die_on,
    do,
    habitat,
    heard,
    lay_dice,
    legal,
    phase,
    table,
)
from games.snapshot.walking import PLAYERS, lying, walk
from parlour.games.snapshot.box.animals import ANIMAL_NAMES
from parlour.games.snapshot.box.habitats import HABITAT_NAMES
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import (
    ADD_NO_MORE,
    FIRST_ON_ANIMAL,
    FIRST_ON_HABITAT,
    LAY_NO_MORE,
    STOP,
)
from parlour.games.snapshot.table import Phase
from parlour.kit.rule import INTERPRETED
from walks import LONG

SHORE = ["Herring Gull", "Oystercatcher", "Grey Heron", "Grey Seal", "Atlantic Puffin"]
PLAIN = ["Plains Zebra", "Ostrich", "Giraffe", "Lion", "White Rhino"]
ROCKS = ["Alpine Marmot", "Alpine Chough", "Alpine Ibex", "Mountain Goat", "Himalayan Monal"]
TREES = ["Green Iguana", "Scarlet Macaw", "Squirrel Monkey", "Capybara", "Jaguar"]
ROW = (SHORE, PLAIN, ROCKS, TREES)
SEEDS = 2 if INTERPRETED else 20 if LONG else 8
SAMPLES = 20 if INTERPRETED else 150
MOST_AT_RANDOM = 3 if INTERPRETED else 5  # animals that lie in the display


def laying(*counts, sideways=(), **fields):
    """The dice are to be laid; so many animals lie in each habitat of the row."""
    columns = [column[:count] for column, count in zip(ROW, counts, strict=False)]
    display = dict(zip(HABITAT_NAMES, columns, strict=False))
    return table(2, display=display, sideways=sideways, phase=Phase.DICE, **fields)


def on_card(name):
    """A die on a habitat card."""
    return FIRST_ON_HABITAT + habitat(name)


def on_animals(*places):
    """Dice on animals of the last habitat, counted outward."""
    return [FIRST_ON_ANIMAL + place for place in places]


# One die after another


def test_a_die_on_an_animal_needs_one_on_its_habitat_card():
    """snapshot-42, snapshot-74: only cards to begin with, then only animals of that habitat."""
    position = laying(2, 1, 0, 0)
    assert legal(position) == [LAY_NO_MORE, on_card("Shoreline"), on_card("Savannah")]
    do(position, on_card("Shoreline"))
    assert legal(position) == [on_card("Shoreline"), *on_animals(0, 1)]


def test_every_animal_lying_sideways_needs_a_die():
    """snapshot-43: before that nobody is done, nor past it."""
    position = laying(3, 1, 1, 0, sideways=["Grey Heron"])
    assert legal(position) == [on_card("Shoreline")]
    do(position, on_card("Shoreline"))
    assert legal(position) == [on_card("Shoreline"), *on_animals(0, 1, 2)]
    do(position, die_on(position, "Herring Gull"))
    assert legal(position) == on_animals(0, 1, 2)
    do(position, die_on(position, "Grey Heron"))
    assert legal(position) == [
        LAY_NO_MORE,
        on_card("Savannah"),
        on_card("Mountain"),
        *on_animals(2),
    ]


def test_no_die_goes_past_a_habitat_with_a_duty():
    """snapshot-74: earlier habitats may have dice, later ones must wait."""
    position = laying(1, 1, 1, 1, sideways=["Alpine Marmot"])
    assert legal(position) == [on_card(name) for name in ("Shoreline", "Savannah", "Mountain")]


def test_dice_need_not_be_laid():
    """snapshot-44: not all, and none where nothing lies sideways; then there is no photograph."""
    position = laying(1, 0, 0, 0)
    events = do(position, LAY_NO_MORE)
    assert heard(events, Event.NO_DICE) == [(0, (0, 0, 0))]
    assert heard(events, Event.INCOME) == [(0, (3, 0, 0))]
    assert phase(position) == Phase.RESEARCH
    assert position.reading().active == 1
    some = laying(1, 0, 0, 0, tokens=[1])
    do(some, on_card("Shoreline"), *on_animals(0), LAY_NO_MORE)
    assert phase(some) == Phase.TOKENS
    assert some.reading().dice == 4


def test_a_habitat_card_gets_dice_only_with_an_animal():
    """snapshot-45: never where none lies, and never all six dice on the card."""
    position = laying(0, 1, 0, 0, tokens=[1])
    assert legal(position) == [LAY_NO_MORE, on_card("Savannah")]
    do(position, *[on_card("Savannah")] * 5)
    assert phase(position) == Phase.TOKENS  # the sixth went to the animal by itself: snapshot-73
    assert (lying(position, "Savannah"), lying(position, "Plains Zebra")) == (5, 1)


def test_a_habitat_begun_is_not_left_without_a_die_on_an_animal():
    """snapshot-45, snapshot-74"""
    position = laying(1, 1, 0, 0)
    do(position, on_card("Shoreline"))
    assert LAY_NO_MORE not in legal(position)
    assert on_card("Savannah") not in legal(position)


def test_dice_never_go_back():
    """snapshot-74: neither to a habitat before, nor inward, nor to the card again."""
    position = laying(3, 2, 0, 0)
    do(position, on_card("Shoreline"), *on_animals(1))
    assert legal(position) == [LAY_NO_MORE, on_card("Savannah"), *on_animals(1, 2)]
    do(position, on_card("Savannah"))
    assert legal(position) == [on_card("Savannah"), *on_animals(0, 1)]


def test_dice_that_are_owed_are_kept():
    """snapshot-74: three for two animals of the Savannah leave three, and one of them a card."""
    position = laying(2, 3, 0, 0, sideways=["Plains Zebra", "Giraffe"])
    do(position, on_card("Shoreline"))
    assert legal(position) == [on_card("Shoreline"), *on_animals(0, 1)]
    do(position, on_card("Shoreline"), *on_animals(1))
    assert phase(position) != Phase.DICE  # the other three had no choice
    assert lying(position, "Ostrich") == 0


def test_forced_dice_lie_by_themselves():
    """snapshot-73: as soon as the duties need all six; each is told."""
    duties = ["Herring Gull", "Plains Zebra", "Ostrich"]
    display = {"Shoreline": SHORE[:1], "Savannah": PLAIN[:2], "Mountain": ROCKS[:2]}
    reserve = [["Giraffe", "Green Iguana"]]
    position = table(2, display=display, sideways=duties, tokens=[3], reserves=reserve)
    do(position, STOP)
    assert legal(position) == [
        ADD_NO_MORE,
        ADD_NO_MORE + 2,
    ]  # no dice for the Green Iguana: snapshot-37
    events = do(position, ADD_NO_MORE + 2)
    assert [v[0] for _, v in heard(events, Event.DIE_ON_HABITAT)] == [0, 1]
    assert [ANIMAL_NAMES[v[0]] for _, v in heard(events, Event.DIE_ON_ANIMAL)] == [
        *duties,
        "Giraffe",
    ]
    assert phase(position) == Phase.TOKENS


def test_an_empty_display_takes_no_dice():
    """snapshot-73, snapshot-45: there is no question."""
    position = table(2)
    events = do(position, STOP)
    assert [event[0] for event in events] == [Event.STOPPED, Event.NO_DICE, Event.INCOME]


def test_the_sixth_die_ends_it():
    """snapshot-74"""
    position = laying(2, 0, 0, 0, tokens=[5])
    lay_dice(position, "Shoreline", "Herring Gull", "Oystercatcher", *["Oystercatcher"] * 3)
    assert phase(position) == Phase.TOKENS
    assert position.reading().dice == 0


def test_each_die_is_told():
    """snapshot-42: where it lies."""
    position = laying(0, 2, 0, 0)
    assert do(position, on_card("Savannah")) == [(Event.DIE_ON_HABITAT, 0, (1, 0, 0))]
    told = [(Event.DIE_ON_ANIMAL, 0, (animal("Ostrich"), 0, 0))]
    assert do(position, die_on(position, "Ostrich")) == told


# Every way is reached, and each in one way


PLACES = {
    animal(name): (number, place)
    for number, row in enumerate(ROW)
    for place, name in enumerate(row)
}


def paths(position, told=()):
    """The dice of every path through the questions, in the order they were laid."""
    for move in legal(position):
        following = position.copy()
        story = (*told, *targets(do(following, move)))
        if phase(following) == Phase.DICE:
            assert len(legal(following)) > 1
            yield from paths(following, story)
        else:
            yield story


def targets(events):
    """Where the dice of some events were laid."""
    for kind, _, values in events:
        if kind == Event.DIE_ON_HABITAT:
            yield values[0], oracle.CARD
        elif kind == Event.DIE_ON_ANIMAL:
            yield PLACES[values[0]]


def check_every_way(position):
    """The engine's paths and the ways found by trying them all are the same, one to one."""
    wanted = {tuple(sorted(way.items())) for way in oracle.every_way(position.reading())}
    found = Counter()
    for story in paths(position):
        assert list(story) == sorted(story)  # snapshot-74: never back
        found[tuple(sorted(Counter(story).items()))] += 1
    assert set(found) == wanted
    assert set(found.values()) == {1}
    return len(wanted)


# Habitats with so many animals each, and those of them that lie sideways. How many ways there are
# is counted by hand: at most six dice on j targets, none without a die, are "6 over j" ways. So one
# animal makes 15 and none at all 1, and two in one habitat 1 + 2 * 15 + 20.
@pytest.mark.parametrize(
    ("counts", "sideways", "ways"),
    [
        ((0, 0, 0, 0), [], 1),
        ((1, 0, 0, 0), [], 16),
        ((2, 0, 0, 0), [], 51),
        ((1, 0, 0, 0), ["Herring Gull"], 15),
        ((5, 0, 0, 0), SHORE[:5], 1),
        ((1, 1, 1, 0), [SHORE[0], PLAIN[0], ROCKS[0]], 1),
        ((1, 1, 0, 0), [SHORE[0], PLAIN[0]], 15),
        ((1, 1, 1, 1), [], 155),
        ((2, 0, 2, 0), [], 186),
        ((2, 0, 2, 0), [ROCKS[1]], 84),
        ((0, 3, 0, 1), [PLAIN[0], PLAIN[2]], 42),
        ((0, 2, 1, 0), [PLAIN[1]], 56),
    ],
)
def test_every_way_to_share_the_dice_has_one_path(counts, sideways, ways):
    """snapshot-42 to snapshot-45, snapshot-74"""
    assert check_every_way(laying(*counts, sideways=sideways)) == ways


@pytest.mark.sweep
@pytest.mark.parametrize("sample", range(SAMPLES))
def test_every_way_to_share_the_dice_has_one_path_at_random(sample):
    """snapshot-42 to snapshot-45, snapshot-74: animals and duties as they come."""
    whim = random.Random(sample)
    lying_there = whim.sample([animal for row in ROW for animal in row[:3]], MOST_AT_RANDOM)
    counts = [sum(animal in row for animal in lying_there) for row in ROW]
    there = [animal for row, count in zip(ROW, counts, strict=True) for animal in row[:count]]
    sideways = whim.sample(there, whim.randrange(4))
    if len(sideways) + sum(any(a in row for a in sideways) for row in ROW) <= oracle.DICE:
        check_every_way(laying(*counts, sideways=sideways))


# The oracle, wherever games lead


ANSWERS = {
    Phase.DICE: oracle.dice_moves,
    Phase.TOKENS: oracle.token_moves,
    Phase.HABITAT: oracle.habitat_moves,
    Phase.REROLL: oracle.reroll_moves,
}


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("by", PLAYERS)
def test_the_questions_of_whole_games_have_the_answers_of_the_sheet(players, by):
    """snapshot-42 to snapshot-47, snapshot-49, snapshot-51, snapshot-52, snapshot-74"""
    met = Counter()
    for seed in range(SEEDS):
        for position, _, moves in walk(players, seed, by=by):
            game = position.reading()
            if game.phase in ANSWERS:
                assert moves == ANSWERS[Phase(game.phase)](game)
                met[game.phase] += 1
    assert set(met) == set(ANSWERS)
