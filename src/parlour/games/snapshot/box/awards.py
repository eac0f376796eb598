"""The award tiles of Snapshot, in stacks."""

import numpy as np

from parlour.games.snapshot.box.habitats import HABITAT_NAMES, HABITATS
from parlour.games.snapshot.box.names import names, one_of
from parlour.games.snapshot.box.opened import BOX

ANIMALS_FOR_AWARD = BOX.whole("scoring.animals_for_award", 1, 12)

# snapshot-04: the stacks of award tiles, one a habitat and one for all of them.
AWARDS, WORLD = HABITATS + 1, HABITATS
MOST_TILES = 5
_awards = range(len(BOX.sized("awards", AWARDS)))
AWARD_NAMES = [BOX.text(f"awards.{a}.name") for a in _awards]
TILES = np.array([BOX.counted(f"awards.{a}.tiles", 0, MOST_TILES) for a in _awards])
TILE_VALUES = np.zeros((AWARDS, MOST_TILES), np.int64)  # from the top down
for a in _awards:
    if one_of(f"awards.{a}.habitat", [*HABITAT_NAMES, "all"]) != a:
        raise BOX.mistake(f"awards.{a}.habitat", "must be the habitats in their order, then all")
    values = BOX.wholes(f"awards.{a}.tiles", int(TILES[a]), 0, 99)
    if values != sorted(values, reverse=True):
        raise BOX.mistake(f"awards.{a}.tiles", "must go from the highest tile to the lowest")
    TILE_VALUES[a, : len(values)] = values
names("awards", AWARD_NAMES)
AWARD_PROVENANCE = [BOX.provenance(f"awards.{a}")[0] for a in _awards]
