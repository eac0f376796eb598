"""Light playouts: what a game's policy picks, and where a playout stops."""

import numpy as np
import pytest

from parlour.games.mu import GAME as MU
from parlour.games.mu.moves import END_TURN
from parlour.kit import contract
from parlour.kit.drive import play_out_lightly
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.rule import INTERPRETED, rule
from toys.pennies import GAME as PENNIES
from walks import GAMES, TABLES, steps

TIMES = 1000 if INTERPRETED else 10_000


@rule
def pick_often(game, seat, moves, count, luck, counts):
    for _ in range(counts[-1]):
        counts[contract.pick(game, seat, moves, count, luck)] += 1


def luck(seed):
    stream = records(LUCK, 1)
    stream["key"][0] = key_from_seed(seed)
    return stream


def picked(game, held, seat, times=TIMES):
    """How often each legal move is picked."""
    most = game.contract.most_legal
    moves, counts = np.zeros(most, np.int64), np.zeros(most + 1, np.int64)
    count, counts[-1] = contract.legal_moves(held.games[0], seat, moves), times
    pick_often(held.games[0], seat, moves, count, luck(1)[0], counts)
    assert counts[:count].sum() == times
    return dict(zip(moves[:count].tolist(), (counts[:count] / times).tolist(), strict=True))


def play_lightly(game, held, here, most=None, seed=2):
    moves = np.zeros(game.contract.most_legal, np.int64)
    most = most or game.contract.most_moves
    return play_out_lightly(held.games[0], here, luck(seed)[0], moves, most)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_pick_is_always_in_the_list(name, seats):
    for step in [step for step in steps(name, seats) if step.seat >= 0][::3]:
        shares = picked(GAMES[name], step.table, step.seat, times=20)
        assert set(shares) == set(GAMES[name].engine.legal_moves(step.table, step.seat))


def test_a_game_without_a_policy_picks_every_move_as_often():
    assert all(abs(share - 0.25) < 0.05 for share in picked(PENNIES, PENNIES.deal(3), 0).values())


@pytest.mark.parametrize("seats", MU.seats)
def test_in_the_auction_of_mu_most_turns_end(seats):
    held = MU.deal(seats, 1)
    seat = MU.engine.actors(held)[0]
    before = picked(MU, held, seat)
    assert before[END_TURN] == pytest.approx(0.6, abs=0.04)
    MU.engine.play(held, seat, min(before))
    assert picked(MU, held, seat)[END_TURN] == pytest.approx(0.5, abs=0.04)


def test_in_the_auction_of_mu_every_card_is_as_likely():
    held = MU.deal(4, 1)
    shares = picked(MU, held, MU.engine.actors(held)[0])
    cards = [share for move, share in shares.items() if move != END_TURN]
    assert all(abs(share - 0.4 / len(cards)) < 0.025 for share in cards)


def test_in_the_auction_of_mu_a_turn_that_may_not_end_shows_a_card():
    held = MU.deal(4, 1)
    held.games["restarts"] = 3
    shares = picked(MU, held, MU.engine.actors(held)[0])
    assert END_TURN not in shares
    assert min(shares.values()) > 0


def test_in_the_auction_of_mu_an_empty_hand_passes():
    held = MU.deal(4, 1)
    seat = MU.engine.actors(held)[0]
    held.games["players"]["hand"][0, seat] = 0
    held.games["passes"] = 1
    assert picked(MU, held, seat) == {END_TURN: 1.0}


def test_light_auctions_of_mu_end_at_modest_bids():
    counts = []
    for seed in range(5 if INTERPRETED else 200):
        held = MU.deal(4, seed, {"hands": 1})
        play_lightly(MU, held, 0, seed=seed)
        record = held.reading()
        counts.append(record.players[record.crown].count)
    assert 3 < np.mean(counts) < 8  # of 15; 15 when every step is equally likely


def test_a_playout_of_mu_ends_with_the_hand():
    held = MU.deal(4, 3, {"hands": 3})
    for hand in (0, 1, 2):
        assert play_lightly(MU, held, hand) > 60
        assert held.reading().hands_played == hand + 1
        if hand < 2:
            seat = MU.engine.actors(held)[0]
            MU.engine.play(held, seat, MU.engine.legal_moves(held, seat)[0])
    assert MU.engine.actors(held) == []


def test_a_playout_in_one_chapter_goes_to_the_end():
    held = PENNIES.deal(3, 1, {"rounds": 4})
    assert play_lightly(PENNIES, held, 0) == 12
    assert PENNIES.engine.actors(held) == []


def test_a_playout_of_another_chapter_is_over_at_once():
    assert play_lightly(MU, MU.deal(4, 3), 1) == 0


def test_a_playout_takes_no_more_moves_than_it_may():
    held = PENNIES.deal(3, 1)
    assert play_lightly(PENNIES, held, 0, most=4) == 4
    assert PENNIES.engine.actors(held) == [1, 2]
