"""Clue cards and volcanic tiles, and what each says: small_islands-12, small_islands-27.

A clue speaks of a *landmark*: being in, next to or near a subject. Landmarks are numbered; the
rules keep the set of hexes of each. A "not" clue is the rest of the land.
"""

from enum import IntEnum

import numpy as np

from parlour.games.small_islands.box.opened import BOX, MOST_PLAYERS
from parlour.games.small_islands.box.pieces import HAND_WITH_MORE, HAND_WITH_TWO
from parlour.games.small_islands.box.terrains import (
    LARGEST_OF,
    ONE_OF,
    TERRAIN_NAMES,
    TERRAINS,
    WITHIN,
)
from parlour.printable import quoted


class Relation(IntEnum):
    """How a landmark lies to its subject."""

    IN = 0
    NEXT_TO = 1
    NEAR = 2  # one or two spaces from it


class Subject(IntEnum):
    """What landmarks are about, behind the terrains."""

    OCEAN = TERRAINS
    HUT = TERRAINS + 1
    PALM = TERRAINS + 2
    STATUE = TERRAINS + 3
    VOLCANO = TERRAINS + 4
    LAVA = TERRAINS + 5


_relations = {"in": Relation.IN, "next to": Relation.NEXT_TO, "near": Relation.NEAR}
SUBJECTS = (*TERRAIN_NAMES, *(subject.name.lower() for subject in Subject))
_said = (*ONE_OF, "the ocean", "a hut", "a palm tree", "a statue", "the volcano", "lava")

Landmark = tuple[int, int, bool]  # relation, subject, whether the largest alone
# These the rules need, whatever the cards say.
_always: list[Landmark] = [
    *((Relation.IN, t, False) for t in range(TERRAINS)),
    *((Relation.IN, t, True) for t in range(TERRAINS)),
    (Relation.NEXT_TO, Subject.VOLCANO, False),
    (Relation.NEXT_TO, Subject.LAVA, False),
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
        wanted = 'must be a clue like "not next to largest beach"'
        raise BOX.mistake(where, f"{wanted}, not {quoted(said)}")
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
        Relation.IN: WITHIN[subject] if relation == Relation.IN else "",
        Relation.NEXT_TO: "next to",
        Relation.NEAR: "1 or 2 spaces from",
    }
    return f"{'not ' if NEGATED[card] else ''}{how[relation]} {what}"


CLUE_NAMES = [clue_name(card) for card in range(CARDS)]
if len(set(CLUE_NAMES)) < CARDS:
    raise BOX.mistake("terrain.land", "must have words that tell the clues apart")
