"""What answers of Small Islands lead to: the foresight of a view, compared with what happens."""

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
from games.small_islands.sights import hex_at, located, me, view
from parlour.games.small_islands.box.pieces import (COLUMN_NAMES)
from parlour.games.small_islands.box.terrains import (TERRAIN_NAMES)
from parlour.games.small_islands.box.clues import (CLUES, IN_LARGEST)
from parlour.games.small_islands.box.map import (HEX_NAMES, members)
from parlour.games.small_islands.moves import FIRST, FIRST_SPOT, Act
from parlour.games.small_islands.table import Step
from parlour.kit.record import SPECTATOR

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
    for outlook in view(position)["foresight"]["hand"]:
        told = outlook["columns"][column(colour)]
        fits = position.games[0]["fits"][column(colour)] >> clue(outlook["text"]) & 1
        assert told["fits"] == bool(fits)
        if fits:
            after = card(do(position.copy(), Act.CLUE, colour), outlook["text"])
            assert sorted(told["hexes"]) == sorted(sites(after, colour).split())
            assert told["leaves"] == len(told["hexes"])
        else:
            every = told["leaves"] == len(sites(position, colour).split())
            assert told["why_not"] == ("takes none away" if every else "leaves none")


def test_tiles_leave_what_is_foretold():  # small_islands-37
    position = table(2, hands=[["in a lake"]], **MAP)
    for outlook in view(position)["foresight"]["tiles"]:
        told, tile = outlook["columns"][column("grey")], clue(outlook["text"]) - CLUES
        after = do(position.copy(), Act.TILE, "grey")
        move = int(FIRST[Step.TILE]) + tile
        assert told["fits"] == (move in legal(after))
        if told["fits"]:
            card(play(after, move), "in a lake")
            assert sorted(told["hexes"]) == sorted(sites(after, "grey").split())


def test_the_hand_is_foretold_to_its_owner_alone():
    position = table(2, hands=[HAND[1:3]], **MAP)
    assert len(view(position)["foresight"]["hand"]) == 2
    assert view(position, SPECTATOR)["foresight"]["hand"] == []
    others = {outlook["text"] for outlook in view(position, 1)["foresight"]["hand"]}
    assert not others & set(HAND[1:3])


# Lava


def test_lava_changes_what_is_foretold():  # small_islands-63
    position = table(2, vehicles=["F4", "K4"], amulets="F4", lava="F7 I3 D5", **MAP)
    position.games[0]["step"] = Step.START
    play(do_over(position), int(Act.TAKE))
    told = {outlook["hex"]: outlook for outlook in view(position, 1)["foresight"]["lava"]}
    assert sorted(told) == sorted(view(position)["question"]["hexes"])
    assert {"J3", "C4"} <= {name for name, outlook in told.items() if outlook["destroys"] == "hut"}
    for name in {*list(told)[::4], "J3", "C4"}:
        after = to(position.copy(), name)
        assert told[name]["destroys"] == hex_at(position, name)["object"]
        changed = {change["column"]: change for change in told[name]["columns"]}
        for colour in ("white", "grey", "black"):
            was, now = (set(sites(p, colour).split()) for p in (position, after))
            assert (was != now) == (colour in changed)
            if was != now:
                change = changed[colour]
                assert (set(change["lost"]), set(change["gained"])) == (was - now, now - was)
                assert (change["before"], change["leaves"]) == (len(was), len(now))
        shifted = {shift["terrain"] for shift in told[name]["largest"]}
        assert shifted == {
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
        shown = me(position)["reach"]
        free, paid = driven(position)
        assert levels(shown["reach"]) == free
        best = {name: bounds for name, bounds in paid.items() if bounds < free.get(name, 9)}
        assert levels(shown["over_lava"]) == best
        assert shown["price"] == ("amulet" if "held" in told else "gold" if told else None)


def levels(found):
    return {name: bounds for bounds, names in enumerate(found, 1) for name in names}


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
                    lava = hex_kind(here, name) or crossed
                    if name not in (paid if lava else free) and (name, lava) not in reached:
                        reached[name, lava] = play(here.copy(), move)
        for name, lava in reached:
            (paid if lava else free).setdefault(name, bounds)
        edge = reached
    dry = {name for name in (*free, *paid) if not hex_kind(position, name)} - {start}
    return tuple({n: b for n, b in found.items() if n in dry} for found in (free, paid))


def hex_kind(position, name):
    """Whether a hex is lava."""
    return hexes(name)[0] in members(position.games[0]["lava"])


def test_what_is_left_of_a_move():  # small_islands-40, small_islands-43
    position = table(2, vehicles=["F4", "K4"], lava="F5", held=[2], **MAP)
    do(position, Act.MOVE)
    to(position, "F5")
    shown = me(position)["reach"]
    assert (shown["bounds"], shown["price"]) == (2, "paid")
    assert sorted(shown["reach"][0]) == sorted(
        name for name in view(position)["question"]["hexes"] if not hex_kind(position, name)
    )
    assert view(position, 1)["players"][1]["reach"]["bounds"] == 3


def test_finds_within_reach():  # small_islands-44, small_islands-45
    position = table(2, vehicles=["F4", "K4"], amulets="J5", held=[1], **MAP)
    located(position, "white", "F6")
    finds = {(find["what"], find["hex"]): find for find in me(position)["reach"]["finds"]}
    assert finds["treasure", "F6"]["column"] == "white"
    assert finds["treasure", "F6"]["bounds"] == 2
    assert finds["amulet", "J5"]["bounds"] == 3
    other = view(position)["players"][1]["reach"]["finds"]
    assert [(find["what"], find["bounds"]) for find in other] == [("amulet", 1)]


# Setting up


def test_triads_are_laid_as_foretold():  # small_islands-13, small_islands-15
    position = GAME.deal(3, 2)
    choices = view(position)["foresight"]["triads"]["choices"]
    assert [c["fits"] for c in choices] == [True] * len(legal(position))
    play(position, legal(position)[1])
    ways = view(position)["foresight"]["triads"]["ways"]
    assert {way["lava"] for way in ways} == set(view(position)["question"]["hexes"])
    for way in ways[::4]:
        after = to(position.copy(), way["lava"])
        turned = view(after)["foresight"]["triads"]["ways"]
        assert way in turned
        seat, number = asked(after), turned.index(way)
        play(after, legal(after)[number])
        assert view(after)["players"][seat]["vehicle"] == way["new"]
        assert hex_at(after, way["new"])["kind"] == way["terrain"]
        assert hex_at(after, way["lava"])["kind"] == "lava"


def test_facings_tell_the_first_amulet():  # small_islands-64
    position = GAME.deal(2, 4, {"object_placement": "players"})
    while step(position) != Step.FACING:
        play(position, legal(position)[-1])
    told = view(position)["foresight"]["facings"]
    for number, move in enumerate(legal(position)):
        after = play(position.copy(), move)
        assert view(after)["statues"][0]["facing"] == told[number]["direction"]
        assert view(after)["statues"][0]["sees"] == told[number]["sees"]


def test_without_a_volcano_there_is_no_lava():  # small_islands-71
    position = table(2, options={"volcano": "off"}, columns={})
    assert view(position)["foresight"]["tiles"] == []
    assert view(position)["island"]["centre"] is None
    assert not may(position, Act.TILE, "white")
