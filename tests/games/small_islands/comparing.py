"""Whether a game of Small Islands and the slow second opinion agree."""

from games.small_islands.oracle import CLUES, TILES, candidates, fitting, is_legal
from games.small_islands.oracle_pieces import (
    bound_ends,
    lava_places,
    object_places,
    statue_places,
    ways_to_lay,
)
from games.small_islands.positions import asked, choices, step
from games.small_islands.scenes import places, said_by
from parlour.games.small_islands.box.map import COORDINATES
from parlour.games.small_islands.table import Step

CARDS = [*CLUES, *TILES]


def check_map(scene):
    """Land, lava, objects, and what every clue says."""
    game, world = scene.game, scene.world
    assert places(game["land"]) == world.land.keys()
    assert places(game["lava"]) == world.lava
    assert (places(game["huts"]), places(game["palms"])) == (world.huts, world.palms)
    for card, clue in enumerate(CARDS):
        assert said_by(game, card) == fitting(world, clue), clue


def clues_of(scene, column):
    """What the clues of a column say, as written in the box."""
    held = int(scene.game["clues"][column])
    return [clue for card, clue in enumerate(CARDS) if held >> card & 1]


def check_columns(scene):
    """Candidates, their number, and the cards that may be added."""
    for column in range(4):
        struck = places(scene.game["struck"][column])
        sites = candidates(scene.world, clues_of(scene, column), struck)
        assert places(scene.game["sites"][column]) == sites
        assert scene.game["found"][column] == len(sites)
        fits = int(scene.game["fits"][column])
        for card, clue in enumerate(CARDS):
            assert fits >> card & 1 == is_legal(scene.world, clue, sites), clue


def check_answers(scene):
    """The hexes that may be answered, and the triads."""
    now, found = step(scene.position), places(scene.game["spots"])
    if now == Step.TRIAD:
        left = [t for t in range(4) if int(scene.game["triads"]) >> t & 1]
        fit = [t for t in left if ways_to_lay(scene.world, t, scene.vehicles())]
        assert choices(scene.position) == fit
    elif now == Step.TRIAD_TURN:
        ways = ways_to_lay(scene.world, scene.triad, scene.vehicles())
        assert choices(scene.position) == sorted(turn for at, turn in ways if at == scene.lava)
    else:
        assert found == expected_hexes(scene, now)


def expected_hexes(scene, now):
    """Where the hex may be that is asked for; nowhere when none is."""
    game, world, placed = scene.game, scene.world, int(scene.game["placed"])
    if now == Step.OBJECT:
        return object_places(world, "huts" if placed < 4 else "palms")
    if now == Step.STATUE:
        return statue_places(world, 9 - placed)
    if now == Step.TRIAD_LAVA:
        return {at for at, _ in ways_to_lay(world, scene.triad, scene.vehicles())}
    if now == Step.VEHICLE:
        return set(world.land)
    if now == Step.MOVE:
        return expected_bounds(scene)
    if now == Step.LAVA:
        return expected_lava(scene)
    return places(game["sites"][int(game["column"])]) if now == Step.CUBE else set()


def expected_bounds(scene):
    """small_islands-42: lava only for an amulet or a card, unless this move has paid."""
    player = scene.game["players"][asked(scene.position)]
    means = scene.game["lava_paid"] or player["amulets"] or player["gold_held"]
    at = COORDINATES[int(player["vehicle"])]
    return bound_ends(scene.world, at, int(scene.game["bounds"]), bool(means))


def expected_lava(scene):
    """small_islands-62, small_islands-63"""
    if scene.game["lava_left"] == 0:
        return set()
    begun = [c for c in range(4) if scene.game["clues"][c]]
    columns = [(clues_of(scene, c), places(scene.game["struck"][c])) for c in begun]
    busy = scene.vehicles() | places(scene.game["amulets"])
    return lava_places(scene.world, busy, columns)
