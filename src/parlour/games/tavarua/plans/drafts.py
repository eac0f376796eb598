"""A choice as far as it is said: what the moves of a plan put together, and its words."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from parlour.games.speech import counted, listed
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.cards import KINDS, VALUE
from parlour.games.tavarua.moves import (
    FIRST_ACTION,
    FIRST_ATTACH,
    FIRST_CARD,
    FIRST_GIVE,
    FIRST_VALUE,
    GIVEN,
    TAKE_BACK,
)
from parlour.games.tavarua.nouns import KIND, STOKE
from parlour.games.tavarua.questions.doing import DEEDS
from parlour.games.tavarua.rules.counts import count_of
from parlour.games.tavarua.table import Phase, Place, Step
from parlour.kit.positions import Reading


class Draft(NamedTuple):
    """The parts of a choice; None is not said yet."""

    attached: int | None = None
    action: int | None = None
    card: int | None = None
    value: int | None = None
    given: tuple[int, ...] = ()  # kinds, ascending

    @property
    def tokens(self) -> int:
        """How many Stoke tokens it takes."""
        if self.card is None or self.value is None:
            return 0
        return abs(self.value - int(VALUE[self.card]))


def draft(game: Reading, seat: int, moves: Sequence[int]) -> Draft:
    """What a seat has chosen so far, and what the moves add to it."""
    found = _so_far(game, seat)
    for move in moves:
        found = _with(found, move)
    # tavarua-99: without a Stoke token the card counts as it is.
    if found.card is not None and found.value is None and not game.players[seat].tokens:
        return found._replace(value=int(VALUE[found.card]))
    return found


def _with(found: Draft, move: int) -> Draft:
    """The choice with one answer more; the numbers of each question are a run (moves.py)."""
    if FIRST_ATTACH <= move < FIRST_ACTION:
        return found._replace(attached=move - FIRST_ATTACH)
    if FIRST_ACTION <= move < FIRST_CARD:
        return found._replace(action=move - FIRST_ACTION)
    if FIRST_CARD <= move < FIRST_VALUE:
        return found._replace(card=move - FIRST_CARD)
    if FIRST_VALUE <= move < GIVEN:
        return found._replace(value=move - FIRST_VALUE)
    if FIRST_GIVE <= move < TAKE_BACK:
        return found._replace(given=(*found.given, move - FIRST_GIVE))
    return found


def _so_far(game: Reading, seat: int) -> Draft:
    own = game.players[seat]
    given = tuple(k for k in range(KINDS) for _ in range(count_of(own.choice.given, k)))
    if game.phase != Phase.PLAY:
        return Draft(given=given)
    return Draft(
        own.choice.attached if own.step > Step.ATTACH and own.cards_held else None,
        _action(own),
        own.choice.card if own.step == Step.VALUE else None,
        given=given,
    )


# tavarua-99: in the Wash it is known before it is asked.
def _action(own: Reading) -> int | None:
    if own.step > Step.ACTION:
        return int(own.choice.action)
    return Action.RECOVER if own.place == Place.WASH else None


# Words


def said(game: Reading, seat: int, moves: Sequence[int]) -> str | None:
    """What a choice does: "rides with teal 4 as 3 and Aerial"; none where one move says it."""
    if not moves or not FIRST_ATTACH <= moves[0] < TAKE_BACK:
        return None
    found = draft(game, seat, moves)
    if game.phase == Phase.EXCHANGE:
        return f"changes {_cards(found.given)}" if found.given else None
    if found.action is None:
        return None
    return f"{DEEDS[found.action]}{_with_what(found)}{_giving(found)}"


def _with_what(found: Draft) -> str:
    """ " with teal 4 as 3 and Aerial"."""
    parts = [_card(found.card, found)] if found.card is not None else []
    parts += [STOKE.said(found.attached)] if found.attached else []
    return f" with {listed(parts)}" if parts else ""


def _card(kind: int, found: Draft) -> str:
    spent = f" as {found.value} ({counted(found.tokens, 'Stoke token')})"
    return KIND.said(kind) + (spent if found.tokens else "")


def _giving(found: Draft) -> str:
    return f", giving up {_cards(found.given)}" if found.given else ""


def _cards(kinds: Sequence[int]) -> str:
    """Cards alike are counted: "2 × teal 1 and maroon 3"."""
    alike = Counter(kinds)
    return listed([f"{n} × {KIND.said(k)}" if n > 1 else KIND.said(k) for k, n in alike.items()])
