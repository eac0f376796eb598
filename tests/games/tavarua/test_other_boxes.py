"""Quite different boxes make whole games: other cards, counts and numbers, up to the bounds."""

import pytest

from games.boxes import changed, python, written
from parlour.games.tavarua.box.opened import BOX

pytestmark = pytest.mark.talk

USUAL = BOX.data

PLAY = """
import os
import random
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.waves import MOST_ROUNDS, WAVES
from parlour.games.views import things
for players in GAME.seats:
    for break_rule in (0, 1) if "LONG_WALKS" in os.environ else (players % 2,):
        whim, options = random.Random(players), {"break_rule": break_rule}
        position = GAME.deal(players, players, options)
        usual = GAME.census(position.reading())
        moves = 0
        while deciding := GAME.engine.actors(position):
            seat = whim.choice(deciding)
            legal = GAME.engine.legal_moves(position, seat)
            assert 1 <= len(set(legal)) == len(legal) <= GAME.contract.most_legal
            assert all(0 <= move < GAME.contract.moves for move in legal)
            GAME.engine.play(position, seat, whim.choice(legal))
            if moves % 29 == 0:
                assert GAME.census(position.reading()) == usual
                GAME.aids(position.reading(), seat)
                seen = GAME.setting(position.reading()), GAME.view(position.reading(), seat)
                ids = [id for part in seen for id in things(part)]
                assert len(ids) == len(set(ids))
                assert len(seen[0]["wave_cards"]) == WAVES
            moves += 1
        assert GAME.census(position.reading()) == usual
        game = position.reading()
        assert (game.rounds, game.waves_left) == (MOST_ROUNDS, 0)
        assert min(p.tokens for p in game.players) >= 0
        assert moves <= GAME.contract.most_moves
        points = [GAME.engine.points(position, seat) for seat in range(players)]
        assert min(points) >= 0
print("fine", len(usual))
"""
FULL = """
from parlour.games.tavarua import GAME
position = GAME.deal(2, 1)
for seat in GAME.engine.actors(position) * 2:
    seat = GAME.engine.actors(position)[0]
    GAME.engine.play(position, seat, 1)
game = position.reading()
print(game.waves_left, sum(game.wave_box), game.deck_left, game.stoke_left, game.players[0].tokens)
"""
ANY = ["ride", "bail", "recover", "catch", "paddle out", "wait", "paddle in"]
WHY = {"provenance": "decision: a test"}


def waves(*rows):
    """Wave cards: shift, Barrel or not, copies."""
    return [{"shift": s, "barrel": b, "copies": n} | WHY for s, b, n in rows]


def copies(name, count, value):
    return {f"{name}.{n}.copies": value for n in range(count)}


BOXES = {
    "another": {
        "waves": waves((-1, False, 10), (2, False, 10), (0, True, 8)),
        "wave.barrels_removed": 3,
        "wave.dealt_out": 5,
        "rounds.count": 20,
        "room.capacity_by_players": [2, 1, 1, 2, 1, 3],
        "boards.0.spaces": 3,
        "hand.start_stoke": 4,
        **{f"stoke_cards.{s}.actions": ANY for s in range(12)},
    },
    "smallest": {
        "seats.most": 3,
        **copies("cards", 8, 5),
        **copies("stoke_cards", 12, 0),
        "waves": waves((3, False, 1), (-3, True, 1)),
        "wave.barrels_removed": 0,
        "wave.dealt_out": 0,
        "rounds.count": 2,
        "hand.start_stoke": 0,
        "boards.0.hardest": 1,
        "boards.1.hardest": 1,
        "ranks": USUAL["ranks"][:2],
    },
    "largest": {
        **copies("cards", 8, 30),
        **copies("stoke_cards", 12, 9),
        "waves": waves(*((n % 3 - 1, n % 2 == 0, 4) for n in range(20))),
        "wave.barrels_removed": 20,
        "wave.dealt_out": 35,
        "hand.start_stoke": 9,
        "boards.0.spaces": 9,
        "boards.1.spaces": 9,
        "boards.1.hardest": 4,
        "room.capacity_by_players": [6] * 6,
        "scoring.stoke": 3,
        "scoring.barrel": 9,
        "scoring.hang_ten": 9,
        "scoring.shore": 9,
    },
    "scarce": {
        **{f"cards.{k}.copies": n for k, n in enumerate((9, 9, 8, 7, 9, 8, 8, 8))},
        **copies("stoke_cards", 12, 0),
        "stoke_cards.3.copies": 2,
        "hand.start_stoke": 9,
        "boards.0.spaces": 9,
        "waves": waves((0, False, 21), (0, True, 21)),
    },
}


@pytest.mark.parametrize("name", BOXES)
def test_another_box_plays_whole_games(name, tmp_path):  # tavarua-01, tavarua-78
    """Every card stays, hands can always be refilled, and whoever is asked has an answer."""
    data = changed(BOXES[name], USUAL)
    path = written(tmp_path / "box.toml", data)
    done = python(PLAY, PARLOUR_BOX_TAVARUA=path, PARLOUR_CACHE=str(tmp_path / "cache"))
    kinds = 8 + 12 + len(data["waves"])
    assert (done.stderr, done.stdout) == ("", f"fine {kinds}\n")


def test_the_numbers_of_a_box_are_those_played_with(tmp_path):  # tavarua-07 to tavarua-10
    path = written(tmp_path / "box.toml", changed(BOXES["another"], USUAL))
    done = python(FULL, PARLOUR_BOX_TAVARUA=path, PARLOUR_CACHE=str(tmp_path / "cache"))
    assert (done.stderr, done.stdout) == ("", "20 8 98 36 4\n")
