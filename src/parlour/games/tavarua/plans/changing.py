"""What a change of mind leaves standing of a choice.

Another card takes the place of the first and sets its Stoke tokens back; another action keeps what
goes with it. A first action that does not go with the rest is no change of mind: that has a reason.
"""

from collections.abc import Sequence

from parlour.games.plans import Gesture
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.boards import PLAYABLE
from parlour.games.tavarua.box.cards import KINDS, MOST_VALUE
from parlour.games.tavarua.box.stoke import FITS, STOKES
from parlour.games.tavarua.nouns import ACTION, KIND, STOKE
from parlour.games.tavarua.rules.answers import ONE_CARD
from parlour.games.tavarua.table import Phase, Place, Step
from parlour.kit.positions import Reading
from parlour.kit.sets import has

ACTIONS = {f"do.{ACTION.id(action)}": int(action) for action in Action}
CARDS = {f"hand.{KIND.id(kind)}": kind for kind in range(KINDS)}
ATTACHED = {f"stoke.{STOKE.id(card)}": card for card in range(1, STOKES + 1)}
VALUES = frozenset(f"value.{value}" for value in range(MOST_VALUE + 1))
KEEP = "do.keep"
_PLAYABLE, _FITS = PLAYABLE.tolist(), FITS.tolist()


def stays(
    game: Reading, seat: int, before: Sequence[Gesture], gesture: Gesture
) -> Sequence[Gesture]:
    """Those of the gestures before that still count after one."""
    thing = gesture[0]
    if thing == KEEP:
        return [g for g in before if g[0] not in CARDS]
    before = [g for g in before if g[0] != KEEP]
    if thing in ACTIONS:
        return _under(game, seat, before, ACTIONS[thing])
    if thing in CARDS and _plays_one(game, seat, before):
        is_other = any(g[0] in CARDS and g != gesture for g in before)
        void = (CARDS, VALUES) if is_other else (CARDS,)
        return [g for g in before if not any(g[0] in things for things in void)]
    return before


def _under(game: Reading, seat: int, before: Sequence[Gesture], action: int) -> Sequence[Gesture]:
    """What goes with an action; one named in place of another takes off what does not fit it."""
    if any(g[0] in ACTIONS for g in before):
        board = game.players[seat].board
        before = [g for g in before if _fits(g[0], action, board)]
    if not has(ONE_CARD, action):
        return before
    cards = [g for g in before if g[0] in CARDS]
    return [g for g in before if g[0] not in CARDS or g == cards[-1]]


def _fits(thing: str, action: int, board: int) -> bool:
    if thing in ACTIONS:
        return False
    if thing in ATTACHED:
        return bool(has(_FITS[ATTACHED[thing]], action))
    if not has(ONE_CARD, action):
        return thing not in VALUES
    return thing not in CARDS or has(_PLAYABLE[board], CARDS[thing])


def _plays_one(game: Reading, seat: int, before: Sequence[Gesture]) -> bool:
    """Whether the choice, as far as it is said, is with one card."""
    own = game.players[seat]
    named = [ACTIONS[g[0]] for g in before if g[0] in ACTIONS]
    if named:
        return bool(has(ONE_CARD, named[-1]))
    in_wash = game.phase == Phase.PLAY and own.place == Place.WASH
    return in_wash or own.step == Step.CARD or any(g[0] in VALUES for g in before)
