"""Small Islands in a terminal."""

from parlour.cli.tables.small_islands.board import draw
from parlour.cli.tables.small_islands.choices import arrange
from parlour.cli.tables.small_islands.pieces import ink
from parlour.cli.tables.small_islands.previews import preview

__all__ = ["SPOKEN", "arrange", "draw", "ink", "preview"]

SPOKEN = (
    "clue on white",
    "next to a hut",
    "set out",
    "to H5",
    "end move",
    "lava on H5",
    "raise white",
    "claim",
    "amulet: move",
    "end turn",
)
