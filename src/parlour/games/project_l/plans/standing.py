"""What stands of all that is said to a question of Project L: one action, with what belongs to it.

A later placement takes the place of those it cannot lie beside. Several puzzles placed into by one
action can only be a Master, or an Ambassador where the Master is used: either need not be said.
"""

from collections.abc import Sequence

from parlour.games.project_l.box.placements import COVERED, PIECE_PLACED, PLACEMENTS
from parlour.games.project_l.box.puzzles import BLACK, WHITE
from parlour.games.project_l.moves import (
    AMBASSADOR,
    FIRST_DECK,
    FIRST_RECYCLE,
    FIRST_SPACE,
    MASTER,
)
from parlour.games.project_l.plans.goals import NOTHING
from parlour.games.project_l.plans.recycling import opener_for, row
from parlour.games.project_l.table import Step
from parlour.kit.positions import Reading

OPENERS = (MASTER, AMBASSADOR, FIRST_RECYCLE + WHITE, FIRST_RECYCLE + BLACK)
_COVERED, _PIECE = COVERED.tolist(), PIECE_PLACED.tolist()  # read many times faster than arrays


def standing(game: Reading, seat: int, said: Sequence[int]) -> Sequence[int]:
    """The moves that stand of those said, in the order said."""
    if game.players[seat].step == Step.ACTION:
        return _one_action(game, seat, said)
    return _placed(game, seat, said) or [move for move in said if move != NOTHING][-1:]


def _one_action(game: Reading, seat: int, said: Sequence[int]) -> Sequence[int]:
    """The action said last, with all that belongs to it."""
    for place in reversed(range(len(said))):
        if said[place] in OPENERS and all(_goes_on(game, said[place], m) for m in said[place:]):
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
