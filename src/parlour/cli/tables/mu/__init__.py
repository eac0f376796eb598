"""Mü in a terminal."""

from parlour.cli.tables.mu.board import draw
from parlour.cli.tables.mu.cards import ink
from parlour.cli.tables.mu.choices import arrange
from parlour.cli.tables.mu.prompt import ask

__all__ = ["SPOKEN", "arrange", "ask", "draw", "ink"]

SPOKEN = ("r7", "red 7", "pass", "end", "no trump", "seat 3")
