"""What gestures of Project L mean that name less than a move touches, or what is asked later.

A piece and a puzzle or some of its cells are a placement where only one fits; all cells of a
placement alone tell the piece. A puzzle that cannot be taken may be one to be recycled.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np

from parlour.games.game import Refusal
from parlour.games.plans import Gesture
from parlour.games.project_l.box.market import ROW_LENGTH, SPACES, SPACES_OF_ROW
from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.pieces import PIECES
from parlour.games.project_l.box.placements import COVERED, FIRST_OF, PIECE_PLACED, PLACEMENTS
from parlour.games.project_l.box.puzzles import NO_PUZZLE
from parlour.games.project_l.moves import FIRST_RECYCLE, FIRST_SPACE
from parlour.games.project_l.nouns import CELL, PIECE, PUZZLE, SLOT
from parlour.games.project_l.options import RECYCLE_ORDER
from parlour.games.project_l.rules.market import list_takes
from parlour.games.project_l.rules.recycle import list_recycles
from parlour.games.project_l.table import Step
from parlour.kit.positions import Reading
from parlour.kit.sets import has

NOTHING = -1  # meant by what goes without saying: that placing is finished
_COVERED, _PIECE, _FIRST = COVERED.tolist(), PIECE_PLACED.tolist(), FIRST_OF.tolist()
_PIECES = {f"piece.{PIECE.id(piece)}": piece for piece in range(PIECES)}
_SUPPLY = {f"supply.{PIECE.id(piece)}": piece for piece in range(PIECES)}
_CELLS = {
    f"own.{SLOT.id(slot)}.{CELL.id(cell)}": (slot, 1 << cell)
    for slot in range(SLOTS)
    for cell in range(len(CELL.ids))
}
_SHAPE = {covered: _PIECE[n] for n, covered in enumerate(_COVERED)}


def meant(game: Reading, seat: int, gesture: Gesture) -> int | None:
    """The move that is meant by a gesture which is none, if only one can be."""
    if gesture == ("do.finish",):
        return NOTHING
    if gesture[0].startswith("market."):
        return _to_recycle(game, seat, gesture)
    goal = _goal(game, seat, gesture)
    found = list(_fitting(game, seat, goal)) if goal else []
    return found[0] if len(found) == 1 else None


# Placements


class Goal(NamedTuple):
    """Where a piece is to go: into a slot, over these cells of it."""

    piece: int
    slot: int
    cells: int


def _goal(game: Reading, seat: int, gesture: Gesture) -> Goal | None:
    """The piece and the slot that a gesture names, and the set of the cells."""
    pieces = [_PIECES[id] for id in gesture if id in _PIECES]
    cells = [_CELLS[id] for id in gesture if id in _CELLS]
    whole = [slot for slot, id in enumerate(_own(game, seat)) if id in gesture]
    slots = {slot for slot, _ in cells} | set(whole)
    if len(slots) != 1 or len(pieces) + len(cells) + len(whole) < len(gesture):
        return None
    covered = sum({cell for _, cell in cells})
    if not pieces:  # all its cells tell the piece
        pieces = [_SHAPE[covered]] if covered in _SHAPE else []
    return Goal(pieces[0], slots.pop(), covered) if len(pieces) == 1 else None


def _own(game: Reading, seat: int) -> list[str]:
    """The seat's own puzzles as things, by slot."""
    return [
        f"puzzle.{seat}.{PUZZLE.id(slot.puzzle)}" if slot.puzzle != NO_PUZZLE else ""
        for slot in game.players[seat].slots
    ]


def _fitting(game: Reading, seat: int, goal: Goal) -> Iterator[int]:
    """The placements of a piece into a slot that cover these cells at least."""
    own = game.players[seat]
    loose = own.fresh if own.step == Step.GHOST_PLACE else own.stock
    if own.step not in _PLACING or not loose[goal.piece] or has(own.used, goal.slot):
        return
    free = own.slots[goal.slot].free
    for placement in range(_FIRST[goal.piece], _FIRST[goal.piece + 1]):
        covered = _COVERED[placement]
        if not covered & ~free and not goal.cells & ~covered:
            yield goal.slot * PLACEMENTS + placement


_PLACING = (Step.ACTION, Step.MULTI_PLACE, Step.GHOST_PLACE, Step.TOUCHES)


# Recycle


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


def _to_recycle(game: Reading, seat: int, gesture: Gesture) -> int | None:
    for space, puzzle in enumerate(game.market):
        if puzzle != NO_PUZZLE and gesture == (f"market.{PUZZLE.id(puzzle)}",):
            move = FIRST_SPACE + space
            is_asked = game.players[seat].step == Step.ACTION
            return move if is_asked and opener_for(game, seat, move) is not None else None
    return None


def _listed(rule, game: Reading, seat: int) -> list[int]:  # type: ignore[no-untyped-def]
    """What a chapter of the rules offers."""
    moves = np.empty(SPACES + 2, np.int64)
    return moves[: rule(game.record, seat, moves, 0)].tolist()  # type: ignore[no-any-return]


# Why not


def why_not(game: Reading, seat: int, gesture: Gesture) -> Refusal | None:
    """Why a gesture means nothing: it says too little, or what is another's."""
    if goal := _goal(game, seat, gesture):
        return _not_there(game, seat, goal)
    if gesture[0] in _own(game, seat):
        return Refusal("say which piece goes into that puzzle", "project_l-39")
    if gesture[0] in _PIECES and len(gesture) == 1:
        name = PIECE.said(_PIECES[gesture[0]])
        return Refusal(f"say where your {name} goes, or what you take for it", "project_l-39")
    if gesture[0] in _SUPPLY and len(gesture) == 1:
        name = PIECE.said(_SUPPLY[gesture[0]])
        return Refusal(f"say which piece you give for {name}", "project_l-33")
    if any(id.startswith("puzzle.") for id in gesture):
        return Refusal("pieces go into puzzles of your own only", "project_l-39")
    return None


def _not_there(game: Reading, seat: int, goal: Goal) -> Refusal:
    name, ways = PIECE.said(goal.piece), len(list(_fitting(game, seat, goal)))
    if ways > 1:
        return Refusal(f"your {name} fits there in {ways} ways: name all its cells", "project_l-39")
    if not game.players[seat].stock[goal.piece]:
        return Refusal(f"you have no {name} in stock", "project_l-39")
    if has(game.players[seat].used, goal.slot):
        slot = SLOT.said(goal.slot)
        return Refusal(f"this action has placed a piece in slot {slot} already", "project_l-40")
    return Refusal(f"your {name} does not fit there", "project_l-39")
