"""Tavarua in a terminal."""

from parlour.cli.tables.tavarua.board import draw
from parlour.cli.tables.tavarua.cards import ink
from parlour.cli.tables.tavarua.choices import arrange
from parlour.cli.tables.tavarua.preview import preview

__all__ = ["SPOKEN", "arrange", "draw", "ink", "preview"]

SPOKEN = ("ride", "paddle out", "T3", "as 5", "no card", "give up M2", "switch", "buy", "done")
