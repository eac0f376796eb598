"""Why an action of Project L is not legal: what each part of the table lacks for it.

What is left when every other reason has been looked at is the reason, as the move is not legal.
"""

from collections.abc import Callable

from parlour.games.game import Refusal
from parlour.games.project_l.box import (
    COLOURED,
    DECK_NAMES,
    DOT,
    NO_PUZZLE,
    PIECE_IDS,
    PIECES,
    PUZZLE_IDS,
    SPLIT_GHOST,
    SPLIT_INTO,
)
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
    MOVES,
)
from parlour.games.project_l.placements import COVERED, PIECE, PLACEMENTS
from parlour.games.project_l.setting import FINESSE, FREE_DOT, GRID, PLACES_OF_SET, ROW_LENGTH
from parlour.games.project_l.table import PIECE_MARK
from parlour.games.project_l.tiles import INSERT_COST
from parlour.games.project_l.words import cell_name, set_of
from parlour.kit.positions import Reading

_COVERED, _PIECE = COVERED.tolist(), PIECE.tolist()  # read many times faster than arrays
_HALF = PLACES_OF_SET // 2


def no_action(game: Reading, seat: int, move: int) -> Refusal:
    """Why an action is not legal."""
    for end, reason in _ACTIONS:
        if move < end:
            return reason(game, seat, move)
    return _no_move(game, seat, move)


def _no_move(game: Reading, seat: int, move: int) -> Refusal:
    return Refusal("there is no such action", "project_l-22")


