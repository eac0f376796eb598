"""What is in the box of Tavarua, as tables for the rules: a file a component."""

from parlour.games.tavarua.box import actions, boards, cards, scoring, sea, stoke, waves
from parlour.games.tavarua.box.opened import BOX

BOX.no_more()

__all__ = ["BOX", "actions", "boards", "cards", "scoring", "sea", "stoke", "waves"]
