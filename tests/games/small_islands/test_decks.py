"""Clue cards: the deck, the discard and hands. small_islands-20, -34, -46, -61, -61b, -66."""

from collections import Counter

import pytest

from games.small_islands.positions import (
    card,
    clue,
    clue_set,
    clues_in,
    column,
    do,
    heard,
    table,
    told,
)
from parlour.games.small_islands.box.clues import CLUE_NAMES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.rules.decks import draw_first_clue
from parlour.games.small_islands.table import NO_CARD
from parlour.kit.luck import key_from_seed
from parlour.kit.rule import INTERPRETED, rule

TIMES = 200 if INTERPRETED else 1500
BARE = {"huts": "", "palms": "", "statues": [], "options": {"volcano": "off"}}
HANDS = (
    ["on a beach", "in a jungle", "in mountains", "in a lake", "in a river", "in scrubland"],
    ["not on a beach", "not in a jungle", "not in mountains", "not in a lake"],
)


def player(position, seat):
    return position.games[0]["players"][seat]


def decks(position, deck, discard=()):
    """Let these be the deck and the discard."""
    game = position.games[0]
    game["deck"], game["discard"] = clue_set(deck), clue_set(discard)
    return position


@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 4), (4, 4)])
def test_a_played_clue_is_replaced(players, size):
    """small_islands-34, small_islands-70"""
    position = table(players, hands=[HANDS[0][:size]], **BARE)
    card(do(position, Act.CLUE, "white"), "on a beach")
    hand = clues_in(player(position, 0)["hand"])
    assert (len(hand), player(position, 0)["hand_held"]) == (size, size)
    assert set(HANDS[0][1:size]) < set(hand)
    assert "on a beach" not in hand


def test_the_drawn_card_is_told_to_its_player_alone():
    """small_islands-34, small_islands-75: the others hear how many."""
    position = decks(table(hands=[HANDS[0]], **BARE), ["not on a beach"])
    card(do(position, Act.CLUE, "white"), "on a beach")
    assert heard(position, Event.DREW_CLUE, 0) == [(0, (clue("not on a beach"), 0, 0))]
    assert heard(position, Event.DREW_CLUE, 1) == heard(position, Event.DREW, 0) == []
    assert heard(position, Event.DREW, 1) == [(0, (1, 0, 0))]


@pytest.mark.sweep
def test_any_card_of_the_deck_comes_with_the_same_chance():
    """small_islands-20"""
    drawn = Counter()
    deck = ["not on a beach", "not in a jungle", "not in mountains", "not in a lake"]
    begun = decks(table(hands=[HANDS[0]], **BARE), deck)
    for seed in range(TIMES):
        position = begun.copy()
        position.games["luck"]["key"][0], position.games["luck"]["used"] = key_from_seed(seed), 0
        card(do(position, Act.CLUE, "white"), "on a beach")
        drawn.update(drawn_by(position))
    assert set(drawn) == set(deck)
    assert min(drawn.values()) > TIMES / 4 * 0.7


def drawn_by(position):
    """The cards that seat 0 has just drawn."""
    return [CLUE_NAMES[values[0]] for _, values in heard(position, Event.DREW_CLUE)]


def test_an_empty_deck_is_made_of_the_discard():
    """small_islands-66"""
    position = decks(table(hands=[HANDS[0]], **BARE), [], ["next to a lake", "next to a river"])
    card(do(position, Act.CLUE, "white"), "on a beach")
    assert heard(position, Event.RESHUFFLED) == [(-1, (2, 0, 0))]
    game = position.games[0]
    assert (game["discard"], int(game["deck"]).bit_count()) == (0, 1)
    assert player(position, 0)["hand_held"] == 6


def test_a_deck_is_not_shuffled_before_it_is_needed():
    """small_islands-66"""
    position = decks(table(hands=[HANDS[0]], **BARE), ["next to a lake"], ["next to a river"])
    card(do(position, Act.CLUE, "white"), "on a beach")
    assert heard(position, Event.RESHUFFLED) == []
    assert (position.games[0]["deck"], position.games[0]["discard"]) == (
        0,
        clue_set(["next to a river"]),
    )


def test_with_no_card_anywhere_none_is_drawn():
    """small_islands-66: and the hand stays smaller, until there are cards again."""
    position = decks(table(hands=[HANDS[0]], **BARE), [])
    card(do(position, Act.CLUE, "white"), "on a beach")
    assert player(position, 0)["hand_held"] == 5
    assert not {Event.DREW, Event.DREW_CLUE} & {kind for kind, _, _ in told(position)}


def test_a_hand_that_was_short_is_filled_up():
    """small_islands-34: so that it has 6 again."""
    position = table(hands=[HANDS[0][:3]], **BARE)
    card(do(position, Act.CLUE, "white"), "on a beach")
    assert player(position, 0)["hand_held"] == 6
    assert heard(position, Event.DREW, 1) == [(0, (4, 0, 0))]


def test_swapping_discards_first_and_then_draws():
    """small_islands-46, small_islands-66: own cards may come again when the deck runs out."""
    position = decks(table(hands=[HANDS[0]], **BARE), ["next to a lake", "next to a river"])
    do(position, Act.SWAP)
    hand = clues_in(player(position, 0)["hand"])
    assert {"next to a lake", "next to a river"} < set(hand)
    assert len(hand) == 6 == player(position, 0)["hand_held"]
    assert int(position.games[0]["deck"]).bit_count() == 2
    assert heard(position, Event.SWAPPED) == [(0, (6, 0, 0))]


# First clues


@rule
def _begin(games, seat, which):
    draw_first_clue(games[0], seat, which)


def begin(position, seat=0, colour="brown"):
    _begin(position.games, seat, column(colour))
    return position.games[0]


def test_a_first_clue_gets_a_rose():
    """small_islands-18, small_islands-61"""
    game = begin(decks(table(**BARE), ["in a lake"]), 1)
    assert clues_in(game["clues"][3]) == ["in a lake"]
    assert game["roses"][clue("in a lake")] == 2
    assert game["players"][1]["roses"] == 14


def test_without_a_rose_in_supply_it_has_none():
    """small_islands-61b"""
    position = decks(table(**BARE), ["in a lake"])
    player(position, 0)["roses"] = 0
    game = begin(position)
    assert (game["roses"][clue("in a lake")], game["players"][0]["roses"]) == (0, 0)
    assert clues_in(game["clues"][3]) == ["in a lake"]


def test_cards_that_fit_nowhere_or_everywhere_are_passed_over():
    """small_islands-19, small_islands-19b, small_islands-66: the discard is searched too."""
    position = decks(table(**BARE), ["next to a hut", "not next to a hut"], ["in a lake"])
    game = begin(position)
    assert clues_in(game["clues"][3]) == ["in a lake"]
    assert clues_in(game["discard"]) == ["next to a hut", "not next to a hut"]
    assert game["deck"] == 0


def test_the_search_ends_when_all_are_passed_over():
    """small_islands-19b: a card put aside is not drawn a second time."""
    position = decks(table(**BARE), ["next to a hut"], ["not next to a hut"])
    before = [int(cards) for cards in position.games[0]["clues"]]
    game = begin(position)
    assert [int(cards) for cards in game["clues"]] == before
    assert game["bottom"][3] == NO_CARD
    assert clues_in(game["discard"]) == ["next to a hut", "not next to a hut"]
    assert game["players"][0]["roses"] == 15
