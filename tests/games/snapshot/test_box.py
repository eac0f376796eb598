"""A changed box: every mistake gets one sentence that names its place: snapshot-02 to -06, -10."""

import re

import pytest

from games.boxes import MISSING, is_list_of_tables, read_all
from parlour.games.snapshot.box.opened import BOX

pytestmark = pytest.mark.talk

USUAL = BOX.data

NOT_READ = ("edition", "publisher", "designers")
A_NAME = "must be a name of up to 30 letters a to z"
OWN_NAME = "must be a name that no other entry has"
OWN_SIGN = "must be one character that no other entry has"
ANIMALS, ASSIGNMENTS = USUAL["animals"], USUAL["assignments"]
HOMES = "Shoreline, Savannah, Mountain, Rainforest"
TOO_MANY_OF_ONE = [
    *(card | {"habitat": "Shoreline"} for card in ANIMALS[:57]),
    *(ANIMALS[n] | {"habitat": HOMES.split(", ")[n - 56]} for n in (57, 58, 59)),
    ANIMALS[60],
]
MANY_ICONS = [USUAL["icons"][0] | {"name": "i" * (n + 1), "sign": chr(97 + n)} for n in range(21)]


def whole(least, most, found):
    return f"must be a whole number from {least} to {most}, not {found}"


def entries(least, most):
    return f"must be a list of {least} to {most} entries"


