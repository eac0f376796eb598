"""How long a hand, a game, a legal list and a move's story can get."""

import pytest

from games.mu.positions import (
    TABLES,
    all_pass,
    auction,
    do_all,
    legal,
    now,
    play_hand,
    play_on,
    shows,
    table,
    whim,
)
from parlour.games.mu import GAME
from parlour.games.mu.box.bids import MOST_RESTARTS
from parlour.games.mu.events import Event
from parlour.games.mu.moves import MOST_LEGAL, MOST_MOVES, MOST_MOVES_OF_A_HAND
from parlour.games.mu.table import MOST_EVENTS, Phase

pytestmark = pytest.mark.sweep

every_table = pytest.mark.parametrize("players", TABLES)
LONGEST = {3: 239, 4: 374, 5: 436, 6: 498}


class Counting:
    """A game that counts the moves made in it."""

    def __init__(self, position):
        self.position, self.moves = position, 0

    def play(self, move=None):
        seat = now(self.position).turn
        found = GAME.engine.legal_moves(self.position, seat)
        GAME.engine.play(self.position, seat, found[-1] if move is None else found[move])
        self.moves += 1


def longest_hand(game):
    """All restarts; then one after another, always the one to the right, shows all cards singly."""
    table = game.position
    players, bidder = now(table).seats, now(table).dealer
    for _ in range(MOST_RESTARTS * players):
        game.play()
    while now(table).phase == Phase.AUCTION:
        if now(table).turn == bidder and now(table).players[bidder].held:
            game.play(0)
            if not now(table).players[bidder].held:
                bidder = (bidder - 1) % players
        game.play()
    while now(table).phase not in (Phase.NEXT_DEALER, Phase.OVER):
        game.play()


@every_table
def test_the_longest_hand(players):
    game = Counting(auction(players, hands=2))
    longest_hand(game)
    game.play()
    assert now(game.position).phase == Phase.AUCTION
    assert game.moves == LONGEST[players] == MOST_MOVES_OF_A_HAND[players]


def test_the_longest_game():
    game = Counting(auction(6, hands=10))
    while now(game.position).phase != Phase.OVER:
        longest_hand(game)
        if now(game.position).phase == Phase.NEXT_DEALER:
            game.play()
    assert game.moves == 10 * LONGEST[6] - 1
    assert game.moves == MOST_MOVES == GAME.contract.most_moves


def test_the_longest_legal_list():
    """One card displayed, fourteen and three in hand, no two alike."""
    hands = ["", "red 0 1 2 3 4 5 6 7 8 9, blue 0 1 2 3"]
    fields = {"hands": hands, "displays": ["", "green 9"], "face_down": "blue 4 5 6"}
    game = table(3, phase=Phase.MAJOR_TRUMP, crown=1, **fields)
    do_all(game, "green")
    assert len(legal(game)) == MOST_LEGAL == GAME.contract.most_legal == 17


def test_a_whole_hand_and_a_pass():
    """The most there is to choose from outside the exchange."""
    game = table(4, phase=Phase.AUCTION, hands=["red 0 1 2 3 4 5 6 7 8 9, blue 0 1 2 3 4"])
    assert len(legal(game)) == 16


@pytest.mark.parametrize(("players", "most"), [(3, 8), (4, 8), (5, 9), (6, 10)])
def test_the_last_card_tells_most(players, most):
    game = auction(players, hands=1)
    shows(game, 0, 2)
    shows(game, 1, 1)
    play_on(game, Phase.OVER)
    assert len(game.events()) == most < MOST_EVENTS


@every_table
def test_no_move_tells_more_than_there_is_room_for(players):
    game, chance = auction(players, hands=1), whim(players)
    while GAME.engine.actors(game):
        moves = GAME.engine.legal_moves(game, now(game).turn)
        assert 0 < len(moves) <= MOST_LEGAL
        GAME.engine.play(game, now(game).turn, chance.choice(moves))
        assert 0 < len(game.events()) < MOST_EVENTS


def test_a_restart_and_a_next_dealer_tell_of_the_deal():
    game = auction(4)
    assert all_pass(game)[-1].kind == Event.DEALT
    play_hand(game)
    do_all(game, legal(game)[0])
    assert game.events()[-1].kind == Event.DEALT
