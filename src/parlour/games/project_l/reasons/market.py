"""Why a puzzle is not taken: project_l-23 to project_l-27."""

from parlour.games.game import Refusal
from parlour.games.project_l.box.market import ROW_LENGTH, SPACES_OF_ROW, SPACES_OF_SET
from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.puzzles import NO_PUZZLE
from parlour.games.project_l.box.solo import GRID
from parlour.games.project_l.moves import FIRST_DECK, FIRST_SPACE
from parlour.games.project_l.nouns import DECK, PUZZLE
from parlour.games.project_l.rules.decks import deck_size
from parlour.games.project_l.rules.market import free_slot, holds_clear_stone, is_in_own_set
from parlour.kit.positions import Reading


def not_taken(game: Reading, seat: int, move: int) -> Refusal:
    """Why the puzzle in a space of the market is not taken."""
    space = move - FIRST_SPACE
    if game.market[space] == NO_PUZZLE:
        return _gap(game, space)
    if not is_in_own_set(game.record, seat, space):
        puzzle = PUZZLE.said(game.market[space])
        return Refusal(f"{puzzle} lies in the set of the other stone", "project_l-26")
    return _no_room_or_second_black(game, seat)


# project_l-08, project_l-09, project_l-83: how many spaces there are.
def _gap(game: Reading, space: int) -> Refusal:
    if game.seats == 1 and space >= GRID:
        return Refusal("the grid has only nine places", "project_l-83")
    if 1 < game.seats <= 4 and space >= SPACES_OF_SET:
        return Refusal("there is only one set of puzzles", "project_l-08")
    if game.seats > 4 and space % SPACES_OF_ROW >= ROW_LENGTH[game.seats]:
        return Refusal("the rows have only three places", "project_l-09")
    return Refusal("no puzzle lies there: the deck was empty", "project_l-24")


def not_taken_blind(game: Reading, seat: int, move: int) -> Refusal:
    """Why the top of a deck is not taken."""
    deck = move - FIRST_DECK
    if game.seats == 1 and deck:
        return Refusal("playing alone you have a single deck", "project_l-83")
    if not holds_clear_stone(game.record, seat):
        return Refusal("only the holder of the clear stone takes from a deck", "project_l-26")
    if deck_size(game.record, deck) == 0:
        name = "the deck" if game.seats == 1 else f"the {DECK.said(deck)} deck"
        return Refusal(f"{name} is empty", "project_l-23")
    return _no_room_or_second_black(game, seat)


def _no_room_or_second_black(game: Reading, seat: int) -> Refusal:
    if free_slot(game.record["players"][seat]) == SLOTS:
        return Refusal("you have four unfinished puzzles: complete one first", "project_l-25")
    return Refusal("the end is near: you may take only one black puzzle a turn", "project_l-27")
