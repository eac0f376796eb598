"""What a typed line would do, tried before it stands."""

import pytest

from games.small_islands.hunting import BARE, hunt, raise_it
from games.small_islands.positions import clue, do, hexes, table
from parlour.cli.answers import fits
from parlour.cli.trial import Trial
from parlour.errors import BadWords, IllegalMove
from parlour.games.small_islands.moves import FIRST, FIRST_SPOT, Act
from parlour.games.small_islands.table import Step
from parlour.play.match import Match


def match_at(position):
    """A match that has come to a position."""
    match = Match.new("small_islands", int(position.games[0]["seats"]), seed=1)
    match.table = position
    return match


def asked_for_a_card(*hand):
    return match_at(do(table(2, hands=[hand], **BARE), Act.CLUE, "white"))


def test_a_clue_is_not_taken_for_its_opposite():
    match = asked_for_a_card("not next to a lake")
    for words in ("play next to a lake", "next to a lake", "next to lake", "lake next"):
        with pytest.raises((IllegalMove, BadWords)):
            Trial(match, 0).say(words)
    Trial(match, 0).say("not next to lake")


def test_a_hex_is_not_taken_for_another_that_begins_like_it():
    choice = {"move": 7, "words": "moves to J10", "touches": ["hex.j10"]}
    assert not fits(choice, "J1")
    assert fits(choice, "j10")
    assert fits(choice, "J")


def test_not_has_to_be_said():
    choice = {"move": 1, "words": 'plays "not in a lake"', "touches": ["clue.not-in-a-lake"]}
    assert not fits(choice, "lake")
    assert fits(choice, "not lake")


def test_what_was_drawn_or_shown_stands():
    """A refusal after it would tell what came up."""
    match = match_at(raise_it(hunt("0", treasure=[2, 3, 4, 5, 6])))
    trial = Trial(match, 0)
    trial.do([], "decline, end turn")
    assert isinstance(trial.refusal, BadWords)  # the next card is offered now
    assert trial.is_final


def test_what_can_be_taken_back_is_only_tried():
    match = match_at(table(2, vehicles=["J5", "K12"], **BARE))
    trial = Trial(match, 0)
    trial.do([], "move, end turn")
    assert isinstance(trial.refusal, IllegalMove)
    assert not trial.is_final


def test_commas_alone_are_no_words():
    match = match_at(table(2, **BARE))
    with pytest.raises(BadWords):
        Trial(match, 0).say(",,,")


def test_words_may_begin_with_a_number():
    near = "1 or 2 spaces from the ocean"
    match = asked_for_a_card(near, "in a lake")
    trial = Trial(match, 0)
    trial.do([], near)
    assert trial.refusal is None
    assert int(match.table.games[0]["players"][0]["hand"]) >> clue(near) & 1
    assert trial.match.moves[-1].move == FIRST[Step.CARD] + clue(near)


def test_the_game_reads_its_own_words_first():
    position = do(table(2, vehicles=["J5", "K12"], **BARE), Act.MOVE)
    trial = Trial(match_at(position), 0)
    trial.do([], "to I5")
    assert trial.match.moves[-1].move == FIRST_SPOT[Step.MOVE] + hexes("I5")[0]
