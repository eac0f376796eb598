"""Snapshot in a terminal."""

from parlour.cli.tables.snapshot.board import draw
from parlour.cli.tables.snapshot.cards import ink
from parlour.cli.tables.snapshot.choices import arrange
from parlour.cli.tables.snapshot.preview import preview

__all__ = ["arrange", "draw", "ink", "preview"]
