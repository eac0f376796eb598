"""Mü in a terminal."""

from parlour.cli.tables.mu.board import draw
from parlour.cli.tables.mu.cards import ink
from parlour.cli.tables.mu.choices import arrange

__all__ = ["SPOKEN", "arrange", "draw", "ink"]

SPOKEN = ("r7", "red 7", "pass", "end", "no trump", "seat 3")
