"""How long a legal list, a game and a move's story can get, and which number means what."""

import re

import pytest

from games.snapshot.positions import (
    TABLES,
    do,
    habitat,
    heard,
    legal,
    named,
    phase,
    player,
    rolling,
    table,
    tokens,
)
from games.snapshot.walking import PLAYERS, prepare, walk
from parlour.games.snapshot import GAME, moves
from parlour.games.snapshot.box.animals import ALL_ANIMALS, OF_HABITAT
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import (
    DECLINE,
    DRAW,
    FIRST_ADD,
    FIRST_GO,
    FIRST_ON_ANIMAL,
    FIRST_ON_HABITAT,
    MOST_LEGAL,
    MOST_MOVES,
    MOVES,
    PAIR_HIGH,
    PAIR_LOW,
    STOP,
)
from parlour.games.snapshot.table import MOST_EVENTS, Phase
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

SEEDS = 1 if INTERPRETED else 10
SWITCHES = ({}, {"give_up_keeps_animal_tokens": "on", "research_token_per_draw": "on"})
SHORE = ["Herring Gull", "Oystercatcher", "Grey Heron", "Grey Seal", "Atlantic Puffin"]  # up to 6


# The longest lists


def test_the_longest_list_pays_for_a_reroll():
    """snapshot-51: supply and five animals with two tokens each: 21 mixes, and giving up."""
    names = ["Lion", "African Wild Dog", "Cheetah", "Spotted Hyena", "Puff Adder"]
    ordered = sorted(names, key=named(ALL_ANIMALS).index)
    position = rolling(table(2, display={"Savannah": ordered}, tokens=[12]), 2)
    prepare(position, {"Savannah": 1, **dict.fromkeys(ordered, 1)}, dict.fromkeys(ordered, 2))
    assert legal(position) == [*range(69, 91)]
    assert len(legal(position)) == MOST_LEGAL == GAME.contract.most_legal == 22


def test_a_full_column_and_all_later_habitats():
    """snapshot-74, snapshot-41: sixteen animals with the Raccoon, three cards and the end."""
    shore = named(OF_HABITAT[0])
    column = [*shore[:6], "Raccoon", *shore[6:]]  # 6, like the two before it
    display = {"Shoreline": column, "Savannah": ["Lion"], "Mountain": ["Gelada"]}
    display["Rainforest"] = ["Okapi"]
    position = table(2, display=display, phase=Phase.DICE)
    do(position, FIRST_ON_HABITAT, FIRST_ON_ANIMAL)
    assert len(legal(position)) == 20 <= MOST_LEGAL
    do(position, FIRST_ON_ANIMAL + 15)
    assert len(legal(position)) == 5


def test_the_raccoon_and_another_animal_to_add():
    """snapshot-41: four habitats for one, one for the other, and the end."""
    position = table(2, reserves=[["Raccoon", "Lion"]])
    do(position, STOP)
    assert len(legal(position)) == 6


def test_the_most_tokens_on_one_animal():
    """snapshot-47: 15 for the hardest of all, so 16 answers."""
    position = table(2, display={"Savannah": ["White Rhino"]}, tokens=[60], phase=Phase.DICE)
    do(position, FIRST_ON_HABITAT + 1, FIRST_ON_ANIMAL, moves.LAY_NO_MORE)
    assert legal(position) == [tokens(n) for n in range(16)] == [*range(49, 65)]


# The longest story of a move


def fives(**fields):
    """Five at the table; seat 0 has all other animals, so that nobody else has anything to do.

    Its pile brings every award, and five photographs more trigger the end.
    """
    reserve = fields.pop("reserve", [])
    gone = {*SHORE, *reserve}
    pile = [name for name in named(ALL_ANIMALS) if name not in gone]
    base = {"piles": [pile], "reserves": [reserve], "deck": [], "display": {"Shoreline": SHORE}}
    return table(5, **{**base, **fields})


