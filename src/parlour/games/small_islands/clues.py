"""Clue cards and volcanic tiles, and what each says: small_islands-12, small_islands-27.

A clue speaks of a *landmark*: being in, next to or near a subject. Landmarks are numbered; the
rules keep the set of hexes of each. A "not" clue is the rest of the land.
"""

import numpy as np

from parlour.games.small_islands.box import (
    BOX,
    HAND_WITH_MORE,
    HAND_WITH_TWO,
    LARGEST_OF,
    MOST_PLAYERS,
    ONE_OF,
    TERRAIN_NAMES,
    TERRAINS,
    WITHIN,
)

IN, NEXT_TO, NEAR = 0, 1, 2
_relations = {"in": IN, "next to": NEXT_TO, "near": NEAR}
# Subjects: the terrains come first.
OCEAN, HUT, PALM, STATUE, VOLCANO, LAVA = range(TERRAINS, TERRAINS + 6)
SUBJECTS = (*TERRAIN_NAMES, "ocean", "hut", "palm", "statue", "volcano", "lava")
_said = (*ONE_OF, "the ocean", "a hut", "a palm tree", "a statue", "the volcano", "lava")

Landmark = tuple[int, int, bool]  # relation, subject, whether the largest alone
# These the rules need, whatever the cards say.
_always: list[Landmark] = [
    *((IN, t, False) for t in range(TERRAINS)),
    *((IN, t, True) for t in range(TERRAINS)),
    (NEXT_TO, VOLCANO, False),
    (NEXT_TO, LAVA, False),
]
IN_TERRAIN, IN_LARGEST = 0, TERRAINS  # where the terrains begin among the landmarks
BESIDE_VOLCANO, BESIDE_LAVA = 2 * TERRAINS, 2 * TERRAINS + 1


def _read(where: str) -> tuple[Landmark, bool]:
    """A clue as written in the box: its landmark, and whether it says not."""
    said = BOX.text(where)
    rest = said.removeprefix("not ")
    relation = next((r for r in _relations if rest.startswith(f"{r} ")), "")
    subject = rest.removeprefix(f"{relation} ").removeprefix("largest ")
    largest = rest == f"{relation} largest {subject}"
    if not relation or subject not in SUBJECTS or (largest and subject not in TERRAIN_NAMES):
        raise BOX.mistake(where, f'must be a clue like "not next to largest beach", not {said!r}')
    if relation == "in" and subject not in TERRAIN_NAMES:
        raise BOX.mistake(where, f"must name a terrain to be in, not {subject}")
    return (_relations[relation], SUBJECTS.index(subject), largest), rest != said


CLUES = BOX.counted("clues.cards", MOST_PLAYERS * max(HAND_WITH_MORE, HAND_WITH_TWO) // 2, 58)
TILES = len(BOX.sized("volcanic_tiles.cards", 4))
CARDS = CLUES + TILES  # tiles are numbered behind the clue cards
_cards = [_read(f"clues.cards.{i}") for i in range(CLUES)]
_cards += [_read(f"volcanic_tiles.cards.{i}") for i in range(TILES)]
if len(set(_cards)) < CARDS:
    raise BOX.mistake("clues.cards", "must all be different, and none like a volcanic tile")

LANDMARKS: list[Landmark] = [*_always, *sorted({mark for mark, _ in _cards} - set(_always))]
MARKS = len(LANDMARKS)
RELATION = np.array([relation for relation, _, _ in LANDMARKS])
SUBJECT = np.array([subject for _, subject, _ in LANDMARKS])
OF_LARGEST = np.array([largest for _, _, largest in LANDMARKS])
LANDMARK = np.array([LANDMARKS.index(mark) for mark, _ in _cards])  # of each card
NEGATED = np.array([negated for _, negated in _cards])
# The cards that speak of a landmark, with and without "not".
SPEAKING_OF = np.array(
    [sum(1 << card for card in range(CARDS) if LANDMARK[card] == mark) for mark in range(MARKS)]
)
ALL_CLUES = (1 << CLUES) - 1
ALL_TILES = (1 << CARDS) - 1 - ALL_CLUES


def clue_name(card: int) -> str:
    """What a clue card or volcanic tile says."""
    relation, subject, largest = LANDMARKS[LANDMARK[card]]
    what = LARGEST_OF[subject] if largest else _said[subject]
    how = {
        IN: WITHIN[subject] if relation == IN else "",
        NEXT_TO: "next to",
        NEAR: "1 or 2 spaces from",
    }
    return f"{'not ' if NEGATED[card] else ''}{how[relation]} {what}"


CLUE_NAMES = [clue_name(card) for card in range(CARDS)]
if len(set(CLUE_NAMES)) < CARDS:
    raise BOX.mistake("terrain.land", "must have words that tell the clues apart")
