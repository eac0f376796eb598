"""What is in the box of Mü, as tables for the rules: a file a component."""

from parlour.games.mu.box import bids, cards, trumps
from parlour.games.mu.box.opened import BOX

BOX.no_more()

__all__ = ["BOX", "bids", "cards", "trumps"]
