"""What never changes in a match of Project L: pieces, puzzles, tiles, spaces and cells."""

from parlour.games.project_l.box.cells import CELLS, SIDE
from parlour.games.project_l.box.market import ROW_LENGTH, SPACES, SPACES_OF_ROW, SPACES_OF_SET
from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.opened import BOX
from parlour.games.project_l.box.pieces import (
    LEVEL,
    PIECE_COLOURS,
    PIECE_HEX,
    PIECE_NAMES,
    PIECES,
)
from parlour.games.project_l.box.placements import FORMS, Form, orientations
from parlour.games.project_l.box.puzzles import (
    BLACK,
    DECK_NAMES,
    NO_REWARD,
    POINTS,
    PUZZLE_PROVENANCE,
    PUZZLE_SETS,
    PUZZLES,
    REWARD,
    WHITE,
    WHITES,
)
from parlour.games.project_l.box.solo import COLUMNS, GRID
from parlour.games.project_l.box.tiles import INSERT_COST, TILES
from parlour.games.project_l.nouns import CELL, PIECE, PUZZLE, REWARD_NOUN, SLOT, TILE
from parlour.games.project_l.options import FINESSE, OPTIONS
from parlour.games.project_l.rules.dealing import puzzles_used
from parlour.games.project_l.sight.schema import (
    Cell,
    Colour,
    Orientation,
    Piece,
    Puzzle,
    Setting,
    Space,
    Stone,
)
from parlour.games.project_l.sight.tiles import tile_face
from parlour.games.views import SettingHead
from parlour.kit.positions import Reading

COLOURS: tuple[Colour, Colour] = ("white", "black")
STONES: tuple[Stone, Stone] = ("clear", "black")


def setting(head: SettingHead, game: Reading) -> Setting:
    """The faces of all that may come into the game, and where it may lie."""
    used = int(puzzles_used(game.record, WHITE)) | int(puzzles_used(game.record, BLACK)) << WHITES
    return {
        **head,
        "unusual": {
            option.name: option.label(value)
            for option, value in zip(OPTIONS, game.options, strict=False)
            if value != option.default
        },
        "pieces": {PIECE.id(piece): _piece(piece) for piece in range(PIECES)},
        "puzzles": {PUZZLE.id(p): _puzzle(p) for p in range(PUZZLES) if used >> p & 1},
        "tiles": {TILE.id(t): tile_face(t) for t in range(TILES) if game.options[FINESSE]},
        "spaces": [_space(game.seats, number) for number in range(SPACES)],
        "cells": {
            f"own.{SLOT.id(slot)}.{CELL.id(cell)}": _cell(slot, cell)
            for slot in range(SLOTS)
            for cell in range(CELLS)
        },
        "insert_cost": INSERT_COST,
    }


def _piece(piece: int) -> Piece:
    return {
        "name": PIECE_NAMES[piece],
        "label": PIECE.said(piece),
        "level": int(LEVEL[piece]),
        "colour": PIECE_COLOURS[piece],
        "hex": PIECE_HEX[piece],
        "provenance": BOX.provenance(f"pieces.{piece}")[0],
        "orientations": [_oriented(*way) for way in orientations(FORMS[piece]).items()],
    }


def _oriented(form: Form, words: str) -> Orientation:
    height, width = max(row for row, _ in form) + 1, max(column for _, column in form) + 1
    signs = [["X" if (r, c) in form else "." for c in range(width)] for r in range(height)]
    return {"words": words, "rows": ["".join(row) for row in signs]}


def _puzzle(puzzle: int) -> Puzzle:
    return {
        "colour": COLOURS[puzzle >= WHITES],
        "points": int(POINTS[puzzle]),
        "reward": _reward(int(REWARD[puzzle])),
        "rows": list(BOX.at(f"puzzles.{puzzle}.rows")),
        "set": PUZZLE_SETS[puzzle],
        "provenance": PUZZLE_PROVENANCE[puzzle],
    }


# project_l-57: a puzzle may have none.
def _reward(reward: int) -> str | None:
    return None if reward == NO_REWARD else REWARD_NOUN.id(reward)


# project_l-08, project_l-09, project_l-83: one set, two sets, or a grid.
def _space(seats: int, number: int) -> Space | None:
    if seats == 1:
        row, column = divmod(number, COLUMNS)
        return {"stone": None, "row": row + 1, "column": column + 1} if number < GRID else None
    column = number % SPACES_OF_ROW
    if column >= ROW_LENGTH[seats] or (seats <= 4 and number >= SPACES_OF_SET):
        return None
    return {
        "stone": STONES[number // SPACES_OF_SET] if seats > 4 else None,
        "row": COLOURS[number // SPACES_OF_ROW % len(DECK_NAMES)],
        "column": column + 1,
    }


def _cell(slot: int, cell: int) -> Cell:
    return {"slot": slot + 1, "column": cell % SIDE + 1, "row": cell // SIDE + 1}
