"""Why a piece is not had from the supply: project_l-33 to project_l-38."""

from parlour.games.game import Refusal
from parlour.games.project_l.box.pieces import COLOURED, DOT, PIECES
from parlour.games.project_l.moves import FIRST_PIECE, FIRST_UPGRADE
from parlour.games.project_l.nouns import PIECE
from parlour.games.project_l.options import FREE_DOT
from parlour.games.project_l.table import PIECE_MARK
from parlour.kit.positions import Reading

_NOTHING_FREE = Refusal("in this game no piece is taken for nothing", "project_l-34")


def no_dot(game: Reading, seat: int, move: int) -> Refusal:
    """Why there is no D1 for nothing."""
    if not game.options[FREE_DOT]:
        return _NOTHING_FREE
    return Refusal(f"the supply has no {PIECE.said(DOT)} left", "project_l-37")


def not_instead_of_dot(game: Reading, seat: int, move: int) -> Refusal:
    """Why a piece is not had in place of a D1 for nothing."""
    piece, dot = PIECE.said(move - FIRST_PIECE), PIECE.said(DOT)
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
        ghost = PIECE.said(taken)
        return Refusal(f"an Upgrade action never gains a ghost like {ghost}", "project_l-35")
    return not_exchanged(game, seat, move)


def not_exchanged(game: Reading, seat: int, move: int) -> Refusal:
    """Why one piece cannot be had for another, ghosts included."""
    given, taken = divmod(move - FIRST_UPGRADE, PIECES)
    gives, takes = PIECE.said(given), PIECE.said(taken)
    if not game.players[seat].stock[given]:
        return _not_in_stock(game, seat, given)
    if given == taken:
        return Refusal(f"giving and taking {gives} would change nothing", "project_l-36")
    if not game.supply[taken]:
        return Refusal(f"the supply has no {takes} left", "project_l-33")
    return Refusal(f"you cannot get {takes} for {gives}: it is too high", "project_l-33")


def _not_in_stock(game: Reading, seat: int, piece: int) -> Refusal:
    name = PIECE.said(piece)
    if any(PIECE_MARK + piece in slot.cells for slot in game.players[seat].slots):
        return Refusal(f"your {name} lies in a puzzle, and none is in stock", "project_l-38")
    return Refusal(f"you have no {name} in stock", "project_l-33")
