"""What is seen of the map of Small Islands: how it is built, every hex, and areas."""

from functools import cache
from typing import Any

from parlour.games.small_islands.areas import NEXT_TO, hanging_together
from parlour.games.small_islands.assembly import CLIPS, ORDERS, SEGMENTS, SIDES
from parlour.games.small_islands.box import BOX, COLUMN_NAMES, COLUMNS, TERRAIN_NAMES, TERRAINS
from parlour.games.small_islands.clues import IN_TERRAIN
from parlour.games.small_islands.faces import direction_name
from parlour.games.small_islands.map import (
    ACROSS,
    CENTRES,
    DOWN,
    HEX_NAMES,
    HEXES,
    NO_HEX,
    members,
)
from parlour.games.small_islands.rules.columns import has_cubes
from parlour.games.small_islands.statue_sight import is_turned_now, name_of
from parlour.kit.positions import Reading

View = dict[str, Any]
OCEAN, VOLCANO, LAVA = "ocean", "volcano", "lava"


def names(words: list[int]) -> list[str]:
    """The names of a set of hexes."""
    return [HEX_NAMES[at] for at in members(words)]


# small_islands-02: the number tells order, sides and clip.
def island_view(game: Reading) -> View:
    """Which island it is, and how it is put together."""
    sides, clip = divmod(game.island, CLIPS)
    order, sides = divmod(sides, len(SIDES) ** len(SEGMENTS))
    up = [SIDES[sides >> shift & 1] for shift in reversed(range(len(SEGMENTS)))]
    return {
        "number": game.island + 1,
        "order": _order(order),
        "sides": {segment.upper(): side for segment, side in zip(SEGMENTS, up, strict=True)},
        "clip": clip,
        "centre": name_of(game.centre),
        "centre_number": _centre_number(game),
    }


@cache
def _orders() -> list[list[str]]:
    """The segments clockwise, for each order."""
    return [
        [BOX.text(f"assembly.orders.{order}.{k}").upper() for k in range(len(SEGMENTS))]
        for order in range(ORDERS)
    ]


def _order(order: int) -> list[str]:
    return list(_orders()[order])


# small_islands-72: the middle corner of the first, second or third segment.
def _centre_number(game: Reading) -> int | None:
    if game.centre == NO_HEX:
        return None
    return CENTRES[game.island].tolist().index(game.centre) + 1  # type: ignore[no-any-return]


# Hexes


def kinds(game: Reading) -> list[str]:
    """What every hex is: a terrain, ocean, volcano or lava."""
    found = [OCEAN] * HEXES
    for kind in range(TERRAINS):
        for at in members(game.marks[IN_TERRAIN + kind]):
            found[at] = TERRAIN_NAMES[kind]
    for at in members(game.lava):
        found[at] = LAVA
    if game.centre != NO_HEX:
        for at in (game.centre, *NEXT_TO[game.centre]):
            found[at] = VOLCANO
    return found


def hex_views(game: Reading, areas: list[View]) -> list[View]:
    """Every hex that has a name, from north to south, with all that is on it."""
    largest = {name for area in areas if area["largest"] for name in area["hexes"]}
    cubes = [set(members(game.sites[c])) if _shows_cubes(game, c) else () for c in range(COLUMNS)]
    struck = [set(members(game.struck[c])) for c in range(COLUMNS)]
    objects, amulets, triads = _objects(game), members(game.amulets), members(game.triad_hexes)
    return [
        {
            "name": HEX_NAMES[at],
            "across": ACROSS[at],
            "down": DOWN[at],
            "kind": kind,
            "largest": HEX_NAMES[at] in largest,
            "centre": at == game.centre,
            "triad": at in triads,
            **objects.get(at, {"object": None, "facing": None}),
            "amulet": at in amulets,
            "vehicles": [s for s in range(game.seats) if game.players[s].vehicle == at],
            "cubes": [COLUMN_NAMES[c] for c in range(COLUMNS) if at in cubes[c]],
            "struck": [COLUMN_NAMES[c] for c in range(COLUMNS) if at in struck[c]],
        }
        for at, kind in enumerate(kinds(game))
    ]


def _shows_cubes(game: Reading, column: int) -> bool:
    return bool(has_cubes(game.record, column))


def _objects(game: Reading) -> dict[int, View]:
    """What stands on hexes."""
    standing: dict[int, View] = {at: {"object": "hut", "facing": None} for at in members(game.huts)}
    standing |= {at: {"object": "palm", "facing": None} for at in members(game.palms)}
    for statue, at in enumerate(game.statues):
        if at != NO_HEX:
            faces = None if is_turned_now(game, statue) else direction_name(game.facings[statue])
            standing[at] = {"object": "statue", "facing": faces}
    return standing


# Areas


# small_islands-32: of equals each is the largest.
def area_views(game: Reading) -> list[View]:
    """All areas, terrain by terrain; areas of lava are none."""
    found = []
    for kind in range(TERRAINS):
        areas = hanging_together(set(members(game.marks[IN_TERRAIN + kind])))
        most = max(map(len, areas), default=0)
        found += [
            {
                "terrain": TERRAIN_NAMES[kind],
                "largest": len(area) == most,
                "size": len(area),
                "hexes": [HEX_NAMES[at] for at in sorted(area)],
            }
            for area in areas
        ]
    return found
