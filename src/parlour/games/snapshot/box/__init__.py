"""What is in the box of Snapshot, a file a kind of component. Facts and provenance: box.toml."""

from parlour.games.snapshot.box import animals, assignments, awards, dice, habitats, icons, tokens
from parlour.games.snapshot.box.opened import BOX

__all__ = ["animals", "assignments", "awards", "dice", "habitats", "icons", "tokens"]

BOX.no_more()
