"""What sayings about the market of Project L mean: which space, and what is missing."""

from typing import NoReturn

from parlour.errors import BadWords
from parlour.games.project_l.box.market import ROW_LENGTH, SPACES_OF_ROW, SPACES_OF_SET
from parlour.games.project_l.box.puzzles import DECK_NAMES, NO_PUZZLE
from parlour.games.project_l.box.solo import GRID
from parlour.games.project_l.moves import FIRST_SPACE
from parlour.games.project_l.nouns import PUZZLE
from parlour.games.project_l.rules.market import first_space, is_in_own_set
from parlour.games.project_l.words.examples import like, takes, tops
from parlour.kit.positions import Reading


def puzzle_named(game: Reading, seat: int, said: list[str]) -> int:
    """The space where the puzzle lies."""
    puzzle, market = PUZZLE.number(said[0]), game.market
    if puzzle in market:
        return FIRST_SPACE + int(market.index(puzzle))
    where = "the grid" if game.seats == 1 else "a row you could take from"
    there = ", ".join(
        PUZZLE.said(lying)
        for space, lying in enumerate(market)
        if lying != NO_PUZZLE and is_in_own_set(game.record, seat, space)
    )
    raise BadWords(f"{said[0]} does not lie in {where}{there and f'; there lie {there}'}.")


# project_l-09: two sets of rows with 5 and 6 players; project_l-26: your own unless said.
def row_space(game: Reading, seat: int, said: list[str]) -> int:
    """A space by its row and column."""
    *sets, deck, column = said
    if game.seats == 1:
        raise BadWords(
            like("Playing alone you have a grid and no rows; say it", takes(game, seat)[:1])
        )
    if sets == ["blackset"] and game.seats <= 4:
        examples = takes(game, seat, deck)[:1]
        raise BadWords(like("There is only one set of rows; say it", examples))
    if not 1 <= int(column) <= ROW_LENGTH[game.seats]:
        raise BadWords(f"The {deck} row has the places 1 to {ROW_LENGTH[game.seats]}.")
    own = int(first_space(game.record, seat))
    first = SPACES_OF_SET * (sets == ["blackset"]) if sets else own
    return FIRST_SPACE + first + DECK_NAMES.index(deck) * SPACES_OF_ROW + int(column) - 1


# project_l-83f
def grid_space(game: Reading, seat: int, said: list[str]) -> int:
    """A space of the grid, counted row by row."""
    if game.seats > 1:
        raise BadWords(like("Say from which row,", takes(game, seat, *DECK_NAMES)[:1]))
    if not 1 <= int(said[-1]) <= GRID:
        raise BadWords(f"The grid has the places 1 to {GRID}.")
    return FIRST_SPACE + int(said[-1]) - 1


def no_space(game: Reading, seat: int, said: list[str]) -> NoReturn:
    """Ask for more than a colour."""
    which = "puzzle" if game.seats == 1 else f"{said[0]} puzzle"
    examples = [*takes(game, seat, said[0])[:1], *tops(game, seat, said[0])]
    raise BadWords(like(f"Say which {which},", examples))
