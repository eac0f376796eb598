"""Taking back at a match: tavarua-35b, tavarua-98, and what is refused."""

import random

import pytest

from games.tavarua.positions import (
    FIRST_ACTION,
    FIRST_GIVE,
    GIVEN,
    TABLES,
    legal,
    player,
    step,
)
from parlour.errors import CannotUndo
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.moves import BUY, DONE, SWITCH, TAKE_BACK
from parlour.games.tavarua.table import Phase, Step
from parlour.kit.rule import INTERPRETED
from parlour.play.match import Match

WAIT = FIRST_ACTION + Action.WAIT


def match_in(phase, players=3, seed=4):
    """A match that has come to a phase: short boards, nothing exchanged, nothing done ashore."""
    match = Match(GAME, players, {}, seed)
    while match.table.games[0]["phase"] != phase:
        seat = match.actors[0]
        match.play(seat, legal(match.table, seat)[0])
    return match


def lowest(match, seat):
    """Giving up the lowest card in hand."""
    return next(move for move in legal(match.table, seat) if move >= FIRST_GIVE)


def wait(match, seat):
    """Wait with the lowest card."""
    match.play(seat, WAIT)
    match.play(seat, lowest(match, seat))
    if step(match.table, seat) == Step.DISCARD:
        match.play(seat, GIVEN)


# The Shore


def test_a_switch_can_be_undone_and_a_purchase_cannot():
    """tavarua-23, tavarua-24"""
    match = match_in(Phase.SHORE)
    (seat,) = match.actors
    before = match.table.position()
    match.play(seat, SWITCH)
    match.undo(seat)
    assert match.table.position() == before
    assert not match.may_undo(seat)
    match.play(seat, BUY)
    with pytest.raises(CannotUndo):
        match.undo(seat)


def test_done_cannot_be_undone():
    """tavarua-21: the next decides."""
    match = match_in(Phase.SHORE)
    (seat,) = match.actors
    match.play(seat, SWITCH)
    match.play(seat, DONE)
    assert not match.may_undo(seat)


# Choices


def test_half_a_choice_is_undone_step_by_step():
    """tavarua-98: down to nothing, though others chose in between."""
    match = match_in(Phase.PLAY)
    positions = [match.table.position()]
    for move in (WAIT, None):
        match.play(1, lowest(match, 1) if move is None else move)
        positions.append(match.table.position())
    assert step(match.table, 1) == Step.DISCARD
    for wanted in positions[-2::-1]:
        match.undo(1)
        assert match.table.position() == wanted
    assert not match.may_undo(1)


@pytest.mark.parametrize("phase", [Phase.EXCHANGE, Phase.PLAY])
def test_a_commitment_stands_alone(phase):
    """tavarua-35b: it may be undone while others still choose, and theirs stay."""
    match = match_in(phase)
    for seat in (2, 0):
        wait(match, seat) if phase == Phase.PLAY else match.play(seat, GIVEN)
    half = lowest(match, 1) if phase == Phase.EXCHANGE else WAIT
    match.play(1, half)
    others = [player(match.table, seat).tobytes() for seat in (0, 1)]
    assert match.actors == [1]
    match.undo(2)
    assert match.actors == [1, 2]
    assert [player(match.table, seat).tobytes() for seat in (0, 1)] == others
    assert step(match.table, 2) == Step.DISCARD
    while match.may_undo(2):
        match.undo(2)
    assert player(match.table, 2)["choice"]["given"] == 0
    assert match.table.games[0]["committed"] == 0b001


@pytest.mark.parametrize("phase", [Phase.EXCHANGE, Phase.PLAY])
def test_nothing_can_be_undone_after_the_reveal(phase):
    """tavarua-35b: neither by the last to commit nor by any other."""
    match = match_in(phase)
    for seat in (1, 0, 2):
        wait(match, seat) if phase == Phase.PLAY else match.play(seat, GIVEN)
    assert match.table.games[0]["phase"] == Phase.SHORE
    for seat in range(3):
        assert not match.may_undo(seat)
        with pytest.raises(CannotUndo):
            match.undo(seat)


def test_a_choice_taken_back_cannot_be_had_again_by_an_undo():
    """tavarua-35b: nothing remains of it; what was chosen anew may be undone."""
    match = match_in(Phase.PLAY)
    before = match.table.position()
    wait(match, 0)
    match.play(0, TAKE_BACK)
    assert match.table.position() == before
    assert not match.may_undo(0)
    match.play(0, WAIT)
    match.undo(0)
    assert match.table.position() == before


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
def test_every_undo_leads_back_to_the_position_before(players):
    """Wherever a game leads."""
    match, whim = Match(GAME, players, {}, 2), random.Random(players)
    for _ in range(25 if INTERPRETED else 150):
        if match.is_over:
            break
        seat = whim.choice(match.actors)
        before = match.table.position()
        match.play(seat, whim.choice(legal(match.table, seat)))
        if match.may_undo(seat):
            after = match.table.position()
            match.undo(seat)
            assert match.table.position() == before
            match.play(seat, match.log[-2].move)
            assert match.table.position() == after
