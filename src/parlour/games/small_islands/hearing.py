"""Words of Small Islands understood as moves."""

from parlour.kit.positions import Reading


def read(game: Reading, seat: int, words: str) -> int:
    """The number of the move that words mean."""
    return int(words.removeprefix("move "))
