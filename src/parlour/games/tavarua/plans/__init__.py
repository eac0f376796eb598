"""The choices of Tavarua: Stoke card, action, card and value, or cards given up, in any order.

The Shore step and the boards are single moves: a card that is bought is drawn and seen at once.
"""

from parlour.games.plans import Plans
from parlour.games.tavarua.box.cards import VALUE
from parlour.games.tavarua.moves import FIRST_ATTACH, FIRST_VALUE, GIVEN, TAKE_BACK
from parlour.games.tavarua.plans.ahead import ahead
from parlour.games.tavarua.plans.changing import stays
from parlour.games.tavarua.plans.drafts import said
from parlour.games.tavarua.reasons.planning import why_not
from parlour.games.tavarua.table import Phase, Step
from parlour.kit.positions import Reading

SECRET = (Phase.EXCHANGE, Phase.PLAY)


# tavarua-98: barriers count the steps that a seat may still take back.
def _within(game: Reading, seat: int) -> bool:
    if game.phase not in SECRET or game.committed >> seat & 1:
        return False
    return bool(game.barriers[seat])


# tavarua-34, tavarua-32: no Stoke card, no tokens. tavarua-98: no more cards, where one is enough.
def _default(game: Reading, seat: int) -> int | None:
    own = game.players[seat]
    if own.step == Step.ATTACH:
        return FIRST_ATTACH
    if own.step == Step.VALUE:
        return int(FIRST_VALUE + VALUE[own.choice.card])
    if own.step == Step.DISCARD and (own.choice.given or game.phase == Phase.EXCHANGE):
        return GIVEN
    return None


# tavarua-98: cards are named in ascending order, and then it is ended.
def _rank(game: Reading, seat: int, move: int) -> int:
    return TAKE_BACK if move == GIVEN else move


def _loose(game: Reading, seat: int, move: int) -> bool:
    return move != GIVEN


PLANS = Plans(
    within=_within,
    free=frozenset({"give-up", "exchange"}),
    rank=_rank,
    loose=_loose,
    default=_default,
    ahead=ahead,
    why_not=why_not,
    stays=stays,
    says=said,
)
