"""What amulets buy. small_islands-47 to small_islands-51."""

import pytest

from games.small_islands.hunting import BARE, narrow, player
from games.small_islands.positions import (
    card,
    choices,
    clue,
    clues_in,
    column,
    do,
    heard,
    hexes,
    may,
    named,
    sites,
    spots,
    step,
    table,
    tile,
    to,
)
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.table import Step

LAKES = {"white": [("in the largest lake", 1)]}
BASE = {"volcano": "off"}


def rich(amulets=1, **laid):
    """The first player has amulets, on an island without objects or a volcano."""
    laid = {"options": BASE, "vehicles": ["J3", "K12"], "columns": LAKES} | BARE | laid
    return table(2, held=[amulets], **laid)


# A clue


def test_another_clue():
    """small_islands-47: with its rose, its card drawn, and the main action still to come."""
    position = rich(hands=[["next to mountains", "in a lake"]])
    do(position, Act.BUY_CLUE, "white")
    assert heard(position, Event.SPENT_AMULET) == [(0, (Act.BUY_CLUE, 0, 0))]
    card(position, "next to mountains")
    assert (player(position, 0)["amulets"], position.games[0]["acted"]) == (0, 0)
    assert position.games[0]["roses"][clue("next to mountains")] == 1
    assert player(position, 0)["roses"] == 14
    assert player(position, 0)["hand_held"] == 6
    assert may(position, Act.CLUE, "grey")


def test_the_column_is_named_with_the_amulet():
    """small_islands-47, small_islands-73"""
    position = do(rich(hands=[["in a lake"]]), Act.BUY_CLUE, "brown")
    assert heard(position, Event.SPENT_AMULET) == [(0, (Act.BUY_CLUE, 3, 0))]
    assert position.games[0]["column"] == column("brown")


def test_a_bought_clue_after_the_main_one():
    """small_islands-47, small_islands-24"""
    position = rich(2, hands=[["next to mountains", "in a lake"]])
    card(do(position, Act.CLUE, "white"), "next to mountains")
    assert not may(position, Act.CLUE, "grey")
    assert may(position, Act.BUY_CLUE, "grey")


def test_a_bought_clue_needs_a_rose():
    """small_islands-26, small_islands-47"""
    position = rich(hands=[["next to mountains"]])
    assert may(position, Act.BUY_CLUE, "white")
    player(position, 0)["roses"] = 0
    narrow(position, "brown", "J3")
    assert not any(Act.CLUE <= act < Act.CUBE for act in choices(position))
    assert may(position, Act.CUBE, "white")


def test_a_volcanic_tile_instead():
    """small_islands-47, small_islands-37"""
    laid = {"options": {}, "columns": {"white": [("in a lake", 1)]}}
    position = rich(hands=[["in scrubland"]], **laid)
    narrow(position, "white", "J7 I9")
    do(position, Act.BUY_TILE, "white")
    assert (step(position), player(position, 0)["amulets"]) == (Step.TILE, 0)
    assert heard(position, Event.SPENT_AMULET) == [(0, (Act.BUY_TILE, 0, 0))]
    card(tile(position, "next to the volcano"), "in scrubland")
    assert sites(position, "white") == "J7"
    assert position.games[0]["acted"] == 0
    assert heard(position, Event.PLAYED_TILE)[0][0] == 0


def test_a_tile_needs_a_card_that_does_not_fit():
    """small_islands-37, small_islands-47: and a tile that does."""
    for hand, allowed in ((["in scrubland"], True), (["next to mountains"], False), ([], False)):
        position = rich(hands=[hand], options={}, columns={"white": [("in a lake", 1)]})
        narrow(position, "white", "J7 I9")
        assert may(position, Act.TILE, "white") == may(position, Act.BUY_TILE, "white") == allowed
        position.games[0]["reserve"] = 0
        narrow(position, "brown", "J7 I9")
        assert not may(position, Act.TILE, "white")


# A move, a swap


def test_another_move():
    """small_islands-48"""
    position = do(rich(), Act.BUY_MOVE)
    assert (player(position, 0)["amulets"], position.games[0]["acted"]) == (0, 0)
    assert heard(position, Event.SPENT_AMULET) == [(0, (Act.BUY_MOVE, 0, 0))]
    assert (position.games[0]["bought"], position.games[0]["bounds"]) == (1, 3)
    assert may(do(to(position, "J4"), Act.END_MOVE), Act.MOVE)
    assert position.games[0]["bought"] == 0


def test_another_swap():
    """small_islands-50"""
    position = rich(hands=[["in a lake", "in a river"]])
    do(position, Act.BUY_SWAP)
    assert (player(position, 0)["amulets"], position.games[0]["acted"]) == (0, 0)
    assert heard(position, Event.SPENT_AMULET) == [(0, (Act.BUY_SWAP, 0, 0))]
    assert clues_in(position.games[0]["discard"]) == ["in a lake", "in a river"]
    assert may(position, Act.SWAP)


# A cube


def test_a_cube_is_removed():
    """small_islands-49: its hex is no candidate any more."""
    position = rich()
    before = sites(position, "white").split()
    do(position, Act.CUBE, "white")
    assert (step(position), spots(position).split()) == (Step.CUBE, before)
    to(position, "J6")
    before.remove("J6")
    assert sites(position, "white").split() == before
    assert position.games[0]["found"][0] == len(before)
    assert named(position.games[0]["struck"][0]) == "J6"
    assert heard(position, Event.STRUCK) == [(0, (hexes("J6")[0], 0, 0))]
    assert heard(position, Event.SITES) == [(0, (0, len(before), 0))]
    assert (player(position, 0)["amulets"], position.games[0]["acted"]) == (0, 0)
    assert step(position) == Step.ACTION


@pytest.mark.parametrize(("names", "allowed"), [("J6 I5", True), ("J6", False)])
def test_never_the_last_cube(names, allowed):
    """small_islands-49"""
    assert may(narrow(rich(), "white", names), Act.CUBE, "white") == allowed


def test_only_of_a_colour_with_cubes_out():
    """small_islands-49, small_islands-35: 17 candidates have cubes, 18 have none."""
    position = rich(columns={"white": [("in a lake", 0)], "grey": [("not in a lake", 1)]})
    assert may(position, Act.CUBE, "white")
    assert not may(position, Act.CUBE, "grey")
    for colour in ("black", "brown"):  # columns without a clue
        assert not may(position, Act.CUBE, colour)
    many = sites(position, "grey").split()
    assert may(narrow(position, "grey", " ".join(many[:17])), Act.CUBE, "grey")
    position = rich(columns={"grey": [("not in a lake", 1)]})
    assert not may(narrow(position, "grey", " ".join(many[:18])), Act.CUBE, "grey")


def test_a_struck_hex_changes_which_clues_fit():
    """small_islands-49, small_islands-29"""
    position = rich(columns={"white": [("1 or 2 spaces from the ocean", 1)]}, hands=[["in a lake"]])
    narrow(position, "white", "I9 K12")
    assert may(position, Act.CLUE, "white")
    to(do(position, Act.CUBE, "white"), "K12")
    assert not may(position, Act.CLUE, "white")


# What they cost


def test_one_amulet_each_and_back_to_the_supply():
    """small_islands-51"""
    position = rich(3)
    assert position.games[0]["amulets_left"] == 17
    do(position, Act.BUY_SWAP)
    to(do(position, Act.CUBE, "white"), "I5")
    do(position, Act.BUY_MOVE)
    assert position.games[0]["amulets_left"] == 20
    assert player(position, 0)["amulets"] == 0
