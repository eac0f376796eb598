"""What sayings about a placement mean in Project L: which piece goes where, and what is missing."""

from typing import NoReturn

from parlour.errors import BadWords
from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.placements import PIECE_PLACED, PLACEMENTS
from parlour.games.project_l.box.puzzles import NO_PUZZLE
from parlour.games.project_l.nouns import PIECE, PUZZLE, placing
from parlour.games.project_l.words.examples import legal, like, not_held
from parlour.games.project_l.words.orientation import placement_told
from parlour.games.project_l.words.vocabulary import CELL_CALLED, PIECE_CALLED, sign
from parlour.kit.positions import Reading


def placement(game: Reading, seat: int, said: list[str]) -> int:
    """The placement by its slot, the piece's first cell (or all cells) and its orientation."""
    slot = _slot(game, seat, _of_kind(said, "NZ")[0])
    piece, *cells = _of_kind(said, "PDC")
    turned = _of_kind(said, "H")
    laid = placement_told(PIECE_CALLED[piece], [CELL_CALLED[cell] for cell in cells], turned)
    if laid is None:
        raise BadWords(_lies_not(PIECE.said(PIECE_CALLED[piece]), cells, turned))
    return slot * PLACEMENTS + laid


def _of_kind(said: list[str], signs: str) -> list[str]:
    return [word for word in said if sign(word) in signs]


def _slot(game: Reading, seat: int, where: str) -> int:
    """A slot by its number, or by the puzzle that lies in it."""
    if where.isdigit():
        if not 1 <= int(where) <= SLOTS:
            raise BadWords(f"There is no slot {where}; slots are 1 to {SLOTS}.")
        return int(where) - 1
    puzzles, puzzle = _puzzles(game, seat), PUZZLE.number(where)
    if puzzle not in puzzles:
        own = " ".join(PUZZLE.said(p) for p in puzzles if p != NO_PUZZLE)
        raise BadWords(f"{where} is none of your puzzles; you have {own or 'none yet'}.")
    return puzzles.index(puzzle)


def _puzzles(game: Reading, seat: int) -> list[int]:
    return [slot.puzzle for slot in game.players[seat].slots]


def _lies_not(piece: str, cells: list[str], turned: list[str]) -> str:
    if len(cells) == 1:
        first = "name the first cell it covers, row by row"
        return f"{piece} cannot lie so at {cells[0]}: it would stick out; {first}."
    so = " when held so" if turned else ""
    return f"{piece} cannot cover just {' '.join(cells)}{so}: name its first cell, or all of them."


def half_placement(game: Reading, seat: int, said: list[str]) -> NoReturn:
    """Ask where, with an example that is legal if anything is."""
    where, (piece, *cells) = _of_kind(said, "NZ"), _of_kind(said, "PDC")
    slots = [_slot(game, seat, where[0])] if where else list(range(SLOTS))
    puzzles = _puzzles(game, seat)
    laid = [slot for slot in slots if puzzles[slot] != NO_PUZZLE]
    if not laid:
        raise BadWords(f"You have no puzzle{' there' if where else ''} yet: take one first.")
    asked = "in which puzzle" if cells else "where"
    number = PIECE_CALLED[piece]
    examples = _examples(game, seat, number, laid)
    if not examples:
        nowhere = f"{PIECE.said(number)} cannot be placed {'there' if where else 'anywhere'} now."
        raise BadWords(not_held(game, seat, number) or nowhere)
    raise BadWords(like(f"Say {asked},", examples[:1]))


def _examples(game: Reading, seat: int, piece: int, slots: list[int]) -> list[str]:
    placements = legal(game, seat, 0, SLOTS * PLACEMENTS)
    fitting = [move for move in placements if PIECE_PLACED[move % PLACEMENTS] == piece]
    return [f"places {placing(move)}" for move in fitting if move // PLACEMENTS in slots]
