"""The columns of clues and the candidates they leave: small_islands-26 to small_islands-36, -49."""

import random

import pytest

from games.small_islands.comparing import CARDS, check_columns
from games.small_islands.oracle import candidates, is_legal
from games.small_islands.positions import (
    ask_again,
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
    table,
    to,
)
from games.small_islands.scenes import CENTRES, Scene, places, said_by
from parlour.games.small_islands.box.clues import CLUE_NAMES
from parlour.games.small_islands.box.map import NUMBER, as_words
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.rules.columns import (
    add_clue,
    is_site,
    is_tile,
    look_again,
    open_column,
)
from parlour.games.small_islands.rules.lava import flow
from parlour.games.small_islands.table import NO_CARD
from parlour.kit.rule import INTERPRETED, rule

BARE = {"huts": "", "palms": "", "statues": [], "options": {"volcano": "off"}}
COLUMNS = 6 if INTERPRETED else 60


@rule
def _add(games, which, number):
    add_clue(games[0], which, number)


@rule
def _open(games, which):
    open_column(games[0], which)


@rule
def _look(games, which):
    look_again(games[0], which)


@pytest.mark.sweep
def test_candidates_fit_all_clues_whatever_they_are():
    """small_islands-27, small_islands-29, small_islands-31: after any series of legal clues."""
    whim = random.Random(3)
    for number in range(COLUMNS):
        scene = Scene(3, 1 + number % 32, CENTRES[number % 4], seed=number).set_up()
        _open(scene.position.games, 3)
        clues = []
        while fits := clues_in(scene.game["fits"][3]):
            clues.append(whim.choice(fits))
            _add(scene.position.games, 3, clue(clues[-1]))
            written = [CARDS[clue(name)] for name in clues]
            assert places(scene.game["sites"][3]) == candidates(scene.world, written)
        check_columns(scene)
        assert scene.game["found"][3] >= 1


@pytest.mark.sweep
def test_the_cards_that_fit_are_those_that_take_some_and_leave_some():
    """small_islands-29: every card and tile, by counting."""
    for number in range(COLUMNS):
        scene = Scene(4, 1 + number % 32, CENTRES[number % 4], seed=number).set_up()
        for which in range(4):
            found = places(scene.game["sites"][which])
            fit = [name for name in CARDS if is_legal(scene.world, name, found)]
            assert clues_in(scene.game["fits"][which]) == [CLUE_NAMES[CARDS.index(n)] for n in fit]


@rule
def _flow(games, at):
    flow(games[0], 0, at)


def test_every_clue_is_read_anew_when_lava_flows():
    """small_islands-63: candidates may drop out and come in, but what was struck out stays out."""
    scene = Scene(2, 9, 2, seed=4).set_up()
    clues = [CARDS[clue(name)] for name in clues_in(scene.game["fits"][3])]
    for number, name in enumerate(clues):
        position = scene.position.copy()
        _add(position.games, 3, CARDS.index(name))
        beside = sorted(said_by(position.games[0], CARDS.index("next to volcano")))
        at, struck = beside[number % len(beside)], beside[(number + 1) % len(beside)]
        position.games[0]["struck"][3] = as_words([NUMBER[struck]])
        _flow(position.games, NUMBER[at])
        expected = candidates(scene.world.with_lava(at), [name], {struck})
        assert places(position.games[0]["sites"][3]) == expected
    assert len(clues) > 40


def test_a_clue_and_its_opposite_cannot_meet():
    """small_islands-28, small_islands-29: neither twice, nor after the other."""
    position = table(columns={"white": [("on a beach", 0)]}, **BARE)
    fits = clues_in(position.games[0]["fits"][0])
    assert not {"on a beach", "not on a beach", "in a jungle", "not in a jungle"} & set(fits)
    assert {"on the largest beach", "next to the largest beach"} & set(fits) != set()


