"""The islands, put together from three segments: small_islands-02.

Coordinates are (x, y) with x to the north and y to the north-west; a third one, z = -x - y, makes
turning a segment by a third of a circle an exchange of coordinates.
"""

from itertools import product

from parlour.games.small_islands.box.opened import BOX
from parlour.games.small_islands.box.terrains import terrain

Coordinates = tuple[int, int]
Land = dict[Coordinates, int]  # the terrain of each place

SEGMENTS = "abc"
SIDES = ("small", "large")
ORDERS, CLIPS = 2, 2
# Clockwise from the north.
DIRECTION_NAMES = ("N", "NE", "SE", "S", "SW", "NW")
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
MIDDLE = (0, 0)  # the corner of every segment that lies in the middle of the island
_MOST = 12  # that a coordinate can be


def beside(place: Coordinates) -> list[Coordinates]:
    """The six neighbours, clockwise from the north."""
    return [(place[0] + x, place[1] + y) for x, y in DIRECTIONS]


def _side(where: str) -> Land:
    """One side of a segment, with its terrains."""
    land = {}
    for i in range(BOX.counted(where, 7, 62)):
        BOX.sized(f"{where}.{i}", 3)
        x, y = (BOX.whole(f"{where}.{i}.{axis}", -_MOST, _MOST) for axis in range(2))
        land[x, y] = terrain(f"{where}.{i}.2")
    if len(land) < len(BOX.at(where)) or MIDDLE not in land:
        raise BOX.mistake(where, "must name every hex once, and [0, 0] among them")
    return land


_sides = {segment: [_side(f"segments.{side}_{segment}") for side in SIDES] for segment in SEGMENTS}


def _order(order: int) -> list[str]:
    """Which segments lie clockwise round the middle."""
    where = f"assembly.orders.{order}"
    found = [BOX.text(f"{where}.{k}") for k in range(len(BOX.sized(where, len(SEGMENTS))))]
    if sorted(found) != list(SEGMENTS):
        raise BOX.mistake(where, 'must have "a", "b" and "c" once each')
    return found


def _offset(clip: int, k: int) -> Coordinates:
    """How far the segment in a place is moved."""
    where = f"assembly.offsets.{clip}.{k}"
    x, y = BOX.wholes(where, 2, -2, 2)
    return x, y


BOX.sized("assembly.orders", ORDERS)
BOX.sized("assembly.offsets", CLIPS)
_orders = [_order(order) for order in range(ORDERS)]
_offsets = [[_offset(clip, k) for k in range(len(SEGMENTS))] for clip in range(CLIPS)]


def _laid(place: Coordinates, k: int, clip: int) -> Coordinates:
    """Where a place of a segment comes to lie: turned k times, then moved."""
    x, y = place
    for _ in range(k):
        x, y = y, -x - y
    return x + _offsets[clip][k][0], y + _offsets[clip][k][1]


def _island(order: int, up: dict[str, int], clip: int) -> tuple[Land, list[Coordinates]]:
    """An island with the three places round its middle."""
    land: Land = {}
    for k, segment in enumerate(_orders[order]):
        side = _sides[segment][up[segment]]
        laid = {_laid(place, k, clip): kind for place, kind in side.items()}
        if land.keys() & laid.keys():
            raise BOX.mistake(f"segments.{SIDES[up[segment]]}_{segment}", "must not overlap others")
        land |= laid
    return land, [_laid(MIDDLE, k, clip) for k in range(len(SEGMENTS))]


# small_islands-03: the clips matter in that they let the segments slide.
# small_islands-02: number = 1 + 16 * order + 8 * a + 4 * b + 2 * c + clip, from 0 on in here.
BUILT = [
    _island(order, {"a": a, "b": b, "c": c}, clip)
    for order, a, b, c, clip in product(range(ORDERS), *[range(2)] * 3, range(CLIPS))
]
ISLANDS = len(BUILT)
for _land, _middle in BUILT:
    if any(place not in _land for centre in _middle for place in beside(centre)):
        raise BOX.mistake("segments", "must leave land all round each hex in the middle")
