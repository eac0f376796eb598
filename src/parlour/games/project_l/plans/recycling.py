"""Puzzles that are named for a Recycle before the Recycle itself, where their order is chosen."""

from collections.abc import Callable, Iterable

import numpy as np

from parlour.games.plans import Gesture
from parlour.games.project_l.box.market import ROW_LENGTH, SPACES, SPACES_OF_ROW
from parlour.games.project_l.box.puzzles import NO_PUZZLE
from parlour.games.project_l.moves import FIRST_RECYCLE, FIRST_SPACE
from parlour.games.project_l.nouns import PUZZLE
from parlour.games.project_l.options import RECYCLE_ORDER
from parlour.games.project_l.rules.market import list_takes
from parlour.games.project_l.rules.recycle import list_recycles
from parlour.games.project_l.table import Step
from parlour.kit.positions import Reading


def row(game: Reading, opener: int) -> range:
    """The moves that name puzzles of a row which goes under, if their order is chosen."""
    if not game.options[RECYCLE_ORDER]:
        return range(0)
    first = FIRST_SPACE + (opener - FIRST_RECYCLE) * SPACES_OF_ROW
    return range(first, first + int(ROW_LENGTH[game.seats]))


def opener_for(game: Reading, seat: int, move: int) -> int | None:
    """The Recycle for which a puzzle may be named that cannot be taken."""
    if not game.options[RECYCLE_ORDER] or move in _listed(list_takes, game, seat):
        return None
    openers = _listed(list_recycles, game, seat)
    return next((opener for opener in openers if move in row(game, opener)), None)


def named_ahead(game: Reading, seat: int) -> Iterable[Gesture]:
    """Puzzles that may be named for a Recycle but not be taken."""
    if not game.options[RECYCLE_ORDER] or game.players[seat].step != Step.ACTION:
        return
    takes = _listed(list_takes, game, seat)
    for opener in _listed(list_recycles, game, seat):
        for move in row(game, opener):
            if move not in takes:
                yield (f"market.{PUZZLE.id(game.market[move - FIRST_SPACE])}",)


def to_recycle(game: Reading, seat: int, gesture: Gesture) -> int | None:
    """The move that names a puzzle which cannot be taken."""
    for space, puzzle in enumerate(game.market):
        if puzzle != NO_PUZZLE and gesture == (f"market.{PUZZLE.id(puzzle)}",):
            move = FIRST_SPACE + space
            is_asked = game.players[seat].step == Step.ACTION
            return move if is_asked and opener_for(game, seat, move) is not None else None
    return None


def _listed(rule: Callable[..., int], game: Reading, seat: int) -> list[int]:
    """What a chapter of the rules offers."""
    moves = np.empty(SPACES + 2, np.int64)
    return moves[: rule(game.record, seat, moves, 0)].tolist()  # type: ignore[no-any-return]
