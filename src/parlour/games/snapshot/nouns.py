"""The nouns of Snapshot: animals, habitats, awards, assignments, icons, and dice as they fell."""

from parlour.games.nouns import Naming, named
from parlour.games.snapshot.box.animals import ANIMAL_NAMES
from parlour.games.snapshot.box.assignments import ASSIGNMENT_NAMES
from parlour.games.snapshot.box.awards import AWARD_NAMES
from parlour.games.snapshot.box.habitats import HABITAT_NAMES
from parlour.games.snapshot.box.icons import ICON_NAMES


def _hyphens(name: str) -> list[str]:
    """A name with and without hyphens, as people may write it."""
    return sorted({name.replace("-", " "), name.replace(" ", "-")} - {name})


ANIMAL = named(ANIMAL_NAMES, list(map(_hyphens, ANIMAL_NAMES)))
HABITAT = named(HABITAT_NAMES)
AWARD = named(AWARD_NAMES)
ASSIGNMENT = named(ASSIGNMENT_NAMES)
ICON = named(ICON_NAMES)


def dice_shown(roll: int) -> list[int]:
    """What each die of a roll shows, an octal digit a die, in the order they were rolled."""
    return [int(shown) for shown in f"{roll:o}"] if roll else []


class Roll:
    """Dice as they fell."""

    def said(self, value: int, name: Naming) -> str:
        """What they show, die by die."""
        return " ".join(map(str, dice_shown(value)))

    def id(self, value: int) -> str:
        """The same without gaps."""
        return f"{value:o}"


ROLL = Roll()
