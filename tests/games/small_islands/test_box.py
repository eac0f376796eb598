"""A changed box: every mistake gets one sentence that names its place. small_islands-02, -27."""

import re

import pytest

from games.boxes import MISSING
from games.small_islands.changed_boxes import read_all
from parlour.games.small_islands.box.opened import BOX

pytestmark = pytest.mark.talk

USUAL = BOX.data
NOT_READ = ("edition", "publisher", "designers")
CLUES, TILES = USUAL["clues"]["cards"], USUAL["volcanic_tiles"]["cards"]
LAND, CUBES = USUAL["terrain"]["land"], USUAL["cubes"]["colours"]
LETTERS = "must have letters alone in its name"
OWN_NAME = "must each have a name of their own"
A_CLUE = 'must be a clue like "not next to largest beach"'
TERRAINS = "must be one of beach, jungle, scrubland, mountain, lake, river"
ONCE = "must name every hex once, and [0, 0] among them"


def whole(least, most, found):
    return f"must be a whole number from {least} to {most}, not {found}"


def entries(least, most):
    return f"must be a list of {least} to {most} entries"


# A path, what is written there, and what is wrong with it.
OUT_OF_RANGE = [
    ("format", 2, "must be 1, the format read here"),
    ("game", "mu", 'must be "small_islands", not "mu"'),
    ("seats.least", 1, whole(2, 4, 1)),
    ("seats.most", 5, whole(2, 4, 5)),
    ("cubes.each", 0, whole(1, 99, 0)),
    ("cubes.each", 100, whole(1, 99, 100)),
    ("objects.huts", 5, whole(4, 4, 5)),
    ("objects.palms", 2, whole(3, 3, 2)),
    ("objects.statues", 4, whole(3, 3, 4)),
    ("objects.apart", 0, whole(1, 4, 0)),
    ("objects.apart", 5, whole(1, 4, 5)),
    ("roses.each", 0, whole(1, 60, 0)),
    ("roses.each", 61, whole(1, 60, 61)),
    ("amulets.count", 0, whole(1, 99, 0)),
    ("amulets.count", 100, whole(1, 99, 100)),
    ("lava.count", -1, whole(0, 99, -1)),
    ("lava.count", 100, whole(0, 99, 100)),
    ("move.bounds", 0, whole(1, 9, 0)),
    ("move.bounds", 10, whole(1, 9, 10)),
    ("stop.turns", 0, whole(1, 600, 0)),
    ("stop.turns", 601, whole(1, 600, 601)),
    ("hand.with_two", 0, whole(1, 9, 0)),
    ("hand.with_more", 10, whole(1, 9, 10)),
    ("treasure.lowest", 0, whole(1, 99, 0)),
    ("treasure.lowest", 100, whole(1, 99, 100)),
    ("treasure.gold", [10, 9, 11, 6], "must be a list of 5 entries"),
    ("treasure.gold.2", -1, whole(0, 60, -1)),
    ("treasure.gold.2", 61, whole(0, 60, 61)),
    ("treasure.gold", [5, 6, 0, 0, 0], "must be 12 to 110 in all"),
    ("treasure.gold", [60, 51, 0, 0, 0], "must be 12 to 110 in all"),
    ("curses.count", 10, whole(0, 9, 10)),
    ("curses.first_cards_without", -1, whole(0, 60, -1)),
    ("curses.first_cards_without", 61, whole(0, 60, 61)),
    ("terrain.land", LAND[:5], "must be a list of 6 entries"),
    ("cubes.colours", CUBES[:3], "must be a list of 4 entries"),
    ("vehicles.colours", ["red", "blue", "yellow", "green", "pink"], "must be a list of 4 entries"),
    ("triads.tiles", USUAL["triads"]["tiles"][:3], "must be a list of 4 entries"),
    ("triads.tiles.1", ["beach", "mountain", "lake"], "must be a list of 2 entries"),
    ("volcanic_tiles.cards", TILES[:3], "must be a list of 4 entries"),
    ("clues.cards", CLUES[:11], entries(12, 58)),
    ("clues.cards", CLUES + CLUES[:7], entries(12, 58)),
    ("assembly.orders", [["a", "b", "c"]], "must be a list of 2 entries"),
    ("assembly.orders.1", ["a", "c"], "must be a list of 3 entries"),
    ("assembly.orders.1", ["a", "c", "c"], 'must have "a", "b" and "c" once each'),
    ("assembly.offsets.0.1.0", 3, whole(-2, 2, 3)),
    ("segments.small_a", USUAL["segments"]["small_a"][:6], entries(7, 62)),
    ("segments.small_b.3", [2, 2], "must be a list of 3 entries"),
    ("segments.small_b.3.0", 13, whole(-12, 12, 13)),
]
# What is written somewhere, and the other place where the mistake shows.
ELSEWHERE = [
    ("segments.large_c.0", [0, 0, "jungle"], "segments.large_c", ONCE),
    ("segments.large_c", USUAL["segments"]["large_c"][:29], "segments.large_c", ONCE),
    ("assembly.offsets.0.1", [0, 0], "segments.small_b", "must not overlap others"),
    ("segments.small_a.18", [6, 0, "lake"], "segments", "must leave land all round each hex"),
    ("segments.small_a.0", [12, 12, "lake"], "segments", "must make islands of 186 hexes"),
    ("clues.cards.1", CLUES[0], "clues.cards", "must all be different, and none like a volcanic"),
    ("clues.cards.1", TILES[2], "clues.cards", "must all be different, and none like a volcanic"),
    ("terrain.land.1.name", "Beach", "terrain.land", OWN_NAME),
    ("terrain.land.1.letter", "b", "terrain.land", OWN_NAME),
    ("cubes.colours.3.name", "White", "cubes.colours", OWN_NAME),
    ("cubes.colours.3.letter", "w", "cubes.colours", OWN_NAME),
    ("vehicles.colours.3", "red", "vehicles.colours", OWN_NAME),
    ("cubes.colours.1.name", "grey2", "cubes.colours.1", LETTERS),
    ("terrain.land.1.one", "a beach", "terrain.land", "must have words that tell the clues apart"),
]
UNKNOWN = [
    ("clues.cards.0", "on beach", A_CLUE),
    ("clues.cards.0", "in the beach", A_CLUE),
    ("clues.cards.0", "in desert", A_CLUE),
    ("clues.cards.0", "next to largest hut", A_CLUE),
    ("clues.cards.0", "not not in beach", A_CLUE),
    ("clues.cards.0", "in hut", "must name a terrain to be in, not hut"),
    ("volcanic_tiles.cards.3", "not in lava", "must name a terrain to be in, not lava"),
    ("triads.tiles.2.1", "ocean", TERRAINS),
    ("segments.large_a.4.2", "Beach", TERRAINS),
    ("terrain.provenance", "heard: a friend", 'must be "kind: source", kind one of official'),
]
NOT_KNOWN = [
    ("colours", 4, "leave it out"),
    ("seats.usual", 3, "leave it out"),
    ("terrain.land.2.height", 3, "leave it out"),
    ("segments.huge_a", [[0, 0, "lake"]], "leave it out"),
]


