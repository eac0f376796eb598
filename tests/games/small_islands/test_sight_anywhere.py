"""What holds for every sight of Small Islands: nothing hidden shows, and all is plain data."""

import json
import os
import random
import subprocess
import sys

import pytest

from games.small_islands.positions import GAME, table
from games.small_islands.sights import aids, moments, view
from parlour.games.small_islands.box.clues import ALL_CLUES
from parlour.kit.record import NOBODY, OWNER, SPECTATOR, marks

pytestmark = pytest.mark.talk

SHORT_GAMES = [
    (2, {"turns": 30, "object_placement": "players", "new_map_clue_from": "hand"}),
    (4, {"turns": 60, "open_treasure": "on"}),
]
every_game = pytest.mark.parametrize(("players", "options"), SHORT_GAMES)


@every_game
def test_a_record_and_its_redaction_look_the_same(players, options):
    for position in moments(players, options):
        for viewer in (SPECTATOR, 0, players - 1):
            seen = position.copy()
            GAME.engine.redact(seen, viewer)
            assert view(position, viewer) == view(seen, viewer)
            assert aids(position, viewer) == aids(seen, viewer)


@every_game
def test_a_view_is_plain_data_and_what_is_hidden_changes_nothing(players, options):
    whim = random.Random(7)
    for position in moments(players, options, seed=4):
        before, shown = position.copy(), [view(position, 0), aids(position, 0)]
        assert json.loads(json.dumps(shown)) == shown
        assert position.rows.tobytes() == before.rows.tobytes()
        other = scrambled(position, 0, whim)
        assert [view(other, 0), aids(other, 0)] == shown


def scrambled(position, viewer, whim):
    """Other hands, treasure, decks and luck, whatever the viewer cannot see."""
    other = position.copy()
    game = other.games[0]
    for seat in set(range(int(other.seats[0]))) - {viewer}:
        held = game["players"][seat]
        held["hand"], held["choices"] = whim.randrange(1, ALL_CLUES), whim.randrange(1, 200)
        held["gold"] = int(held["gold"]) ^ 0x0101
        held["inspected"] = int(held["inspected"]) ^ 0x0101
    for name in ("deck", "treasure", "pool", "unseen"):
        game[name] = int(game[name]) ^ whim.randrange(1, 2**40)
    game["luck"]["key"] = whim.randrange(2**31)
    return other


def test_scrambling_reaches_all_that_is_hidden():
    before = table(2)
    after = scrambled(before, 0, random.Random(2))
    hidden = {n for n, seen in marks(before.record).items() if seen == NOBODY}
    own = {n for n, seen in marks(before.games[0]["players"][1].dtype).items() if seen == OWNER}
    assert own == {"choices", "hand", "inspected", "gold"}
    assert hidden >= {"deck", "treasure", "pool", "unseen"}
    was, now = (p.games[0]["players"][1] for p in (before, after))
    assert all(was[name] != now[name] for name in own)


def test_a_view_is_fresh_each_time():
    reading = table(3, gold=[[2]], amulets="J5").reading()
    for look in (lambda: GAME.view(reading, 0), lambda: GAME.setting(reading)):
        spoilt = look()
        kept = json.dumps(spoilt)
        spoil(spoilt)
        assert json.dumps(look()) == kept


def spoil(data):
    """Change everything that can be changed."""
    for part in data.values() if isinstance(data, dict) else data:
        if isinstance(part, dict | list):
            spoil(part)
    data.clear()


# What is not the publisher's


def test_the_reconstruction_is_told():
    full, base = (
        GAME.setting(table(2, options=options).reading()) for options in ({}, {"volcano": "off"})
    )
    assert full["notice"] == "Clue cards and triads are reconstructed, not the publisher's."
    assert {"about": "clues, triads", "provenance": "reconstructed"} in full["notices"]
    assert base["notice"] == "Clue cards are reconstructed, not the publisher's."


def test_an_owners_box_says_nothing_of_a_reconstruction(tmp_path):
    box = tmp_path / "box.toml"
    box.write_text(
        GAME.box.path.read_text("utf-8").replace('"reconstructed: ', '"official: '), "utf-8"
    )
    environment = {**os.environ, "PARLOUR_BOX_SMALL_ISLANDS": str(box), "NUMBA_DISABLE_JIT": "1"}
    told = subprocess.run(
        [sys.executable, "-c", LOOK], env=environment, capture_output=True, text=True, check=True
    )
    assert told.stdout == "None\n"


LOOK = """
from parlour.games.small_islands import GAME
print(GAME.setting(GAME.deal(2, 1).reading())["notice"])
"""