def test_the_newest_clue_lies_lowest():
    """small_islands-26: and each says who laid it."""
    names = ["not on a beach", "not in a lake", "not in a river"]
    position = table(columns={"grey": [(name, i % 2) for i, name in enumerate(names)]}, **BARE)
    game, found = position.games[0], []
    at = int(game["bottom"][1])
    while at != NO_CARD:
        found.append((CLUE_NAMES[at], int(game["roses"][at]) - 1))
        at = int(game["above"][at])
    assert found == [("not in a river", 0), ("not in a lake", 1), ("not on a beach", 0)]


def test_treasures_are_searched_for_each_by_itself():
    """small_islands-33: the same hex may be a candidate of several."""
    both = {"white": [("in a lake", 0)], "brown": [("not on a beach", 0)]}
    position = table(columns=both, **BARE)
    lake, rest = set(sites(position, "white").split()), set(sites(position, "brown").split())
    assert lake < rest
    assert sites(position, "grey") == named(position.games[0]["land"])


@pytest.mark.parametrize(("left", "marked"), [(18, False), (17, True), (2, True), (1, False)])
def test_cubes_lie_on_all_candidates_or_on_none(left, marked):
    """small_islands-35: with 17 or fewer; then one can be struck out, if it is not the last."""
    position = with_candidates(left)
    assert may(position, Act.CUBE, "white") == marked
    assert position.games[0]["found"][0] == left
    if marked:
        do(position, Act.CUBE, "white")
        assert spots(position) == sites(position, "white")


def with_candidates(left):
    """White with so many candidates, the others of its clue struck out; seat 0 has an amulet."""
    position = table(columns={"white": [("not on a beach", 1)]}, held=[1], vehicles=["J3"], **BARE)
    game = position.games[0]
    for name in sites(position, "white").split():
        if game["found"][0] > left and name != "J3":
            strike(game, hexes(name)[0])
    _look(position.games, 0)
    return asking(position)


def asking(position):
    ask_again(position)
    return position


def strike(game, at):
    game["sites"][0][at // 62] &= ~(1 << at % 62)
    game["struck"][0][at // 62] |= 1 << at % 62
    game["found"][0] -= 1


def test_a_column_without_a_clue_has_no_cubes():
    """small_islands-35, small_islands-36: however few its candidates are."""
    position = with_candidates(1)
    position.games[0]["clues"][0] = 0
    assert not may(asking(position), Act.RAISE, "white")
    position = with_candidates(9)
    position.games[0]["clues"][0] = 0
    assert not may(asking(position), Act.CUBE, "white")


def test_the_last_candidate_is_where_the_treasure_is():
    """small_islands-36"""
    assert not may(with_candidates(2), Act.RAISE, "white")
    position = with_candidates(1)
    assert sites(position, "white") == "J3"
    assert may(position, Act.RAISE, "white")


def test_what_is_struck_out_stays_out():
    """small_islands-49: whatever clues come; other colours do not care."""
    position = with_candidates(5)
    gone = sites(position, "white").split()[0]
    to(do(position, Act.CUBE, "white"), gone)
    assert gone not in sites(position, "white").split()
    assert gone in sites(position, "grey").split()
    assert position.games[0]["found"][0] == 4
    assert heard(position, Event.STRUCK) == [(0, (hexes(gone)[0], 0, 0))]
    assert heard(position, Event.SITES) == [(0, (0, 4, 0))]


def test_clues_that_fit_change_with_the_candidates():
    """small_islands-29, small_islands-49: also when a cube is struck out."""
    position = with_candidates(2)
    one, _ = sites(position, "white").split()
    assert position.games[0]["fits"][0] != 0
    to(do(position, Act.CUBE, "white"), one)
    assert position.games[0]["fits"][0] == 0


def test_cards_and_tiles_are_told_apart():
    """small_islands-38"""
    assert [is_tile(number) for number in (0, 51, 52, 55)] == [False, False, True, True]


def test_a_site_is_a_candidate():
    """small_islands-31"""
    position = table(columns={"white": [("in a lake", 0)]}, **BARE)
    lakes = sites(position, "white").split()
    inside = [name for name in named(position.games[0]["land"]).split() if _at(position, name)]
    assert inside == lakes


def _at(position, name):
    return _is_site(position.games, column("white"), hexes(name)[0])


@rule
def _is_site(games, which, at):
    return is_site(games[0], which, at)