def check_last_story(events, begun):
    """Five photographs, five awards, four turns without anything to do, and the end of all."""
    rolled = [Event.ROLLED, Event.ENTERED, *[Event.SHOT, Event.PHOTOGRAPHED] * 5]
    review = [*[Event.AWARDED] * 5, Event.TRIGGERED]
    idle = [Event.STOPPED, Event.NO_DICE, Event.INCOME] * 4
    end = [*[Event.SHOWED, Event.COVERED, Event.ARTICLE] * 5, Event.GAME_OVER]
    assert [kind for kind, *_ in events] == [*begun, *rolled, *review, *idle, *end]
    assert len(events) < MOST_EVENTS


def test_the_last_token_of_five_animals_at_the_very_end():
    """snapshot-46, snapshot-55, snapshot-59, snapshot-62, snapshot-68"""
    position = rolling(fives(tokens=[1]), 3, 6, 6, 6, 6, 6)
    do(position, STOP, FIRST_ON_HABITAT, *(FIRST_ON_ANIMAL + place for place in range(5)))
    do(position, *[tokens(0)] * 4)
    check_last_story(do(position, tokens(1)), [Event.TOKENS_LAID])


def test_a_declined_offer_whose_duty_takes_all_dice():
    """snapshot-25, snapshot-73: the card is placed, nothing can be drawn, six dice lie, and on."""
    fields = {"reserve": ["Lion", "Jaguar"], "card": SHORE[4], "offers": [1]}
    fields |= {"sideways": SHORE[:4], "display": {"Shoreline": SHORE[:4]}}
    position = rolling(fives(phase=Phase.ANSWER, tokens=[0, 1], **fields), 3, 6, 6, 6, 6, 6)
    dice = [Event.DIE_ON_HABITAT, *[Event.DIE_ON_ANIMAL] * 5]
    begun = [Event.DECLINED, Event.PLACED_SIDEWAYS, Event.STOPPED, *dice]
    check_last_story(do(position, DECLINE), begun)


def test_an_added_animal_whose_duty_takes_all_dice():
    """snapshot-40, snapshot-73"""
    fields = {"reserve": [SHORE[4]], "sideways": SHORE[:4]}
    position = fives(**fields, display={"Shoreline": SHORE[:4]}, phase=Phase.ADDING)
    dice = [Event.DIE_ON_HABITAT, *[Event.DIE_ON_ANIMAL] * 5]
    events = do(rolling(position, 3, 6, 6, 6, 6, 6), FIRST_ADD + habitat("Shoreline"))
    check_last_story(events, [Event.ADDED, *dice])


def test_two_habitats_in_one_move():
    """snapshot-49, snapshot-73: the second follows by itself, four animals in all."""
    trees = ["Green Iguana", "Scarlet Macaw"]
    position = table(5, first=1, display={"Shoreline": SHORE[:2], "Rainforest": trees})
    player(position, 0)["pile"] = OF_HABITAT[1] | OF_HABITAT[2]
    targets = ["Shoreline", *SHORE[:2], "Rainforest", *trees]
    prepare(rolling(position, *[6] * 6), dict.fromkeys(targets, 1))
    events = do(position, FIRST_GO)
    assert len(heard(events, Event.PHOTOGRAPHED)) == 4
    assert len(heard(events, Event.GAME_OVER)) == 1
    assert len(events) == 4 + 8 + 3 + 1 + 16 < MOST_EVENTS


def test_the_last_card_of_a_deck_that_nobody_can_buy():
    """snapshot-36, snapshot-73: made of the discard pile, passed by all, placed; all dice owed."""
    kept = {*SHORE, "Lion", "Jaguar", "Okapi"}
    pile = [name for name in named(ALL_ANIMALS) if name not in kept]
    fields = {"display": {"Shoreline": SHORE}, "sideways": SHORE, "deck": [], "first": 1}
    position = table(5, piles=[pile], reserves=[["Lion", "Jaguar"]], **fields)
    assert named(position.reading().discard) == ["Okapi"]
    events = do(rolling(position, 1, 3, 6, 6, 6, 6, 6), DRAW)
    begun = [Event.RESHUFFLED, Event.DREW, *[Event.CANNOT_OFFER] * 4, Event.PLACED, Event.STOPPED]
    assert [kind for kind, *_ in events][:8] == begun
    assert len(heard(events, Event.AWARDED)) == len(heard(events, Event.PHOTOGRAPHED)) == 5
    assert phase(position) == Phase.OVER
    assert len(events) == 8 + 6 + 12 + 6 + 16 < MOST_EVENTS