# A path, what is written there, and what is wrong with it.
OUT_OF_RANGE = [
    ("format", 2, "must be 1, the format read here"),
    ("game", "mu", 'must be "snapshot", not "mu"'),
    ("seats.least", 1, whole(2, 5, 1)),
    ("seats.least", 6, whole(2, 5, 6)),
    ("seats.most", 6, whole(2, 5, 6)),
    ("seats.most", 1, whole(2, 5, 1)),
    ("start.animals", -1, whole(0, 12, -1)),
    ("start.animals", 13, whole(0, 12, 13)),
    ("start.tokens", [2, 3, 4, 5], "must be a list of 5 entries"),
    ("start.tokens", [2, 3, 4, 5, 6, 7], "must be a list of 5 entries"),
    ("start.tokens.1", -1, whole(0, 99, -1)),
    ("start.tokens.4", 100, whole(0, 99, 100)),
    ("reserve.most", 1, whole(2, 2, 1)),
    ("reserve.most", 3, whole(2, 2, 3)),
    ("dice.count", 5, whole(6, 6, 5)),
    ("dice.count", 7, whole(6, 6, 7)),
    ("dice.faces", 8, whole(6, 6, 8)),
    ("prices.offer", 2, whole(1, 1, 2)),
    ("prices.reroll", 1, whole(2, 2, 1)),
    ("income.no_photo", 10, whole(0, 9, 10)),
    ("income.no_photo", -1, whole(0, 9, -1)),
    ("end.photos", [9, 8, 7], "must be a list of 4 entries"),
    ("end.photos.0", 0, whole(1, 12, 0)),
    ("end.photos.3", 13, whole(1, 12, 13)),
    ("guard.rounds", 0, whole(1, 40, 0)),
    ("guard.rounds", 41, whole(1, 40, 41)),
    ("scoring.cover", 100, whole(0, 99, 100)),
    ("scoring.animals_for_award", 0, whole(1, 12, 0)),
    ("scoring.animals_for_award", 13, whole(1, 12, 13)),
    ("habitats", USUAL["habitats"][:3], "must be a list of 4 entries"),
    ("habitats", USUAL["habitats"] * 2, "must be a list of 4 entries"),
    ("habitats.0.number", 0, whole(1, 6, 0)),
    ("habitats.3.number", 7, whole(1, 6, 7)),
    ("habitats.1.sign", "☼☼", OWN_SIGN),
    ("habitats.1.sign", "≈", OWN_SIGN),
    ("icons", MANY_ICONS, entries(1, 20)),
    ("icons", [], entries(1, 20)),
    ("icons.3.sign", "hh", OWN_SIGN),
    ("icons.3.sign", "m", OWN_SIGN),
    ("awards", USUAL["awards"][:4], "must be a list of 5 entries"),
    ("awards.0.tiles", [4] * 6, entries(0, 5)),
    ("awards.0.tiles", [2, 3, 4], "must go from the highest tile to the lowest"),
    ("awards.4.tiles", [6, 3, 4], "must go from the highest tile to the lowest"),
    ("awards.2.tiles.0", 100, whole(0, 99, 100)),
    ("awards.2.tiles.2", -1, whole(0, 99, -1)),
    ("animals.0.difficulty", 0, whole(1, 40, 0)),
    ("animals.0.difficulty", 41, whole(1, 40, 41)),
    ("animals.60.difficulty", 41, whole(1, 40, 41)),
    ("animals.0.stars", -1, whole(0, 20, -1)),
    ("animals.5.stars", 21, whole(0, 20, 21)),
    ("animals.5.icons", ["bird", "bird"], "must not list the same twice"),
    ("animals", ANIMALS[:40] + ANIMALS[60:], "must have at least one of the Rainforest"),
    ("animals", ANIMALS[:19] + ANIMALS[40:], "must be more than 40, which the players may hold"),
    ("animals", ANIMALS + ANIMALS[:2], entries(1, 62)),
    ("animals", [], entries(1, 62)),
    ("animals", TOO_MANY_OF_ONE, "must be at most 56 of one habitat"),
    ("assignments", ASSIGNMENTS[:4], entries(5, 40)),
    ("assignments", ASSIGNMENTS * 4, entries(5, 40)),
    ("assignments.0.covers", ["Meerkat"], entries(2, 2)),
    ("assignments.0.covers", ["Meerkat", "Okapi", "Lion"], entries(2, 2)),
    ("assignments.0.covers", ["Meerkat", "Meerkat"], "must not list the same twice"),
    ("assignments.0.icons", [], entries(1, 4)),
    ("assignments.0.icons", ["bird", "herd", "rare", "water", "night"], entries(1, 4)),
    ("assignments.11.icons", ["bird", "bird"], "must not list the same twice"),
    ("assignments.0.points", [], entries(1, 40)),
    ("assignments.0.points", list(range(41)), entries(1, 40)),
    ("assignments.0.points", [0, 2, 1], "must not go down"),
    ("assignments.11.points.1", 100, whole(0, 99, 100)),
    ("assignments.11.points.0", -1, whole(0, 99, -1)),
]
# References to what is not there, and stacks in another order.
UNKNOWN = [
    ("animals.7.habitat", "Desert", f"must be one of {HOMES}, any"),
    ("animals.7.habitat", "all", f"must be one of {HOMES}, any"),
    ("animals.7.icons.1", "feather", "must be one of mammal, bird, reptile, hunter, grazer, night"),
    ("animals.7.icons.1", "Bird", 'is "Bird", which is not known here; did you mean bird'),
    ("awards.1.habitat", "Desert", f"must be one of {HOMES}, all"),
    ("awards.1.habitat", "any", f"must be one of {HOMES}, all"),
    ("awards.1.habitat", "Mountain", "must be the habitats in their order, then all"),
    ("awards.4.habitat", "Shoreline", "must be the habitats in their order, then all"),
    ("assignments.2.covers.1", "Dodo", "must be one of Herring Gull, Oystercatcher, Grey Heron"),
    ("assignments.2.covers.1", "Lyon", 'is "Lyon", which is not known here; did you mean Lion'),
    ("assignments.2.covers.1", "gray heron", 'is "gray heron", which is not known here; did you'),
    ("assignments.2.icons.0", "feather", "must be one of mammal, bird, reptile, hunter"),
    ("animals.3.provenance", "heard: a friend", 'must be "kind: source", kind one of official'),
    ("animals.3.provenance", "seen", 'must be "kind: source", kind one of official'),
]
UNTYPEABLE = ["Bär", "Lion 2", "2 Lions", "L" * 31, "Lion, king", " Lion", "-Lion", "a_b"]
UNTYPEABLE += ["any", "All", "Supply", "seat", "No-more", "The Seat", "Lion--Lion", "Lion  King"]
NAMES = [
    *(("animals.1.name", name, A_NAME) for name in UNTYPEABLE),
    *(("assignments.1.name", name, A_NAME) for name in UNTYPEABLE),
    *((f"{kind}.0.name", "Bär", A_NAME) for kind in ("habitats", "icons", "awards")),
    ("habitats.3.name", "shoreline", OWN_NAME),
    ("icons.4.name", "Bird", OWN_NAME),
    ("awards.4.name", "SHORELINE Portfolio", OWN_NAME),
    ("animals.60.name", "herring gull", OWN_NAME),
    ("animals.60.name", "The Herring-Gull", OWN_NAME),
    ("animals.60.name", "Savannah", OWN_NAME),
    ("animals.60.name", "Lion and Lamb", 'must be a name without the word "and"'),
    ("assignments.11.name", "fur and whiskers", OWN_NAME),
]
NOT_KNOWN = [
    ("colours", 4, "leave it out"),
    ("moon", {"phases": 4, "provenance": "decision: a test"}, "leave it out"),
    ("start.dice", 4, "leave it out"),
    ("animals.3.weight", 4, "leave it out"),
    ("assignments.11.worth", [1], "leave it out"),
]
RACCOONS = [("animals.60.habitat", "Savannah"), ("animals.0.habitat", "any")]  # none, two


