"""Many games stepped side by side: every slot is a series of whole, replayable games."""

import numpy as np
import pytest

from parlour.games import take
from parlour.kit.drive import start
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.vector import SMALL, Vector
from toys.pennies import GAME as PENNIES

MU = take("mu")
KEY = key_from_seed(8)
GAMES = pytest.mark.parametrize(
    ("game", "seats", "steps"),
    [(MU, 3, 400), (MU, 6, 900), (PENNIES, 1, 30), (PENNIES, 5, 100)],
    ids=lambda it: getattr(it, "name", str(it)),
)
SLOTS = 5


def blank(game, seats):
    return game.blank(seats, {game.options[0].name: 1 if game is MU else 3})


def vector(game, seats, slots=SLOTS, threads=None):
    return Vector(game.contract, blank(game, seats), KEY, slots, threads)


def choose(games, whim):
    """A random legal move in every slot."""
    picks = (whim.random(len(games.turns)) * games.turns["legal"]).astype(int)
    games.turns["move"] = games.moves[np.arange(len(picks)), picks]


def begun(game, seats, number):
    held = blank(game, seats)
    start(held.games[0], records(LUCK, 1)[0], KEY, number)
    return held


def stepped(game, seats, steps):
    """Step a vector; for every slot its games so far, each (number, log, worths at the end)."""
    games, whim = vector(game, seats), np.random.default_rng(2)
    slots = [[(slot, [], None)] for slot in range(SLOTS)]
    for _ in range(steps):
        choose(games, whim)
        chosen = games.turns[["seat", "move"]].tolist()
        games.step()
        for slot, now in enumerate(games.turns):
            number, log, _ = slots[slot].pop()
            log.append(chosen[slot])
            slots[slot].append((number, log, now["worths"].tolist() if now["ended"] else None))
            if now["ended"]:
                slots[slot].append((int(now["number"]), [], None))
    return games, slots


@GAMES
def test_every_slot_plays_its_own_games_of_the_series(game, seats, steps):
    _, slots = stepped(game, seats, steps)
    for slot, games in enumerate(slots):
        assert len(games) > 1
        assert [number for number, *_ in games] == [slot + SLOTS * n for n in range(len(games))]


@GAMES
def test_every_game_replays_from_its_log(game, seats, steps):
    games, slots = stepped(game, seats, steps)
    for slot, played in enumerate(slots):
        for number, log, worths in played:
            again = begun(game, seats, number)
            assert game.engine.replay(again, log) == len(log)
            if worths is None:
                assert again.position() == games.tables.position(slot)
            else:
                assert game.engine.actors(again) == []
                wanted = [game.engine.worth(again, seat) for seat in range(seats)]
                assert worths[:seats] == pytest.approx(wanted, abs=1e-6)


@GAMES
def test_turns_and_lists_are_right_after_every_step(game, seats, steps):
    games, whim = vector(game, seats), np.random.default_rng(3)
    for _ in range(steps // 10):
        for slot, turn in enumerate(games.turns):
            seat = int(turn["seat"])
            assert seat == game.engine.actors(games.tables, slot)[0]
            legal = game.engine.legal_moves(games.tables, seat, slot)
            assert games.moves[slot, : turn["legal"]].tolist() == legal != []
        choose(games, whim)
        games.step()


@pytest.mark.parametrize(("game", "seats"), [(MU, 4), (PENNIES, 3)], ids=("mu", "pennies"))
def test_one_thread_and_two_step_to_the_same_bytes(game, seats):
    slots = SMALL + 45
    one, two = vector(game, seats, slots, 1), vector(game, seats, slots, 2)
    for games in (one, two):
        whim = np.random.default_rng(4)
        for _ in range(30):
            choose(games, whim)
            games.step()
        games.close()
    assert len(one._edges) == 2
    assert len(two._edges) == 3
    assert one.tables.rows.tobytes() == two.tables.rows.tobytes()
    assert one.turns.tobytes() == two.turns.tobytes()
    assert one.moves.tobytes() == two.moves.tobytes()


def test_few_slots_are_not_shared_out():
    assert vector(PENNIES, 2, SMALL - 1, 2)._edges == [0, SMALL - 1]
    assert vector(PENNIES, 2, SMALL, 2)._edges == [0, SMALL // 2, SMALL]
