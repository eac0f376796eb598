"""The questions of Tavarua, and which of them a seat is asked.

A choice is made in secret: others know only that somebody chooses, and then that it is done. So
its steps are their owner's, and CHOOSING stands for all of them (tavarua-35, tavarua-98).
"""

from collections.abc import Callable

from parlour.games.questions import Answers, Asked, Question, Questions
from parlour.games.tavarua.box.actions import ACTION_NAMES
from parlour.games.tavarua.moves import TAKE_BACK
from parlour.games.tavarua.nouns import ACTION
from parlour.games.tavarua.questions.cards import (
    CARDS,
    GIVEN_UP,
    VALUES,
    asks_card,
    asks_cards,
    asks_value,
)
from parlour.games.tavarua.questions.doing import (
    ACTIONS,
    ASHORE,
    BACK,
    BOARDS,
    STOKE_CARDS,
    asks_action,
    asks_ashore,
)
from parlour.games.tavarua.rules.shore import seat_in_turn
from parlour.games.tavarua.table import Phase, Step
from parlour.games.tavarua.words import LEXICON
from parlour.kit.positions import Reading
from parlour.kit.sets import has, size

EXCHANGE, CHOSEN, CHOOSING = (len(Step) + n for n in range(3))  # beside the steps of the record
_OPEN = {Phase.BOARDS: Step.BOARD, Phase.SHORE: Step.SHORE}
BUTTONS = {
    "do.done": "Done",
    "do.no-card": "No Stoke card",
    **{f"do.{ACTION.id(n)}": name.capitalize() for n, name in enumerate(ACTION_NAMES)},
    "do.keep": "Keep the hand",
    "do.no-more": "No more",
    "do.take-back": "Take the choice back",
}


# tavarua-05, tavarua-21: one after another in turn order, for all to see.
def openly(game: Reading, seat: int) -> int:
    """What everybody knows that a seat is asked."""
    if game.phase in _OPEN:
        in_turn = seat == seat_in_turn(game.record, game.asked)
        return _OPEN[game.phase] if in_turn else Step.WAIT
    if game.phase == Phase.OVER:
        return Step.WAIT
    return CHOSEN if has(game.committed, seat) else CHOOSING


def step(game: Reading, seat: int) -> int:
    """What a seat knows that it is asked."""
    known = openly(game, seat)
    if known != CHOOSING:
        return known
    if game.phase == Phase.EXCHANGE:
        return EXCHANGE
    return game.players[seat].step or CHOOSING


Asks = Asked | Callable[[Reading, int], Asked]


# tavarua-35b: the last choice reveals all at once.
def _secret(id: str, title: str, asks: Asks, answers: Answers) -> Question:
    """A step of a choice, which can be taken back once it is made."""

    def asked(game: Reading, seat: int) -> Asked:
        found = asks if isinstance(asks, Asked) else asks(game, seat)
        if game.seats == 1 or size(game.committed) < game.seats - 1:
            return found
        return Asked(f"{found.says}; all others have chosen, so yours reveals all", found.rule)

    return Question(id, title, asked, {**answers, TAKE_BACK: BACK})


QUESTIONS = Questions(
    step=step,
    openly=openly,
    steps={
        Step.BOARD: Question(
            "board",
            "taking boards",
            Asked("take the short or the long board to begin with", "tavarua-05"),
            BOARDS,
        ),
        EXCHANGE: _secret("exchange", "changing cards in secret", asks_cards, GIVEN_UP),
        Step.SHORE: Question("shore", "on the Shore", asks_ashore, ASHORE),
        Step.ATTACH: _secret(
            "stoke-card",
            "attaching a Stoke card",
            Asked("attach a Stoke card to your action, or none", "tavarua-34"),
            STOKE_CARDS,
        ),
        Step.ACTION: _secret("action", "choosing an action", asks_action, ACTIONS),
        Step.CARD: _secret("card", "choosing a card", asks_card, CARDS),
        Step.VALUE: _secret("value", "saying what a card counts for", asks_value, VALUES),
        Step.DISCARD: _secret("give-up", "giving up cards", asks_cards, GIVEN_UP),
        CHOSEN: Question(
            "chosen",
            "waiting for the others to choose",
            Asked(
                "your choice lies face down: take it back, or wait for the others", "tavarua-35b"
            ),
            {TAKE_BACK: BACK},
        ),
        CHOOSING: Question(
            "choosing", "choosing in secret", Asked("choose in secret", "tavarua-35"), {}
        ),
    },
    buttons=BUTTONS,
    lexicon=LEXICON,
)
