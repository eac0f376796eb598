"""What answers of Small Islands lead to: what aids foretell, compared with what happens."""

import pytest

from games.small_islands.positions import (
    GAME,
    asked,
    card,
    clue,
    column,
    do,
    hexes,
    legal,
    may,
    play,
    sites,
    step,
    table,
    to,
)
from games.small_islands.sights import aids, ground, located, names, reach, standing, view
from parlour.games.small_islands.box.clues import CLUE_NAMES, CLUES, IN_LARGEST
from parlour.games.small_islands.box.map import HEX_NAMES, members
from parlour.games.small_islands.box.pieces import COLUMN_NAMES
from parlour.games.small_islands.box.terrains import TERRAIN_NAMES
from parlour.games.small_islands.moves import FIRST, FIRST_SPOT, Act
from parlour.games.small_islands.nouns import CLUE
from parlour.games.small_islands.table import Step
from parlour.kit.record import SPECTATOR

pytestmark = pytest.mark.talk

MAP = {
    "huts": "C4 J3 L8 H11",
    "palms": "F5 N6 J10",
    "statues": [("K4", "S"), ("I9", "NW"), ("E8", "N")],
    "columns": {
        "white": [("not on a beach", 0), ("next to a palm tree", 1)],
        "grey": [("in the largest jungle", 1)],
        "black": [("next to a hut", 1)],
    },
}
HAND = ["next to a hut", "not in a jungle", "next to the ocean", "in a lake", "in a jungle"]


# Clues


@pytest.mark.parametrize("colour", COLUMN_NAMES)
def test_clues_leave_what_is_foretold(colour):  # small_islands-29
    position = table(2, hands=[[name for name in HAND if name != "next to a hut"]], **MAP)
    for id, outlook in aids(position)["clues"].items():
        told, text = outlook[colour], CLUE_NAMES[CLUE.number(id)]
        fits = position.games[0]["fits"][column(colour)] >> clue(text) & 1
        assert told["fits"] == bool(fits)
        if fits:
            after = card(do(position.copy(), Act.CLUE, colour), text)
            assert sorted(names(told["hexes"])) == sorted(sites(after, colour).split())
            assert told["leaves"] == len(told["hexes"])
        else:
            every = told["leaves"] == len(sites(position, colour).split())
            assert told["why_not"] == ("takes none away" if every else "leaves none")


def test_tiles_leave_what_is_foretold():  # small_islands-37
    position = table(2, hands=[["in a lake"]], **MAP)
    for id, outlook in aids(position)["tiles"].items():
        told, tile = outlook["grey"], CLUE.number(id) - CLUES
        after = do(position.copy(), Act.TILE, "grey")
        move = int(FIRST[Step.TILE]) + tile
        assert told["fits"] == (move in legal(after))
        if told["fits"]:
            card(play(after, move), "in a lake")
            assert sorted(names(told["hexes"])) == sorted(sites(after, "grey").split())


def test_the_hand_is_foretold_to_its_owner_alone():
    position = table(2, hands=[HAND[1:3]], **MAP)
    own = set(aids(position)["clues"])
    assert own == {"not-in-a-jungle", "next-to-the-ocean"}
    assert aids(position, SPECTATOR)["clues"] == {}
    assert not set(aids(position, 1)["clues"]) & own


# Lava


def test_lava_changes_what_is_foretold():  # small_islands-63
    position = table(2, vehicles=["F4", "K4"], amulets="F4", lava="F7 I3 D5", **MAP)
    position.games[0]["step"] = Step.START
    play(do_over(position), int(Act.TAKE))
    told = {id.upper(): outlook for id, outlook in aids(position, 1)["flows"].items()}
    assert sorted(told) == sorted(names(aids(position)["spots"]))
    assert {"J3", "C4"} <= {name for name, outlook in told.items() if outlook["destroys"] == "hut"}
    for name in {*list(told)[::4], "J3", "C4"}:
        after = to(position.copy(), name)
        assert told[name]["destroys"] == standing(position, name)
        assert told[name]["terrain"] == ground(position, name)
        changed = told[name]["columns"]
        for colour in ("white", "grey", "black"):
            was, now = (set(sites(p, colour).split()) for p in (position, after))
            assert (was != now) == (colour in changed)
            if was != now:
                change = changed[colour]
                assert set(names(change["lost"])) == was - now
                assert set(names(change["gained"])) == now - was
                assert (change["before"], change["leaves"]) == (len(was), len(now))
        assert set(told[name]["largest"]) == {
            t for t in TERRAIN_NAMES if largest(position, t, name) != largest(after, t)
        }


def do_over(position):
    """The question asked anew, after a step was changed by hand."""
    game = position.games[0]
    game["players"][0]["choices"] = 1 << Act.TAKE | 1 << Act.LEAVE
    return position


