"""Why somebody cannot be the next dealer: mu-90."""

from parlour.games.game import Refusal
from parlour.games.mu.moves import FIRST_SEAT
from parlour.games.mu.reasons.cards import empty_seat, is_seat
from parlour.kit.positions import Reading


def not_next_dealer(game: Reading, seat: int, move: int) -> Refusal:
    """Who cannot deal."""
    if not is_seat(move):
        return Refusal("you name another player as next dealer now", "mu-90")
    if move == FIRST_SEAT + seat:
        return Refusal("you dealt this hand: name another player as next dealer", "mu-90")
    return Refusal(empty_seat(move), "mu-90")
