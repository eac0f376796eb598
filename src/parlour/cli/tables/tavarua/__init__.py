"""Tavarua in a terminal."""

from parlour.cli.tables.tavarua.board import draw
from parlour.cli.tables.tavarua.cards import ink
from parlour.cli.tables.tavarua.choices import arrange
from parlour.cli.tables.tavarua.preview import preview

__all__ = ["arrange", "draw", "ink", "preview"]
