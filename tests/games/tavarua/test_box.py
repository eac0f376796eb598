"""A changed box: every mistake gets one sentence that names its place. tavarua-01 to tavarua-10."""

import re

import pytest

from games.boxes import MISSING, is_list_of_tables, read_all
from parlour.games.tavarua.box.opened import BOX

pytestmark = pytest.mark.talk

USUAL = BOX.data

NOT_READ = ("edition", "publisher", "designers")
CARDS, WAVES, STOKES, RANKS = (USUAL[n] for n in ("cards", "waves", "stoke_cards", "ranks"))
KNOWN = "must be one of ride, bail, recover, catch, paddle out, wait, paddle in"
THE_BOARDS = "must be the short and the long one"
TAKEN = "must be a name that nothing else has"
TYPED = "must be a name of up to 30 letters a to z"
ODD = "must be odd: there is a centre space"
ONE_A_ROUND = "must be such that 25 remain: one a round"
PLAIN = {"shift": 0, "barrel": False, "copies": 1, "provenance": "decision: a test"}


def whole(least, most, found):
    return f"must be a whole number from {least} to {most}, not {found}"


def entries(least, most=None):
    return f"must be a list of {least} entries" if most is None else _some(least, most)


def _some(least, most):
    return f"must be a list of {least} to {most} entries"


def both(path, least, most):
    """One below and one above what is allowed."""
    return [(path, n, whole(least, most, n)) for n in (least - 1, most + 1)]


# A path, what is written there, and what is wrong with it.
OUT_OF_RANGE = [
    ("format", 2, "must be 1, the format read here"),
    ("game", "mu", 'must be "tavarua", not "mu"'),
    *both("seats.least", 1, 6),
    *both("seats.most", 1, 6),
    *both("hand.size", 5, 5),
    *both("hand.start_stoke", 0, 9),
    *both("rounds.count", 1, 25),
    *both("sea.rows", 6, 6),
    *both("dice.count", 6, 6),
    *both("dice.faces", 6, 6),
    *both("room.capacity_by_players.0", 1, 6),
    *both("room.capacity_by_players.5", 1, 6),
    ("room.capacity_by_players", [1, 1, 1, 1, 2], entries(6)),
    *both("boards.0.spaces", 3, 9),
    *both("boards.1.spaces", 3, 9),
    *both("boards.0.hardest", 1, 4),
    *both("boards.1.hardest", 1, 4),
    ("boards.0.spaces", 6, ODD),
    ("boards.1.spaces", 4, ODD),
    ("boards", USUAL["boards"][:1], entries(2)),
    ("boards", USUAL["boards"] * 2, entries(2)),
    ("cards", CARDS[:7], entries(8)),
    ("cards", [*CARDS, CARDS[0]], entries(8)),
    *both("cards.0.copies", 1, 30),
    *both("cards.7.copies", 1, 30),
    ("cards.3.value", 3, whole(4, 4, 3)),
    ("cards.4.value", 5, whole(1, 1, 5)),
    ("cards.0.colour", "maroon", "must be teal"),
    ("cards.7.colour", "teal", "must be maroon"),
    ("cards.7.colour", "red", "must be maroon"),
    ("waves", [], entries(1, 20)),
    ("waves", [PLAIN] * 21, entries(1, 20)),
    *both("waves.0.shift", -6, 6),
    *both("waves.13.copies", 1, 30),
    *both("wave.barrels_removed", 0, 20),
    *both("wave.dealt_out", 0, 40),
    ("stoke_cards", STOKES[:11], entries(12)),
    ("stoke_cards", [*STOKES, STOKES[0]], entries(12)),
    *both("stoke_cards.0.copies", 0, 9),
    *both("stoke_cards.11.copies", 0, 9),
    ("stoke_cards.0.key", "tow_out", "must be duck_dive"),
    ("stoke_cards.11.key", "Dawn Patrol", "must be dawn_patrol"),
    ("stoke_cards.4.actions", [], entries(1, 7)),
    ("stoke_cards.4.actions", ["ride"] * 8, entries(1, 7)),
    ("stoke_cards.4.actions.1", "surf", KNOWN),
    ("stoke_cards.4.actions.0", "paddle", KNOWN),
    *both("scoring.shore", 0, 9),
    *both("scoring.stoke", 0, 3),
    *both("scoring.hang_ten", 0, 9),
    *both("scoring.barrel", 0, 9),
    ("ranks", [], entries(2, 9)),
    ("ranks", RANKS * 2, entries(2, 9)),
    *both("ranks.4.least", 0, 200),
    ("cards.3.provenance", "heard: a friend", 'must be "kind: source", kind one of official'),
    ("waves.3.provenance", "seen", 'must be "kind: source", kind one of official'),
]
# What is wrong only beside something else: where it is said.
TOGETHER = [
    ({"seats.least": 4, "seats.most": 3}, "seats.most", whole(4, 6, 3)),
    ({"boards.0.name": "long", "boards.1.name": "short"}, "boards", THE_BOARDS),
    ({"boards.1.name": "fish"}, "boards", THE_BOARDS),
    ({f"cards.{k}.copies": 8 for k in range(8)}, "cards", "must be 66 or more in all"),
    ({"wave.barrels_removed": 10}, "waves", "must have 10 Barrels or more"),
    ({"waves": WAVES[:7]}, "waves", "must have 5 Barrels or more"),
    ({"wave.dealt_out": 11}, "waves", ONE_A_ROUND),
    ({"wave.barrels_removed": 4}, "waves", ONE_A_ROUND),
    ({"waves.2.copies": 9}, "waves", ONE_A_ROUND),
    ({"rounds.count": 24}, "waves", "must be such that 24 remain: one a round"),
    ({"ranks.0.least": 1}, "ranks", "must go up from 0"),
    ({"ranks.1.name": RANKS[0]["name"]}, "ranks", "must each have a name of their own"),
    ({"stoke_cards.1.name": "duck dive"}, "stoke_cards.1.name", TAKEN),
    ({"stoke_cards.0.name": "Wait"}, "stoke_cards.0.name", TAKEN),
    ({"stoke_cards.0.name": "No card"}, "stoke_cards.0.name", TAKEN),
    ({"stoke_cards.0.name": "T3"}, "stoke_cards.0.name", TYPED),
    ({"ranks.1.least": 35}, "ranks", "must go up from 0"),
    ({"ranks.3.least": 20}, "ranks", "must go up from 0"),
]
NOT_KNOWN = [
    ("colours", 4, "leave it out"),
    ("moon", {"phases": 4, "provenance": "decision: a test"}, "leave it out"),
    ("hand.stoke", 4, "leave it out"),
    ("cards.3.weight", 4, "leave it out"),
    ("waves.13.height", 4, "leave it out"),
    ("stoke_cards.11.cost", 1, "leave it out"),
]


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
    if isinstance(held, bool):
        wanted, wrong = "must be true or false", (1, "true", [True])
    elif isinstance(held, int):
        wanted, wrong = "must be a whole number", ("6", 6.5, True, [6])
    elif isinstance(held, str):
        wanted, wrong = "must be text between quotation marks", (6, "", "  ", ["text"])
    else:
        wanted, wrong = "must be a list of", (6, "text")
    return [(path, value, wanted) for value in wrong]


