"""Pennies keeps the contract where Mü cannot show it: secret choices at the same time, and solo."""

from itertools import permutations

import pytest

from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.record import SPECTATOR
from toys.pennies import GAME
from toys.penny_rules import OPEN_AGAIN, PAR

HANDS = {0: 3, 1: 0, 2: 2, 3: 3}


def after(*moves, seats=4):
    held = GAME.deal(seats, 2)
    for seat, move in moves:
        GAME.engine.play(held, seat, move)
    return held


def seen(held, viewer):
    redacted = held.copy()
    GAME.engine.redact(redacted, viewer)
    return redacted


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_order_of_closing_leaves_no_trace(count):
    orders = permutations(list(HANDS.items())[:count])
    assert len({after(*order).position() for order in orders}) == 1


def test_a_hand_opened_again_leaves_no_trace():
    assert after((1, 3), (1, OPEN_AGAIN)) == after()
    assert after((1, 3), (0, 2), (1, OPEN_AGAIN), (1, 0)) == after((0, 2), (1, 0))


def test_only_a_closed_hand_may_be_opened_again():
    held = after((1, 3))
    assert GAME.engine.actors(held) == [0, 2, 3]
    assert GAME.engine.legal_moves(held, 1) == [OPEN_AGAIN]
    assert GAME.engine.legal_moves(held, 0) == [0, 1, 2, 3]


def test_everybody_sees_that_a_hand_is_closed_and_nobody_what_is_in_it():
    for viewer in (0, 2, 3, SPECTATOR):
        assert len({seen(after((1, pennies)), viewer).rows.tobytes() for pennies in range(4)}) == 1
        assert GAME.engine.actors(seen(after((1, 3)), viewer)) == [0, 2, 3]
    assert GAME.view(seen(after((1, 3)), 1).reading(), 1)["players"]["seat.1"]["sealed"] == 3
    assert [GAME.tell(e) for e in seen(after((1, 3)), 1).events()] == [
        "seat 2 closes a hand around 3"
    ]
    assert [GAME.tell(e) for e in seen(after((1, 3)), 0).events()] == ["seat 2 closes a hand"]


def test_a_redeal_guesses_every_closed_hand_and_every_deck():
    luck, guesses = records(LUCK, 1), set()
    luck["key"][0] = key_from_seed(3)
    for _ in range(300):
        held = seen(after((0, 1), (2, 3)), 0)
        GAME.engine.redeal(held, 0, luck)
        assert seen(held, 0) == seen(after((0, 1), (2, 3)), 0)
        hand = int(held.games["players"]["sealed"][0, 2])
        guesses.add((hand, *held.games["deck"][0].tolist()))
    assert {guess[0] for guess in guesses} == {0, 1, 2, 3}
    assert len({guess[1:] for guess in guesses}) == 24


def test_the_last_hand_settles_the_round():
    before = after(*list(HANDS.items())[:3])
    assert before.games["barriers"][0].tolist() == [1, 1, 1, 0, 0, 0]
    held = after(*HANDS.items())
    assert not held.games["barriers"].any()
    assert held.games["players"]["shown"][0].tolist() == [3, 0, 2, 3, 0, 0]
    assert not held.games["players"]["sealed"].any()
    assert GAME.engine.actors(held) == [0, 1, 2, 3]


def test_alone_every_hand_opens_at_once():
    held = after((0, 3), (0, 3), (0, 3), seats=1)
    assert GAME.engine.actors(held) == []
    assert GAME.engine.worth(held, 0) == GAME.engine.points(held, 0) / PAR