# In play


@pytest.mark.parametrize("options", SWITCHES)
@pytest.mark.parametrize("by", PLAYERS)
@pytest.mark.parametrize("players", TABLES)
def test_the_bounds_hold_in_play(players, by, options):
    """And whoever is asked has a choice: snapshot-73."""
    for seed in range(SEEDS):
        count = 0
        for position, seat, found in walk(players, seed, options, by):
            assert len(position.events()) < MOST_EVENTS
            assert seat is None or 1 < len(found) <= MOST_LEGAL
            low, high = RUNS[position.reading().phase]
            assert all(low <= move <= high for move in found)
            count += 1
        assert 0 < count <= MOST_MOVES == GAME.contract.most_moves


# The numbers of the moves

RUNS = {
    Phase.OVER: (0, 0),
    Phase.RESEARCH: (0, 1),
    Phase.OFFERS: (2, 3),
    Phase.ANSWER: (4, 9),
    Phase.CARD: (10, 18),
    Phase.ADDING: (19, 27),
    Phase.DICE: (28, 48),
    Phase.TOKENS: (49, 64),
    Phase.HABITAT: (65, 68),
    Phase.REROLL: (69, 90),
}
STARTS = {
    0: moves.STOP,
    1: moves.DRAW,
    2: moves.PASS,
    3: moves.OFFER,
    4: moves.DECLINE,
    5: moves.FIRST_ACCEPT,
    10: moves.TO_RESERVE,
    11: moves.FIRST_PLACE,
    15: moves.FIRST_SPOOK,
    19: moves.ADD_NO_MORE,
    20: moves.FIRST_ADD,
    28: moves.LAY_NO_MORE,
    29: moves.FIRST_ON_HABITAT,
    33: moves.FIRST_ON_ANIMAL,
    49: moves.FIRST_TOKENS,
    65: moves.FIRST_GO,
    69: moves.GIVE_UP,
    70: moves.FIRST_PAY,
    91: moves.MOVES,
}


def test_the_numbers_are_those_of_the_table_in_the_module():
    """Every number from 0 to 90 stands in it once, and each run begins where the code says."""
    rows = re.findall(r"^\| (\d[\d, to]*?) +\|", moves.__doc__, re.M)
    parts = [part for row in rows for part in row.split(", ")]
    runs = [[int(number) for number in part.split(" to ")] for part in parts]
    told = [number for run in runs for number in range(run[0], run[-1] + 1)]
    assert told == list(range(91)) == list(range(MOVES))
    assert all(number == start for number, start in STARTS.items())
    assert {run[0] for run in runs} | {91} == set(STARTS)
    assert GAME.contract.moves == MOVES


def test_each_question_has_a_run_of_its_own():
    """They cover all numbers and none twice."""
    runs = [range(low, high + 1) for asked, (low, high) in RUNS.items() if asked != Phase.OVER]
    assert [number for run in runs for number in run] == list(range(MOVES))
    assert all(moves.FIRST[asked] == low for asked, (low, _) in RUNS.items())


def test_pairs_of_sources_are_numbered_in_order():
    """(0,0), (0,1), ... (5,5), the lower first: snapshot-51."""
    pairs = list(zip(PAIR_LOW.tolist(), PAIR_HIGH.tolist(), strict=True))
    assert pairs == sorted(pairs)
    assert len(set(pairs)) == 21
    assert all(low <= high for low, high in pairs)
    assert (pairs[0], pairs[1], pairs[6], pairs[-1]) == ((0, 0), (0, 1), (1, 1), (5, 5))
