"""The assignments of Snapshot as tables: cover animals, icons and what they are worth."""

import numpy as np

from parlour.games.snapshot.box.animals import ANIMAL_NAMES, OF_ICON
from parlour.games.snapshot.box.icons import ICON_NAMES
from parlour.games.snapshot.box.names import names, some_of
from parlour.games.snapshot.box.opened import BOX, MOST_PLAYERS

COVER_POINTS = BOX.whole("scoring.cover", 0, 99)
COVERS, MOST_ASSIGNMENT_ICONS, MOST_STEPS = 2, 4, 40
MOST_ASSIGNMENTS = 40
ASSIGNMENTS = BOX.counted("assignments", MOST_PLAYERS, MOST_ASSIGNMENTS)
UNKNOWN = 0  # in the record an assignment is its number + 1, so that a hidden one is none of them

_cards = range(ASSIGNMENTS)
ASSIGNMENT_NAMES = [BOX.text(f"assignments.{i}.name") for i in _cards]
names("assignments", ASSIGNMENT_NAMES)
COVER_ANIMALS = [some_of(f"assignments.{i}.covers", ANIMAL_NAMES, COVERS, COVERS) for i in _cards]
ASSIGNMENT_ICONS = [
    some_of(f"assignments.{i}.icons", ICON_NAMES, 1, MOST_ASSIGNMENT_ICONS) for i in _cards
]
ASSIGNMENT_PROVENANCE = [BOX.provenance(f"assignments.{i}")[0] for i in _cards]

# snapshot-66, snapshot-67: a set of cover animals, and a set of animals for each wanted icon.
COVER_SET = np.array([sum(1 << animal for animal in covers) for covers in COVER_ANIMALS])
WANTED = np.zeros((ASSIGNMENTS, MOST_ASSIGNMENT_ICONS), np.int64)
for i, icons in enumerate(ASSIGNMENT_ICONS):
    WANTED[i, : len(icons)] = OF_ICON[icons]

# The table at the bottom of the card: its last entry is for that many icons or more.
STEPS = np.array([BOX.counted(f"assignments.{i}.points", 1, MOST_STEPS) for i in _cards])
ARTICLE_POINTS = np.zeros((ASSIGNMENTS, MOST_STEPS), np.int64)
for i in _cards:
    points = BOX.wholes(f"assignments.{i}.points", int(STEPS[i]), 0, 99)
    if points != sorted(points):
        raise BOX.mistake(f"assignments.{i}.points", "must not go down")
    ARTICLE_POINTS[i, : len(points)] = points
