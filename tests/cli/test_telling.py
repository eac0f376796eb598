"""How things are told: counts, sentences, the deal once, and how a game ended."""

import pytest

from parlour.cli.screen import Screen
from parlour.cli.sitting import Sitting
from parlour.cli.telling import ended, sentences, told_since
from parlour.games import take
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


def told(kind, words, seat=None):
    return {"kind": kind, "seat": seat, "words": words}


def test_what_one_player_does_in_a_row_is_one_sentence():
    happened = [
        told("displayed", "Ann displays red 7", 0),
        told("displayed", "Ann displays blue 2", 0),
        told("took_crown", "Ann takes the Crown with 2", 0),
        told("passed", "Anna passes", 1),
        told("game_over", "the game is over", 1),
    ]
    assert sentences(take("mu"), ["Ann", "Anna"], happened) == [
        "Ann displays red 7, blue 2, takes the Crown with 2.",
        "Anna passes.",
        "The game is over.",
    ]
    away = [told("put_away_unseen", "Ann puts a card away", 0)] * 3
    assert sentences(take("mu"), ["Ann"], away) == ["Ann puts a card away (3 times)."]
    own = [told("put_away", f"Ann puts away {card}", 0) for card in ("red 9", "green 7")]
    assert sentences(take("mu"), ["Ann"], own) == ["Ann puts away red 9, green 7."]
    shown = [told("revealed", f"puzzle {puzzle} comes up") for puzzle in ("w05", "gb02", "b01")]
    assert sentences(take("project_l"), [], shown) == ["Puzzle w05 comes up; gb02; b01."]


@pytest.mark.parametrize(("game", "seats"), [("mu", 3), ("project_l", 2)])
def test_the_deal_is_told_once(game, seats):
    match = Match(game, seats, seed=3)
    sitting = Sitting(match, {}, Screen(match))
    first = match.actors[0]
    dealt = sitting.told(first)
    assert dealt == match.told(first) != []
    sitting.looked[first] = len(match.log)
    match.play(first, match.legal(first)[0])
    assert sitting.told(first)
    assert not [told for told in sitting.told(first) if told in dealt]
    other = next(seat for seat in range(seats) if seat != first)
    assert sitting.told(other)[: len(dealt)] == match.at(0).told(other)  # heard nothing yet
    again = Sitting(match, {}, Screen(match))  # as if it was loaded
    assert again.told(first) == sitting.told(first)


def test_what_was_told_since_the_first_entry_leaves_the_deal_out():
    match = Match("mu", 3, seed=3)
    assert told_since(match, SPECTATOR, 0) == []
    match.play(match.actors[0], match.legal(match.actors[0])[-1])
    assert len(told_since(match, SPECTATOR, 0)) == 1


def test_alone_one_has_won_or_lost():
    assert ended("Ann", 2, 1, alone=False) == "2. Ann: 1 point"
    assert ended("Ann", 1, 12, alone=True) == "Ann won: 12 points"
    assert ended("Ann", 2, 12, alone=True) == "Ann lost: 12 points"
    assert ended("Ann", 2, 12, alone=True, is_over=False) == "Ann: 12 points"


def test_the_result_of_a_game_alone_says_who_won():
    match = Match("project_l", 1, {"round_cap": 1}, seed=3, names=["Ann"])
    while not match.is_over:
        match.play(0, "end" if "ends the turn" in _offered(match) else match.legal(0)[0])
    outcome = "won" if match.result()[0].place == 1 else "lost"
    lines = [line.plain for line in Screen(match).standings(match)]
    assert lines[0] == "Result"
    assert lines[1].startswith(f"Ann {outcome}: ")


def _offered(match):
    return [choice["words"] for choice in match.ask(0)["choices"]]
