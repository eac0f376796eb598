"""Why a move of Small Islands is not legal."""

from parlour.games.game import Refusal
from parlour.kit.positions import Reading


def why_not(game: Reading, seat: int, move: int) -> Refusal:
    """Why the move is not legal."""
    return Refusal("no", "small_islands-01")