def leaves():
    """The path and value of every key of every table."""
    for name, value in USUAL.items():
        if isinstance(value, dict):
            yield from ((f"{name}.{key}", held) for key, held in value.items())
        elif name not in NOT_READ:
            yield name, value
    yield from ((f"terrain.land.5.{key}", held) for key, held in LAND[5].items())
    yield from ((f"cubes.colours.3.{key}", held) for key, held in CUBES[3].items())


def wrong_types(path, held):
    """Values of other types than the one that stands there."""
    if isinstance(held, int):
        wanted, wrong = "must be a whole number", ("6", 6.5, True)
    elif isinstance(held, str):
        wanted, wrong = "must be text between quotation marks", (6, "", ["text"])
    else:
        wanted, wrong = "must be a list of", (6, "text")
    return [(path, value, path, wanted) for value in wrong]


def check(tmp_path, mistakes):
    """Each mistake (path, value, place told, what is told) gets one sentence."""
    found = read_all(BOX, tmp_path, [{path: value} for path, value, _, _ in mistakes])
    for (file, sentence), (path, value, place, said) in zip(found, mistakes, strict=True):
        begins = f"The box {re.escape(file)} has a mistake( in line [0-9]+)?: "
        said = f"{re.escape(place)} {re.escape(said)}.*"
        assert re.fullmatch(rf"{begins}{said}(?<!\.)\.", sentence), (path, value, sentence)


