"""The box of Mü itself, and how many it is for. The facts and their provenance: box.toml."""

from parlour.kit.box import open_box
from parlour.kit.record import MOST_SEATS

BOX = open_box("mu")

LEAST_SEATS = BOX.whole("seats.least", 3, MOST_SEATS)
MOST_PLAYERS = BOX.whole("seats.most", LEAST_SEATS, MOST_SEATS)
TABLES = range(3, MOST_SEATS + 1)  # player counts
NO_SEAT = -1
