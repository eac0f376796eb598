"""What sayings about the market of Project L mean: which place, which deck, and what is missing."""

from typing import NoReturn

from parlour.errors import BadWords
from parlour.games.project_l.box import DECK_NAMES, NO_PUZZLE, PUZZLE_IDS
from parlour.games.project_l.misheard import no_such
from parlour.games.project_l.moves import FIRST_DECK, FIRST_PLACE, FIRST_RECYCLE
from parlour.games.project_l.rules.market import holds_clear_stone
from parlour.games.project_l.setting import GRID, PLACES_OF_SET, ROW_LENGTH
from parlour.games.project_l.vocabulary import Said
from parlour.kit.positions import Reading


def puzzle_named(game: Reading, seat: int, said: Said) -> int:
    """The place where the puzzle lies."""
    puzzle = PUZZLE_IDS.index(said[0])
    places: list[int] = game.market
    if puzzle in places:
        return FIRST_PLACE + places.index(puzzle)
    where = "the grid" if game.seats == 1 else "a row you could take from"
    there = ", ".join(_in_reach(game, seat))
    raise BadWords(f"{said[0]} does not lie in {where}{there and f'; there lie {there}'}.")


def _in_reach(game: Reading, seat: int) -> list[str]:
    first = _first_place(game, seat)
    end = first + (GRID if game.seats == 1 else PLACES_OF_SET)
    return [PUZZLE_IDS[puzzle] for puzzle in game.market[first:end] if puzzle != NO_PUZZLE]


# project_l-26
def _first_place(game: Reading, seat: int) -> int:
    return 0 if holds_clear_stone(game.record, seat) else PLACES_OF_SET


def no_such_puzzle(game: Reading, seat: int, said: Said) -> NoReturn:
    """Refuse what is taken but is a cell."""
    raise BadWords(f"There is no {no_such(said[0])}.")


# project_l-09: two sets of rows with 5 and 6 players; project_l-26: your own unless said.
def row_place(game: Reading, seat: int, said: Said) -> int:
    """A place by its row and column."""
    *sets, deck, column = said
    if game.seats == 1:
        raise BadWords('Playing alone you have a grid and no rows; say it like "take 3".')
    if sets == ["blackset"] and game.seats <= 4:
        raise BadWords(f'There is only one set of rows; say it like "take {deck} 2".')
    if not 1 <= int(column) <= ROW_LENGTH[game.seats]:
        raise BadWords(f"The {deck} row has the places 1 to {ROW_LENGTH[game.seats]}.")
    first = PLACES_OF_SET * (sets == ["blackset"]) if sets else _first_place(game, seat)
    return FIRST_PLACE + first + DECK_NAMES.index(deck) * PLACES_OF_SET // 2 + int(column) - 1


# project_l-83f
def grid_place(game: Reading, seat: int, said: Said) -> int:
    """A place of the grid, counted row by row."""
    if game.seats > 1:
        raise BadWords('Say from which row, like "take white 2".')
    if not 1 <= int(said[-1]) <= GRID:
        raise BadWords(f"The grid has the places 1 to {GRID}.")
    return FIRST_PLACE + int(said[-1]) - 1


def deck_top(game: Reading, seat: int, said: Said) -> int:
    """The top of a deck."""
    named = [word for word in said if word in DECK_NAMES]
    if not named and game.seats > 1:  # project_l-83: alone, a single deck
        raise BadWords('Say from which deck, like "takes the top white puzzle".')
    return FIRST_DECK + (DECK_NAMES.index(named[0]) if named else 0)


def any_of_deck(game: Reading, seat: int, said: Said) -> NoReturn:
    """Ask for more than a colour."""
    if game.seats == 1:
        raise BadWords('Say which puzzle, like "take 3" or "takes the top puzzle".')
    ways = f'"take {said[0]} 2" or "takes the top {said[0]} puzzle"'
    raise BadWords(f"Say which {said[0]} puzzle, like {ways}.")


def recycling(game: Reading, seat: int, said: Said) -> int:
    """The row that goes under its deck."""
    return FIRST_RECYCLE + DECK_NAMES.index(said[0])
