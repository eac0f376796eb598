"""What never changes in a match of Mü: the deck, the trumps, the bids."""

from parlour.games.mu.box.bids import CROWN_BONUS, HAND_SIZE, SHIELD_BONUS, TARGETS
from parlour.games.mu.box.cards import (
    CARDS,
    COLOUR,
    COLOUR_GLYPHS,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    NUMBER,
    POINTS_OF_NUMBER,
    SECOND_TWINS,
    SINGLES,
)
from parlour.games.mu.box.opened import BOX, TABLES
from parlour.games.mu.box.trumps import TRUMP_POINTS, TRUMPS
from parlour.games.mu.nouns import CARD, COLOUR_NOUN, TRUMP
from parlour.games.mu.options import HANDS, REMOVED_COLOUR
from parlour.games.mu.rules.cards import card_points
from parlour.games.mu.rules.preparation import cards_in_play
from parlour.games.mu.sight.schema import Bid, Face, Setting, Trump
from parlour.games.views import SettingHead
from parlour.kit.positions import Reading
from parlour.kit.sets import has


def setting(head: SettingHead, game: Reading) -> Setting:
    """The deck without what stays in the box, what trumps and bids are worth."""
    in_play = int(cards_in_play(game.record))
    return {
        **head,
        "hands": game.options[HANDS],
        "removed_colour": COLOUR_NOUN.id(game.options[REMOVED_COLOUR]) if game.seats == 3 else None,
        "cards": {CARD.id(card): _face(card) for card in range(CARDS) if _is_shown(card, in_play)},
        "colours": {
            COLOUR_NOUN.id(n): {"letter": letter, "glyph": glyph}
            for n, (letter, glyph) in enumerate(zip(COLOUR_LETTERS, COLOUR_GLYPHS, strict=True))
        },
        "trumps": {f"trump.{TRUMP.id(trump)}": _trump(trump) for trump in range(TRUMPS)},
        "bids": [_bid(game.seats, cards) for cards in range(1, int(HAND_SIZE[game.seats]) + 1)],
        "bids_provenance": BOX.provenance(f"crown_bids.{TABLES.index(game.seats)}")[0],
        "card_points": int(card_points(in_play)),
    }


def _is_shown(card: int, in_play: int) -> bool:
    return bool(has(in_play, card) and not has(SECOND_TWINS, card))


def _face(card: int) -> Face:
    return {
        "name": CARD.said(card),
        "colour": COLOUR_NAMES[COLOUR[card]],
        "number": int(NUMBER[card]),
        "points": int(POINTS_OF_NUMBER[NUMBER[card]]),
        "amount": 1 if has(SINGLES, card) else 2,
    }


def _trump(trump: int) -> Trump:
    return {
        "name": TRUMP.said(trump),
        "points": int(TRUMP_POINTS[trump]),
        "provenance": BOX.provenance("trump_points")[0],
    }


def _bid(seats: int, cards: int) -> Bid:
    return {
        "cards": cards,
        "needs": int(TARGETS[seats, cards]),
        "crown_bonus": cards * CROWN_BONUS,
        "shield_bonus": cards * SHIELD_BONUS,
    }
