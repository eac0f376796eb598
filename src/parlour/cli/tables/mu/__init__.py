"""Mü in a terminal."""

from parlour.cli.tables.mu.board import draw
from parlour.cli.tables.mu.cards import ink
from parlour.cli.tables.mu.choices import arrange
from parlour.cli.tables.mu.preview import preview

__all__ = ["SPOKEN", "arrange", "draw", "ink", "preview"]

SPOKEN = ("r7", "red 7", "pass", "end", "no trump", "seat 3")
