"""The nouns of Mü: cards, trumps."""

from parlour.games.mu.box.cards import CARDS, COLOUR, COLOUR_LETTERS, COLOUR_NAMES, NUMBER, NUMBERS
from parlour.games.nouns import Noun, as_id, named

CARD = named(
    [f"{COLOUR_NAMES[COLOUR[card]]} {NUMBER[card]}" for card in range(CARDS)],
    [(f"{COLOUR_LETTERS[COLOUR[card]]}{NUMBER[card]}",) for card in range(CARDS)],
)
COLOUR_NOUN = named(COLOUR_NAMES)
TRUMP = Noun(
    (*COLOUR_NAMES, *map(str, range(NUMBERS)), "no trump"),
    ids=(*map(as_id, COLOUR_NAMES), *map(str, range(NUMBERS)), "none"),
)
