"""Why a move of Tavarua is not legal: a sentence to the player and the rule that forbids it.

Everything it tells lies open on the table or is the player's own, so a whole record and its
redaction give the same reason. The rules are asked, through the record.
"""

from collections.abc import Callable
from itertools import pairwise

from parlour.games.game import Refusal
from parlour.games.speech import seat_name
from parlour.games.tavarua.moves import BUY, FIRST, SWITCH, TAKE_BACK
from parlour.games.tavarua.options import WITH_STOKE_CARDS
from parlour.games.tavarua.reasons.answers import not_attached, not_done
from parlour.games.tavarua.reasons.choosing import not_counted, not_given_up, not_played
from parlour.games.tavarua.reasons.shore import WITHOUT_STOKE_CARDS, not_ashore
from parlour.games.tavarua.rules.choosing import is_choosing
from parlour.games.tavarua.rules.shore import seat_in_turn
from parlour.games.tavarua.table import Phase, Place, Step
from parlour.kit.positions import Reading
from parlour.kit.sets import has

Reason = Callable[[Reading, int, int], Refusal]  # (game, seat, answer)

# The numbers of each question, by step.
_starts = [*FIRST.tolist()[Step.BOARD :], TAKE_BACK]
RUNS = {Step(step): range(*run) for step, run in enumerate(pairwise(_starts), Step.BOARD)}


def why_not(game: Reading, seat: int, move: int) -> Refusal:
    """Why the seat may not make the move, which is not legal."""
    if game.phase == Phase.OVER:
        return Refusal("the game is over", "tavarua-80")
    if is_choosing(game.record) and has(game.committed, seat):
        return Refusal("your choice is made: you can only take it back", "tavarua-35b")
    if move == TAKE_BACK:
        return Refusal("there is no choice of yours to take back", "tavarua-35b")
    step = Step(game.players[seat].step)
    if step == Step.WAIT:
        return _not_your_turn(game, seat)
    reason, asked = _REASONS[step]
    if move in RUNS[step]:
        return reason(game, seat, move - RUNS[step].start)
    return _other(game, seat, move, asked)


# tavarua-05, tavarua-21: one after another in turn order.
def _not_your_turn(game: Reading, seat: int) -> Refusal:
    deciding = seat_name(int(seat_in_turn(game.record, game.asked)))
    if game.phase == Phase.BOARDS:
        return Refusal(f"it is for {deciding} to choose a board now", "tavarua-05")
    if game.players[seat].place != Place.SHORE:
        return Refusal(f"you are not on the Shore, where {deciding} decides now", "tavarua-21")
    return Refusal(f"it is for {deciding} to decide on the Shore now", "tavarua-21")


# tavarua-98: who could attach nothing was not asked.
def _other(game: Reading, seat: int, move: int, asked: Refusal) -> Refusal:
    player = game.players[seat]
    if move in RUNS[Step.ATTACH] and player.step == Step.ACTION and not player.cards_held:
        if not game.options[WITH_STOKE_CARDS]:
            return WITHOUT_STOKE_CARDS
        return Refusal("you hold no Stoke card from an earlier round", "tavarua-34")
    if move in (SWITCH, BUY) and player.step >= Step.ATTACH:
        return Refusal("boards and Stoke cards are for the Shore step", "tavarua-21")
    if game.phase == Phase.EXCHANGE:
        return Refusal("you give up cards or keep the hand now", "tavarua-11")
    return asked


_CHOOSE_BOARD = Refusal("you choose the short or the long board now", "tavarua-05")
# By step: why an answer to its question is not legal, and what is asked instead of anything else.
_REASONS: dict[Step, tuple[Reason, Refusal]] = {
    Step.BOARD: (lambda game, seat, answer: _CHOOSE_BOARD, _CHOOSE_BOARD),
    Step.SHORE: (
        not_ashore,
        Refusal("you switch boards, buy a Stoke card or are done now", "tavarua-21"),
    ),
    Step.ATTACH: (not_attached, Refusal("first say which Stoke card you attach", "tavarua-98")),
    Step.ACTION: (not_done, Refusal("you name an action now", "tavarua-98")),
    Step.CARD: (not_played, Refusal("you name the card for your action now", "tavarua-98")),
    Step.VALUE: (not_counted, Refusal("you say what your card counts for now", "tavarua-98")),
    Step.DISCARD: (not_given_up, Refusal("you name cards to give up now", "tavarua-98")),
}
