"""The dice of Snapshot."""

from parlour.games.snapshot.box.opened import BOX

DICE = BOX.whole("dice.count", 6, 6)
SIDES = BOX.whole("dice.faces", 6, 6)
SHOTS = DICE - 1  # animals with dice: one die at least lies on a habitat
