"""Upgrade: project_l-33 to project_l-38."""

import pytest

from games.project_l.positions import (
    actors,
    choices,
    choosing,
    do,
    kinds,
    may,
    player,
    stock,
    supply,
    table,
    told,
    upgrades,
    upgrading,
    whim,
)
from parlour.games.project_l.box.pieces import PIECE_IDS
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import DONE, FREE_DOT_MOVE
from parlour.games.project_l.table import Step

LEVEL = {name: int(name[1]) for name in PIECE_IDS}
SMALL, THREES, FOURS, GHOSTS = "D1 I2", "I3 V3", "I4 O4 T4 L4 S4", "P5 U5 L5"
ARROW = {0: {"step": Step.ARROW, "arrows": 1}}
MANY = 60


def without(*names):
    """A supply in which these pieces have run out."""
    return {name: 0 for given in names for name in given.split()}


@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ("D1", "I2"),
        ("I2", f"D1 {THREES}"),
        ("I3", f"{SMALL} V3 {FOURS}"),
        ("V3", f"{SMALL} I3 {FOURS}"),
        ("I4", f"{SMALL} {THREES} O4 T4 L4 S4"),
        ("S4", f"{SMALL} {THREES} I4 O4 T4 L4"),
        ("P5", f"{SMALL} {THREES} {FOURS}"),
        ("L5", f"{SMALL} {THREES} {FOURS}"),
    ],
)
def test_one_level_up_at_most_and_never_a_ghost(given, taken):
    """project_l-33, project_l-35; project_l-36: never for the same shape."""
    assert upgrades(table(2, stocks=[given])) == {given: taken}


def test_the_piece_goes_back_and_another_comes():  # project_l-33
    position = table(2, stocks=["D1 I2 I2"], supply={"I2": 4, "V3": 6})
    events = do(position, 0, upgrading("I2", "V3"))
    assert stock(position, 0) == "D1 I2 V3"
    assert (supply(position, "I2"), supply(position, "V3")) == (5, 5)
    assert kinds(events) == [Event.UPGRADED]
    assert events[0].values[:2] == (PIECE_IDS.index("I2"), PIECE_IDS.index("V3"))
    assert player(position, 0).actions == 2


def test_every_piece_of_the_stock_can_be_given():  # project_l-33
    assert list(upgrades(table(2, stocks=["D1 V3 V3 S4 U5"]))) == ["D1", "V3", "S4", "U5"]
    assert upgrades(table(2, stocks=[""])) == {}


def test_what_the_supply_lacks_cannot_be_taken():  # project_l-33
    position = table(2, stocks=["I3"], supply=without("I2", "O4 S4"))
    assert upgrades(position) == {"I3": "D1 V3 I4 T4 L4"}


def test_a_dot_for_nothing():  # project_l-34
    position = table(2, stocks=["I2"], supply={"D1": 3})
    events = do(position, 0, FREE_DOT_MOVE)
    assert (stock(position, 0), supply(position, "D1")) == ("D1 I2", 2)
    assert told(events, Event.TOOK_PIECE) == [(0, (0, 0, 0))]
    assert player(position, 0).actions == 2


@pytest.mark.parametrize("dots", [5, 0])
def test_with_free_dot_off_nothing_comes_for_nothing(dots):  # project_l-34, project_l-37
    position = table(2, options={"free_dot": "off"}, supply={"D1": dots})
    assert not may(position, 0, FREE_DOT_MOVE)
    assert choices(position) == ""


def test_a_ghost_may_be_given_for_any_coloured_piece():  # project_l-35
    position = table(2, stocks=["U5"], supply={"U5": 4})
    do(position, 0, upgrading("U5", "D1"))
    assert (stock(position, 0), supply(position, "U5")) == ("D1", 5)


@pytest.mark.parametrize("given", ["D1", "I3", "S4", "P5"])
def test_no_shape_for_itself(given):  # project_l-36
    position = table(2, stocks=[f"{given} {given}"])
    assert not may(position, 0, upgrading(given, given))
    assert upgrades(table(2, stocks=[given], supply={"all": 0, given: 9})) == {}


