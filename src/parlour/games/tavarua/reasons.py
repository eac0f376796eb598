"""Why a move of Tavarua is not legal: a sentence to the player and the rule that forbids it.

Everything it tells lies open on the table or is the player's own, so a whole record and its
redaction give the same reason.
"""

from collections.abc import Callable

from parlour.games.game import Refusal
from parlour.games.speech import seat_name
from parlour.games.tavarua.action_reasons import not_attached, not_done
from parlour.games.tavarua.card_reasons import not_counted, not_given_up, not_played
from parlour.games.tavarua.moves import BUY, SWITCH, TAKE_BACK
from parlour.games.tavarua.setting import STOKE_CARDS
from parlour.games.tavarua.table import Phase, Place, Step
from parlour.games.tavarua.words import RUNS, is_secret_phase
from parlour.kit.positions import Reading
from parlour.kit.sets import has

Reason = Callable[[Reading, Reading, int], Refusal]


def why_not(game: Reading, seat: int, move: int) -> Refusal:
    """Why the seat may not make the move, which is not legal."""
    if game.phase == Phase.OVER:
        return Refusal("the game is over", "tavarua-80")
    if is_secret_phase(game) and has(game.committed, seat):
        return Refusal("your choice is made: you can only take it back", "tavarua-35b")
    if move == TAKE_BACK:
        return Refusal("there is no choice of yours to take back", "tavarua-35b")
    player = game.players[seat]
    if player.step == Step.WAIT:
        return _not_your_turn(game, player)
    reason, asked = _REASONS[player.step]
    run = RUNS[player.step]
    return (
        reason(game, player, move - run.start) if move in run else _other(game, player, move, asked)
    )


# tavarua-05, tavarua-21: one after another in turn order.
def _not_your_turn(game: Reading, player: Reading) -> Refusal:
    deciding = seat_name((game.first + game.asked) % game.seats)
    if game.phase == Phase.BOARDS:
        return Refusal(f"it is for {deciding} to choose a board now", "tavarua-05")
    if player.place != Place.SHORE:
        return Refusal(f"you are not on the Shore, where {deciding} decides now", "tavarua-21")
    return Refusal(f"it is for {deciding} to decide on the Shore now", "tavarua-21")


# tavarua-98: who could attach nothing was not asked.
def _other(game: Reading, player: Reading, move: int, asked: Refusal) -> Refusal:
    if move in RUNS[Step.ATTACH] and player.step == Step.ACTION and not player.cards_held:
        return _no_stoke_card(game)
    if move in (SWITCH, BUY) and player.step >= Step.ATTACH:
        return Refusal("boards and Stoke cards are for the Shore step", "tavarua-21")
    if game.phase == Phase.EXCHANGE:
        return Refusal("you give up cards or keep the hand now", "tavarua-11")
    return asked


def _no_stoke_card(game: Reading) -> Refusal:
    if not game.options[STOKE_CARDS]:
        return Refusal("this game is played without Stoke cards", "tavarua-91")
    return Refusal("you hold no Stoke card from an earlier round", "tavarua-34")


# The Shore step; it can always be ended (tavarua-25b).
def _not_ashore(game: Reading, player: Reading, answer: int) -> Refusal:
    if answer == SWITCH - RUNS[Step.SHORE].start:
        return Refusal("you have switched boards in this Shore step already", "tavarua-25b")
    if not game.options[STOKE_CARDS]:
        return Refusal("this game is played without Stoke cards", "tavarua-91")
    if not player.tokens:
        return Refusal("you have no Stoke token to buy a card with", "tavarua-22")
    return Refusal("no Stoke card is left to buy, in the deck or discarded", "tavarua-23")


_CHOOSE_BOARD = Refusal("you choose the short or the long board now", "tavarua-05")
# By step: why an answer to its question is not legal, and what is asked instead of anything else.
_REASONS: dict[int, tuple[Reason, Refusal]] = {
    Step.BOARD: (lambda game, player, answer: _CHOOSE_BOARD, _CHOOSE_BOARD),
    Step.SHORE: (
        _not_ashore,
        Refusal("you switch boards, buy a Stoke card or are done now", "tavarua-21"),
    ),
    Step.ATTACH: (not_attached, Refusal("first say which Stoke card you attach", "tavarua-98")),
    Step.ACTION: (not_done, Refusal("you name an action now", "tavarua-98")),
    Step.CARD: (not_played, Refusal("you name the card for your action now", "tavarua-98")),
    Step.VALUE: (not_counted, Refusal("you say what your card counts for now", "tavarua-98")),
    Step.DISCARD: (not_given_up, Refusal("you name cards to give up now", "tavarua-98")),
}
