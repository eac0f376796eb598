"""Moves of Project L in words; hearing.py is the way back.

People count slots from 1 to 4, columns from 1, and the cells of a puzzle from a1 at the top left to
e5. A placement is told by the first cell it covers, row by row, and by how the piece is held.
"""

from parlour.errors import BadWords
from parlour.games.project_l.box import (
    DECK_NAMES,
    DOT,
    NO_PUZZLE,
    PIECE_IDS,
    PUZZLE_IDS,
    SIDE,
    SPLITS,
)
from parlour.games.project_l.events import split_words
from parlour.games.project_l.moves import (
    DONE,
    FIRST_DECK,
    FIRST_PIECE,
    FIRST_PLACE,
    FIRST_RECYCLE,
    MOVES,
)
from parlour.games.project_l.placements import FIRST_CELL, HELD, PIECE, PLACEMENTS
from parlour.games.project_l.table import Step
from parlour.kit.positions import Reading


def cell_name(cell: int) -> str:
    """A cell of a puzzle as people call it: "b3" is in the second column and the third row."""
    return f"{'abcde'[cell % SIDE]}{cell // SIDE + 1}"


def place_words(move: int) -> str:
    """What a placement is called, the same in every position."""
    slot, placement = divmod(move, PLACEMENTS)
    held = f" {HELD[placement]}" if HELD[placement] else ""
    cell = cell_name(FIRST_CELL[placement])
    return f"places {PIECE_IDS[PIECE[placement]]} in {slot + 1} at {cell}{held}"


# The moves that are called the same in every position; the places of the market stay blank.
_ALWAYS = [
    *(place_words(move) for move in range(FIRST_PLACE)),
    *[""] * (FIRST_DECK - FIRST_PLACE),
    *(f"takes the top {deck} puzzle" for deck in DECK_NAMES),
    *(f"recycles the {deck} row" for deck in DECK_NAMES),
    f"takes {PIECE_IDS[DOT]} for nothing",
    *(f"upgrades {given} to {taken}" for given in PIECE_IDS for taken in PIECE_IDS),
    *(f"splits {split_words(split)}" for split in range(SPLITS)),
    "begins Master",
    "begins Ambassador",
    "inserts an action",
    "ends the turn",
    *(f"picks {piece}" for piece in PIECE_IDS),
]
_DONE = {
    Step.MULTI_PLACE: "finishes placing",
    Step.GHOST_PLACE: "finishes placing",
    Step.REWARD_PICK: "goes without a reward",
    Step.ARROW: "declines the arrow",
    Step.TOUCHES: "stops",
}


def say(game: Reading, seat: int, move: int) -> str:
    """What the seat does by the move in this position: "places T4 in 2 at b3 turned"."""
    if 0 <= move < FIRST_PLACE:  # nearly all moves: quickly
        return _ALWAYS[move]
    words = _words(game, game.players[seat].step, move) if 0 <= move < MOVES else None
    if words is None:
        raise BadWords(f"Move {move} means nothing here.")
    return words


def _words(game: Reading, step: int, move: int) -> str | None:
    """The words of a move that has a meaning at this step."""
    if FIRST_PLACE <= move < FIRST_DECK:
        return _market_words(game.market[move - FIRST_PLACE], step)
    if game.seats == 1 and FIRST_DECK <= move < FIRST_RECYCLE:  # project_l-83: a single deck
        return "takes the top puzzle" if move == FIRST_DECK else None
    if move == FIRST_PIECE + DOT and step != Step.REWARD_PICK:
        return None  # a D1 for nothing has a number of its own
    return _DONE.get(Step(step), _ALWAYS[move]) if move == DONE else _ALWAYS[move]


def _market_words(puzzle: int, step: int) -> str | None:
    if puzzle == NO_PUZZLE:
        return None
    if step == Step.RECYCLE_ORDER:
        return f"puts {PUZZLE_IDS[puzzle]} under next"
    return f"takes {PUZZLE_IDS[puzzle]}"
