"""The icons on animals and assignments of Snapshot. A set of icons has a bit each."""

from parlour.games.snapshot.box.names import names, signs
from parlour.games.snapshot.box.opened import BOX

MOST_ICONS = 20
ICON_NAMES = [BOX.text(f"icons.{i}.name") for i in range(BOX.counted("icons", 1, MOST_ICONS))]
ICON_MEANINGS = [BOX.text(f"icons.{i}.meaning") for i in range(len(ICON_NAMES))]
ICON_SIGNS = [BOX.text(f"icons.{i}.sign") for i in range(len(ICON_NAMES))]
ICON_PROVENANCE = [BOX.provenance(f"icons.{i}")[0] for i in range(len(ICON_NAMES))]
names("icons", ICON_NAMES)
signs("icons", ICON_SIGNS)
