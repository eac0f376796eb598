"""What a seat of Project L sees, as plain data.

Nothing is hidden but decks and face-down tiles, so a whole record and its redaction give the same
view; the points of others are told only where piles lie open (project_l-78).
"""

from typing import Any

from parlour.games.project_l.box import (
    CELLS,
    DECK_NAMES,
    NO_PUZZLE,
    PIECE_IDS,
    POINTS,
    PUZZLE_IDS,
    WHITES,
)
from parlour.games.project_l.faces import counted, piece_faces, puzzle_face, tile_face
from parlour.games.project_l.filling import fewest
from parlour.games.project_l.rules.market import COLUMNS_OF_ROW, may_take_black
from parlour.games.project_l.setting import (
    COLUMNS,
    FINESSE,
    GRID,
    OPEN_PILES,
    OPTIONS,
    PLACES_OF_SET,
    ROW_LENGTH,
    SLOTS,
    SOLO_BLACKS,
    STONES_APART,
)
from parlour.games.project_l.table import PIECE_MARK, Ending, Step
from parlour.games.project_l.tiles import FACE_DOWN, ROW
from parlour.kit.positions import Reading

View = dict[str, Any]
PHASES = {
    Ending.NORMAL: "normal",
    Ending.TRIGGERED: "last round next",
    Ending.LAST_ROUND: "last round",
    Ending.TOUCHES: "touches",
    Ending.OVER: "over",
}
STONES = ("clear", "black")


def view(game: Reading, viewer: int) -> View:
    """The table as the viewer (a seat, or SPECTATOR) sees it."""
    return {
        "game": "project_l",
        "viewer": viewer if viewer >= 0 else None,
        "options": _options(game),
        "phase": PHASES[Ending(game.ending)],
        "stones_to_come": _stones_to_come(game),
        "round": _round(game),
        "rounds_left": ROW - game.tiles_gone if game.options[FINESSE] else None,
        "first": game.first,
        "actors": _members(game.waiting),
        "market": _market(game),
        "solo": _solo(game),
        "decks": _decks(game),
        "supply": counted(game.supply),
        "finesse": _finesse(game),
        "players": [_player(game, seat, viewer) for seat in range(game.seats)],
        "pieces": piece_faces(),
    }


def _options(game: Reading) -> View:
    """The switches, each by the name of its value where it has one (project_l-02)."""
    return {
        option.name: option.labels[value - option.least] if option.labels else value
        for option, value in zip(OPTIONS, game.options, strict=True)
    }


def _members(seats: int) -> list[int]:
    return [member for member in range(seats.bit_length()) if seats >> member & 1]


# The end of the game, and how near it is


def _stones_to_come(game: Reading) -> int | None:
    """With 5 and 6 players: how often a stone still comes to the first player (project_l-66)."""
    if game.seats <= 4 or game.ending not in (Ending.TRIGGERED, Ending.LAST_ROUND):
        return None
    return int(Ending.TOUCHES) - int(game.ending)


def _round(game: Reading) -> int:
    """The round that is being played, or was the last."""
    begun = game.ending < Ending.TOUCHES and game.passes % game.seats == 0
    return int(-(-game.passes // game.seats) + begun)


# The market


def _market(game: Reading) -> list[View]:
    """The rows, a set at a time; alone there is a grid instead."""
    if game.seats == 1:
        return []
    sets = (None,) if game.seats <= 4 else STONES
    return [_set(game, stone, number * PLACES_OF_SET) for number, stone in enumerate(sets)]


def _set(game: Reading, stone: str | None, start: int) -> View:
    length = int(ROW_LENGTH[game.seats])
    rows = {
        colour: [puzzle_face(p) for p in game.market[first : first + length]]
        for colour, first in zip(DECK_NAMES, (start, start + COLUMNS_OF_ROW), strict=True)
    }
    return {"stone": stone, **rows}


# project_l-83
def _solo(game: Reading) -> View | None:
    if game.seats > 1:
        return None
    taken = game.opponent_white | game.opponent_black << WHITES
    return {
        "grid": [
            [puzzle_face(p) for p in game.market[first : first + COLUMNS]]
            for first in range(0, GRID, COLUMNS)
        ],
        "locks": game.locks.copy(),
        "opponent": {
            "locks": game.opponent_locks,
            "score": game.opponent_score,
            "taken": [PUZZLE_IDS[p] for p in _members(taken)],
        },
    }


def _decks(game: Reading) -> list[View]:
    decks = game.decks[:1] if game.seats == 1 else game.decks
    return [_deck(game, deck, DECK_NAMES[number]) for number, deck in enumerate(decks)]


def _deck(game: Reading, deck: Reading, colour: str) -> View:
    """A deck; `colour` is that of its top puzzle's back, `known` goes down to the bottom."""
    if game.seats == 1 and deck.unseen_left <= SOLO_BLACKS[min(game.options[FINESSE], 1)]:
        colour = "black"
    ring = [(deck.known_first + i) % WHITES for i in range(deck.known_left)]
    return {
        "colour": colour,
        "size": deck.unseen_left + deck.known_left,
        "unseen": deck.unseen_left,
        "known": [puzzle_face(deck.known[place]) for place in ring],
    }


def _finesse(game: Reading) -> View | None:
    if not game.options[FINESSE]:
        return None
    row = [None] * FACE_DOWN + [tile_face(tile) for tile in game.tiles]
    left = row[game.tiles_gone :]
    # project_l-50: only the leftmost tile counts, and only face up
    active = left[0].copy() if left and left[0] else None
    return {"tiles": left, "active": active, "bank": game.bank}


# The players


def _player(game: Reading, seat: int, viewer: int) -> View:
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
        "used": _members(player.used),
        "recycling": _recycling(game, player),
    }


def _stone(game: Reading, seat: int) -> str | None:
    """The stone a seat plays with (project_l-15)."""
    if game.seats <= 4 or game.ending >= Ending.TOUCHES:
        return None
    ahead = (seat - game.first - game.passes) % game.seats
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
