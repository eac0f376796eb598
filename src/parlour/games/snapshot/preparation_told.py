"""What sayings about reserved animals, dice and tokens of Snapshot mean."""

from typing import NoReturn

from parlour.errors import AmbiguousWords, BadWords
from parlour.games.snapshot.animals import ANIMAL_NAMES
from parlour.games.snapshot.box import HABITATS
from parlour.games.snapshot.moves import (
    FIRST_ADD,
    FIRST_ANIMAL,
    FIRST_CARD,
    FIRST_TOKENS,
    MOST_TOKENS,
)
from parlour.games.snapshot.naming import Told, animal_named, habitat_named, named, only_named
from parlour.games.snapshot.table import NOWHERE
from parlour.games.snapshot.whereabouts import habitat_of, whereabouts
from parlour.games.snapshot.words import column_here, example, home_of
from parlour.kit.positions import Reading
from parlour.kit.sets import members


def added(game: Reading, told: Told) -> int:
    """An animal of the reserve goes to a habitat."""
    reserve = members(game.players[game.active].reserve)
    animal = animal_named(game, told["animal"] or "", reserve)
    if animal not in reserve:
        where = f"{ANIMAL_NAMES[animal]} {whereabouts(game, animal)}, not in your reserve"
        raise BadWords(f'{where}; say it like "{example(game)}" (snapshot-38).')
    which = reserve.index(animal)
    return FIRST_ADD + which * HABITATS + _habitat(game, told["habitat"], animal, which)


# snapshot-41: only the Raccoon leaves a choice.
def _habitat(game: Reading, said: str | None, animal: int, which: int) -> int:
    if said is not None:
        return habitat_named(game, said)
    if (home := home_of(animal)) is not None:
        return home
    first = 1 + which * HABITATS
    allowed = [h for h in range(HABITATS) if game.choices >> (first + h) & 1]
    if len(allowed) != 1:
        raise AmbiguousWords(f'Say to which habitat, like "{example(game)}".')
    return allowed[0]


def laid(game: Reading, told: Told) -> int:
    """A die on a habitat card, or on an animal of the habitat where the last one lies."""
    here = [*range(HABITATS), *(HABITATS + animal for animal in column_here(game))]
    displayed = [HABITATS + a for h in game.habitats for a in h.column[: h.count]]
    every = list(range(HABITATS, HABITATS + len(ANIMAL_NAMES)))
    target = only_named(game, told["target"] or "", here, displayed, every)
    if target < HABITATS:
        return FIRST_CARD + target
    return FIRST_ANIMAL + _place(game, target - HABITATS)


def _place(game: Reading, animal: int) -> int:
    column = column_here(game)
    if animal in column:
        return column.index(animal)
    name, number = ANIMAL_NAMES[animal], habitat_of(game, animal)
    where = f"{name} {whereabouts(game, animal)}"
    if number == NOWHERE:
        raise BadWords(f'{where}; say it like "{example(game)}" (snapshot-42).')
    if number < game.here:
        raise BadWords(f"{where}, and dice never go back along the row (snapshot-74).")
    raise BadWords(f"{where}; lay a die on the habitat card first (snapshot-42).")


def several(game: Reading, told: Told) -> NoReturn:
    """More than one die at once."""
    raise BadWords(f'Lay dice one at a time, like "{example(game)}" (snapshot-74).')


def not_yet(game: Reading, told: Told) -> NoReturn:
    """Tokens before all dice lie."""
    raise BadWords(f'Tokens come after the dice; say it like "{example(game)}" (snapshot-46).')


NUMBERS = {"no": 0, "none": 0, "nothing": 0, "zero": 0, "a": 1, "one": 1, "two": 2, "three": 3}


def put(game: Reading, told: Told) -> int:
    """So many tokens on the animal asked for."""
    animal, said = game.shots[game.asked].animal, told["animal"]
    if said and said != "it" and not named(said, [HABITATS + animal]):
        name = ANIMAL_NAMES[animal]
        raise BadWords(f'Now {name} is asked for; say it like "{example(game)}" (snapshot-46).')
    word = told["count"] or ""
    count = NUMBERS[word] if word in NUMBERS else int(word)
    if count > MOST_TOKENS:
        most = f"No animal takes more than {MOST_TOKENS} tokens"
        raise BadWords(f'{most}; say it like "{example(game)}" (snapshot-47).')
    return FIRST_TOKENS + count
