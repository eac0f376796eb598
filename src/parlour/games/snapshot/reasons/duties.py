"""What animals lying sideways forbid in Snapshot: snapshot-37."""

from parlour.games.game import Refusal
from parlour.games.snapshot.box.dice import DICE
from parlour.games.snapshot.rules.duties import dice_for_duty
from parlour.kit.positions import Reading


def too_many_duties(game: Reading, number: int) -> Refusal:
    """Why no further animal may be turned sideways in a habitat."""
    need = game.owed + int(dice_for_duty(game.record, number))
    sideways = f"animals lying sideways would then need {need} dice, and there are {DICE}"
    return Refusal(sideways, "snapshot-37")
