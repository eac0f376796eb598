"""What a move of Mü is about, for the reasons of all chapters."""

from parlour.games.mu.box.cards import CARDS, SECOND_TWINS
from parlour.games.mu.moves import FIRST_SEAT, MOVES
from parlour.games.mu.rules.cards import printed
from parlour.games.speech import seat_name
from parlour.kit.sets import has


def is_card(move: int) -> bool:
    """Whether the number means a card."""
    return 0 <= move < CARDS


def is_seat(move: int) -> bool:
    """Whether the number means a seat."""
    return FIRST_SEAT <= move < MOVES


def means_display(move: int) -> bool:
    """Of twins, the second number means the one on display."""
    return bool(has(SECOND_TWINS, move))


def lies_in(cards: int, move: int) -> bool:
    """Whether the card is in the set, whichever of twins the move means."""
    return bool(has(cards, printed(move)))


def not_in_hand(card: str, move: int) -> str:
    """Where the card is not."""
    if means_display(move):
        return f"you have no {card} on display, and only a card in hand would do"
    return f"you have no {card} in hand"


def empty_seat(move: int) -> str:
    """Of a seat that nobody has."""
    return f"nobody sits at {seat_name(move - FIRST_SEAT)}"
