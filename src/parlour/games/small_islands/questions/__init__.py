"""The questions of Small Islands: one a step, what it asks and what every move number answers."""

from parlour.games.questions import Questions
from parlour.games.small_islands.questions.raising import RAISING
from parlour.games.small_islands.questions.setting_up import SETTING_UP
from parlour.games.small_islands.questions.turn import TURN
from parlour.games.small_islands.words import LEXICON
from parlour.kit.positions import Reading

NOBODY_ASKED = -1
BUTTONS = {
    "do.move": "Move",
    "do.clue": "Play a clue",
    "do.tile": "Play a volcanic tile",
    "do.swap": "Swap clues",
    "do.raise": "Raise the treasure",
    "do.cube": "Remove a cube",
    "do.amulet": "Spend an amulet",
    "do.gold": "Lose gold",
    "do.take": "Take the amulet",
    "do.leave": "Leave the amulet",
    "do.claim": "Claim",
    "do.decline": "Decline",
    "do.end-move": "End the move",
    "do.end-turn": "End the turn",
}


def _step(game: Reading, seat: int) -> int:
    return int(game.step) if seat == game.asked else NOBODY_ASKED


QUESTIONS = Questions(
    step=_step, steps={**SETTING_UP, **TURN, **RAISING}, buttons=BUTTONS, lexicon=LEXICON
)
