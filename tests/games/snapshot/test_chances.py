"""Chances of Snapshot, against every way the dice can fall and against the rules themselves."""

from itertools import product
from math import sqrt

import pytest

from games.snapshot.positions import (
    animal,
    do,
    habitat,
    lay_dice,
    legal,
    phase,
    player,
    rolling,
    table,
    tokens,
)
from games.snapshot.sights import aids
from parlour.games.nouns import as_id
from parlour.games.snapshot.box.animals import ANIMAL_NAMES, ANIMALS, DIFFICULTY, HOME
from parlour.games.snapshot.box.habitats import HABITAT_NAMES, HABITAT_NUMBERS
from parlour.games.snapshot.moves import DRAW, FIRST_GO, FIRST_PAY, FIRST_SPOOK, LAY_NO_MORE
from parlour.games.snapshot.rules.research import fitting_habitats
from parlour.games.snapshot.sight.chances import WAYS, entering, photographing, spooking
from parlour.games.snapshot.table import Phase
from parlour.kit.luck import key_from_seed
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.talk

FORKS = 300 if INTERPRETED else 6000
NEVER = 5  # standard deviations; with fixed keys the outcome is always the same anyway


def falls(dice):
    """Every way so many dice can fall."""
    return list(product(range(1, 7), repeat=dice))


# Against every way the dice can fall


@pytest.mark.parametrize("dice", range(6))
def test_sums_are_counted_in_every_way(dice):
    sums = [sum(faces) for faces in falls(dice)]
    assert [sums.count(total) for total in range(len(WAYS[dice]))] == WAYS[dice]
    assert sum(WAYS[dice]) == 6**dice


@pytest.mark.parametrize("dice", range(1, 6))
@pytest.mark.parametrize("name", HABITAT_NAMES)
def test_one_die_is_enough_to_enter(name, dice):  # snapshot-50
    number = int(HABITAT_NUMBERS[habitat(name)])
    good = sum(max(faces) >= number for faces in falls(dice))
    found = entering(habitat(name), dice)
    assert (found["ways"], found["of"]) == (good, 6**dice)
    assert found["chance"] == good / 6**dice


@pytest.mark.parametrize("name", HABITAT_NAMES)
def test_a_reroll_is_one_die(name):  # snapshot-51
    reroll = aids(table(2))["entering"][as_id(name)]["reroll"]
    assert (reroll["ways"], reroll["of"]) == (7 - HABITAT_NUMBERS[habitat(name)], 6)


@pytest.mark.parametrize("dice", range(1, 6))
def test_dice_and_tokens_must_reach_the_difficulty(dice):  # snapshot-55
    sums = [sum(faces) for faces in falls(dice)]
    for name in ("Herring Gull", "Golden Eagle", "Lion", "White Rhino"):
        for laid in (0, 1, 2, 7, 15):
            good = sum(total + laid >= DIFFICULTY[animal(name)] for total in sums)
            found = photographing(animal(name), dice, laid)
            assert (found["ways"], found["of"]) == (good, 6**dice)


def test_without_dice_there_is_no_photograph():
    assert photographing(animal("Lion"), 0, 15) == {"ways": 0, "of": 1, "chance": 0.0}


def eagle(dice, supply, name="Golden Eagle"):
    """The chances of an animal with so many dice, and so many tokens to give it."""
    position = table(2, display={"Mountain": [name]}, tokens=[supply])
    lay_dice(position, "Mountain", *[name] * dice)
    return aids(position)["photographing"][as_id(name)]


def test_chances_by_dice_and_by_tokens():  # snapshot-47
    by_dice = eagle(2, 99)["with_dice"]  # its difficulty is 8
    assert ([c["ways"] for c in by_dice][:2], len(by_dice)) == ([0, 15], 5)
    ways = eagle(2, 99)["with_tokens"]
    assert [c["ways"] for c in ways] == [15, 21, 26, 30, 33, 35, 36]
    assert eagle(2, 3)["with_tokens"] == ways[:4]
    assert len(eagle(4, 9, "Alpine Marmot")["with_tokens"]) == 1  # certain with four dice


# Draws


def lying(*names, deck=None):
    """A table with these animals, each in its own habitat, and these cards in the deck."""
    display = {}
    for name in names:
        display.setdefault(HABITAT_NAMES[HOME[animal(name)]], []).append(name)
    return table(2, display=display, deck=deck)


def fits(name, *names):
    """The habitats where an animal is high enough to be placed beside others."""
    found = fitting_habitats(lying(*names).reading().record, animal(name))
    return [habitat for n, habitat in enumerate(HABITAT_NAMES) if int(found) >> n & 1]


def spooks(*names, deck):
    return spooking(lying(*names, deck=deck).reading())


SIXES = [
    next(a for a in ANIMAL_NAMES if DIFFICULTY[animal(a)] >= 6 and HOME[animal(a)] == h)
    for h in range(4)
]


def test_equal_is_not_high_enough():  # snapshot-28
    assert fits("Giraffe", "Ostrich", "Red Panda") == ["Savannah"]  # 7 beside 6
    assert fits("Giraffe", "Meerkat") == []  # 7 as well


