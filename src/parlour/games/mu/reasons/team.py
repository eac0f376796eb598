"""Why somebody cannot be picked, or a card put away: mu-50 to mu-54."""

from parlour.games.game import Refusal
from parlour.games.mu.moves import FIRST_SEAT
from parlour.games.mu.nouns import CARD
from parlour.games.mu.reasons.cards import empty_seat, is_card, is_seat, lies_in, not_in_hand
from parlour.kit.positions import Reading


def not_picked(game: Reading, seat: int, move: int) -> Refusal:
    """Who cannot be the partner."""
    if not is_seat(move):
        return Refusal("you pick another player as partner now", "mu-50")
    if move == FIRST_SEAT + seat:
        return Refusal("you cannot be your own partner", "mu-50")
    if move == FIRST_SEAT + game.shield:
        return Refusal("the Shield player cannot be your partner", "mu-50")
    return Refusal(empty_seat(move), "mu-50")


def not_put_away(game: Reading, seat: int, move: int) -> Refusal:
    """Which cards stay."""
    if not is_card(move):
        return Refusal("you put away three cards from your hand now", "mu-53")
    card = CARD.said(move)
    if lies_in(game.players[seat].display, move):
        return Refusal(f"{card} is on your display: displayed cards are not put away", "mu-54")
    return Refusal(not_in_hand(card, move), "mu-54")
