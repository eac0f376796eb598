"""What is seen of the columns of Small Islands: clues, roses, cubes."""

from parlour.games.small_islands.nouns import CLUE, COLUMN
from parlour.games.small_islands.rules.columns import locates, marks_all
from parlour.games.small_islands.sight.hexes import ids
from parlour.games.small_islands.sight.schema import Column
from parlour.games.small_islands.table import NO_CARD
from parlour.kit.positions import Reading


def column(game: Reading, number: int) -> Column:
    """A column with its clues, the oldest first, and the candidates they leave."""
    clues, found = game.clues[number], game.found[number]
    cubes = ids(game.sites[number]) if marks_all(clues, found) else []
    place = f"column.{COLUMN.ids[number]}"
    return {
        "begun": clues != 0,
        "clues": {
            f"{place}.{CLUE.ids[card]}": {"clue": CLUE.ids[card], "rose": rose_on(game, card)}
            for card in clue_cards(game, number)
        },
        "candidates": found,
        "cubes": cubes,
        "located": cubes[0] if locates(clues, found) else None,
        "struck": ids(game.struck[number]),
    }


def clue_cards(game: Reading, number: int) -> list[int]:
    """The cards of a column, the oldest first."""
    cards, card = [], game.bottom[number]
    while card != NO_CARD:
        cards.append(card)
        card = game.above[card]
    return cards[::-1]


def rose_on(game: Reading, card: int) -> int | None:
    """The seat whose rose lies on a card."""
    return game.roses[card] - 1 if game.roses[card] else None


def columns_for(game: Reading, card: int) -> list[str]:
    """The columns that a card may be added to."""
    return [id for id, fits in zip(COLUMN.ids, game.fits, strict=True) if fits >> card & 1]
