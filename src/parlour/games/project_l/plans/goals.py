"""What gestures of Project L mean that name less than a move touches, or what is asked later.

A piece and a puzzle or some of its cells are a placement where only one fits; all cells of a
placement alone tell the piece. A puzzle that cannot be taken may be one to be recycled.
"""

from collections.abc import Iterator
from typing import NamedTuple

from parlour.games.game import Refusal
from parlour.games.plans import Gesture
from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.pieces import PIECES
from parlour.games.project_l.box.placements import COVERED, FIRST_OF, PIECE_PLACED, PLACEMENTS
from parlour.games.project_l.box.puzzles import NO_PUZZLE
from parlour.games.project_l.nouns import CELL, PIECE, PUZZLE, SLOT
from parlour.games.project_l.plans.recycling import to_recycle
from parlour.games.project_l.reasons import why_not as not_legal
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
_BEFORE_PLACING = (Step.ACTION, Step.MULTI_PLACE)
_PLACING = (*_BEFORE_PLACING, Step.GHOST_PLACE, Step.TOUCHES)
_SHAPE = {covered: _PIECE[n] for n, covered in enumerate(_COVERED)}


def meant(game: Reading, seat: int, gesture: Gesture) -> int | None:
    """The move that is meant by a gesture which is none, if only one can be."""
    if gesture == ("do.finish",):
        return NOTHING if game.players[seat].step in _BEFORE_PLACING else None
    if gesture[0].startswith("market."):
        return to_recycle(game, seat, gesture)
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
    if not _may_go(game, seat, goal):
        return
    free = game.players[seat].slots[goal.slot].free
    for placement in range(_FIRST[goal.piece], _FIRST[goal.piece + 1]):
        covered = _COVERED[placement]
        if not covered & ~free and not goal.cells & ~covered:
            yield goal.slot * PLACEMENTS + placement


def _may_go(game: Reading, seat: int, goal: Goal) -> bool:
    """Whether the piece may be placed into the slot at all."""
    own = game.players[seat]
    loose = own.fresh if own.step == Step.GHOST_PLACE else own.stock
    return own.step in _PLACING and loose[goal.piece] > 0 and not has(own.used, goal.slot)


# Why not


def why_not(game: Reading, seat: int, gesture: Gesture) -> Refusal | None:
    """Why a gesture means nothing: it says too little, or what is another's."""
    if goal := _goal(game, seat, gesture):
        return _not_there(game, seat, goal)
    if any(id.startswith("puzzle.") and id not in _own(game, seat) for id in gesture):
        return Refusal("pieces go into puzzles of your own only", "project_l-39")
    return _too_little(gesture[0], game.players[seat].step) if len(gesture) == 1 else None


def _too_little(thing: str, step: int) -> Refusal | None:
    """What is still to be said of a thing that was touched alone."""
    if thing in _PIECES and step in _PLACING:
        name = PIECE.said(_PIECES[thing])
        other = ", or what you take for it" if step == Step.ACTION else ""
        return Refusal(f"say where your {name} goes{other}", "project_l-39")
    if thing in _SUPPLY and step in (Step.ACTION, Step.ARROW):
        name = PIECE.said(_SUPPLY[thing])
        return Refusal(f"say which piece you give for {name}", "project_l-33")
    if thing.startswith("puzzle.") and step in _PLACING:
        return Refusal("say which piece goes into that puzzle", "project_l-39")
    return None


def _not_there(game: Reading, seat: int, goal: Goal) -> Refusal:
    name, ways = PIECE.said(goal.piece), len(list(_fitting(game, seat, goal)))
    if ways > 1:
        return Refusal(f"your {name} fits there in {ways} ways: name all its cells", "project_l-39")
    if _may_go(game, seat, goal):
        return Refusal(f"your {name} does not fit there", "project_l-39")
    return not_legal(game, seat, goal.slot * PLACEMENTS + _FIRST[goal.piece])
