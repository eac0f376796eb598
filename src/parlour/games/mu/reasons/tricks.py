"""Why a card cannot be played: mu-61 to mu-63."""

from parlour.games.game import Refusal
from parlour.games.mu.box.cards import COLOUR, SINGLES
from parlour.games.mu.nouns import CARD, COLOUR_NOUN
from parlour.games.mu.reasons.cards import is_card, lies_in, means_display
from parlour.kit.positions import Reading
from parlour.kit.sets import has


def not_played(game: Reading, seat: int, move: int) -> Refusal:
    """Which cards are not there, or do not follow suit."""
    if not is_card(move):
        return Refusal("you play a card now, from your hand or your display", "mu-61")
    player, card = game.players[seat], CARD.said(move)
    in_hand, on_display = lies_in(player.hand, move), lies_in(player.display, move)
    if not in_hand and not on_display:
        return Refusal(f"you have no {card}", "mu-61")
    if means_display(move) and not on_display:
        return Refusal(f"your {card} is in your hand, not on your display", "mu-61")
    if not in_hand and not means_display(move) and not has(SINGLES, move):
        return Refusal(f"your {card} is on your display, not in your hand", "mu-61")
    return Refusal(_must_follow(game, move), "mu-63")


def _must_follow(game: Reading, move: int) -> str:
    led = game.trick[0]
    if has(game.trumps, led):
        return "you have trumps: follow suit"
    colour = COLOUR_NOUN.said(COLOUR[led])
    if COLOUR[move] == COLOUR[led]:  # mu-62: it has left its printed colour
        return f"{CARD.said(move)} is a trump, and you have other {colour} cards: follow suit"
    return f"you have {colour}: follow suit"
