"""Names of hexes, columns and treasure cards in words."""

from parlour.games.small_islands.assembly import DIRECTION_NAMES
from parlour.games.small_islands.box import COLUMN_NAMES, CURSE, TERRAIN_NAMES, TRIAD, VALUE
from parlour.games.small_islands.map import HEX_NAMES


def hex_name(at: int) -> str:
    """The name of a hex (small_islands-74)."""
    return HEX_NAMES[at]


def column_name(column: int) -> str:
    """The colour of a column's cubes."""
    return COLUMN_NAMES[column]


def treasure_name(kind: int) -> str:
    """A kind of treasure card."""
    return "the Curse" if kind == CURSE else f"gold {VALUE[kind]}"


def triad_name(triad: int) -> str:
    """A triad by its terrains, in clockwise order behind the lava."""
    one, other = TRIAD[triad]
    return f"{TERRAIN_NAMES[one]} and {TERRAIN_NAMES[other]}"


def direction_name(direction: int) -> str:
    """A direction on the map."""
    return DIRECTION_NAMES[direction]
