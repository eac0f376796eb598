"""The box of Snapshot itself, and how many it is for. The facts and their provenance: box.toml."""

from parlour.kit.box import open_box
from parlour.kit.record import MOST_SEATS

BOX = open_box("snapshot")

# snapshot-72: two to five; there are no rules for one.
LEAST_SEATS = BOX.whole("seats.least", 2, MOST_SEATS - 1)
MOST_PLAYERS = BOX.whole("seats.most", LEAST_SEATS, MOST_SEATS - 1)
MOST_ROUNDS = BOX.whole("guard.rounds", 1, 40)
