"""What clues say of the land: small_islands-27 to small_islands-32, against a slow oracle."""

import pytest

from games.small_islands.comparing import CARDS, check_map
from games.small_islands.oracle import TERRAINS, areas, ring
from games.small_islands.positions import clue, lay_map, named, table, words_of
from games.small_islands.scenes import CENTRES, Scene, places, said_by
from parlour.games.small_islands.box.clues import CLUE_NAMES
from parlour.games.small_islands.box.map import (
    COORDINATES,
    HEX_NAMES,
    HEXES,
    NUMBER,
    TWO_AROUND,
    as_words,
    members,
)
from parlour.kit.rule import INTERPRETED

# Some for the set-up of each island with each centre, fewer when interpreted.
SETTINGS = [(island, centre) for island in range(1, 33) for centre in CENTRES]
SETTINGS = SETTINGS[::5] if INTERPRETED else SETTINGS
every_setting = pytest.mark.parametrize(("island", "centre"), SETTINGS)


def fits(position, name):
    """The hexes that a clue fits, as names."""
    found = said_by(position.games[0], clue(name))
    return " ".join(sorted(HEX_NAMES[NUMBER[at]] for at in found))


@every_setting
def test_every_clue_on_every_island(island, centre):
    """small_islands-27, small_islands-28, small_islands-30, small_islands-31, small_islands-32:
    with objects at random, triads and no lava yet; small_islands-71: in the base game too."""
    check_map(Scene(2 + island % 3, island, centre, seed=island).set_up())


@every_setting
def test_not_is_the_exact_opposite_on_land(island, centre):
    """small_islands-28, small_islands-31"""
    game = Scene(2, island, centre, seed=1).set_up().game
    land = places(game["land"])
    for name in CARDS:
        if f"not {name}" in CARDS:
            one = said_by(game, CARDS.index(name))
            other = said_by(game, CARDS.index(f"not {name}"))
            assert (one | other, one & other) == (land, set())


@every_setting
def test_next_to_and_near_are_never_in_it(island, centre):
    """small_islands-28: nor in any hex of the terrain, for its largest area."""
    game = Scene(4, island, centre, seed=2).set_up().game
    for terrain in TERRAINS:
        inside = said_by(game, CARDS.index(f"in {terrain}"))
        for how in ("next to", "next to largest"):
            assert not inside & said_by(game, CARDS.index(f"{how} {terrain}"))
    for what in ("hut", "palm"):
        standing = places(game[f"{what}s"])
        for how in ("next to", "near"):
            assert not standing & said_by(game, CARDS.index(f"{how} {what}"))


# By hand, on island 1 without the volcano.


def plain(**pieces):
    """Island 1 of the base game."""
    return table(options={"volcano": "off", "centre": 0}, island=1, **pieces)


def test_one_hut():
    """small_islands-27, small_islands-28: the ring round it, two rings, never the hut itself."""
    position = plain(huts="H5", palms="", statues=[])
    next_to = set(fits(position, "next to a hut").split())
    near = set(fits(position, "1 or 2 spaces from a hut").split())
    assert next_to == {"H4", "H6", "G4", "G5", "I4", "I5"}
    second = named(words_of("F4 F5 F6 G3 G6 H3 H7 I3 I6 J4 J5 J6")).split()
    assert near == next_to | set(second) & land(position)
    assert "H5" in fits(position, "not next to a hut").split()


def land(position):
    return set(named(position.games[0]["land"]).split())


def test_an_object_beside_another_of_its_kind_is_still_not_next_to_it():
    """small_islands-28: a hex with a hut is in X."""
    position = plain(huts="H5 H6", palms="", statues=[])
    assert not {"H5", "H6"} & set(fits(position, "next to a hut").split())


def test_without_objects_nothing_is_near_them():
    """small_islands-28"""
    position = plain(huts="", palms="", statues=[])
    for what in ("a hut", "a palm tree", "a statue"):
        assert (
            fits(position, f"next to {what}") == fits(position, f"1 or 2 spaces from {what}") == ""
        )
        assert set(fits(position, f"not next to {what}").split()) == land(position)


def tie(world, terrain):
    """How many areas of a terrain are the largest."""
    sizes = [len(found) for found in areas(world, terrain)]
    return sizes.count(max(sizes)) if sizes else 0


@pytest.mark.sweep
def test_areas_that_tie_are_all_the_largest():
    """small_islands-32: a triad or the volcano can make two equally large; clues fit both."""
    tied = 0
    for island in range(1, 33, 4 if INTERPRETED else 1):
        scene = Scene(2, island, 1 + island % 3, seed=9).set_up()
        for terrain in TERRAINS:
            if tie(scene.world, terrain) > 1:
                tied += 1
                found = said_by(scene.game, CARDS.index(f"in largest {terrain}"))
                assert len(found) > max(map(len, areas(scene.world, terrain)))
    assert tied


def test_lava_under_a_hut_takes_its_clue_away():
    """small_islands-63"""
    position = table(island=1, centre=1, huts="", palms="", statues=[])
    coast = fits(position, "next to the volcano").split()
    lay_map(position, coast[0], None, [], "", "")
    assert fits(position, "next to a hut")
    lay_map(position, coast[0], None, [], coast[0], "")
    assert fits(position, "next to a hut") == ""
    assert coast[0] not in fits(position, "not next to a hut")


def test_the_volcano_is_no_lava():
    """small_islands-37: tiles about lava speak of lava hexes alone."""
    position = table(island=1, centre=1)
    beside = set(fits(position, "next to the volcano").split())
    assert beside - set(fits(position, "next to lava").split())


def test_bays_are_ocean_and_the_volcano_is_not():
    """small_islands-30: hexes round the volcano are not next to the ocean for it."""
    position = table(island=1, centre=1)
    beside = set(fits(position, "next to the volcano").split())
    assert beside - set(fits(position, "next to the ocean").split())


def test_the_ocean_goes_on_beyond_the_map():
    """small_islands-30: land in a wreath of lava is beside the ocean where the map ends."""
    start = plain()
    for at in range(0, HEXES, 9):
        position = start.copy()
        game, wreath = position.games[0], members(TWO_AROUND[at])
        game["marks"] = 0
        game["land"], game["lava"] = as_words([at]), as_words(wreath)
        lay_map(position, "", "", [], "", "")
        for reach, name in ((1, "next to the ocean"), (2, "1 or 2 spaces from the ocean")):
            out = any(place not in NUMBER for place in ring(COORDINATES[at], reach))
            assert fits(position, name) == (HEX_NAMES[at] if out else "")


def test_clues_by_name():
    """small_islands-27: six for each terrain, four for the ocean and each kind of object."""
    assert len(CLUE_NAMES) == 56
    assert CLUE_NAMES[0] == "on a beach"
    for what in ("the ocean", "a hut", "a palm tree", "a statue"):
        assert sum(name.endswith(what) for name in CLUE_NAMES) == 4
    assert CLUE_NAMES[52:] == [
        "next to the volcano",
        "not next to the volcano",
        "next to lava",
        "not next to lava",
    ]
