"""Volcanic tiles in place of clues: small_islands-12, -37, -38, -71, -73."""

import pytest

from games.small_islands.positions import (
    ask_again,
    card,
    choices,
    choose,
    clue,
    clues_in,
    do,
    heard,
    legal,
    may,
    sites,
    step,
    table,
    tile,
)
from games.small_islands.scenes import said_by
from parlour.games.small_islands.box.clues import ALL_TILES, CLUE_NAMES, CLUES
from parlour.games.small_islands.box.map import COORDINATES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.table import NO_CARD, Step

BARE = {"huts": "", "palms": "", "statues": []}
NOTHING = "next to a hut"  # says nothing without huts
COLOURS = ("white", "grey", "black", "brown")


def ready(hand=(NOTHING, "on a beach"), columns=None, **more):
    """Seat 0 with a card that is illegal everywhere, and one that is legal in an empty column."""
    return table(hands=[list(hand)], columns=columns or {}, **BARE | more)


def play_tile(position, colour="white", name="next to lava", shown=NOTHING):
    """All three steps."""
    return card(tile(do(position, Act.TILE, colour), name), shown)


def player(position, seat=0):
    return position.games[0]["players"][seat]


def test_column_then_tile_then_the_card_shown():
    """small_islands-37, small_islands-73"""
    position = do(ready(), Act.TILE, "grey")
    assert step(position) == Step.TILE
    assert [CLUE_NAMES[CLUES + n] for n in choices(position)] == clues_in(ALL_TILES)
    tile(position, "not next to lava")
    assert step(position) == Step.SHOW
    assert [CLUE_NAMES[n] for n in choices(position)] == [NOTHING]
    assert position.games[0]["barriers"][0] == 2
    card(position, NOTHING)
    assert position.games[0]["barriers"][0] == 0
    assert step(position) == Step.ACTION


def test_the_card_shown_is_discarded_and_the_tile_lies_in_the_column():
    """small_islands-37, small_islands-38: with a rose; then a card is drawn."""
    position = play_tile(ready(columns={"white": [("not on a beach", 1)]}))
    game = position.games[0]
    assert clues_in(game["discard"]) == [NOTHING]
    assert clues_in(game["clues"][0]) == ["not on a beach", "next to lava"]
    assert game["bottom"][0] == clue("next to lava")
    assert (game["roses"][clue("next to lava")], player(position)["roses"]) == (1, 14)
    assert clues_in(game["reserve"]) == [
        "next to the volcano",
        "not next to the volcano",
        "not next to lava",
    ]
    assert player(position)["hand_held"] == 6
    assert heard(position, Event.SHOWED) == [(0, (clue(NOTHING), 0, 0))]
    assert heard(position, Event.PLAYED_TILE) == [(0, (clue("next to lava"), 0, 0))]


def test_candidates_are_beside_lava():
    """small_islands-37, small_islands-38: and not beside the volcano for that."""
    position = play_tile(ready())
    found = {COORDINATES[at] for at in range(len(COORDINATES)) if _holds(position, at)}
    assert found == said_by(position.games[0], clue("next to lava"))
    assert found != said_by(position.games[0], clue("next to the volcano"))


def _holds(position, at):
    return int(position.games[0]["sites"][0][at // 62]) >> at % 62 & 1


def test_only_with_a_card_that_is_illegal_in_that_very_column():
    """small_islands-37: "in mountains" is illegal on the beach, and legal elsewhere."""
    position = ready(["in mountains"], {"white": [("on a beach", 1)]})
    assert [may(position, Act.TILE, colour) for colour in COLOURS] == [True, False, False, False]
    assert [may(position, Act.CLUE, colour) for colour in COLOURS] == [False, True, True, True]


def test_without_a_card_there_is_nothing_to_show():
    """small_islands-37"""
    assert not any(may(ready(()), Act.TILE, colour) for colour in COLOURS)


def test_the_tile_itself_must_be_legal():
    """small_islands-37, small_islands-29: neither itself nor its opposite again."""
    position = do(ready(columns={"white": [("not next to lava", 1)]}), Act.TILE, "white")
    offered = [CLUE_NAMES[CLUES + n] for n in choices(position)]
    assert offered == ["next to the volcano", "not next to the volcano"]


def test_where_no_tile_is_legal_none_can_be_played():
    """small_islands-37"""
    laid = {
        "white": [("next to lava", 1)],
        "grey": [("not next to lava", 1)],
        "black": [("next to the volcano", 1)],
    }
    position = ready(columns=laid)
    assert clues_in(position.games[0]["reserve"]) == ["not next to the volcano"]
    assert not may(position, Act.TILE, "black")
    assert may(position, Act.TILE, "brown")


def test_a_tile_needs_a_rose():
    """small_islands-26, small_islands-37"""
    position = ready(held=[1])
    player(position)["roses"] = 0
    ask_again(position)
    assert not any(may(position, act, "white") for act in (Act.TILE, Act.BUY_TILE))


def test_a_tile_is_the_main_action_and_another_costs_an_amulet():
    """small_islands-23, small_islands-47"""
    position = play_tile(ready([NOTHING, "1 or 2 spaces from a hut"], held=[1]))
    assert not may(position, Act.TILE, "grey")
    do(position, Act.BUY_TILE, "grey")
    card(tile(position, "not next to lava"), "1 or 2 spaces from a hut")
    assert player(position)["amulets"] == 0
    assert clues_in(position.games[0]["clues"][1]) == ["not next to lava"]


def test_after_the_raising_a_tile_lies_in_the_reserve_again():
    """small_islands-38: its rose counts as any other; clue cards are discarded."""
    columns = {"white": [("not next to lava", 1), ("not on a beach", 1)]}
    position = ready(columns=columns, vehicles=["J3"])
    game = position.games[0]
    for w in range(3):
        game["sites"][0][w] = 0
    at = next(n for n in range(len(COORDINATES)) if int(game["land"][n // 62]) >> n % 62 & 1)
    game["sites"][0][at // 62], game["found"][0] = 1 << at % 62, 1
    player(position)["vehicle"] = at
    ask_again(position)
    do(position, Act.RAISE, "white")
    assert player(position, 1)["inspected_held"] == 2
    while step(position) == Step.CLAIM:
        choose(position, 1)
    assert clues_in(position.games[0]["reserve"]) == clues_in(ALL_TILES)
    assert "not on a beach" in clues_in(position.games[0]["discard"])
    assert position.games[0]["above"][clue("not next to lava")] == NO_CARD


@pytest.mark.parametrize("colour", COLOURS)
def test_the_base_game_has_no_tiles(colour):
    """small_islands-71"""
    position = ready(options={"volcano": "off"})
    assert not may(position, Act.TILE, colour)
    assert [move for move in legal(position) if Act.TILE <= move < Act.BUY_CLUE] == []
    assert sites(position, colour)
