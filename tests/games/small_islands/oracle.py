"""A slow second opinion on the map of Small Islands: places as (x, y) and plain Python sets.

Everything comes from the box file itself and from the words of the rule sheet; nothing of the rules
or their tables is used. x grows to the north, y to the north-west (box.toml).
"""

import tomllib
from functools import cache
from itertools import product

from parlour.kit.box import GAMES

BOX = tomllib.loads((GAMES / "small_islands" / "box.toml").read_text("utf-8"))
TERRAINS = [kind["name"] for kind in BOX["terrain"]["land"]]
CLUES = BOX["clues"]["cards"]
TILES = BOX["volcanic_tiles"]["cards"]
TRIADS = BOX["triads"]["tiles"]
APART = BOX["objects"]["apart"]
NORTH, NORTH_WEST = (1, 0), (0, 1)
DIRECTIONS = (NORTH, (1, -1), (0, -1), (-1, 0), (-1, 1), NORTH_WEST)  # clockwise


def plus(one, other):
    """A place moved by a step."""
    return one[0] + other[0], one[1] + other[1]


def distance(one, other):
    """small_islands-30: how many hexes on, as the crow flies."""
    x, y = one[0] - other[0], one[1] - other[1]
    return (abs(x) + abs(y) + abs(x + y)) // 2


@cache
def ring(place, reach):
    """All places one to so many spaces away."""
    steps = range(-reach, reach + 1)
    places = (plus(place, step) for step in product(steps, steps))
    return [at for at in places if 1 <= distance(place, at) <= reach]


# Islands: small_islands-02


def sides(number):
    """The name of each segment's side, clockwise, and the clip, of the island with a number."""
    bits = [(number - 1) >> bit & 1 for bit in (4, 3, 2, 1, 0)]
    order, clip = bits[0], bits[4]
    up = {segment: ("small", "large")[bits[1 + i]] for i, segment in enumerate("abc")}
    return [f"{up[segment]}_{segment}" for segment in BOX["assembly"]["orders"][order]], clip


def laid(place, turns, clip):
    """Where a place of the segment comes to lie that has been turned so many times."""
    x, y, z = place[0], place[1], -place[0] - place[1]
    for _ in range(turns):
        x, y, z = y, z, x
    return plus((x, y), BOX["assembly"]["offsets"][clip][turns])


@cache
def printed(number):
    """The terrain of every place of an island, and the three places in its middle."""
    names, clip = sides(number)
    land = [
        (laid((x, y), turns, clip), kind)
        for turns, name in enumerate(names)
        for x, y, kind in BOX["segments"][name]
    ]
    assert len({place for place, _ in land}) == len(land)
    return dict(land), [laid((0, 0), turns, clip) for turns in range(3)]


class World:
    """An island with what lies and stands on it."""

    def __init__(self, number, centre=None):
        """Without a centre there is no volcano; centres are numbered from 1."""
        land, middle = printed(number)
        self.volcano = set()
        if centre:
            self.volcano = {middle[centre - 1], *ring(middle[centre - 1], 1)}
        self.land = {at: kind for at, kind in land.items() if at not in self.volcano}
        self.lava, self.huts, self.palms, self.statues, self.covered = (set() for _ in range(5))

    def with_lava(self, at):
        """Another world, with lava on one more hex: small_islands-63."""
        other = object.__new__(World)
        other.land = {place: kind for place, kind in self.land.items() if place != at}
        other.volcano, other.statues, other.covered = self.volcano, self.statues, self.covered
        other.lava = self.lava | {at}
        other.huts, other.palms = self.huts - {at}, self.palms - {at}
        return other

    def is_ocean(self, at):
        """small_islands-30: all but land, volcano and lava, however far out."""
        return at not in self.land and at not in self.volcano and at not in self.lava

    def coast(self):
        """Land beside the ocean."""
        return {at for at in self.land if any(map(self.is_ocean, ring(at, 1)))}


# Areas: small_islands-32


def area(places, start):
    """What hangs together with one of some places."""
    found, fresh = {start}, [start]
    while fresh:
        beside = [at for at in ring(fresh.pop(), 1) if at in places and at not in found]
        found.update(beside)
        fresh += beside
    return found


def areas(world, terrain):
    """The areas of a terrain."""
    rest = {at for at, kind in world.land.items() if kind == terrain}
    found = []
    while rest:
        found.append(area(rest, min(rest)))
        rest -= found[-1]
    return found


def largest(world, terrain):
    """All areas of a terrain than which none has more hexes, as one set."""
    found = areas(world, terrain)
    return {at for one in found if len(one) == max(map(len, found)) for at in one}


# Clues: small_islands-27 to small_islands-31


def subject(world, what):
    """The places of what a clue speaks of, the ocean aside."""
    if what.startswith("largest "):
        return largest(world, what.removeprefix("largest "))
    if what in TERRAINS:
        return {at for at, kind in world.land.items() if kind == what}
    things = {"hut": "huts", "palm": "palms", "statue": "statues"}
    return getattr(world, things.get(what, what))


def close(world, what, reach):
    """Land that has a subject within reach, but is not in it nor of its terrain."""
    if what == "ocean":
        return {at for at in world.land if any(map(world.is_ocean, ring(at, reach)))}
    places, own = subject(world, what), subject(world, what.removeprefix("largest "))
    reached = {at for place in places for at in ring(place, reach)}
    return {at for at in world.land if at in reached and at not in own}


def fitting(world, clue):
    """The land that fits a clue, as it is written in the box."""
    said = clue.removeprefix("not ")
    if said.startswith("in "):
        found = subject(world, said.removeprefix("in "))
    elif said.startswith("next to "):
        found = close(world, said.removeprefix("next to "), 1)
    else:
        found = close(world, said.removeprefix("near "), 2)
    return found if said == clue else world.land.keys() - found


def candidates(world, clues, struck=frozenset()):
    """The land that fits all clues and was not struck out."""
    found = world.land.keys() - struck
    for clue in clues:
        found = found & fitting(world, clue)
    return found


def is_legal(world, clue, sites):
    """small_islands-29: it must take some candidates away and leave some."""
    return 0 < len(sites & fitting(world, clue)) < len(sites)
