"""Tables as if dice lay elsewhere, so that words about them are understood."""

from parlour.games.snapshot.rules import choices_now
from parlour.games.snapshot.table import NOWHERE, Phase
from parlour.kit.positions import Positions, Reading


def as_if_laid(game: Reading, habitat: int) -> Reading:
    """The last die lies on the card of a habitat."""
    table = game.copied()
    imagined = table.games[0]
    imagined["phase"], imagined["here"], imagined["at"] = Phase.DICE, habitat, NOWHERE
    imagined["habitats"][habitat]["dice"] = 1
    return _asked(table)


def as_if_asked(game: Reading, animal: int) -> Reading:
    """An animal with a die is asked for, the only one."""
    table = game.copied()
    imagined = table.games[0]
    imagined["phase"], imagined["shot_count"], imagined["asked"] = Phase.TOKENS, 1, 0
    imagined["shots"][0]["animal"], imagined["shots"][0]["dice"] = animal, 1
    return _asked(table)


def _asked(table: Positions) -> Reading:
    table.games[0]["choices"] = choices_now(table.games[0])
    return table.reading()
