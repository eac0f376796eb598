"""The questions of Snapshot: one a phase, what it asks and what every move number answers.

A number means something only where its question is asked, and there it is named by animal, seat or
habitat, never by a slot or a position (snapshot-73). A file a chapter, as in rules/.
"""

from parlour.games.questions import Questions
from parlour.games.snapshot.questions.adding import ADDING_QUESTION
from parlour.games.snapshot.questions.dice import DICE_QUESTION
from parlour.games.snapshot.questions.photography import HABITAT_QUESTION, REROLL_QUESTION
from parlour.games.snapshot.questions.research import (
    ANSWER_QUESTION,
    CARD_QUESTION,
    OFFERS_QUESTION,
    RESEARCH_QUESTION,
)
from parlour.games.snapshot.questions.tokens import TOKENS_QUESTION
from parlour.games.snapshot.table import Phase
from parlour.games.snapshot.words import LEXICON
from parlour.kit.positions import Reading

BUTTONS = {
    "do.stop": "Stop drawing",
    "do.pass": "Pass",
    "do.decline": "Decline",
    "do.spook": "Let it spook",
    "do.done": "No more",
    "do.give-up": "Give up",
}


def _step(game: Reading, seat: int) -> int:
    return int(game.phase)


QUESTIONS = Questions(
    step=_step,
    steps={
        Phase.RESEARCH: RESEARCH_QUESTION,
        Phase.OFFERS: OFFERS_QUESTION,
        Phase.ANSWER: ANSWER_QUESTION,
        Phase.CARD: CARD_QUESTION,
        Phase.ADDING: ADDING_QUESTION,
        Phase.DICE: DICE_QUESTION,
        Phase.TOKENS: TOKENS_QUESTION,
        Phase.HABITAT: HABITAT_QUESTION,
        Phase.REROLL: REROLL_QUESTION,
    },
    buttons=BUTTONS,
    lexicon=LEXICON,
)
