"""Every hex of the map, numbered and named, how hexes lie to each other, and the islands as sets.

A hex has a number if it is land, or ocean beside land, on at least one island; all else is open
ocean. A set of hexes is three words with a bit each, in order of the numbers.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from parlour.games.small_islands.box.islands import BUILT, DIRECTIONS, Coordinates, beside
from parlour.games.small_islands.box.opened import BOX
from parlour.games.small_islands.box.pieces import APART
from parlour.games.small_islands.box.terrains import TERRAINS

WORD, WORDS = 62, 3
NO_HEX = -1

_land = {place for land, _ in BUILT for place in land}


def _column(place: Coordinates) -> int:
    """Columns of hexes run from west to east."""
    return -place[1]


def _half_row(place: Coordinates) -> int:
    """From north to south; hexes of neighbouring columns are half a hex apart."""
    return -2 * place[0] - place[1]


COORDINATES = sorted(
    _land.union(*(beside(place) for place in _land)), key=lambda at: (_half_row(at), _column(at))
)
HEXES = len(COORDINATES)
if HEXES > WORD * WORDS:
    raise BOX.mistake("segments", f"must make islands of {WORD * WORDS} hexes with their coasts")
NUMBER = {place: number for number, place in enumerate(COORDINATES)}
MOST_LAND = max(len(land) for land, _ in BUILT)

# Where a hex is drawn: small_islands-74.
ACROSS = [_column(place) - min(map(_column, COORDINATES)) for place in COORDINATES]
DOWN = [_half_row(place) - min(map(_half_row, COORDINATES)) for place in COORDINATES]
if max(ACROSS) >= 26:
    raise BOX.mistake("segments", "must make islands of 26 columns at most, a letter each")
HEX_NAMES = [
    f"{chr(ord('A') + across)}{down // 2 + 1}" for across, down in zip(ACROSS, DOWN, strict=True)
]


def as_words(numbers: Iterable[int]) -> list[int]:
    """A set of hexes as words."""
    words = [0] * WORDS
    for number in numbers:
        words[number // WORD] |= 1 << number % WORD
    return words


def members(words: Any) -> list[int]:
    """The hexes of a set, ascending; for people and tables, not for compiled rules."""
    found = []
    for w in range(WORDS):
        left = int(words[w])
        while left:
            lowest = left & -left
            found.append(w * WORD + lowest.bit_length() - 1)
            left ^= lowest
    return found


def contains(words: Any, at: int) -> bool:
    """Whether a hex belongs to a set; for people, as compiled rules have `holds`."""
    return bool(int(words[at // WORD]) >> at % WORD & 1)


def _within(number: int, least: int, most: int) -> list[int]:
    """The hexes at such a distance from one of them."""
    away = DISTANCE[number]
    return as_words(np.flatnonzero((away >= least) & (away <= most)).tolist())


def _open_ocean(reach: int) -> list[int]:
    """Hexes that have open ocean, which has no number, within reach: it is always ocean."""
    steps = range(-reach, reach + 1)
    near = [(x, y) for x in steps for y in steps if abs(x + y) <= reach]
    return as_words(
        n
        for n, (x, y) in enumerate(COORDINATES)
        if any((x + a, y + b) not in NUMBER for a, b in near)
    )


def _ahead(place: Coordinates, direction: int) -> int:
    """The next numbered hex in a straight line; a line may cross open ocean."""
    x, y = DIRECTIONS[direction]
    for steps in range(1, 2 * len(COORDINATES)):
        at = (place[0] + steps * x, place[1] + steps * y)
        if at in NUMBER:
            return NUMBER[at]
    return NO_HEX


_xs, _ys = np.array(COORDINATES).T
_across, _along = _xs[:, None] - _xs, _ys[:, None] - _ys
# small_islands-30: as the crow flies.
DISTANCE = np.maximum(np.maximum(abs(_across), abs(_along)), abs(_across + _along))
NEIGHBOURS = np.array([_within(number, 1, 1) for number in range(HEXES)])
TWO_AROUND = np.array([_within(number, 1, 2) for number in range(HEXES)])
FAR = np.array([_within(number, APART, HEXES) for number in range(HEXES)])
BESIDE_OPEN = np.array([_open_ocean(reach) for reach in (1, 2)])
BESIDE = np.array([[NUMBER.get(at, NO_HEX) for at in beside(place)] for place in COORDINATES])
AHEAD = np.array([[_ahead(place, d) for d in range(len(DIRECTIONS))] for place in COORDINATES])

# The printed islands: the hexes of each terrain; the hexes round the middle, one of which the
# volcano has for its centre.
PRINTED = np.array(
    [
        [as_words(NUMBER[at] for at, kind in land.items() if kind == t) for t in range(TERRAINS)]
        for land, _ in BUILT
    ]
)
CENTRES = np.array([[NUMBER[place] for place in middle] for _, middle in BUILT])
CENTRE_CHOICES = CENTRES.shape[1]
