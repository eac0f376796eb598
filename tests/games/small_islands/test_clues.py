"""Playing a clue: small_islands-26, -29, -34, -47, -73."""

import pytest

from games.small_islands.positions import (
    ask_again,
    card,
    choices,
    clue,
    clues_in,
    do,
    heard,
    legal,
    may,
    sites,
    step,
    table,
)
from parlour.games.small_islands.box.clues import CLUE_NAMES, CLUES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import FIRST, Act
from parlour.games.small_islands.table import Step

BARE = {"huts": "", "palms": "", "statues": [], "options": {"volcano": "off"}}
COLOURS = ("white", "grey", "black", "brown")
HAND = ["on a beach", "in a jungle", "not in a jungle", "next to a hut"]


def barriers(position, seat=0):
    """How many of their last moves a seat may take back."""
    return int(position.games[0]["barriers"][seat])


def player(position, seat=0):
    return position.games[0]["players"][seat]


def test_a_clue_goes_to_any_column_where_it_is_legal():
    """small_islands-26, small_islands-29: jungle cannot be on the beach."""
    columns = {"white": [("on a beach", 1)], "grey": [("in a jungle", 1)]}
    position = table(hands=[["not in a jungle"]], columns=columns, **BARE)
    assert [may(position, Act.CLUE, colour) for colour in COLOURS] == [False, False, True, True]
    do(position, Act.CLUE, "black")
    assert step(position) == Step.CARD
    assert clues_in(sum(1 << n for n in choices(position))) == ["not in a jungle"]


def test_only_cards_that_are_legal_there_can_be_named():
    """small_islands-29, small_islands-73: there are no huts, and mountains are no beach."""
    columns = {"white": [("on a beach", 1)]}
    hand = ["in mountains", "next to a hut", "next to the ocean", "on the largest beach"]
    position = do(table(hands=[hand], columns=columns, **BARE), Act.CLUE, "white")
    fits = set(clues_in(position.games[0]["fits"][0]))
    assert {CLUE_NAMES[n] for n in choices(position)} == set(hand) & fits
    assert "on the largest beach" in fits
    assert not {"in mountains", "next to a hut"} & fits


def test_a_clue_lies_lowest_with_a_rose():
    """small_islands-26: the hand loses it, the column gains it, the candidates go down."""
    columns = {"white": [("not on a beach", 1)]}
    position = table(hands=[HAND], columns=columns, **BARE)
    before = set(sites(position, "white").split())
    card(do(position, Act.CLUE, "white"), "in a jungle")
    game = position.games[0]
    assert set(clues_in(game["clues"][0])) == {"in a jungle", "not on a beach"}
    assert game["bottom"][0] == clue("in a jungle")
    assert game["above"][clue("in a jungle")] == clue("not on a beach")
    assert (game["roses"][clue("in a jungle")], player(position)["roses"]) == (1, 14)
    assert set() < set(sites(position, "white").split()) < before
    assert "in a jungle" not in clues_in(player(position)["hand"])
    assert heard(position, Event.PLAYED_CLUE) == [(0, (clue("in a jungle"), 0, 0))]
    assert heard(position, Event.SITES) == [(-1, (0, int(game["found"][0]), 0))]


def test_a_clue_begins_an_empty_column():
    """small_islands-18, small_islands-26"""
    position = table(hands=[HAND], **BARE)
    card(do(position, Act.CLUE, "brown"), "on a beach")
    assert clues_in(position.games[0]["clues"][3]) == ["on a beach"]
    assert position.games[0]["roses"][clue("on a beach")] == 1


def test_a_clue_must_say_something_on_an_empty_column_too():
    """small_islands-29: without huts no clue about them does."""
    position = table(hands=[["next to a hut", "not 1 or 2 spaces from a hut"]], **BARE)
    assert not any(may(position, Act.CLUE, colour) for colour in COLOURS)


@pytest.mark.parametrize("roses", [0, 1])
def test_without_a_rose_no_clue_can_be_played(roses):
    """small_islands-26: neither as the action nor for an amulet."""
    position = table(hands=[HAND, []], held=[2], **BARE)
    player(position)["roses"] = roses
    ask_again(position)
    assert may(position, Act.CLUE, "white") == bool(roses)
    assert may(position, Act.BUY_CLUE, "white") == bool(roses)


def test_one_clue_is_the_main_action_and_another_costs_an_amulet():
    """small_islands-23, small_islands-47"""
    position = table(hands=[HAND], held=[1], **BARE)
    card(do(position, Act.CLUE, "white"), "on a beach")
    assert not may(position, Act.CLUE, "grey")
    card(do(position, Act.BUY_CLUE, "grey"), "in a jungle")
    assert heard(position, Event.PLAYED_CLUE) == [(0, (clue("in a jungle"), 1, 0))]
    assert player(position)["amulets"] == 0
    assert not may(position, Act.BUY_CLUE, "black")


def test_naming_the_column_may_be_taken_back_and_the_card_not():
    """small_islands-73: a card was drawn."""
    position = do(table(hands=[HAND], **BARE), Act.CLUE, "white")
    assert barriers(position) == 1
    card(position, "on a beach")
    assert barriers(position) == 0


def test_nor_with_an_empty_deck():
    """small_islands-73: a card was shown."""
    position = do(table(hands=[HAND], **BARE), Act.CLUE, "white")
    position.games[0]["deck"] = 0
    card(position, "on a beach")
    assert barriers(position) == 0


def test_moves_name_cards_and_not_their_place_in_the_hand():
    """small_islands-73"""
    position = do(table(hands=[["in a jungle"]], **BARE), Act.CLUE, "white")
    assert legal(position) == [int(FIRST[Step.CARD]) + clue("in a jungle")]
    assert 0 <= clue("in a jungle") < CLUES
