"""Small Islands in a terminal."""

from parlour.cli.tables.small_islands.board import draw
from parlour.cli.tables.small_islands.choices import arrange
from parlour.cli.tables.small_islands.pieces import ink
from parlour.cli.tables.small_islands.preview import preview

__all__ = ["arrange", "draw", "ink", "preview"]
