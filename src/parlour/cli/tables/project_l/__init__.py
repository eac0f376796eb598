"""Project L in a terminal."""

from parlour.cli.tables.project_l.board import draw
from parlour.cli.tables.project_l.offers import arrange
from parlour.cli.tables.project_l.pieces import ink
from parlour.cli.tables.project_l.preview import preview

__all__ = ["SPOKEN", "arrange", "draw", "ink", "preview"]

SPOKEN = ("take w05", "place T4 in 2 at b3 turned", "upgrade I2 to V3", "dot", "master", "end")
