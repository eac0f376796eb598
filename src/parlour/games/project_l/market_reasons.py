"""Why a puzzle of Project L is not taken, and a row not recycled.

What is left when every other reason has been looked at is the reason, as the move is not legal.
"""

from parlour.games.game import Refusal
from parlour.games.project_l.box import DECK_NAMES, NO_PUZZLE, PUZZLE_IDS
from parlour.games.project_l.moves import FIRST_DECK, FIRST_PLACE, FIRST_RECYCLE
from parlour.games.project_l.rules.decks import deck_size
from parlour.games.project_l.rules.market import holds_clear_stone
from parlour.games.project_l.setting import GRID, PLACES_OF_SET, ROW_LENGTH
from parlour.kit.positions import Reading

_HALF = PLACES_OF_SET // 2


def not_taken(game: Reading, seat: int, move: int) -> Refusal:
    """Why the puzzle at a place of the market is not taken."""
    place = move - FIRST_PLACE
    if game.market[place] == NO_PUZZLE:
        return _gap(game, place)
    puzzle = PUZZLE_IDS[game.market[place]]
    in_clear_set = place < PLACES_OF_SET or game.seats == 1
    if in_clear_set != holds_clear_stone(game.record, seat):
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


def not_taken_blind(game: Reading, seat: int, move: int) -> Refusal:
    """Why the top of a deck is not taken."""
    deck = move - FIRST_DECK
    if game.seats == 1 and deck:
        return Refusal("playing alone you have a single deck", "project_l-83")
    if not holds_clear_stone(game.record, seat):
        return Refusal("only the holder of the clear stone takes from a deck", "project_l-26")
    if deck_size(game.record, deck) == 0:
        return Refusal(f"{_deck_name(game, deck)} is empty", "project_l-23")
    return _NO_ROOM if _has_no_room(game, seat) else _SECOND_BLACK


def _deck_name(game: Reading, deck: int) -> str:
    return "the deck" if game.seats == 1 else f"the {DECK_NAMES[deck]} deck"


def not_recycled(game: Reading, seat: int, move: int) -> Refusal:
    """Why a row does not go under its deck."""
    deck = DECK_NAMES[move - FIRST_RECYCLE]
    if game.seats == 1:
        return Refusal("playing alone you cannot recycle", "project_l-83b")
    if not holds_clear_stone(game.record, seat):
        return Refusal("only the holder of the clear stone recycles", "project_l-32")
    return Refusal(f"the {deck} deck is empty, so its row stays as it is", "project_l-31")