def at_its_place(mistakes):
    return [(path, value, path, said) for path, value, said in mistakes]


def test_numbers_and_lists_out_of_range(tmp_path):
    check(tmp_path, at_its_place(OUT_OF_RANGE))


def test_what_does_not_go_together(tmp_path):
    """small_islands-02: segments must fit; small_islands-27: no card twice."""
    check(tmp_path, ELSEWHERE)


def test_what_is_not_there_cannot_be_named(tmp_path):
    check(tmp_path, at_its_place(UNKNOWN))


def test_every_key_is_needed(tmp_path):
    check(tmp_path, [(path, MISSING, path, "is missing") for path, _ in leaves()])


def test_every_key_has_a_type(tmp_path):
    check(tmp_path, [mistake for path, held in leaves() for mistake in wrong_types(path, held)])


def test_nothing_else_may_stand_there(tmp_path):
    known = [(path, value, path, f"is not known here; {said}") for path, value, said in NOT_KNOWN]
    check(tmp_path, known)


def tiny(*names):
    """Segments with hexes only within two spaces of the middle."""
    return {
        f"segments.{name}": [
            [x, y, kind]
            for x, y, kind in USUAL["segments"][name]
            if max(abs(x), abs(y), abs(x + y)) < 3
        ]
        for name in names
    }


def test_a_map_has_a_letter_for_every_column(tmp_path):
    """small_islands-74"""
    far = [[2, 12, "lake"], [2, -12, "lake"]]
    segments = tiny("small_a", "small_b", "small_c", "large_b")
    wide = segments | {"segments.small_a": segments["segments.small_a"] + far}
    (_, fine), (_, sentence) = read_all(BOX, tmp_path, [segments, wide])
    assert fine == "fine"
    assert sentence.endswith("segments must make islands of 26 columns at most, a letter each.")


def test_fewer_players_need_fewer_vehicles(tmp_path):
    """small_islands-01, small_islands-04"""
    two = {"seats.most": 2, "vehicles.colours": ["red", "blue"]}
    ((_, fine), (_, wrong)) = read_all(BOX, tmp_path, [two, {"seats.most": 2}])
    assert fine == "fine"
    assert wrong.endswith("vehicles.colours must be a list of 2 entries.")


FINE = [
    ("lava.count", 0),
    ("objects.apart", 1),
    ("curses.count", 0),
    ("curses.first_cards_without", 39),
    ("treasure.gold", [60, 50, 0, 0, 0]),
    ("treasure.lowest", 99),
    ("hand.with_two", 9),
    ("clues.cards", CLUES[:12]),
    ("clues.cards", [*CLUES[:40], "near beach", "not near largest river", "near volcano"]),
    ("triads.tiles", [["lake", "lake"]] * 4),
    ("edition", "my own"),
]


def test_what_is_just_within_bounds_is_fine(tmp_path):
    found = read_all(BOX, tmp_path, [dict([change]) for change in FINE])
    assert [sentence for _, sentence in found] == ["fine"] * len(FINE)
