"""Why a move of Snapshot is not legal: a sentence to the player and the rule that forbids it.

Everything it tells lies open on the table. A file a chapter, as in rules/. What is left when every
other reason has been looked at is the reason, as the move is not legal.
"""

from collections.abc import Callable

from parlour.games.game import Refusal
from parlour.games.snapshot.moves import FIRST, OFFER
from parlour.games.snapshot.questions import QUESTIONS
from parlour.games.snapshot.reasons.adding import not_added
from parlour.games.snapshot.reasons.dice import not_laid
from parlour.games.snapshot.reasons.photography import not_gone, not_paid
from parlour.games.snapshot.reasons.research import (
    not_accepted,
    not_drawn,
    not_offered,
    not_with_card,
)
from parlour.games.snapshot.reasons.tokens import not_put
from parlour.games.snapshot.table import Phase
from parlour.games.speech import seat_name
from parlour.kit.positions import Reading

Reason = Callable[[Reading, int], Refusal]

# By phase: why an answer to its question is not legal, and what is asked instead of anything else.
_REASONS: dict[int, tuple[Reason, Refusal]] = {
    Phase.RESEARCH: (not_drawn, Refusal("you draw a card or stop now", "snapshot-16")),
    Phase.OFFERS: (
        lambda game, answer: not_offered(game, game.turn),
        Refusal("you offer a token or pass now", "snapshot-18"),
    ),
    Phase.ANSWER: (not_accepted, Refusal("you accept an offer or decline now", "snapshot-20")),
    Phase.CARD: (
        not_with_card,
        Refusal("first place or reserve the card, or let it spook", "snapshot-22"),
    ),
    Phase.ADDING: (not_added, Refusal("you add animals from your reserve now", "snapshot-38")),
    Phase.DICE: (not_laid, Refusal("you lay dice now", "snapshot-42")),
    Phase.TOKENS: (not_put, Refusal("you put tokens on animals now", "snapshot-46")),
    Phase.HABITAT: (not_gone, Refusal("you go to a habitat with dice now", "snapshot-49")),
    Phase.REROLL: (not_paid, Refusal("you pay for a reroll or give up now", "snapshot-51")),
}
_STAYS = Refusal("once the first die is rolled, dice and tokens stay where they are", "snapshot-48")


def why_not(game: Reading, seat: int, move: int) -> Refusal:
    """Why the seat may not make the move, which is not legal."""
    if game.phase not in _REASONS:
        return Refusal("the game is over", "snapshot-62" if game.ending else "snapshot-63")
    if seat != game.turn:
        return _not_your_turn(game, seat, move)
    reason, asked = _REASONS[game.phase]
    if move in QUESTIONS.steps[game.phase].answers:
        return reason(game, move - int(FIRST[game.phase]))
    return _STAYS if _moves_what_lies(game, move) else asked


def _not_your_turn(game: Reading, seat: int, move: int) -> Refusal:
    deciding = seat_name(game.turn)
    if game.phase != Phase.OFFERS:
        return Refusal(f"it is the turn of {deciding}", "snapshot-14")
    if move == OFFER:
        return not_offered(game, seat)
    return Refusal(f"it is for {deciding} to offer or pass now", "snapshot-18")


# snapshot-48: a roll shows until the turn is over.
def _moves_what_lies(game: Reading, move: int) -> bool:
    laying = (QUESTIONS.steps[phase].answers for phase in (Phase.DICE, Phase.TOKENS))
    return bool(game.rolled) and any(move in answers for answers in laying)
