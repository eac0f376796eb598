"""`@rule`: one signature for all whole numbers; interpreted, plain Python numbers."""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from enum import IntEnum
from pathlib import Path

import numpy as np
import pytest

from parlour.kit import rule as kit_rule
from parlour.kit.rule import INTERPRETED, rule

compiled_only = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
TESTS = Path(__file__).parents[1]
WITH_DEFAULTS = {"table.tell", "table.tell_only"}
USE_EVERYTHING = """
import json
from toys.pennies import GAME as PENNIES
from parlour.games import take
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.rule import CACHE_FOLDER
from parlour.kit.simulate import simulate
from parlour.kit.vector import Vector

for game in (take("mu"), PENNIES):
    for seats in (3, 4):
        blank, key = game.blank(seats), key_from_seed(0)
        list(simulate(game.contract, blank, key, 4, 2, keep_logs=True))
        vector = Vector(game.contract, blank, key, 4)
        for _ in range(9):
            vector.step([0] * 4)
        engine, held = game.engine, game.deal(seats)
        seat = engine.actors(held)[0]
        engine.play(held, seat, engine.legal_moves(held, seat)[0])
        engine.points(held, 0), engine.place(held, 0), engine.worth(held, 0)
        engine.replay(held, []), engine.redact(held, 0), engine.redeal(held, 0, records(LUCK, 1))
print(json.dumps(str(CACHE_FOLDER)))
"""


class Colour(IntEnum):
    RED = 1
    BLUE = 2


@compiled_only
def test_widths_literals_bools_and_enums_share_one_signature(monkeypatch):
    monkeypatch.setattr(kit_rule, "CACHE_FOLDER", None)

    @rule
    def twice(number):
        return 2 * number

    @rule
    def ask(array):
        total = twice(3) + twice(-7) + twice(True) + twice(array[0] > 1)
        total += twice(Colour.RED) + twice(Colour.BLUE) + twice(number=4)
        total += twice(np.int8(5)) + twice(np.int16(5)) + twice(np.uint32(5))
        return total + twice(array[0]) + twice(len(array))

    assert ask(np.array([2], np.int8)) == 2 * (3 - 7 + 1 + 1 + 1 + 2 + 4 + 15 + 2 + 1)
    assert [str(kind) for (kind,) in twice.signatures] == ["int64"]


@compiled_only
def test_other_arguments_keep_their_type():
    assert kit_rule._wide(kit_rule.types.float64) == kit_rule.types.float64
    assert kit_rule._wide(kit_rule.types.int8) == kit_rule.types.int64


@pytest.mark.parametrize(
    "number", [np.int8(3), np.uint32(3), np.int64(3), Colour.BLUE, np.bool_(True), True, 3]
)
def test_interpreted_whole_numbers_arrive_plain(number):
    arrived = kit_rule._widened(lambda *args: args)(number)[0]
    assert type(arrived) is int
    assert arrived == number


def test_interpreted_other_arguments_arrive_as_they_are():
    array, record = np.zeros(2), np.zeros(1, [("a", np.int8)]).view(np.recarray)[0]
    arrived = kit_rule._widened(lambda *args: args)(array, record, 1.5)
    assert arrived[0] is array
    assert arrived[1] is record
    assert arrived[2] == 1.5


def test_interpreted_a_part_of_a_record_arrives_with_attributes():
    records = np.zeros(2, [("parts", [("a", np.int8)], (3,))])

    def count(part):
        part.a += 1

    kit_rule._widened(count)(records[1]["parts"][2])
    assert records["parts"]["a"].tolist() == [[0, 0, 0], [0, 0, 1]]


def test_interpreted_rules_keep_their_name_and_words():
    def lead(game):
        """Who leads."""

    assert kit_rule._widened(lead).__name__ == "lead"
    assert kit_rule._widened(lead).__doc__ == "Who leads."


@pytest.fixture(scope="module")
def signatures(pytestconfig):
    """How often every function was compiled when two games used all drivers, in a cache apart."""
    cache = Path(pytestconfig.cache.mkdir("signatures"))
    paths = os.pathsep.join([str(TESTS), *sys.path])
    env = os.environ | {"PARLOUR_CACHE": str(cache), "PYTHONPATH": paths}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", USE_EVERYTHING],
        env=env,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    folder = Path(json.loads(done.stdout))
    for other in cache.iterdir():
        if other != folder:
            shutil.rmtree(other)
    counts = Counter()
    for path in folder.glob("*.code"):
        *_, layer, module, function = path.name.partition("-")[0].split(".")
        counts[layer, f"{module}.{function}"] += 1
    return counts


def of(signatures, *layers):
    return {name: count for (layer, name), count in signatures.items() if layer in layers}


@compiled_only
def test_a_rule_of_a_game_is_compiled_once(signatures):
    games = of(signatures, "mu", "rules", "guess", "bots", "toys")
    assert len(games) > 90
    assert {name for name, count in games.items() if count > 1} == set()


@compiled_only
def test_a_rule_of_the_kit_is_compiled_at_most_once_a_game(signatures):
    kit = of(signatures, "kit")
    assert {"drive.play_out", "luck.below", "contract.worth", "positions.redact"} <= set(kit)
    assert {name for name, count in kit.items() if count > 2} - WITH_DEFAULTS == set()


@compiled_only
def test_a_rule_with_defaults_is_compiled_once_a_game_for_each_number_of_values_given(signatures):
    games, numbers_of_values = 2, 4
    assert all(of(signatures, "kit")[name] <= games * numbers_of_values for name in WITH_DEFAULTS)
