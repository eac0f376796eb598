"""The functions that work for any game, with two games in one process."""

import pytest

from parlour.games import take
from parlour.kit import contract
from parlour.kit.contract import MARGIN
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.rule import rule
from parlour.kit.sets import size
from toys.pennies import GAME as PENNIES
from toys.penny_rules import PAR

MU = take("mu")


@rule
def deciders(game):
    return size(contract.actors(game))


@rule
def standing(game, seat):
    return 100 * contract.place(game, seat) + contract.points(game, seat)


@rule
def play_first(game, seat, moves):
    contract.legal_moves(game, seat, moves)
    contract.play(game, seat, moves[0])


def scored(*scores, game=PENNIES):
    held = game.deal(len(scores))
    held.games["players"]["score"][0, : len(scores)] = scores
    return held


def test_the_record_picks_the_game_in_compiled_code():
    assert deciders(MU.deal(4).games[0]) == 1
    assert deciders(PENNIES.deal(4).games[0]) == 4
    assert standing(scored(3, 5, game=PENNIES).games[0], 0) == 203
    assert standing(scored(3, 5, 9, game=MU).games[0], 1) == 205


def test_the_record_picks_the_game_in_plain_python():
    held = PENNIES.deal(3)
    assert contract.actors(held.games[0]) == 0b111
    assert contract.par(held.games[0]) == PAR
    assert contract.actors(MU.deal(3).games[0]).bit_count() == 1
    contract.play(held.games[0], 1, 2)
    assert contract.actors(held.games[0]) == 0b101
    contract.set_up(held.games[0])
    assert contract.actors(held.games[0]) == 0b111


def test_lists_and_moves_go_to_the_right_rules():
    moves = records("int64", 17)
    for game, seats in ((PENNIES, 2), (MU, 3)):
        held = game.deal(seats)
        seat = game.engine.actors(held)[0]
        wanted = held.copy()
        game.engine.play(wanted, seat, game.engine.legal_moves(held, seat)[0])
        play_first(held.games[0], seat, moves)
        assert held == wanted
        assert contract.legal_moves(held.games[0], seat, moves) >= 0


def test_redeal_goes_to_the_right_rules():
    luck = records(LUCK, 1)
    luck["key"][0] = key_from_seed(1)
    held = PENNIES.deal(2)
    PENNIES.engine.play(held, 0, 3)
    PENNIES.engine.redact(held, 1)
    contract.redeal(held.games[0], 1, luck[0])
    assert sorted(held.games["deck"][0].tolist()) == [0, 1, 2, 3]


def test_one_winner_takes_the_whole_share():
    held = scored(7, 2, -1)
    assert PENNIES.engine.worth(held, 0) == pytest.approx(1 + MARGIN * 5 / 10)
    assert PENNIES.engine.worth(held, 1) == pytest.approx(MARGIN * -5 / 10)
    assert PENNIES.engine.worth(held, 2) == pytest.approx(MARGIN * -8 / 9)


@pytest.mark.parametrize("winners", [2, 3, 6])
def test_winners_share_the_win(winners):
    scores = ([4] * winners + [1] * 6)[:6]
    held = scored(*scores)
    for seat in range(winners):
        assert PENNIES.engine.worth(held, seat) == pytest.approx(1 / winners)
    shares = [contract.win_share(held.games[0], seat) for seat in range(6)]
    assert sum(shares) == pytest.approx(1)
    assert shares[winners:] == [0.0] * (6 - winners)


def test_the_margin_is_small_and_has_the_sign_of_the_lead():
    lead, behind = scored(200, 0), scored(0, 200)
    assert 1 < PENNIES.engine.worth(lead, 0) < 1 + MARGIN
    assert -MARGIN < PENNIES.engine.worth(behind, 0) < 0
    assert PENNIES.engine.worth(scored(9, 3), 0) > PENNIES.engine.worth(scored(9, 8), 0)
    assert PENNIES.engine.worth(scored(-9, -3), 0) < PENNIES.engine.worth(scored(-9, -8), 0)


@pytest.mark.parametrize("score", [-3, 0, 4, 10])
def test_solo_counts_against_par(score):
    assert PENNIES.engine.worth(scored(score), 0) == pytest.approx(score / PAR)


def test_the_best_rival_is_the_best_of_the_others():
    held = scored(5, -2, 9, 9, game=MU)
    assert [contract.best_rival(held.games[0], seat) for seat in range(4)] == [9, 9, 9, 9]
    held = scored(-5, -7)
    assert [contract.best_rival(held.games[0], seat) for seat in range(2)] == [-7, -5]
