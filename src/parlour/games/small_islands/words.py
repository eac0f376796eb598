"""Moves of Small Islands in words."""

from parlour.kit.positions import Reading


def say(game: Reading, seat: int, move: int) -> str:
    """The move in words."""
    return f"move {move}"