def largest(position, terrain, without=""):
    words = position.games[0]["marks"][IN_LARGEST + TERRAIN_NAMES.index(terrain)]
    return set(members(words)) - set(hexes(without))


# Moves


@pytest.mark.parametrize("told", [{}, {"held": [1]}, {"gold": [[3]]}])
def test_vehicles_reach_what_is_foretold(told):  # small_islands-40 to small_islands-43b
    for at, lava in (("F4", "F5 F6"), ("K9", "J9 J8 I8"), ("H9", "I8 H10")):
        position = table(2, vehicles=[at, "K4"], lava=lava, **told, **MAP)
        shown = reach(position)
        free, paid = driven(position)
        assert levels(shown["reach"]) == free
        best = {name: bounds for name, bounds in paid.items() if bounds < free.get(name, 9)}
        assert levels(shown["over_lava"]) == best
        assert shown["price"] == ("amulet" if "held" in told else "gold" if told else None)


def levels(found):
    return {id.upper(): bounds for bounds, ids in enumerate(found, 1) for id in ids}


def driven(position):
    """Where a move leads by the rules, without lava and with it: names with the fewest bounds."""
    begun = do(position.copy(), Act.MOVE)
    start = HEX_NAMES[int(position.games[0]["players"][0]["vehicle"])]
    free, paid, edge = {start: 0}, {start: 0}, {(start, False): begun}
    for bounds in (1, 2, 3):
        reached = {}
        for (_, crossed), here in edge.items():
            for move in legal(here):
                if move >= FIRST_SPOT[Step.MOVE]:
                    name = HEX_NAMES[move - int(FIRST_SPOT[Step.MOVE])]
                    lava = is_lava(here, name) or crossed
                    if name not in (paid if lava else free) and (name, lava) not in reached:
                        reached[name, lava] = play(here.copy(), move)
        for name, lava in reached:
            (paid if lava else free).setdefault(name, bounds)
        edge = reached
    dry = {name for name in (*free, *paid) if not is_lava(position, name)} - {start}
    return tuple({n: b for n, b in found.items() if n in dry} for found in (free, paid))


def is_lava(position, name):
    """Whether a hex is lava."""
    return hexes(name)[0] in members(position.games[0]["lava"])


def test_what_is_left_of_a_move():  # small_islands-40, small_islands-43
    position = table(2, vehicles=["F4", "K4"], lava="F5", held=[2], **MAP)
    do(position, Act.MOVE)
    to(position, "F5")
    shown = reach(position)
    assert (shown["bounds"], shown["price"]) == (2, "paid")
    spots = names(aids(position)["spots"])
    assert sorted(names(shown["reach"][0])) == sorted(
        name for name in spots if not is_lava(position, name)
    )
    assert reach(position, 1, 1)["bounds"] == 3


def test_finds_within_reach():  # small_islands-44, small_islands-45
    position = table(2, vehicles=["F4", "K4"], amulets="J5", held=[1], **MAP)
    located(position, "white", "F6")
    finds = {(find["what"], find["hex"]): find for find in reach(position)["finds"]}
    assert finds["treasure", "f6"]["column"] == "white"
    assert finds["treasure", "f6"]["bounds"] == 2
    assert finds["amulet", "j5"]["bounds"] == 3
    other = reach(position, 1)["finds"]
    assert [(find["what"], find["bounds"]) for find in other] == [("amulet", 1)]


# Setting up


def test_triads_are_laid_as_foretold():  # small_islands-13, small_islands-15
    position = GAME.deal(3, 2)
    assert len(aids(position)["triads_that_fit"]) == len(legal(position))
    play(position, legal(position)[1])
    ways = aids(position)["layings"]
    assert {way["lava"] for way in ways} == set(aids(position)["spots"])
    for way in ways[::4]:
        after = to(position.copy(), way["lava"].upper())
        turned = aids(after)["layings"]
        assert way in turned
        seat, number = asked(after), turned.index(way)
        play(after, legal(after)[number])
        assert view(after)["vehicles"][f"vehicle.{seat}"]["hex"] == way["new"]
        assert ground(after, way["new"]) == way["terrain"]
        assert ground(after, way["lava"]) == "lava"


def test_facings_tell_the_first_amulet():  # small_islands-64
    position = GAME.deal(2, 4, {"object_placement": "players"})
    while step(position) != Step.FACING:
        play(position, legal(position)[-1])
    told = list(aids(position)["facings"].items())
    for number, move in enumerate(legal(position)):
        after = aids(play(position.copy(), move))["gazes"][0]
        assert (after["facing"], after["sees"]) == told[number]


def test_without_a_volcano_there_is_no_lava():  # small_islands-71
    position = table(2, options={"volcano": "off"}, columns={})
    assert aids(position)["tiles"] == {}
    assert GAME.setting(position.reading())["island"]["centre"] is None
    assert not may(position, Act.TILE, "white")
