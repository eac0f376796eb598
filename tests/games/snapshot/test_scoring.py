"""Scores and places: snapshot-01, snapshot-64 to snapshot-69, snapshot-33."""

import random

import pytest

from games.snapshot.positions import (
    TABLES,
    animal,
    do,
    heard,
    named,
    player,
    rolling,
    table,
)
from games.snapshot.walking import prepare, walk
from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.animals import ANIMAL_NAMES, ICONS, STARS
from parlour.games.snapshot.box.assignments import ASSIGNMENT_ICONS, ASSIGNMENT_NAMES, COVER_ANIMALS
from parlour.games.snapshot.box.awards import TILE_VALUES
from parlour.games.snapshot.box.icons import ICON_NAMES
from parlour.games.snapshot.box.opened import BOX
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import LAY_NO_MORE, STOP
from parlour.kit.rule import INTERPRETED

SEEDS = 1 if INTERPRETED else 10
TABLE = [0, 1, 2, 3, 5, 7, 9, 11]  # at the bottom of every assignment
SIGHTS = ["Stalkers of the Night", "Fur and Whiskers", "Wings over Water"]


def icons_of(name):
    """The icons of an animal, by name."""
    return {ICON_NAMES[icon] for icon in ICONS[animal(name)]}


def ended(piles, cards, players=2, **fields):
    """The last turn of round 40 is over; each seat had a pile and an assignment, by name."""
    fields = {"rounds": 40, "active": players - 1, "piles": piles, **fields}
    position = table(players, display={"Mountain": ["Alpine Ibex"]}, **fields)
    for seat, card in enumerate(cards):
        player(position, seat)["assignment"] = ASSIGNMENT_NAMES.index(card) + 1
    return position, do(position, STOP, LAY_NO_MORE)


def brought(pile, card):
    """What an assignment brings with a pile: cover, points of the article, icons."""
    _, events = ended([pile], [card])
    (cover,) = [values[0] for seat, values in heard(events, Event.COVERED) if seat == 0]
    (article,) = [values[:2] for seat, values in heard(events, Event.ARTICLE) if seat == 0]
    return (cover, *article)


def points(position, players=2):
    """The points of all seats."""
    return [GAME.engine.points(position, seat) for seat in range(players)]


# Stars and tiles


def test_stars_of_photographed_animals_count():
    """snapshot-64: as they come; of two animals the sum."""
    display = {"Savannah": ["Plains Zebra", "Ostrich"]}
    position = rolling(table(2, display=display), 3, 6, 6)
    events = prepare(position, {"Savannah": 1, "Plains Zebra": 1, "Ostrich": 1})
    assert [values[0] for _, values in heard(events, Event.PHOTOGRAPHED)] == [1, 2]
    assert points(position) == [3, 0]


def test_tiles_count():
    """snapshot-65: with the value that was on top."""
    pile = ["Ostrich", "Giraffe"]
    position = rolling(table(2, display={"Savannah": ["Plains Zebra"]}, piles=[pile]), 3, 6)
    prepare(position, {"Savannah": 1, "Plains Zebra": 1})
    assert points(position) == [1 + 5, 0]


# The assignment


@pytest.mark.parametrize(
    ("pile", "cover"),
    [
        ([], 0),
        (["Spotted Hyena"], 5),
        (["Jaguar"], 5),
        (["Spotted Hyena", "Jaguar"], 5),
        (["Lion", "Walrus"], 0),  # the cover of another assignment
    ],
)
def test_either_cover_animal_brings_five_and_both_no_more(pile, cover):
    """snapshot-66"""
    assert brought(pile, "Stalkers of the Night")[0] == cover


def test_the_cover_must_be_photographed_by_the_player():
    """snapshot-66, snapshot-68: neither in reserve nor in another's pile."""
    fields = {"reserves": [["Jaguar"]], "active": 1}
    position, events = ended([[], ["Spotted Hyena"]], SIGHTS[:2], **fields)
    assert [values[0] for _, values in heard(events, Event.COVERED)] == [0, 0]
    assert points(position)[0] == 0


def test_every_matching_icon_counts_two_on_one_animal_twice():
    """snapshot-67: hunters of the night count double."""
    assert {"hunter", "night"} <= icons_of("Jaguar")
    assert brought(["Jaguar"], "Stalkers of the Night")[1:] == (TABLE[2], 2)
    assert brought(["Jaguar"], "Fur and Whiskers")[1:] == (TABLE[1], 1)
    assert brought(["Jaguar"], "Wings over Water")[1:] == (TABLE[0], 0)


@pytest.mark.parametrize("count", range(12))
def test_the_table_tells_the_points_and_its_last_entry_all_beyond(count):
    """snapshot-67: seven icons or more bring 11."""
    mammals = [name for name in ANIMAL_NAMES if "mammal" in icons_of(name)]
    mammals = [name for name in mammals if name not in ("Alpine Ibex", "Meerkat", "Orangutan")]
    wanted = (0, TABLE[min(count, 7)], count)
    assert brought(mammals[:count], "Fur and Whiskers") == wanted


