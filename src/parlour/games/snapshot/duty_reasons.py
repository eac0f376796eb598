"""What animals lying sideways forbid in Snapshot, and which of them still have no die."""

from parlour.games.game import Refusal
from parlour.games.snapshot.box import DICE
from parlour.kit.positions import Reading


# snapshot-37: a die for the animal, and one for its habitat if no other there lies sideways.
def too_many_duties(game: Reading, number: int) -> Refusal:
    """Why no further animal may be turned sideways in a habitat."""
    need = game.owed + (1 if game.habitats[number].sideways else 2)
    sideways = f"animals lying sideways would then need {need} dice, and there are {DICE}"
    return Refusal(sideways, "snapshot-37")


def unmet(game: Reading, number: int) -> list[int]:
    """The animals of a habitat that lie sideways without a die, outward."""
    habitat = game.habitats[number]
    with_dice = [shot.animal for shot in game.shots[: game.shot_count]]
    return [
        animal
        for animal in habitat.column[: habitat.count]
        if habitat.sideways >> animal & 1 and animal not in with_dice
    ]
