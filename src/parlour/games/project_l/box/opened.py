"""The box of Project L itself, and how many it is for. The facts and their provenance: box.toml."""

from typing import Any

from parlour.kit.box import open_box
from parlour.kit.record import MOST_SEATS

BOX = open_box("project_l")

LEAST_SEATS = BOX.whole("seats.least", 1, MOST_SEATS)
MOST_PLAYERS = BOX.whole("seats.most", LEAST_SEATS, MOST_SEATS)
MOST_ROUNDS = BOX.whole("rounds.cap", 1, 50)


def listed(where: str) -> list[Any]:
    """A list of the box that is not empty."""
    found = BOX.at(where)
    if not isinstance(found, list) or not found:
        raise BOX.mistake(where, "must be a list of at least one entry")
    return found
