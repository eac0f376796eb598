"""Project L in a terminal."""

from parlour.cli.tables.project_l.board import draw
from parlour.cli.tables.project_l.offers import arrange
from parlour.cli.tables.project_l.pieces import ink
from parlour.cli.tables.project_l.preview import preview

__all__ = ["arrange", "draw", "ink", "preview"]
