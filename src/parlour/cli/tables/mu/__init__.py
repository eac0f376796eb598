"""Mü in a terminal."""

from parlour.cli.tables.mu.board import draw
from parlour.cli.tables.mu.cards import ink
from parlour.cli.tables.mu.choices import arrange
from parlour.cli.tables.mu.preview import preview

__all__ = ["arrange", "draw", "ink", "preview"]
