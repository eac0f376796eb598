"""Puzzles that are named for a Recycle before the Recycle itself, where their order is chosen."""

from collections.abc import Iterable

import numpy as np

from parlour.games.plans import Gesture
from parlour.games.project_l.box.market import ROW_LENGTH, SPACES_OF_ROW
from parlour.games.project_l.box.puzzles import NO_PUZZLE
from parlour.games.project_l.moves import FIRST_RECYCLE, FIRST_SPACE, FREE_DOT_MOVE, MOST_LEGAL
from parlour.games.project_l.nouns import PUZZLE
from parlour.games.project_l.options import RECYCLE_ORDER
from parlour.games.project_l.rules import legal_moves
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
    openers = _openers(game, seat)
    return next((opener for opener, names in openers.items() if move in names), None)


def named_ahead(game: Reading, seat: int) -> Iterable[Gesture]:
    """Puzzles that may be named for a Recycle but not be taken."""
    for names in _openers(game, seat).values():
        for move in names:
            yield (f"market.{PUZZLE.id(game.market[move - FIRST_SPACE])}",)


def _openers(game: Reading, seat: int) -> dict[int, list[int]]:
    """The Recycles that may be done, each with the puzzles of its row that cannot be taken."""
    if not game.options[RECYCLE_ORDER] or game.players[seat].step != Step.ACTION:
        return {}
    moves = np.empty(MOST_LEGAL, np.int64)
    legal = set(moves[: legal_moves(game.record, seat, moves)].tolist())
    openers = sorted(legal.intersection(range(FIRST_RECYCLE, FREE_DOT_MOVE)))
    return {opener: [m for m in row(game, opener) if m not in legal] for opener in openers}


def to_recycle(game: Reading, seat: int, gesture: Gesture) -> int | None:
    """The move that names a puzzle which cannot be taken."""
    for space, puzzle in enumerate(game.market):
        if puzzle != NO_PUZZLE and gesture == (f"market.{PUZZLE.id(puzzle)}",):
            move = FIRST_SPACE + space
            return move if opener_for(game, seat, move) is not None else None
    return None
