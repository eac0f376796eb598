"""Why a row is not recycled, or a puzzle of it not put under: project_l-30 to project_l-32."""

from parlour.games.game import Refusal
from parlour.games.project_l.box.puzzles import NO_PUZZLE
from parlour.games.project_l.moves import FIRST_DECK, FIRST_RECYCLE, FIRST_SPACE
from parlour.games.project_l.nouns import DECK, PUZZLE
from parlour.games.project_l.rules.market import holds_clear_stone
from parlour.games.project_l.rules.recycle import is_in_row
from parlour.kit.positions import Reading


def not_recycled(game: Reading, seat: int, move: int) -> Refusal:
    """Why a row does not go under its deck."""
    if game.seats == 1:
        return Refusal("playing alone you cannot recycle", "project_l-83b")
    if not holds_clear_stone(game.record, seat):
        return Refusal("only the holder of the clear stone recycles", "project_l-32")
    deck = DECK.said(move - FIRST_RECYCLE)
    return Refusal(f"the {deck} deck is empty, so its row stays as it is", "project_l-31")


def not_put_under(game: Reading, seat: int, move: int) -> Refusal:
    """Why a puzzle is not the next to go under."""
    space, row = move - FIRST_SPACE, DECK.said(game.players[seat].recycled)
    if not FIRST_SPACE <= move < FIRST_DECK or game.market[space] == NO_PUZZLE:
        return Refusal(f"say which puzzle of the {row} row goes under next", "project_l-30")
    puzzle = PUZZLE.said(game.market[space])
    if is_in_row(game.record["players"][seat], space):
        return Refusal(f"{puzzle} is to go under already", "project_l-30")
    return Refusal(f"{puzzle} is not in the row you recycle", "project_l-30")
