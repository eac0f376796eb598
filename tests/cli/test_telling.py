"""How things are told: counts, sentences, the deal once, and how a game ended."""

from pathlib import Path

import pytest

from parlour.cli.screen import Screen
from parlour.cli.sitting import Sitting
from parlour.cli.telling import ended, sentences, told_since
from parlour.games.speech import counted
from parlour.kit.record import SPECTATOR
from parlour.play.match import Match


def test_one_is_one_and_more_are_many():
    assert [counted(n, "point") for n in (0, 1, -1, 2)] == [
        "0 points",
        "1 point",
        "-1 point",
        "2 points",
    ]


def test_what_one_player_does_in_a_row_is_one_sentence():
    told = ["Ann displays red 7", "Ann displays blue 2", "Ann takes the Crown with 2"]
    told += ["Anna passes", "the game is over"]
    assert sentences(["Ann", "Anna"], told) == [
        "Ann displays red 7, blue 2, takes the Crown with 2.",
        "Anna passes.",
        "The game is over.",
    ]
    away = ["Ann puts a card away"] * 3
    assert sentences(["Ann"], away) == ["Ann puts a card away (3 times)."]
    own = ["Ann puts away red 9", "Ann puts away green 7"]
    assert sentences(["Ann"], own) == ["Ann puts away red 9, green 7."]


def test_what_comes_up_in_a_row_is_said_at_once():
    told = ["puzzle w15 comes up", "puzzle gb02 comes up", "puzzle w03 comes up"]
    assert sentences(["Ann"], told) == ["Puzzles w15, gb02 and w03 come up."]
    assert sentences(["Ann"], told[:1]) == ["Puzzle w15 comes up."]
    assert sentences(["Ann"], ["the last round begins", *told[:2], "Ann passes"]) == [
        "The last round begins; puzzles w15 and gb02 come up.",
        "Ann passes.",
    ]


@pytest.mark.parametrize(("game", "seats"), [("mu", 3), ("project_l", 2)])
def test_the_deal_is_told_once(game, seats):
    match = Match(game, seats, seed=3)
    sitting = Sitting(match, {}, Screen(game), Path("unused.json"))
    first = match.actors[0]
    dealt = sitting.told(first)
    assert dealt == match.events(first) != []
    after = match.copy()
    after.play(first, after.legal(first)[0].move)
    sitting.carry_out(first, after)
    assert sitting.told(first)
    assert not set(dealt) & set(sitting.told(first))
    other = next(seat for seat in range(seats) if seat != first)
    assert sitting.told(other)[: len(dealt)] == match.at(0).events(other)  # heard nothing yet
    again = Sitting(match, {}, Screen(game), Path("unused.json"))  # as if it was loaded
    assert again.told(first) == sitting.told(first)


def test_what_was_told_since_the_first_entry_leaves_the_deal_out():
    match = Match("mu", 3, seed=3)
    assert told_since(match, SPECTATOR, 0) == []
    match.play(match.actors[0], match.legal(match.actors[0])[-1].move)
    assert len(told_since(match, SPECTATOR, 0)) == 1


def test_alone_one_has_won_or_lost():
    assert ended("Ann", 2, 1, alone=False) == "2. Ann: 1 point"
    assert ended("Ann", 1, 12, alone=True) == "Ann won: 12 points"
    assert ended("Ann", 2, 12, alone=True) == "Ann lost: 12 points"
    assert ended("Ann", 2, 12, alone=True, is_over=False) == "Ann: 12 points"


def test_the_result_of_a_game_alone_says_who_won():
    match = Match("project_l", 1, {"round_cap": 1}, seed=3, names=["Ann"])
    while not match.is_over:
        match.play(0, "end" if "ends the turn" in _offered(match) else match.legal(0)[0].move)
    outcome = "won" if match.result()[0].place == 1 else "lost"
    lines = [line.plain for line in Screen("project_l").standings(match)]
    assert lines[0] == "Result"
    assert lines[1].startswith(f"Ann {outcome}: ")


def _offered(match):
    return [choice.words for choice in match.legal(0)]
