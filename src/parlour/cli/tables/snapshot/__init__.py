"""Snapshot in a terminal."""

from parlour.cli.tables.snapshot.board import draw
from parlour.cli.tables.snapshot.cards import ink
from parlour.cli.tables.snapshot.choices import arrange
from parlour.cli.tables.snapshot.plans import preview

__all__ = ["SPOKEN", "arrange", "draw", "ink", "preview"]

SPOKEN = (
    "draw",
    "place Lion",
    "lay a die on Lion",
    "put 3 tokens on Lion",
    "pay from the supply",
    "give up",
    "done",
)
