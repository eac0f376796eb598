"""The animals of Snapshot as tables, numbered by habitat and difficulty, the Raccoon last.

A set of animals has a bit each: score piles, reserves, the deck and the discard pile are such sets.
"""

import numpy as np

from parlour.games.snapshot.box.habitats import ALL_HABITATS, HABITAT_NAMES, HABITATS
from parlour.games.snapshot.box.icons import ICON_NAMES
from parlour.games.snapshot.box.names import names, no_conjunctions, one_of, some_of
from parlour.games.snapshot.box.opened import BOX, LEAST_SEATS, MOST_PLAYERS
from parlour.kit.record import MOST_SEATS

START_ANIMALS = BOX.whole("start.animals", 0, 12)
MOST_RESERVED = BOX.whole("reserve.most", 2, 2)
PHOTOS_TO_END = np.array([0, 0, *BOX.wholes("end.photos", MOST_SEATS - 2, 1, 12)])

MOST_ANIMALS, MOST_DIFFICULTY = 62, 40  # members of a set; tokens on an animal are a choice each
MOST_COLUMN = MOST_ANIMALS - 1 - HABITATS  # a choice each for a die, beside the cards and the end
ANIMALS = BOX.counted("animals", 1, MOST_ANIMALS)
RACCOON = ANIMALS - 1  # whatever the box calls it: the one that may lie in any habitat
NO_ANIMAL = -1

_cards = range(ANIMALS)
_names = [BOX.text(f"animals.{i}.name") for i in _cards]
names("animals", _names, taken=HABITAT_NAMES)
no_conjunctions("animals", _names)
_habitat = [one_of(f"animals.{i}.habitat", [*HABITAT_NAMES, "any"]) for i in _cards]
_difficulty = [BOX.whole(f"animals.{i}.difficulty", 1, MOST_DIFFICULTY) for i in _cards]
_order = sorted(_cards, key=lambda i: (_habitat[i], _difficulty[i]))
if _habitat.count(HABITATS) != 1:
    raise BOX.mistake("animals", 'must have exactly one with habitat = "any", the Raccoon')

ANIMAL_NAMES = [_names[i] for i in _order]
DIFFICULTY = np.array([_difficulty[i] for i in _order])
STARS = np.array([BOX.whole(f"animals.{i}.stars", 0, 20) for i in _order])
ICONS = [some_of(f"animals.{i}.icons", ICON_NAMES, 0, len(ICON_NAMES)) for i in _order]
ANIMAL_PROVENANCE = [BOX.provenance(f"animals.{i}")[0] for i in _order]
HARDEST = int(DIFFICULTY.max())

# snapshot-31: the Raccoon has no habitat of its own, but all four. A set of habitats for each, and
# the other way round: sets of animals by habitat (snapshot-33: without the Raccoon) and by icon.
_homes = [_habitat[i] for i in _order]
HOME = [None if home == HABITATS else home for home in _homes]
HOMES = np.array([ALL_HABITATS if home == HABITATS else 1 << home for home in _homes])
OF_HABITAT = np.array(
    [sum(1 << a for a in _cards if _homes[a] == home) for home in range(HABITATS)]
)
OF_ICON = np.array(
    [sum(1 << a for a in _cards if icon in ICONS[a]) for icon in range(len(ICON_NAMES))]
)
ALL_ANIMALS = (1 << ANIMALS) - 1
COLUMN = max(_homes.count(home) for home in range(HABITATS)) + 1  # the longest column there can be
if COLUMN > MOST_COLUMN:
    raise BOX.mistake("animals", f"must be at most {MOST_COLUMN - 1} of one habitat")

for home, name in enumerate(HABITAT_NAMES):
    if home not in _homes:
        raise BOX.mistake("animals", f"must have at least one of the {name}")
# Before somebody has enough photos there is always an animal in the display, deck or discard pile.
_kept = max(
    seats * int(PHOTOS_TO_END[seats] - 1 + MOST_RESERVED)
    for seats in range(LEAST_SEATS, MOST_PLAYERS + 1)
)
if _kept >= ANIMALS:
    raise BOX.mistake("animals", f"must be more than {_kept}, which the players may hold together")