def leaves():
    """The path and value of every key, in the first and last entry of each list of tables."""
    for name, value in USUAL.items():
        if is_list_of_tables(value):
            for i in (0, len(value) - 1):
                yield from ((f"{name}.{i}.{key}", held) for key, held in value[i].items())
        elif isinstance(value, dict):
            yield from ((f"{name}.{key}", held) for key, held in value.items())
        elif name not in NOT_READ:
            yield name, value


def wrong_types(path, held):
    """Values of other types than the one that stands there."""
    if isinstance(held, int):
        wanted, wrong = "must be a whole number", ("6", 6.5, True, [6])
    elif isinstance(held, str):
        wanted, wrong = "must be text between quotation marks", (6, "", "  ", ["text"])
    else:
        wanted, wrong = "must be a list of", (6, "text")
    return [(path, value, wanted) for value in wrong]


def check(tmp_path, mistakes, said_at=None):
    """Each mistake gets one sentence that names the file and the place."""
    found = read_all(BOX, tmp_path, [{path: value} for path, value, _ in mistakes])
    for (file, sentence), (path, value, said) in zip(found, mistakes, strict=True):
        begins = f"The box {re.escape(file)} has a mistake( in line [0-9]+)?: "
        said = f"{re.escape(said_at or path)} {re.escape(said)}.*"
        assert re.fullmatch(rf"{begins}{said}(?<!\.)[.?]", sentence), (path, value, sentence)


def test_numbers_and_lists_out_of_range(tmp_path):
    check(tmp_path, OUT_OF_RANGE)


def test_there_is_exactly_one_raccoon(tmp_path):  # snapshot-31
    said = 'must have exactly one with habitat = "any", the Raccoon'
    check(tmp_path, [(path, value, said) for path, value in RACCOONS], "animals")


def test_what_is_not_there_cannot_be_named(tmp_path):
    check(tmp_path, UNKNOWN)


def test_names_are_typeable_and_differ(tmp_path):
    check(tmp_path, NAMES)


def test_every_key_is_needed(tmp_path):
    check(tmp_path, [(path, MISSING, "is missing") for path, _ in leaves()])


def test_every_key_has_a_type(tmp_path):
    check(tmp_path, [mistake for path, held in leaves() for mistake in wrong_types(path, held)])


def test_nothing_else_may_stand_there(tmp_path):
    check(
        tmp_path, [(path, value, f"is not known here; {said}") for path, value, said in NOT_KNOWN]
    )


def test_a_slip_of_the_pen_is_named(tmp_path):
    ((_, sentence),) = read_all(BOX, tmp_path, [{"seats.most": MISSING, "seats.mosst": 5}])
    assert sentence.endswith(": seats.mosst is not known here; did you mean most?")


def test_every_table_is_needed(tmp_path):
    names = [name for name, value in USUAL.items() if isinstance(value, dict)]
    found = read_all(BOX, tmp_path, [{name: MISSING} for name in names])
    for name, (_, sentence) in zip(names, found, strict=True):
        assert re.search(rf"mistake: {name}(\.\w+)? is missing\.$", sentence)


FINE = [
    ("start.animals", 0),
    ("start.animals", 12),
    ("seats.most", 2),
    ("seats.least", 5),
    ("awards.0.tiles", []),
    ("awards.0.tiles", [4, 4, 4, 0, 0]),
    ("animals.0.icons", []),
    ("animals.0.stars", 0),
    ("animals.0.difficulty", 40),
    ("animals.60.difficulty", 1),
    ("animals.60.name", "O'Brien the Red-eyed"),
    ("assignments.0.points", [7]),
    ("assignments.0.points", [0] * 40),
    ("assignments.0.covers", ["Raccoon", "Lion"]),
    ("assignments", ASSIGNMENTS[:5]),
    ("guard.rounds", 1),
    ("edition", "my own"),
]


def test_what_is_just_within_bounds_is_fine(tmp_path):
    found = read_all(BOX, tmp_path, [dict([change]) for change in FINE])
    assert [sentence for _, sentence in found] == ["fine"] * len(FINE)
