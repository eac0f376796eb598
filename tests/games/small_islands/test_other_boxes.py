"""Quite different boxes make whole games: other islands, cards and numbers, up to the bounds."""

import pytest

from games.boxes import changed, python
from games.small_islands.changed_boxes import written
from games.small_islands.test_box import tiny
from parlour.games.small_islands.box.islands import SEGMENTS, SIDES
from parlour.games.small_islands.box.opened import BOX

pytestmark = pytest.mark.talk

USUAL = BOX.data
CLUES = USUAL["clues"]["cards"]
TERRAINS = [kind["name"] for kind in USUAL["terrain"]["land"]]

PLAY = """
import random, sys
from parlour.games.small_islands import GAME
moves = 0
for players in GAME.seats:
    for volcano in ("off", "on"):
        whim = random.Random(players)
        options = {"turns": min(12, GAME.options[-1].most), "volcano": volcano, "island": 1}
        options["object_placement"] = players % 2
        position = GAME.deal(players, players, options)
        usual = GAME.census(position.reading())
        while deciding := GAME.engine.actors(position):
            (seat,) = deciding
            legal = GAME.engine.legal_moves(position, seat)
            assert 1 <= len(set(legal)) <= GAME.contract.most_legal
            assert all(0 <= move < GAME.contract.moves for move in legal)
            GAME.engine.play(position, seat, whim.choice(legal))
            moves += 1
        assert GAME.census(position.reading()) == usual
print("fine", len(usual))
"""
OBJECTS = """
from parlour.games.small_islands import GAME
from parlour.games.small_islands.box.map import members
for placement in ("random", "players"):
    for seed in range(20):
        position = GAME.deal(3, seed, {"island": 1, "object_placement": placement})
        while position.games[0]["step"] < 4:
            (seat,) = GAME.engine.actors(position)
            legal = GAME.engine.legal_moves(position, seat)
            GAME.engine.play(position, seat, legal[seed % len(legal)])
        game = position.games[0]
        huts, palms = len(members(game["huts"])), len(members(game["palms"]))
        statues = sum(at >= 0 for at in game["statues"])
        print(huts < 4, 1 <= palms <= 3, statues < 3, int(game["step"]))
"""
EVERY_NEAR = [f"{word} {what}" for word in ("near", "not near largest") for what in TERRAINS]
OTHER_TRIADS = [["lake", "lake"], ["river", "lake"], ["beach", "river"], ["lake", "beach"]]
BOXES = {
    "tiny islands": tiny("small_a", "small_b", "small_c", "large_b"),
    "tiniest islands": tiny(*(f"{size}_{segment}" for size in SIDES for segment in SEGMENTS)),
    "few cards": {"clues.cards": CLUES[36:52], "hand.with_two": 1, "hand.with_more": 8},
    "other clues": {"clues.cards": [*EVERY_NEAR, "near volcano", "not near lava", *CLUES[::2]]},
    "least": {
        "roses.each": 1,
        "amulets.count": 1,
        "lava.count": 0,
        "cubes.each": 1,
        "move.bounds": 1,
        "curses.count": 0,
        "treasure.gold": [0, 0, 0, 0, 12],
        "objects.apart": 1,
    },
    "most": {
        "roses.each": 60,
        "amulets.count": 99,
        "lava.count": 99,
        "cubes.each": 99,
        "move.bounds": 9,
        "curses.count": 9,
        "curses.first_cards_without": 0,
        "treasure.gold": [60, 0, 0, 0, 50],
        "treasure.lowest": 99,
    },
    "other triads": {"triads.tiles": OTHER_TRIADS},
    "two players": {"seats.most": 2, "vehicles.colours": ["red", "blue"]},
}


def run(code, changes, tmp_path):
    """Run code with a changed box; what it prints."""
    path = written(tmp_path / "box.toml", changed(changes, USUAL))
    found = python(code, PARLOUR_BOX_SMALL_ISLANDS=path, PARLOUR_CACHE=str(tmp_path / "cache"))
    assert found.stderr == ""
    return found.stdout.splitlines()


@pytest.mark.parametrize("name", BOXES)
def test_another_box_plays_whole_games(name, tmp_path):
    """small_islands-66, small_islands-70, small_islands-71: every component stays."""
    seats = BOXES[name].get("seats.most", 4)
    cards = len(BOXES[name].get("clues.cards", CLUES)) + 4
    assert run(PLAY, BOXES[name], tmp_path) == [f"fine {cards + 6 + seats + 2}"]


def test_objects_without_a_place_stay_out(tmp_path):
    """small_islands-07c: on tiny islands, and the set-up goes on, however they are placed."""
    found = run(OBJECTS, BOXES["tiny islands"], tmp_path)
    assert found == ["True True True 4"] * 40
