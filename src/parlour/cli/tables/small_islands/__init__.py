"""Small Islands in a terminal."""

from parlour.cli.tables.small_islands.board import draw
from parlour.cli.tables.small_islands.choices import arrange
from parlour.cli.tables.small_islands.pieces import ink
from parlour.cli.tables.small_islands.prompt import ask

__all__ = ["SPOKEN", "arrange", "ask", "draw", "ink"]

SPOKEN = (
    "clue on white",
    "play next to a hut",
    "move",
    "to H5",
    "end move",
    "lava on H5",
    "raise white",
    "claim",
    "amulet: move",
    "end turn",
)
