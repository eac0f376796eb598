"""Wrong calls of every public method of a match: one of our errors, and nothing is changed."""

import inspect

import pytest

import parlour
from attacks.attack import attack
from parlour.errors import ParlourError
from parlour.play.match import Match
from play.test_match import new, played
from walks import GAMES

ODD = (
    None,
    True,
    -1,
    -2,
    0,
    1,
    6,
    99,
    10**30,
    10**5000,
    1.5,
    float("nan"),
    "",
    "x",
    "1",
    "\x1b[31m",
    "\ud800",
    "a" * 10_000,
    b"x",
    [],
    [[]],
    [["x"]],
    [[1]],
    [0, 1],
    {},
    {"a": 1},
    {1},
    object(),
    int,
    lambda: 0,
)
LEFT_OUT = {"new"}  # a class method: attacked below


def calls(match):
    """The public methods that take something, each with how many things."""
    for name, method in inspect.getmembers(match, inspect.ismethod):
        takes = inspect.signature(method).parameters.values()
        if not name.startswith("_") and name not in LEFT_OUT and takes:
            least = sum(p.default is p.empty for p in takes)
            yield name, least, len(takes)


def test_every_method_that_takes_something_is_attacked():
    assert {"play", "plan", "why", "undo", "told", "view", "ask", "aids", "fork", "rename"} <= {
        name for name, *_ in calls(new("mu", 3))
    }


@pytest.mark.parametrize("name", ["mu", "tavarua", "small_islands", "snapshot", "project_l"])
@attack(few=400, many=40_000)
def test_a_wrong_call_gets_one_of_our_errors(name, tries, luck, tally):
    match = played(name, 3, moves=12, by_words=False)
    for _ in range(tries):
        called, least, most = luck.choice(list(calls(match)))
        given = [luck.choice(ODD) for _ in range(luck.randint(least, most))]
        twin = match.copy()
        try:
            getattr(twin, called)(*given)
        except ParlourError:
            assert twin == match
            assert twin.table == match.table
            tally["refused"] += 1
        else:
            tally["done"] += 1


@attack(few=300, many=30_000)
def test_a_wrong_table_gets_one_of_our_errors(tries, luck, tally):
    for _ in range(tries):
        game = luck.choice([*GAMES, *ODD])
        given = {
            name: luck.choice(ODD)
            for name in ("options", "seed", "shuffle", "names")
            if luck.random() < 0.3
        }
        try:
            Match(game, luck.choice([3, 3, *ODD]), **given)
        except ParlourError:
            tally["refused"] += 1
        else:
            tally["dealt"] += 1


@attack(few=500, many=50_000)
def test_a_wrong_call_at_the_front_door_gets_one_of_our_errors(
    tries, luck, tally, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)  # some of the odd things are names of files
    match = new("mu", 3)
    door = {
        parlour.save: [[match, *ODD], [tmp_path / "a", *ODD]],
        parlour.write_record: [[match, *ODD], [tmp_path / "a", *ODD]],
        parlour.load: [[tmp_path / "a", *ODD], ODD],
        parlour.verify: [[tmp_path / "a", *ODD], ODD, ODD, ODD, ODD],
        parlour.make_bot: [["mc", "random", *ODD], ODD],
        parlour.take: [ODD],
        lambda *given: parlour.make_bot("mc", playouts=given[0], seconds=given[1]): [ODD, ODD],
    }
    for _ in range(tries):
        called, takes = luck.choice(list(door.items()))
        try:
            called(*[luck.choice(choices) for choices in takes])
        except ParlourError:
            tally["refused"] += 1
        else:
            tally["done"] += 1
