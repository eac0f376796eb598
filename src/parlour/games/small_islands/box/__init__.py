"""What is in the box of Small Islands, as tables for the rules: a file a component."""

from parlour.games.small_islands.box import clues, islands, map, pieces, terrains, treasure
from parlour.games.small_islands.box.opened import BOX

BOX.no_more()

__all__ = ["BOX", "clues", "islands", "map", "pieces", "terrains", "treasure"]
