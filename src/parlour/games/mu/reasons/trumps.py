"""Why a trump cannot be named: mu-42 to mu-45."""

from parlour.games.game import Refusal
from parlour.games.mu.moves import FIRST_SEAT, FIRST_TRUMP
from parlour.games.mu.nouns import TRUMP
from parlour.kit.positions import Reading


def not_named(game: Reading, seat: int, move: int) -> Refusal:
    """What is named already, or lies on no display of one's own."""
    if not FIRST_TRUMP <= move < FIRST_SEAT:
        return Refusal("you name a trump now: a colour, a number or no trump", "mu-42")
    trump = move - FIRST_TRUMP
    if trump == game.minor:
        return Refusal(f"the Shield player has named {TRUMP.said(trump)} already", "mu-45")
    return Refusal(f"you have no {TRUMP.said(trump)} on display", "mu-43")
