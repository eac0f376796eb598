"""Why something cannot be displayed: mu-20 to mu-36."""

from parlour.games.game import Refusal
from parlour.games.mu.moves import END_TURN
from parlour.games.mu.nouns import CARD
from parlour.games.mu.reasons.cards import is_card, lies_in, means_display, not_in_hand
from parlour.kit.positions import Reading


def not_displayed(game: Reading, seat: int, move: int) -> Refusal:
    """What keeps a card in hand, or a turn from ending."""
    if move == END_TURN:
        return Refusal(f"after {game.restarts} restarts you may not open with a pass", "mu-36")
    if not is_card(move):
        end = "end the display" if game.shown else "pass"
        return Refusal(f"this is the auction: display cards from your hand or {end}", "mu-20")
    player, card = game.players[seat], CARD.said(move)
    if lies_in(player.hand, move) and not means_display(move):
        return _out_of_order(card, CARD.said(game.last_shown))
    if lies_in(player.display, move):
        return Refusal(f"{card} is on your display already", "mu-22")
    if not player.hand:
        return Refusal("you have no card left in hand", "mu-34")
    return Refusal(not_in_hand(card, move), "mu-20")


def _out_of_order(card: str, last: str) -> Refusal:
    order = f"within a turn you display cards in order, and {card} comes before {last}"
    return Refusal(f"{order}: keep it for another turn", "mu-21")
