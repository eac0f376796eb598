"""Which move of Project L words mean, legal or not.

Every word becomes a sign of its kind, and the signs in a row tell what is said: "take white 2" is
tWN. Small words are skipped, so "T4 2 b3" is as good as "places T4 in 2 at b3".
"""

import re
from collections.abc import Callable

from parlour.errors import BadWords
from parlour.games.project_l.box import (
    DECK_NAMES,
    DOT,
    PIECES,
    PUZZLE_IDS,
    SPLIT_GHOST,
    SPLIT_INTO,
    SPLITS,
)
from parlour.games.project_l.holds import placement_told
from parlour.games.project_l.moves import (
    AMBASSADOR,
    DONE,
    FIRST_DECK,
    FIRST_PIECE,
    FIRST_PLACE,
    FIRST_RECYCLE,
    FIRST_SPLIT,
    FIRST_UPGRADE,
    FREE_DOT_MOVE,
    INSERT,
    MASTER,
)
from parlour.games.project_l.placements import PLACEMENTS
from parlour.games.project_l.setting import PLACES_OF_SET, ROW_LENGTH, SLOTS
from parlour.games.project_l.table import Step
from parlour.games.project_l.vocabulary import (
    CELL_CALLED,
    PIECE_CALLED,
    SIGNS,
    heard,
)
from parlour.games.project_l.words import set_of
from parlour.kit.positions import Reading

_SPLITS = {
    (int(SPLIT_GHOST[split]), tuple(SPLIT_INTO[split].tolist())): split for split in range(SPLITS)
}

Said = list[str]  # the words that matter, without the verb


def _placement(game: Reading, seat: int, said: Said) -> int | None:
    piece, where, *cells = [word for word in said if SIGNS[word] != "H"]
    slot, held = _slot(game, seat, where), [word for word in said if SIGNS[word] == "H"]
    laid = placement_told(PIECE_CALLED[piece], [CELL_CALLED[cell] for cell in cells], held)
    return None if slot is None or laid is None else slot * PLACEMENTS + laid


def _slot(game: Reading, seat: int, where: str) -> int | None:
    """A slot by its number, or by the puzzle that lies in it."""
    if where.isdigit():
        return int(where) - 1 if int(where) <= SLOTS else None
    puzzles = [slot.puzzle for slot in game.players[seat].slots]
    puzzle = PUZZLE_IDS.index(where)
    return puzzles.index(puzzle) if puzzle in puzzles else None


def _puzzle(game: Reading, seat: int, said: Said) -> int | None:
    puzzle = PUZZLE_IDS.index(said[0])
    return FIRST_PLACE + game.market.index(puzzle) if puzzle in game.market else None


# project_l-09: two sets of rows with 5 and 6 players; project_l-26: your own unless said.
def _row_place(game: Reading, seat: int, said: Said) -> int | None:
    *sets, deck, column = said
    chosen = int(sets == ["blackset"]) if sets else set_of(game, seat)
    if int(column) > ROW_LENGTH[game.seats] or (chosen and game.seats <= 4):
        return None
    row = chosen * PLACES_OF_SET + DECK_NAMES.index(deck) * PLACES_OF_SET // 2
    return FIRST_PLACE + row + int(column) - 1


# project_l-83f
def _grid_place(game: Reading, seat: int, said: Said) -> int | None:
    return FIRST_PLACE + int(said[1]) - 1 if game.seats == 1 else None


def _deck(game: Reading, seat: int, said: Said) -> int | None:
    named = [word for word in said if word in DECK_NAMES]
    if not named:
        return FIRST_DECK if game.seats == 1 else None  # project_l-83: a single deck
    return FIRST_DECK + DECK_NAMES.index(named[0])


def _piece(game: Reading, seat: int, said: Said) -> int | None:
    piece, is_reward = PIECE_CALLED[said[0]], game.players[seat].step == Step.REWARD_PICK
    return FREE_DOT_MOVE if piece == DOT and not is_reward else FIRST_PIECE + piece


def _reward(game: Reading, seat: int, said: Said) -> int | None:
    """A piece alone: picked only where that is the question."""
    asked = game.players[seat].step == Step.REWARD_PICK
    return _piece(game, seat, said) if asked else None


def _recycling(game: Reading, seat: int, said: Said) -> int | None:
    return FIRST_RECYCLE + DECK_NAMES.index(said[0])


def _exchange(game: Reading, seat: int, said: Said) -> int | None:
    return FIRST_UPGRADE + PIECE_CALLED[said[0]] * PIECES + PIECE_CALLED[said[1]]


def _split(game: Reading, seat: int, said: Said) -> int | None:
    ghost, *into = [PIECE_CALLED[word] for word in said]
    split = _SPLITS.get((ghost, tuple(into.count(piece) for piece in range(PIECES))))
    return None if split is None else FIRST_SPLIT + split


Meaning = Callable[[Reading, int, Said], int | None]


def _always(move: int | None) -> Meaning:
    return lambda game, seat, said: move


# What can be said, by its signs: what it means, and how it would be said in full.
_SAYINGS: list[tuple[str, Meaning, str]] = [
    ("[pu]?H*[PD]H*[NZ]H*[CD]+H*", _placement, "places T4 in 2 at b3 turned"),
    ("[tu]?Z", _puzzle, "takes w05"),
    ("[tu]?S?WN", _row_place, "takes w05"),
    ("t?GN", _grid_place, "takes w05"),
    ("t?(TW?|WT)", _deck, "takes the top white puzzle"),
    ("rW", _recycling, "recycles the white row"),
    ("t?[DO]F", _always(FREE_DOT_MOVE), "takes D1 for nothing"),
    ("[kt][PD]|[kt]?O", _piece, "picks T4"),
    ("[PD]", _reward, ""),
    ("g?[PD][PD]", _exchange, "upgrades I2 to T4"),
    ("s?[PD]{3,}|s[PD]+", _split, "splits P5 into D1 O4"),
    ("b?M", _always(MASTER), "begins Master"),
    ("b?A", _always(AMBASSADOR), "begins Ambassador"),
    ("i", _always(INSERT), "inserts an action"),
    ("xE?", _always(DONE), "done"),
]
_PATTERNS = [re.compile(signs) for signs, _, _ in _SAYINGS]
EXAMPLES = {
    Step.EXTRA: "inserts an action",
    Step.RECYCLE_ORDER: "puts w05 under next",
    Step.REWARD_PICK: "picks T4",
    Step.ARROW: "upgrades I2 to T4",
}


def read(game: Reading, seat: int, words: str) -> int:
    """The move that words mean in this position, legal or not; short forms are understood."""
    said = heard(words)
    means, example = _saying("".join(SIGNS.get(word, "?") for word in said))
    move = means(game, seat, [word for word in said if SIGNS.get(word, "").isupper()])
    if move is None:
        shown = example or EXAMPLES.get(Step(game.players[seat].step), _SAYINGS[0][2])
        raise BadWords(f'"{words}" is no move here; say it like "{shown}".')
    return move


def _saying(signs: str) -> tuple[Meaning, str]:
    """What the signs mean, and how that would be said in full; words for nothing mean nothing."""
    for pattern, (_, means, example) in zip(_PATTERNS, _SAYINGS, strict=True):
        if pattern.fullmatch(signs):
            return means, example
    return _always(None), ""
