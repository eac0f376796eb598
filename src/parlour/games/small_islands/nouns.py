"""The nouns of Small Islands: hexes, columns, clues, treasure cards, terrains, triads, ways."""

from parlour.games.nouns import Noun, named
from parlour.games.small_islands.box.clues import (
    CARDS,
    CLUE_NAMES,
    LANDMARK,
    LANDMARKS,
    Relation,
)
from parlour.games.small_islands.box.islands import DIRECTION_NAMES
from parlour.games.small_islands.box.map import HEX_NAMES
from parlour.games.small_islands.box.pieces import COLUMN_LETTERS, COLUMN_NAMES
from parlour.games.small_islands.box.terrains import TERRAIN_NAMES, TRIAD
from parlour.games.small_islands.box.treasure import CURSE, VALUE

HEX = named(HEX_NAMES)  # small_islands-74
COLUMN = named(COLUMN_NAMES, [(letter,) for letter in COLUMN_LETTERS])
TERRAIN = named(TERRAIN_NAMES)
WAY = named(DIRECTION_NAMES)
TREASURE = Noun(
    tuple("the Curse" if kind == CURSE else f"gold {value}" for kind, value in enumerate(VALUE)),
    ids=tuple("curse" if kind == CURSE else f"gold-{value}" for kind, value in enumerate(VALUE)),
)


def _otherwise(card: int) -> list[str]:
    """What else a clue may be called: "near a hut", "on a jungle"."""
    said, relation = CLUE_NAMES[card], LANDMARKS[LANDMARK[card]][0]
    if relation == Relation.NEAR:
        return [said.replace("1 or 2 spaces from", "near")]
    words = said.split()
    swapped = [{"in": "on", "on": "in"}.get(word, word) for word in words]
    return [" ".join(swapped)] if swapped != words else []


CLUE = named(CLUE_NAMES, [_otherwise(card) for card in range(CARDS)])  # tiles come last


def triad_names(pairs: list[list[int]]) -> list[str]:
    """Triads by their terrains, clockwise behind the lava; of equal ones a number too."""
    names = []
    for triad, pair in enumerate(pairs):
        alike = pairs[:triad].count(pair)
        both = " and ".join(map(TERRAIN.said, pair))
        names.append(f"{both} {alike + 1}" if alike else both)
    return names


TRIAD_NOUN = named(triad_names(TRIAD.tolist()))