def not_placed(game: Reading, seat: int, move: int) -> Refusal:
    """Why a piece cannot be laid so, by whatever action."""
    player, piece = game.players[seat], _PIECE[move % PLACEMENTS]
    slot = player.slots[move // PLACEMENTS]
    if slot.puzzle == NO_PUZZLE:
        return Refusal(f"you have no puzzle in slot {move // PLACEMENTS + 1}", "project_l-39")
    if player.stock[piece] == 0:
        return Refusal(f"you have no {PIECE_IDS[piece]} in stock", "project_l-39")
    return _does_not_fit(slot, move % PLACEMENTS)


def _does_not_fit(slot: Reading, placement: int) -> Refusal:
    taken = _COVERED[placement] & ~slot.free
    cell = (taken & -taken).bit_length() - 1
    why = "is covered already" if slot.cells[cell] else "is outside the recess"
    piece = PIECE_IDS[_PIECE[placement]]
    return Refusal(f"your {piece} does not fit there: {cell_name(cell)} {why}", "project_l-39")


def _not_taken(game: Reading, seat: int, move: int) -> Refusal:
    place = move - FIRST_PLACE
    if game.market[place] == NO_PUZZLE:
        return _gap(game, place)
    puzzle = PUZZLE_IDS[game.market[place]]
    if game.seats > 4 and place // PLACES_OF_SET != set_of(game, seat):
        return Refusal(f"{puzzle} lies in the set of the other stone", "project_l-26")
    if _has_no_room(game, seat):
        return _NO_ROOM
    return _SECOND_BLACK


# project_l-08, project_l-09, project_l-83: how many places there are.
def _gap(game: Reading, place: int) -> Refusal:
    if game.seats == 1 and place >= GRID:
        return Refusal("the grid has only nine places", "project_l-83")
    if 1 < game.seats <= 4 and place >= PLACES_OF_SET:
        return Refusal("there is only one set of puzzles", "project_l-08")
    if game.seats > 4 and place % _HALF >= ROW_LENGTH[game.seats]:
        return Refusal("the rows have only three places", "project_l-09")
    return Refusal("no puzzle lies there: the deck was empty", "project_l-24")


_NO_ROOM = Refusal("you have four unfinished puzzles: complete one first", "project_l-25")
_SECOND_BLACK = Refusal(
    "the end is near: you may take only one black puzzle a turn", "project_l-27"
)


def _has_no_room(game: Reading, seat: int) -> bool:
    return all(slot.puzzle != NO_PUZZLE for slot in game.players[seat].slots)


def _not_taken_blind(game: Reading, seat: int, move: int) -> Refusal:
    deck = move - FIRST_DECK
    if game.seats == 1 and deck:
        return Refusal("playing alone you have a single deck", "project_l-83")
    if set_of(game, seat):
        return Refusal("only the holder of the clear stone takes from a deck", "project_l-26")
    if _is_empty(game, deck):
        return Refusal(f"{_deck_name(game, deck)} is empty", "project_l-23")
    return _NO_ROOM if _has_no_room(game, seat) else _SECOND_BLACK


def _is_empty(game: Reading, deck: int) -> bool:
    return bool(game.decks[deck].unseen_left + game.decks[deck].known_left == 0)


def _deck_name(game: Reading, deck: int) -> str:
    return "the deck" if game.seats == 1 else f"the {DECK_NAMES[deck]} deck"


def _not_recycled(game: Reading, seat: int, move: int) -> Refusal:
    deck = DECK_NAMES[move - FIRST_RECYCLE]
    if game.seats == 1:
        return Refusal("playing alone you cannot recycle", "project_l-83b")
    if set_of(game, seat):
        return Refusal("only the holder of the clear stone recycles", "project_l-32")
    return Refusal(f"the {deck} deck is empty, so its row stays as it is", "project_l-31")


def _no_dot(game: Reading, seat: int, move: int) -> Refusal:
    if not game.options[FREE_DOT]:
        return _NOTHING_FREE
    return Refusal(f"the supply has no {PIECE_IDS[DOT]} left", "project_l-37")


_NOTHING_FREE = Refusal("in this game no piece is taken for nothing", "project_l-34")


# project_l-37: named in place of a D1.
def _not_instead_of_dot(game: Reading, seat: int, move: int) -> Refusal:
    piece, dot = PIECE_IDS[move - FIRST_PIECE], PIECE_IDS[DOT]
    if not game.options[FREE_DOT]:
        return _NOTHING_FREE
    if game.supply[DOT]:
        return Refusal(f"the supply has a {dot}: nothing else is taken for nothing", "project_l-37")
    if not game.supply[move - FIRST_PIECE]:
        return Refusal(f"the supply has no {piece} left", "project_l-37")
    return Refusal(f"you cannot take {piece} in place of a {dot}: it is too high", "project_l-37")


# project_l-35: only a red arrow or a reward gains a ghost.
def _not_upgraded(game: Reading, seat: int, move: int) -> Refusal:
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


def _not_split(game: Reading, seat: int, move: int) -> Refusal:
    split = move - FIRST_SPLIT
    ghost = PIECE_IDS[SPLIT_GHOST[split]]
    if not game.players[seat].stock[SPLIT_GHOST[split]]:
        return Refusal(f"you have no {ghost} in stock to split", "project_l-45")
    short = next(p for p in range(PIECES) if SPLIT_INTO[split, p] > game.supply[p])
    return Refusal(f"the supply has not enough {PIECE_IDS[short]} left", "project_l-46")


# project_l-41: where there is nothing to place, there is no Master.
_NOTHING_FITS = Refusal("none of your pieces fits into a puzzle of yours", "project_l-41")


def _no_master(game: Reading, seat: int, move: int) -> Refusal:
    if game.players[seat].mastered:
        return Refusal("you have used the Master of this turn", "project_l-40")
    return _NOTHING_FITS


def _no_ambassador(game: Reading, seat: int, move: int) -> Refusal:
    player = game.players[seat]
    if player.symbols:
        return _NOTHING_FITS
    if player.new_symbols:
        return Refusal("an M gained in this turn is for a later one", "project_l-44")
    return Refusal("you have no M tile to spend", "project_l-43")


def no_insert(game: Reading, seat: int, move: int) -> Refusal:
    """Why no further action can be bought."""
    player = game.players[seat]
    if not game.options[FINESSE]:
        return Refusal("extra actions are bought only with Finesse", "project_l-48")
    if player.credits + player.new_credits >= INSERT_COST:
        return Refusal("credits gained in this turn are for a later one", "project_l-49")
    return Refusal(f"an extra action costs {INSERT_COST} credits", "project_l-48")


Reason = Callable[[Reading, int, int], Refusal]
_ACTIONS: tuple[tuple[int, Reason], ...] = (
    (0, _no_move),
    (FIRST_PLACE, not_placed),
    (FIRST_DECK, _not_taken),
    (FIRST_RECYCLE, _not_taken_blind),
    (FREE_DOT_MOVE, _not_recycled),
    (FIRST_UPGRADE, _no_dot),
    (FIRST_SPLIT, _not_upgraded),
    (MASTER, _not_split),
    (AMBASSADOR, _no_master),
    (INSERT, _no_ambassador),
    (DONE, no_insert),
    (FIRST_PIECE, _no_move),  # never asked: a turn may always end
    (MOVES, _not_instead_of_dot),
)
