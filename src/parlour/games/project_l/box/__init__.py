"""What is in the box of Project L, as tables for the rules: a file a component."""

from parlour.games.project_l.box import market, mats, placements, puzzles, solo, tiles
from parlour.games.project_l.box.cells import cells_drawn
from parlour.games.project_l.box.opened import BOX
from parlour.games.project_l.box.pieces import pieces

BOX.no_more()

__all__ = [
    "BOX",
    "cells_drawn",
    "market",
    "mats",
    "pieces",
    "placements",
    "puzzles",
    "solo",
    "tiles",
]
