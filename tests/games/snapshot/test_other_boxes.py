"""Quite different boxes make whole games: other animals, counts and numbers, up to the bounds."""

from itertools import product
from string import ascii_lowercase, ascii_uppercase

import pytest

from games.boxes import changed, python, written
from parlour.games.snapshot.box.opened import BOX

pytestmark = pytest.mark.talk

USUAL = BOX.data

PLAY = """
import random
from parlour.games.snapshot import GAME
moves = 0
for players in GAME.seats:
    whim, options = random.Random(players), {"research_token_per_draw": players % 2}
    position = GAME.deal(players, players, options)
    usual = GAME.census(position.reading())
    while deciding := GAME.engine.actors(position):
        (seat,) = deciding
        legal = GAME.engine.legal_moves(position, seat)
        assert 2 <= len(set(legal)) <= GAME.contract.most_legal
        assert all(0 <= move < GAME.contract.moves for move in legal)
        GAME.engine.play(position, seat, whim.choice(legal))
        if moves % 7 == 0:
            assert GAME.census(position.reading()) == usual
        moves += 1
    assert GAME.census(position.reading()) == usual
print("fine", len(usual))
"""
COVER = """
from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.animals import RACCOON
from parlour.games.snapshot.events import Event
position = GAME.deal(2)
game = position.games[0]
for here in game.habitats:
    here.count = 0
game.first, game.active, game.turn, game.rounds = 0, 1, 1, 40
game.players[0].pile, game.players[0].assignment = 1 << RACCOON, 1
GAME.engine.play(position, 1, 0)
print([e.values[0] for e in position.events() if (e.kind, e.seat) == (Event.COVERED, 0)])
"""
WORDS = [a + b for a, b in product(ascii_uppercase, ascii_lowercase)]
HABITATS = ["Reef", "Dunes", "Marsh", "Attic"]


def icons(count):
    """So many icons of other names."""
    return [
        {"name": f"kind {word}", "meaning": word, "sign": sign, "provenance": "decision: a test"}
        for word, sign in zip(WORDS[:count], ascii_lowercase, strict=False)
    ]


def animals(counts, difficulty, stars, kinds):
    """So many animals in each habitat, and one in any; each with two of the icons."""
    homes = [home for home, count in zip(HABITATS, counts, strict=True) for _ in range(count)]
    return [
        {
            "name": WORDS[n],
            "habitat": home,
            "difficulty": difficulty(n),
            "stars": stars,
            "icons": [kinds[i]["name"] for i in {n % len(kinds), n // 3 % len(kinds)}],
            "provenance": "decision: a test",
        }
        for n, home in enumerate([*homes, "any"])
    ]


def assignments(count, points, cards, kinds):
    """So many assignments, each naming two animals and one icon."""
    return [
        {
            "name": f"About {WORDS[n]}",
            "covers": [cards[n]["name"], cards[-n - 1]["name"]],
            "icons": [kinds[n % len(kinds)]["name"]],
            "points": points,
            "provenance": "decision: a test",
        }
        for n in range(count)
    ]


def box(counts, difficulty, kinds, tasks, points, tiles, **more):
    """A box with other cards of every kind."""
    found, names = icons(kinds), [*HABITATS, "all"]
    cards = animals(counts, difficulty, more.pop("stars", 3), found)
    awards = [
        a | {"habitat": h, "tiles": tiles} for a, h in zip(USUAL["awards"], names, strict=True)
    ]
    rows = zip(USUAL["habitats"], HABITATS, (6, 1, 3, 3), strict=True)
    habitats = [usual | {"name": name, "number": number} for usual, name, number in rows]
    data = {"icons": found, "animals": cards, "awards": awards, "habitats": habitats}
    data["assignments"] = assignments(tasks, points, cards, found)
    return changed(data | {key.replace("__", "."): value for key, value in more.items()}, USUAL)


def climbing(n):
    return 1 + n * 7 % 40


BOXES = {
    "another": box((15, 4, 20, 5), climbing, 6, 6, [0, 3, 3, 9], [9, 1], start__animals=5),
    "smallest": box((37, 1, 1, 1), lambda n: 1, 1, 5, [4], [], start__animals=12, guard__rounds=9),
    "largest": box(
        (16, 15, 15, 15),
        lambda n: 40 - n % 3,
        20,
        30,
        list(range(40)),
        [99] * 5,
        stars=20,
        start__tokens=[99] * 5,
        income__no_photo=9,
        end__photos=[12, 12, 10, 9],
    ),
    "lopsided": box((56, 1, 1, 1), climbing, 3, 5, [0, 1], [1], start__animals=12),
}


@pytest.mark.parametrize("name", BOXES)
def test_another_box_plays_whole_games(name, tmp_path):  # snapshot-70, snapshot-73
    """Every component stays, and whoever is asked has a choice."""
    path = written(tmp_path / "box.toml", BOXES[name])
    done = python(PLAY, PARLOUR_BOX_SNAPSHOT=path, PARLOUR_CACHE=str(tmp_path / "cache"))
    kinds = len(BOXES[name]["animals"]) + 5 + 1
    assert (done.stderr, done.stdout) == ("", f"fine {kinds}\n")


@pytest.mark.parametrize(("covers", "points"), [(["Raccoon", "Lion"], 5), (["Okapi", "Lion"], 0)])
def test_the_raccoon_counts_for_a_cover_photo_that_names_it(covers, points, tmp_path):
    """snapshot-33: no assignment of the usual box does."""
    path = written(tmp_path / "box.toml", changed({"assignments.0.covers": covers}, USUAL))
    done = python(COVER, PARLOUR_BOX_SNAPSHOT=path, PARLOUR_CACHE=str(tmp_path / "cache"))
    assert (done.stderr, done.stdout) == ("", f"[{points}]\n")