def test_the_raccoon_counts_with_its_icons():
    """snapshot-33, snapshot-67"""
    assert "mammal" in icons_of("Raccoon")
    assert brought(["Raccoon"], "Fur and Whiskers")[2] == 1


@pytest.mark.parametrize("card", ASSIGNMENT_NAMES)
def test_every_assignment_is_scored_as_the_box_says(card):
    """snapshot-66, snapshot-67: piles as they come."""
    number = ASSIGNMENT_NAMES.index(card)
    covers, wanted = BOX.at(f"assignments.{number}.covers"), BOX.at(f"assignments.{number}.icons")
    whim = random.Random(card)
    for size in (1, 5, 9):
        pile = whim.sample([name for name in ANIMAL_NAMES if name != "Alpine Ibex"], size)
        icons = sum(icon in icons_of(name) for name in pile for icon in wanted)
        cover = 5 if set(pile) & set(covers) else 0
        assert brought(pile, card) == (cover, TABLE[min(icons, 7)], icons)


def test_tokens_and_reserve_score_nothing():
    """snapshot-68"""
    fields = {"tokens": [60, 0], "reserves": [["Jaguar", "Lion"]]}
    position, _ = ended([], SIGHTS[:2], **fields)
    assert points(position) == [0, 0]


def test_assignments_are_shown_at_the_end_and_not_before():
    """snapshot-68, snapshot-10: all of them, to everybody."""
    position = table(3, display={"Mountain": ["Alpine Ibex"]})
    assert [player(position, seat)["shown"] for seat in range(3)] == [0, 0, 0]
    position, events = ended([], SIGHTS, players=3)
    cards = [ASSIGNMENT_NAMES.index(card) for card in SIGHTS]
    assert heard(events, Event.SHOWED) == [(seat, (card, 0, 0)) for seat, card in enumerate(cards)]
    assert [player(position, seat)["shown"] - 1 for seat in range(3)] == cards


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
def test_nothing_is_shown_while_the_game_lasts(players):
    """snapshot-68: at no position of a whole game; and then what each seat was dealt."""
    for seed in range(SEEDS):
        for position, _, moves in walk(players, seed):
            shown = [player(position, seat)["shown"] for seat in range(players)]
            dealt = [player(position, seat)["assignment"] for seat in range(players)]
            assert shown == ([0] * players if moves else dealt)


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
def test_the_points_of_whole_games_are_the_sum_of_their_parts(players):
    """snapshot-01, snapshot-64 to snapshot-67: and every point is told of when it comes."""
    for seed in range(SEEDS):
        told = [0] * players
        for number, (position, _, _) in enumerate(walk(players, seed)):
            for event in position.events() if number else []:
                told[event.seat] += GAME.scored(event)
            if number % 9 == 0:
                assert points(position, players) == told
        game = position.reading()
        assert points(position, players) == told == [total(game.players[s]) for s in range(players)]


def total(held):
    """Stars, tiles, cover and article of a player, from the box."""
    pile = named(held.pile)
    tiles = sum(int(TILE_VALUES[kind, place - 1]) for kind, place in enumerate(held.tiles) if place)
    card = held.assignment - 1
    icons = sum(icon in ICONS[animal(name)] for name in pile for icon in ASSIGNMENT_ICONS[card])
    cover = 5 if any(animal(name) in COVER_ANIMALS[card] for name in pile) else 0
    stars = sum(int(STARS[animal(name)]) for name in pile)
    return stars + tiles + cover + TABLE[min(icons, 7)]


# Places


@pytest.mark.parametrize(
    ("scores", "tokens", "places"),
    [
        ([5, 9, 7], [0, 0, 0], [3, 1, 2]),
        ([5, 9, 5], [2, 0, 3], [3, 1, 2]),
        ([9, 9, 7], [1, 0, 9], [1, 2, 3]),
        ([9, 9, 7], [4, 4, 9], [1, 1, 3]),
        ([7, 9, 9], [9, 4, 4], [3, 1, 1]),
        ([9, 7, 7], [0, 2, 2], [1, 2, 2]),
        ([7, 7, 7], [2, 2, 2], [1, 1, 1]),
        ([7, 7, 7, 7, 7], [2, 5, 2, 5, 0], [3, 1, 3, 1, 5]),
    ],
)
def test_more_points_then_more_tokens_then_a_shared_place(scores, tokens, places):
    """snapshot-01, snapshot-69: and so a shared win."""
    position = table(len(scores), tokens=tokens)
    for seat, score in enumerate(scores):
        player(position, seat)["score"] = score
    assert [GAME.engine.place(position, seat) for seat in range(len(scores))] == places
