"""What a seat of Project L sees, as plain data.

Nothing is hidden but decks and face-down tiles, so a whole record and its redaction give the same
view; the points of others are told only where piles lie open (project_l-78).
"""

from parlour.games.project_l.box import DECK_NAMES, PUZZLE_IDS, WHITES
from parlour.games.project_l.faces import (
    View,
    counted,
    piece_faces,
    puzzle_face,
    tile_face,
)
from parlour.games.project_l.player_sight import player_view
from parlour.games.project_l.rules.market import COLUMNS_OF_ROW
from parlour.games.project_l.setting import (
    COLUMNS,
    FINESSE,
    GRID,
    OPTIONS,
    PLACES_OF_SET,
    ROW_LENGTH,
    SOLO_BLACKS,
)
from parlour.games.project_l.table import Ending
from parlour.games.project_l.tiles import FACE_DOWN, ROW
from parlour.kit.positions import Reading
from parlour.kit.sets import members

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
        "actors": members(game.waiting),
        "market": _market(game),
        "solo": _solo(game),
        "decks": _decks(game),
        "supply": counted(game.supply),
        "finesse": _finesse(game),
        "players": [player_view(game, seat, viewer) for seat in range(game.seats)],
        "pieces": piece_faces(),
    }


def _options(game: Reading) -> View:
    """The switches, each by the name of its value where it has one (project_l-02)."""
    return {
        option.name: option.labels[value - option.least] if option.labels else value
        for option, value in zip(OPTIONS, game.options, strict=True)
    }


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
            "taken": [PUZZLE_IDS[p] for p in members(taken)],
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
