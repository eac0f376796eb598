"""What is seen of the columns of Small Islands: clues, roses, and where each treasure can be."""

from typing import Any

from parlour.games.small_islands.box import COLUMN_LETTERS, COLUMN_NAMES, CUBES
from parlour.games.small_islands.clues import CLUE_NAMES
from parlour.games.small_islands.map import members
from parlour.games.small_islands.map_sight import names
from parlour.games.small_islands.rules.columns import (
    has_begun,
    has_cubes,
    is_located,
    is_tile,
)
from parlour.games.small_islands.table import NO_CARD
from parlour.kit.positions import Reading

View = dict[str, Any]


def column_view(game: Reading, column: int) -> View:
    """A column with its clues, the oldest first, and the candidates they leave."""
    sites, located = names(game.sites[column]), bool(is_located(game.record, column))
    cards = clue_cards(game, column)
    return {
        "name": COLUMN_NAMES[column],
        "letter": COLUMN_LETTERS[column],
        "begun": bool(has_begun(game.record, column)),
        "clues": [clue_view(game, card) for card in cards],
        "roses": [sum(rose_of(game, card) == seat for card in cards) for seat in range(game.seats)],
        "candidates": len(sites),
        "hexes": sites,
        "cubes": bool(has_cubes(game.record, column)),
        "cubes_in_all": CUBES,
        "located": sites[0] if located else None,
        "struck": names(game.struck[column]),
    }


def clue_cards(game: Reading, column: int) -> list[int]:
    """The cards of a column, the oldest first."""
    cards, card = [], game.bottom[column]
    while card != NO_CARD:
        cards.append(card)
        card = game.above[card]
    return cards[::-1]


def clue_view(game: Reading, card: int) -> View:
    """A clue in a column, and whose rose lies on it."""
    return {"text": CLUE_NAMES[card], "tile": bool(is_tile(card)), "rose": rose_of(game, card)}


def rose_of(game: Reading, card: int) -> int | None:
    """The seat whose rose lies on a card."""
    return game.roses[card] - 1 if game.roses[card] else None


def sites_of(game: Reading, column: int) -> set[int]:
    """The candidates of a column as numbers."""
    return set(members(game.sites[column]))
