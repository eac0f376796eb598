"""The choices of Tavarua: Stoke card, action, card and value, or cards given up, in any order.

The Shore step and the boards are single moves: a card that is bought is drawn and seen at once.
"""

from collections.abc import Iterator, Sequence

from parlour.games.plans import Gesture, Plans
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.boards import PLAYABLE
from parlour.games.tavarua.box.cards import KINDS, MOST_VALUE, VALUE
from parlour.games.tavarua.box.stoke import FITS, STOKES, Stoke
from parlour.games.tavarua.drafts import said
from parlour.games.tavarua.moves import FIRST_ATTACH, FIRST_VALUE, GIVEN, TAKE_BACK
from parlour.games.tavarua.nouns import ACTION, KIND, STOKE
from parlour.games.tavarua.reasons.planning import why_not
from parlour.games.tavarua.rules.answers import HIGH, ONE_CARD, actions_here
from parlour.games.tavarua.rules.counts import kinds_in
from parlour.games.tavarua.table import Phase, Place, Step
from parlour.kit.positions import Reading
from parlour.kit.sets import has, members

SECRET = (Phase.EXCHANGE, Phase.PLAY)
ACTIONS = {f"do.{ACTION.id(action)}": int(action) for action in Action}
CARDS = {f"hand.{KIND.id(kind)}": kind for kind in range(KINDS)}
ATTACHED = {f"stoke.{STOKE.id(card)}": card for card in range(1, STOKES + 1)}
VALUES = {f"value.{value}": value for value in range(MOST_VALUE + 1)}
GIVES_UP = 1 << Action.BAIL | 1 << Action.WAIT
_PLAYABLE, _FITS, _VALUE = PLAYABLE.tolist(), FITS.tolist(), VALUE.tolist()


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
        return int(FIRST_VALUE + _VALUE[own.choice.card])
    if own.step == Step.DISCARD and (own.choice.given or game.phase == Phase.EXCHANGE):
        return GIVEN
    return None


# tavarua-98: cards are named in ascending order, and then it is ended.
def _rank(game: Reading, seat: int, move: int) -> int:
    return TAKE_BACK if move == GIVEN else move


def _loose(game: Reading, seat: int, move: int) -> bool:
    return move != GIVEN


# What may be touched before it is asked for


def _ahead(game: Reading, seat: int) -> Iterator[Gesture]:
    own = game.players[seat]
    if game.phase != Phase.PLAY or own.step not in (Step.ATTACH, Step.ACTION, Step.CARD):
        return
    actions = _actions(game, seat)
    if own.step == Step.ATTACH:
        yield from ((f"do.{ACTION.id(action)}",) for action in members(actions))
    held = int(kinds_in(own.hand))
    counting = _counting(own, held)
    if own.step != Step.CARD:
        kinds = held if _any_card_goes(own, actions) else counting
        yield from ((f"hand.{KIND.id(kind)}",) for kind in members(kinds))
    if actions & ONE_CARD:
        yield from ((f"value.{value}",) for value in _values(own.tokens, counting))


def _actions(game: Reading, seat: int) -> int:
    """The set of actions that may be named; in the Wash none is asked for (tavarua-99)."""
    own = game.players[seat]
    if own.step == Step.CARD:
        return int(1 << own.choice.action)
    if own.place == Place.WASH:
        return 0
    if own.step == Step.ACTION:
        return int(own.choices)
    return _attaching(own, int(actions_here(game.record, game.record["players"][seat])))


# tavarua-94: where the wave is full, a Party Wave alone lets one catch it.
def _attaching(own: Reading, here: int) -> int:
    """Those of the actions here that fit the hand and some Stoke card or none."""
    party = has(own.choices, Stoke.PARTY_WAVE) and has(_FITS[Stoke.PARTY_WAVE], Action.CATCH)
    is_full = bool(here >> len(Action)) and not party
    actions = here & (1 << len(Action)) - 1 & ~(is_full << Action.CATCH)
    return actions if _counting(own, int(kinds_in(own.hand))) else actions & ~ONE_CARD


# tavarua-06, tavarua-96
def _counting(own: Reading, held: int) -> int:
    """The set of kinds in hand that may be played for their value."""
    high = HIGH if own.choice.attached == Stoke.AERIAL else -1
    return int(held & _PLAYABLE[own.board] & high)


def _any_card_goes(own: Reading, actions: int) -> bool:
    return own.place == Place.WASH or bool(actions & GIVES_UP)


# tavarua-32, tavarua-33
def _values(tokens: int, kinds: int) -> list[int]:
    """What some card can be made to count for."""
    printed = {_VALUE[kind] for kind in members(kinds)} if tokens else ()
    return [v for v in range(MOST_VALUE + 1) if any(abs(v - of) <= tokens for of in printed)]


# What a change of mind leaves standing


def _stays(
    game: Reading, seat: int, before: Sequence[Gesture], gesture: Gesture
) -> Sequence[Gesture]:
    thing = gesture[0]
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


PLANS = Plans(
    within=_within,
    free=frozenset({"give-up", "exchange"}),
    rank=_rank,
    loose=_loose,
    default=_default,
    ahead=_ahead,
    why_not=why_not,
    stays=_stays,
    says=said,
)
