"""Why something does not go into a plan, where no question of the moment is about it."""

from parlour.games.game import Refusal
from parlour.games.plans import Gesture
from parlour.games.speech import counted
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.boards import BOARDS
from parlour.games.tavarua.box.cards import KINDS, MOST_VALUE
from parlour.games.tavarua.box.stoke import STOKES
from parlour.games.tavarua.moves import (
    BUY,
    DONE,
    FIRST,
    FIRST_ACTION,
    FIRST_ATTACH,
    FIRST_CARD,
    SWITCH,
    TAKE_BACK,
)
from parlour.games.tavarua.nouns import ACTION, BOARD, KIND, STOKE
from parlour.games.tavarua.reasons import why_not as why_no_move
from parlour.games.tavarua.reasons.answers import not_attached
from parlour.games.tavarua.reasons.choosing import none_left
from parlour.games.tavarua.table import Place, Step
from parlour.kit.positions import Reading
from parlour.kit.sets import has

_CARDS = range(1, STOKES + 1)
_FRESH = {f"fresh.{STOKE.id(card)}": card for card in _CARDS}
_HAND = {f"hand.{KIND.id(kind)}": kind for kind in range(KINDS)}
_VALUES = {f"value.{value}": value for value in range(MOST_VALUE + 1)}
# By the thing that is touched.
_MOVES = {
    **{f"board.{BOARD.id(board)}": SWITCH for board in range(BOARDS)},
    **{f"stoke.{STOKE.id(card)}": FIRST_ATTACH + card for card in _CARDS},
    **{f"do.{ACTION.id(action)}": FIRST_ACTION + action for action in Action},
    **{thing: FIRST_CARD + kind for thing, kind in _HAND.items()},
    "deck.stoke": BUY,
    "do.done": DONE,
    "do.no-card": FIRST_ATTACH,
    "do.take-back": TAKE_BACK,
}
_NO_TOKENS = Refusal("Stoke tokens go with a card that is played, not given up", "tavarua-27")


def why_not(game: Reading, seat: int, gesture: Gesture) -> Refusal | None:
    """Why a gesture goes with nothing here; none where the rules of the game have no reason."""
    thing = gesture[0] if len(gesture) == 1 else ""
    if thing in _FRESH:
        return not_attached(game, seat, _FRESH[thing])
    if thing in _HAND and game.players[seat].step == Step.DISCARD:
        return none_left(game, seat, _HAND[thing])
    if thing in _VALUES and game.players[seat].step > Step.SHORE:
        return _not_counted(game.players[seat], _VALUES[thing])
    if thing not in _MOVES:
        return None
    if not _is_legal(game.players[seat], _MOVES[thing]):
        return why_no_move(game, seat, _MOVES[thing])
    return _NO_TOKENS if FIRST_ACTION <= _MOVES[thing] < FIRST_CARD else None


def _is_legal(player: Reading, move: int) -> bool:
    answer = move - int(FIRST[player.step])
    return player.step != Step.WAIT and answer >= 0 and has(player.choices, answer)


# tavarua-32, where it is not known for which card.
def _not_counted(player: Reading, value: int) -> Refusal:
    if player.step == Step.DISCARD or player.place == Place.WASH:
        return _NO_TOKENS
    have = counted(player.tokens, "Stoke token") if player.tokens else "no Stoke token"
    return Refusal(f"with {have} it does not count for {value}", "tavarua-32")
