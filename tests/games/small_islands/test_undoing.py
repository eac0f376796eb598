"""What can be taken back, and what not. small_islands-73."""

import pytest

from games.small_islands.hunting import (
    BARE,
    claim,
    decline,
    hunt,
    may_undo,
    narrow,
    raise_it,
    share_out,
)
from games.small_islands.positions import (
    asked,
    card,
    do,
    heard,
    legal,
    step,
    table,
    tile,
    to,
)
from parlour.errors import CannotUndo
from parlour.games.small_islands import GAME
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.table import Step
from parlour.play.match import Match

BASE = {"volcano": "off"}
SEVEN = ["in scrubland", "in a lake", "in a river", "in mountains", "in a jungle"]
SEVEN += ["on a beach", "next to the ocean"]
COLUMNS = {"white": [("in a lake", 0)], "grey": [("in scrubland", 1)]}


def at_j5(**laid):
    """The first player on J5 with amulets to spend."""
    laid = {"vehicles": ["J5", "J4"], "held": [3], "columns": COLUMNS} | BARE | laid
    return table(2, **laid)


# What may


def test_bounds_and_amulets_and_lava_may_be_taken_back():
    """small_islands-73: nothing was drawn or shown, and nobody else decides."""
    position = at_j5(amulets="J4")
    steps = [
        lambda: do(position, Act.MOVE),
        lambda: to(position, "J4"),
        lambda: do(position, Act.TAKE),
        lambda: to(position, "I5"),
        lambda: to(position, "J5"),
        lambda: do(position, Act.END_MOVE),
        lambda: do(position, Act.CUBE, "white"),
        lambda: to(position, "J6"),
    ]
    for count, play in enumerate(steps, 1):
        play()
        assert position.games[0]["barriers"][0] == count
        assert position.games[0]["barriers"][1] == 0


def test_the_column_of_a_clue_and_the_tile_may():
    """small_islands-73: each step until something is drawn or shown."""
    position = do(at_j5(hands=[["next to mountains"]]), Act.CLUE, "white")
    assert may_undo(position, 0)
    position = at_j5(hands=[["in scrubland"]])
    narrow(position, "white", "J7 I9")
    tile(do(position, Act.TILE, "white"), "next to the volcano")
    assert position.games[0]["barriers"][0] == 2


def test_the_amulet_left_at_the_beginning_may():
    """small_islands-22, small_islands-73"""
    position = do(at_j5(step=Step.START, amulets="J5"), Act.LEAVE)
    assert may_undo(position, 0)


# What may not


def test_a_clue_played_and_a_card_shown_may_not():
    """small_islands-73: a card is shown, and another drawn."""
    position = do(at_j5(hands=[["next to mountains"]]), Act.CLUE, "white")
    assert not may_undo(card(position, "next to mountains"), 0)
    position = narrow(at_j5(hands=[["in scrubland"]]), "white", "J7 I9")
    tile(do(position, Act.TILE, "white"), "next to the volcano")
    assert not may_undo(card(position, "in scrubland"), 0)


def test_a_clue_may_not_though_no_card_can_be_drawn():
    """small_islands-66, small_islands-73: it was shown."""
    position = at_j5(hands=[["next to mountains"]])
    position.games[0]["deck"] = position.games[0]["discard"] = 0
    card(do(position, Act.CLUE, "white"), "next to mountains")
    assert not may_undo(position, 0)


def test_a_card_shown_for_a_tile_may_not_though_none_is_drawn():
    """small_islands-37, small_islands-73: a hand of seven needs no card."""
    position = narrow(at_j5(hands=[SEVEN]), "white", "J7 I9")
    tile(do(position, Act.TILE, "white"), "next to the volcano")
    card(position, "in scrubland")
    assert (asked(position), may_undo(position, 0)) == (0, False)


def test_a_swap_may_not():
    """small_islands-46, small_islands-73"""
    position = do(do(at_j5(), Act.MOVE), Act.END_MOVE)
    assert may_undo(position, 0)
    assert not may_undo(do(position, Act.BUY_SWAP), 0)


def test_a_raising_and_a_claim_may_not():
    """small_islands-73: cards are drawn and turned up."""
    position = raise_it(hunt("1", held=[1]))
    assert not may_undo(position, 0)
    claim(position)
    assert not may_undo(position, 0)
    position = decline(raise_it(hunt("1")))
    assert asked(position) == 1
    assert not may_undo(position, 0)


def test_the_end_of_a_turn_may_not():
    """small_islands-73: somebody else decides, and nobody takes back what lies behind."""
    position = do(do(at_j5(), Act.MOVE), Act.END_MOVE)
    do(position, Act.END_TURN)
    assert list(position.games[0]["barriers"]) == [0] * len(position.games[0]["barriers"])


def test_a_first_clue_from_the_hand_may_not():
    """small_islands-61c, small_islands-73: not even where no card is drawn and one goes on."""
    options = {"new_map_clue_from": "hand"}
    position = decline(decline(raise_it(hunt("1", options=options, hands=[SEVEN]))))
    while step(position) == Step.CLAIM:
        decline(position)
    card(position, "in a lake")
    assert (asked(position), may_undo(position, 0)) == (0, False)


# At a match


def match_at_a_turn(seed=3):
    """A match whose first turn has come."""
    match = Match(GAME, 2, BASE, seed)
    while match.table.games[0]["step"] < Step.START:
        seat = match.actors[0]
        match.play(seat, legal(match.table)[0])
    return match


def test_a_move_is_taken_back_bound_by_bound():
    """small_islands-73: down to the beginning of the turn, and no further."""
    match = match_at_a_turn()
    (seat,) = match.actors
    positions = []
    for play in (lambda: Act.MOVE, lambda: legal(match.table)[-1], lambda: Act.END_MOVE):
        positions.append(match.table.position())
        match.play(seat, int(play()))
    assert step(match.table) == Step.ACTION
    for wanted in reversed(positions):
        match.undo(seat)
        assert match.table.position() == wanted
    assert not match.may_undo(seat)
    match.play(seat, int(Act.SWAP))
    with pytest.raises(CannotUndo):
        match.undo(seat)


def test_the_end_of_the_game_stays():
    """small_islands-73: all treasure is shown."""
    position = share_out(raise_it(hunt("1", treasure=[2, 2, 2])))
    assert step(position) == Step.OVER
    assert not any(may_undo(position, seat) for seat in (0, 1))


def test_the_safety_stop_stays():
    """small_islands-73, small_islands-69: all treasure is shown."""
    position = table(2, turns=599, options={"volcano": "off"}, acted=1, gold=[[3], [4]])
    assert step(do(position, Act.END_TURN)) == Step.OVER
    assert not may_undo(position, 0)


def test_gold_paid_for_lava_was_shown():
    """small_islands-73, small_islands-75: the highest card is seen by all."""
    position = table(2, vehicles=["K5", "K12"], lava="I5 J6", gold=[[4, 2]], **BARE)
    to(do(position, Act.MOVE), "J6")
    assert heard(position, Event.PAID_GOLD, 1)
    assert not may_undo(position, 0)
