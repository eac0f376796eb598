"""What holds for every sight of a table of Snapshot, and what it says of reconstructions."""

import json
import os
import subprocess
import sys

import pytest

from games.snapshot.positions import (
    GAME,
    legal,
    phase,
    table,
)
from games.snapshot.sights import aids, moments, setting, view
from parlour.games.snapshot.box.assignments import ASSIGNMENTS
from parlour.games.snapshot.table import Phase
from parlour.kit.record import SPECTATOR

pytestmark = pytest.mark.talk

OPTIONS = [{}, {"give_up_keeps_animal_tokens": "on", "research_token_per_draw": "on"}]
TABLES = [(2, OPTIONS[0]), (3, OPTIONS[1]), (5, OPTIONS[0])]
every_table = pytest.mark.parametrize(("players", "options"), TABLES)


@every_table
def test_the_assignments_of_others_change_nothing(players, options):  # snapshot-10
    for position in moments(players, options):
        if phase(position) == Phase.OVER:
            continue  # they lie open
        for viewer in (SPECTATOR, 0):
            shown, other = view(position, viewer), position.copy()
            for seat in set(range(players)) - {viewer}:
                other.games[0]["players"][seat]["assignment"] = 1 + (seat * 5) % ASSIGNMENTS
            assert view(other, viewer) == shown
            assert aids(other, 0) == aids(position, 0) if viewer == 0 else True


def test_a_view_is_fresh_each_time():
    position = table(
        3, display={"Savannah": ["Lion"]}, card="Cheetah", offers=[1], piles=[["Okapi"]]
    )
    spoilt = view(position)
    kept = json.dumps(spoilt)
    spoil(spoilt)
    assert json.dumps(view(position)) == kept


def spoil(data):
    """Change everything that can be changed."""
    for part in data.values() if isinstance(data, dict) else data:
        if isinstance(part, dict | list):
            spoil(part)
    data.clear()


@every_table
def test_looking_changes_nothing(players, options):
    for position in moments(players, options):
        before = position.copy()
        view(position)
        aids(position)
        assert position.rows.tobytes() == before.rows.tobytes()


@every_table
def test_only_what_can_be_taken_back_is_not_final(players, options):
    for position in moments(players, options):
        for seat in GAME.engine.actors(position):
            final = {told["move"] for told in aids(position, seat)["settles"]}
            for move in legal(position):
                after = position.copy()
                GAME.engine.play(after, seat, move)
                assert (move in final) == (not after.games["barriers"][0, seat])


@every_table
def test_points_add_up(players, options):  # snapshot-64, snapshot-65
    for position in moments(players, options):
        over = phase(position) == Phase.OVER
        for shown in view(position)["players"].values():
            awards = sum(tile["points"] for tile in shown["tiles"].values())
            cards = shown["assignment"].values() if over else []
            assigned = sum(card["cover_points"] + card["article_points"] for card in cards)
            assert shown["points"] == shown["stars"] + awards + assigned


# What is not the publisher's


def test_the_reconstruction_is_told():
    notices = {told["provenance"]: told["about"] for told in setting(table(2))["notices"]}
    assert {*notices["reconstructed"].split(", ")} >= {"animals", "awards", "assignments"}


def test_an_owners_box_says_nothing_of_a_reconstruction(tmp_path):
    box = tmp_path / "box.toml"
    box.write_text(
        GAME.box.path.read_text("utf-8").replace('"reconstructed: ', '"official: '), "utf-8"
    )
    environment = {**os.environ, "PARLOUR_BOX_SNAPSHOT": str(box), "NUMBA_DISABLE_JIT": "1"}
    told = subprocess.run(
        [sys.executable, "-c", LOOK], env=environment, capture_output=True, text=True, check=True
    )
    assert told.stdout == "[]\n"


LOOK = """
from parlour.games.snapshot import GAME
notices = GAME.setting(GAME.deal(2, 1).reading())["notices"]
print([told for told in notices if told["provenance"] == "reconstructed"])
"""