def test_the_raccoon_spooks_only_where_it_fits_nowhere():  # snapshot-31, snapshot-32
    deck = ["Raccoon", "Jaguar"]
    assert fits("Raccoon", *SIXES) == []
    assert fits("Raccoon", *SIXES[:2], *SIXES[3:]) == ["Mountain"]
    assert spooks(*SIXES, deck=deck)["anywhere"] == {"ways": 1, "of": 2, "chance": 0.5}
    assert spooks(*SIXES, deck=deck)["ways"] == 1
    assert spooks(deck=deck)["ways"] == 0


def test_the_chance_to_spook_counts_the_cards():  # snapshot-36
    deck = ["Giraffe", "Spotted Hyena", "Cheetah", "Golden Eagle", "Raccoon"]
    found = spooks("Lion", "Gelada", deck=deck)  # 12, 10
    assert (found["ways"], found["of"], found["chance"]) == (3, 5, 0.6)
    assert [c["ways"] for c in found["habitats"].values()] == [0, 2, 1, 0]
    empty = lying(deck=[])
    empty.games[0]["discard"] = 0
    assert spooking(empty.reading()) is None


def test_every_draw_is_as_the_rules_deal_with_it():  # snapshot-23, snapshot-28
    display = {"Savannah": ["Giraffe"], "Mountain": ["Red Panda"], "Shoreline": ["Walrus"]}
    position = table(2, display=display)
    for drawn in range(ANIMALS):
        if not int(position.games[0]["deck"]) >> drawn & 1:
            continue
        after = position.copy()
        after.games[0]["deck"] = 1 << drawn
        spooks = spooking(after.reading())["ways"]
        do(after, DRAW)
        assert (max(legal(after)) >= FIRST_SPOOK) == bool(spooks)


# Against the rules: many copies of one position, each with luck of its own


def forks(position):
    """The position again and again, each time with other luck; always the same ones."""
    for seed in range(FORKS):
        fork = position.copy()
        luck = fork.games["luck"][0]
        luck["key"], luck["counter"], luck["used"] = key_from_seed(seed), 0, 0
        yield fork


def within(good, expected):
    """Whether so many good outcomes fit a chance."""
    spread = sqrt(FORKS * expected * (1 - expected))
    return abs(good - FORKS * expected) <= NEVER * spread


@pytest.mark.parametrize(("name", "lying"), [("Savannah", "Lion"), ("Rainforest", "Jaguar")])
@pytest.mark.parametrize("dice", [1, 2])
def test_habitats_are_entered_as_often_as_foretold(name, lying, dice):  # snapshot-50
    position = table(2, display={name: [lying]}, tokens=[2])
    lay_dice(position, *[name] * dice, *[lying] * (6 - dice))
    assert phase(position) == Phase.TOKENS
    entered = 0
    for fork in forks(position):
        do(fork, tokens(0))
        entered += phase(fork) != Phase.REROLL
    assert within(entered, entering(habitat(name), dice)["chance"])


@pytest.mark.parametrize(("dice", "laid"), [(1, 2), (2, 0), (3, 1), (5, 0)])
def test_animals_are_photographed_as_often_as_foretold(dice, laid):  # snapshot-55
    name = {1: "Golden Eagle", 2: "Golden Eagle", 3: "Red Panda", 5: "Snow Leopard"}[dice]
    position = table(2, display={"Mountain": [name]}, tokens=[3])
    lay_dice(position, "Mountain", *[name] * dice)
    if dice < 5:
        do(position, LAY_NO_MORE)
    good = entered = 0
    for fork in forks(position):
        do(fork, tokens(laid))
        entered += phase(fork) != Phase.REROLL
        good += int(player(fork, 0)["pile"]) != 0
    wanted = photographing(animal(name), dice, laid)["chance"]
    assert within(good, wanted * entering(habitat("Mountain"), 1)["chance"])
    assert entered > good


@pytest.mark.parametrize("name", HABITAT_NAMES)
def test_rerolls_enter_as_often_as_foretold(name):  # snapshot-51
    one = {"Shoreline": "Walrus", "Savannah": "Lion", "Mountain": "Gelada", "Rainforest": "Okapi"}
    position = table(2, display={name: [one[name]]}, tokens=[4])
    lay_dice(position, name, one[name])
    do(position, LAY_NO_MORE)
    do(rolling(position, 1), tokens(0))
    assert phase(position) == Phase.REROLL
    entered = 0
    for fork in forks(position):
        do(fork, FIRST_PAY)
        entered += phase(fork) != Phase.REROLL
    assert within(entered, entering(habitat(name), 1)["chance"])


def test_a_chosen_habitat_is_rolled_for():  # snapshot-49
    display = {"Savannah": ["Lion"], "Rainforest": ["Jaguar"]}
    position = table(2, display=display)
    lay_dice(position, "Savannah", "Savannah", "Lion", "Rainforest", "Jaguar", "Jaguar")
    assert phase(position) == Phase.HABITAT
    entered = 0
    for fork in forks(position):
        do(fork, FIRST_GO + habitat("Savannah"))
        entered += int(fork.games[0]["habitats"][habitat("Savannah")]["count"]) == 0
    assert within(entered, entering(habitat("Savannah"), 2)["chance"])


def test_draws_spook_as_often_as_foretold():  # snapshot-36
    position = table(2, display={"Savannah": ["Lion"], "Mountain": ["Gelada"]})
    wanted = spooking(position.reading())["chance"]
    low = 0
    for fork in forks(position):
        do(fork, DRAW)
        low += max(legal(fork)) >= FIRST_SPOOK
    assert within(low, wanted)
