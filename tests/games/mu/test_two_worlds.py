"""Two deals that differ only in what a seat cannot see look alike to it, play for play."""

import random

import pytest

from parlour.games.mu import GAME
from parlour.games.mu.table import Phase
from parlour.kit.luck import LUCK, key_from_seed
from parlour.kit.positions import records
from parlour.kit.rule import INTERPRETED
from walks import LEANINGS, choose

pytestmark = pytest.mark.sweep

TIMES = 1 if INTERPRETED else 6


def another_world(table, viewer, luck):
    """The same game with other hidden cards, but the same luck to come."""
    other = table.copy()
    GAME.engine.redact(other, viewer)
    GAME.engine.redeal(other, viewer, luck)
    other.games["luck"] = table.games["luck"]
    return other


def seen(table, viewer):
    """All bytes and events a seat is given."""
    table = table.copy()
    GAME.engine.redact(table, viewer)
    return table.rows.tobytes()


def learns_hidden_cards(table, viewer):
    """With three players the Crown player takes the face-down cards and so learns them."""
    record = table.reading()
    return record.phase == Phase.EXCHANGE and record.crown == viewer


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("leaning", LEANINGS)
def test_a_seat_cannot_tell_two_worlds_apart(seats, leaning):
    luck, whim, alike = records(LUCK, 1), random.Random(leaning), 0
    luck["key"][0] = key_from_seed(seats)
    for viewer in list(range(seats)) * TIMES:
        here = GAME.deal(seats, viewer, {"hands": 1})
        there = another_world(here, viewer, luck)
        assert here != there
        while moves := shared_moves(here, there):
            seat, move = here.reading().turn, choose(moves, leaning, whim)
            GAME.engine.play(here, seat, move)
            GAME.engine.play(there, seat, move)
            if learns_hidden_cards(here, viewer):
                break
            assert seen(here, viewer) == seen(there, viewer)
            alike += 1
    assert alike > 4 * seats


def shared_moves(here, there):
    """The moves that the player to decide has in both worlds."""
    seat = here.reading().turn
    other = set(GAME.engine.legal_moves(there, seat))
    return [move for move in GAME.engine.legal_moves(here, seat) if move in other]
