"""The choices of Snapshot: an expedition, dice and tokens, is one; everything else a move each.

board.py       places for dice in the order of the board, and what lies there
forced.py      dice that lie by themselves
said.py        what gestures say, and where dice and tokens would then lie
series.py      the moves this makes, in the order of the rules
trouble.py     why it does not go together
telling.py     the same in words
imagined.py    tables on which words are understood before their time
expedition.py  all of it for one table, and what may be said next
"""

from parlour.games.game import Refusal
from parlour.games.plans import Gesture, Plans, gesture_of
from parlour.games.snapshot.moves import FIRST, FIRST_TOKENS, LAY_NO_MORE
from parlour.games.snapshot.plans.board import ON_ANIMAL, Board
from parlour.games.snapshot.plans.expedition import Expedition
from parlour.games.snapshot.plans.forced import has_begun
from parlour.games.snapshot.questions import QUESTIONS
from parlour.games.snapshot.reasons import why_not as refused
from parlour.games.snapshot.table import NOWHERE, Phase
from parlour.kit.positions import Reading
from parlour.kit.sets import members

PREPARING = (Phase.DICE, Phase.TOKENS)


# snapshot-48: it ends where dice and tokens stay.
def _within(game: Reading, seat: int) -> bool:
    if game.phase not in PREPARING or seat != game.turn or game.here == NOWHERE:
        return False
    return has_begun(Board(game))


# snapshot-44: no more dice. snapshot-46: no tokens.
def _default(game: Reading, seat: int) -> int | None:
    if seat != game.turn:
        return None
    return {Phase.DICE: LAY_NO_MORE, Phase.TOKENS: FIRST_TOKENS}.get(game.phase)


def expedition(game: Reading, seat: int) -> Expedition | None:
    """What the seat may prepare now, if anything."""
    preparing = game.phase in PREPARING and seat == game.turn
    return Expedition(Board(game)) if preparing else None


def _ahead(game: Reading, seat: int) -> list[Gesture]:
    """What is asked later, or in another order."""
    if found := expedition(game, seat):
        asked = _asked(game)
        return [gesture for gesture in found.follows(()) if gesture not in asked]
    return []


def _asked(game: Reading) -> set[Gesture]:
    """What can be answered now."""
    moves = [int(FIRST[game.phase]) + answer for answer in members(game.choices)]
    return {gesture_of(QUESTIONS.answer(game, game.turn, move).touches) for move in moves}


# snapshot-48
def _why_not(game: Reading, seat: int, gesture: Gesture) -> Refusal | None:
    """Of dice and tokens when it is not the time for them."""
    if seat != game.turn or gesture[:1] not in ON_ANIMAL:
        return None
    return refused(game, seat, LAY_NO_MORE)


PLANS = Plans(
    within=_within,
    free=frozenset({"dice"}),
    default=_default,
    ahead=_ahead,
    why_not=_why_not,
    choosing=expedition,
)
