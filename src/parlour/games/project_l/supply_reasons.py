"""Why a piece of Project L is not had from the supply: for nothing, for another, for a ghost.

What is left when every other reason has been looked at is the reason, as the move is not legal.
"""

from parlour.games.game import Refusal
from parlour.games.project_l.box import (
    COLOURED,
    DOT,
    PIECE_IDS,
    PIECES,
    SPLIT_GHOST,
    SPLIT_INTO,
)
from parlour.games.project_l.moves import FIRST_PIECE, FIRST_SPLIT, FIRST_UPGRADE
from parlour.games.project_l.setting import FREE_DOT
from parlour.games.project_l.table import PIECE_MARK
from parlour.kit.positions import Reading


def no_dot(game: Reading, seat: int, move: int) -> Refusal:
    """Why there is no D1 for nothing."""
    if not game.options[FREE_DOT]:
        return _NOTHING_FREE
    return Refusal(f"the supply has no {PIECE_IDS[DOT]} left", "project_l-37")


_NOTHING_FREE = Refusal("in this game no piece is taken for nothing", "project_l-34")


# project_l-37: named in place of a D1.
def not_instead_of_dot(game: Reading, seat: int, move: int) -> Refusal:
    """Why a piece is not had in place of a D1 for nothing."""
    piece, dot = PIECE_IDS[move - FIRST_PIECE], PIECE_IDS[DOT]
    if not game.options[FREE_DOT]:
        return _NOTHING_FREE
    if game.supply[DOT]:
        return Refusal(f"the supply has a {dot}: nothing else is taken for nothing", "project_l-37")
    if not game.supply[move - FIRST_PIECE]:
        return Refusal(f"the supply has no {piece} left", "project_l-37")
    return Refusal(f"you cannot take {piece} in place of a {dot}: it is too high", "project_l-37")


# project_l-35: only a red arrow or a reward gains a ghost.
def not_upgraded(game: Reading, seat: int, move: int) -> Refusal:
    """Why an Upgrade action does not exchange these pieces."""
    given, taken = divmod(move - FIRST_UPGRADE, PIECES)
    if game.players[seat].stock[given] and taken >= COLOURED and taken != given:
        sentence = f"an Upgrade action never gains a ghost like {PIECE_IDS[taken]}"
        return Refusal(sentence, "project_l-35")
    return not_exchanged(game, seat, move)


def not_exchanged(game: Reading, seat: int, move: int) -> Refusal:
    """Why one piece cannot be had for another, ghosts included."""
    given, taken = divmod(move - FIRST_UPGRADE, PIECES)
    gives, takes = PIECE_IDS[given], PIECE_IDS[taken]
    if not game.players[seat].stock[given]:
        return _not_in_stock(game, seat, given)
    if given == taken:
        return Refusal(f"giving and taking {gives} would change nothing", "project_l-36")
    if not game.supply[taken]:
        return Refusal(f"the supply has no {takes} left", "project_l-33")
    return Refusal(f"you cannot get {takes} for {gives}: it is too high", "project_l-33")


def _not_in_stock(game: Reading, seat: int, piece: int) -> Refusal:
    name = PIECE_IDS[piece]
    if any(PIECE_MARK + piece in slot.cells for slot in game.players[seat].slots):
        return Refusal(f"your {name} lies in a puzzle, and none is in stock", "project_l-38")
    return Refusal(f"you have no {name} in stock", "project_l-33")


def not_split(game: Reading, seat: int, move: int) -> Refusal:
    """Why a ghost is not split so."""
    split = move - FIRST_SPLIT
    ghost = PIECE_IDS[SPLIT_GHOST[split]]
    if not game.players[seat].stock[SPLIT_GHOST[split]]:
        return Refusal(f"you have no {ghost} in stock to split", "project_l-45")
    short = next(p for p in range(PIECES) if SPLIT_INTO[split, p] > game.supply[p])
    return Refusal(f"the supply has not enough {PIECE_IDS[short]} left", "project_l-46")
