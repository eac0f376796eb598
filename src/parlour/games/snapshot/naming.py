"""Which animal or habitat of Snapshot is meant by a name or an unmistakable part of one."""

from parlour.errors import AmbiguousWords, BadWords
from parlour.games.snapshot.animals import ANIMAL_NAMES
from parlour.games.snapshot.box import HABITAT_NAMES, HABITATS, plain
from parlour.games.snapshot.words import example
from parlour.kit.positions import Reading

Told = dict[str, str | None]  # what a saying names, if it does

# A name's number: habitats from 0, then animals.
NAMES = [*HABITAT_NAMES, *ANIMAL_NAMES]
ANIMALS_NAMED = range(HABITATS, len(NAMES))


_PLAIN = [plain(name) for name in NAMES]


def named(said: str, *circles: list[int]) -> list[int]:
    """The names meant: a whole name anywhere, else part of one, in the nearest circle first."""
    wanted = plain(said)
    every = [name for circle in circles for name in circle]
    if whole := [name for name in every if _PLAIN[name] == wanted]:
        return whole[:1]
    for circle in circles:
        starts = [name for name in circle if _PLAIN[name].startswith(wanted)]
        words = [name for name in circle if f" {wanted}" in _PLAIN[name]]
        if starts or words:
            return starts or words
    return []


def only_named(game: Reading, said: str, *circles: list[int]) -> int:
    """The one name meant; a sentence where it is none or could be several."""
    found = named(said, *circles)
    if not found:
        raise BadWords(f'Nothing here is called "{said}"; say it like "{example(game)}".')
    if len(found) > 1:
        meant = " or ".join(NAMES[name] for name in found[:4])
        others = " or others" if len(found) > 4 else ""
        raise AmbiguousWords(f'"{said}" could mean {meant}{others}; say which.')
    return found[0]


def habitat_named(game: Reading, said: str) -> int:
    """The habitat meant."""
    return only_named(game, said, list(range(HABITATS)))


def animal_named(game: Reading, said: str, *near: list[int]) -> int:
    """The animal meant, those near first: lists of animals."""
    circles = [[HABITATS + animal for animal in circle] for circle in near]
    return only_named(game, said, *circles, list(ANIMALS_NAMED)) - HABITATS
