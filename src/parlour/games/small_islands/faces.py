"""Names of hexes, columns, treasure cards and what amulets buy, in words."""

from parlour.games.small_islands.assembly import DIRECTION_NAMES
from parlour.games.small_islands.box import COLUMN_NAMES, CURSE, TERRAIN_NAMES, TRIAD, VALUE
from parlour.games.small_islands.map import HEX_NAMES
from parlour.games.small_islands.moves import Act


def hex_name(at: int) -> str:
    """The name of a hex (small_islands-74)."""
    return HEX_NAMES[at]


def column_name(column: int) -> str:
    """The colour of a column's cubes."""
    return COLUMN_NAMES[column]


def terrain_name(terrain: int) -> str:
    """A terrain."""
    return TERRAIN_NAMES[terrain]


def treasure_name(kind: int) -> str:
    """A kind of treasure card."""
    return "the Curse" if kind == CURSE else f"gold {VALUE[kind]}"


def triad_name(triad: int) -> str:
    """A triad by its terrains, in clockwise order behind the lava; of equal ones a number too."""
    pairs = TRIAD.tolist()
    one, other = pairs[triad]
    alike = pairs[:triad].count(pairs[triad])
    return f"{TERRAIN_NAMES[one]} and {TERRAIN_NAMES[other]}{f' {alike + 1}' if alike else ''}"


def direction_name(direction: int) -> str:
    """A direction on the map."""
    return DIRECTION_NAMES[direction]


_BOUGHT = {
    Act.BUY_MOVE: "a move",
    Act.BUY_SWAP: "a swap of clues",
    Act.BUY_CLUE: "a clue on {column}",
    Act.BUY_TILE: "a volcanic tile on {column}",
    Act.CUBE: "removing a {column} cube",
}


def purchase_name(act: int, column: int) -> str:
    """What an amulet was spent on."""
    return _BOUGHT[Act(act)].format(column=column_name(column))
