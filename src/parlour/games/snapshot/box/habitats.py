"""The row of habitats of Snapshot. A set of habitats has a bit each."""

import numpy as np

from parlour.games.snapshot.box.dice import SIDES
from parlour.games.snapshot.box.names import names, signs
from parlour.games.snapshot.box.opened import BOX

# snapshot-02, snapshot-03: the row of habitats.
HABITATS = 4
ALL_HABITATS = (1 << HABITATS) - 1
_habitats = range(len(BOX.sized("habitats", HABITATS)))
HABITAT_NAMES = [BOX.text(f"habitats.{h}.name") for h in _habitats]
HABITAT_SIGNS = [BOX.text(f"habitats.{h}.sign") for h in _habitats]
HABITAT_COLOURS = [BOX.text(f"habitats.{h}.colour") for h in _habitats]
HABITAT_NUMBERS = np.array([BOX.whole(f"habitats.{h}.number", 1, SIDES) for h in _habitats])
HABITAT_PROVENANCE = [BOX.provenance(f"habitats.{h}")[0] for h in _habitats]
names("habitats", HABITAT_NAMES)
signs("habitats", HABITAT_SIGNS)