def check(tmp_path, mistakes):
    """Each mistake gets one sentence that names the file and the place."""
    found = read_all(BOX, tmp_path, [change for change, _, _ in mistakes])
    for (file, sentence), (change, path, said) in zip(found, mistakes, strict=True):
        begins = f"The box {re.escape(file)} has a mistake( in line [0-9]+)?: "
        said = f"{re.escape(path)} {re.escape(said)}.*"
        assert re.fullmatch(rf"{begins}{said}(?<!\.)\.", sentence), (change, sentence)


def alone(mistakes):
    return [({path: value}, path, said) for path, value, said in mistakes]


def test_numbers_and_lists_out_of_range(tmp_path):
    check(tmp_path, alone(OUT_OF_RANGE))


def test_what_does_not_go_together(tmp_path):  # tavarua-07 to tavarua-09, tavarua-13, tavarua-89
    check(tmp_path, TOGETHER)


def test_every_key_is_needed(tmp_path):
    check(tmp_path, alone([(path, MISSING, "is missing") for path, _ in leaves()]))


def test_every_key_has_a_type(tmp_path):
    check(tmp_path, alone([m for path, held in leaves() for m in wrong_types(path, held)]))


def test_nothing_else_may_stand_there(tmp_path):
    found = [(path, value, f"is not known here; {said}") for path, value, said in NOT_KNOWN]
    check(tmp_path, alone(found))


def test_a_slip_of_the_pen_is_named(tmp_path):
    ((_, sentence),) = read_all(
        BOX, tmp_path, [{"hand.start_stoke": MISSING, "hand.start_stok": 1}]
    )
    assert sentence.endswith(": hand.start_stok is not known here; did you mean start_stoke?")


OLD = {"one_up_to": 4, "provenance": "seed: by the die"}


def test_a_box_with_room_by_the_die_is_told_what_to_write(tmp_path):  # tavarua-48
    either = [{"capacity": OLD, "room": MISSING}, {"capacity": OLD}]
    goes = "is no longer known: room on a wave goes by the number of players"
    instead = "write a table [room] with capacity_by_players = [1, 1, 1, 1, 2, 2] in its place"
    check(tmp_path, [(change, "capacity", f"{goes}; {instead}") for change in either])


def test_every_table_is_needed(tmp_path):
    names = [name for name, value in USUAL.items() if isinstance(value, dict)]
    found = read_all(BOX, tmp_path, [{name: MISSING} for name in names])
    for name, (_, sentence) in zip(names, found, strict=True):
        assert re.search(rf"mistake: {name}(\.\w+)? is missing\.$", sentence)


FINE = [
    {"seats.most": 1},
    {"seats.least": 6},
    {"hand.start_stoke": 0},
    {"hand.start_stoke": 9},
    {"room.capacity_by_players": [1] * 6},
    {"room.capacity_by_players": [6] * 6},
    {"boards.0.spaces": 3, "boards.1.spaces": 9},
    {"boards.0.hardest": 1, "boards.1.hardest": 4},
    {"cards.0.copies": 30, "cards.7.copies": 1},
    {"seats.most": 1, **{f"cards.{k}.copies": 2 for k in range(8)}},
    {"waves.0.shift": -6, "waves.6.shift": 6},
    {"wave.barrels_removed": 9, "wave.dealt_out": 8},
    {"rounds.count": 1, "wave.dealt_out": 36},
    {f"stoke_cards.{s}.copies": 0 for s in range(12)},
    {f"stoke_cards.{s}.copies": 9 for s in range(12)},
    {"stoke_cards.4.name": "Sticky Feet", "stoke_cards.4.text": "Hold on."},
    {"stoke_cards.4.actions": ["wait", "ride", "bail", "recover", "catch", "paddle in"]},
    {"scoring.shore": 0, "scoring.stoke": 3, "scoring.hang_ten": 9, "scoring.barrel": 9},
    {"ranks": RANKS[:2]},
    {"edition": "my own"},
]


def test_what_is_just_within_bounds_is_fine(tmp_path):
    found = read_all(BOX, tmp_path, FINE)
    assert [sentence for _, sentence in found] == ["fine"] * len(FINE)
