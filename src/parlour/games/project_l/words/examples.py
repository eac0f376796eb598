"""Examples of what may be said at a table of Project L: legal moves alone are suggested."""

from collections.abc import Iterable

import numpy as np

from parlour.games.project_l.box.market import SPACES_OF_ROW, SPACES_OF_SET
from parlour.games.project_l.box.puzzles import DECK_NAMES
from parlour.games.project_l.moves import FIRST_DECK, FIRST_SPACE, MOST_LEGAL
from parlour.games.project_l.nouns import PIECE
from parlour.games.project_l.rules import legal_moves
from parlour.kit.positions import Reading


def legal(game: Reading, seat: int, first: int, after: int) -> list[int]:
    """The legal moves with these numbers, counted from the first of them."""
    moves = np.empty(MOST_LEGAL, np.int64)
    found = moves[: legal_moves(game.record, seat, moves)].tolist()
    return [move - first for move in found if first <= move < after]


def like(before: str, examples: Iterable[str]) -> str:
    """A sentence that ends with examples, one or two, if there are any."""
    said = " or ".join(f'"{example}"' for example in list(examples)[:2])
    return f"{before} like {said}." if said else f"{before.removesuffix('; say it').rstrip(',')}."


def not_held(game: Reading, seat: int, piece: int) -> str:
    """What is said of a piece that is not in stock."""
    held = game.players[seat].stock[piece]
    return "" if held else f"You have no {PIECE.said(piece)} in your stock."


def takes(game: Reading, seat: int, *decks: str) -> list[str]:
    """Ways to take a puzzle that lies open, by its row and place; of one colour if it is named."""
    spaces = legal(game, seat, FIRST_SPACE, FIRST_DECK)
    if game.seats == 1:
        return [f"take {space + 1}" for space in spaces]
    rows = [(space, DECK_NAMES[space % SPACES_OF_SET // SPACES_OF_ROW]) for space in spaces]
    columns = [(deck, space % SPACES_OF_ROW + 1) for space, deck in rows if deck in decks]
    return [f"take {deck} {column}" for deck, column in columns]


def tops(game: Reading, seat: int, deck: str) -> list[str]:
    """How to take the top puzzle of a deck, if that is legal; alone there is one deck."""
    of_colour = 0 if game.seats == 1 else DECK_NAMES.index(deck)
    if of_colour not in legal(game, seat, FIRST_DECK, FIRST_DECK + len(DECK_NAMES)):
        return []
    return ["takes the top puzzle" if game.seats == 1 else f"takes the top {deck} puzzle"]
