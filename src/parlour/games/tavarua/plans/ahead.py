"""What a surfer may touch before it is asked for: a card before its action, tokens before both.

It runs whenever a seat is asked, so it reads the record and asks the rules once at most.
"""

from collections.abc import Iterator

from parlour.games.plans import Gesture
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.boards import PLAYABLE
from parlour.games.tavarua.box.cards import MOST_VALUE, VALUE
from parlour.games.tavarua.box.stoke import FITS, Stoke
from parlour.games.tavarua.nouns import ACTION, KIND
from parlour.games.tavarua.rules.answers import HIGH, ONE_CARD, actions_here
from parlour.games.tavarua.rules.counts import kinds_in
from parlour.games.tavarua.table import Phase, Place, Step
from parlour.kit.positions import Reading
from parlour.kit.sets import has, members

GIVES_UP = 1 << Action.BAIL | 1 << Action.WAIT
_PLAYABLE, _VALUE = PLAYABLE.tolist(), VALUE.tolist()


def ahead(game: Reading, seat: int) -> Iterator[Gesture]:
    """The gestures of a choice whose questions come later."""
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
    party = has(own.choices, Stoke.PARTY_WAVE) and has(FITS[Stoke.PARTY_WAVE], Action.CATCH)
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
