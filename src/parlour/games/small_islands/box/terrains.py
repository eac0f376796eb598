"""The terrains of Small Islands, and the triads that show them."""

import numpy as np

from parlour.games.small_islands.box.opened import BOX, distinct, texts
from parlour.printable import quoted

TERRAINS = 6
TERRAIN_NAMES = distinct("terrain.land", texts("terrain.land", "name", TERRAINS))
TERRAIN_LETTERS = distinct("terrain.land", texts("terrain.land", "letter", TERRAINS))
WITHIN = texts("terrain.land", "within", TERRAINS)  # "on" or "in"
ONE_OF = texts("terrain.land", "one", TERRAINS)  # "a beach"
LARGEST_OF = texts("terrain.land", "largest", TERRAINS)  # "the largest beach"


def terrain(where: str) -> int:
    """The number of a terrain that is named there."""
    name = BOX.text(where)
    if name not in TERRAIN_NAMES:
        raise BOX.mistake(where, f"must be one of {', '.join(TERRAIN_NAMES)}, not {quoted(name)}")
    return TERRAIN_NAMES.index(name)


# Triads: clockwise behind the lava hex the first terrain, then the second.
TRIADS = len(BOX.sized("triads.tiles", 4))
TRIAD = np.array([[terrain(f"triads.tiles.{t}.{i}") for i in range(2)] for t in range(TRIADS)])
for t in range(TRIADS):
    BOX.sized(f"triads.tiles.{t}", 2)
