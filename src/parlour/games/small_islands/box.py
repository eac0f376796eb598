"""What is in the box of Small Islands, as numbers for the rules. Facts and provenance: box.toml.

The map is in assembly.py and map.py, the clue cards are in clues.py.
"""

from collections.abc import Sequence

import numpy as np

from parlour.kit.box import open_box

BOX = open_box("small_islands")
LEAST_SEATS = BOX.whole("seats.least", 2, 4)  # small_islands-01
MOST_PLAYERS = BOX.whole("seats.most", LEAST_SEATS, 4)  # small_islands-18: a column for each


def names(where: str, found: Sequence[str]) -> list[str]:
    """Names that differ and are words of a move."""
    if len({name.lower() for name in found}) < len(found):
        raise BOX.mistake(where, "must each have a name of their own")
    for i, name in enumerate(found):
        if not name.replace(" ", "").isalpha():
            raise BOX.mistake(f"{where}.{i}", f"must have letters alone in its name, not {name!r}")
    return list(found)


def texts(where: str, key: str, count: int) -> list[str]:
    """A text of each entry of a list."""
    return [BOX.text(f"{where}.{i}.{key}") for i in range(len(BOX.sized(where, count)))]


TERRAINS = 6
TERRAIN_NAMES = names("terrain.land", texts("terrain.land", "name", TERRAINS))
TERRAIN_LETTERS = names("terrain.land", texts("terrain.land", "letter", TERRAINS))
WITHIN = texts("terrain.land", "within", TERRAINS)  # "on" or "in"
ONE_OF = texts("terrain.land", "one", TERRAINS)  # "a beach"
LARGEST_OF = texts("terrain.land", "largest", TERRAINS)  # "the largest beach"


def terrain(where: str) -> int:
    """The number of a terrain that is named there."""
    name = BOX.text(where)
    if name not in TERRAIN_NAMES:
        raise BOX.mistake(where, f"must be one of {', '.join(TERRAIN_NAMES)}, not {name!r}")
    return TERRAIN_NAMES.index(name)


COLUMNS = 4  # small_islands-17
COLUMN_NAMES = names("cubes.colours", texts("cubes.colours", "name", COLUMNS))
COLUMN_LETTERS = names("cubes.colours", texts("cubes.colours", "letter", COLUMNS))
BOX.sized("vehicles.colours", MOST_PLAYERS)
VEHICLE_NAMES = names(
    "vehicles.colours", [BOX.text(f"vehicles.colours.{i}") for i in range(MOST_PLAYERS)]
)
CUBES = BOX.whole("cubes.each", 1, 99)  # of a colour
HUTS, PALMS, STATUES = 4, 3, 3
BOX.whole("objects.huts", HUTS, HUTS)
BOX.whole("objects.palms", PALMS, PALMS)
BOX.whole("objects.statues", STATUES, STATUES)
OBJECTS = HUTS + PALMS + STATUES
APART = BOX.whole("objects.apart", 1, 4)  # least distance of two of a kind
ROSES = BOX.whole("roses.each", 1, 60)
AMULETS = BOX.whole("amulets.count", 1, 99)
LAVA = BOX.whole("lava.count", 0, 99)
BOUNDS = BOX.whole("move.bounds", 1, 9)
MOST_TURNS = BOX.whole("stop.turns", 1, 600)
HAND_WITH_TWO = BOX.whole("hand.with_two", 1, 9)
HAND_WITH_MORE = BOX.whole("hand.with_more", 1, 9)

# Treasure cards: kind 0 is the Curse, the others are gold, in ascending order.
KINDS = 6
CURSE = 0
MOST_GOLD = 110  # with nine Curses still few enough to be counted in a byte
LOWEST = BOX.whole("treasure.lowest", 1, 99)
VALUE = np.array([0, *range(LOWEST, LOWEST + KINDS - 1)])
COPIES = np.array([BOX.whole("curses.count", 0, 9), *BOX.wholes("treasure.gold", KINDS - 1, 0, 60)])
CURSES, GOLD = int(COPIES[CURSE]), int(COPIES[1:].sum())
TREASURES = CURSES + GOLD
WITHOUT_CURSE = BOX.whole("curses.first_cards_without", 0, 60)
if not max(1, WITHOUT_CURSE) <= GOLD <= MOST_GOLD:
    raise BOX.mistake("treasure.gold", f"must be {max(1, WITHOUT_CURSE)} to {MOST_GOLD} in all")

# Triads: clockwise behind the lava hex the first terrain, then the second.
TRIADS = len(BOX.sized("triads.tiles", 4))
TRIAD = np.array([[terrain(f"triads.tiles.{t}.{i}") for i in range(2)] for t in range(TRIADS)])
for t in range(TRIADS):
    BOX.sized(f"triads.tiles.{t}", 2)
