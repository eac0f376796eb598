"""Which card of Tavarua is meant by a name or an unmistakable part of one."""

import re

from parlour.errors import AmbiguousWords, BadWords
from parlour.games.tavarua.box import COLOUR_LETTERS, COLOUR_NAMES, VALUES
from parlour.games.tavarua.faces import kind_name
from parlour.games.tavarua.stoke import STOKE_NAMES, STOKES

_letters = [letter.lower() for letter in COLOUR_LETTERS]
KIND = re.compile(rf"(?P<colour>{'|'.join((*COLOUR_NAMES, *_letters))})? ?(?P<number>[0-9]{{1,4}})")
_STARTS = {word: c for names in (COLOUR_NAMES, _letters) for c, word in enumerate(names)}
_STOKES = [name.lower() for name in STOKE_NAMES]


def kind_named(said: str) -> int | None:
    """The kind of player card meant: "t3", "teal 3"; none where it is no card."""
    found = KIND.fullmatch(said)
    if found is None:
        return None
    colour, number = found["colour"], int(found["number"])
    if not 1 <= number <= VALUES:
        raise BadWords(f"There is no card of the value {number}: values go from 1 to {VALUES}.")
    if colour is None:
        either = " or ".join(kind_name(c * VALUES + number - 1) for c in range(len(COLOUR_NAMES)))
        raise AmbiguousWords(f'"{said}" could mean {either}; say which.')
    return _STARTS[colour] * VALUES + number - 1


def stoke_named(said: str, near: list[int]) -> int | None:
    """The Stoke card meant: a whole name, else part of one, those near first; none if none is."""
    if said in _STOKES[1:]:
        return _STOKES.index(said, 1)
    for circle in (near, range(1, STOKES + 1)):
        found = [card for card in circle if f" {said}" in f" {_STOKES[card]}"]
        if len(found) > 1:
            meant = " or ".join(STOKE_NAMES[card] for card in found[:4])
            raise AmbiguousWords(f'"{said}" could mean {meant}; say which.')
        if found:
            return found[0]
    return None