@pytest.mark.parametrize(
    ("given", "gone", "taken"),
    [
        ("D1", "I2", THREES),
        ("D1", "I2 I3", "V3"),
        ("D1", "I3 V3", "I2"),
        ("D1", "I2 I3 V3", FOURS),
        ("D1", f"I2 {THREES} I4 O4 T4 L4", "S4"),
        ("D1", f"I2 {THREES} {FOURS}", None),
        ("I2", "I3", "D1 V3"),
        ("I2", THREES, f"D1 {FOURS}"),
        ("I2", f"{THREES} {FOURS}", "D1"),
        ("I2", f"D1 {THREES} {FOURS}", None),
        ("V3", FOURS, f"{SMALL} I3"),
        ("V3", f"D1 I3 {FOURS}", "I2"),
    ],
)
def test_a_level_that_has_run_out_is_stepped_over(given, gone, taken):
    """project_l-37: only when all of it has run out, and never to a ghost by the action."""
    position = table(2, stocks=[given], supply=without(gone))
    assert upgrades(position).get(given) == taken


@pytest.mark.parametrize(
    ("given", "gone", "taken"),
    [
        ("S4", "", f"{SMALL} {THREES} I4 O4 T4 L4 {GHOSTS}"),
        ("V3", "", f"{SMALL} I3 {FOURS}"),
        ("V3", FOURS, f"{SMALL} I3 {GHOSTS}"),
        ("I2", f"{THREES} {FOURS}", f"D1 {GHOSTS}"),
        ("D1", f"I2 {THREES} {FOURS} P5", "U5 L5"),
        ("P5", "", f"{SMALL} {THREES} {FOURS} U5 L5"),
        ("P5", f"{FOURS} L5", f"{SMALL} {THREES} U5"),
    ],
)
def test_a_red_arrow_reaches_ghosts(given, gone, taken):  # project_l-37, project_l-61
    position = table(2, stocks=[given], supply=without(gone), seats=ARROW)
    assert upgrades(position) == {given: taken}
    assert may(position, 0, DONE)
    assert not may(position, 0, FREE_DOT_MOVE)


@pytest.mark.parametrize(
    ("gone", "offered"),
    [
        ("", ""),
        ("D1", "I2"),
        ("D1 I2", THREES),
        ("D1 I2 V3", "I3"),
        (f"{SMALL} {THREES}", FOURS),
        (f"{SMALL} {THREES} I4 T4", "O4 L4 S4"),
        (f"{SMALL} {THREES} {FOURS}", ""),
    ],
)
def test_where_no_dot_is_left_a_larger_piece_is_named_instead(gone, offered):  # project_l-37
    position = table(2, supply=without(gone))
    assert choices(position) == offered
    assert may(position, 0, FREE_DOT_MOVE) == (gone == "")


def test_naming_it_is_the_whole_action():  # project_l-37
    position = table(2, stocks=["D1"], supply=without("D1 I2"))
    events = do(position, 0, choosing("V3"))
    assert stock(position, 0) == "D1 V3"
    assert told(events, Event.TOOK_PIECE) == [(0, (PIECE_IDS.index("V3"), 0, 0))]
    assert (player(position, 0).actions, player(position, 0).step) == (2, Step.ACTION)


def test_pieces_in_puzzles_cannot_be_upgraded():  # project_l-38
    position = table(2, stocks=["D1"], slots=[[("w16", "..... ..... AAA..")]])
    assert list(upgrades(position)) == ["D1"]


def test_an_upgrade_is_no_matter_for_others():  # project_l-33
    position = table(2, stocks=["D1", "V3"])
    do(position, 0, upgrading("D1", "I2"))
    assert (stock(position, 1), actors(position)) == ("V3", [0])


# The same rules once more, written down as a list of conditions, for any stock and supply.


def next_level(level, held, top):
    """The lowest level above one of which there is any piece."""
    return next((up for up in range(level + 1, top + 1) if up in map(LEVEL.get, held)), None)


def exchangeable(given, held, top):
    """What may be taken for a piece where the supply holds these shapes."""
    up = next_level(LEVEL[given], held, top)
    fitting = [n for n in held if LEVEL[n] <= min(LEVEL[given], top) or LEVEL[n] == up]
    return " ".join(name for name in fitting if name != given)


@pytest.mark.parametrize(("top", "seats"), [(4, {}), (5, ARROW)])
def test_any_stock_and_any_supply(top, seats):  # project_l-33 to project_l-37
    chance = whim(top)
    for _ in range(MANY):
        mine = chance.sample(PIECE_IDS, chance.randrange(1, 6))
        held = [n for n in PIECE_IDS if n in chance.sample(PIECE_IDS, chance.randrange(12))]
        position = table(
            2, stocks=[" ".join(mine)], supply={"all": 0} | dict.fromkeys(held, 1), seats=seats
        )
        wanted = {given: exchangeable(given, held, top) for given in sorted(mine)}
        assert dict(upgrades(position)) == {
            given: taken for given, taken in wanted.items() if taken
        }
