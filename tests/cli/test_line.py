"""What a typed line does: foreseen on a guess, and only then done."""

import pytest

from games.small_islands.hunting import BARE, hunt, raise_it
from games.small_islands.positions import clue, do, hexes, table
from parlour.cli.answers import fits
from parlour.cli.line import carry_out
from parlour.errors import BadWords, IllegalMove
from parlour.games.small_islands.moves import FIRST, FIRST_SPOT, Act
from parlour.games.small_islands.table import Step
from parlour.play.match import Match


def match_at(position):
    """A match that has come to a position."""
    match = Match.new("small_islands", int(position.games[0]["seats"]), seed=1)
    match._so_far.table = position.copy()
    match.table.games["barriers"] = 0  # nothing was played here
    return match


def say(match, words):
    return carry_out(match, 0, match.ask(0)["choices"], words)


def asked_for_a_card(*hand):
    return match_at(do(table(2, hands=[hand], **BARE), Act.CLUE, "white"))


def test_a_clue_is_not_taken_for_its_opposite():
    match = asked_for_a_card("not next to a lake")
    for words in ("play next to a lake", "next to a lake", "next to lake", "lake next"):
        with pytest.raises((IllegalMove, BadWords)):
            say(match, words)
    assert say(match, "not next to lake") == ""


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
    assert "What came before it stands." in say(match, "decline, end turn")
    assert len(match.log) == 1  # the next card is offered now


def test_what_can_be_taken_back_is_only_tried():
    match = match_at(table(2, vehicles=["J5", "K12"], **BARE))
    with pytest.raises(IllegalMove):
        say(match, "move, end turn")
    assert match.log == []


def test_commas_alone_are_no_words():
    match = match_at(table(2, **BARE))
    with pytest.raises(BadWords):
        say(match, ",,,")


def test_words_may_begin_with_a_number():
    near = "1 or 2 spaces from the ocean"
    match = asked_for_a_card(near, "in a lake")
    assert say(match, near) == ""
    assert match.moves[-1].move == FIRST[Step.CARD] + clue(near)


def test_the_game_reads_its_own_words_first():
    position = do(table(2, vehicles=["J5", "K12"], **BARE), Act.MOVE)
    match = match_at(position)
    assert say(match, "to I5") == ""
    assert match.moves[-1].move == FIRST_SPOT[Step.MOVE] + hexes("I5")[0]
