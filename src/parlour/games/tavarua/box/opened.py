"""The box of Tavarua itself, and how many it is for. The facts and their provenance: box.toml."""

from parlour.kit.box import open_box
from parlour.kit.record import MOST_SEATS

BOX = open_box("tavarua")

# tavarua-01
LEAST_SEATS = BOX.whole("seats.least", 1, MOST_SEATS)
MOST_PLAYERS = BOX.whole("seats.most", LEAST_SEATS, MOST_SEATS)
NO_SEAT = -1  # of events that nobody does
