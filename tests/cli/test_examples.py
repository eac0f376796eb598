"""What help and hints print as moves: the player's own, understood as they are typed."""

import random
import re

import pytest

from parlour.cli.answers import fits
from parlour.cli.commands.hint import advice
from parlour.cli.examples import MOST, examples
from parlour.cli.tables import Scene
from parlour.games import SHELF
from parlour.play.match import Match
from walks import GAMES, short

MOVES = 40
LOOKS = range(0, MOVES, 5)


def matches(name):
    """Some moments of a match, each with a seat that decides."""
    whim, game = random.Random(name), GAMES[name]
    for seats in (game.seats[0], game.seats[-1]):
        match = Match(name, seats, short(game), seed=5)
        for number in range(MOVES):
            if match.is_over:
                break
            seat = whim.choice(match.actors)
            if number in LOOKS:
                yield match, seat
            match.play(seat, whim.choice(match.legal(seat)))


def read(match, seat, words):
    return match.game.read(match.seen(seat).reading(), seat, words, match.names)


@pytest.mark.parametrize("name", SHELF)
def test_examples_are_the_players_own_legal_moves(name):
    for match, seat in matches(name):
        choices = Scene.of(match, seat).choices
        spoken, word = examples(match, seat, choices)
        assert 1 <= len(spoken) <= MOST
        assert len(set(spoken)) == len(spoken)
        for words in spoken:
            assert read(match, seat, words) in match.legal(seat), words
            assert not words[0].isdigit()  # a number in front would be a choice
        assert any(fits(choice, word) for choice in choices), word


def test_cards_are_examples_only_where_they_are_held():
    """Another hand has other examples."""
    match = Match("mu", 4, {"hands": 1}, seed=5)
    (seat,) = match.actors
    shown = examples(match, seat, Scene.of(match, seat).choices).spoken
    touched = {touch for choice in match.ask(seat)["choices"] for touch in choice["touches"]}
    assert shown[0] == f"display {shown[1]}"
    assert f"hand.{shown[1].replace(' ', '-')}" in touched
    assert "pass" in shown


@pytest.mark.parametrize("name", SHELF)
def test_hints_are_understood_as_they_are_printed(name):
    match, seat = next(matches(name))
    first, *others = advice(match, seat, playouts=8)
    said = re.fullmatch(r"The mc bot would choose: (.*) \(\d+% sure .*", first)
    weighed = [line.split(None, 1)[1] for line in others[1:]]
    for words in [said[1], *weighed]:
        assert read(match, seat, words) in match.legal(seat)
