"""The pieces of Small Islands: cubes, vehicles, objects, roses, amulets, lava; some numbers."""

from parlour.games.small_islands.box.opened import BOX, MOST_PLAYERS, distinct, texts

COLUMNS = 4  # small_islands-17
COLUMN_NAMES = distinct("cubes.colours", texts("cubes.colours", "name", COLUMNS))
COLUMN_LETTERS = distinct("cubes.colours", texts("cubes.colours", "letter", COLUMNS))
CUBES = BOX.whole("cubes.each", 1, 99)  # of a colour
BOX.sized("vehicles.colours", MOST_PLAYERS)
VEHICLE_NAMES = distinct(
    "vehicles.colours", [BOX.text(f"vehicles.colours.{i}") for i in range(MOST_PLAYERS)]
)
HUTS, PALMS, STATUES = 4, 3, 3
BOX.whole("objects.huts", HUTS, HUTS)
BOX.whole("objects.palms", PALMS, PALMS)
BOX.whole("objects.statues", STATUES, STATUES)
OBJECTS = HUTS + PALMS + STATUES
APART = BOX.whole("objects.apart", 1, 4)  # least distance of two of a kind
ROSES = BOX.whole("roses.each", 1, 60)
AMULETS = BOX.whole("amulets.count", 1, 99)
LAVA_HEXES = BOX.whole("lava.count", 0, 99)
BOUNDS = BOX.whole("move.bounds", 1, 9)
MOST_TURNS = BOX.whole("stop.turns", 1, 600)
HAND_WITH_TWO = BOX.whole("hand.with_two", 1, 9)
HAND_WITH_MORE = BOX.whole("hand.with_more", 1, 9)
