"""The questions of Snapshot: one a phase, what it asks and what every move number answers.

A number means something only where its question is asked, and there it is named by animal, seat or
habitat, never by a slot or a position (snapshot-73). A file a chapter, as in rules/.
"""

from parlour.games.questions import Questions
from parlour.games.snapshot.questions.adding import ADDING
from parlour.games.snapshot.questions.dice import DICE
from parlour.games.snapshot.questions.photography import HABITAT, REROLL
from parlour.games.snapshot.questions.research import ANSWER, CARD, OFFERS, RESEARCH
from parlour.games.snapshot.questions.tokens import TOKENS
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
        Phase.RESEARCH: RESEARCH,
        Phase.OFFERS: OFFERS,
        Phase.ANSWER: ANSWER,
        Phase.CARD: CARD,
        Phase.ADDING: ADDING,
        Phase.DICE: DICE,
        Phase.TOKENS: TOKENS,
        Phase.HABITAT: HABITAT,
        Phase.REROLL: REROLL,
    },
    buttons=BUTTONS,
    lexicon=LEXICON,
)
