"""The choices of Project L: the placements of a Master, of a Ghost and of the end, in any order.

They make no difference in which order they come (project_l-41b, project_l-74), so they are sorted,
and a later one takes the place of those it cannot lie beside. Several puzzles placed into by one
choice can only be a Master, or an Ambassador where the Master is used: either need not be said.
The puzzles of a Recycle go under in the order given. All other actions are choices of one move.
"""

from collections.abc import Iterable, Sequence

from parlour.games.plans import Plans
from parlour.games.project_l.box.placements import COVERED, PIECE_PLACED, PLACEMENTS
from parlour.games.project_l.box.puzzles import BLACK, WHITE
from parlour.games.project_l.goals import NOTHING, meant, named_ahead, opener_for, row, why_not
from parlour.games.project_l.moves import (
    AMBASSADOR,
    DONE,
    FIRST_DECK,
    FIRST_RECYCLE,
    FIRST_SPACE,
    MASTER,
)
from parlour.games.project_l.nouns import placing
from parlour.games.project_l.table import Step
from parlour.games.speech import counted, listed
from parlour.kit.positions import Reading

_COVERED, _PIECE = COVERED.tolist(), PIECE_PLACED.tolist()  # read many times faster than arrays
_OPENERS = (MASTER, AMBASSADOR, FIRST_RECYCLE + WHITE, FIRST_RECYCLE + BLACK)
_PLACING = (Step.MULTI_PLACE, Step.GHOST_PLACE, Step.TOUCHES)


def _within(game: Reading, seat: int) -> bool:
    own = game.players[seat]
    if own.step == Step.GHOST_PLACE:  # a split is a choice of its own
        return bool(own.used)
    if own.step == Step.TOUCHES:  # so is what led here
        return bool(own.private)
    return own.step in (Step.MULTI_PLACE, Step.RECYCLE_ORDER)


# project_l-41b, project_l-69: whoever places no more has finished.
def _default(game: Reading, seat: int) -> int | None:
    return DONE if game.players[seat].step in _PLACING else None


def _rank(game: Reading, seat: int, move: int) -> int:
    return -1 if move in _OPENERS else move


def _loose(game: Reading, seat: int, move: int) -> bool:
    return move != DONE or game.players[seat].step == Step.ACTION


def _leads(game: Reading, seat: int) -> Iterable[int]:
    return _OPENERS if game.players[seat].step == Step.ACTION else ()


# What stands of what was said


def _standing(game: Reading, seat: int, said: Sequence[int]) -> Sequence[int]:
    if game.players[seat].step == Step.ACTION:
        return _one_action(game, seat, said)
    return _placed(game, seat, said) or [move for move in said if move != NOTHING][-1:]


def _one_action(game: Reading, seat: int, said: Sequence[int]) -> Sequence[int]:
    """The action said last, with all that belongs to it."""
    for place in reversed(range(len(said))):
        if said[place] in _OPENERS and all(_goes_on(game, said[place], m) for m in said[place:]):
            return [said[place], *_parts(game, seat, said[place], said)]
    last = [move for move in said if move != NOTHING][-1:]
    if not last or last[0] >= FIRST_DECK:
        return last
    if last[0] >= FIRST_SPACE:
        opener = opener_for(game, seat, last[0])
        return last if opener is None else [opener, *_parts(game, seat, opener, said)]
    return _several(game, seat, _placed(game, seat, _last_run(said)))


def _several(game: Reading, seat: int, placements: list[int]) -> Sequence[int]:
    """One placement is an action; several need a Master or an Ambassador (project_l-40)."""
    own = game.players[seat]
    if len(placements) > 1 and not own.mastered:
        return [MASTER, *placements]
    if len(placements) > 1 and own.symbols:
        return [AMBASSADOR, *placements]
    return placements[-1:]


def _goes_on(game: Reading, opener: int, move: int) -> bool:
    """Whether a move may belong to the action that another opens."""
    if move in (opener, NOTHING):
        return True
    if opener in (MASTER, AMBASSADOR):
        return move < FIRST_SPACE
    return move in row(game, opener)


def _parts(game: Reading, seat: int, opener: int, said: Sequence[int]) -> list[int]:
    if opener in (MASTER, AMBASSADOR):
        return _placed(game, seat, said)
    named = list(dict.fromkeys(move for move in reversed(said) if move in row(game, opener)))
    return named[::-1][: len(row(game, opener)) - 1]  # project_l-30: the last needs no saying


def _last_run(said: Sequence[int]) -> list[int]:
    """The placements since anything else was said."""
    since = max((n for n, move in enumerate(said, 1) if move >= FIRST_SPACE), default=0)
    return list(said[since:])


def _placed(game: Reading, seat: int, said: Sequence[int]) -> list[int]:
    """The placements that stand: the later ones, as far as cells, puzzles and pieces allow."""
    own, kept = game.players[seat], list[int]()
    is_end = own.step == Step.TOUCHES
    left = list(own.fresh if own.step == Step.GHOST_PLACE else own.stock)
    taken = [0] * len(own.slots)
    for move in reversed(said):
        if not 0 <= move < FIRST_SPACE:
            continue
        slot, placement = divmod(move, PLACEMENTS)
        if left[_PIECE[placement]] and not taken[slot] & _COVERED[placement]:
            left[_PIECE[placement]] -= 1
            # project_l-40, project_l-47: never two into one puzzle; project_l-69: any number
            taken[slot] |= _COVERED[placement] if is_end else -1
            kept.append(move)
    return kept[::-1]


# Words

_BY = {MASTER: " by Master", AMBASSADOR: " by Ambassador"}


def _says(game: Reading, seat: int, moves: Sequence[int]) -> str | None:
    laid = [placing(move) for move in moves if move < FIRST_SPACE]
    if not laid or len(moves) == 1:
        return None
    by = _BY.get(moves[0], "")
    stops = moves[-1] == DONE and game.players[seat].step == Step.TOUCHES
    end = ", then stops" if stops else ""
    return f"places {counted(len(laid), 'piece')}{by}: {listed(laid)}{end}"


PLANS = Plans(
    within=_within,
    free=frozenset({"action", "master", "ghost", "touches"}),
    ordered=frozenset({"recycle-order"}),
    rank=_rank,
    loose=_loose,
    standing=_standing,
    means=meant,
    leads=_leads,
    default=_default,
    ahead=named_ahead,
    why_not=why_not,
    says=_says,
)
