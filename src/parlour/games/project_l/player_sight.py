"""What is seen of a player of Project L: stock, puzzles with their pieces, and plans for them."""

from typing import Any

from parlour.games.project_l.box import CELLS, DECK_NAMES, NO_PUZZLE, PIECE_IDS, POINTS, PUZZLE_IDS
from parlour.games.project_l.faces import View, counted, puzzle_face
from parlour.games.project_l.filling import fewest
from parlour.games.project_l.rules.market import may_take_black
from parlour.games.project_l.setting import OPEN_PILES, SLOTS, STONES_APART
from parlour.games.project_l.table import PIECE_MARK, Ending, Step
from parlour.kit.positions import Reading
from parlour.kit.sets import members


def player_view(game: Reading, seat: int, viewer: int) -> View:
    """A player as the viewer sees them: all but the points, which may be covered."""
    player = game.players[seat]
    shown = seat == viewer or game.options[OPEN_PILES] or game.ending == Ending.OVER
    return {
        "seat": seat,
        "step": Step(player.step).name.lower(),
        "stone": _stone(game, seat),
        "actions": player.actions,
        "mastered": bool(player.mastered),
        "may_take_black": bool(may_take_black(game.record, seat)),
        "slots": [_slot(game, player, slot, seat == viewer) for slot in range(SLOTS)],
        "stock": counted(player.stock),
        "fresh": counted(player.fresh),
        "completed": player.completed,
        "score": player.score if shown else None,
        "if_stopped": _if_stopped(game, player) if shown else None,
        "symbols": player.symbols,
        "new_symbols": player.new_symbols,
        "credits": player.credits,
        "new_credits": player.new_credits,
        "due": [PIECE_IDS[piece] for piece in player.due[: player.due_count]],
        "arrows": player.arrows,
        "used": members(player.used),
        "recycling": _recycling(game, player),
    }


def _stone(game: Reading, seat: int) -> str | None:
    """The stone a seat plays with (project_l-15)."""
    if game.seats <= 4 or game.ending >= Ending.TOUCHES:
        return None
    ahead = (seat - game.turn) % game.seats
    return {0: "clear", int(STONES_APART[game.seats]): "black"}.get(ahead)


def _recycling(game: Reading, player: Reading) -> View | None:
    """The row that is being put under its deck, and what was named for it so far (project_l-30)."""
    if player.step != Step.RECYCLE_ORDER:
        return None
    named = [PUZZLE_IDS[game.market[place]] for place in player.named[: player.named_count]]
    return {"row": DECK_NAMES[player.recycled], "named": named}


def _slot(game: Reading, player: Reading, number: int, mine: bool) -> View | None:
    slot = player.slots[number]
    if slot.puzzle == NO_PUZZLE:
        return None
    fill = fewest(slot.free, tuple(player.stock)) if mine else None
    return {
        "puzzle": puzzle_face(slot.puzzle),
        "cells": _cells(slot.cells),
        "free": slot.free.bit_count(),
        "fill": None if fill is None else [PIECE_IDS[piece] for piece in fill],
        "gain": _gain(game, player, slot, fill),
    }


def _cells(marks: list[int]) -> list[list[Any] | None]:
    """For each of the 25 cells the piece on it, as its id and its number within the puzzle."""
    firsts = [cell for cell in range(CELLS) if marks[cell] >= PIECE_MARK]
    pieces = {cell: (PIECE_IDS[marks[cell] - PIECE_MARK], n) for n, cell in enumerate(firsts, 1)}
    covering = [cell if mark >= PIECE_MARK else mark - 1 for cell, mark in enumerate(marks)]
    return [list(pieces[first]) if first >= 0 else None for first in covering]


# Finishing Touches


def _gain(game: Reading, player: Reading, slot: Reading, fill: Any) -> int | None:
    """How many points filling a puzzle now is worth, for it counts minus else (project_l-72)."""
    if game.ending != Ending.TOUCHES or not fill:
        return None
    paid = max(0, len(fill) - int(player.credits))  # project_l-71: credits first
    return 2 * int(POINTS[slot.puzzle]) - paid


def _if_stopped(game: Reading, player: Reading) -> int | None:
    """The score without any further touch (project_l-73)."""
    if game.ending != Ending.TOUCHES:
        return None
    open_slots = [slot for slot in player.slots if slot.puzzle != NO_PUZZLE]
    worth = [int(POINTS[slot.puzzle]) * (-1 if slot.free else 1) for slot in open_slots]
    return int(player.score + sum(worth))
