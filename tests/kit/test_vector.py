"""Many games stepped side by side: every slot is a series of whole, replayable games."""

import numpy as np
import pytest

from parlour.errors import BadNumber, BadPosition
from parlour.games import take
from parlour.games.series import side_by_side, simulate
from parlour.kit.drive import start
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import Positions, records
from parlour.kit.simulate import simulate as on_cpu
from parlour.kit.vector import SMALL, Vector
from parlour.printable import shown
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


def pick(games, whim):
    """A random place in the legal list of every slot."""
    return (whim.random(len(games.turns)) * games.turns["legal"]).astype(int)


def begun(game, seats, number):
    held = blank(game, seats)
    start(held.games[0], records(LUCK, 1)[0], KEY, number)
    return held


def stepped(game, seats, steps):
    """Step a vector; for every slot its games so far, each (number, log, worths at the end)."""
    games, whim = vector(game, seats), np.random.default_rng(2)
    slots = [[(slot, [], None)] for slot in range(SLOTS)]
    for _ in range(steps):
        picks = pick(games, whim)
        moves = games.moves[np.arange(SLOTS), picks].tolist()
        chosen = list(zip(games.turns["seat"].tolist(), moves, strict=True))
        games.step(picks)
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
        games.step(pick(games, whim))


@pytest.mark.parametrize(("game", "seats"), [(MU, 4), (PENNIES, 3)], ids=("mu", "pennies"))
def test_one_thread_and_two_step_to_the_same_bytes(game, seats):
    slots = SMALL + 45
    one, two = vector(game, seats, slots, 1), vector(game, seats, slots, 2)
    assert len(one._edges) == 2
    assert len(two._edges) == 3
    for games in (one, two):
        whim = np.random.default_rng(4)
        for _ in range(30):
            games.step(pick(games, whim))
        games.close()
        games.step(pick(games, whim))  # alone, once the threads are gone
    assert one.tables.rows.tobytes() == two.tables.rows.tobytes()
    assert one.turns.tobytes() == two.turns.tobytes()
    assert one.moves.tobytes() == two.moves.tobytes()


def test_few_slots_are_not_shared_out():
    assert vector(PENNIES, 2, SMALL - 1, 2)._edges == [0, SMALL - 1]
    assert vector(PENNIES, 2, SMALL, 2)._edges == [0, SMALL // 2, SMALL]


ODD = (None, 3, "000", [0], [0] * 6, [0.0] * 5, [True] * 5, [[0]] * 5, [None] * 5, [10**30] * 5)


@pytest.mark.parametrize("odd", ODD, ids=str)
def test_what_is_no_pick_for_every_slot_is_refused(odd):
    games = vector(MU, 3)
    before = games.tables
    with pytest.raises(BadNumber, match="the legal list of each of the 5 slots"):
        games.step(odd)
    assert np.array_equal(games.tables.rows, before.rows)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("pick", [-1, "legal", 1 << 40, (1 << 64) - 1])
def test_where_one_pick_is_not_in_its_list_no_slot_is_stepped(pick, threads):
    games = vector(MU, 3, SMALL, threads)
    before, turns, legal = games.tables, games.turns.tobytes(), int(games.turns["legal"][7])
    picks = np.zeros(SMALL, np.uint64 if pick == (1 << 64) - 1 else np.int64)
    picks[7] = legal if pick == "legal" else pick
    sentence = rf"^In slot 7 there are {legal} legal moves: pick 0 to {legal - 1}\.$"
    with pytest.raises(BadNumber, match=sentence):
        games.step(picks)
    assert np.array_equal(games.tables.rows, before.rows)
    assert games.turns.tobytes() == turns
    games.step(np.zeros(SMALL, int))
    games.close()


def test_what_a_vector_shows_cannot_be_scribbled_over():
    games = vector(MU, 3)
    for array in (games.turns, games.moves):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = array[1]
    games.tables.rows[:] = 0
    assert games.tables.rows.any()


@pytest.mark.parametrize("odd", [0, -1, None, 1.5, "2", 1 << 40, 10**5_000], ids=shown)
def test_there_is_no_such_number_of_slots_threads_or_games(odd):
    for begin in (
        lambda: side_by_side("mu", 3, odd),
        lambda: side_by_side("mu", 3, SMALL, threads=odd if odd is not None else 0),
        lambda: simulate("mu", 3, -1 if odd == 0 else odd if odd != 1 << 40 else 1 << 60),
        lambda: simulate("mu", 3, 1, threads=odd if odd is not None else 0),
    ):
        with pytest.raises(BadNumber):
            begin()


def test_games_begin_from_a_table_of_their_own():
    scribbled = blank(MU, 3)
    scribbled.games["seats"] = 99
    nothing = Positions(MU.contract.record, 0)
    for odd in (None, blank(PENNIES, 3), scribbled, nothing, Positions(MU.contract.record)):
        with pytest.raises(BadPosition):
            Vector(MU.contract, odd, KEY, 2)
        with pytest.raises(BadPosition):
            on_cpu(MU.contract, odd, KEY, 1)
