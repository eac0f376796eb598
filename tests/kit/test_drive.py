"""Games played by themselves: whole games, their logs, series on many threads."""

import numpy as np
import pytest

from parlour.errors import BadNumber
from parlour.games import take
from parlour.games.series import simulate as of_seed
from parlour.kit import simulate as series
from parlour.kit.drive import play_out, start
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.record import MOST_SEATS
from parlour.kit.simulate import Batch, Players, simulate
from parlour.kit.vector import Vector
from toys.pennies import GAME as PENNIES

MU = take("mu")
KEY = key_from_seed(4)
GAMES = pytest.mark.parametrize(
    ("game", "seats"),
    [(MU, 3), (MU, 5), (PENNIES, 1), (PENNIES, 4)],
    ids=lambda it: getattr(it, "name", str(it)),
)


def blank(game, seats):
    return game.blank(seats, {game.options[0].name: 1 if game is MU else 3})


def begun(game, seats, number):
    """A game of the series, dealt, and the luck of its players."""
    held, whims = blank(game, seats), records(LUCK, 1)
    start(held.games[0], whims[0], KEY, number)
    return held, whims


def played(game, seats, number):
    held, whims = begun(game, seats, number)
    log = np.zeros((game.contract.most_moves, 2), np.int16)
    moves = np.zeros(game.contract.most_legal, np.int64)
    length = play_out(held.games[0], whims[0], moves, log)
    return held, log[:length]


def whole(game, seats, games, threads, **more):
    """A series as four arrays."""
    batches = list(simulate(game.contract, blank(game, seats), KEY, games, threads, **more))
    return Batch(*(np.concatenate(part) for part in zip(*batches, strict=True)))


def same(one, other):
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


@GAMES
def test_a_log_replays_to_the_same_bytes(game, seats):
    for number in range(5):
        end, log = played(game, seats, number)
        again, _ = begun(game, seats, number)
        assert game.engine.actors(end) == []
        assert game.engine.replay(again, log) == len(log)
        assert again == end


@GAMES
def test_replay_stops_at_the_first_illegal_move_and_says_where(game, seats):
    _, log = played(game, seats, 1)
    where = len(log) // 2
    expected, _ = begun(game, seats, 1)
    game.engine.replay(expected, log[:where])
    wrong = log.copy()
    wrong[where, 1] = next(
        move
        for move in range(game.contract.moves)
        if move not in game.engine.legal_moves(expected, int(log[where, 0]))
    )
    again, _ = begun(game, seats, 1)
    assert game.engine.replay(again, wrong) == where
    assert again == expected


def test_replay_stops_at_a_seat_that_owes_nothing():
    held = MU.deal(4)
    seat = MU.engine.actors(held)[0]
    move = MU.engine.legal_moves(held, seat)[0]
    assert MU.engine.replay(held, [((seat + 1) % 4, move)]) == 0


def test_replay_takes_hands_opened_again():
    held, plain = PENNIES.deal(2), PENNIES.deal(2)
    assert PENNIES.engine.replay(held, [(0, 1), (0, 4), (0, 3), (1, 2)]) == 4
    assert PENNIES.engine.replay(plain, [(1, 2), (0, 3)]) == 2
    assert held == plain


def test_replay_stops_at_a_seat_nobody_sits_at():
    assert PENNIES.engine.replay(PENNIES.deal(3), [(0, 1), (4, 1)]) == 1


def test_replay_stops_at_a_number_too_large_for_a_log():
    assert PENNIES.engine.replay(PENNIES.deal(3), np.array([(0, 1), (1, 65536 + 1)])) == 1


@GAMES
def test_any_number_of_threads_plays_the_same_series(game, seats):
    alone = whole(game, seats, 23, 1, keep_logs=True)
    for threads in (2, 3):
        assert same(whole(game, seats, 23, threads, keep_logs=True), alone)


@GAMES
@pytest.mark.parametrize("patience", [-1, 3600])
def test_any_batch_sizes_play_the_same_series(game, seats, patience, monkeypatch):
    wanted = whole(game, seats, 17, 2)
    monkeypatch.setattr(series, "PATIENCE", patience)
    batches = list(simulate(game.contract, blank(game, seats), KEY, 17, 2))
    assert [len(batch.lengths) for batch in batches] == (
        [2] * 8 + [1] if patience < 0 else [2, 4, 8, 3]
    )
    assert same(whole(game, seats, 17, 2), wanted)


@GAMES
def test_a_game_does_not_depend_on_those_before_it(game, seats):
    results = whole(game, seats, 12, 2)
    for number in (0, 5, 11):
        end, log = played(game, seats, number)
        scores = [game.engine.points(end, seat) for seat in range(seats)]
        assert results.lengths[number] == len(log)
        assert results.scores[number].tolist() == scores + [0] * (6 - seats)


@GAMES
def test_kept_logs_replay_to_the_same_end(game, seats):
    players = Players(game.contract, blank(game, seats), KEY, 1)
    for number in range(4):
        batch = Batch.empty(1, game.contract.most_moves)
        players.play(0, 0, 1, number, batch)
        again, _ = begun(game, seats, number)
        log = batch.logs[0, : batch.lengths[0]]
        assert game.engine.replay(again, log) == len(log)
        assert again == players.tables
        assert not batch.logs[0, len(log) :].any()


def test_no_logs_are_kept_by_default():
    assert whole(PENNIES, 3, 5, 1).logs.shape == (5, 0, 2)


def test_more_threads_than_games_and_no_games_at_all():
    assert len(whole(PENNIES, 2, 1, 3).lengths) == 1
    assert list(simulate(PENNIES.contract, blank(PENNIES, 2), KEY, 0)) == []


def test_another_key_plays_other_games():
    other = simulate(PENNIES.contract, blank(PENNIES, 4), key_from_seed(5), 1, 1)
    first = simulate(PENNIES.contract, blank(PENNIES, 4), KEY, 1, 1)
    assert not same(next(other), next(first))


NO_KEY = r"^A key is a seed, any whole number, or 8 words of 32 bits, not .*\.$"


@pytest.mark.parametrize("seed", [4, np.int64(4)])
def test_a_key_may_be_a_seed(seed):
    by_seed = next(simulate(PENNIES.contract, blank(PENNIES, 3), seed, 3, 1))
    by_key = next(simulate(PENNIES.contract, blank(PENNIES, 3), KEY, 3, 1))
    assert same(by_seed, by_key)
    slots = [Vector(PENNIES.contract, blank(PENNIES, 3), key, 2).tables for key in (seed, KEY)]
    assert slots[0] == slots[1]
    assert PENNIES.deal(3, seed) == PENNIES.deal(3, KEY.tolist())


@pytest.mark.parametrize("odd", [None, True, 1.5, "seed", [1, 2], [-1] * 8, [1 << 32] * 8])
def test_what_is_no_key_is_refused(odd):
    for use in (
        lambda: next(simulate(PENNIES.contract, blank(PENNIES, 3), odd, 3, 1)),
        lambda: Vector(PENNIES.contract, blank(PENNIES, 3), odd, 2),
        lambda: PENNIES.deal(3, odd),
        lambda: list(of_seed("mu", 3, 1, odd)),
    ):
        with pytest.raises(BadNumber, match=NO_KEY):
            use()


@GAMES
def test_the_places_of_a_series_are_those_of_the_rules(game, seats):
    batch = whole(game, seats, 4, 1)
    for number in range(4):
        end, _ = played(game, seats, number)
        places = [game.engine.place(end, seat) for seat in range(seats)]
        assert batch.places[number].tolist() == places + [0] * (MOST_SEATS - seats)
